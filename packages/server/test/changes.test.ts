import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Change } from '../src/database/changes.ts'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import type { TableRow } from '../src/database/schema.ts'
import { openSqlite } from '../src/database/sqlite.ts'
import { Store } from '../src/database/store.ts'
import { sharedDatabase } from './databases.ts'
import { newChair, newRow } from './rows.ts'

/** An answer, with what the row becomes beside that. */
const answered = (was: TableRow, id: string, changes: Partial<TableRow> = {}): Change => ({
  was,
  row: { ...was, revision: was.revision + 1, version: was.version + 1, length: was.length + 1, ...changes },
  keep: was.length,
  entries: [{ table_id: was.id, n: was.length, entry: 'pass', by_faction: 'govt', at: 7_000_000_000_000 }],
  chairs: [{ ...newChair(was.id), left_ms: 59_000 + was.length }],
  act: { table_id: was.id, chair: 0, id, revision: was.revision + 1 },
})

const outcomes = async (saved: readonly Promise<void>[]) =>
  (await Promise.allSettled(saved)).map((each) => (each.status === 'fulfilled' ? 'written' : String(each.reason.name)))

const folder = mkdtempSync(join(tmpdir(), 'coinflict-changes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = sharedDatabase()
const kinds: readonly (readonly [string, (() => Promise<Database>) | undefined])[] = [
  ['SQLite', () => openSqlite(join(folder, 'a.db'))],
  ['PostgreSQL', url === undefined ? undefined : () => openPostgres(url, () => {})],
]

for (const [kind, open] of kinds)
  describe.skipIf(open === undefined)(`changes of tables on ${kind}`, () => {
    const IDS = ['t0', 't1', 't2', 't3', 't4', 't5']

    /** Six tables after their first answer, and how often was written since. */
    async function begin() {
      const database = (await open?.()) as Database
      let count = 0
      const store = new Store({
        ...database,
        write: (work, how) => {
          count++
          return database.write(work, how)
        },
      })
      for (const table of ['tables', 'chairs', 'entries', 'acts'] as const)
        await database.write((trx) => trx.deleteFrom(table).execute())
      for (const id of IDS) await store.createTable(newRow(id), [newChair(id)])
      const first = IDS.map((id) => answered(newRow(id), 'a0'))
      await Promise.all(first.map((change) => store.save(change)))
      count = 0
      return { store, database, rows: first.map(({ row }) => row), writes: () => count }
    }

    test('those that come together are written at once, whatever each of them changes', async () => {
      const { database, rows, store, writes } = await begin()
      const position = JSON.stringify({ at: 1, position: '\n"…"' })
      const changes = rows.map((row, n) => ({
        ...answered(row, 'a1', [{ asked: 2, asked_since: 5 }, { checkpoint: position }, { requests: '[1]' }][n % 3]),
        // The last one takes its first answer back, and gives another one.
        ...(n === 5 ? { keep: 0, entries: [{ table_id: 't5', n: 0, entry: 'event', by_faction: null, at: 1 }] } : {}),
      }))
      await Promise.all(changes.map((change) => store.save(change)))
      expect(writes()).toBe(1)
      for (const [n, id] of IDS.entries()) {
        const kept = await store.loadTable(id)
        expect(kept?.row).toEqual(changes[n]?.row)
        expect(kept?.chairs).toEqual(changes[n]?.chairs)
        expect(kept?.entries.map(({ entry }) => entry)).toEqual(n === 5 ? ['event'] : ['pass', 'pass'])
        expect(await store.actOf(id, 0, 'a1')).toBe(2)
      }
      await database.close()
    })

    test('whoever lost a race, used an id again or failed elsewise is refused, and the others are written', async () => {
      const { database, rows, store } = await begin()
      const [lost, used, failed, ...good] = rows.map((row) => answered(row, 'a1')) as [Change, Change, Change]
      const also = async () => {
        throw new RangeError('no')
      }
      const saved = [
        { ...lost, was: newRow('t0'), row: { ...lost.row, version: 1 } },
        { ...used, act: { table_id: 't1', chair: 0, id: 'a0', revision: 2 } },
        { ...failed, also },
        ...good,
      ].map((change) => store.save(change))
      expect(await outcomes(saved)).toEqual(['LostRace', 'Problem', 'RangeError', 'written', 'written', 'written'])
      for (const [n, id] of IDS.entries()) {
        const kept = await store.loadTable(id)
        expect([kept?.row.version, kept?.entries.length]).toEqual(n < 3 ? [1, 1] : [2, 2])
      }
      await database.close()
    })

    test('of two changes of the same table on the same version one is written', async () => {
      const { database, rows, store } = await begin()
      const twice = rows.slice(0, 2).flatMap((row) => [answered(row, 'a1'), answered(row, 'a2')])
      const saved = await outcomes(twice.map((change) => store.save(change)))
      expect([saved.slice(0, 2).sort(), saved.slice(2).sort()]).toEqual([
        ['LostRace', 'written'],
        ['LostRace', 'written'],
      ])
      for (const id of ['t0', 't1']) expect((await store.loadTable(id))?.entries).toHaveLength(2)
      await database.close()
    })
  })
