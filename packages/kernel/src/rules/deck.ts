import type { Reason } from '../state/asked.ts'
import { badInput } from '../state/errors.ts'
import type { Word } from '../state/ids.ts'
import { DECK_AT, DECK_COUNT, MOST_PILES, PILE_SIZE } from '../state/layout.ts'
import { ASIDE, CARD } from '../state/luck.ts'
import type { Dealer, Game } from '../state/model.ts'
import { deckAt, deckCount, isRoundCard } from '../state/reading.ts'
import { cardWord, isCardWord, wordCard } from '../state/words.ts'

/**
 * The deck as everybody knows it: the cards that were seen, in their order; those that may still come, by pool; and pile by pile how many
 * are left. A card that is turned is drawn from exactly that, so any way on is a fair sample.
 */

/** A pile of the draw deck: so many events from a pool, and cards that bring rounds shuffled in, perhaps only among its last ones. */
export interface Pile {
  readonly events: number
  readonly rounds: number
  /** Rounds lie among the last so many events of the pile; everywhere if nothing is said. */
  readonly among?: number
  /** The pool its events come from; the first if nothing is said. */
  readonly pool?: number
}

const EVENTS_LEFT = 0
const ROUNDS_LEFT = 1
const AMONG = 2
const POOL = 3
/** Stands for "anywhere in the pile". */
const ANYWHERE = 999

const pileNumber = (g: Game, pile: number, what: number): number => g.n[g.at.piles + pile * PILE_SIZE + what] as number

/** The pool of a card that may still come, counted from 1; 0 if it cannot. */
const poolOf = (g: Game, card: number): number => g.n[g.at.unseen + card] as number

/** Whether a card may still come. */
export const isUnseen = (g: Game, card: number): boolean => poolOf(g, card) > 0

/** Lays the draw deck face down: pools of cards of which nobody knows where they lie, and the piles. */
export function layDeck(g: Game, pools: readonly (readonly number[])[], piles: readonly Pile[]): void {
  if (piles.length > MOST_PILES) throw new Error(`a deck has at most ${MOST_PILES} piles`)
  g.n.fill(0, g.at.unseen, g.at.piles + MOST_PILES * PILE_SIZE)
  pools.forEach((cards, pool) => {
    for (const card of cards) g.n[g.at.unseen + card] = pool + 1
  })
  const filled = piles.filter(({ events, rounds }) => events + rounds > 0)
  filled.forEach(({ events, rounds, among = ANYWHERE, pool = 0 }, i) => {
    g.n.set([events, rounds, among, pool], g.at.piles + i * PILE_SIZE)
  })
  g.n[g.at.sequence + DECK_COUNT] = 0
  g.n[g.at.sequence + DECK_AT] = -1
}

/** The piles that have cards left, from the top. */
export function pilesLeft(g: Game): Pile[] {
  const piles: Pile[] = []
  for (let i = 0; i < MOST_PILES; i++) {
    const events = pileNumber(g, i, EVENTS_LEFT)
    const rounds = pileNumber(g, i, ROUNDS_LEFT)
    const among = pileNumber(g, i, AMONG)
    const pool = pileNumber(g, i, POOL)
    if (events + rounds === 0) continue
    piles.push({ events, rounds, ...(among === ANYWHERE ? {} : { among }), ...(pool === 0 ? {} : { pool }) })
  }
  return piles
}

/** The cards that may still come, pool by pool. */
export function poolsLeft(g: Game): number[][] {
  const pools: number[][] = []
  for (const { number } of g.volume.cards) {
    const pool = poolOf(g, number)
    while (pools.length < pool) pools.push([])
    pools[pool - 1]?.push(number)
  }
  return pools
}

/** How many cards nobody has seen lie in the draw deck. */
export function faceDownCards(g: Game): number {
  let left = 0
  for (let i = 0; i < MOST_PILES; i++) left += pileNumber(g, i, EVENTS_LEFT) + pileNumber(g, i, ROUNDS_LEFT)
  return left
}

/** How many cards the draw deck has, those on top that were turned up already among them. */
export const cardsLeft = (g: Game): number => faceDownCards(g) + deckCount(g) - deckAt(g) - 1

/** The piles that have cards left stand first. */
const TOP = 0
const isEmpty = (g: Game, pile: number): boolean =>
  pileNumber(g, pile, EVENTS_LEFT) + pileNumber(g, pile, ROUNDS_LEFT) === 0

