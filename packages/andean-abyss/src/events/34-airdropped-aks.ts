import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { canPlace, gain, pickFaction, place, preferring } from '@coinflict/kernel/rules'
import { type Faction, factionWord, type Game, resources, type Space, type Word } from '@coinflict/kernel/state'
import { base, INSURGENTS, underground } from '../forces.ts'
import { pop } from '../map.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { BY_EVENT } from '../nonplayers/second/govt/activities.ts'
import { targets } from '../nonplayers/second/govt/terms.ts'
import { departments, dual, pickSpace, takesAll } from './verbs.ts'

export const card = dual(
  34,
  'Airdropped AKs',
  'FCAG',
  ['parachute', 'rifle'],
  {
    en: {
      unshaded: 'An insurgent faction loses 5 Resources.',
      shaded: 'An insurgent faction places 1 of its Bases and 2 of its Guerrillas in a department without Population.',
    },
    es: {
      unshaded: 'Una facción insurgente pierde 5 Recursos.',
      shaded: 'Una facción insurgente coloca 1 de sus Bases y 2 de sus Guerrillas en un departamento sin Población.',
    },
    pl: {
      unshaded: 'Jedna frakcja powstańcza traci 5 zasobów.',
      shaded: 'Jedna frakcja powstańcza umieszcza 1 swoją bazę i 2 swoich partyzantów w departamencie bez populacji.',
    },
  },
  {
    unshaded(g, by) {
      const f = pickFaction(g, by, () => INSURGENTS)
      if (f !== undefined) gain(g, f, -5)
    },
    shaded(g, by) {
      const f = pickFaction(g, by, () => INSURGENTS.filter((i) => dropZones(g, i).length > 0))
      if (f === undefined) return
      g.cite('5.1', f)
      const s = pickSpace(g, f, 'event.space', () => dropZones(g, f))
      if (s === undefined) return
      place(g, base(f), s)
      place(g, underground(f), s, 2)
    },
  },
)

/** Where a base and two guerrillas can come, as far as available; else where the base can, else where anything can (ruling 91). */
function dropZones(g: Game, f: Faction): readonly Space[] {
  const empty = departments(g).filter((d) => pop(d) === 0)
  const withBase = empty.filter((d) => canPlace(g, base(f), d))
  const some = empty.filter((d) => withBase.includes(d) || canPlace(g, underground(f), d))
  const all = some.filter((d) => takesAll(g, f, underground(f), 2, d))
  return preferring(all, preferring(withBase, some))
}

// What non-players do with it.

/** Who pays: a player with Resources, then another with Resources. */
const payer = (np: NonPlayer): Word | undefined =>
  np.firstOf(BY_EVENT, [...targets(np).filter((f) => resources(np.g, f) > 0), ...targets(np)].map(factionWord))

export const nonPlayers: CardInstructions = {
  government: {
    answers: { 'event.faction': payer },
  },
}
