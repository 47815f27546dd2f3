import { expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import type { Kept, Store } from '../src/database/store.ts'
import { Metrics } from '../src/metrics.ts'
import { Rooms } from '../src/tables/rooms.ts'
import { newRow } from './rows.ts'

const keptAt = (version: number): Kept => ({
  row: { ...newRow('t'), version, status: 'open', started_at: null },
  chairs: [],
  entries: [],
})

test('a table that another process changes while it is read here is read again', async () => {
  let version = 0
  let arrive = () => {}
  const isSlow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const store = {
    async loadTable() {
      const kept = keptAt(version)
      await isSlow
      return kept
    },
  }
  const rooms = new Rooms(store as unknown as Store, {} as Database, new Metrics(), 10)
  const seen = rooms.at('t', (room) => room.row.version)
  // What is asked of the database has been read, and is on its way.
  await Promise.resolve()
  version = 1
  const heard = rooms.heard('t', 1)
  arrive()
  expect(await seen).toBe(0)
  await heard
  expect(await rooms.at('t', (room) => room.row.version)).toBe(1)
})
