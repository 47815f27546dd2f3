import type { Stack } from '../questions/chance.ts'
import type { Position } from './position.ts'
import type { Table } from './table.ts'

export const SAVE_FORMAT = 'coinflict-save'
export const SAVE_VERSION = 2
/** The largest file or unpacked link that is read; a whole game takes a few hundred kilobytes at most. */
export const MOST_BYTES = 5_000_000

/** The name by which all who play a game by links know it, and the page that opens them. */
export interface SavedLink {
  readonly game: string
  readonly page: string
}

/** A game as it is written to a file: how it began, every answer since and all that fell. */
export interface Save {
  format: typeof SAVE_FORMAT
  version: number
  game: string
  /** The rules it was played under. */
  rules: number
  scenario: string
  options: Record<string, string>
  seats: Record<string, string>
  /** What the dealer deals by. A game without it replays all the same, and goes on with a new one. */
  seed?: string
  /** Whether the players have their own deck and dice, and tell what came. */
  ownDeck?: boolean
  /** Cards and dice that were prepared. */
  stack?: Stack
  /** The position it began from, if that was not the scenario's. */
  start?: Position
  journal: string[]
  /** How it goes from player to player by links, if it does. */
  link?: SavedLink
  /** A late position with the number of entries that led to it: with other rules the journal must lead there too, or the game goes on from it. */
  checkpoint?: { at: number; position: Position }
}

/** How a table began, as far as its set-up does not say so. */
export interface Beginning {
  readonly start?: Position
  readonly stack?: Stack
}

export interface Loaded extends Beginning {
  readonly table: Table
  /** What was lost or changed in loading, as a message id; nothing if all is as it was. */
  readonly warning?: 'load.from-checkpoint' | 'load.cut-short'
}
