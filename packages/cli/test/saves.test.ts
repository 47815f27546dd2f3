import { aDistantPlain } from '@coinflict/a-distant-plain'
import { andeanAbyss } from '@coinflict/andean-abyss'
import type { Volume } from '@coinflict/kernel/state'
import {
  type Loaded,
  loadSave,
  type Position,
  positionOf,
  type Save,
  saveOf,
  setupOf,
  Table,
} from '@coinflict/kernel/table'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'

/** The same game under later rules: passing brings another income. */
const withIncome = (volume: Volume, more: number): Volume => ({
  ...volume,
  rulesVersion: 99,
  factions: volume.factions.map((faction) => ({ ...faction, passIncome: faction.passIncome + more })),
})

interface Kept {
  readonly save: Save
  readonly now: Position
}

/** Random games left in the middle, in mid-turn as a rule, from early ones to late ones. */
function keptGames(volume: Volume): readonly Kept[] {
  return Array.from({ length: 20 }, (_, i) => {
    const scenario = volume.scenarios[i % volume.scenarios.length]?.id
    const setup = setupOf(volume, { scenario, seed: `kept ${i}` }, SEAT_KINDS)
    const decide = randomPlayer(setup.seed)
    const table = new Table(
      volume,
      setup,
      volume.factions.map(() => decide),
    )
    table.run(2 + 13 * i)
    return { save: JSON.parse(JSON.stringify(saveOf(table))) as Save, now: positionOf(table.game) }
  })
}

const load = (volume: Volume, save: Save): Loaded => loadSave(save, [volume], SEAT_KINDS, () => [])

const hasPassed = (volume: Volume, save: Save): boolean =>
  load(volume, save).table.log.some(({ kind }) => kind === 'pass')

describe.each([{ volume: andeanAbyss }, { volume: aDistantPlain }])('saves of $volume.title', ({ volume }) => {
  const games = keptGames(volume)

  test('under the rules they were played by all load whole', () => {
    for (const { save, now } of games) {
      const { table, warning } = load(volume, save)
      expect(warning).toBeUndefined()
      expect(positionOf(table.game)).toEqual(now)
    }
  })

  test('under rules with another number but the same effect all load whole', () => {
    for (const { save, now } of games) {
      const { table, warning } = load(withIncome(volume, 0), save)
      expect(warning).toBeUndefined()
      expect(positionOf(table.game)).toEqual(now)
    }
  })

  test('where passing brings more, those in which somebody passed go on from the checkpoint and say so, the others load whole', () => {
    const later = withIncome(volume, 1)
    const warned = games.filter(({ save, now }) => {
      const { table, warning, start } = load(later, save)
      if (warning === undefined) {
        expect(positionOf(table.game)).toEqual(now)
        expect(saveOf(table).journal).toEqual(save.journal)
        return false
      }
      expect(warning).toBe('load.from-checkpoint')
      expect(start).toEqual(save.checkpoint?.position)
      expect(positionOf(table.moment(0).game)).toEqual(save.checkpoint?.position)
      // What was answered since the checkpoint is played on: the turn stands where it stood.
      expect(positionOf(table.game)).toEqual(now)
      return true
    })
    const differing = games.filter(({ save }) => hasPassed(volume, save))
    expect(warned.length).toBeGreaterThan(5)
    expect(warned.length).toBeLessThan(20)
    expect(differing).toEqual(expect.arrayContaining(warned))
  })

  test('without a checkpoint, as in a link, a journal that does not fit is played as far as it goes and says so', () => {
    const later = withIncome(volume, 1)
    for (const { save } of games) {
      const { checkpoint: _, ...bare } = save
      const { table, warning } = load(later, bare)
      const played = saveOf(table).journal
      if (warning === undefined) expect(played).toEqual(save.journal)
      else expect(played.length).toBeLessThan(save.journal.length)
    }
  })
})
