import { type Criterion, first, most, type NonPlayer } from '@coinflict/kernel/nonplayers'
import {
  ACTIVE_OPPOSITION,
  activeOf,
  allBases,
  bases,
  hasSupport,
  outnumbers,
  undergroundOf,
} from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  factionWord,
  type Line,
  level,
  resources,
  type Space,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { AUC, base, CARTELS, FARC, GOVT, INSURGENTS, isSabotaged, room, underground } from '../../forces.ts'
import { isLoc, pop } from '../../map.ts'
import { hasTarget } from '../attack.ts'
import { farcBaseFirst, hasFarc, isCloseToFarc } from '../auc.ts'
import { isOrigin } from '../farc.ts'
import { hasRoom, here, own } from '../terms.ts'
import { BENEFIT, foes } from './lines.ts'

/** 8.4.4 What insurgents would do by their charts: vocabulary for their instructions. */

/** 8.6.4 With a non-player Government AUC spares its Support. */
export const isSpared = (np: NonPlayer, s: Space): boolean => np.me === AUC && !np.isPlayer(GOVT) && hasSupport(np.g, s)
/** 3.3.4 Whether Terror does something there that the chart would want: on a sound line, or to people who can still be swayed. */
export const terrorServes = (np: NonPlayer, s: Space): boolean => {
  const { g, me } = np
  if (isLoc(s)) return !isSabotaged(g, s)
  return pop(s) > 0 && !isSpared(np, s) && (me !== FARC || level(g, s) > ACTIVE_OPPOSITION)
}
/** 8.6.3, 8.7.3 Whom the chart would hit, one after another; the Cartels' chart knows no Attack. */
export const targetsOf = (np: NonPlayer): readonly Faction[] =>
  np.me === AUC ? [FARC, GOVT] : np.me === FARC ? [AUC, GOVT, CARTELS] : foes(np)
/** Three guerrillas or more, and such a target. */
export const hasForce = (np: NonPlayer, s: Space): boolean => own(np, s) >= 3 && hasTarget(np, s, targetsOf(np))
/** Whether the chart would rather Attack than use Terror now. */
export const attacks = (np: NonPlayer): boolean => {
  if (np.me === CARTELS) return false
  return np.me === AUC ? !isCloseToFarc(np) : resources(np.g, FARC) > resources(np.g, GOVT)
}

/** 8.5.2, 8.6.2, 8.7.2 How many guerrillas a March would leave in a space, and how many it would let go. */
const kept = (np: NonPlayer, s: Space): number => {
  const { g, me } = np
  return (me === FARC ? allBases(g, s) > 0 : bases(g, me, s) > 0 || (me === AUC && hasFarc(np, s))) ? 1 : 0
}
export const spare = (np: NonPlayer, s: Space): number => Math.max(0, own(np, s) - kept(np, s))
export const mostSpare = (limit: number): Criterion =>
  most(
    {
      en: 'most Guerrillas that may leave',
      es: 'más Guerrillas que puedan irse',
      pl: 'najwięcej partyzantów, którzy mogą odejść',
    },
    (np, s) => Math.min(limit, spare(np, s)),
  )
export const leavingFirst = first(
  { en: 'where a March would start', es: 'de donde saldría una Marcha', pl: 'skąd ruszyłby przemarsz' },
  (np, s) => np.me !== FARC || isOrigin(np, s),
)

/** 8.5.2, 8.6.2, 8.7.2 Where a March would lead. */
const isGoal = (np: NonPlayer, s: Space): boolean => {
  const { g, me } = np
  if (isLoc(s)) return false
  if (me === CARTELS) return hasRoom(np, s)
  if (me === AUC) return hasFarc(np, s) && own(np, s) === 0
  return pop(s) > 0 && level(g, s) >= 0 && !outnumbers(g, FARC, s)
}
const goalFirst = first(
  { en: 'where a March would go', es: 'adonde iría una Marcha', pl: 'dokąd prowadziłby przemarsz' },
  isGoal,
)
export const goals = (np: NonPlayer): readonly Criterion[] => (np.me === AUC ? [goalFirst, farcBaseFirst] : [goalFirst])

/** How many of the kind asked for go, if so many go in all: Active ones first, or those Underground but for one that must stay. */
export function howMany(np: NonPlayer, why: Line, all: number, isSeenFirst: boolean): Word | undefined {
  const { g, me, q } = np
  const s = here(np)
  const [seen, hidden] = [activeOf(g, me, s), undergroundOf(g, me, s)]
  const goesHidden = isSeenFirst ? all - Math.min(seen, all) : Math.min(Math.max(hidden - kept(np, s), all - seen), all)
  return np.number(why, q.params?.piece === underground(me) ? goesHidden : all - goesHidden)
}

/** Most of so many bases of a faction that can come, as far as any is Available. */
export const roomFor = (f: Faction, n: number): Criterion =>
  most({ en: 'room for a Base', es: 'sitio para una Base', pl: 'miejsce na bazę' }, ({ g }, s) =>
    Math.min(n, room(g, base(f), s), available(g, base(f))),
  )

/** The choice that cards 50 and 54 leave. */
export const REPLACE = word('replace')
export const REMOVE = word('remove')

/** The executing faction, another non-player, a player last. */
export const benefit = (np: NonPlayer): Word | undefined =>
  np.firstOf(
    BENEFIT,
    [np.me, ...[...INSURGENTS].sort((a, b) => Number(np.isPlayer(a)) - Number(np.isPlayer(b)))].map(factionWord),
  )
