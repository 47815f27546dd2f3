import { basesOnMap, hasBeatenAll, isSolo, soloScore, totalOpposition, totalSupport } from '@coinflict/kernel/rules'
import { type Faction, type Game, resources, type Verdict } from '@coinflict/kernel/state'
import { AUC, CARTELS, FARC, GOVT, isSecondEdition } from './forces.ts'

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

/** 8.8 (2nd edition 8.9) How a lone player fared: by how much the own margin is above the best of the non-players. */
export function verdict(g: Game): Verdict | undefined {
  if (!g.isOver || !isSolo(g)) return undefined
  const n = soloScore(g)
  const isLost = n <= 0 || g.volume.allFactions.some((f) => hasBeatenAll(g, f))
  const id = isLost ? 'verdict.failure' : n < 4 ? 'verdict.stalemate' : n < 9 ? 'verdict.progress' : 'verdict.triumph'
  return { id, rule: isSecondEdition(g) ? '8.9' : '8.8', n }
}
