import type { Volume } from '@coinflict/kernel/state'
import { type SetupWish, setupOf } from '@coinflict/kernel/table'
import { everyVolume } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { checkWhatIsToCome, checkWhatLiesFaceDown } from '../src/index.ts'

/** The options of each volume that have to do with what is hidden. */
const HIDING: Readonly<Record<string, readonly string[]>> = {
  'a-distant-plain': ['printing', 'no-reveal', 'eligibility', 'sudden-propaganda', 'deception'],
  'andean-abyss': ['edition', 'no-reveal', 'eligibility', 'seeded-propaganda'],
  'fire-in-the-lake': ['edition', 'deception'],
}
/** One player with two factions. */
const PAIRS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a-distant-plain': { coalition: 'person:ann', warlords: 'person:ann' },
  'fire-in-the-lake': { nva: 'person:ann', vc: 'person:ann' },
}

/** Every combination of these options that goes together, the scenarios in turn. */
function wishesOf(volume: Volume): readonly SetupWish[] {
  let combinations: Record<string, string>[] = [{}]
  for (const id of HIDING[volume.id] ?? []) {
    const { values = [] } = volume.options.find((option) => option.id === id) ?? {}
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [id]: value })))
  }
  const possible = combinations.filter((options) => volume.whyNotSetup('', options) === undefined)
  return possible.map((options, i) => ({
    options,
    scenario: volume.scenarios[i % volume.scenarios.length]?.id,
    seats: i % 3 === 2 ? (PAIRS[volume.id] ?? {}) : {},
  }))
}

describe.each((await everyVolume()).map((volume) => [volume.id, volume] as const))(
  'what players of %s see',
  (_, volume) => {
    const all = wishesOf(volume).map(
      (wish, i) =>
        [
          Object.values(wish.options ?? {}).join(' '),
          setupOf(volume, { ...wish, seed: `sight ${i}` }, SEAT_KINDS),
        ] as const,
    )

    test.each(all)('%s: the same whatever is to come', (_options, setup) => {
      expect(checkWhatIsToCome(volume, setup)).toBeGreaterThan(4 * (volume.factions.length + 1))
    })

    const hiding = all.filter(([, { options }]) => options.deception === 'yes')
    test.runIf(hiding.length > 0).each(hiding)(
      '%s: the same whatever lies face down before others',
      (_options, setup) => {
        expect(checkWhatLiesFaceDown(volume, setup)).toBeGreaterThan(15)
      },
    )
  },
)
