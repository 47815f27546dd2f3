import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { type Database, type Ears, jsonOf, type Word } from './database.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Where processes hear of each other. */
const CHANNEL = 'coinflict'
const INT8 = 20
/** So many words are told at once: PostgreSQL takes 8,000 bytes. */
const MOST_WORDS = 40
/** After so long a lost connection is tried again. */
const AGAIN = 1000
/** So long a connection is waited for, and so long a transaction may rest. */
const PATIENCE = 5000
const LONGEST_PAUSE = 60_000
/** Whoever is in haste waits so long for what somebody else holds. */
const HASTE = 100

/** Numbers of eight bytes are times here, and fit. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A database on a server, as it is. */
export function connectPostgres(url: string, onError: (error: Error) => void) {
  const pool = poolOf(url, onError, { max: 10 })
  return { pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) }
}

function poolOf(url: string, onError: (error: Error) => void, how: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    // A process that hangs does not keep the others from a table.
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
    ...how,
  })
  pool.on('error', onError)
  return pool
}

/** One more connection to the same, for the same few statements again and again: they are prepared once, and wait for nobody. */
function connectHastily(url: string, onError: (error: Error) => void): Kysely<Schema> {
  const pool = poolOf(url, onError, { max: 1, lock_timeout: HASTE })
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }
  const prepared: PostgresPool = {
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) =>
        client.query({ text, values: [...values], ...(values.length > 0 ? { name: nameOf(text) } : {}) })
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: prepared }) })
}

/** A database that many processes share. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const { pool, db } = connectPostgres(url, onError)
  await migrate(db)
  const hasty = connectHastily(url, onError)
  const self = randomUUID()
  let listener: pg.Client | undefined
  let isClosed = false
  const words: Word[] = []

  /** Listens on a connection of its own. Once that is lost, another one is made. */
  async function attend({ hear, onGap }: Ears): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    client.on('notification', ({ payload = '' }) => {
      // What this process has said itself need not be read.
      if (payload.startsWith(self)) return
      const [from, words] = [payload.slice(0, self.length), payload.slice(self.length)]
      for (const word of JSON.parse(words) as Word[]) hear(word, from)
    })
    client.on('error', onError)
    await client.connect()
    client.once('end', () => {
      if (!isClosed) attendAgain({ hear, onGap })
    })
    await client.query(`listen ${CHANNEL}`)
    listener = client
  }

  function attendAgain(ears: Ears): void {
    setTimeout(() => {
      if (isClosed) return
      attend(ears).then(ears.onGap, (error: Error) => {
        onError(error)
        attendAgain(ears)
      })
    }, AGAIN).unref()
  }

  /** What is told in one moment is one message to the database, and as few as possible to the others. */
  async function tellAll(): Promise<void> {
    if (words.length === 0) return
    const told: string[] = []
    while (words.length > 0) told.push(`${self}${JSON.stringify(words.splice(0, MOST_WORDS))}`)
    await pool.query('select pg_notify($1, word) from unnest($2::text[]) as word', [CHANNEL, told]).catch(onError)
  }

  return {
    kind: 'postgres',
    db,
    write: (work, { isHasty } = { isHasty: false }) => (isHasty ? hasty : db).transaction().execute(work),
    rows: (table, columns, rows) => sql`json_populate_recordset(null::${sql.table(table)}, ${jsonOf(columns, rows)})`,
    tell(word) {
      if (words.push(word) === 1) setImmediate(tellAll)
    },
    listen: attend,
    async close() {
      isClosed = true
      await tellAll()
      await listener?.end()
      await hasty.destroy()
      await db.destroy()
    },
  }
}
