import { executing, recalling } from '@coinflict/kernel/rules'
import type { Faction, Game, Piece } from '@coinflict/kernel/state'
import { ARVN, US, US_BASE, US_TROOPS } from './forces.ts'

/**
 * 1.4.1 Whose pieces a player may take up to place them again if none of the kind is Available: own ones; the US Irregulars and ARVN pieces,
 * never US Troops or Bases.
 */
const mayTake = (g: Game, f: Faction, piece: Piece): boolean => {
  if (piece === US_TROOPS || piece === US_BASE) return false
  const owner = g.volume.factionOf[piece] as Faction
  return owner === f || (f === US && owner === ARVN)
}

/** 1.4.1 While somebody executes: whoever places pieces then does so by an operation, an activity or an event. */
export const { placeable, bring, bringSome } = recalling({
  mayNow: (g, f, piece) => executing(g) !== -1 && mayTake(g, f, piece),
})
