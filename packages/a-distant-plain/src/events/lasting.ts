import { type CardFacts, type Game, inForce as isNoted, type Side } from '@coinflict/kernel/state'

/** Cards with a lasting effect, by the name their rules ask for: `inForce(g, CARD.isr, 'shaded')`. */
export const CARD = {
  isr: 1,
  predators: 2,
  reapers: 3,
  aerostats: 5,
  findFixFinish: 7,
  partneringPolicy: 10,
  strategicRelease: 11,
  villageStability: 12,
  nato: 17,
  prts: 18,
  roadsideIeds: 23,
  usTalibanTalks: 24,
  manpadsScare: 26,
  nightLetters: 29,
  urbanSpecialists: 30,
  carBombs: 31,
  suicideBombers: 33,
  accidentalGuerrillas: 34,
  mullahOmar: 36,
  tribalElders: 45,
  idCards: 46,
  sandstorms: 57,
  counterNarc: 58,
  localTruce: 59,
} as const

/** 5.1 Sides whose printed text no source gives may be played from the printed cards: the players carry them out themselves. */
export const isByHand = (g: Game, card: CardFacts, side: Side): boolean =>
  g.setup.options.events === 'by-hand' && card.provenance?.[side] !== 'printed'

/** 5.3, 5.4 Whether the rules act on a side of a lasting card. One that the players carry out is noted in force, and no more. */
export const inForce = (g: Game, card: number, side: Side): boolean =>
  isNoted(g, card, side) && !isByHand(g, g.volume.cardByNumber[card] as CardFacts, side)
