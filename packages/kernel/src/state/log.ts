import type { Faction, Piece, Space, Track, Word } from './ids.ts'

/** What happened, in the words of the game. Texts, animations, statistics and tests all read this. */
export type LogKind =
  | 'place'
  | 'remove'
  | 'move'
  | 'flip'
  | 'shift'
  | 'mark'
  | 'unmark'
  | 'track'
  | 'lasting'
  | 'lapse'
  | 'card'
  | 'choose'
  | 'pass'
  | 'operation'
  | 'activity'
  | 'event'
  | 'roll'
  | 'eligible'
  | 'ineligible'
  | 'phase'
  | 'give'
  | 'refuse'
  | 'hand'
  | 'over'

export interface LogDetails {
  readonly piece?: Piece
  readonly n?: number
  /** By how much a track went up or down. */
  readonly change?: number
  readonly space?: Space
  readonly to?: Space
  readonly faction?: Faction
  readonly word?: Word
  readonly track?: Track
  readonly card?: number
  readonly text?: string
}

export interface LogEvent extends LogDetails {
  readonly kind: LogKind
  /** The faction that acts, -1 for the game itself. */
  readonly by: Faction | -1
  readonly rule: string
  /** How many journal entries there were when it happened. */
  readonly at: number
}
