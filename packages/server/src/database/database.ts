import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What one process tells the others that share its database. */
export interface Word {
  readonly table: string
  /** The version of the table, where it changed; who is there now; the number of the last line of chat. */
  readonly version?: number
  readonly present?: readonly number[]
  readonly chat?: number
}

/** A database, embedded or not. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading. */
  readonly db: Kysely<Schema>
  /** Writes all of it or nothing; done once it is safely on disk. */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** Tells the other processes, and is told by them; alone there is nobody to tell. */
  tell(word: Word): void
  listen(hear: (word: Word) => void): Promise<void>
  close(): Promise<void>
}
