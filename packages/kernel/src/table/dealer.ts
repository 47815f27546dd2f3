import { ownDeckDealer, type Stack, seedDealer, stackedDealer } from '../questions/chance.ts'
import type { Dealer } from '../state/model.ts'

/** The dealer of a game: what is prepared first, then the players themselves if they have their own deck and dice, then by the seed. */
export function dealerOf(seed: string, stack?: Stack, ownDeck = false): Dealer {
  const dealer = ownDeck ? ownDeckDealer(seedDealer(seed)) : seedDealer(seed)
  return stack === undefined ? dealer : stackedDealer(stack, dealer)
}
