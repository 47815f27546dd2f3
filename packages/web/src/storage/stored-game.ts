import type { Loaded, Save } from '@coinflict/kernel/table'

/** One writing of a game, counted from 1, and the window that wrote it. */
export interface Writing {
  readonly revision: number
  readonly by: string
}

/** A game as this browser keeps it. */
export interface StoredGame extends Writing {
  readonly id: string
  readonly save: Save
  /** The last answer ended a turn and has not been confirmed. */
  readonly held: boolean
  readonly over: boolean
  /** When it was last played, in milliseconds. It is shown and sorts the list; which writing is newer does not go by clocks. */
  readonly changed: number
  /** The writing in the store that it goes on from, as long as it is not in the store itself. */
  readonly on?: Writing
  /** What there is to say about it when it is opened: it was read from elsewhere and is not all as it was. */
  readonly warning?: Loaded['warning']
}
