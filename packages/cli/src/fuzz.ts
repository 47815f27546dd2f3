import { type SetupWish, setupOf, type Volume } from '@coinflict/kernel'
import { checkGame, explore, Flawed } from '@coinflict/lab'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { readArguments, text, whole } from './arguments.ts'
import { VOLUMES } from './games.ts'

/** Every scenario with every combination of options that goes together. */
export function everySetup(volume: Volume): readonly SetupWish[] {
  let combinations: Record<string, string>[] = [{}]
  for (const { id, values } of volume.options) {
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [id]: value })))
  }
  return volume.scenarios.flatMap(({ id: scenario }) =>
    combinations
      .filter((options) => volume.whyNotSetup(scenario, options) === undefined)
      .map((options) => ({ scenario, options })),
  )
}

/** `npm run fuzz -- --games N`: random games, each checked after every answer, then the exhaustive runner. */
export function main(args: readonly string[]): number {
  const a = readArguments(args, { games: 'string', seed: 'string', explore: 'string' })
  const games = whole(a, 'games', 2000, 1, 10_000_000)
  const seed = text(a, 'seed') ?? 'fuzz'
  for (const volume of VOLUMES) {
    const setups = everySetup(volume)
    let answers = 0
    const start = performance.now()
    for (let i = 0; i < games; i++) {
      const setup = setupOf(volume, { ...setups[i % setups.length], seed: `${seed} ${i}` }, SEAT_KINDS)
      try {
        answers += checkGame(volume, setup, randomPlayer(setup.seed)).answers
      } catch (error) {
        console.log(
          error instanceof Flawed ? error.message : `game ${i}, ${JSON.stringify(setup)}: ${(error as Error).stack}`,
        )
        return 1
      }
      if (process.stderr.isTTY && i % 20 === 0) process.stderr.write(`\r${i} of ${games} games`)
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `${volume.id}: ${games} random games over ${setups.length} set-ups, ${answers} answers checked in ${seconds} s: no flaw`,
    )
    const found = explore(volume, setups, whole(a, 'explore', 3000, 0, 1_000_000))
    console.log(
      `${volume.id}: ${found.played.size} ways played in ${found.games} games; not reached: ${found.unreached.join(', ') || 'none'}`,
    )
  }
  return 0
}