function dropTopPile(g: Game): void {
  const end = g.at.piles + MOST_PILES * PILE_SIZE
  g.n.copyWithin(g.at.piles, g.at.piles + PILE_SIZE, end)
  g.n.fill(0, end - PILE_SIZE, end)
}

/** Whether the top of a pile may be a card that brings a round. */
const isInReach = (g: Game, pile: number): boolean =>
  pileNumber(g, pile, ROUNDS_LEFT) > 0 && pileNumber(g, pile, EVENTS_LEFT) <= pileNumber(g, pile, AMONG)

/** Whether the top of a pile may be an event: also if a round must be among its last cards but they have not been reached. */
const mayBe = (g: Game, pile: number, card: number): boolean =>
  isRoundCard(g, card)
    ? isInReach(g, pile)
    : pileNumber(g, pile, EVENTS_LEFT) > 0 && poolOf(g, card) === pileNumber(g, pile, POOL) + 1

const mayCome = (g: Game, pile: number, card: number): boolean => isUnseen(g, card) && mayBe(g, pile, card)

const REASONS = {
  noCard: { id: 'why.no-card', rule: '' },
  seen: { id: 'why.card-seen', rule: '' },
  notInDeck: { id: 'why.card-not-in-deck', rule: '' },
  roundNotYet: { id: 'why.card-round-not-yet', rule: '' },
  otherPile: { id: 'why.card-other-pile', rule: '' },
  onlyRounds: { id: 'why.card-only-round', rule: '' },
} as const satisfies Record<string, Reason>

/** Whether a card was turned up in this game. */
const wasTurned = (g: Game, card: number): boolean =>
  g.n.subarray(g.at.deck, g.at.deck + deckCount(g)).indexOf(card) !== -1

/** Why a card cannot be the one that was turned up from a pile. */
function whyNotTurned(g: Game, pile: number, outcome: Word): Reason | undefined {
  if (!isCardWord(outcome)) return REASONS.noCard
  const card = wordCard(outcome)
  if (mayCome(g, pile, card)) return undefined
  if (wasTurned(g, card)) return REASONS.seen
  if (!isUnseen(g, card)) return REASONS.notInDeck
  if (isRoundCard(g, card)) return REASONS.roundNotYet
  return pileNumber(g, pile, EVENTS_LEFT) > 0 ? REASONS.otherPile : REASONS.onlyRounds
}

/** Why a card cannot be one that was taken out of the game. */
function whyNotAside(g: Game, outcome: Word): Reason | undefined {
  if (!isCardWord(outcome)) return REASONS.noCard
  if (isRoundCard(g, wordCard(outcome))) return REASONS.roundNotYet
  return isUnseen(g, wordCard(outcome)) ? undefined : REASONS.notInDeck
}

const everyCard = (g: Game): readonly Word[] => g.volume.cards.map(({ number }) => cardWord(number))

/** One of the cards that may come from a pool (counted from 1; any if 0) and are rounds or events, each as likely. */
function anyOf(g: Game, pool: number, isRound: boolean, choose: (n: number) => number): number {
  const { unseen } = g.at
  const { roundCards } = g.volume
  const wanted = isRound ? 1 : 0
  let cards = 0
  for (let card = 1; card < roundCards.length; card++)
    if (isFrom(g.n[unseen + card] as number, pool) && roundCards[card] === wanted) cards++
  if (cards === 0) throw badInput('deck', 'error.deck-short')
  let before = choose(cards)
  for (let card = 1; ; card++)
    if (isFrom(g.n[unseen + card] as number, pool) && roundCards[card] === wanted && before-- === 0) return card
}

/** Whether a card of such a pool (0 if it cannot come) is from the one that is meant. */
const isFrom = (from: number, pool: number): boolean => from !== 0 && (pool === 0 || from === pool)

function dealCard(g: Game, pile: number, dealer: Dealer, n: number): Word {
  const laid = dealer.ready?.(CARD, n, g)
  if (laid !== undefined) {
    if (!mayCome(g, pile, laid)) throw badInput('deck', 'error.card-not-now', { card: String(laid) })
    return cardWord(laid)
  }
  const rounds = isInReach(g, pile) ? pileNumber(g, pile, ROUNDS_LEFT) : 0
  const isRound = rounds > 0 && dealer.draw(CARD, 2 * n, rounds + pileNumber(g, pile, EVENTS_LEFT)) < rounds
  const pool = isRound ? 0 : pileNumber(g, pile, POOL) + 1
  return cardWord(anyOf(g, pool, isRound, (limit) => dealer.draw(CARD, 2 * n + 1, limit)))
}

