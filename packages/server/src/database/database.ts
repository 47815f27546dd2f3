import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What one process tells the others that share its database. */
export interface Word {
  readonly table: string
  /** The version of the table, where it changed. */
  readonly version?: number
  /** The number of the last line of chat. */
  readonly chat?: number
  /** Who is there now, or the question who is. */
  readonly present?: { readonly chairs: readonly number[]; readonly watchers: number }
  readonly who?: true
}

/** Who listens to the other processes. */
export interface Ears {
  readonly hear: (word: Word, from: string) => void
  /** The connection was lost for a while: something may have been said that nobody heard. */
  readonly onGap: () => void
}

export interface Haste {
  /** Rather fails (`isHeld`) than waits for what somebody else holds. */
  readonly isHasty: boolean
}

/** A database, embedded or not. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading. */
  readonly db: Kysely<Schema>
  /** Writes all of it or nothing; done once it is safely on disk. */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>, how?: Haste): Promise<T>
  /** Some columns of rows of a table as a query reads them: one value of the query, however many they are. */
  rows<Name extends keyof Schema & string>(
    table: Name,
    columns: readonly string[],
    rows: readonly Schema[Name][],
  ): RawBuilder<unknown>
  /** Tells the other processes, and is told by them, with the name of who tells; alone there is nobody to tell. */
  tell(word: Word): void
  listen(ears: Ears): Promise<void>
  close(): Promise<void>
}

/** Some columns of rows, as one text. */
export const jsonOf = <Row extends object>(columns: readonly string[], rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name as keyof Row]]))))
