import type { Holder, Space } from '../state/ids.ts'
import type { Game, VolumeFacts } from '../state/model.ts'
import { level } from '../state/reading.ts'
import { controlledBy } from './control.ts'

/** Levels of support run from -2 to 2; a volume with three levels uses -1 to 1, and `volume.levels` names them. */
export const ACTIVE_SUPPORT = 2
export const PASSIVE_SUPPORT = 1
export const NEUTRAL = 0
export const PASSIVE_OPPOSITION = -1
export const ACTIVE_OPPOSITION = -2

/** The farthest level from neutral, either way. */
export const mostLevel = (volume: VolumeFacts): number => (volume.levels.length - 1) / 2

/** The name of a level, and the level of a name; nothing if no level is called so. */
export const levelName = (volume: VolumeFacts, n: number): string => volume.levels[n + mostLevel(volume)] as string
export function levelOf(volume: VolumeFacts, name: string): number | undefined {
  const at = volume.levels.indexOf(name)
  return at === -1 ? undefined : at - mostLevel(volume)
}

/** Sets the level of a space with population; spaces without stay neutral (1.6). Tells whether it changed. */
export function setLevel(g: Game, space: Space, to: number): boolean {
  if (!g.volume.takesSides(g, space) || level(g, space) === to) return false
  g.n[g.at.levels + space] = to
  if (g.log) g.write('shift', { space, n: to })
  return true
}

/** 1.6 Whether the people of a space support, or oppose. */
export const hasSupport = (g: Game, space: Space): boolean => level(g, space) > NEUTRAL
export const hasOpposition = (g: Game, space: Space): boolean => level(g, space) < NEUTRAL

/** 1.6 Whether a space can still shift toward Opposition, toward Support, or be set to Neutral. */
export const canWorsen = (g: Game, space: Space): boolean =>
  g.volume.takesSides(g, space) && level(g, space) > -mostLevel(g.volume)
export const canImprove = (g: Game, space: Space): boolean =>
  g.volume.takesSides(g, space) && level(g, space) < mostLevel(g.volume)
export const canSettle = (g: Game, space: Space): boolean =>
  g.volume.takesSides(g, space) && level(g, space) !== NEUTRAL

/** The people of the spaces that fit, of those where they can take sides. */
export function peopleWhere(g: Game, fits: (space: Space) => boolean): number {
  let sum = 0
  for (const space of g.volume.allSpaces)
    if (g.volume.takesSides(g, space) && fits(space)) sum += g.volume.population(g, space)
  return sum
}

/** 1.6 Population at Support, and at Opposition; what is Active counts double. */
export const totalSupport = (g: Game): number => totalLevel(g, 1)
export const totalOpposition = (g: Game): number => totalLevel(g, -1)
function totalLevel(g: Game, toward: 1 | -1): number {
  let sum = 0
  for (const space of g.volume.allSpaces)
    if (toward * level(g, space) > NEUTRAL) sum += toward * level(g, space) * g.volume.population(g, space)
  return sum
}

/** 1.7, 1.9 Population that a holder Controls as the pieces stand, or nobody (-1). */
export const controlledPopulation = (g: Game, by: Holder | -1): number =>
  peopleWhere(g, (space) => controlledBy(g, space) === by)

/** Shifts a space by levels, stopping at the ends. Tells whether it changed. */
export function shift(g: Game, space: Space, by: number): boolean {
  const most = mostLevel(g.volume)
  return setLevel(g, space, Math.max(-most, Math.min(most, level(g, space) + by)))
}
