import type { Box } from '@coinflict/kernel/display'
import { ranking } from '@coinflict/kernel/rules'
import { badInput, type Decider, type Game, track, type Volume } from '@coinflict/kernel/state'
import { playOut, type SetupWish, setupOf } from '@coinflict/kernel/table'
import { type OpenBox, openBox } from '@coinflict/library'
import { decidersOf, SEAT_KINDS, wantedBy } from '@coinflict/players'
import { digestOf, fingerprint } from './digest.ts'

/** Many games alike: what to play and with whom. */
export interface Series {
  readonly scenario?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly seats: Readonly<Record<string, string>>
  readonly seed: string
  /** Whether to count how often each line of the non-players' charts is followed. */
  readonly countsLines?: boolean
}

/** What a batch of games came to. Sums only, so that batches add up in any order. */
export interface Tally {
  games: number
  finished: number
  decisions: number
  winners: number[]
  margins: number[]
  /** Two numbers a game, in the order of the games. */
  prints: number[]
  /** Rounds played. */
  rounds: number
}

const emptyTally = (volume: Volume): Tally => ({
  games: 0,
  finished: 0,
  decisions: 0,
  winners: volume.factions.map(() => 0),
  margins: volume.factions.map(() => 0),
  prints: [],
  rounds: 0,
})

/** The set-up of one game of a series: each has a seed of its own. */
export const setupFor = (volume: Volume, series: Series, game: number) =>
  setupOf(volume, { ...series, seed: `${series.seed}/${game}` } satisfies SetupWish, SEAT_KINDS)

/** Opens a box for a series, with the charts and nets only if somebody plays by them. */
export const openFor = (box: Box, { seats }: Series): Promise<OpenBox> => openBox(box, wantedBy(seats))

/** Plays one game of a series to its end, before the eyes of whoever watches. */
export function playOne(
  { volume, families, nets }: OpenBox,
  series: Series,
  game: number,
  watch: (g: Game) => void = () => {},
): Game {
  const setup = setupFor(volume, series, game)
  const deciders = decidersOf(volume, setup, families, { nets })
  if (deciders.some((d) => d === undefined)) throw badInput('seat', 'error.no-people')
  return playOut(volume, setup, deciders as readonly Decider[], { explanations: series.countsLines === true, watch })
}

/** How often each line of a chart was followed in a game, by `family line`. */
export function linesFollowed(g: Game): Record<string, number> {
  const lines: Record<string, number> = {}
  for (const explanation of g.record?.explanations ?? []) {
    if (explanation === undefined) continue
    const name = `${explanation.family} ${explanation.line.id}`
    lines[name] = (lines[name] ?? 0) + 1
  }
  return lines
}

/** Plays the games from one number up to another. */
export function playBatch(opened: OpenBox, series: Series, from: number, to: number): Tally {
  const { volume } = opened
  const tally = emptyTally(volume)
  for (let game = from; game < to; game++) {
    const g = playOne(opened, series, game)
    tally.games++
    if (g.isOver) tally.finished++
    tally.decisions += g.script.cursor
    tally.rounds += track(g, volume.turn.rounds)
    for (const { faction, margin, place } of ranking(g)) {
      if (place === 1) tally.winners[faction] = (tally.winners[faction] as number) + 1
      tally.margins[faction] = (tally.margins[faction] as number) + margin
    }
    tally.prints.push(...fingerprint(g.n.subarray(0, volume.layout.presence)))
  }
  return tally
}

/** Adds batches up, given in the order of their games. */
export function addUp(volume: Volume, batches: readonly Tally[]): Tally {
  const sum = emptyTally(volume)
  for (const tally of batches) {
    sum.games += tally.games
    sum.finished += tally.finished
    sum.decisions += tally.decisions
    tally.winners.forEach((n, f) => {
      sum.winners[f] = (sum.winners[f] as number) + n
    })
    tally.margins.forEach((n, f) => {
      sum.margins[f] = (sum.margins[f] as number) + n
    })
    sum.prints.push(...tally.prints)
    sum.rounds += tally.rounds
  }
  return sum
}

/** The report of a simulation, as `--json` prints it. */
export function report(volume: Volume, series: Series, tally: Tally, seconds: number, players: string) {
  const setup = setupFor(volume, series, 0)
  const byFaction = (value: (f: number) => number) =>
    Object.fromEntries(volume.factions.map(({ id }, f) => [id, value(f)]))
  const round = (x: number, places: number) => Number(x.toFixed(places))
  return {
    game: volume.id,
    scenario: setup.scenario,
    edition: volume.edition(setup.options),
    players,
    seed: series.seed,
    games: tally.games,
    finished: tally.finished,
    decisions: tally.decisions,
    winners: byFaction((f) => tally.winners[f] as number),
    meanMargins: byFaction((f) => round((tally.margins[f] as number) / Math.max(1, tally.games), 3)),
    meanRounds: round(tally.rounds / Math.max(1, tally.games), 2),
    seconds: round(seconds, 3),
    gamesPerSecond: round(tally.games / seconds, 1),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    digest: digestOf(tally.prints),
  }
}
