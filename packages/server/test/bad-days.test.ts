import { join } from 'node:path'
import Libsql from 'libsql'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startServer } from '../src/index.ts'
import { answerSome, ask, begun, done, Live, nextAnswer, type Site, site, turnAt, volumeOf } from './client.ts'
import { onEveryDatabase, sharedDatabase } from './databases.ts'

const GAME = 'andean-abyss'
afterEach(() => {
  vi.useRealTimers()
})

const database = (at: Site) => new Libsql(join(at.config.data, 'coinflict.db'))

describe('when the database fails', () => {
  test('an answer that cannot be written is not half done, and counts when it is given again', async () => {
    const at = await site()
    const seats = await begun(at, GAME)
    const sent = await nextAnswer(at, seats)
    const eve = await Live.open(at)
    await eve.watch(seats.id)
    const before = await done(at, `/api/tables/${seats.id}/journal`)
    const db = database(at)
    db.exec('alter table acts rename to elsewhere')
    const failed = await ask(at, `/api/tables/${seats.id}/answer`, sent)
    expect(failed).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    expect(await done(at, `/api/tables/${seats.id}/journal`)).toEqual(before)
    db.exec('alter table elsewhere rename to acts')
    db.close()
    expect(eve.revision).toBe(before.revision)
    const { revision } = await done(at, `/api/tables/${seats.id}/answer`, sent)
    await eve.until(() => eve.revision === revision)
    const after = await done(at, `/api/tables/${seats.id}/journal`)
    expect(after.entries.slice(0, before.entries.length + 1)).toEqual([...before.entries, sent.body.key])
    expect(eve.journal).toEqual(after.entries)
    eve.close()
    await at.close()
  })
})

describe('when the rules have changed', () => {
  /** Stops the server, changes what it keeps, and starts it again. */
  async function meanwhile(at: Site, change: (db: Libsql.Database) => void): Promise<void> {
    await at.running.stop()
    const db = database(at)
    change(db)
    db.close()
    at.running = await startServer(at.config)
  }

  test('a game goes on if its journal leads to the same position', async () => {
    const at = await site()
    const seats = await begun(at, GAME)
    await answerSome(at, seats, 12)
    const before = await done(at, `/api/tables/${seats.id}/journal`)
    await meanwhile(at, (db) => db.exec('update tables set rules = 0'))
    const { entries } = await done(at, `/api/tables/${seats.id}/journal`)
    expect(entries).toEqual(before.entries)
    await answerSome(at, seats, 2)
    await at.close()
  })

  test('else it goes on from its last position at rest', async () => {
    const at = await site()
    const seats = await begun(at, GAME)
    await answerSome(at, seats, 25)
    const before = await done(at, `/api/tables/${seats.id}/view`)
    await meanwhile(at, (db) => {
      db.exec('update tables set rules = 0')
      const first = db.prepare("select min(n) as n from entries where entry not like '!%'").get() as { n: number }
      db.prepare("update entries set entry = 'no' where n = ?").run(first.n)
    })
    const after = await done(at, `/api/tables/${seats.id}/view`)
    expect(after.revision).toBe(before.revision + 1)
    expect(after.save.start).toEqual(before.save.checkpoint?.position)
    await answerSome(at, seats, 2)
    await at.close()
  })
})

