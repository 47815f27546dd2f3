import { type Faction, type Game, phase, type Space } from '@coinflict/kernel'
import { FARC, GOVT, isSecondEdition, outnumbers } from './forces.ts'
import { isLoc } from './map.ts'

/**
 * 1.8, 6.2 Control of cities and departments by the Government or FARC. In the 1st edition the Control phase sets markers that hold
 * to the Reset; in the 2nd Control is always current and frozen only while forces redeploy (rulings 2, 3).
 */
export function controls(g: Game, f: Faction, s: Space): boolean {
  if (isLoc(s)) return false
  if (!isSecondEdition(g) || g.volume.phases[phase(g)]?.id === 'redeploy')
    return g.n[g.volume.layout.control + s] === f + 1
  return outnumbers(g, f, s)
}

/** Lays the Control markers as the pieces stand. */
export function markControl(g: Game): void {
  for (const s of g.volume.allSpaces) {
    const holder = isLoc(s) ? 0 : outnumbers(g, GOVT, s) ? GOVT + 1 : outnumbers(g, FARC, s) ? FARC + 1 : 0
    g.n[g.volume.layout.control + s] = holder
  }
}

/** Takes the Control markers off. */
export function clearControl(g: Game): void {
  g.n.fill(0, g.volume.layout.control, g.volume.layout.control + g.volume.layout.spaces)
}
