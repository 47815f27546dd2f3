import { Game } from '@coinflict/kernel/questions'
import { controlledBy } from '@coinflict/kernel/rules'
import {
  type Decider,
  type Faction,
  type Game as GameModel,
  level,
  notePresence,
  type Piece,
  type Space,
  type State,
  type Supply,
  type Track,
  type Volume,
} from '@coinflict/kernel/state'
import { byTurn } from '../search/candidates.ts'
import { Guesses, type Sight } from '../search/guesses.ts'
import { type Mind, seedAt, type Turn } from '../search/index.ts'
import { Playouts } from '../search/playouts.ts'
import { chartsAt } from '../search/table-model.ts'
import { worth } from '../search/value.ts'
import type { Change, Telling } from './model.ts'
import {
  boxText,
  cardInForceText,
  changesText,
  controlText,
  eligibleText,
  levelText,
  marginText,
  piecesText,
  trackText,
  worthText,
} from './words.ts'

/** What tells turns apart: the position after each, part by part, and where it leads. */

/** Where a turn leads by one guess: the state after it, and the margins some cards later. */
interface Ending {
  readonly after: State
  readonly margins: readonly number[]
}

/** Where a turn leads, guess by guess; nothing for one by which it cannot be played. */
export type Endings = readonly (Ending | undefined)[]

/** By so many guesses turns are compared. */
export const GUESSES = 4
const MOST_TELLINGS = 3
/** What moves the worth by less tells nothing, unless there is nothing else. */
const LEAST_EFFECT = 0.004
const LEAST_MARGIN = 0.75

/** A part of the state by itself, and what is said of it where it differs; nothing where there are no words for that. */
interface Part {
  readonly places: readonly number[]
  /** Pieces of a space, whose presence is to be noted. */
  readonly space?: Space
  tell(a: GameModel, b: GameModel, before: GameModel, change: (place: number) => number): Telling | undefined
}

/** The tracks that are spoken of. */
const tracksTold = (volume: Volume): readonly Track[] =>
  volume.tracks.flatMap((facts, t) => (facts.bookkeeping === true || facts.faceDown !== undefined ? [] : [t as Track]))

function partsOf(volume: Volume): readonly Part[] {
  const at = volume.layout
  return [
    ...volume.allSpaces.map((space) => spacePart(volume, space)),
    ...tracksTold(volume).map((track): Part => {
      const place = at.tracks + track
      return {
        places: [place],
        tell: (_, __, ___, change) => ({
          kind: 'track',
          track,
          change: change(place),
          text: trackText(volume, track, change(place)),
        }),
      }
    }),
    ...volume.boxes.flatMap((box, b) =>
      volume.supplies.map((_, s): Part => {
        const place = at.boxes + b * at.supplies + s
        const piece = volume.supplyOf.indexOf(s as Supply) as Piece
        return {
          places: [place],
          tell: (_, __, ___, change) => ({
            kind: 'box',
            change: change(place),
            text: boxText(volume, box, piece, change(place)),
          }),
        }
      }),
    ),
    ...volume.allFactions.map(
      (faction): Part => ({
        places: [at.eligible + faction],
        tell: (a) => ({
          kind: 'eligible',
          faction,
          text: eligibleText(volume, faction, a.n[at.eligible + faction] === 1),
        }),
      }),
    ),
    ...volume.cards
      .filter(({ lasts }) => lasts !== undefined)
      .map(
        ({ number }): Part => ({
          places: [at.lasting + number],
          tell: (a) => ({ kind: 'card', text: cardInForceText(volume, number, a.n[at.lasting + number] !== 0) }),
        }),
      ),
  ]
}

/** A space: who controls it is told before what its people want, that before its pieces. */
function spacePart(volume: Volume, space: Space): Part {
  const at = volume.layout
  const kinds = volume.allPieces.map((piece) => space * at.pieceKinds + piece)
  const marked = volume.markers.map((_, m) => at.markers + m * at.spaces + space)
  const bases = new Set<number>(at.allBases)
  return {
    places: [...kinds, at.levels + space, at.control + space, ...marked],
    space,
    tell(a, b, before, change) {
      const holder = controlledBy(a, space)
      if (holder !== controlledBy(b, space))
        return {
          kind: 'control',
          space,
          text: controlText(volume, space, holder, holder === controlledBy(before, space)),
        }
      const here = level(a, space)
      if (here !== level(b, space))
        return { kind: 'level', space, text: levelText(volume, space, here, here === level(before, space)) }
      // One base weighs more than any other pieces.
      const weight = (piece: Piece): number => Math.abs(change(kinds[piece] as number)) * (bases.has(piece) ? 10 : 1)
      const most = volume.allPieces.reduce((best, piece) => (weight(piece) > weight(best) ? piece : best))
      if (weight(most) === 0) return undefined
      const n = change(kinds[most] as number)
      return { kind: 'pieces', space, change: n, text: piecesText(volume, space, most, n) }
    },
  }
}

/** Compares turns at a question. */
export class Comparison {
  private readonly parts: readonly Part[]
  private readonly playouts: Playouts
  private readonly chart: Decider
  private readonly by: Faction
  private after: State | undefined
  private margins: readonly number[] = []
  private readonly a: Game
  private readonly b: Game

  constructor(
    private readonly mind: Mind,
    private readonly before: GameModel,
    knows: Sight,
  ) {
    const { volume, setup } = before
    const guesses = new Guesses(seedAt(mind, before))
    const charts = chartsAt(mind, mind.setup, guesses)
    this.by = before.q.by
    this.chart = charts[this.by] as Decider
    this.parts = partsOf(volume)
    this.a = new Game(volume, setup)
    this.b = new Game(volume, setup)
    this.playouts = new Playouts(
      before,
      this.by,
      charts,
      guesses,
      knows,
      (end) => {
        this.margins = volume.allFactions.map((f) => volume.margin(end, f))
        return 0
      },
      (end) => {
        this.after = end.n.slice()
      },
    )
  }

