import { precedesFinalRound } from '@coinflict/kernel/rules'
import { type Game, isRoundCard, nextCard } from '@coinflict/kernel/state'
import { propagandaCards } from './scenarios.ts'

/** 2.4.1 Which Propaganda card is the last: the last of the deck. */
export const finalPropaganda = propagandaCards

/**
 * 2.3.8 The last event card before the final Propaganda, as far as players can know: they see one card ahead, and how many are left. Arponen's
 * option (8.1) makes the last event card before every Propaganda such a card.
 */
export const isFinalEvent = (g: Game): boolean =>
  g.setup.options['sudden-propaganda'] !== 'yes' &&
  g.setup.options['no-reveal'] !== 'yes' &&
  (precedesFinalRound(g) || (g.setup.options['limited-before-propaganda'] === 'yes' && isRoundCard(g, nextCard(g))))
