import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql, type Transaction } from 'kysely'
import Libsql from 'libsql'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** So many statements are kept ready. */
const MOST_STATEMENTS = 200

/** libsql as Kysely wants it; a statement that was prepared once is used again. */
function opened(file: string): SqliteDatabase {
  const db = new Libsql(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('busy_timeout = 5000')
  const ready = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      const known = ready.get(text)
      if (known !== undefined) return known
      const statement = db.prepare(text) as unknown as SqliteStatement
      // What changes the schema makes statements stale.
      if (/^(select|insert|update|delete|savepoint|release|rollback to)\b/i.test(text) && ready.size < MOST_STATEMENTS)
        ready.set(text, statement)
      return statement
    },
    close() {
      ready.clear()
      db.close()
    },
  }
}

interface Waiting {
  readonly run: (trx: Transaction<Schema>) => Promise<void>
  readonly settle: (error?: unknown) => void
}

/** The embedded database: one file, one process. Writes that arrive together share one transaction, since each waits for the disk. */
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: opened(file) }) })
  await migrate(db)
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      const refused = new Map<Waiting, unknown>()
      try {
        await db.transaction().execute(async (trx) => {
          for (const each of group) {
            await sql`savepoint one`.execute(trx)
            try {
              await each.run(trx)
            } catch (error) {
              refused.set(each, error)
              await sql`rollback to one`.execute(trx)
            }
            await sql`release one`.execute(trx)
          }
        })
        for (const each of group) each.settle(refused.get(each))
      } catch (error) {
        for (const each of group) each.settle(error)
      }
    }
    writing = undefined
  }

  return {
    kind: 'sqlite',
    db,
    write: (work) =>
      new Promise((resolve, reject) => {
        let result: Awaited<ReturnType<typeof work>>
        waiting.push({
          run: async (trx) => {
            result = await work(trx)
          },
          settle: (error) => (error === undefined ? resolve(result) : reject(error)),
        })
        writing ??= new Promise<void>((next) => setImmediate(next)).then(writeAll)
      }),
    tell: () => {},
    listen: async () => {},
    async close() {
      await writing
      await db.destroy()
    },
  }
}
