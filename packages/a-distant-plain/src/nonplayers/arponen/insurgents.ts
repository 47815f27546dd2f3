import type { NonPlayer, SpaceLine } from '@coinflict/kernel/nonplayers'
import { bases, NEUTRAL, undergroundOf } from '@coinflict/kernel/rules'
import {
  type ActivityRules,
  type Faction,
  type Game,
  type Line,
  level,
  type Space,
  track,
} from '@coinflict/kernel/state'
import { CARD, inForce } from '../../events/lasting.ts'
import { ELDERS, hasPeople, TALIBAN } from '../../forces.ts'
import { isAfghan } from '../../map.ts'
import { rallyPlaces, whyNotHide } from '../../operations/rally.ts'

/** 8.8, 8.9 What the charts of both insurgent factions speak of. */

/** Find Fix Finish, unshaded: one Underground guerrilla is too few for some bases (8.8.1, 8.9.1). */
const isHunted = (g: Game, f: Faction, s: Space): boolean =>
  inForce(g, CARD.findFixFinish, 'unshaded') && (f === TALIBAN ? isAfghan(s) : bases(g, f, s) === 2)

/** How many own guerrillas stay at a base, Underground ones as far as there are. */
export function guards(g: Game, f: Faction, s: Space): number {
  if (bases(g, f, s) === 0) return 0
  return isHunted(g, f, s) ? 2 : 1
}

/** Whether so many guerrillas may be shown in a space: not the last ones at a base. */
export const mayShow = ({ g, me }: NonPlayer, s: Space, n = 1): boolean =>
  n === 0 || undergroundOf(g, me, s) - n >= guards(g, me, s)

/** Whether all guerrillas in a space may be shown, as an Attack does. */
export const mayShowAll = (np: NonPlayer, s: Space): boolean =>
  bases(np.g, np.me, s) === 0 || undergroundOf(np.g, np.me, s) === 0

/** Whose people could take sides and do not. */
export const isNeutral = (g: Game, s: Space): boolean => hasPeople(g, s) && level(g, s) === NEUTRAL

/** Who says to which level people turn while the Tribal Elders are heard; nobody below 0. */
export const elders = (g: Game): Faction | -1 =>
  inForce(g, CARD.tribalElders, 'unshaded') ? ((track(g, ELDERS) - 1) as Faction | -1) : -1

/** Whether a Rally can place guerrillas in a space, or else turn some Underground. */
export const canGain = ({ g, me }: NonPlayer, s: Space): boolean =>
  rallyPlaces(g, me, s) > 0 || whyNotHide(g, me, s) === undefined

/** Whether an activity may still be joined to the operation, as far as its kind goes. */
export const mayStillJoin = ({ op }: NonPlayer, activity: ActivityRules): boolean =>
  op !== undefined && op.activity === undefined && op.activities.includes(activity)

/** The first line that finds a space, to say why an activity is joined; else the last of them. */
export const leading = (np: NonPlayer, lines: readonly SpaceLine[], among: readonly Space[]): Line =>
  (lines.find((line) => line.when?.(np) !== false && among.some((s) => line.where(np, s))) ?? lines.at(-1)) as Line

/** Whether the operation was begun: it has a space. */
export const hasBegun = ({ op }: NonPlayer): boolean => (op?.spaces.length ?? 0) > 0