describe.skipIf(sharedDatabase() === undefined)('two processes on one database', () => {
  test('people at both see the same game; of two answers at once one counts', async () => {
    const url = sharedDatabase() as string
    const first = await site({ database: url })
    const second = await site({ database: url })
    const seats = await begun(first, GAME)
    const lives = [await Live.open(first), await Live.open(second)] as const
    await lives[0].watch(seats.id, seats.ann)
    await lives[1].watch(seats.id, seats.bob)
    for (let n = 0; n < 10; n++) {
      const sent = await nextAnswer(first, seats, n)
      const replies = await Promise.all([
        ask(first, `/api/tables/${seats.id}/answer`, sent),
        ask(second, `/api/tables/${seats.id}/answer`, { ...sent, body: { ...sent.body, id: `other ${n}` } }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const same = await Promise.all([first, second].map((at) => ask(at, `/api/tables/${seats.id}/answer`, sent)))
      expect(same.map(({ status }) => status)).toEqual(replies[0]?.status === 200 ? [200, 200] : [409, 409])
      const { revision } = (await done(first, `/api/tables/${seats.id}`)).table
      for (const live of lives) await live.until(() => live.revision === revision)
      expect(lives[1].journal).toEqual(lives[0].journal)
    }
    await done(first, `/api/tables/${seats.id}/chat`, { body: { text: 'hello' }, key: seats.ann })
    await lives[1].until(() => lives[1].heard.some(({ type }) => type === 'chat'))
    // What was said while a process could not listen is not missed.
    const db = new pg.Client({ connectionString: url })
    await db.connect()
    const deaf = "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen coinflict'"
    expect((await db.query(deaf)).rowCount).toBe(2)
    await db.end()
    const { revision } = await done(first, `/api/tables/${seats.id}/answer`, await nextAnswer(first, seats))
    for (const live of lives) await live.until(() => live.revision === revision)
    const present = (live: Live) => live.heard.filter(({ type }) => type === 'present').at(-1)?.chairs
    for (const live of lives) await live.until(() => present(live)?.length === 2)
    lives[0].close()
    await lives[1].until(() => present(lives[1])?.length === 1)
    lives[1].close()
    await first.close()
    await second.close()
  })
})

interface Document {
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

onEveryDatabase((at) => {
  test('a non-player takes over from somebody whose clock has run out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const seats = await begun(at(), GAME, { pace: { kind: 'live', minutes: 5, increment: 10 } })
    const { table } = await done(at(), `/api/tables/${seats.id}`)
    const { chair, since, deadline } = table.asked
    expect(deadline - since).toBe(5 * 60_000)
    const other = await Live.open(at())
    await other.watch(seats.id, chair === 0 ? seats.bob : seats.ann)
    vi.setSystemTime(deadline + 1)
    await other.until(() => other.info.chairs[chair]?.substitute !== null)
    expect(other.info.chairs[chair]).toMatchObject({ name: null, substitute: 'aa2' })
    expect(other.info.asked.chair).not.toBe(chair)
    other.close()
  })

  test('a clock stops when somebody else is asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const seats = await begun(at(), GAME, { pace: { kind: 'live', minutes: 5, increment: 10 } })
    const { chair, key, revision } = await turnAt(at(), seats, await volumeOf(GAME))
    const { table: before } = await done(at(), `/api/tables/${seats.id}`)
    const left = before.chairs[chair]?.left as number
    vi.setSystemTime(before.asked.since + 60_000)
    const body = { revision, id: 'pass', key: 'pass' }
    const { asked } = await done(at(), `/api/tables/${seats.id}/answer`, { body, key })
    const { table } = await done(at(), `/api/tables/${seats.id}`)
    expect(table.chairs[chair]?.left).toBe(asked === chair ? left : left - 60_000 + 10_000)
  })

  test('by the other rule everybody waits for who is late, and may put a non-player there', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const seats = await begun(at(), GAME, { pace: { kind: 'days', days: 2 }, gone: 'wait' })
    const { table } = await done(at(), `/api/tables/${seats.id}`)
    const { chair, since, deadline } = table.asked
    expect(deadline - since).toBe(2 * 24 * 3600_000)
    const key = chair === 0 ? seats.bob : seats.ann
    const replace = () => ask(at(), `/api/tables/${seats.id}/replace`, { body: { chair }, key })
    expect((await replace()).body.error.code).toBe('not-gone')
    vi.setSystemTime(deadline + 1)
    expect((await done(at(), `/api/tables/${seats.id}`)).table.asked.chair).toBe(chair)
    expect((await replace()).body.table.chairs[chair]).toMatchObject({ name: null, substitute: 'aa2' })
  })

  test('messages that make no sense are refused, and the connection lives on', async () => {
    const seats = await begun(at(), GAME)
    const live = await Live.open(at(), { language: 'es' })
    const codes = async (message: object) => (await live.call(message)).error?.code
    live.socket.send('{')
    live.socket.send('7')
    await live.until(() => live.heard.filter(({ type }) => type === 'error').length === 2)
    expect(live.heard.at(-1)?.error.text).toBe('Este mensaje no se puede leer.')
    for (const table of [undefined, 'x', seats.id])
      expect((await live.call({ type: 'dance', table })).error).toEqual({
        code: 'message',
        text: 'No existe el mensaje «dance»; existen hello, ping, watch, unwatch, do.',
      })
    expect(await codes({ type: 'watch', table: 'x' })).toBe('no-table')
    expect(await codes({ type: 'watch', table: 'aaaaaaaaaaaa' })).toBe('no-table')
    expect((await live.call({ type: 'do', table: seats.id, act: 'constructor', body: {} })).error).toEqual({
      code: 'message',
      text: 'No existe el mensaje «constructor»; existen answer, undo, interject, consent, chat.',
    })
    expect(await codes({ type: 'do', table: seats.id, act: 'answer', body: { key: 1 } })).toBe('body')
    expect(await codes({ type: 'do', table: seats.id, act: 'chat', body: { text: 'x' } })).toBe('no-key')
    expect((await live.call({ type: 'ping' })).type).toBe('pong')
    live.close()
  })

  test('the document names every address with its schemas; health and figures are there', async () => {
    const { paths, components } = await done<Document>(at(), '/api/openapi.json')
    expect(Object.keys(paths)).toContain('/api/tables/{id}/answer')
    expect(paths['/api/tables/{id}/answer']).toMatchObject({
      post: { requestBody: { content: { 'application/json': { schema: { required: ['revision', 'id', 'key'] } } } } },
    })
    expect(Object.keys(components.schemas)).toContain('error')
    expect(await done(at(), '/health')).toMatchObject({ ok: true })
    expect(await done(at(), '/metrics')).toMatch(/^coinflict_write_seconds_count \d+$/m)
  })
})
