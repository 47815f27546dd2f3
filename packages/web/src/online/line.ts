import { signal } from '@preact/signals'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { Declined } from './api.ts'

/** What comes from a table. */
export interface Message {
  readonly type: string
  readonly id?: string
  readonly error?: { readonly code?: string; readonly text?: string; readonly rule?: string }
  readonly [field: string]: unknown
}

/** How much of the journal somebody has who comes back. */
export interface Known {
  readonly revision: number
  readonly length: number
}

interface Underway {
  readonly message: object
  resolve(): void
  reject(error: unknown): void
}

/** Milliseconds: until it is tried again the first time and at most; between signs of life, and until one is missed. */
const FIRST = 500
const LONGEST = 10_000
const SIGN = 20_000
const MISSED = 10_000
/** The server closes the line so when the session has ended that it was opened in. */
const OUT = 4001

/**
 * The line to one table. It comes back by itself after it was lost, says then how much is known, and sends again what was not acknowledged:
 * with an id of its own it counts once.
 */
export class Line {
  readonly isUp = signal(true)
  /** Whether whoever was logged in is not any more: then it does not come back by itself. */
  readonly isOut = signal(false)
  private socket: WebSocket | undefined
  private readonly underway = new Map<string, Underway>()
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private sign: ReturnType<typeof setTimeout> | undefined
  private isLeft = false

  constructor(
    private readonly table: string,
    private readonly key: () => string | undefined,
    private readonly known: () => Known | undefined,
    private readonly onMessage: (message: Message) => void,
  ) {
    addEventListener('online', this.again)
    addEventListener('offline', this.lose)
    this.connect()
  }

  private end(): void {
    this.leave()
    this.isOut.value = true
    const { underway } = this
    for (const { reject } of underway.values())
      reject(new Declined({ error: { code: 'log-in', text: say('online.logged-out') } }))
    underway.clear()
  }

  leave(): void {
    this.isLeft = true
    removeEventListener('online', this.again)
    removeEventListener('offline', this.lose)
    this.hangUp()
    clearTimeout(this.retry)
  }

  /** Looks at the table with another key from now on: another may see something else, so all is told again. */
  watchAnew(): void {
    this.watch(undefined)
  }

  private watch(known: Known | undefined): void {
    const key = this.key()
    this.say({ type: 'watch', id: 'watch', table: this.table, ...(key === undefined ? {} : { key }), ...known })
  }

  /** Does something at the table; done when the server has it for good. */
  act(act: string, id: string, body: object): Promise<void> {
    const message = { type: 'do', id, table: this.table, act, body: { ...body, id } }
    return new Promise((resolve, reject) => {
      this.underway.set(id, { message, resolve, reject })
      this.say(message)
    })
  }

  private connect(): void {
    const address = new URL('api/live', document.baseURI)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    const socket = new WebSocket(address)
    this.socket = socket
    // One that is never answered is given up, too.
    this.sign = setTimeout(this.lose, MISSED)
    socket.onopen = () => {
      this.say({ type: 'hello', language: language.value })
      this.watch(this.known())
      for (const { message } of this.underway.values()) this.say(message)
    }
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Message)
    socket.onclose = ({ code }) => (code === OUT ? this.end() : this.lose())
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hear(message: Message): void {
    this.tries = 0
    this.isUp.value = true
    clearTimeout(this.sign)
    this.sign = setTimeout(() => {
      this.say({ type: 'ping' })
      this.sign = setTimeout(this.lose, MISSED)
    }, SIGN)
    const waiting = message.id === undefined ? undefined : this.underway.get(message.id)
    if (waiting === undefined || message.id === undefined) {
      this.onMessage(message)
      return
    }
    this.underway.delete(message.id)
    if (message.type === 'done') waiting.resolve()
    else waiting.reject(new Declined(message))
  }

  private readonly lose = () => {
    this.hangUp()
    if (this.isLeft) return
    this.isUp.value = false
    clearTimeout(this.retry)
    this.retry = setTimeout(this.again, Math.min(LONGEST, FIRST * 2 ** this.tries++))
  }

  private readonly again = () => {
    clearTimeout(this.retry)
    if (this.socket !== undefined || this.isLeft) return
    if (navigator.onLine) this.connect()
    else this.retry = setTimeout(this.again, LONGEST)
  }

  private hangUp(): void {
    clearTimeout(this.sign)
    const { socket } = this
    this.socket = undefined
    if (socket === undefined) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}
