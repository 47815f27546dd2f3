import { isPlainLine, LANGUAGES, type Language } from '@coinflict/kernel/text'
import type { WebSocket } from 'ws'
import { strict } from '../http/checking.ts'
import { errorView, isFault } from '../http/errors.ts'
import { bodies, tableParams } from '../http/schemas.ts'
import type { Metrics } from '../metrics.ts'
import { type Caller, hashOf, type Person, requireRight } from '../people/caller.ts'
import type { Given } from '../tables/playing.ts'
import type { Tables } from '../tables/tables.ts'
import { Problem } from '../text/say.ts'
import type { Hub, Outlet, Watch } from './hub.ts'

export const LIVE_VERSION = 1

/** Whoever reads so slowly that this many bytes wait is dropped; they come back and miss nothing. */
const MOST_WAITING = 4 * 1024 * 1024
/** So many tables one connection may watch. */
const MOST_WATCHED = 100
/** So many seconds' messages may come at once. */
const AT_ONCE = 3
/** So many messages of one connection may wait to be obeyed. */
const MOST_UNREAD = 100
/** Whoever is asked to end the connection has so long. */
const PATIENCE = 2000
/** The reason why a connection is closed: too slow, too many messages, logged out, the server stops. */
export const CLOSE = { slow: 4008, flood: 4029, out: 4001, stop: 1001 } as const

interface Message {
  readonly type: string
  readonly id?: string | number
  readonly table?: string
  readonly [field: string]: unknown
}

const isTable = strict.compile(tableParams)
/** What can be done at a table by message, the same as over HTTP. */
const ACTS = {
  answer: {
    check: strict.compile<Given & { key: string }>(bodies.answer),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.playing.answer(table, body, caller),
  },
  undo: {
    check: strict.compile<Given & { to?: number }>(bodies.undo),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.playing.undo(table, body, caller),
  },
  interject: {
    check: strict.compile<Given & { words: string; by?: string }>(bodies.interject),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.playing.interject(table, body, caller),
  },
  consent: {
    check: strict.compile<{ request: string; agree: boolean }>(bodies.consent),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.playing.consent(table, body, caller),
  },
  chat: {
    check: strict.compile<{ text: string }>(bodies.chat),
    act: (tables: Tables, table: string, body: { text: string }, caller: Caller) =>
      tables.talking.say(table, body.text, caller),
  },
} as const

function carryOut(tables: Tables, table: string, name: string, body: unknown, caller: Caller): Promise<object> {
  const known = Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : undefined
  if (known === undefined) throw unknown(name, Object.keys(ACTS))
  const { act, check } = known
  if (!check(body)) throw new Problem(400, 'body', 'body', { text: strict.errorsText(check.errors, { dataVar: name }) })
  return act(tables, table, body as never, caller)
}

/** The messages that are understood. */
const TYPES: readonly string[] = ['hello', 'ping', 'watch', 'unwatch', 'do']

/** So many letters of what was not understood are told back. */
const MOST_TOLD = 40

const unknown = (value: string, known: readonly string[]): Problem =>
  new Problem(400, 'message', 'unknown-message', { value: value.slice(0, MOST_TOLD), list: known.join(', ') })

/** How many messages somebody may send: so many a second, a few seconds' worth at once. */
class Allowance {
  /** How many connections share it. */
  users = 0
  private left: number
  private since = Date.now()

  constructor(private readonly perSecond: number) {
    this.left = AT_ONCE * perSecond
  }

  take(): boolean {
    const now = Date.now()
    this.left = Math.min(AT_ONCE * this.perSecond, this.left + ((now - this.since) / 1000) * this.perSecond)
    this.since = now
    return --this.left >= 0
  }
}

/** One connection: what it watches, and what it is sent. */
class Connection implements Outlet {
  private readonly watches = new Map<string, Watch>()
  private hasGreeted = false
  private language: Language
  /** Messages are obeyed one after the other. */
  private last: Promise<void> = Promise.resolve()
  private waiting = 0
  isAlive = true

