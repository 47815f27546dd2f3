import type { NetData } from '@coinflict/kernel/nonplayers'
import type { Faction, Sentence, Space, Track } from '@coinflict/kernel/state'
import type { Considered, Library, Mind } from '../search/index.ts'

/** What an analyst says of a game. All of it is plain data, so that a worker can send it to a page. */

/** Something that is worked out a playout a step, so that it can be watched and stopped at any time; `result` is what it has come to. */
export interface Study<T> {
  /** Works on by a playout; gives whether there is more to do. */
  step(): boolean
  readonly result: T
}

/** The chance of each faction to win; of factions of one player, that player's. Over all players they sum to 1. */
export interface Chances {
  readonly chances: readonly number[]
  /** The standard error of each over the guesses. A finished game has none. */
  readonly errors: readonly number[]
  readonly playouts: number
}

/**
 * In what positions differ: who controls a space, what its people want, pieces in it (bases first), pieces in a box, a track such as Resources, who is
 * eligible, a card in force; and some cards later, on average, a margin.
 */
export type TellingKind = 'control' | 'level' | 'pieces' | 'box' | 'track' | 'eligible' | 'card' | 'margin'

/** One thing that tells a turn from another: what is otherwise after it, and what that alone is worth to who is asked. */
export interface Telling {
  readonly kind: TellingKind
  /** What it is about: a space, a track, whose margin or eligibility. */
  readonly space?: Space
  readonly track?: Track
  readonly faction?: Faction
  /** By how much the number that it speaks of is greater, on average over the guesses. */
  readonly change?: number
  /** What the difference alone adds to the worth of the position, from -1 to 1; nothing for margins, which are what comes of all of them. */
  readonly effect?: number
  /** "Leaves Huila to FARC: −6.0 percentage points" */
  readonly text: Sentence
}

/** What a turn does, on average over the guesses: in a space, or to a track. */
export interface Change {
  readonly space?: Space
  /** "+3 Troops, +1 Police" */
  readonly text: Sentence
}

/** A turn that was considered, in words, with what tells it from the one it is compared with. */
export interface TurnSeen extends Considered {
  /** Its answers as the journal writes them, and in words. */
  readonly keys: readonly string[]
  readonly words: readonly Sentence[]
  /** Its value minus that of the turn it is compared with: the best turn is compared with the chart's (or, being that, with the next), all others with the best. */
  readonly difference: number
  /** What it does, most first; nothing as long as that is not worked out. */
  readonly changes: readonly Change[]
  readonly tellings: readonly Telling[]
}

/** What was considered at a question: the best turn first. */
export interface Consideration {
  readonly by: Faction
  readonly question: string
  readonly turns: readonly TurnSeen[]
  /** Where among them the chart's turn is, and the one that was played; -1 where there is none. */
  readonly chart: number
  readonly played: number
  /** How many were considered in all, and by how many playouts. */
  readonly count: number
  readonly playouts: number
}

/** The chances at one moment: before the entry `at` of the journal, or at its end. */
export interface Point extends Chances {
  readonly at: number
  /** The number of the table's turn, and the card that was current. */
  readonly turn: number
  readonly card: number
}

/** What one faction answered without a break in a turn: by how much its answers changed the chance of each faction, and by how much what came of them did. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly turn: number
  readonly card: number
  readonly by: Faction
  readonly play: readonly number[]
  readonly luck: readonly number[]
  /** Whether it was done out of turn. */
  readonly isInterjection: boolean
  /** The value of what was played minus that of the best turn considered, and minus the chart's; nothing where it was not thought about. */
  readonly cost?: number | undefined
  readonly gain?: number | undefined
}

/** A game as it went for one faction: its chance at the beginning and at the end, and what it changed by. `begun + own + others + luck = ended` */
export interface Account {
  readonly faction: Faction
  readonly begun: number
  readonly ended: number
  /** By its own play, the play of others, and dice and cards. */
  readonly own: number
  readonly others: number
  readonly luck: number
}

/** A turn that cost or gained most, with what would have been better. */
export interface Mark {
  /** Its place among the stretches. */
  readonly stretch: number
  readonly kind: 'cost' | 'gain'
  /** What it cost against the best turn considered (below 0), or gained over the chart's (above 0). */
  readonly worth: number
  readonly consideration: Consideration
}

/** The chances over a game: one point for each stretch, and one for the end. */
export interface Curve {
  readonly points: readonly Point[]
  /** How many moments there are in all; as many as points when it is done. */
  readonly moments: number
}

export interface GameReview extends Curve {
  readonly stretches: readonly Stretch[]
  readonly accounts: readonly Account[]
  readonly marks: readonly Mark[]
}

/** A game out of its box, with what was learned of it. */
export interface Learned extends Library {
  readonly nets?: readonly NetData[] | undefined
}

/** Who looks at a game. */
export type Analyst = Mind
