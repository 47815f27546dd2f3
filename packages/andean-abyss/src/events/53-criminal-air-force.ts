import { first } from '@coinflict/kernel/nonplayers'
import { activeOf, askGroup, flip, type Group, guerrillas, pickFaction, undergroundOf } from '@coinflict/kernel/rules'
import { DONE, type Faction, type Game, type Space } from '@coinflict/kernel/state'
import { active, INSURGENTS, room, underground } from '../forces.ts'
import { moveGuerrillas } from '../movement.ts'
import { type CardInstructions, insurgentLine } from '../nonplayers/events/instruction.ts'
import { goals, howMany, leavingFirst, mostSpare, spare } from '../nonplayers/events/insurgents.ts'
import { everywhere, inEvent } from '../nonplayers/events/lines.ts'
import { here } from '../nonplayers/terms.ts'
import { departments, maySpace, pickSpace, single } from './verbs.ts'

export const card = single(
  53,
  'Criminal Air Force',
  'ACFG',
  ['plane', 'coca'],
  {
    en: {
      unshaded:
        'Name an insurgent faction: it moves 1 or 2 of its Guerrillas between any 2 departments and flips those that moved Underground.',
    },
    es: {
      unshaded:
        'La facción insurgente que elijas mueve 1 o 2 de sus Guerrillas entre 2 departamentos cualesquiera y gira a Ocultas las que movió.',
    },
    pl: {
      unshaded:
        'Wskazana przez ciebie frakcja powstańcza przesuwa 1 lub 2 swoich partyzantów między 2 dowolnymi departamentami i odwraca przesuniętych na stronę ukrytą.',
    },
  },
  (g, by) => {
    const airfields = (f: Faction) => departments(g).filter((s) => guerrillas(g, f, s) > 0)
    const f = pickFaction(g, by, () => INSURGENTS.filter((each) => airfields(each).length > 0))
    if (f === undefined) return
    g.cite('5.1', f)
    const from = pickSpace(g, f, 'event.move-from', () => airfields(f))
    if (from === undefined) return
    const open = () =>
      departments(g).filter((s) => s !== from && guerrillas(g, f, from) > 0 && room(g, underground(f), s) > 0)
    const to = pickSpace(g, f, 'event.move-to', open, { space: from })
    if (to !== undefined) flyBetween(g, f, from, to)
  },
)

/** Two go one way, or one each way (ruling 106). */
function flyBetween(g: Game, f: Faction, a: Space, b: Space): void {
  const fly = (from: Space, to: Space, most: () => Group): number => {
    const { underground: hidden, active: seen } = askGroup(g, f, f, from, to, most, '5.1')
    moveGuerrillas(g, f, from, to, hidden, seen)
    flip(g, active(f), to, Math.min(seen, activeOf(g, f, to)))
    return hidden + seen
  }
  const flown = fly(a, b, () => ({
    underground: undergroundOf(g, f, a),
    active: activeOf(g, f, a),
    total: Math.min(2, room(g, underground(f), b)),
  }))
  if (flown > 1) return
  const back = (): Group => ({
    underground: Math.max(0, undergroundOf(g, f, b) - flown),
    active: activeOf(g, f, b),
    total: 1,
  })
  const open = () => (back().underground + back().active > 0 ? [b] : [])
  if (maySpace(g, f, 'event.move-from', open) !== undefined) fly(b, a, back)
}

// What non-players do with it.

const AIR_FORCE = insurgentLine('h53', {
  en: 'Criminal Air Force: 2 friendly Guerrillas, Active ones first, to where a March would go; none come back.',
  es: 'Criminal Air Force: 2 Guerrillas propias, primero Activas, adonde iría una Marcha; ninguna vuelve.',
  pl: 'Criminal Air Force: 2 własnych partyzantów, najpierw aktywnych, tam, dokąd prowadziłby przemarsz; nikt nie wraca.',
})
const FLIGHT = 2
const seenFirst = first(
  { en: 'Active Guerrillas', es: 'Guerrillas Activas', pl: 'aktywni partyzanci' },
  (np, s) => activeOf(np.g, np.me, s) > 0,
)

export const nonPlayers: CardInstructions = {
  insurgents: {
    lines: [AIR_FORCE],
    answers: {
      'event.move-from': (np) =>
        np.firstOf(AIR_FORCE, [DONE]) ??
        np.chooseSpace(AIR_FORCE, everywhere, [mostSpare(FLIGHT), leavingFirst, seenFirst]),
      'event.move-to': (np) => np.chooseSpace(AIR_FORCE, everywhere, goals(np)),
      'move.how-many': inEvent((np) =>
        howMany(np, AIR_FORCE, Math.max(1, Math.min(FLIGHT, spare(np, here(np)))), true),
      ),
    },
  },
  government: { operates: true },
}
