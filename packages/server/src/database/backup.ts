import { sql, type Transaction } from 'kysely'
import { makeFolders } from '../folder.ts'
import { Problem } from '../text/say.ts'
import { isNoTable } from './failures.ts'
import { migrate, STEPS } from './migrations.ts'
import { cannotOpen, connect, nameOf, none, type Place, requireSome, worded } from './place.ts'
import type { Queries, Schema } from './schema.ts'
import { connectSqlite } from './sqlite.ts'

/**
 * A backup is lines of JSON, the same for every kind of database: a head, `[table, row]` for every row, and an end with their number.
 * The head names the steps that had made the database, so that an older backup goes through the later ones.
 */
const FORMAT = 'coinflict-backup'
const VERSION = 1

interface Head {
  readonly format: string
  readonly version: number
  readonly made: string
  readonly steps: readonly string[]
}

type Row = Readonly<Record<string, string | number | null>>
/** The database whatever its tables: those of an older version are not in the schema. */
type Tables = Record<string, Row>

/** Of this much every new database has something. */
const MADE_AT_START = 'settings'
/** So many rows are read or written at once, and so many values at most. */
const MOST_ROWS = 500
const MOST_VALUES = 10_000

const bad = () => new Problem(400, 'backup', 'backup.bad')
const newer = () => new Problem(400, 'backup', 'backup.newer')

/** Steps that this version knows. */
function known(steps: readonly string[]): readonly string[] {
  if (steps.some((step) => !Object.hasOwn(STEPS, step))) throw newer()
  return steps
}

async function take(db: Queries, steps: readonly string[]): Promise<void> {
  for (const [name, step] of Object.entries(STEPS)) if (steps.includes(name)) await step.up(db)
}

/** Our tables after some steps, each with nothing in it; a database may hold tables of others too. */
async function tablesAfter(steps: readonly string[]): Promise<readonly string[]> {
  const db = connectSqlite(':memory:')
  try {
    await take(db, steps)
    return (await db.introspection.getTables()).map(({ name }) => name).sort()
  } finally {
    await db.destroy()
  }
}

/** The steps that a database has been through. */
async function stepsOf(trx: Transaction<Schema>, place: Place): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
    return rows.map(({ name }) => name)
  } catch (error) {
    throw isNoTable(error) ? none(place) : error
  }
}

/** All rows of a table, a few at a time. */
async function* rowsOf(trx: Transaction<Schema>, { database }: Place, table: string): AsyncGenerator<Row> {
  const query = (trx as unknown as Transaction<Tables>).selectFrom(table).selectAll()
  if (database === undefined) {
    yield* query.stream() as AsyncIterable<Row>
    return
  }
  await sql`declare backup no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(MOST_ROWS)} from backup`.execute(trx)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close backup`.execute(trx)
}

/** A database line by line, as it was at one moment, while others go on. */
export async function* backup(place: Place): AsyncGenerator<string> {
  requireSome(place)
  const db = await connect(place)
  try {
    const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute()
    try {
      const steps = await stepsOf(trx, place)
      const head: Head = { format: FORMAT, version: VERSION, made: new Date().toISOString(), steps }
      yield JSON.stringify(head)
      let count = 0
      for (const table of await tablesAfter(known(steps)))
        for await (const row of rowsOf(trx, place, table)) {
          yield JSON.stringify([table, row])
          count++
        }
      yield JSON.stringify({ end: count })
    } finally {
      await trx.rollback().execute()
    }
  } catch (error) {
    throw worded(error)
  } finally {
    await db.destroy()
  }
}

function read<T>(line: string | undefined): T {
  try {
    return JSON.parse(line ?? '') as T
  } catch {
    throw bad()
  }
}

/** The head of a backup that this version can read. */
function headOf(line: string | undefined): Head {
  const head = read<Head>(line)
  if (head?.format !== FORMAT || !Array.isArray(head.steps)) throw bad()
  if (head.version !== VERSION) throw newer()
  known(head.steps)
  return head
}

/** Nobody else writes from now on. */
async function lock(trx: Transaction<Schema>, { database }: Place, tables: readonly string[]): Promise<void> {
  if (database !== undefined) await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))}`.execute(trx)
  else await sql`update ${sql.table(MADE_AT_START)} set name = name where false`.execute(trx)
}

async function isEmpty(trx: Transaction<Schema>, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    if (table === MADE_AT_START) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (rows.length > 0) return false
  }
  return true
}

/** Writes rows of one table, as many at once as a database takes. */
class Writer {
  private table = ''
  private rows: Row[] = []
  count = 0
  constructor(private readonly trx: Transaction<Schema>) {}

  async put(table: string, row: Row): Promise<void> {
    const isFull = this.rows.length >= MOST_ROWS || this.rows.length * Object.keys(row).length >= MOST_VALUES
    if (table !== this.table || isFull) await this.flush()
    this.table = table
    this.rows.push(row)
    this.count++
  }

  async flush(): Promise<void> {
    if (this.rows.length > 0)
      await (this.trx as unknown as Transaction<Tables>).insertInto(this.table).values(this.rows).execute()
    this.rows = []
  }
}

/** A database that may not be there yet. */
async function opened(place: Place) {
  try {
    if (place.database === undefined) makeFolders(place.data, 0o700)
    return await connect(place)
  } catch (error) {
    throw cannotOpen(place, error)
  }
}

/** Fills an empty database from the lines of a backup, all of it or nothing; gives the number of its rows. */
export async function restore(place: Place, lines: AsyncIterable<string>): Promise<number> {
  const each = lines[Symbol.asyncIterator]()
  const next = async () => (await each.next()).value as string | undefined
  const { steps } = headOf(await next())
  const all = Object.keys(STEPS)
  const [tables, filled] = [await tablesAfter(all), new Set(await tablesAfter(steps))]
  const db = await opened(place)
  try {
    await migrate(db)
    return await db.transaction().execute(async (trx) => {
      await lock(trx, place, tables)
      if (!(await isEmpty(trx, tables))) throw new Problem(409, 'backup', 'backup.not-empty', { place: nameOf(place) })
      // As it was made when the backup was, then through the steps that came later.
      for (const table of tables) await trx.schema.dropTable(table).execute()
      await take(trx, steps)
      const writer = new Writer(trx)
      for (;;) {
        const line = read<[string, Row] | { readonly end: number }>(await next())
        if (!Array.isArray(line)) {
          if (line?.end !== writer.count) throw bad()
          break
        }
        const [table, row] = line
        if (!filled.has(table)) throw bad()
        await writer.put(table, row)
      }
      await writer.flush()
      await take(
        trx,
        all.filter((name) => !steps.includes(name)),
      )
      return writer.count
    })
  } catch (error) {
    throw worded(error)
  } finally {
    await db.destroy()
  }
}
