import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { CLOSE } from '../src/live/sockets.ts'
import { answerSome, ask, begun, done, Live, nextAnswer, restart, site } from './client.ts'
import { onEveryDatabase } from './databases.ts'
import { enter, PASSWORD, register } from './person.ts'

const GAME = 'andean-abyss'

/** What Prometheus would read, by name. */
async function figures(at: Parameters<typeof done>[0]): Promise<ReadonlyMap<string, number>> {
  const text = await done<string>(at, '/metrics')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]))
}

onEveryDatabase((at) => {
  test('the figures count tables, connections, answers, how long they took, refusals and memory', async () => {
    const before = await figures(at())
    const seats = await begun(at(), GAME)
    const live = await Live.open(at())
    await live.watch(seats.id)
    await answerSome(at(), seats, 3)
    await ask(at(), `/api/tables/${seats.id}/answer`, { body: {} })
    const after = await figures(at())
    const grown = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)
    expect(grown('coinflict_tables_in_memory')).toBe(1)
    expect(grown('coinflict_tables_watched')).toBe(1)
    expect(after.get('coinflict_sockets')).toBeGreaterThanOrEqual(1)
    expect(grown('coinflict_answers_total')).toBe(3)
    expect(grown('coinflict_answer_seconds_count')).toBe(3)
    expect(grown('coinflict_answer_seconds_bucket{le="+Inf"}')).toBe(3)
    expect(grown('coinflict_write_seconds_count')).toBeGreaterThanOrEqual(4)
    expect(grown('coinflict_refused_total')).toBe(1)
    expect(grown('coinflict_errors_total')).toBe(0)
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    for (const [name, value] of after) expect([name, Number.isFinite(value)]).toEqual([name, true])
    live.close()
  })

  test('whoever is connected when the server stops is told so, and what was acknowledged is there after the next start', async () => {
    const seats = await begun(at(), GAME)
    const live = await Live.open(at())
    await live.watch(seats.id, seats.ann)
    const sent = await nextAnswer(at(), seats)
    const closed = new Promise<number>((resolve) => live.socket.once('close', resolve))
    // An answer that is under way when it stops is given, or refused with nothing done.
    const [reply] = await Promise.all([ask(at(), `/api/tables/${seats.id}/answer`, sent), restart(at())])
    expect(await closed).toBe(CLOSE.stop)
    const { revision } = (await done(at(), `/api/tables/${seats.id}`)).table
    expect([reply.status, revision]).toEqual(
      reply.status === 200 ? [200, reply.body.revision] : [503, sent.body.revision],
    )
    const again = await done(at(), `/api/tables/${seats.id}/answer`, sent)
    expect(again.revision).toBe(sent.body.revision + 1)
  })
})

test('while it stops, nothing new is begun, and somebody who does not take leave is left', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  const sent = await nextAnswer(at, seats)
  const deaf = await Live.open(at)
  await deaf.watch(seats.id)
  deaf.socket.pause()
  const { port } = at.running
  const stopped = at.running.stop()
  expect(await ask(at, `/api/tables/${seats.id}/answer`, sent)).toMatchObject({
    status: 503,
    body: { error: { code: 'stopping' } },
  })
  expect((await ask(at, '/health')).status).toBe(503)
  const late = new WebSocket(`ws://127.0.0.1:${port}/api/live`)
  expect(await new Promise((resolve) => late.once('error', ({ message }) => resolve(message)))).toMatch(/503/)
  await stopped
  deaf.close()
  rmSync(at.config.data, { recursive: true, force: true })
})

test('logs are lines of JSON and hold nothing that opens a door', async () => {
  const lines: string[] = []
  const at = await site({ logLevel: 'trace', log: { write: (line) => lines.push(line) } })
  const ann = await register(at, 'Ann')
  const { token } = await done<{ token: string }>(at, '/api/me/tokens', {
    body: { name: 'mine', rights: ['play'] },
    headers: ann.headers,
  })
  await enter(at, '/api/log-in', { name: 'Ann', password: 'a wrong password' })
  await ask(at, '/api/me', { headers: { authorization: `Bearer ${token}` } })
  const seats = await begun(at, GAME)
  await ask(at, `/api/tables/${seats.id}/answer?key=${seats.bob}`, { body: `{"key": ${seats.ann}`, key: seats.ann })
  await answerSome(at, seats, 5)
  const db = new Libsql(join(at.config.data, 'coinflict.db'))
  const { secret, host_hash } = db.prepare('select secret, host_hash from tables').get() as Record<string, string>
  // What went wrong inside is logged, without what was being written.
  const sent = await nextAnswer(at, seats)
  db.exec('alter table acts rename to elsewhere')
  await ask(at, `/api/tables/${seats.id}/answer`, sent)
  const live = await Live.open(at, { headers: ann.headers })
  await live.watch(seats.id, sent.key)
  await live.call({ type: 'do', table: seats.id, act: 'answer', body: sent.body })
  db.close()
  live.close()
  await at.close()
  const all = lines.map((line) => JSON.parse(line))
  expect(all.length).toBeGreaterThan(30)
  expect(all.filter(({ level }) => level >= 50).length).toBe(2)
  const session = ann.headers.cookie.split('=')[1]
  const secrets = { ...seats, id: '', session, token, PASSWORD, wrong: 'a wrong password', secret, host_hash }
  for (const [name, text] of Object.entries(secrets))
    if (text) expect([name, lines.filter((line) => line.includes(text))]).toEqual([name, []])
})
