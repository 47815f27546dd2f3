import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { BadInput } from '@coinflict/kernel/state'
import { boxOf } from '@coinflict/library'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import { type Batch, batchesOf, distinctCells, type Experiment, keyOfCell } from './experiment.ts'
import type { Outcome } from './outcome.ts'
import type { Keeper } from './store.ts'
import { labError } from './text/say.ts'

/**
 * An experiment through a queue of jobs on PostgreSQL (pg-boss): whoever wants it sends its games in batches and collects their outcomes, any number
 * of workers on any machines play them. What a game comes to depends on its cell and number only, so it does not matter who plays it, nor
 * how often: a batch whose worker is gone goes to another one after a while.
 */

const QUEUE = 'coinflict-lab'
const JOBS_SCHEMA = 'coinflict_jobs'
const SCHEMA = 'coinflict_lab'
/** As often as the rules of pg-boss let a job be tried again: a worker may be killed any number of times. */
const RETRIES = 1_000_000
const LOOK_AGAIN = 300
const GAMES_A_JOB = 4
const JOBS_AT_ONCE = 500
const OUTCOMES_AT_ONCE = 200

interface Connection {
  readonly boss: PgBoss
  readonly pool: Pool
  close(): Promise<void>
}

async function connect(url: string): Promise<Connection> {
  const [{ default: Boss }, { default: pg }] = await Promise.all([import('pg-boss'), import('pg')])
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  const boss = new Boss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    max: 4,
  })
  // What fails is told by the call that failed; a connection that breaks between calls is opened again by the next.
  boss.on('error', () => {})
  pool.on('error', () => {})
  try {
    await boss.start()
    await prepare(pool, boss)
  } catch (error) {
    await Promise.allSettled([boss.stop({ graceful: false }), pool.end()])
    throw noQueue(error)
  }
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: false })
    await pool.end()
  }
  return { boss, pool, close }
}

const noQueue = (error: unknown): BadInput =>
  labError('no-queue', { text: error instanceof Error && error.message !== '' ? error.message : String(error) })

/** What the database or the way to it says has a code; it is told as such. */
async function overConnection<T>(url: string, use: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(url)
  try {
    return await use(connection)
  } catch (error) {
    if (error instanceof BadInput || typeof (error as { code?: unknown }).code !== 'string') throw error
    throw noQueue(error)
  } finally {
    await connection.close().catch(() => {})
  }
}

/** The queue, who wants its games, and the tables that outcomes wait in until they are collected. Several workers may begin at once. */
async function prepare(pool: Pool, boss: PgBoss): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [SCHEMA])
    if ((await boss.getQueue(QUEUE)) === null) await boss.createQueue(QUEUE)
    await client.query(`create schema if not exists ${SCHEMA}`)
    await client.query(`create table if not exists ${SCHEMA}.runs (experiment text primary key, run text not null)`)
    await client.query(
      `create table if not exists ${SCHEMA}.outcomes (cell text, game integer, outcome text not null, primary key (cell, game))`,
    )
    await client.query(
      `create table if not exists ${SCHEMA}.failures (cell text, game integer, reason text not null, primary key (cell, game))`,
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** What a job asks for, and for whom. */
interface Order {
  readonly run: string
  readonly batch: Batch
}

export interface CollectOptions {
  readonly signal: AbortSignal
  /** Seconds after which a batch that nobody finished goes to another worker. */
  readonly patience: number
  onProgress(done: number): void
}

/** Sends what is left of an experiment to a queue, and adds the outcomes to its store as they come in; until all are there or it is stopped. */
export const collect = (url: string, experiment: Experiment, store: Keeper, options: CollectOptions): Promise<void> =>
  overConnection(url, (connection) => collectWith(connection, experiment, store, options))

async function collectWith(
  { boss, pool }: Connection,
  experiment: Experiment,
  { outcomes, append }: Keeper,
  { signal, patience, onProgress }: CollectOptions,
): Promise<void> {
  const keys = distinctCells(experiment).map(({ key }) => key)
  const name = createHash('sha256').update(keys.join()).digest('hex')
  const run = randomUUID()
  const lock = await pool.connect()
  try {
    const { rows } = await lock.query('select pg_try_advisory_lock(hashtext($1)) as free', [name])
    if (rows[0]?.free !== true) throw labError('taken-experiment')
    await pool.query(`delete from ${SCHEMA}.failures where cell = any($1)`, [keys])
    // Orders of whoever collected this before and was killed are nobody's now.
    await pool.query(
      `insert into ${SCHEMA}.runs (experiment, run) values ($1, $2) on conflict (experiment) do update set run = excluded.run`,
      [name, run],
    )
    const has = (cell: string, game: number): boolean => outcomes.has(cell, game)
    const sweep = () => sweepOutcomes(pool, keys, (fresh) => append(fresh.filter(({ cell, game }) => !has(cell, game))))
    await sweep()
    const batches = batchesOf(experiment, has, GAMES_A_JOB)
    const wanted = batches.flatMap(({ cell, games }) => games.map((game) => ({ cell: cell.key, game })))
    await send(
      boss,
      batches.map((batch) => ({ run, batch })),
      patience,
    )
    let nextLook = Date.now()
    while (!signal.aborted) {
      await sweep()
      const missing = wanted.filter(({ cell, game }) => !has(cell, game)).length
      onProgress(wanted.length - missing)
      if (missing === 0) break
      await throwFailure(pool, keys)
      if (Date.now() >= nextLook) {
        await boss.maintain()
        nextLook = Date.now() + 1000 * Math.min(10, patience)
      }
      await wait(LOOK_AGAIN, undefined, { signal }).catch(() => {})
    }
  } finally {
    await pool.query(`delete from ${SCHEMA}.runs where run = $1`, [run]).catch(() => {})
    lock.release(true)
  }
}

async function send(boss: PgBoss, orders: readonly Order[], patience: number): Promise<void> {
  const how = { name: QUEUE, retryLimit: RETRIES, retryDelay: 0, expireInSeconds: patience }
  for (let from = 0; from < orders.length; from += JOBS_AT_ONCE)
    await boss.insert(orders.slice(from, from + JOBS_AT_ONCE).map((data) => ({ ...how, data })))
}

/** Takes outcomes that came in; they are deleted only after they were added. */
async function sweepOutcomes(
  pool: Pool,
  keys: readonly string[],
  add: (outcomes: readonly Outcome[]) => void,
): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ cell: string; game: number; outcome: string }>(
      `select cell, game, outcome from ${SCHEMA}.outcomes where cell = any($1) limit ${OUTCOMES_AT_ONCE}`,
      [keys],
    )
    if (rows.length === 0) return
    add(rows.map(({ outcome }) => JSON.parse(outcome) as Outcome))
    await pool.query(
      `delete from ${SCHEMA}.outcomes o using unnest($1::text[], $2::integer[]) as taken (cell, game)
       where o.cell = taken.cell and o.game = taken.game`,
      [rows.map(({ cell }) => cell), rows.map(({ game }) => game)],
    )
  }
}

