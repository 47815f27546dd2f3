import type { Kysely, Transaction } from 'kysely'
import type { PeopleSchema } from '../people/rows.ts'
import type { TellSchema } from '../tell/rows.ts'

/** What is kept. Times are milliseconds since 1970; lists and records are JSON. */
export interface Schema extends PeopleSchema, TellSchema {
  tables: TableRow
  chairs: ChairRow
  entries: EntryRow
  acts: ActRow
  chat: ChatRow
  notes: NoteRow
}

export type Status = 'open' | 'running' | 'finished' | 'abandoned'

export interface TableRow {
  readonly id: string
  readonly name: string
  readonly volume: string
  readonly scenario: string
  readonly options: string
  /** Non-players, by faction; once the game runs, everybody who sat down, as saves write them. */
  readonly seats: string
  readonly rules: number
  readonly status: Status
  /** 1 where anybody finds it in the list. */
  readonly is_public: number
  readonly pace: string
  /** What becomes of the seat of somebody who is gone. */
  readonly gone: string
  /** 1 where the result changes people's ratings. */
  readonly rated: number
  /** Raised whenever the journal changes: what answers are given at. */
  readonly revision: number
  /** Raised whenever anything of this row or its chairs changes: one writer at a time. */
  readonly version: number
  readonly length: number
  readonly secret: string
  readonly commitment: string
  readonly host_hash: string
  readonly host_person: string | null
  /** The chair that is asked, since when, and until when it has time. */
  readonly asked: number | null
  readonly asked_since: number | null
  readonly deadline: number | null
  readonly requests: string
  /** The position that the journal begins from, if that is not the scenario's. */
  readonly start: string | null
  /** The last position at rest, with the number of entries that led to it: should other rules lead elsewhere, the game goes on from it. */
  readonly checkpoint: string | null
  /** The table of the next game with the same people. */
  readonly rematch: string | null
  readonly result: string | null
  readonly created_at: number
  readonly changed_at: number
  readonly started_at: number | null
  readonly finished_at: number | null
}

/** A place for one person, with the factions that go with it. */
export interface ChairRow {
  readonly table_id: string
  readonly chair: number
  readonly factions: string
  /** `link`: for whoever has its link; `open`: for anybody; `person`: for whoever is invited; `non-player`: one plays there. */
  readonly kind: string
  /** Whom it is kept for, and their name; only the name once they have declined. */
  readonly invited: string | null
  readonly invited_name: string | null
  readonly name: string | null
  readonly person: string | null
  readonly key_hash: string | null
  /** The kind of non-player that answers in the place of somebody who is gone, or that the host put there before the game. */
  readonly substitute: string | null
  readonly left_ms: number | null
  readonly joined_at: number | null
}

/** An entry of the journal, as journals are written. */
export interface EntryRow {
  readonly table_id: string
  readonly n: number
  readonly entry: string
  readonly by_faction: string | null
  readonly at: number
}

/** What somebody did, by an id of their own: the same twice counts once. */
export interface ActRow {
  readonly table_id: string
  readonly chair: number
  readonly id: string
  readonly revision: number
}

export interface ChatRow {
  readonly table_id: string
  readonly n: number
  readonly chair: number | null
  /** Whose it is, if they have an account. */
  readonly person: string | null
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface NoteRow {
  readonly table_id: string
  readonly owner: string
  readonly text: string
  readonly changed_at: number
}

/** Where queries are made: the database, or a transaction in it. */
export type Queries = Kysely<Schema> | Transaction<Schema>
