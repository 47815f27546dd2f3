import { precedesFinalRound } from '@coinflict/kernel/rules'
import type { Game } from '@coinflict/kernel/state'

/** 2.4.1 Which Propaganda card is the last: the 4th, the 3rd in a short game, the 2nd in the Quick scenario. */
export function finalPropaganda(g: Game): number {
  if (g.setup.scenario === 'quick') return 2
  return g.setup.scenario === 'short' || g.setup.options['short-game'] === 'yes' ? 3 : 4
}

/**
 * 2.3.9 The last event card before the final Propaganda, also if two Propaganda cards follow each other (ruling 36), where players can know it.
 */
export const isFinalEvent = (g: Game): boolean => g.setup.options['no-reveal'] !== 'yes' && precedesFinalRound(g)
