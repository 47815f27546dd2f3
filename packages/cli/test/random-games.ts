import type { Volume } from '@coinflict/kernel/state'
import { setupOf } from '@coinflict/kernel/table'
import { checkGame, checkInterjections, explore } from '@coinflict/lab'
import { SEAT_KINDS } from '@coinflict/players'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRandom, everySetup } from '../src/fuzz.ts'

/** Random games of a volume over every set-up. `npm run fuzz` plays as many more as you like. */
export function proveByRandomGames(volume: Volume): void {
  const opened = { volume, families: [] }
  describe(`random games of ${volume.title}`, () => {
    const setups = everySetup(volume)
    const games = Math.ceil(80 / setups.length)

    test.each(setups)('random games of $scenario with $options hold every invariant', (wish) => {
      for (let i = 0; i < games; i++) {
        const setup = setupOf(volume, { ...wish, seed: `test ${i}` }, SEAT_KINDS)
        expect(checkGame(volume, setup, allRandom(opened, setup)).answers).toBeGreaterThan(50)
      }
    })

    test('any seed gives a game that ends and replays', () => {
      fc.assert(
        fc.property(fc.string(), fc.constantFrom(...setups), (seed, wish) => {
          const setup = setupOf(volume, { ...wish, seed }, SEAT_KINDS)
          checkGame(volume, setup, allRandom(opened, setup), { cuts: 1 })
        }),
        { numRuns: 25 },
      )
    })

    test('whatever is done out of turn, nothing breaks and what is refused changes nothing', () => {
      let taken = 0
      const every = Math.ceil(setups.length / 10)
      for (const [i, wish] of setups.entries()) {
        if (i % every === 0)
          taken += checkInterjections(volume, setupOf(volume, { ...wish, seed: `out of turn ${i}` }, SEAT_KINDS))
      }
      expect(taken).toBeGreaterThan(300)
    })

    test('every side of every event and every way of every operation and activity is played', () => {
      expect(explore(volume, setups, 3000).unreached).toEqual([])
    })
  })
}
