import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Database as Sqlite } from '../src/database/database.ts'
import { answerSome, ask, begun, done, Live, nextAnswer, type Site, site } from './client.ts'
import { onEveryDatabase, sharedDatabase } from './databases.ts'
import { startPostgres } from './postgres.ts'

const GAME = 'andean-abyss'
const opened: Sqlite[] = []
vi.mock('../src/database/sqlite.ts', async (original) => {
  const real = await original<typeof import('../src/database/sqlite.ts')>()
  const openSqlite = async (file: string) => {
    const made = await real.openSqlite(file)
    opened.push(made)
    return made
  }
  return { ...real, openSqlite }
})

const codeOf = async (at: Site, path: string, sent: object) => {
  const { body, status } = await ask(at, path, sent)
  return [status, body.error?.code]
}

onEveryDatabase((at) => {
  test('an id that was used for another answer is refused, and nothing is changed', async () => {
    const seats = await begun(at(), GAME)
    const answer = `/api/tables/${seats.id}/answer`
    let first = await nextAnswer(at(), seats)
    await done(at(), answer, first)
    let next = await nextAnswer(at(), seats)
    // The same person is asked twice in a row, sooner or later.
    while (next.key !== first.key) {
      await done(at(), answer, next)
      first = next
      next = await nextAnswer(at(), seats)
    }
    const before = await done(at(), `/api/tables/${seats.id}/journal`)
    const reused = { ...next, body: { ...next.body, id: first.body.id } }
    expect(await codeOf(at(), answer, reused)).toEqual([409, 'id-used'])
    expect(await done(at(), `/api/tables/${seats.id}/journal`)).toEqual(before)
    await done(at(), answer, next)
  })
})

test('on a full disk an answer is refused and not half done; once there is room it counts', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  const eve = await Live.open(at)
  await eve.watch(seats.id)
  const { db } = opened.at(-1) as Sqlite
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  let acknowledged = 0
  let sent = await nextAnswer(at, seats)
  for (let n = 0; ; n++) {
    const { body, status } = await ask(at, `/api/tables/${seats.id}/answer`, sent)
    if (status !== 200) {
      expect([status, body.error.code]).toEqual([503, 'unavailable'])
      break
    }
    acknowledged = body.revision
    sent = await nextAnswer(at, seats, n)
  }
  expect((await done(at, `/api/tables/${seats.id}`)).table.revision).toBe(Math.max(acknowledged, sent.body.revision))
  // Nor is there room for what takes more than an answer can: fifteen pages.
  const texts = [1, 2, 3].map((n) => `${n}${'…'.repeat(19_999)}`)
  const notes = await Promise.all(
    texts.map((text) =>
      ask(at, `/api/tables/${seats.id}/notes`, {
        method: 'PUT',
        body: { text },
        key: text[0] === '1' ? seats.ann : seats.bob,
      }),
    ),
  )
  expect(notes.map(({ status }) => status)).toEqual([503, 503, 503])
  expect((await done(at, `/api/tables/${seats.id}/notes`, { key: seats.ann })).text).toBe('')
  await sql`pragma max_page_count = 1000000`.execute(db)
  const { revision } = await done(at, `/api/tables/${seats.id}/answer`, sent)
  await eve.until(() => eve.revision === revision)
  expect(eve.journal).toEqual((await done(at, `/api/tables/${seats.id}/journal`)).entries)
  eve.close()
  await at.close()
})

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

describe.skipIf(postgres === undefined)('on PostgreSQL', () => {
  test('while the database is gone everything is refused and nothing breaks; once it is back games go on', async () => {
    const own = postgres as NonNullable<typeof postgres>
    const at = await site({ database: own.newDatabase() })
    const seats = await begun(at, GAME)
    const eve = await Live.open(at)
    await eve.watch(seats.id)
    await answerSome(at, seats, 2)
    const sent = await nextAnswer(at, seats)
    await own.halt()
    for (let n = 0; n < 3; n++)
      expect(await codeOf(at, `/api/tables/${seats.id}/answer`, sent)).toEqual([503, 'unavailable'])
    expect(await codeOf(at, '/api/tables', { body: { game: GAME, name: 'Ann' } })).toEqual([503, 'unavailable'])
    expect((await ask(at, '/health')).status).toBe(503)
    expect((await eve.call({ type: 'do', table: seats.id, act: 'chat', body: { text: 'x' } })).error.code).toBe(
      'unavailable',
    )
    const cookie = { headers: { cookie: 'coinflict=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' } }
    await Live.open(at, cookie).catch(() => {})
    await own.begin()
    expect((await ask(at, '/health')).status).toBe(200)
    const { revision } = await done(at, `/api/tables/${seats.id}/answer`, sent)
    expect(revision).toBe(sent.body.revision + 1)
    await eve.until(() => eve.revision === revision)
    eve.close()
    await at.close()
  })

  test('lines of chat that two processes write at once all get a number', async () => {
    const url = sharedDatabase() as string
    const sites = [await site({ database: url }), await site({ database: url })]
    const [first] = sites as [Site]
    const seats = await begun(first, GAME)
    const said = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        ask(sites[n % 2] as Site, `/api/tables/${seats.id}/chat`, { body: { text: `line ${n}` }, key: seats.ann }),
      ),
    )
    expect(said.map(({ status }) => status)).toEqual(Array(40).fill(200))
    const { lines } = await done<{ lines: { n: number }[] }>(first, `/api/tables/${seats.id}/chat`)
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    for (const at of sites) await at.close()
  })

  test('somebody else who holds the row of a table for a moment does no harm', async () => {
    const url = sharedDatabase() as string
    const at = await site({ database: url })
    const seats = await begun(at, GAME)
    const sent = await nextAnswer(at, seats)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin')
    await client.query('update tables set version = version + 1, name = $1', ['Elsewhere'])
    const answer = ask(at, `/api/tables/${seats.id}/answer`, sent)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await client.query('commit')
    await client.end()
    expect((await answer).status).toBe(200)
    expect((await done(at, `/api/tables/${seats.id}`)).table.name).toBe('Elsewhere')
    await at.close()
  })

  test('while somebody else holds the row of a table, answers at other tables that came with its own do not wait', async () => {
    const url = sharedDatabase() as string
    const at = await site({ database: url })
    const tables = [await begun(at, GAME), await begun(at, GAME), await begun(at, GAME)]
    const sent = await Promise.all(tables.map((seats) => nextAnswer(at, seats)))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin')
    await client.query('update tables set name = $1 where id = $2', ['Elsewhere', tables[0]?.id])
    const [held, ...others] = tables.map((seats, n) =>
      ask(at, `/api/tables/${seats.id}/answer`, sent[n] as NonNullable<(typeof sent)[0]>),
    )
    for (const other of others) expect((await other).status).toBe(200)
    await client.query('commit')
    await client.end()
    expect((await held)?.status).toBe(200)
    await at.close()
  })
})
