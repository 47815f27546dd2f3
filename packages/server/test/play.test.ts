import type { Volume } from '@coinflict/kernel/state'
import { loadSave } from '@coinflict/kernel/table'
import { LIBRARY } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import { expect, test } from 'vitest'
import { type FairSave, fairSave, verify } from '../src/tables/fair.ts'
import { anyAnswer, begun, done, Live, restart, type Seated, volumeOf } from './client.ts'
import { onEveryDatabase } from './databases.ts'

/** Ann and Bob answer anyhow until the game is over, each on what they are told. */
async function playOn(seats: Seated, people: readonly Live[], volume: Volume): Promise<number> {
  let answers = 0
  for (;;) {
    const revision = Math.max(...people.map((each) => each.revision))
    for (const each of people) await each.until(() => each.revision === revision)
    const [first] = people as [Live]
    await first.until(() => first.info.revision === revision)
    if (first.info.status !== 'running') return answers
    const chair = first.info.asked.chair as number
    const asked = people.find(({ you }) => you.chair === chair) as Live
    const { pending } = asked.table(volume)
    if (pending === undefined) throw new Error('nothing is asked')
    const body = { revision, id: `a${answers}`, key: anyAnswer(volume, pending, answers) }
    const reply = await asked.call({ type: 'do', table: seats.id, act: 'answer', body })
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    answers++
    for (const each of people) await each.until(() => each.revision > revision)
  }
}

onEveryDatabase((there) => {
  test.each(LIBRARY.map(({ id }) => id))(
    'two people and two non-players play a whole game of %s, and its chance can be verified',
    async (game) => {
      const at = there()
      const volume = await volumeOf(game)
      const seats = await begun(at, game, { scenario: volume.scenarios.at(-1)?.id })
      const ann = await Live.open(at)
      const bob = await Live.open(at)
      const eve = await Live.open(at)
      await ann.watch(seats.id, seats.ann)
      await bob.watch(seats.id, seats.bob)
      await eve.watch(seats.id)
      expect(ann.you).toMatchObject({ chair: 0, host: true })
      expect(eve.you).toEqual({ chair: null, factions: [], host: false, invited: null, linked: null })
      expect(await playOn(seats, [ann, bob], volume)).toBeGreaterThan(20)

      await eve.until(() => eve.info.status === 'finished')
      const save = await done<FairSave>(at, `/api/tables/${seats.id}/export`)
      expect(save.fair.commitment).toBe(ann.info.commitment)
      expect([ann.journal, bob.journal, eve.journal]).toEqual([save.journal, save.journal, save.journal])
      expect(loadSave(save, [volume], SEAT_KINDS, () => []).table.isOver).toBe(true)
      expect(eve.info.result).toHaveLength(volume.factions.length)

      const fair = fairSave(save)
      if (fair === undefined) throw new Error('no secret')
      const count = fair.journal.filter((entry) => entry.startsWith('!')).length
      expect(await verify(fair)).toEqual({ holds: true, count })

      // The next game is at a new table, with everybody's keys; after a restart the finished one is still there, whole.
      const next = await done(at, `/api/tables/${seats.id}/rematch`, { method: 'POST', key: seats.bob })
      expect(next).toMatchObject({ table: { status: 'open', chairs: [{ name: 'Ann' }, { name: 'Bob' }] } })
      expect(next.table.id).not.toBe(seats.id)
      const again = await done(at, `/api/tables/${seats.id}/rematch`, { method: 'POST', key: seats.ann })
      expect(again.table.id).toBe(next.table.id)
      await done(at, `/api/tables/${next.table.id}/start`, { method: 'POST', key: seats.ann })
      for (const each of [ann, bob, eve]) each.close()
      await restart(at)
      expect(await done(at, `/api/tables/${seats.id}/export`)).toEqual(save)
    },
  )
})
