import { type Faction, type Game, phase, type Space } from '@coinflict/kernel/state'
import { isSecondEdition, outnumbers } from './forces.ts'
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
