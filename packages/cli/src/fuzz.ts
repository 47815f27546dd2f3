import type { Decider, Setup, Volume } from '@coinflict/kernel/state'
import { type SetupWish, setupOf } from '@coinflict/kernel/table'
import { checkGame, explore, Flawed } from '@coinflict/lab'
import { LIBRARY, type OpenBox, openBox } from '@coinflict/library'
import { decidersOf, randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { readArguments, text, whole } from './arguments.ts'
import { namedBox } from './games.ts'
import { seatsOfFamily } from './seats.ts'

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

/** Random answers for every faction, whoever sits there. */
export function allRandom({ volume }: OpenBox, { seed }: Setup): readonly Decider[] {
  const random = randomPlayer(seed)
  return volume.factions.map(() => random)
}

/** Non-players of a family at every seat, over every set-up of a scenario that players who are not there do not rule out. */
export function everyBotSetup(volume: Volume, family: string): readonly SetupWish[] {
  const seats = seatsOfFamily(volume, family)
  return everySetup(volume)
    .filter(({ scenario, options }) => volume.whyNotSetup(scenario ?? '', options ?? {}, []) === undefined)
    .map((wish) => ({ ...wish, seats }))
}

/** Who answers at a table of non-players. */
export const allBots = ({ volume, families }: OpenBox, setup: Setup): readonly Decider[] =>
  decidersOf(volume, setup, families) as readonly Decider[]

/** Of games of non-players a position is looked at now and then, and the journal is cut once. */
const BOTS = { cuts: 1, positionsEvery: 25 }

/** Plays games over some set-ups, each checked after every answer; says what came of it. Gives whether all were sound. */
function checkAll(
  opened: OpenBox,
  what: string,
  games: number,
  seed: string,
  setups: readonly SetupWish[],
  seat: (opened: OpenBox, setup: Setup) => readonly Decider[],
  how: Parameters<typeof checkGame>[3] = {},
): boolean {
  if (games === 0) return true
  const { volume } = opened
  let answers = 0
  const start = performance.now()
  for (let i = 0; i < games; i++) {
    const setup = setupOf(volume, { ...setups[i % setups.length], seed: `${seed} ${i}` }, SEAT_KINDS)
    try {
      answers += checkGame(volume, setup, seat(opened, setup), how).answers
    } catch (error) {
      console.log(
        error instanceof Flawed ? error.message : `game ${i}, ${JSON.stringify(setup)}: ${(error as Error).stack}`,
      )
      return false
    }
    if (process.stderr.isTTY && i % 20 === 0) process.stderr.write(`\r${i} of ${games} games`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${volume.id}: ${games} ${what} over ${setups.length} set-ups, ${answers} answers checked in ${seconds} s: no flaw`,
  )
  return true
}

/**
 * `npm run fuzz -- --games N --bots M [--family F]`: random games and games of non-players (M for each family and scenario, or of one
 * family), each checked after every answer, then the exhaustive runner.
 */
export async function main(args: readonly string[]): Promise<number> {
  const a = readArguments(args, {
    game: 'string',
    games: 'string',
    bots: 'string',
    family: 'string',
    seed: 'string',
    explore: 'string',
  })
  const only = text(a, 'family')
  const games = whole(a, 'games', 2000, 0, 10_000_000)
  const bots = whole(a, 'bots', 2000, 0, 10_000_000)
  const seed = text(a, 'seed') ?? 'fuzz'
  const game = text(a, 'game')
  for (const box of game === undefined ? LIBRARY : [namedBox(game)]) {
    const opened = await openBox(box, { charts: bots > 0 })
    const { volume } = opened
    const setups = everySetup(volume)
    if (!checkAll(opened, 'random games', games, seed, setups, allRandom)) return 1
    for (const { id } of volume.families.filter((family) => only === undefined || family.id === only)) {
      for (const scenario of volume.scenarios) {
        const played = everyBotSetup(volume, id).filter((wish) => wish.scenario === scenario.id)
        if (!checkAll(opened, `games of ${id}, ${scenario.id},`, bots, seed, played, allBots, BOTS)) return 1
      }
    }
    const most = whole(a, 'explore', 3000, 0, 1_000_000)
    if (most === 0) continue
    const found = explore(volume, setups, most)
    console.log(
      `${volume.id}: ${found.played.size} ways played in ${found.games} games; not reached: ${found.unreached.join(', ') || 'none'}`,
    )
  }
  return 0
}
