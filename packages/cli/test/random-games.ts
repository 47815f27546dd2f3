import type { Volume } from '@coinflict/kernel/state'
import type { Position } from '@coinflict/kernel/table'
import { checkGame, checkInterjections, everySetup, explore, proofSetup, Sentences, spread } from '@coinflict/lab'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRandom } from '../src/fuzz.ts'
import { misfits } from '../src/schemas.ts'
import { checkTraffic } from '../src/traffic.ts'

/** Random games of a volume over every set-up. `npm run fuzz` plays as many more as you like. */
export function proveByRandomGames(volume: Volume): void {
  const opened = { volume, families: [] }
  const sentences = new Sentences()
  const flawsIn = (position: Position) => misfits('position.schema.json', position)
  describe(`random games of ${volume.title}`, () => {
    const all = everySetup(volume)
    const some = (n: number, seed: string) =>
      spread(all, n, seed).map((wish, i) => proofSetup(volume, { ...wish, seed: `${seed} ${i}` }))

    test('random games over scenarios, options and tables hold every invariant', () => {
      const answers = some(50, 'test').map(
        (setup) => checkGame(volume, setup, allRandom(opened, setup), { sentences, flawsIn }).answers,
      )
      expect(answers.reduce((a, b) => a + b)).toBeGreaterThan(50 * 100)
    })

    test('any seed gives a game that ends and replays', () => {
      fc.assert(
        fc.property(fc.string(), fc.constantFrom(...all), (seed, wish) => {
          const setup = proofSetup(volume, { ...wish, seed })
          checkGame(volume, setup, allRandom(opened, setup), { cuts: 1 })
        }),
        { numRuns: 25 },
      )
    })

    test('whatever is done out of turn, nothing breaks and what is refused changes nothing', () => {
      const taken = some(10, 'out of turn').map((setup) => checkInterjections(volume, setup).taken)
      expect(taken.reduce((a, b) => a + b)).toBeGreaterThan(150)
    })

    test('every line of the protocol is as the schemas say', async () => {
      const factions = volume.factions.map(({ id }) => id)
      const { options, scenario } = spread(all, 1, 'traffic')[0] ?? {}
      const lines = await checkTraffic({ game: volume.id, options, scenario, seed: 'traffic' }, factions, 120)
      expect(lines).toBeGreaterThan(100)
    })

    test('every side of every event and every way of every operation and activity is played', () => {
      expect(explore(volume, spread(all, 30, 'explore'), 3000).unreached).toEqual([])
    })
  })
}
