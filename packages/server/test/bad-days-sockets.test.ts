import { afterEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { CLOSE } from '../src/live/sockets.ts'
import { ask, begun, done, Live, type Site, site } from './client.ts'
import { onEveryDatabase } from './databases.ts'
import { register } from './person.ts'

const GAME = 'andean-abyss'
afterEach(() => {
  vi.useRealTimers()
})

const connections = async (at: Site): Promise<number> =>
  Number(/^coinflict_sockets (\d+)$/m.exec(await done<string>(at, '/metrics'))?.[1])

/** How a connection ended. */
const ended = ({ socket }: Live): Promise<number> => new Promise((resolve) => socket.once('close', resolve))

/** A heartbeat of the server, with the answer of somebody. */
async function beat(live: Live): Promise<void> {
  const heard = new Promise((resolve) => live.socket.once('ping', resolve))
  vi.advanceTimersByTime(25_000)
  await heard
  // The pong is there before what is asked after it.
  await live.call({ type: 'ping' })
}

/** Why a connection was not opened. */
const refusal = (at: Site, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${at.running.port}/api/live`, { headers })
    socket.once('open', () => resolve('open'))
    socket.once('error', ({ message }) => resolve(message))
  })

test('a connection that answers no heartbeat is dropped, one that does stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const at = await site()
  const halfOpen = await Live.open(at, { autoPong: false })
  const gone = ended(halfOpen)
  const live = await Live.open(at)
  await beat(live)
  expect(await connections(at)).toBe(2)
  await beat(live)
  expect(await gone).toBe(1006)
  await beat(live)
  expect(await connections(at)).toBe(1)
  live.close()
  await at.close()
})

test('a table that nobody looks at is left after a while, one that somebody watches is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const at = await site()
  const [left, watched] = [await begun(at, GAME), await begun(at, GAME)]
  const live = await Live.open(at)
  await live.watch(watched.id)
  const inMemory = async () =>
    Number(/^coinflict_tables_in_memory (\d+)$/m.exec(await done<string>(at, '/metrics'))?.[1])
  expect(await inMemory()).toBe(2)
  for (let n = 0; n < 30; n++) await beat(live)
  expect(await inMemory()).toBe(1)
  expect((await done(at, `/api/tables/${left.id}`)).table.status).toBe('running')
  live.close()
  await at.close()
})

test('somebody who reads too slowly is dropped, and misses nothing who comes back', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  const slow = await Live.open(at)
  await slow.watch(seats.id)
  const other = await Live.open(at)
  await other.watch(seats.id)
  slow.socket.pause()
  // Each of these is answered by the whole game, which nobody fetches.
  while ((await connections(at)) > 1) {
    for (let n = 0; n < 50; n++) slow.say({ type: 'watch', table: seats.id })
    await other.call({ type: 'ping' })
  }
  slow.close()
  const back = await Live.open(at)
  await back.watch(seats.id)
  expect(back.journal).toEqual(other.journal)
  for (const each of [back, other]) each.close()
  await at.close()
})

test('a flood of messages ends the connection, and others do not notice', async () => {
  const at = await site({ mostRequests: 600 })
  const live = await Live.open(at, { localAddress: '127.0.0.2' })
  const flood = await Live.open(at)
  const gone = ended(flood)
  for (let n = 0; n < 500; n++) flood.say({ type: 'ping', id: n })
  expect(await gone).toBe(CLOSE.flood)
  expect(flood.heard.length).toBeLessThan(100)
  expect((await live.call({ type: 'ping' })).type).toBe('pong')
  live.close()
  await at.close()
})

test('a flood ends the connection while earlier messages still wait to be obeyed', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  const flood = await Live.open(at)
  const gone = ended(flood)
  for (let n = 0; n < 2000; n++) flood.say({ type: 'watch', table: seats.id })
  expect(await gone).toBe(CLOSE.flood)
  await at.close()
})

test('connections of one person share what they may send, wherever they come from', async () => {
  const at = await site({ mostRequests: 600 })
  const { headers } = await register(at, 'Ann')
  const lives = await Promise.all([1, 2, 3].map((n) => Live.open(at, { headers, localAddress: `127.0.0.${n}` })))
  const gone = Promise.race(lives.map(ended))
  for (let n = 0; n < 20; n++) for (const live of lives) live.say({ type: 'ping', id: n })
  expect(await gone).toBe(CLOSE.flood)
  for (const live of lives) live.close()
  await at.close()
})

test('an address has only so many connections, and others may have theirs', async () => {
  const at = await site({ mostSockets: 3 })
  const lives = await Promise.all([1, 2, 3].map(() => Live.open(at)))
  expect(await refusal(at)).toMatch(/429/)
  const other = await Live.open(at, { localAddress: '127.0.0.2' })
  const gone = ended(lives[0] as Live)
  lives[0]?.socket.close()
  await gone
  while ((await connections(at)) > 3) await other.call({ type: 'ping' })
  lives.push(await Live.open(at))
  for (const live of [...lives, other]) live.close()
  await at.close()
})

test('too many requests of an address are refused, and too many of a person from several', async () => {
  const at = await site({ mostRequests: 20 })
  const from = async (address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const { request } = await import('node:http')
    return new Promise((resolve, reject) =>
      request({ port: at.running.port, host: '127.0.0.1', localAddress: address, path: '/api/me', headers })
        .on('response', (reply) => {
          reply.resume()
          resolve(reply.statusCode ?? 0)
        })
        .on('error', reject)
        .end(),
    )
  }
  const { headers } = await register(at, 'Ann')
  const replies: number[] = []
  for (let n = 0; n < 25; n++) replies.push(await from(`127.0.1.${n}`, headers))
  expect(replies.slice(0, 15)).toEqual(Array(15).fill(200))
  expect(replies.at(-1)).toBe(429)
  expect(await from('127.0.1.0')).toBe(200)
  const ofAddress: number[] = []
  for (let n = 0; n < 21; n++) ofAddress.push(await from('127.0.2.1'))
  expect([ofAddress.at(-2), ofAddress.at(-1)]).toEqual([200, 429])
  await at.close()
})

onEveryDatabase((at) => {
  test('a token that is none is refused before there is a connection, and the server lives on', async () => {
    expect(await refusal(at(), { authorization: `Bearer ${'x'.repeat(32)}` })).toMatch(/401/)
    expect((await ask(at(), '/health')).status).toBe(200)
  })
})
