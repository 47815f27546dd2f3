import type { Params, Reason } from '../state/asked.ts'
import type { Space, Word } from '../state/ids.ts'
import { ASIDE, CARD, type ChanceKind, DIE } from '../state/luck.ts'
import type { Dealer, Game } from '../state/model.ts'
import { currentCard } from '../state/reading.ts'
import { numberWord, wordNumber } from '../state/words.ts'

/**
 * Chance is part of the journal: what falls is taken from it while it lasts, and else from the table's dealer. So a journal replays
 * anywhere, and a state holds nothing that is not known.
 */

/** 128 bits of a text of any length (four lanes after the manner of MurmurHash3, each fed every letter). */
export function hashOf(text: string): readonly [number, number, number, number] {
  let a = 0x9368e53c ^ text.length
  let b = 0x586dcd20
  let c = 0x2c1b3c6d
  let d = 0x3c6ef372
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ letter, 0x239b961b)
    b = c ^ Math.imul(b ^ letter, 0xab0e9789)
    c = d ^ Math.imul(c ^ letter, 0x38b34ae5)
    d = a ^ Math.imul(d ^ letter, 0xa1e38b93)
    a = (a << 19) | (a >>> 13)
    c = (c << 15) | (c >>> 17)
  }
  for (let round = 0; round < 4; round++) {
    a = mixed(a ^ Math.imul(c ^ (b >>> 18), 0x239b961b))
    b = mixed(b ^ Math.imul(d ^ (c >>> 22), 0xab0e9789))
    c = mixed(c ^ Math.imul(a ^ (d >>> 17), 0x38b34ae5))
    d = mixed(d ^ Math.imul(b ^ (a >>> 19), 0xa1e38b93))
  }
  return [a, b, c, d]
}

/** Every bit of a number bears on every bit of what comes out. */
export function mixed(n: number): number {
  let h = n
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return h ^ (h >>> 15)
}

/** A number from 0 to below `limit` out of 32 bits, each as likely (by multiplication; the bias is below one in ten million). */
export const below = (bits: number, limit: number): number => Math.floor(((bits >>> 0) / 4294967296) * limit)

/** A dealer that deals by a seed: same seed, same cards and dice, in Node and in every browser. */
export function seedDealer(seed: string): Dealer {
  const [a, b, c, d] = hashOf(seed)
  return {
    draw: (kind, n, limit) =>
      below(mixed(mixed(mixed(mixed((n + a) | 0) ^ (b + Math.imul(kind + 1, 0x9e3779b9))) + c) ^ d), limit),
  }
}

/** Cards and dice that are prepared, in the order in which they will come. */
export interface Stack {
  readonly cards?: readonly number[]
  readonly dice?: readonly number[]
}

/** A dealer with a stacked deck or dice of one's own; what is not prepared comes from another dealer. */
export const stackedDealer = ({ cards = [], dice = [] }: Stack, otherwise: Dealer): Dealer => ({
  draw: (kind, n, limit) => otherwise.draw(kind, n, limit),
  ready: (kind, n, g) =>
    (kind === CARD ? cards[n] : kind === DIE ? dice[n] : undefined) ?? otherwise.ready?.(kind, n, g),
  leaves: (kind, n) =>
    (kind === CARD ? cards[n] : kind === DIE ? dice[n] : undefined) === undefined &&
    otherwise.leaves?.(kind, n) === true,
})

/** What players have in their hands who play with their own deck and dice. */
const OWN: ReadonlySet<ChanceKind> = new Set([DIE, CARD, ASIDE])

/** The players' own deck and dice: they tell what came. What is neither (markers dealt face down) comes from another dealer. */
export const ownDeckDealer = (otherwise: Dealer): Dealer => ({ ...otherwise, leaves: (kind) => OWN.has(kind) })

const FACES: readonly Word[] = [1, 2, 3, 4, 5, 6].map(numberWord)
const NO_FACE: Reason = { id: 'why.no-die', rule: '' }

/** What a roll is for: an operation or a card, perhaps in a space, perhaps to be no more than a number. */
const purposeOf = (g: Game, n: number | undefined, space: Space | undefined): Params => ({
  ...(g.operation === undefined ? { card: currentCard(g) } : { word: g.operation.rules.word }),
  ...(n === undefined ? {} : { n }),
  ...(space === undefined ? {} : { space }),
})

/** A die of the game is rolled, and shown; where it has to be no more than a number, also whether it is. */
export function rollDie(g: Game, atMost?: number, space?: Space): number {
  const outcome = g.chance({
    kind: DIE,
    asks: 'chance.die',
    get params() {
      return purposeOf(g, atMost, space)
    },
    deal: (dealer, n) => dealer && numberWord(dealer.ready?.(DIE, n, g) ?? dealer.draw(DIE, n, 6) + 1),
    among: () => FACES,
    whyNot: (die) => (FACES.includes(die) ? undefined : NO_FACE),
  })
  const roll = wordNumber(outcome)
  if (g.log)
    g.write('roll', atMost === undefined ? { n: roll } : { n: roll, text: roll > atMost ? 'failure' : 'success' })
  return roll
}
