import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Roll } from '@coinflict/lab'
import { LIBRARY } from '@coinflict/library'
import {
  anyAnswer,
  ask,
  begun,
  done,
  Live,
  type Seated,
  type Site,
  volumeOf,
} from '../../packages/server/test/client.ts'

/** A server in a process of its own, which can be killed. */
export interface Served {
  readonly child: ChildProcess
  readonly at: Pick<Site, 'running'>
}

/** Starts `coinflict serve` on a free port. Without a page: there is nothing to look at here. */
export function serve(command: string, args: readonly string[]): { child: ChildProcess; ready: Promise<Served> } {
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', ...args], {
    env: { ...process.env, COINFLICT_PAGE: tmpdir(), COINFLICT_REQUESTS: '1000000', COINFLICT_SOCKETS: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise<Served>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      const port = /http:\/\/localhost:(\d+)\//.exec(text)?.[1]
      if (port === undefined) return
      const running = { port: Number(port), address: '', stop: async () => {} }
      resolve({ child, at: { running } })
    })
    child.once('exit', () => reject(new Error(`the server has ended: ${text}`)))
  })
  ready.catch(() => {})
  return { child, ready }
}

interface Given {
  readonly revision: number
  readonly id: string
  readonly key: string
}

/** A table with what its two people know for certain: what was acknowledged to them, and what was on its way. */
class Watched {
  people: readonly Live[] = []
  private acknowledged: (readonly string[])[] = [[], []]
  private pending: { readonly chair: number; readonly body: Given } | undefined
  private said: string[] = []
  revision = 0
  answers = 0

  private constructor(
    readonly game: string,
    private readonly seats: Seated,
  ) {}

  static async open(at: Pick<Site, 'running'>, game: string): Promise<Watched> {
    return new Watched(game, await begun(at as Site, game))
  }

  /** Both come back; says what is missing of what they were told. */
  async comeBack(at: Pick<Site, 'running'>): Promise<string | undefined> {
    const { acknowledged, seats } = this
    this.people = [await Live.open(at as Site), await Live.open(at as Site)]
    for (const [n, live] of this.people.entries()) {
      await live.watch(seats.id, n === 0 ? seats.ann : seats.bob)
      const known = acknowledged[n] ?? []
      // What was hidden then may be open by now.
      const at = known.findIndex((entry, i) => entry !== live.journal[i] && !entry.endsWith('?'))
      if (at !== -1) return `entry ${at} of ${known.length} was ${known[at]} and is ${live.journal[at]}`
    }
    const [first] = this.people as [Live]
    if (first.revision < this.revision) return `revision ${this.revision} was acknowledged, ${first.revision} is kept`
    const { lines } = await done<{ lines: { text: string }[] }>(at as Site, `/api/tables/${seats.id}/chat`)
    const missing = this.said.slice(-100).find((text) => !lines.some((line) => line.text === text))
    if (missing !== undefined) return `the line “${missing}” is lost`
    if (this.pending === undefined) return undefined
    // Whatever became of it, given again it counts once.
    const { body, chair } = this.pending
    const key = chair === 0 ? seats.ann : seats.bob
    const { status, body: reply } = await ask(at as Site, `/api/tables/${seats.id}/answer`, { body, key })
    if (status !== 200 || reply.revision !== body.revision + 1)
      return `an answer at ${body.revision}, given again: ${status} ${JSON.stringify(reply).slice(0, 200)}`
    this.pending = undefined
    this.revision = reply.revision
    return undefined
  }

  /** Both answer what they are asked, until the connection is lost or the game is over. */
  async play(roll: Roll): Promise<boolean> {
    const volume = await volumeOf(this.game)
    try {
      for (;;) {
        for (const live of this.people) await live.until(() => live.revision >= this.revision)
        const [first] = this.people as [Live]
        await first.until(() => first.info.revision >= this.revision)
        if (first.info.status !== 'running') return false
        const { chair } = first.info.asked
        const asked = this.people[chair] as Live
        const { pending } = asked.table(volume)
        if (pending === undefined) throw new Error('nothing is asked')
        const body = {
          revision: asked.revision,
          id: `a${asked.revision}`,
          key: anyAnswer(volume, pending, roll(10_000)),
        }
        this.pending = { chair, body }
        const reply = await asked.call({ type: 'do', table: this.seats.id, act: 'answer', body })
        if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
        this.pending = undefined
        this.revision = reply.revision
        this.answers++
        this.acknowledged = this.people.map(({ journal }) => [...journal])
        if (roll(5) > 0) continue
        const text = `line ${reply.revision}`
        await asked.call({ type: 'do', table: this.seats.id, act: 'chat', body: { text } })
        this.said.push(text)
      }
    } catch (error) {
      if (this.people.some(({ socket }) => socket.readyState === socket.OPEN))
        await new Promise((next) => setTimeout(next, 500))
      if (this.people.every(({ socket }) => socket.readyState !== socket.OPEN)) return true
      throw error
    }
  }
}

/** So many tables are played at once. */
const TABLES = 4

/** Plays at a server that is killed with -9 again and again; gives what was lost. */
export async function killServer(command: string, most: number, roll: Roll, database?: string, seconds = Infinity) {
  const until = Date.now() + seconds * 1000
  const data = mkdtempSync(join(tmpdir(), 'coinflict-kill-'))
  const place = database === undefined ? ['--data', data] : ['--database', database]
  const flaws: string[] = []
  let tables: Watched[] = []
  let [answers, kills] = [0, 0]
  try {
    for (let n = 0; n < most && Date.now() < until; n++) {
      const { child, ready } = serve(command, place)
      const exited = once(child, 'exit')
      if (roll(10) === 0) {
        // Killed before it is there, or as it comes.
        await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, roll(800)))])
      } else {
        const { at } = await ready
        while (tables.length < TABLES) {
          const { id } = LIBRARY[(n + tables.length) % LIBRARY.length] as (typeof LIBRARY)[number]
          tables.push(await Watched.open(at, id))
        }
        for (const table of tables) {
          const lost = await table.comeBack(at).catch((error: Error) => error.message)
          if (lost !== undefined) flaws.push(`kill ${n}, ${table.game}: ${lost}`)
        }
        setTimeout(() => child.kill('SIGKILL'), 20 + roll(500))
        const isOn = await Promise.all(
          tables.map((table) =>
            table.play(roll).catch((error: Error) => {
              flaws.push(`kill ${n}, ${table.game}: ${error.message}`)
              return false
            }),
          ),
        )
        answers += tables.reduce((sum, table) => sum + table.answers, 0)
        for (const table of tables) table.answers = 0
        tables = tables.filter((_, i) => isOn[i] === true)
      }
      child.kill('SIGKILL')
      await exited
      kills++
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return { flaws, answers, kills }
}