async function throwFailure(pool: Pool, keys: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ cell: string; game: number; reason: string }>(
    `select cell, game, reason from ${SCHEMA}.failures where cell = any($1) order by cell, game limit 1`,
    [keys],
  )
  const [first] = rows
  if (first !== undefined) throw labError('failed-game', { value: first.cell, n: first.game, text: first.reason })
}

/** Plays a batch, and gives each outcome when it is there. */
export type PlayBatch = (batch: Batch, take: (outcome: Outcome) => void) => Promise<void>

export interface WorkOptions {
  readonly signal: AbortSignal
  onOutcome(outcome: Outcome): void
}

/** Works for whatever experiments wait in a queue, with so many hands, until it is stopped. */
export async function workFor(
  url: string,
  hands: readonly PlayBatch[],
  { signal, onOutcome }: WorkOptions,
): Promise<void> {
  await overConnection(url, (connection) =>
    Promise.all(hands.map((play) => workWith(connection, play, signal, onOutcome))),
  )
}

async function workWith(
  { boss, pool }: Connection,
  play: PlayBatch,
  signal: AbortSignal,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  while (!signal.aborted) {
    const [job] = await boss.fetch<Order>(QUEUE)
    if (job === undefined) {
      await wait(LOOK_AGAIN, undefined, { signal }).catch(() => {})
      continue
    }
    const { run, batch } = job.data
    if (await isWanted(pool, run)) {
      const { cell } = batch
      if (keyOfCell(await boxOf(cell.game).volume(), cell.series) !== cell.key) {
        await boss.fail(QUEUE, job.id)
        throw labError('other-rules', { value: cell.game })
      }
      await carryOut(pool, batch, play, signal, onOutcome)
    }
    // Whoever stops in the midst of a batch leaves the rest of it to others at once.
    if (signal.aborted) await boss.fail(QUEUE, job.id)
    else await boss.complete(QUEUE, job.id)
  }
}

/** Whether somebody still collects what a job belongs to. */
async function isWanted(pool: Pool, run: string): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from ${SCHEMA}.runs where run = $1`, [run])
  return rows.length > 0
}

/** Plays a batch; each outcome goes to the database when it is there. A game that cannot be played is told to whoever wants it. */
async function carryOut(
  pool: Pool,
  batch: Batch,
  play: PlayBatch,
  signal: AbortSignal,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const written: Promise<unknown>[] = []
  let done = 0
  const note = (table: string, column: string, game: number, text: string): void => {
    const sql = `insert into ${SCHEMA}.${table} (cell, game, ${column}) values ($1, $2, $3) on conflict do nothing`
    const query = pool.query(sql, [batch.cell.key, game, text])
    // What goes wrong is told below, once the batch has ended.
    query.catch(() => {})
    written.push(query)
  }
  try {
    await play(batch, (outcome) => {
      done++
      note('outcomes', 'outcome', outcome.game, JSON.stringify(outcome))
      onOutcome(outcome)
    })
  } catch (error) {
    if (signal.aborted) return
    const reason = error instanceof Error ? error.message : String(error)
    note('failures', 'reason', batch.games[done] ?? 0, reason)
  }
  await Promise.all(written)
}
