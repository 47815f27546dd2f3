import { type Game, precedesFinalRound } from '@coinflict/kernel'
import { propagandaCards } from './scenarios.ts'

/** 2.4.1 Which Propaganda card is the last: the last of the deck. */
export const finalPropaganda = propagandaCards

/** 2.3.8 The last event card before the final Propaganda, where players see one card ahead (ruling 26). */
export const isFinalEvent = (g: Game): boolean =>
  g.option('sudden-propaganda') !== 'yes' && g.option('no-reveal') !== 'yes' && precedesFinalRound(g)
