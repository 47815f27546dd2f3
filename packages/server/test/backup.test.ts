import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backup, restore } from '../src/database/backup.ts'
import { answerSome, ask, begun, done, Live, nextAnswer, type Site, site } from './client.ts'
import { sharedDatabase } from './databases.ts'
import { register } from './person.ts'

const GAME = 'andean-abyss'

async function linesOf(at: Site): Promise<string[]> {
  const lines: string[] = []
  for await (const line of backup(at.config)) lines.push(line)
  return lines
}

async function* each(lines: readonly string[]) {
  yield* lines
}

/** A place where there is nothing yet. */
interface Place {
  readonly data: string
  readonly database?: string
}
const folders: string[] = []
const embedded = (): Place => {
  const data = mkdtempSync(join(tmpdir(), 'coinflict-backup-'))
  folders.push(data)
  return { data }
}
const clear = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
const shared = (): Place => ({ data: '', database: sharedDatabase() as string })

const WAYS = [
  ['SQLite', 'SQLite', embedded, embedded],
  ['SQLite', 'PostgreSQL', embedded, shared],
  ['PostgreSQL', 'SQLite', shared, embedded],
  ['PostgreSQL', 'PostgreSQL', shared, shared],
] as const

describe.each(WAYS)('from %s to %s', (_from, _to, from, to) => {
  const isThere = sharedDatabase() !== undefined || (from === embedded && to === embedded)
  test.skipIf(!isThere)('what is backed up while people play is restored whole, and their games go on', async () => {
    const at = await site(from())
    const ann = await register(at, 'Ann')
    const games = await Promise.all([1, 2, 3].map(() => begun(at, GAME)))
    const [first] = games as [(typeof games)[number]]
    await done(at, `/api/tables/${first.id}/chat`, { body: { text: '¡hola! “ząb” 🎲' }, key: first.ann })
    await done(at, `/api/tables/${first.id}/notes`, { method: 'PUT', body: { text: 'a\nb' }, key: first.ann })
    const before = await Promise.all(games.map(({ id }) => done(at, `/api/tables/${id}/journal`)))
    const [lines] = await Promise.all([linesOf(at), ...games.map((seats) => answerSome(at, seats, 8))])
    const after = await Promise.all(games.map(({ id }) => done(at, `/api/tables/${id}/journal`)))
    await at.close()

    const place = to()
    expect(await restore(place, each(lines))).toBe(lines.length - 2)
    const there = await site(place)
    expect((await done<{ person: object }>(there, '/api/me', { headers: ann.headers })).person).toMatchObject({
      name: 'Ann',
    })
    expect((await done(there, `/api/tables/${first.id}/chat`)).lines).toMatchObject([{ text: '¡hola! “ząb” 🎲' }])
    expect((await done(there, `/api/tables/${first.id}/notes`, { key: first.ann })).text).toBe('a\nb')
    for (const [n, seats] of games.entries()) {
      const { entries, revision } = await done(there, `/api/tables/${seats.id}/journal`)
      expect(revision).toBeGreaterThanOrEqual(before[n]?.revision ?? Number.NaN)
      expect(entries).toEqual(after[n]?.entries.slice(0, entries.length))
      await answerSome(there, seats, 3)
    }
    // The same again: restored and backed up, it is what it was.
    const live = await Live.open(there)
    await live.watch(first.id, first.ann)
    expect(live.journal.length).toBeGreaterThan(0)
    live.close()
    await there.close()
    clear()
  })
})

test('a backup of what was restored is the same backup', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  await answerSome(at, seats, 3)
  const lines = await linesOf(at)
  const place = embedded()
  await restore(place, each(lines))
  const again: string[] = []
  for await (const line of backup(place)) again.push(line)
  expect(again.slice(1).sort()).toEqual(lines.slice(1).sort())
  await at.close()
  clear()
})

test('a backup is not restored over games, and a server that runs there shows what was restored', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  const lines = await linesOf(at)
  const before = await done(at, `/api/tables/${seats.id}/view`)
  await expect(restore(at.config, each(lines))).rejects.toMatchObject({ id: 'backup.not-empty' })
  expect(await done(at, `/api/tables/${seats.id}/view`)).toEqual(before)
  const empty = await site()
  await restore(empty.config, each(lines))
  expect(await done(empty, `/api/tables/${seats.id}/view`)).toEqual(before)
  await done(empty, `/api/tables/${seats.id}/answer`, await nextAnswer(empty, seats))
  await at.close()
  await empty.close()
})

test('a backup that is cut off, changed or newer leaves everything as it was', async () => {
  const at = await site()
  await begun(at, GAME)
  const lines = await linesOf(at)
  const empty = await site()
  const [head = '', ...rest] = lines
  const broken: readonly (readonly [string, readonly string[]])[] = [
    ['backup.bad', []],
    ['backup.bad', ['{}']],
    ['backup.bad', lines.slice(0, -1)],
    ['backup.bad', [...lines.slice(0, 5), ...lines.slice(6)]],
    ['backup.bad', [head, '["kysely_migration", {"name": "x", "timestamp": ""}]', '{"end":1}']],
    ['backup.bad', [head, ...rest.slice(0, 3), '{"half', ...rest.slice(4)]],
    ['backup.newer', [head.replace('"version":1', '"version":2'), ...rest]],
    ['backup.newer', [head.replace('003-tell', '999-later'), ...rest]],
  ]
  for (const [id, wrong] of broken) await expect(restore(empty.config, each(wrong))).rejects.toMatchObject({ id })
  expect((await ask(empty, '/health')).status).toBe(200)
  await restore(empty.config, each(lines))
  await at.close()
  await empty.close()
})

test('a backup of an older database goes through the steps that came later', async () => {
  const at = await site()
  const seats = await begun(at, GAME)
  const old = (await linesOf(at)).flatMap((line, n) => {
    if (n === 0) return [JSON.stringify({ ...JSON.parse(line), steps: ['001-tables'] })]
    const read = JSON.parse(line)
    if (!Array.isArray(read)) return []
    const [table, { rated: _, invited: __, invited_name: ___, ...row }] = read
    return ['tables', 'chairs', 'entries', 'acts'].includes(table) ? [JSON.stringify([table, row])] : []
  })
  old.push(JSON.stringify({ end: old.length - 1 }))
  const place = embedded()
  await restore(place, each(old))
  const there = await site(place)
  await answerSome(there, seats, 2)
  await register(there, 'Ann')
  await at.close()
  await there.close()
  clear()
})

test('where there is no database, nothing is made', async () => {
  const { data } = embedded()
  rmSync(data, { recursive: true })
  await expect(backup({ data }).next()).rejects.toMatchObject({ id: 'backup.none' })
  await expect(backup({ data, database: 'postgresql://ann:pass@127.0.0.1:1/x' }).next()).rejects.toMatchObject({
    id: 'unavailable',
  })
})
