import { dirname, join } from 'node:path'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import Libsql from 'libsql'
import { makeFolders } from '../folder.ts'
import { type Database, jsonOf } from './database.ts'
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
      if (/^(select|insert|update|delete)\b/i.test(text) && ready.size < MOST_STATEMENTS) ready.set(text, statement)
      return statement
    },
    close() {
      ready.clear()
      db.close()
    },
  }
}

export const fileIn = (folder: string): string => join(folder, 'coinflict.db')

/** The file of the embedded database, as it is. */
export const connectSqlite = (file: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: opened(file) }) })

/** The embedded database: one file, one process. */
export async function openSqlite(file: string): Promise<Database> {
  makeFolders(dirname(file), 0o700)
  const db = connectSqlite(file)
  await migrate(db)
  return {
    kind: 'sqlite',
    db,
    write: (work) => db.transaction().execute(work),
    rows(_, columns, rows) {
      const values = columns.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
      return sql`(select ${sql.join(values)} from json_each(${jsonOf(columns, rows)}))`
    },
    tell: () => {},
    listen: async () => {},
    close: () => db.destroy(),
  }
}
