import { most } from '@coinflict/kernel/nonplayers'
import { bases, remove, sitOut, undergroundOf } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { base, CARTELS, FARC, GOVT, INSURGENTS, TROOPS } from '../forces.ts'
import { LOSES, mostSurplus } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, mostBasesOf, where } from '../nonplayers/events/lines.ts'
import { surplus } from '../nonplayers/second/govt/terms.ts'
import { here } from '../nonplayers/terms.ts'
import { bySpace, departments, dual, pickSpace, showAll } from './verbs.ts'

export const card = dual(
  23,
  'DoD Contractors',
  'FGCA',
  ['suitcase', 'plane'],
  {
    en: {
      unshaded: 'In one department flip all Guerrillas to Active and remove all Cartels Bases.',
      shaded:
        'The Government removes 3 of its Troops. The Government and FARC become ineligible at once and stay so through the next card.',
    },
    es: {
      unshaded: 'En un departamento, Activa todas las Guerrillas y elimina todas las Bases de los Cárteles.',
      shaded:
        'El Gobierno elimina 3 de sus Tropas. El Gobierno y las FARC pasan de inmediato a no elegibles, hasta el final de la próxima carta.',
    },
    pl: {
      unshaded: 'W jednym departamencie aktywuj wszystkich partyzantów i usuń wszystkie bazy karteli.',
      shaded:
        'Rząd usuwa 3 swoje kostki wojska. Rząd i FARC stają się od razu nieuprawnione, do końca następnej karty.',
    },
  },
  {
    unshaded(g, by) {
      const hidden = (s: Space) => INSURGENTS.some((f) => undergroundOf(g, f, s) > 0)
      const haunts = () => departments(g).filter((d) => hidden(d) || bases(g, CARTELS, d) > 0)
      const s = pickSpace(g, by, 'event.space', haunts)
      if (s === undefined) return
      for (const f of INSURGENTS) showAll(g, f, s)
      remove(g, base(CARTELS), s, bases(g, CARTELS, s))
    },
    shaded(g, by) {
      g.cite('5.1', GOVT)
      bySpace(g, GOVT, 'event.remove-where', TROOPS, 3, (s, n) => remove(g, TROOPS, s, n))
      g.cite('5.1', by)
      sitOut(g, GOVT)
      sitOut(g, FARC)
    },
  },
)

// What non-players do with it.

const mostHidden = most(
  { en: 'most Underground Guerrillas', es: 'más Guerrillas Ocultas', pl: 'najwięcej ukrytych partyzantów' },
  ({ g }, s) => INSURGENTS.reduce((sum, f) => sum + undergroundOf(g, f, s), 0),
)

export const nonPlayers: CardInstructions = {
  government: {
    answers: {
      'event.space': where(MOST, [mostBasesOf(CARTELS), mostHidden]),
      'event.remove-where': where(LOSES, [mostSurplus]),
      'event.how-many': (np) => np.number(LOSES, Math.max(1, surplus(np.g, here(np)))),
    },
  },
}
