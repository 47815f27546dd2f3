import { seedDealer } from '../questions/chance.ts'
import { Game } from '../questions/game.ts'
import { pilesLeft, poolsLeft } from '../rules/deck.ts'
import { BadInput, badInput, DeadEnd, JournalMismatch } from '../state/errors.ts'
import type { Word } from '../state/ids.ts'
import { ASIDE, type ChanceKind, DIE, FACE_DOWN } from '../state/luck.ts'
import type { Dealer, Decider, Entry, Setup, Volume } from '../state/model.ts'
import { inForce, isRoundCard } from '../state/reading.ts'
import { keyOf, wordOf } from '../state/words.ts'
import { type Journal, readJournal } from './journal.ts'
import { type Position, readPosition } from './position.ts'
import type { Loaded, Save } from './save-format.ts'
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

  copy(): Generator {
    return new Generator(this.n.slice())
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

/** What was dealt face down, in order: four of each of three kinds. */
const faceDownBy = (seed: string): readonly number[] =>
  Generator.of(`${seed} deception`).shuffle([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])

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
    this.faceDown = faceDownBy(seed)
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

/** A position of version 1 as one of today: one pile of the cards to come, of which those are seen that the rules of the game show. */
function positionFrom(g: Game, { chance: _, ...position }: Position1, deck: readonly number[]): Position {
  const { played, current, next } = position.cards
  const shown = current === 0 ? [] : openOf(g, deck)
  const open = shown.length === 0 && next !== undefined ? [next] : shown
  const unseen = deck.slice(open.length)
  const rounds = unseen.filter((card) => isRoundCard(g, card)).length
  return {
    ...position,
    tracks: { ...position.tracks, ...faceDownOf(g, position) },
    cards: {
      played,
      current,
      ...(open.length === 0 ? {} : { next: open.length === 1 ? (open[0] as number) : open }),
      piles: [{ events: unseen.length - rounds, rounds }],
      unseen: [[...unseen].sort((a, b) => a - b)],
    },
  }
}

/** The cards on top of a deck that lie open. */
function openOf(g: Game, deck: readonly number[]): number[] {
  const wanted = g.volume.looksAhead(g)
  if (wanted === 'none') return []
  const event = deck.findIndex((card) => wanted === 'card' || !isRoundCard(g, card))
  return event === -1 ? [...deck] : deck.slice(0, event + 1)
}

/** What lies face down stood in no position of version 1: it followed from the seed, player by player. */
function faceDownOf({ setup, volume }: Game, { tracks }: Position1): Record<string, string> {
  const { seats, seed } = setup
  const found: Record<string, string> = {}
  const dealt = faceDownBy(seed)
  let n = 0
  volume.factions.forEach(({ id }, f) => {
    const isHolder = seats.findIndex(({ player }) => player === seats[f]?.player) === f
    if (seats[f]?.nonPlayer === true || !isHolder) return
    for (const { boxes, faceDown, id: track } of volume.tracks) {
      if (faceDown?.faction !== id || boxes === undefined) continue
      const kind = faceDown.values[dealt[n++] as number] as number
      if (tracks[track] === boxes[faceDown.shownAs]) found[track] = boxes[kind] as string
    }
  })
  return found
}

/** The deck of a position that did not know it, as version 1 filled it by chance. */
function drawUnseen(g: Game, generator: Generator, { played, current, left = 0, next }: Position1['cards']): number[] {
  const open = next === undefined ? [] : [next]
  const seen = [...played, current, ...open]
  const n = left - open.length
  const isSetAside = (card: number): boolean => inForce(g, card, 'unshaded') || inForce(g, card, 'shaded')
  const unseen = g.volume.cards.map(({ number }) => number).filter((card) => !seen.includes(card))
  const rounds = roundsOf(g).filter((card) => !seen.includes(card))
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

/** The cards that bring rounds in a whole deck: the first of them, as many as the deck has. */
function roundsOf(g: Game): readonly number[] {
  const whole = new Game(g.volume, g.setup)
  const all = g.volume.cards.map(({ number }) => number)
  g.volume.layUnseen(whole, [], all.length)
  const n = pilesLeft(whole).reduce((sum, pile) => sum + pile.rounds, 0)
  return all.filter((card) => isRoundCard(g, card)).slice(0, n)
}

/** What both versions say of a position: all but the cards to come, chance, and what lies face down before a faction or in which place. */
function compared(volume: Volume, { cards, ...rest }: Position | Position1): string {
  const { chance: _, dealt: __, tracks, ...common } = rest as Position1 & Position
  const open = Object.entries(tracks).flatMap(([id, value]) => {
    const { boxes, faceDown } = volume.tracks[volume.trackIndex.get(id) as number] ?? {}
    if (faceDown === undefined) return [`${id} ${value}`]
    const at = boxes?.indexOf(String(value)) as number
    return at === faceDown.shownAs || faceDown.values.includes(at) ? [] : [`${faceDown.faction} ${value}`]
  })
  return JSON.stringify([common, open.sort(), cards.played, cards.current])
}

/** Whether somebody's file has what is looked at before a position is read; the rest is found then. */
const isPosition1 = (position: Position1 | undefined): boolean =>
  [position, position?.cards, position?.tracks].every((part) => typeof part === 'object' && part !== null) &&
  [position?.cards.played, position?.cards.draw ?? [], position?.chance ?? []].every(Array.isArray)

/** Where a game of version 1 began from a position: the position of today, and the dealer that goes on from it. */
function beginFrom(volume: Volume, setup: Setup, position: Position1, seed: string) {
  const { chance } = position
  const generator = chance === undefined ? Generator.of(seed) : new Generator(Int32Array.from(chance))
  const scratch = new Game(volume, setup)
  let deck: readonly number[] | undefined = position.cards.draw
  if (deck === undefined) {
    readPosition(scratch, positionFrom(scratch, position, []))
    deck = drawUnseen(scratch, generator, position.cards)
  }
  const start = positionFrom(scratch, position, deck)
  const left = deck.slice([start.cards.next ?? []].flat().length)
  return { start, dealer: () => new Dealer1(generator.copy(), seed, left) }
}

/** Version 1 never stopped at a question with a single answer, so where its journal ends such an answer is given too. */
function withoutChoice(table: Table): Table {
  if (table.cutShort !== undefined) return table
  for (let { pending } = table; pending?.size === 1 && pending.id !== 'event.by-hand'; { pending } = table) {
    table.answer(pending.by, keyOf(table.volume, pending.answers[0] as Word))
  }
  return table
}

/** A written journal as far as its words are known: later rules may have left some behind. */
export function knownPart(volume: Volume, written: readonly string[]): Journal {
  const isUnknown = (key: string): boolean =>
    !key.startsWith('@') && wordOf(volume, key.startsWith('!') ? key.slice(1) : key) === undefined
  const end = written.findIndex(isUnknown)
  return readJournal(volume, end === -1 ? written : written.slice(0, end))
}

/** Plays a save of version 1 again; where the rules of today lead elsewhere, the game goes on from its checkpoint and says so. */
export function loadVersion1(
  volume: Volume,
  setup: Setup,
  deciders: readonly (Decider | undefined)[],
  save: Save1,
): Loaded {
  const { checkpoint, seed } = save
  const isOld = save.rules !== volume.rulesVersion
  const { entries } = isOld ? knownPart(volume, save.journal) : readJournal(volume, save.journal)
  const isWhole = entries.length === save.journal.length
  for (const position of [save.start, checkpoint?.position]) {
    if (position !== undefined && !isPosition1(position)) throw badInput('save', 'error.save-position')
  }
  const begin = save.start && beginFrom(volume, setup, save.start, seed)
  type From = { readonly start?: Position; dealer(): Dealer }
  const sit = (part: readonly Entry[], { start, dealer }: From, isLenient = false): Table =>
    withoutChoice(
      new Table(volume, setup, deciders, {
        journal: { entries: part, outcomes: [] },
        dealer: dealer(),
        start: start && ((g: Game) => readPosition(g, start)),
        isOfVersion1: true,
        isLenient,
      }),
    )
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
    return { table, ...beginning, ...(table.cutShort || !isWhole ? { warning: 'load.cut-short' } : {}) }
  }
  try {
    const then = sit(entries.slice(0, checkpoint.at), first).lastCheckpoint().position
    if (isWhole && compared(volume, then) === compared(volume, checkpoint.position)) {
      const table = sit(entries, first)
      return { table: settle(table), ...beginning }
    }
  } catch (error) {
    if (!(error instanceof JournalMismatch || error instanceof DeadEnd || error instanceof BadInput)) throw error
  }
  const last = beginFrom(volume, setup, checkpoint.position, seed)
  const after = knownPart(volume, save.journal.slice(checkpoint.at)).entries
  const table = settle(sit(after, last, true))
  return { table, warning: 'load.from-checkpoint', start: last.start }
}
