import type { Game } from './game.ts'

/** Control as it was marked at one moment, where rules hold to it while pieces come and go. */

/** Lays the Control markers as the pieces stand. */
export function markControl(g: Game): void {
  for (const s of g.volume.allSpaces) g.n[g.at.control + s] = g.volume.controlledBy(g, s) + 1
}

/** Takes the Control markers off. */
export function clearControl(g: Game): void {
  g.n.fill(0, g.at.control, g.at.control + g.at.spaces)
}
