import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Asked, type Explanation, keyOf, type Volume } from '@coinflict/kernel/state'
import { readJournal, readPosition, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { LIBRARY } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import WebSocket from 'ws'
import { type Config, configOf, type Running, startServer } from '../src/index.ts'
import type { personView } from '../src/people/profile.ts'
import type { ratingView } from '../src/people/ratings.ts'
import type { Standing } from '../src/people/sittings.ts'
import type { youAt } from '../src/tables/at-table.ts'
import type { Info } from '../src/tables/info.ts'
import type { Options } from './authenticator.ts'

/** A server on a free port with a folder of its own. */
export interface Site {
  readonly config: Config
  running: Running
  readonly close: () => Promise<void>
}

export async function site(said: Partial<Config> = {}): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'coinflict-server-'))
  const config = configOf(
    {},
    { port: 0, data, logLevel: 'silent', mostRequests: 1_000_000, mostSockets: 1_000_000, ...said },
  )
  const made: Site = {
    config,
    running: await startServer(config),
    async close() {
      await made.running.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
  return made
}

/** Stops a server and starts it again with the same data. */
export async function restart(at: Site): Promise<void> {
  await at.running.stop()
  at.running = await startServer(at.config)
}

/** What is shown of a table while somebody is asked, and of one that is finished. */
export interface Shown extends Omit<Info, 'asked' | 'finished' | 'result'> {
  readonly asked: { readonly chair: number; readonly since: number; readonly deadline: number }
  readonly finished: number
  readonly result: readonly Standing[]
}

/** A table of somebody's own. */
interface Listed extends Shown {
  readonly you: { readonly chair: number | null; readonly asked: boolean; readonly invited: number | null }
}

/** Something that somebody has and that has an id: a session, a token, a way to be told. */
interface Item {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly rights: string
  readonly here: boolean
  readonly used_at: number | null
  readonly confirmed: boolean
  readonly stopped: boolean
}

/** What replies about people hold, each some of it. */
interface PeopleBody {
  readonly person: ReturnType<typeof personView>
  readonly hasPassword: boolean
  readonly linked: readonly string[]
  readonly options: Options
  readonly passkeys: readonly Item[]
  readonly sessions: readonly Item[]
  readonly tokens: readonly Item[]
  readonly channels: readonly Item[]
  readonly id: string
  readonly token: string
  readonly question: { readonly answers: readonly { readonly key: string }[] } | null
  readonly ratings: readonly (ReturnType<typeof ratingView> & { readonly name: string | null })[]
  readonly played: readonly { readonly game: string; readonly games: number; readonly left: number }[]
  readonly blocked: readonly { readonly name: string }[]
  readonly reports: readonly { readonly text: string }[]
  readonly chat: readonly { readonly text: string }[]
  readonly seats: readonly { readonly table_id: string }[]
}

/** What replies hold, each some of it. */
export interface Body extends PeopleBody {
  readonly table: Shown
  readonly tables: readonly Listed[]
  readonly you: ReturnType<typeof youAt>
  readonly link: { readonly chair: number; readonly key: string }
  readonly key: string
  readonly links: readonly { readonly chair: number; readonly key: string }[]
  readonly error: { readonly code: string; readonly text: string; readonly why: string }
  readonly revision: number
  readonly from: number
  readonly entries: readonly string[]
  readonly save: Save
  readonly asked: number | null
  readonly lines: readonly unknown[]
  readonly text: string
  readonly reasons: readonly { readonly n: number; readonly explanation: Explanation }[]
}

export interface Reply {
  readonly status: number
  readonly body: Body
}

interface Sent {
  readonly method?: string
  readonly body?: unknown
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A request over HTTP. */
export async function ask({ running }: Site, path: string, { method, body, key, headers }: Sent = {}): Promise<Reply> {
  const reply = await fetch(new URL(path, `http://127.0.0.1:${running.port}`), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Seat ${key}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.includes('json') === true
  return { status: reply.status, body: isJson ? JSON.parse(text) : text }
}

/** A request that must succeed. */
export async function done<T = Body>(at: Site, path: string, sent?: Sent): Promise<T> {
  const { status, body } = await ask(at, path, sent)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body as T
}

/** What comes over a connection. */
interface Message extends Body {
  readonly type: string
  readonly chairs: readonly number[]
}

type LiveWish = WebSocket.ClientOptions & { readonly language?: string }

/** A connection that plays along: it keeps the save and the journal of a table as it is told, and can tell what is asked. */
export class Live {
  readonly heard: Message[] = []
  /** What was heard, byte for byte. */
  readonly raw: string[] = []
  save: Save | undefined
  journal: string[] = []
  revision = -1
  info!: Shown
  you!: Body['you']
  private waiting: (() => void)[] = []
  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.raw.push(String(data))
      this.hear(JSON.parse(String(data)))
    })
    socket.on('close', () => this.wake())
  }

  static async open(at: Site, { language = 'en', ...options }: LiveWish = {}): Promise<Live> {
    const live = new Live(new WebSocket(`ws://127.0.0.1:${at.running.port}/api/live`, options))
    await new Promise((resolve, reject) => live.socket.once('open', resolve).once('error', reject))
    live.say({ type: 'hello', language })
    await live.until(() => live.heard.some(({ type }) => type === 'hello'))
    return live
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(message: Message): void {
    this.heard.push(message)
    if (message.type === 'save') {
      this.save = message.save
      this.journal = [...message.save.journal]
      this.followed = undefined
      this.isFollowing = this.journal.length
      this.revision = message.revision
    } else if (message.type === 'entries') {
      this.isFollowing = Math.min(this.isFollowing, message.from)
      this.journal = [...this.journal.slice(0, message.from), ...message.entries]
      this.revision = message.revision
    } else if (message.type === 'table') {
      this.info = message.table
      this.you = message.you
    }
    this.wake()
  }

  private wake(): void {
    const waiting = this.waiting
    this.waiting = []
    for (const each of waiting) each()
  }

  /** Waits for messages until something holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.socket.readyState === this.socket.CLOSED) throw new Error('the connection is closed')
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  private asks = 0
  /** Does something by message and waits for the reply. */
  async call(message: object): Promise<Message> {
    const id = `call ${this.asks++}`
    this.say({ ...message, id })
    await this.until(() => this.heard.some((each) => each.id === id))
    return this.heard.find((each) => each.id === id) as Message
  }

  watch(table: string, key?: string, known: object = {}): Promise<Message> {
    return this.call({ type: 'watch', table, ...(key === undefined ? {} : { key }), ...known })
  }

  close(): void {
    this.socket.terminate()
  }

  private followed: Table | undefined
  private isFollowing = 0
  /** The game as the page would have it: the engine, run on what was told, entry by entry. */
  table(volume: Volume): Table {
    const { save, journal } = this
    if (save === undefined) throw new Error('no game was told')
    this.followed ??= new Table(volume, { ...setupOf(volume, save, SEAT_KINDS, true), seed: '' }, [], {
      journal: readJournal(volume, save.journal),
      start: save.start && ((g) => readPosition(g, save.start)),
    })
    const { followed } = this
    if (
      this.isFollowing < journal.length ||
      followed.entries.length + followed.journal.outcomes.length > journal.length
    )
      followed.follow(this.isFollowing, journal.slice(this.isFollowing))
    this.isFollowing = journal.length
    return followed
  }
}

/** An answer to a question that nobody thought about, the same every time. */
export const anyAnswer = (volume: Volume, { answers }: Asked, n: number): string =>
  keyOf(volume, answers[(n * 7919 + 13) % answers.length] as (typeof answers)[number])

export const volumeOf = async (id: string): Promise<Volume> =>
  (LIBRARY.find((box) => box.id === id) as (typeof LIBRARY)[number]).volume()

/** Two people and two non-players of each volume: Ann sets the table up, Bob comes by the link. */
export const SEATS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'andean-abyss': { govt: 'me', farc: 'link', auc: 'aa2', cartels: 'aa2' },
  'a-distant-plain': { government: 'me', coalition: 'adp', taliban: 'link', warlords: 'adp' },
  'fire-in-the-lake': { us: 'me', arvn: 'fitl', nva: 'link', vc: 'fitl' },
}

