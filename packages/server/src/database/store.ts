import type { InsertQueryBuilder, InsertResult } from 'kysely'
import { type Change, Changes, LostRace } from './changes.ts'
import type { Database } from './database.ts'
import type { ChairRow, ChatRow, EntryRow, Queries, Schema, Status, TableRow } from './schema.ts'

/** A table as it is kept: its row, its chairs, and its journal. */
export interface Kept {
  readonly row: TableRow
  readonly chairs: readonly ChairRow[]
  readonly entries: readonly EntryRow[]
}

/** Inserts a row, unless there is one of the same key already. */
async function isNew<Table extends keyof Schema>(query: InsertQueryBuilder<Schema, Table, InsertResult>) {
  const { numInsertedOrUpdatedRows } = await query.onConflict((c) => c.doNothing()).executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A database that does not answer in so long is not well. */
const PATIENCE = 3000
const MOST_LISTED = 50
const MOST_LINES = 200

export interface ListWish {
  readonly status: Status
  readonly volume?: string | undefined
  readonly before?: number | undefined
}

/** The tables in the database. */
export class Store {
  private readonly changes: Changes

  constructor(private readonly database: Database) {
    this.changes = new Changes(database)
  }

  createTable(
    row: TableRow,
    chairs: readonly ChairRow[],
    { previous, also }: { readonly previous?: string } & Pick<Change, 'also'> = {},
  ): Promise<void> {
    return this.database.write(async (trx) => {
      await trx.insertInto('tables').values(row).execute()
      if (chairs.length > 0)
        await trx
          .insertInto('chairs')
          .values([...chairs])
          .execute()
      if (previous !== undefined) await nameRematch(trx, previous, row.id)
      await also?.(trx)
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

  save(change: Change): Promise<void> {
    return this.changes.save(change)
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
    const rows = await this.running().where('deadline', '<=', now).where('gone', '=', 'non-player').execute()
    return rows.map(({ id }) => id)
  }

  /** Running tables at which no person is asked, and nothing has changed for some time. */
  async unasked(since: number): Promise<string[]> {
    const rows = await this.running()
      .where('asked', 'is', null)
      .where('seats', 'like', '%"search%')
      .where('changed_at', '<=', since)
      .orderBy('changed_at')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Running tables, as many as are looked after at a time. */
  private running() {
    return this.database.db.selectFrom('tables').select('id').where('status', '=', 'running').limit(100)
  }

  say(line: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    return this.database.write(async (trx) => {
      // Another process may take the same number at the same time: then the next one.
      for (;;) {
        const last = await trx
          .selectFrom('chat')
          .select(({ fn }) => fn.max('n').as('n'))
          .where('table_id', '=', line.table_id)
          .executeTakeFirst()
        const row = { ...line, n: (last?.n ?? -1) + 1 }
        if (await isNew(trx.insertInto('chat').values(row))) return row
      }
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

  /** Whether the database answers, and soon. */
  isWell(): Promise<boolean> {
    const answers = this.database.db.selectFrom('tables').select('id').limit(1).execute()
    return new Promise((resolve) => {
      const late = setTimeout(resolve, PATIENCE, false)
      answers.then(
        () => resolve(true),
        () => resolve(false),
      )
      answers.catch(() => {}).finally(() => clearTimeout(late))
    })
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
