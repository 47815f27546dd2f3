import type { Game } from './game.ts'
import type { Space } from './ids.ts'
import { level } from './state.ts'

/** Levels of support run from -2 to 2; a volume with three levels uses -1 to 1. */
export const ACTIVE_SUPPORT = 2
export const PASSIVE_SUPPORT = 1
export const NEUTRAL = 0
export const PASSIVE_OPPOSITION = -1
export const ACTIVE_OPPOSITION = -2

export const LEVEL_NAMES = [
  'active-opposition',
  'passive-opposition',
  'neutral',
  'passive-support',
  'active-support',
] as const

/** Sets the level of a space with population; spaces without stay neutral (1.6). Tells whether it changed. */
export function setLevel(g: Game, space: Space, to: number): boolean {
  if ((g.volume.spaces[space]?.pop ?? 0) === 0 || level(g, space) === to) return false
  g.n[g.at.levels + space] = to
  if (g.log) g.write('shift', { space, n: to })
  return true
}

/** Shifts a space by levels, stopping at the ends. Tells whether it changed. */
export function shift(g: Game, space: Space, by: number): boolean {
  return setLevel(g, space, Math.max(ACTIVE_OPPOSITION, Math.min(ACTIVE_SUPPORT, level(g, space) + by)))
}
