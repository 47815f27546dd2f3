import { cardAt, deckAt, type Game, isRoundCard, track } from '@coinflict/kernel'
import { PROPAGANDA } from './forces.ts'
import { PILES } from './scenarios.ts'

/** 2.4.1 Which Propaganda card is the last: the deck has one in each pile. */
export const finalPropaganda = (g: Game): number => PILES[g.setup.scenario] ?? 0

/** 2.3.8 The last event card before the final Propaganda; players see one card ahead (ruling 26). */
export function isFinalEvent(g: Game): boolean {
  if (g.option('sudden-propaganda') === 'yes' || g.option('no-reveal') === 'yes') return false
  let rounds = track(g, PROPAGANDA)
  for (let at = deckAt(g) + 1; isRoundCard(g, cardAt(g, at)); at++) {
    rounds++
    if (rounds === finalPropaganda(g)) return true
  }
  return false
}
