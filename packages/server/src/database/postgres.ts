import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Ears, Word } from './database.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Where processes hear of each other. */
const CHANNEL = 'coinflict'
const INT8 = 20
/** After so long a lost connection is tried again. */
const AGAIN = 1000

/** Numbers of eight bytes are times here, and fit. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A database that many processes share. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types })
  pool.on('error', onError)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const self = randomUUID()
  let listener: pg.Client | undefined
  let isClosed = false

  /** Listens on a connection of its own. Once that is lost, another one is made. */
  async function attend({ hear, onGap }: Ears): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    client.on('notification', ({ payload }) => {
      const { from, ...word } = JSON.parse(payload ?? '{}') as Word & { readonly from: string }
      if (from !== self) hear(word, from)
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

  return {
    kind: 'postgres',
    db,
    write: (work) => db.transaction().execute(work),
    tell(word) {
      pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: self, ...word })]).catch(onError)
    },
    listen: attend,
    async close() {
      isClosed = true
      await listener?.end()
      await db.destroy()
    },
  }
}
