import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Volume } from '@coinflict/kernel/state'
import WebSocket from 'ws'
import { option, task, type Wish } from '../packages/cli/src/task.ts'
import { anyAnswer, done, Live, type Site, volumeOf } from '../packages/server/test/client.ts'
import { startPostgres } from '../packages/server/test/postgres.ts'
import { type Served, serve } from './hostile/kill-server.ts'

const GAME = 'andean-abyss'
const SEATS = {
  'four people': { govt: 'me', farc: 'link', auc: 'link', cartels: 'link' },
  'two people, two non-players': { govt: 'me', farc: 'link', auc: 'aa2', cartels: 'aa2' },
} as const
/** So many answers are given in a second when it is measured how long one takes. */
const PACE = 100
/** So many connections are opened at once. */
const AT_ONCE = 100

/** A figure of the server. */
async function figure({ at }: Served, name: string): Promise<number> {
  const text = await done<string>(at as Site, '/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
const memory = (server: Served) => figure(server, 'process_resident_memory_bytes')
const processor = (server: Served) => figure(server, 'process_cpu_seconds_total')
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.floor((sorted.length - 1) * q)] ?? 0

/** A table with everybody connected. */
class Played {
  private revision = 0
  private n = 0

  private constructor(
    private readonly id: string,
    private readonly people: readonly Live[],
    private readonly volume: Volume,
  ) {}

  static async open({ at }: Served, volume: Volume, seats: object): Promise<Played> {
    const there = at as Site
    const { table, key, links } = await done(there, '/api/tables', { body: { game: GAME, seats, name: 'P0' } })
    for (const { chair, key: link } of links)
      await done(there, `/api/tables/${table.id}/join`, { body: { name: `P${chair}` }, key: link })
    await done(there, `/api/tables/${table.id}/start`, { method: 'POST', key })
    const people: Live[] = []
    for (const each of [key, ...links.map((link) => link.key)]) {
      const live = await Live.open(there)
      await live.watch(table.id, each)
      people.push(live)
    }
    return new Played(table.id, people, volume)
  }

  /** One answer; gives the milliseconds until somebody else was told, nothing once the game is over. */
  async answer(): Promise<number | undefined> {
    const [first] = this.people as [Live]
    await first.until(() => first.info.revision >= this.revision)
    if (first.info.status !== 'running') return undefined
    const asked = this.people.find(({ you }) => you.chair === first.info.asked.chair) as Live
    const other = this.people.find((each) => each !== asked) as Live
    await asked.until(() => asked.revision >= this.revision)
    const { revision } = asked
    const { pending } = asked.table(this.volume)
    if (pending === undefined) throw new Error('nothing is asked')
    const body = { revision, id: `a${revision}`, key: anyAnswer(this.volume, pending, this.n++) }
    const since = performance.now()
    const told = other.until(() => other.revision > revision).then(() => performance.now() - since)
    const reply = await asked.call({ type: 'do', table: this.id, act: 'answer', body })
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    this.revision = reply.revision
    const took = await told
    // What was heard is not needed any more.
    for (const { heard, raw } of this.people) {
      heard.length = 0
      raw.length = 0
    }
    return took
  }

  close(): void {
    for (const live of this.people) live.close()
  }
}

/** Answers for some seconds at all tables: as many as go, or at a pace. */
async function play(tables: Played[], seconds: number, renew: () => Promise<Played>, pace?: number) {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let next = performance.now()
  await Promise.all(
    tables.map(async (_, n) => {
      while (performance.now() < until) {
        if (pace !== undefined) {
          const mine = Math.max(next, performance.now())
          next = mine + 1000 / pace
          await new Promise((resolve) => setTimeout(resolve, mine - performance.now()))
        }
        const took = await (tables[n] as Played).answer()
        if (took !== undefined) times.push(took)
        else {
          tables[n]?.close()
          tables[n] = await renew()
        }
      }
    }),
  )
  return times.sort((a, b) => a - b)
}

async function answers(server: Served, kind: string, seats: keyof typeof SEATS, count: number, seconds: number) {
  const volume = await volumeOf(GAME)
  const renew = () => Played.open(server, volume, SEATS[seats])
  const before = await memory(server)
  const tables: Played[] = []
  while (tables.length < count) tables.push(await renew())
  const each = ((await memory(server)) - before) / count
  // Until everything is compiled.
  await play(tables, Math.min(3, seconds), renew)
  const used = await processor(server)
  const own = process.cpuUsage()
  const since = performance.now()
  const { length } = await play(tables, seconds, renew)
  const took = (performance.now() - since) / 1000
  const busy = (await processor(server)) - used
  const { user, system } = process.cpuUsage(own)
  const paced = await play(tables, seconds, renew, PACE)
  const [half, most] = [0.5, 0.99].map((q) => quantile(paced, q).toFixed(1))
  console.log(
    `${kind}, ${count} tables of ${seats}: ${Math.round(length / took)} answers a second, ` +
      `${((busy / length) * 1000).toFixed(2)} ms of processor time of the server each (${Math.round((busy / took) * 100)} % of a core), ` +
      `${((user + system) / 1000 / length).toFixed(2)} ms of the players; ` +
      `at ${Math.round(paced.length / seconds)} a second the others are told after ${half} ms, 99 % within ${most} ms; ` +
      `${Math.round(each / 1024)} KiB a table with its connections`,
  )
  for (const table of tables) table.close()
}

/** Connections of which nothing comes. */
async function idle(server: Served, count: number): Promise<void> {
  const before = await memory(server)
  const open: WebSocket[] = []
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.at.running.port}/api/live`, { perMessageDeflate: false })
      socket.once('error', reject)
      socket.once('open', () => socket.send(JSON.stringify({ type: 'hello' })))
      socket.once('message', () => {
        open.push(socket)
        resolve()
      })
    })
  let why = ''
  try {
    while (open.length < count) await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - open.length) }, one))
  } catch (error) {
    why = `; then ${(error as Error).message}`
  }
  const after = await memory(server)
  const each = (after - before) / open.length / 1024
  console.log(`${open.length} idle connections: ${mib(after)} in all, ${each.toFixed(1)} KiB each${why}`)
  for (const socket of open) socket.terminate()
}

const OPTIONS = {
  sockets: option.number('idle connections', 10_000, 0, 1_000_000),
  tables: option.number('tables that are played at', 200, 1, 100_000),
  seconds: option.number('how long each measurement lasts', 10, 1, 3600),
  database: option.choice('DB', 'one database only', ['sqlite', 'postgresql']),
}

export const main = task('bench:server', 'Measures what one process of the server carries.', OPTIONS, measure)

async function measure({ sockets, tables, seconds, database }: Wish<typeof OPTIONS>, command: string): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'coinflict-bench-'))
  const postgres = await startPostgres()
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['SQLite', ['--data', data]],
    ...(postgres === undefined ? [] : [['PostgreSQL', ['--database', postgres.newDatabase()]] as const]),
  ]
  const places = all.filter(([kind]) => database === undefined || kind.toLowerCase() === database)
  /** Each measurement has a server of its own. */
  const withServer = async (place: readonly string[], work: (server: Served) => Promise<void>) => {
    const server = await serve(command, place).ready
    try {
      await work(server)
    } finally {
      const ended = new Promise((resolve) => server.child.once('exit', resolve))
      server.child.kill('SIGKILL')
      await ended
    }
  }
  try {
    if (sockets > 0) await withServer(['--data', data], (server) => idle(server, sockets))
    for (const [kind, place] of places)
      for (const seats of Object.keys(SEATS) as (keyof typeof SEATS)[])
        await withServer(place, (server) => answers(server, kind, seats, tables, seconds))
  } finally {
    await postgres?.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return 0
}
