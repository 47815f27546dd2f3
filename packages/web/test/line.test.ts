import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '../src/online/line.ts'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, baseURI: 'http://localhost/' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

/** A connection that somebody else opens and answers, or not. */
class Socket {
  static readonly OPEN = 1
  static opened: Socket[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  readonly sent: string[] = []

  constructor() {
    Socket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { readonly type: string }).type)
  }

  close(): void {
    this.readyState = 3
  }

  answer(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
    this.onmessage?.({ data: '{"type":"table"}' })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.opened = []
})

afterEach(() => {
  vi.useRealTimers()
})

const line = () =>
  new Line(
    'id',
    () => undefined,
    () => undefined,
    () => undefined,
  )

test('a connection that is never answered is given up and made anew, and what was to be done is sent there', () => {
  const own = line()
  own.act('answer', 'a', {}).catch(() => undefined)
  vi.advanceTimersByTime(10_000)
  expect([own.isUp.value, Socket.opened.length]).toEqual([false, 1])
  vi.advanceTimersByTime(500)
  const [first, second] = Socket.opened
  second?.answer()
  expect([first?.sent, second?.sent, own.isUp.value]).toEqual([[], ['hello', 'watch', 'do'], true])
  own.leave()
})

test('one that is answered stays, as long as there are signs of life', () => {
  const own = line()
  Socket.opened[0]?.answer()
  vi.advanceTimersByTime(15_000)
  expect([own.isUp.value, Socket.opened.length]).toEqual([true, 1])
  own.leave()
})
