import { type Game, isRoundCard, nextCard, track } from '@coinflict/kernel'
import { PROPAGANDA } from './forces.ts'
import { propagandaCards } from './scenarios.ts'

/** 2.4.1 Which Propaganda card is the last: the last of the deck. */
export const finalPropaganda = propagandaCards

/**
 * 2.3.8 The last event card before the final Propaganda. Players see one card ahead: it is so only if that card is the final Propaganda, not
 * if another one comes before it (ruling 26). Arponen's option (8.1) makes the last event card before every Propaganda such a card.
 */
export const isFinalEvent = (g: Game): boolean =>
  g.option('sudden-propaganda') !== 'yes' &&
  g.option('no-reveal') !== 'yes' &&
  isRoundCard(g, nextCard(g)) &&
  (track(g, PROPAGANDA) + 1 === finalPropaganda(g) || g.option('limited-before-propaganda') === 'yes')