export interface Seated {
  readonly id: string
  readonly ann: string
  readonly bob: string
}

/** A table where Ann and Bob have sat down. */
export async function seated(at: Site, game: string, wish: object = {}): Promise<Seated> {
  const { table, key, links } = await done(at, '/api/tables', {
    body: { game, seats: SEATS[game], name: 'Ann', ...wish },
  })
  const bob = links[0]?.key as string
  await done(at, `/api/tables/${table.id}/join`, { body: { name: 'Bob' }, key: bob })
  return { id: table.id, ann: key, bob }
}

/** The same, and the game runs. */
export async function begun(at: Site, game: string, wish: object = {}): Promise<Seated> {
  const made = await seated(at, game, wish)
  await done(at, `/api/tables/${made.id}/start`, { method: 'POST', key: made.ann })
  return made
}

/** What somebody is asked at a table, and how they look at it. */
export interface Moment {
  readonly key: string
  readonly chair: number
  readonly revision: number
  readonly pending: Asked
}

/** Who is asked, and what. */
export async function momentAt(at: Site, { id, ann, bob }: Seated, volume: Volume): Promise<Moment> {
  const { chair } = (await done(at, `/api/tables/${id}`)).table.asked
  const key = chair === 0 ? ann : bob
  const live = await Live.open(at)
  await live.watch(id, key)
  const { pending } = live.table(volume)
  live.close()
  if (pending === undefined) throw new Error('nothing is asked')
  return { key, chair, revision: live.revision, pending }
}

/** Plays on until somebody chooses what to do on a card: then they may pass, and others may give them something. */
export async function turnAt(at: Site, seats: Seated, volume: Volume): Promise<Moment> {
  for (;;) {
    const moment = await momentAt(at, seats, volume)
    if (moment.pending.id.startsWith('turn.')) return moment
    const { key, revision, pending } = moment
    const body = { revision, id: `to-turn-${revision}`, key: anyAnswer(volume, pending, revision) }
    await done(at, `/api/tables/${seats.id}/answer`, { body, key })
  }
}

/** What the person who is asked would answer at a table of Andean Abyss, and their key. */
export async function nextAnswer(at: Site, seats: Seated, n = 0) {
  const volume = await volumeOf('andean-abyss')
  const { key, revision, pending } = await momentAt(at, seats, volume)
  return { key, body: { revision, id: `n${revision}`, key: anyAnswer(volume, pending, n) } }
}

export async function answerSome(at: Site, seats: Seated, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await done(at, `/api/tables/${seats.id}/answer`, await nextAnswer(at, seats, n))
}
