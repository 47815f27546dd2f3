import { dice } from '@coinflict/lab'
import { describe, expect, test } from 'vitest'
import { killServer, serve } from '../../../scripts/hostile/kill-server.ts'
import { anyAnswer, begun, done, Live, type Site, site, volumeOf } from './client.ts'
import { sharedDatabase } from './databases.ts'

const BIN = new URL('../../cli/bin/coinflict.mjs', import.meta.url).pathname
const GAME = 'andean-abyss'

test('a server on SQLite that is killed in mid-play loses nothing that was acknowledged', async () => {
  const { flaws, answers } = await killServer(BIN, 4, dice('sqlite'))
  expect(flaws).toEqual([])
  expect(answers).toBeGreaterThan(0)
})

describe.skipIf(sharedDatabase() === undefined)('on PostgreSQL', () => {
  test('a server that is killed in mid-play loses nothing that was acknowledged', async () => {
    const { flaws, answers } = await killServer(BIN, 4, dice('postgres'), sharedDatabase())
    expect(flaws).toEqual([])
    expect(answers).toBeGreaterThan(0)
  })

  test('of two processes one is killed in mid-game; both people go on through the other', async () => {
    const database = sharedDatabase() as string
    const volume = await volumeOf(GAME)
    const here = await site({ database })
    const { child, ready } = serve(BIN, ['--database', database])
    const there = (await ready).at as Site
    const seats = await begun(here, GAME)
    const bob = await Live.open(here)
    await bob.watch(seats.id, seats.bob)
    let ann = await Live.open(there)
    await ann.watch(seats.id, seats.ann)
    let revision = ann.revision
    /** Whoever is asked answers, each where they are connected; gives what was sent if there was no reply. */
    const answer = async () => {
      for (const live of [ann, bob]) await live.until(() => live.revision >= revision)
      await bob.until(() => bob.info.revision >= revision)
      const { chair } = bob.info.asked
      const live = chair === 0 ? ann : bob
      const { pending } = live.table(volume)
      if (pending === undefined) throw new Error('nothing is asked')
      const body = { revision: live.revision, id: `a${live.revision}`, key: anyAnswer(volume, pending, revision) }
      const reply = await live.call({ type: 'do', table: seats.id, act: 'answer', body })
      expect(reply.type).toBe('done')
      revision = reply.revision
      return { chair, body }
    }
    const answered = new Set<number>()
    while (answered.size < 2 || revision < 8) answered.add((await answer()).chair)
    const known = [...ann.journal]
    child.kill('SIGKILL')
    await new Promise((resolve) => ann.socket.once('close', resolve))
    ann = await Live.open(here)
    await ann.watch(seats.id, seats.ann)
    expect(ann.journal.slice(0, known.length)).toEqual(known)
    const after = new Set<number>()
    const from = revision
    while (after.size < 2 || revision < from + 8) after.add((await answer()).chair)
    expect((await done(here, `/api/tables/${seats.id}`)).table.revision).toBe(revision)
    for (const live of [ann, bob]) live.close()
    await here.close()
  })
})
