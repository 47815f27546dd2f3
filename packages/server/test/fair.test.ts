import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CARD, DIE } from '@coinflict/kernel/state'
import { saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { expect, test } from 'vitest'
import { commitmentOf, newSecret, secretDealer, seedOf } from '../src/tables/dealer.ts'
import { type FairSave, verify } from '../src/tables/fair.ts'
import { volumeOf } from './client.ts'

const SECRET = '00'.repeat(32)
const NAME = 'abcdefghijkl'

test('the same secret deals the same, another secret or table or kind something else', () => {
  const row = (secret: string, table: string, kind: typeof DIE | typeof CARD) =>
    Array.from({ length: 40 }, (_, n) => secretDealer(secret, table).draw(kind, n, 1000)).join()
  expect(row(SECRET, NAME, DIE)).toBe(row(SECRET, NAME, DIE))
  const all = [row(SECRET, NAME, DIE), row(newSecret(), NAME, DIE), row(SECRET, 'other', DIE), row(SECRET, NAME, CARD)]
  expect(new Set(all).size).toBe(4)
})

test('every face of a die comes as often as it should', () => {
  const dealer = secretDealer(SECRET, NAME)
  const faces = [0, 0, 0, 0, 0, 0]
  for (let n = 0; n < 12_000; n++) {
    const face = dealer.draw(DIE, n, 6)
    faces[face] = (faces[face] as number) + 1
  }
  // Chi-squared with five degrees of freedom; the secret is fixed, so this never fails by chance.
  const chi = faces.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
  expect(chi).toBeLessThan(15.1)
})

/** A game that random players finished, dealt by a secret. */
async function finished(): Promise<FairSave> {
  const volume = await volumeOf('andean-abyss')
  const setup = setupOf(volume, { scenario: 'quick', seed: seedOf(SECRET, NAME) }, SEAT_KINDS)
  const random = randomPlayer('any')
  const table = new Table(
    volume,
    setup,
    volume.factions.map(() => random),
    { dealer: secretDealer(SECRET, NAME) },
  )
  table.run()
  return { ...saveOf(table), fair: { table: NAME, secret: SECRET, commitment: commitmentOf(SECRET) } }
}

/** The command, run on a file with this game. */
function command(save: object): { readonly status: number | null; readonly text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-verify-'))
  const file = join(folder, 'game.json')
  writeFileSync(file, JSON.stringify(save))
  const bin = new URL('../../cli/bin/coinflict.mjs', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'verify', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, text: stdout + stderr }
}

test('coinflict verify says whether all that fell is what the secret deals', async () => {
  const save = await finished()
  const held = command(save)
  expect(held).toMatchObject({ status: 0, text: expect.stringMatching(/^It holds/) })
  // Whoever wrote it down before the game sees whether it is the same.
  expect(held.text).toContain(save.fair.commitment)

  const at = save.journal.findLastIndex((entry) => /^![1-6]$/.test(entry))
  const die = save.journal[at] === '!6' ? '!5' : '!6'
  const loaded = { ...save, journal: save.journal.map((entry, i) => (i === at ? die : entry)) }
  expect(await verify(loaded)).toEqual({
    holds: false,
    why: 'entry',
    at: at + 1,
    is: die.slice(1),
    dealt: save.journal[at]?.slice(1),
  })

  const promised = { ...save, fair: { ...save.fair, commitment: commitmentOf(newSecret()) } }
  expect(command(promised)).toMatchObject({ status: 1, text: expect.stringMatching(/^It does not hold: the secret/) })
  const other = newSecret()
  const dealt = {
    ...save,
    seed: seedOf(other, NAME),
    fair: { table: NAME, secret: other, commitment: commitmentOf(other) },
  }
  expect(command(dealt)).toMatchObject({ status: 1, text: expect.stringMatching(/^It does not hold: entry 1 /) })
  expect(await verify({ ...save, seed: 'mine' })).toEqual({ holds: false, why: 'seed' })
  const { fair: _, ...plain } = save
  expect(command(plain)).toMatchObject({ status: 2, text: expect.stringContaining('it has no secret') })
})