  /** Plays a turn by the n-th guess. */
  play(turn: Turn, guess: number): Ending | undefined {
    const outcome = this.playouts.play(byTurn(this.chart, turn), guess)
    return outcome === undefined || this.after === undefined ? undefined : { after: this.after, margins: this.margins }
  }

  /** What tells a turn from another: the one to three things that weigh most. */
  tell(own: Endings, other: Endings): readonly Telling[] {
    const pairs = own.flatMap((a, guess) => {
      const b = other[guess]
      return a === undefined || b === undefined ? [] : [{ a, b }]
    })
    const differing = this.parts.flatMap((part) => {
      const telling = this.tellPart(part, pairs)
      return telling === undefined ? [] : [telling]
    })
    differing.sort((x, y) => Math.abs(y.effect ?? 0) - Math.abs(x.effect ?? 0))
    const [first, ...rest] = differing
    const weighty = rest.filter(({ effect = 0 }) => Math.abs(effect) >= LEAST_EFFECT)
    const told = first === undefined ? [] : [first, ...weighty]
    const margin = this.tellMargin(pairs)
    return margin === undefined ? told.slice(0, MOST_TELLINGS) : [...told.slice(0, MOST_TELLINGS - 1), margin]
  }

  private tellPart(part: Part, pairs: readonly Pair[]): Telling | undefined {
    const { places } = part
    const differs = ({ a, b }: Pair): boolean => places.some((place) => a.after[place] !== b.after[place])
    const found = pairs.find(differs)
    if (found === undefined) return undefined
    this.a.n.set(found.a.after)
    this.b.n.set(found.b.after)
    const change = (place: number): number => mean(pairs, ({ a, b }) => (a.after[place] ?? 0) - (b.after[place] ?? 0))
    const telling = part.tell(this.a, this.b, this.before, change)
    if (telling === undefined) return undefined
    const effect = mean(pairs, (pair) => (differs(pair) ? this.effectOf(part, pair) : 0))
    return { ...telling, effect, text: worthText(telling.text, effect) }
  }

  /** What a part alone changes: as it is after the one turn put into the position after the other, and the other way round. */
  private effectOf(part: Part, { a, b }: Pair): number {
    const put = this.worthWith(b.after, a.after, part) - this.worthOf(b.after)
    const left = this.worthOf(a.after) - this.worthWith(a.after, b.after, part)
    return (put + left) / 2
  }

  private worthOf(state: State): number {
    this.a.n.set(state)
    return worth(this.a, this.by, this.mind.net)
  }

  private worthWith(state: State, other: State, { places, space }: Part): number {
    const g = this.a
    g.n.set(state)
    for (const place of places) g.n[place] = other[place] as number
    if (space !== undefined) for (const piece of g.volume.allPieces) notePresence(g, piece, space)
    return worth(g, this.by, this.mind.net)
  }

  /** The margin that is farthest from what it is after the other turn, some cards later. */
  private tellMargin(pairs: readonly Pair[]): Telling | undefined {
    const { volume } = this.before
    const changes = volume.allFactions.map((f) => mean(pairs, ({ a, b }) => (a.margins[f] ?? 0) - (b.margins[f] ?? 0)))
    const sizes = changes.map(Math.abs)
    const most = Math.max(...sizes)
    if (!(most >= LEAST_MARGIN)) return undefined
    const faction = sizes.indexOf(most) as Faction
    const change = changes[faction] as number
    return { kind: 'margin', faction, change, text: marginText(volume, faction, change) }
  }
}

/** What a turn does to the position before it, by guesses: the spaces in which most changes first, then tracks. */
export function changesOf({ n: before, volume }: GameModel, endings: Endings): readonly Change[] {
  const at = volume.layout
  const known = endings.flatMap((ending) => ending ?? [])
  if (known.length === 0) return []
  const change = (place: number): number =>
    known.reduce((sum, { after }) => sum + (after[place] ?? 0) - (before[place] ?? 0), 0) / known.length
  const inSpaces = volume.allSpaces.flatMap((space) => {
    const pieces = volume.allPieces.map((piece) => ({ piece, change: change(space * at.pieceKinds + piece) }))
    const markers = volume.markers.map(({ id }, m) => ({ id, change: change(at.markers + m * at.spaces + space) }))
    const level = change(at.levels + space) === 0 ? undefined : known[0]?.after[at.levels + space]
    const isChanged = ({ change }: { readonly change: number }): boolean => change !== 0
    const changes = [...pieces, ...markers].filter(isChanged)
    if (changes.length === 0 && level === undefined) return []
    const size = changes.reduce((sum, each) => sum + Math.abs(each.change), 0)
    return [{ size, space, text: changesText(volume, pieces.filter(isChanged), markers.filter(isChanged), level) }]
  })
  const told = tracksTold(volume).flatMap((track) => {
    const by = change(at.tracks + track)
    return by === 0 ? [] : [{ text: trackText(volume, track, by) }]
  })
  return [...inSpaces.sort((a, b) => b.size - a.size).map(({ space, text }) => ({ space, text })), ...told]
}

interface Pair {
  readonly a: Ending
  readonly b: Ending
}

const mean = (pairs: readonly Pair[], value: (pair: Pair) => number): number =>
  pairs.length === 0 ? 0 : pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length
