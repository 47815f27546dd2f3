import { beginPhase, makeAllEligible, playNextCard } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 6.6 */
export function resetPhase(g: Game): void {
  beginPhase(g, 'reset', '6.6')
  makeAllEligible(g)
  playNextCard(g)
}
