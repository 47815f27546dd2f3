import { seedDealer } from './chance.ts'
import { pilesLeft, poolsLeft } from './deck.ts'
import { BadInput, DeadEnd, Misfit } from './errors.ts'
import { Game } from './game.ts'
import { readJournal } from './journal.ts'
import { ASIDE, type ChanceKind, DIE, FACE_DOWN } from './luck.ts'
import type { Dealer, Decider, Entry, Setup, Volume } from './model.ts'
import { type Position, readPosition } from './position.ts'
import type { Loaded, Save } from './save-format.ts'
import { inForce, isRoundCard } from './state.ts'
import { Table } from './table.ts'

/**
 * Saves of version 1 had no chance in their journal: cards and dice came from a generator that the seed filled, and stood in the position.
 * They are played again with that generator, which writes down what falls; what comes after is dealt as in every other game.
 */

/** A position of version 1: with the order of the cards to come, and the state of the generator. */
interface Position1 extends Omit<Position, 'cards'> {
  cards: { played: number[]; current: number; draw?: number[]; left?: number; next?: number }
  chance?: number[]
}

export type Save1 = Omit<Save, 'start' | 'checkpoint'> & {
  seed: string
  start?: Position1
  checkpoint?: { at: number; position: Position1 }
}

/** The generator of version 1 (xoshiro128**, filled from 32 bits of the seed). */
class Generator {
  constructor(private readonly n: Int32Array) {}

  static of(seed: string): Generator {
    let h = 2166136261
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
    const next = () => {
      h = (h + 0x9e3779b9) | 0
      let z = h
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
      return z ^ (z >>> 15)
    }
    return new Generator(Int32Array.from([next(), next(), next(), next()]))
  }

  below(limit: number): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.n
    const x = Math.imul(b, 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
    const c2 = c ^ a
    const d2 = d ^ b
    this.n[1] = b ^ c2
    this.n[0] = a ^ d2
    this.n[2] = c2 ^ (b << 9)
    this.n[3] = (d2 << 11) | (d2 >>> 21)
    return Math.floor((result / 4294967296) * limit)
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = list[i] as T
      list[i] = list[j] as T
      list[j] = kept
    }
    return list
  }
}

/** Deals as version 1 did: the deck as it was laid at the first card, then the dice; what lies face down from a store of its own. */
class Dealer1 implements Dealer {
  private aside: readonly number[] = []
  private readonly dice: number[] = []
  private readonly faceDown: readonly number[]

