import {
  basesOnMap,
  hasBeatenAll,
  isSolo,
  lowestMargin,
  soloScore,
  totalOpposition,
  totalSupport,
} from '@coinflict/kernel/rules'
import { type Faction, type Game, type Goal, resources, type Verdict } from '@coinflict/kernel/state'
import { AUC, CARTELS, FARC, GOVT, isSecondEdition } from './forces.ts'

/** 7.2 What a faction needs to win. */
export function goals(g: Game, f: Faction): readonly Goal[] {
  switch (f) {
    case GOVT:
      return [{ id: 'support', value: totalSupport(g), beyond: 60 }]
    case FARC:
      return [{ id: 'opposition-and-bases', value: totalOpposition(g) + basesOnMap(g, FARC), beyond: 25 }]
    case AUC:
      return [{ id: 'bases', value: basesOnMap(g, AUC), beyond: basesOnMap(g, FARC) }]
    default:
      return [
        { id: 'bases', value: basesOnMap(g, CARTELS), beyond: 10 },
        { id: 'resources', value: resources(g, CARTELS), beyond: 40 },
      ]
  }
}

/** 7.3 How far a faction is beyond its condition (above 0) or short of it. */
export const margin = (g: Game, f: Faction): number => lowestMargin(goals(g, f))

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
