import type { Decider, Setup, Volume } from '@coinflict/kernel/state'
import type { SetupWish } from '@coinflict/kernel/table'
import {
  checkGame,
  checkInterjections,
  countTraits,
  everySetup,
  explore,
  Flawed,
  proofSetup,
  setupsFor,
  spread,
} from '@coinflict/lab'
import { LIBRARY, type OpenBox, openBox } from '@coinflict/library'
import { decidersOf, randomPlayer } from '@coinflict/players'
import { readArguments, text, whole } from './arguments.ts'
import { namedBox } from './games.ts'
import { seatsOfFamily } from './seats.ts'

/** Random answers for every faction, whoever sits there. */
export function allRandom({ volume }: OpenBox, { seed }: Setup): readonly Decider[] {
  const random = randomPlayer(seed)
  return volume.factions.map(() => random)
}

/** Non-players of a family at every seat, over every set-up that players who are not there do not rule out. */
export function everyBotSetup(volume: Volume, family: string): readonly SetupWish[] {
  const seats = seatsOfFamily(volume, family)
  return setupsFor(volume, []).map((wish) => ({ ...wish, seats }))
}

/** Who answers at a table of non-players. */
export const allBots = ({ volume, families }: OpenBox, setup: Setup): readonly Decider[] =>
  decidersOf(volume, setup, families) as readonly Decider[]

/** How many set-ups the exhaustive runner plays in turn. */
const EXPLORED = 100
const ANSWERS = 'answers checked'

/** Of games of non-players a position is looked at now and then, and the journal is cut once. */
const BOTS = { cuts: 1, positionsEvery: 25 }

/** What came how often, in a line for each scenario, option and the players. */
function coverage(wishes: readonly SetupWish[]): string {
  const lines = new Map<string, string[]>()
  for (const [trait, times] of countTraits(wishes)) {
    const [what = '', ...value] = trait.split(' ')
    lines.set(what, [...(lines.get(what) ?? []), `${value.join(' ')} ${times}`])
  }
  return [...lines].map(([what, values]) => `  ${what}: ${values.sort().join(', ')}`).join('\n')
}

/** Plays games over some set-ups, each checked; says what came of it. Gives whether all were sound. */
function checkAll(
  opened: OpenBox,
  what: string,
  wishes: readonly SetupWish[],
  seed: string,
  counted: string,
  check: (setup: Setup) => number,
): boolean {
  const games = wishes.length
  if (games === 0) return true
  const { volume } = opened
  let sum = 0
  const start = performance.now()
  for (const [i, wish] of wishes.entries()) {
    const setup = proofSetup(volume, { ...wish, seed: `${seed} ${i}` })
    try {
      sum += check(setup)
    } catch (error) {
      console.log(
        error instanceof Flawed ? error.message : `game ${i}, ${JSON.stringify(setup)}: ${(error as Error).stack}`,
      )
      return false
    }
    if (process.stderr.isTTY && i % 20 === 0) process.stderr.write(`\r${i} of ${games} games`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${volume.id}: ${games} ${what}, ${sum} ${counted} in ${seconds} s: no flaw`)
  console.log(coverage(wishes))
  return true
}

/**
 * `npm run fuzz -- --games N --interjections K --bots M [--family F]`: random games, random games with things done out of turn, and games of
 * non-players (M for each family and scenario, or of one family), each checked after every answer, then the exhaustive runner.
 */
export async function main(args: readonly string[]): Promise<number> {
  const a = readArguments(args, {
    game: 'string',
    games: 'string',
    interjections: 'string',
    bots: 'string',
    family: 'string',
    seed: 'string',
    explore: 'string',
  })
  const only = text(a, 'family')
  const games = whole(a, 'games', 2000, 0, 10_000_000)
  const interjections = whole(a, 'interjections', 100, 0, 10_000_000)
  const bots = whole(a, 'bots', 2000, 0, 10_000_000)
  const most = whole(a, 'explore', 3000, 0, 1_000_000)
  const seed = text(a, 'seed') ?? 'fuzz'
  const game = text(a, 'game')
  for (const box of game === undefined ? LIBRARY : [namedBox(game)]) {
    const opened = await openBox(box, { charts: bots > 0 })
    const { volume } = opened
    const setups = everySetup(volume)
    const random = (setup: Setup) => checkGame(volume, setup, allRandom(opened, setup)).answers
    const outOfTurn = (setup: Setup) => checkInterjections(volume, setup)
    const byCharts = (setup: Setup) => checkGame(volume, setup, allBots(opened, setup), BOTS).answers
    if (!checkAll(opened, 'random games', spread(setups, games, seed), seed, ANSWERS, random)) return 1
    const disturbed = spread(setups, interjections, `${seed} out of turn`)
    if (!checkAll(opened, 'random games', disturbed, seed, 'things done out of turn', outOfTurn)) return 1
    for (const { id } of volume.families.filter((family) => only === undefined || family.id === only)) {
      for (const scenario of volume.scenarios) {
        const all = everyBotSetup(volume, id).filter((wish) => wish.scenario === scenario.id)
        if (!checkAll(opened, `games of ${id}, ${scenario.id}`, spread(all, bots, seed), seed, ANSWERS, byCharts))
          return 1
      }
    }
    if (most === 0) continue
    const found = explore(volume, spread(setups, EXPLORED, seed), most)
    console.log(
      `${volume.id}: ${found.played.size} ways played in ${found.games} games; not reached: ${found.unreached.join(', ') || 'none'}`,
    )
  }
  return 0
}
