import { type CardFacts, type Game, inForce as isNoted, type Side } from '@coinflict/kernel'

/** 5.1 Sides whose printed text no source gives may be played from the printed cards: the players carry them out themselves. */
export const isByHand = (g: Game, card: CardFacts, side: Side): boolean =>
  g.option('events') === 'by-hand' && card.provenance?.[side] !== 'printed'

/** 5.3, 5.4 Whether the rules act on a side of a lasting card. One that the players carry out is noted in force, and no more. */
export const inForce = (g: Game, card: number, side: Side): boolean =>
  isNoted(g, card, side) && !isByHand(g, g.volume.cardByNumber[card] as CardFacts, side)
