import type { Holder, Space } from '../state/ids.ts'
import type { Game } from '../state/model.ts'

/** Control as it was marked at one moment, where rules hold to it while pieces come and go. */

/** Lays the Control markers as the pieces stand. */
export function markControl(g: Game): void {
  for (const s of g.volume.allSpaces) g.n[g.at.control + s] = g.volume.controlledBy(g, s) + 1
}

/** Takes the Control markers off. */
export function clearControl(g: Game): void {
  g.n.fill(0, g.at.control, g.at.control + g.at.spaces)
}

/** Who Controls a space to be seen: as the markers lie while there are any on the map, otherwise as the pieces stand. */
export function shownControl(g: Game, s: Space): Holder | -1 {
  const { control, spaces } = g.at
  for (let i = control; i < control + spaces; i++) {
    if (g.n[i] !== 0) return ((g.n[control + s] as number) - 1) as Holder | -1
  }
  return g.volume.controlledBy(g, s)
}
