import type { Space } from '../state/ids.ts'
import type { Game, VolumeFacts } from '../state/model.ts'
import { level } from '../state/reading.ts'

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

/** Shifts a space by levels, stopping at the ends. Tells whether it changed. */
export function shift(g: Game, space: Space, by: number): boolean {
  const most = mostLevel(g.volume)
  return setLevel(g, space, Math.max(-most, Math.min(most, level(g, space) + by)))
}