  constructor(
    readonly socket: WebSocket,
    private caller: Caller,
    private readonly live: Live,
    private readonly allowance: Allowance,
  ) {
    this.language = caller.language
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_WAITING) this.drop(CLOSE.slow, 0)
    else this.socket.send(text)
  }

  /** Ends the connection, whether the other side agrees or not. */
  private drop(code: number, patience: number): void {
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), patience).unref()
  }

  /** A message has come. */
  take(data: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (!this.allowance.take() || this.waiting >= MOST_UNREAD) {
      this.drop(CLOSE.flood, PATIENCE)
      return
    }
    this.waiting++
    this.last = this.last.then(async () => {
      await this.hear(data)
      this.waiting--
    })
  }

  private async hear(data: string): Promise<void> {
    let message: Message | undefined
    try {
      message = readMessage(data)
      await this.obey(message)
    } catch (error) {
      this.live.metrics.refused++
      if (isFault(error)) this.live.onError(error)
      this.reply('error', message?.id, errorView(error, this.language).body)
    }
  }

  private reply(type: string, id: Message['id'], fields: object): void {
    this.send(JSON.stringify({ type, ...(id === undefined ? {} : { id }), ...fields }))
  }

  /** Whoever has logged out meanwhile, here or elsewhere, is shown nothing more. */
  async isStillIn(): Promise<boolean> {
    const { person } = this.caller
    if (person === undefined || (await this.live.isStillIn(person))) return true
    this.end()
    this.socket.close(CLOSE.out)
    return false
  }

  private async obey(message: Message): Promise<void> {
    const { type, id, ...fields } = message
    if (type === 'hello') {
      this.language = LANGUAGES.find((each) => each === fields.language) ?? this.language
      this.caller = { ...this.caller, language: this.language }
      this.hasGreeted = true
      return this.reply('hello', id, { version: LIVE_VERSION, now: Date.now() })
    }
    if (this.live.tables.isStopping) throw new Problem(503, 'stopping', 'stopping')
    if (!this.hasGreeted) throw new Problem(400, 'no-hello', 'no-hello')
    if (type === 'ping') return this.reply('pong', id, {})
    if (!TYPES.includes(type)) throw unknown(type, TYPES)
    if (!(await this.isStillIn())) return
    const { table = '', ...rest } = fields
    if (!isTable({ id: table })) throw new Problem(404, 'no-table', 'no-table')
    if (type === 'watch') await this.watch(table, rest)
    else if (type === 'unwatch') this.unwatch(table)
    else {
      const { act, body = {} } = rest
      const caller = this.watches.get(table)?.caller ?? this.caller
      requireRight(caller, 'play')
      const done = await carryOut(this.live.tables, table, String(act), body, caller)
      return this.reply('done', id, done)
    }
    this.reply('done', id, {})
  }

  /** Watches a table, from the seat of a key if there is one, from a revision on if it is known. */
  private async watch(table: string, { key, revision, length }: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.watches.size >= MOST_WATCHED) throw new Problem(429, 'too-many', 'too-many-tables')
    const { keyHash: _, ...nobody } = this.caller
    const caller = typeof key === 'string' ? { ...nobody, keyHash: hashOf(key) } : this.caller
    const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
    const known = isCount(revision) && isCount(length) ? { revision, length } : undefined
    this.unwatch(table)
    await this.live.tables.rooms.at(table, (room) => {
      if (this.socket.readyState === this.socket.OPEN)
        this.watches.set(table, this.live.hub.add(this, caller, room, known))
    })
  }

  private unwatch(table: string): void {
    const watch = this.watches.get(table)
    if (watch !== undefined) this.live.hub.remove(watch)
    this.watches.delete(table)
  }

  end(): void {
    for (const table of [...this.watches.keys()]) this.unwatch(table)
  }
}

function readMessage(data: string): Message {
  let read: unknown
  try {
    read = JSON.parse(data)
  } catch {
    throw new Problem(400, 'message', 'bad-message')
  }
  const { type, id } = (typeof read === 'object' && read !== null ? read : {}) as Partial<Message>
  const isId = id === undefined || typeof id === 'number' || (typeof id === 'string' && isPlainLine(id, 64))
  if (typeof type !== 'string' || !isId) throw new Problem(400, 'message', 'bad-message')
  return read as Message
}

/** What connections need. */
export interface Live {
  readonly tables: Tables
  readonly hub: Hub
  readonly metrics: Metrics
  /** Whether what somebody is logged in by is still good. */
  readonly isStillIn: (person: Person) => Promise<boolean>
  readonly onError: (error: unknown) => void
  /** So many messages of one person, or of one address without an account, are taken in a second. */
  readonly perSecond: number
  /** So many connections one address may have. */
  readonly mostOfAddress: number
}

/** All connections of this process. Those that do not answer a heartbeat are dropped. */
export class Sockets {
  private readonly open = new Set<Connection>()
  private readonly addresses = new Map<string, number>()
  private readonly allowances = new Map<string, Allowance>()
  private readonly heart: NodeJS.Timeout

  constructor(
    private readonly live: Live,
    heartbeat: number,
  ) {
    this.heart = setInterval(() => this.beat(), heartbeat)
    this.heart.unref()
  }

  get size(): number {
    return this.open.size
  }

  /** Refuses an address that has too many connections already. */
  check(address: string): void {
    if ((this.addresses.get(address) ?? 0) >= this.live.mostOfAddress) throw new Problem(429, 'rate', 'rate')
  }

  /** A connection is there. */
  accept(socket: WebSocket, caller: Caller, address: string): void {
    const whose = caller.person === undefined ? `at ${address}` : caller.person.id
    const allowance = this.allowances.get(whose) ?? new Allowance(this.live.perSecond)
    this.allowances.set(whose, allowance)
    const connection = new Connection(socket, caller, this.live, allowance)
    this.open.add(connection)
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1)
    allowance.users++
    socket.on('message', (data) => connection.take(String(data)))
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connection.end()
      this.open.delete(connection)
      const left = (this.addresses.get(address) ?? 1) - 1
      if (left === 0) this.addresses.delete(address)
      else this.addresses.set(address, left)
      if (--allowance.users === 0) this.allowances.delete(whose)
    })
  }

  private beat(): void {
    for (const each of this.open) {
      if (!each.isAlive) each.socket.terminate()
      each.isAlive = false
      if (each.socket.readyState === each.socket.OPEN) each.socket.ping()
      each.isStillIn().catch(this.live.onError)
    }
  }

  /** Tells everybody that the server stops; those who do not take leave are left. */
  async close(): Promise<void> {
    clearInterval(this.heart)
    const sockets = [...this.open].map(({ socket }) => socket)
    const left = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
    for (const socket of sockets) socket.close(CLOSE.stop)
    const late = setTimeout(() => {
      for (const socket of sockets) socket.terminate()
    }, PATIENCE)
    await left
    clearTimeout(late)
  }
}