  constructor(
    private readonly generator: Generator,
    seed: string,
    /** The cards to come, where they are known. */
    private deck?: readonly number[],
  ) {
    this.faceDown = Generator.of(`${seed} deception`).shuffle([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
  }

  draw(kind: ChanceKind, n: number, limit: number): number {
    return LATER.draw(kind, n, limit)
  }

  ready(kind: ChanceKind, n: number, g: Game): number | undefined {
    if (kind === FACE_DOWN) return this.faceDown[n]
    if (kind === DIE) {
      while (this.dice.length <= n) this.dice.push(this.generator.below(6) + 1)
      return this.dice[n]
    }
    this.deck ??= this.lay(g, kind === ASIDE)
    return (kind === ASIDE ? this.aside : this.deck)[n]
  }

  /** All events shuffled; then those that were set aside for all to see, and piles with the round's card shuffled in among their last ones. */
  private lay(g: Game, isSetAside: boolean): readonly number[] {
    const [pool = []] = poolsLeft(g)
    const rounds = pool.filter((card) => isRoundCard(g, card))
    const events = this.generator.shuffle(pool.filter((card) => !isRoundCard(g, card)))
    const piles = pilesLeft(g)
    const inPiles = piles.reduce((sum, pile) => sum + pile.events, 0)
    if (isSetAside) this.aside = events.splice(0, events.length - inPiles)
    return piles.flatMap(({ events: size, rounds: n, among = size }) => {
      const cards = events.splice(0, size)
      if (n === 0) return cards
      const last = cards.splice(size - among)
      return [...cards, ...this.generator.shuffle([...last, rounds.shift() as number])]
    })
  }
}

/** What version 1 cannot have dealt. */
const LATER = seedDealer('version 1')

/** A position of version 1 as one of today: one pile of the cards to come, of which all but the next are unseen. */
function positionFrom(volume: Volume, { chance: _, ...position }: Position1, deck: readonly number[]): Position {
  const { played, current, next } = position.cards
  const open = next ?? (current === 0 ? undefined : deck[0])
  const unseen = deck.slice(open === undefined ? 0 : 1)
  const rounds = unseen.filter((card) => volume.roundCards[card] === 1).length
  return {
    ...position,
    cards: {
      played,
      current,
      ...(open === undefined ? {} : { next: open }),
      piles: [{ events: unseen.length - rounds, rounds }],
      unseen: [[...unseen].sort((a, b) => a - b)],
    },
  }
}

/** The deck of a position that did not know it, as version 1 filled it by chance. */
function drawUnseen(g: Game, generator: Generator, { played, current, left = 0, next }: Position1['cards']): number[] {
  const open = next === undefined ? [] : [next]
  const seen = [...played, current, ...open]
  const n = left - open.length
  const isSetAside = (card: number): boolean => inForce(g, card, 'unshaded') || inForce(g, card, 'shaded')
  const unseen = g.volume.cards.map(({ number }) => number).filter((card) => !seen.includes(card))
  const rounds = unseen.filter((card) => isRoundCard(g, card)).slice(0, g.volume.turn.finalRound(g))
  const events = unseen.filter((card) => !isRoundCard(g, card))
  const shuffled = [
    ...generator.shuffle(events.filter((card) => !isSetAside(card))),
    ...events.filter((card) => isSetAside(card)),
  ]
  if (rounds.length === 0) return [...open, ...shuffled.slice(0, n)]
  const end = (pile: number): number => Math.floor((pile * n) / rounds.length)
  const piles = rounds.flatMap((round, pile) => {
    const size = end(pile + 1) - end(pile)
    return size === 0 ? [] : generator.shuffle([round, ...shuffled.splice(0, size - 1)])
  })
  return [...open, ...piles]
}

/** What both versions say of a position: all but the cards to come, chance, and what lies face down. */
function compared({ cards, ...rest }: Position | Position1): string {
  const { chance: _, dealt: __, tracks, ...common } = rest as Position1 & Position
  const open = Object.entries(tracks).filter(([, value]) => !/^(down-|face-down)/.test(String(value)))
  return JSON.stringify([common, open, cards.played, cards.current])
}

/** Where a game of version 1 began from a position: the position of today, and the dealer that goes on from it. */
function beginFrom(volume: Volume, setup: Setup, position: Position1, seed: string) {
  const generator = () =>
    position.chance === undefined ? Generator.of(seed) : new Generator(Int32Array.from(position.chance))
  const drawing = generator()
  let deck: readonly number[] | undefined = position.cards.draw
  if (deck === undefined) {
    const scratch = new Game(volume, setup)
    readPosition(scratch, positionFrom(volume, position, []))
    deck = drawUnseen(scratch, drawing, position.cards)
  }
  const start = positionFrom(volume, position, deck)
  const left = deck.slice(start.cards.next === undefined ? 0 : 1)
  return { start, dealer: () => new Dealer1(position.cards.draw === undefined ? drawing : generator(), seed, left) }
}

/** Plays a save of version 1 again; where the rules of today lead elsewhere, the game goes on from its checkpoint and says so. */
export function loadVersion1(
  volume: Volume,
  setup: Setup,
  deciders: readonly (Decider | undefined)[],
  save: Save1,
): Loaded {
  const { checkpoint, seed } = save
  const entries = readJournal(volume, save.journal).entries
  const begin = save.start && beginFrom(volume, setup, save.start, seed)
  type From = { readonly start?: Position; dealer(): Dealer }
  const sit = (part: readonly Entry[], { start, dealer }: From, isAsFarAsItGoes = false): Table =>
    new Table(volume, setup, deciders, {
      journal: { entries: part, outcomes: [] },
      dealer: dealer(),
      start: start && ((g: Game) => readPosition(g, start)),
      isOfVersion1: true,
      isAsFarAsItGoes,
    })
  /** From here on it is a game like every other. */
  const settle = (table: Table): Table => {
    table.game.script.isOfVersion1 = false
    table.game.script.dealer = seedDealer(seed)
    return table
  }
  const first: From = begin ?? { dealer: () => new Dealer1(Generator.of(seed), seed) }
  const beginning = begin === undefined ? {} : { start: begin.start }
  if (checkpoint === undefined) {
    const table = settle(sit(entries, first, true))
    return { table, ...beginning, ...(table.cutShort ? { warning: 'load.cut-short' } : {}) }
  }
  try {
    const then = sit(entries.slice(0, checkpoint.at), first).lastCheckpoint().position
    if (compared(then) === compared(checkpoint.position)) {
      const table = sit(entries, first)
      return { table: settle(table), ...beginning }
    }
  } catch (error) {
    if (!(error instanceof Misfit || error instanceof DeadEnd || error instanceof BadInput)) throw error
  }
  const last = beginFrom(volume, setup, checkpoint.position, seed)
  const table = settle(sit(entries.slice(checkpoint.at), last, true))
  return { table, warning: 'load.from-checkpoint', start: last.start }
}
