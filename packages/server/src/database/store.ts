import type { Database } from './database.ts'
import type { ActRow, ChairRow, ChatRow, EntryRow, Queries, Status, TableRow } from './schema.ts'

/** A table as it is kept: its row, its chairs, and its journal. */
export interface Kept {
  readonly row: TableRow
  readonly chairs: readonly ChairRow[]
  readonly entries: readonly EntryRow[]
}

/** What is written of a table at once. */
export interface Change {
  /** The version that it stands on: another one means that somebody else was faster. */
  readonly from: number
  readonly row: TableRow
  /** How much of the journal stays, and what comes after it. */
  readonly keep: number
  readonly entries: readonly EntryRow[]
  readonly chairs: readonly ChairRow[]
  readonly act?: ActRow | undefined
}

/** Somebody else has changed the table meanwhile: nothing was written. */
export class LostRace extends Error {
  override name = 'LostRace'
}

/** So many rows are inserted by one statement: a database takes only so many values. */
const MOST_ROWS = 500
const MOST_LISTED = 50
const MOST_LINES = 200

export interface ListWish {
  readonly status: Status
  readonly volume?: string | undefined
  readonly before?: number | undefined
}

/** The tables in the database. */
export class Store {
  constructor(private readonly database: Database) {}

  createTable(row: TableRow, chairs: readonly ChairRow[], previous?: string): Promise<void> {
    return this.database.write(async (trx) => {
      await trx.insertInto('tables').values(row).execute()
      if (chairs.length > 0)
        await trx
          .insertInto('chairs')
          .values([...chairs])
          .execute()
      if (previous !== undefined) await nameRematch(trx, previous, row.id)
    })
  }

  async loadTable(id: string): Promise<Kept | undefined> {
    const { db } = this.database
    // The row comes last: if it changed meanwhile, what was read before it is not taken for its own.
    for (;;) {
      const before = await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst()
      if (before === undefined) return undefined
      const chairs = await db.selectFrom('chairs').selectAll().where('table_id', '=', id).orderBy('chair').execute()
      const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('n').execute()
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      if (row?.version === before.version) return { row, chairs, entries }
    }
  }

  async versionOf(id: string): Promise<number | undefined> {
    const row = await this.database.db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst()
    return row?.version
  }

  /** Appends to the journal, or shortens it, with all else that changes: all of it, if the table is still as it was. */
  save({ from, row, keep, entries, chairs, act }: Change): Promise<void> {
    return this.database.write(async (trx) => {
      const { id, ...rest } = row
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set(rest)
        .where('id', '=', id)
        .where('version', '=', from)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new LostRace()
      if (act !== undefined) await trx.insertInto('acts').values(act).execute()
      if (keep >= 0) await trx.deleteFrom('entries').where('table_id', '=', id).where('n', '>=', keep).execute()
      for (let i = 0; i < entries.length; i += MOST_ROWS)
        await trx
          .insertInto('entries')
          .values(entries.slice(i, i + MOST_ROWS))
          .execute()
      for (const { table_id, chair, ...seat } of chairs)
        await trx.updateTable('chairs').set(seat).where('table_id', '=', table_id).where('chair', '=', chair).execute()
    })
  }

  /** At which revision this was done before; nothing if it was not. */
  async actOf(table: string, chair: number, id: string): Promise<number | undefined> {
    const found = await this.database.db
      .selectFrom('acts')
      .select('revision')
      .where('table_id', '=', table)
      .where('chair', '=', chair)
      .where('id', '=', id)
      .executeTakeFirst()
    return found?.revision
  }

  /** Public tables, those that changed last first. */
  list({ status, volume, before }: ListWish): Promise<TableRow[]> {
    let query = this.database.db
      .selectFrom('tables')
      .selectAll()
      .where('is_public', '=', 1)
      .where('status', '=', status)
    if (volume !== undefined) query = query.where('volume', '=', volume)
    if (before !== undefined) query = query.where('changed_at', '<', before)
    return query.orderBy('changed_at', 'desc').limit(MOST_LISTED).execute()
  }

  seats(tables: readonly string[]): Promise<ChairRow[]> {
    if (tables.length === 0) return Promise.resolve([])
    return this.database.db.selectFrom('chairs').selectAll().where('table_id', 'in', tables).orderBy('chair').execute()
  }

  /** Running tables where somebody has no time left, and a non-player is to answer for them. */
  async overdue(now: number): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('deadline', '<=', now)
      .where('gone', '=', 'non-player')
      .limit(100)
      .execute()
    return rows.map(({ id }) => id)
  }

  say(line: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    return this.database.write(async (trx) => {
      const last = await trx
        .selectFrom('chat')
        .select(({ fn }) => fn.max('n').as('n'))
        .where('table_id', '=', line.table_id)
        .executeTakeFirst()
      const row = { ...line, n: (last?.n ?? -1) + 1 }
      await trx.insertInto('chat').values(row).execute()
      return row
    })
  }

  /** Lines of chat from a number on, at most the last few hundred. */
  async chat(table: string, from = 0): Promise<ChatRow[]> {
    const rows = await this.database.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>=', from)
      .orderBy('n', 'desc')
      .limit(MOST_LINES)
      .execute()
    return rows.reverse()
  }

  async note(table: string, owner: string): Promise<string> {
    const found = await this.database.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('owner', '=', owner)
      .executeTakeFirst()
    return found?.text ?? ''
  }

  writeNote(table: string, owner: string, text: string, now: number): Promise<void> {
    return this.database.write(async (trx) => {
      await trx
        .insertInto('notes')
        .values({ table_id: table, owner, text, changed_at: now })
        .onConflict((c) => c.columns(['table_id', 'owner']).doUpdateSet({ text, changed_at: now }))
        .execute()
    })
  }

  /** Whether the database answers. */
  async isWell(): Promise<boolean> {
    try {
      await this.database.db.selectFrom('tables').select('id').limit(1).execute()
      return true
    } catch {
      return false
    }
  }
}

/** A game has one rematch, whoever asks first. */
async function nameRematch(db: Queries, previous: string, next: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set(({ eb }) => ({ rematch: next, version: eb('version', '+', 1) }))
    .where('id', '=', previous)
    .where('rematch', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LostRace()
}
