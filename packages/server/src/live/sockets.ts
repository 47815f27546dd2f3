import { isPlainLine, LANGUAGES, type Language } from '@coinflict/kernel/text'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { callerOf, type Identify } from '../http/caller.ts'
import { strict } from '../http/checking.ts'
import { errorView } from '../http/errors.ts'
import { bodies, tableParams } from '../http/schemas.ts'
import type { Metrics } from '../metrics.ts'
import { type Caller, hashOf } from '../people/caller.ts'
import type { Given, Tables } from '../tables/tables.ts'
import { Problem } from '../text/say.ts'
import type { Hub, Outlet, Watch } from './hub.ts'

export const LIVE_VERSION = 1

/** Whoever reads so slowly that this many bytes wait is dropped; they come back and miss nothing. */
const MOST_WAITING = 4 * 1024 * 1024
/** So many tables one connection may watch. */
const MOST_WATCHED = 100
/** So many seconds' messages may come at once. */
const AT_ONCE = 3
/** The reason why a connection is closed: too slow, too many messages, the server stops. */
export const CLOSE = { slow: 4008, flood: 4029, stop: 1001 } as const

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
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.answer(table, body, caller),
  },
  undo: {
    check: strict.compile<Given & { to?: number }>(bodies.undo),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.undo(table, body, caller),
  },
  interject: {
    check: strict.compile<Given & { words: string; by?: string }>(bodies.interject),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.interject(table, body, caller),
  },
  consent: {
    check: strict.compile<{ request: string; agree: boolean }>(bodies.consent),
    act: (tables: Tables, table: string, body: never, caller: Caller) => tables.consent(table, body, caller),
  },
  chat: {
    check: strict.compile<{ text: string }>(bodies.chat),
    act: (tables: Tables, table: string, body: { text: string }, caller: Caller) =>
      tables.say(table, body.text, caller),
  },
} as const

function carryOut(tables: Tables, table: string, name: string, body: unknown, caller: Caller): Promise<object> {
  const known = Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : undefined
  if (known === undefined) throw new Problem(400, 'message', 'bad-message')
  const { act, check } = known
  if (!check(body)) throw new Problem(400, 'body', 'body', { text: strict.errorsText(check.errors, { dataVar: name }) })
  return act(tables, table, body as never, caller)
}

/** One connection: what it watches, and what it is sent. */
class Connection implements Outlet {
  private readonly watches = new Map<string, Watch>()
  private hasGreeted = false
  private language: Language
  private allowed: number
  private since = Date.now()
  isAlive = true

  constructor(
    readonly socket: WebSocket,
    private caller: Caller,
    private readonly live: Live,
  ) {
    this.language = caller.language
    this.allowed = AT_ONCE * live.perSecond
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_WAITING) {
      this.socket.close(CLOSE.slow)
      this.socket.terminate()
      return
    }
    this.socket.send(text)
  }

  async hear(data: string): Promise<void> {
    if (!this.mayGoOn()) return this.socket.close(CLOSE.flood)
    let message: Message | undefined
    try {
      message = readMessage(data)
      await this.obey(message)
    } catch (error) {
      this.live.metrics.refused++
      const { status, body } = errorView(error, this.language)
      if (status >= 500) this.live.onError(error)
      this.reply('error', message?.id, body)
    }
  }

  private mayGoOn(): boolean {
    const now = Date.now()
    const { perSecond } = this.live
    this.allowed = Math.min(AT_ONCE * perSecond, this.allowed + ((now - this.since) / 1000) * perSecond)
    this.since = now
    return --this.allowed >= 0
  }

  private reply(type: string, id: Message['id'], fields: object): void {
    this.send(JSON.stringify({ type, ...(id === undefined ? {} : { id }), ...fields }))
  }

  private async obey(message: Message): Promise<void> {
    const { type, id, ...fields } = message
    if (type === 'hello') {
      this.language = LANGUAGES.find((each) => each === fields.language) ?? this.language
      this.caller = { ...this.caller, language: this.language }
      this.hasGreeted = true
      return this.reply('hello', id, { version: LIVE_VERSION })
    }
    if (!this.hasGreeted) throw new Problem(400, 'no-hello', 'no-hello')
    if (type === 'ping') return this.reply('pong', id, {})
    const { table = '', ...rest } = fields
    if (!isTable({ id: table })) throw new Problem(404, 'no-table', 'no-table')
    if (type === 'watch') await this.watch(table, rest)
    else if (type === 'unwatch') this.unwatch(table)
    else if (type === 'do') {
      const { act, body = {} } = rest
      const caller = this.watches.get(table)?.caller ?? this.caller
      const done = await carryOut(this.live.tables, table, String(act), body, caller)
      return this.reply('done', id, done)
    } else throw new Problem(400, 'message', 'bad-message')
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
  readonly identify: Identify
  readonly onError: (error: unknown) => void
  /** So many messages of one connection are taken in a second. */
  readonly perSecond: number
}

/** All connections of this process. Those that do not answer a heartbeat are dropped. */
export class Sockets {
  private readonly open = new Set<Connection>()
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

  /** A connection is there. What it says before it is known whose it is waits. */
  accept(socket: WebSocket, request: FastifyRequest): void {
    const caller = callerOf(request, this.live.identify)
    const connection = caller.then((known) => {
      const made = new Connection(socket, known, this.live)
      this.open.add(made)
      return made
    })
    // Its messages are obeyed one after the other.
    let last: Promise<unknown> = connection
    const then = (work: (connection: Connection) => unknown) => {
      last = last.then(async () => work(await connection)).catch(this.live.onError)
    }
    socket.on('message', (data) => then((each) => each.hear(String(data))))
    socket.on('pong', () => then((each) => (each.isAlive = true)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () =>
      then((each) => {
        each.end()
        this.open.delete(each)
      }),
    )
  }

  private beat(): void {
    for (const each of this.open) {
      if (!each.isAlive) each.socket.terminate()
      each.isAlive = false
      if (each.socket.readyState === each.socket.OPEN) each.socket.ping()
    }
  }

  close(): void {
    clearInterval(this.heart)
    for (const { socket } of this.open) socket.close(CLOSE.stop)
  }
}