/** Turns the top card of the draw deck up. Tells whether there was one. */
function turnUp(g: Game, asks = 'chance.next-card'): boolean {
  const pile = TOP
  if (isEmpty(g, pile)) return false
  const card = wordCard(
    g.chance({
      kind: CARD,
      asks,
      deal: (dealer, n) => dealer && dealCard(g, pile, dealer, n),
      among: () => everyCard(g),
      whyNot: (outcome) => whyNotTurned(g, pile, outcome),
    }),
  )
  g.n[g.at.unseen + card] = 0
  const what = g.at.piles + pile * PILE_SIZE + (isRoundCard(g, card) ? ROUNDS_LEFT : EVENTS_LEFT)
  g.n[what] = (g.n[what] as number) - 1
  // The same deck is always written the same: a pile that is used up leaves no trace.
  if (isEmpty(g, pile)) dropTopPile(g)
  const seen = deckCount(g)
  g.n[g.at.deck + seen] = card
  g.n[g.at.sequence + DECK_COUNT] = seen + 1
  return true
}

/** Turns cards up until one of the draw deck lies open, or an event, or none, as the volume's rules have it. */
export function lookAhead(g: Game): void {
  const wanted = g.volume.looksAhead(g)
  if (wanted === 'none') return
  const isThere = (): boolean => {
    for (let at = deckAt(g) + 1; at < deckCount(g); at++) {
      if (wanted === 'card' || !isRoundCard(g, g.n[g.at.deck + at] as number)) return true
    }
    return false
  }
  while (!isThere() && turnUp(g));
}

/** Moves the top card of the deck onto the played pile, and turns up what players see of the cards to come. Gives the card, 0 if there is none. */
export function turnCard(g: Game): number {
  const at = deckAt(g) + 1
  if (at >= deckCount(g)) turnUp(g, 'chance.card')
  g.n[g.at.sequence + DECK_AT] = at
  const card = at < deckCount(g) ? (g.n[g.at.deck + at] as number) : 0
  if (g.log && card !== 0) g.write('card', { card })
  lookAhead(g)
  return card
}

/** Lays a card that was never in the draw deck on the one being played, in its place. */
export function coverCard(g: Game, card: number): void {
  const at = g.at.deck + deckAt(g) + 1
  g.n.copyWithin(at + 1, at, g.at.deck + deckCount(g))
  g.n[at] = card
  g.n[g.at.sequence + DECK_AT] = deckAt(g) + 1
  g.n[g.at.sequence + DECK_COUNT] = deckCount(g) + 1
  if (g.log) g.write('card', { card })
}

/** Takes a card back from among those that were played before the current one, if it is there. */
export function takeBackCard(g: Game, card: number): void {
  const { deck } = g.at
  const end = deck + deckCount(g)
  const at = g.n.subarray(deck, deck + deckAt(g)).indexOf(card)
  if (at === -1) return
  g.n.copyWithin(deck + at, deck + at + 1, end)
  g.n[end - 1] = 0
  g.n[g.at.sequence + DECK_AT] = deckAt(g) - 1
  g.n[g.at.sequence + DECK_COUNT] = deckCount(g) - 1
}

/** The card on top of the deck changes places with the one just turned. */
export function swapWithNext(g: Game): void {
  const at = g.at.deck + deckAt(g)
  const turned = g.n[at] as number
  const next = g.n[at + 1] as number
  g.n[at] = next
  g.n[at + 1] = turned
  if (g.log) g.write('card', { card: next })
}

/** How many cards that bring rounds are certain to come before the next event. */
export function roundsAhead(g: Game): number {
  let n = 0
  for (let at = deckAt(g) + 1; at < deckCount(g); at++) {
    if (!isRoundCard(g, g.n[g.at.deck + at] as number)) return n
    n++
  }
  for (let pile = TOP; pile < MOST_PILES && pileNumber(g, pile, EVENTS_LEFT) === 0; pile++)
    n += pileNumber(g, pile, ROUNDS_LEFT)
  return n
}

/** An event is taken out of the game at random, for all to see. Gives the card. */
export function setAside(g: Game): number {
  const card = wordCard(
    g.chance({
      kind: ASIDE,
      asks: 'chance.aside',
      deal: (dealer, n) =>
        dealer && cardWord(dealer.ready?.(ASIDE, n, g) ?? anyOf(g, 0, false, (limit) => dealer.draw(ASIDE, n, limit))),
      among: () => everyCard(g),
      whyNot: (outcome) => whyNotAside(g, outcome),
    }),
  )
  g.n[g.at.unseen + card] = 0
  return card
}
