import { type Faction, type Game, level, resources } from '@coinflict/kernel'
import { AUC, basesOnMap, CARTELS, FARC, GOVT } from './forces.ts'
import { pop } from './map.ts'

/** 1.6.3 */
export function totalSupport(g: Game): number {
  let sum = 0
  for (const s of g.volume.allSpaces) if (level(g, s) > 0) sum += pop(s) * level(g, s)
  return sum
}

/** 1.6.3 */
export function totalOpposition(g: Game): number {
  let sum = 0
  for (const s of g.volume.allSpaces) if (level(g, s) < 0) sum -= pop(s) * level(g, s)
  return sum
}

/** 7.3 How far a faction is beyond its condition (above 0) or short of it. */
export function margin(g: Game, f: Faction): number {
  switch (f) {
    case GOVT:
      return totalSupport(g) - 60
    case FARC:
      return totalOpposition(g) + basesOnMap(g, FARC) - 25
    case AUC:
      return basesOnMap(g, AUC) - basesOnMap(g, FARC)
    default:
      return Math.min(basesOnMap(g, CARTELS) - 10, resources(g, CARTELS) - 40)
  }
}

/** 7.1 Ties go to non-players, then Cartels, AUC, FARC; the Government last. */
export const TIE_ORDER: readonly Faction[] = [CARTELS, AUC, FARC, GOVT]
