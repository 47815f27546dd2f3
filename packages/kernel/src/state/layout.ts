import type { FactionFacts, HolderFacts, MarkerFacts, PieceFacts, SpaceFacts, TrackFacts } from './facts.ts'
import { type Kinds, kindsIn } from './kinds.ts'
import { CHANCE_KINDS } from './luck.ts'

/**
 * The whole state of a game is one array of numbers, so a copy is one slice. This says where each thing is in it.
 * Rules never use these offsets: state.ts has the accessors.
 */
export interface Layout extends Kinds {
  /** Pieces stand first, space by space; so many kinds each. */
  readonly pieceKinds: number
  readonly spaces: number
  /** 1 for the spaces that are lines of communication. */
  readonly lines: Uint8Array
  readonly boxes: number
  readonly supplies: number
  readonly levels: number
  readonly markers: number
  readonly pools: number
  readonly tracks: number
  readonly lasting: number
  readonly control: number
  readonly eligible: number
  readonly did: number
  readonly mark: number
  readonly sequence: number
  readonly deck: number
  /** Cards that may still come, by number, and the piles that they lie in (deck.ts). */
  readonly unseen: number
  readonly piles: number
  /** How often each kind of chance fell (chance.ts). */
  readonly dealt: number
  /** What could be counted from the rest begins here (presence.ts). */
  readonly presence: number
  readonly presenceWords: number
  readonly size: number
}

/** Places in the `sequence` block. */
export const PHASE = 0
export const SLOT = 1
export const FIRST_DID = 2
export const DECK_AT = 3
export const DECK_COUNT = 4
export const OVER = 5
export const EXECUTING = 6
export const PART = 7
const SEQUENCE_SIZE = 8

/** A deck has at most so many piles, each with so many numbers. */
export const MOST_PILES = 8
export const PILE_SIZE = 4

/** Every number of a game fits into 16 bits. */
export type State = Int16Array
export const newState = ({ size }: Layout): State => new Int16Array(size)
export const LARGEST_NUMBER = 32767

/** Presence takes one bit a space: so many spaces to a number. */
export const SPACES_A_WORD = 16

/** As much of a volume as has a place in the state. */
interface Contents {
  readonly spaces: readonly SpaceFacts[]
  readonly factions: readonly FactionFacts[]
  readonly holders: readonly HolderFacts[]
  readonly pieces: readonly PieceFacts[]
  readonly supplies: readonly unknown[]
  readonly boxes: readonly string[]
  readonly markers: readonly MarkerFacts[]
  readonly pools: Readonly<Record<string, number>>
  readonly tracks: readonly TrackFacts[]
  readonly cards: readonly { readonly number: number }[]
}

export function layoutOf(facts: Contents): Layout {
  let size = 0
  const block = (length: number) => {
    const at = size
    size += length
    return at
  }
  const spaces = facts.spaces.length
  const presenceWords = Math.ceil(spaces / SPACES_A_WORD)
  const lastCard = Math.max(0, ...facts.cards.map((card) => card.number))
  block(spaces * facts.pieces.length)
  return {
    pieceKinds: facts.pieces.length,
    ...kindsIn(facts.factions, facts.pieces, facts.holders),
    spaces,
    lines: Uint8Array.from(facts.spaces, ({ kind }) => (kind === 'loc' ? 1 : 0)),
    supplies: facts.supplies.length,
    boxes: block(facts.boxes.length * facts.supplies.length),
    levels: block(spaces),
    markers: block(spaces * facts.markers.length),
    pools: block(Object.keys(facts.pools).length),
    tracks: block(facts.tracks.length),
    lasting: block(lastCard + 1),
    control: block(spaces),
    eligible: block(facts.factions.length),
    did: block(facts.factions.length),
    mark: block(facts.factions.length),
    sequence: block(SEQUENCE_SIZE),
    deck: block(facts.cards.length),
    unseen: block(lastCard + 1),
    piles: block(MOST_PILES * PILE_SIZE),
    dealt: block(CHANCE_KINDS.length),
    presence: block(facts.factions.length * presenceWords),
    presenceWords,
    size,
  }
}
