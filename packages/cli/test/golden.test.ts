import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Volume } from '@coinflict/kernel/state'
import { loadSave, positionOf, type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { everyVolume } from '@coinflict/library'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'

/**
 * Whole games with where they led, kept so that a change in behaviour is seen and meant. `UPDATE_GOLDEN=1` writes them again; a change
 * that old saves would notice raises the volume's rulesVersion. Each is also played again without its seed: all that fell stands in its journal.
 */
const GAMES: Readonly<Record<string, readonly GoldenGame[]>> = {
  'andean-abyss': [
    { name: 'standard-1st', scenario: 'standard', options: { edition: '1st' } },
    { name: 'standard-2nd', scenario: 'standard', options: { edition: '2nd' } },
    { name: 'quick-2nd', scenario: 'quick', options: { edition: '2nd' } },
    { name: 'open-short-1st', scenario: 'open', options: { edition: '1st', 'short-game': 'yes', eligibility: 'b' } },
  ],
  'a-distant-plain': [
    { name: 'main-1st', scenario: 'main', options: { printing: '1st' } },
    { name: 'short-2nd', scenario: 'short', options: { printing: '2nd', 'sudden-propaganda': 'yes' } },
    { name: 'extended-2nd', scenario: 'extended', options: { printing: '2nd' } },
    { name: 'open-main-1st', scenario: 'main', options: { printing: '1st', deployment: 'open', eligibility: 'b' } },
  ],
  'fire-in-the-lake': [
    { name: 'short-1st', scenario: 'short', options: { edition: '1st' } },
    { name: 'medium-2nd', scenario: 'medium', options: { edition: '2nd' } },
    { name: 'full-1st', scenario: 'full', options: { edition: '1st', 'period-events': 'yes' } },
    { name: 'full-2nd', scenario: 'full', options: { edition: '2nd', deception: 'yes' } },
  ],
}

interface GoldenGame {
  readonly name: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
}

interface Golden {
  readonly save: Save
  readonly end: unknown
}

const fileOf = (volume: Volume, name: string): string =>
  join(import.meta.dirname, 'golden', `${volume.id}-${name}.json`)

function play(volume: Volume, game: GoldenGame): Golden {
  const setup = setupOf(volume, { ...game, seed: `golden ${game.name}` }, SEAT_KINDS)
  const decide = randomPlayer(setup.seed)
  const table = new Table(
    volume,
    setup,
    volume.factions.map(() => decide),
  )
  table.run()
  return { save: saveOf(table), end: positionOf(table.game) }
}

describe.each((await everyVolume()).map((volume) => ({ volume })))('golden journals of $volume.title', ({ volume }) => {
  test.each(GAMES[volume.id] ?? [])('$name plays out as it did', (game) => {
    const file = fileOf(volume, game.name)
    if (process.env.UPDATE_GOLDEN !== undefined) {
      writeFileSync(file, `${JSON.stringify(play(volume, game))}\n`)
    }
    const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden
    expect(golden.save.rules, 'the journal was made under these rules').toBe(volume.rulesVersion)
    const { table } = loadSave(golden.save, [volume], SEAT_KINDS, () => [])
    expect(table.isOver).toBe(true)
    expect(positionOf(table.game)).toEqual(golden.end)
    const { seed: _, ...seedless } = golden.save
    const again = loadSave(seedless, [volume], SEAT_KINDS, () => [], { newSeed: () => 'another' })
    expect(again.warning).toBeUndefined()
    expect(positionOf(again.table.game)).toEqual(golden.end)
  })
})
