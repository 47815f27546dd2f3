import { spawnSync } from 'node:child_process'
import { fork, Game, seedDealer } from '@coinflict/kernel/questions'
import { Pending, type Setup, type Volume } from '@coinflict/kernel/state'
import { Table } from '@coinflict/kernel/table'
import { type Fillings, type Language, numeral } from '@coinflict/kernel/text'
import { playBatch, playOne, type Series, setupFor } from '@coinflict/lab'
import { LIBRARY, type OpenBox, openBox } from '@coinflict/library'
import { decidersOf, levelOf, netFor, think } from '@coinflict/players'
import { needNoMore, readArguments, whole } from '../arguments.ts'
import type { Command } from '../command.ts'
import { namedBox } from '../games.ts'
import { cell, layRows } from '../layout.ts'
import { seatsOfFamily } from '../seats.ts'
import type { TerminalMessage } from '../text/en.ts'
import { say } from '../text/say.ts'

/** Speed on one thread. */
export const bench: Command = {
  usage: (language) => say(language, 'usage.bench'),
  async run(args, language) {
    const a = readArguments(args, { games: 'string', json: 'boolean' })
    needNoMore('bench', a.rest.slice(1))
    const games = whole(a, 'games', 500, 10, 1_000_000)
    const [game] = a.rest
    const results =
      game === undefined
        ? LIBRARY.map(({ id }) => apart(id, games))
        : [measure(await openBox(namedBox(game), { charts: true, nets: true }), games)]
    if (a.values.json) console.log(JSON.stringify(results))
    else for (const result of results) console.log(readable(result, language))
    return 0
  },
}

/** A game measured by itself: what the compiler made of another one slows nothing down. */
function apart(game: string, games: number): ReturnType<typeof measure> {
  const args = [process.argv[1] as string, 'bench', game, '--games', String(games), '--json']
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const [result] = JSON.parse(stdout) as ReturnType<typeof measure>[]
  return result as ReturnType<typeof measure>
}

function measure(opened: OpenBox, games: number) {
  const { volume } = opened
  const seats = Object.fromEntries(volume.factions.map(({ id }) => [id, 'random']))
  const series: Series = { seats, seed: 'bench' }
  playBatch(opened, series, 0, Math.min(300, games))
  const start = performance.now()
  const tally = playBatch(opened, series, 0, games)
  const seconds = (performance.now() - start) / 1000
  const copy = measureCopy(volume, setupFor(volume, series, 0))
  const answers = measureAnswers(opened, series)
  const forks = measureForks(opened, series)
  return {
    game: volume.id,
    games,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    decisionsPerGame: Number((tally.decisions / games).toFixed(1)),
    ...copy,
    ...answers,
    ...forks,
    nonPlayers: Object.fromEntries(volume.families.map(({ id }) => [id, measureBots(opened, id, games)])),
    playoutsPerSecond: measurePlayouts(opened),
    strength: measureStrength(opened, Math.ceil(games / GAMES_FOR_STRENGTH)),
  }
}

/** A game of a player that thinks is played for so many others. */
const GAMES_FOR_STRENGTH = 50
const STRONG = 'search:quick:non-player'

/** Games a second with a family's non-players at all seats. */
function measureBots(opened: OpenBox, family: string, games: number): number {
  const series: Series = { seats: seatsOfFamily(opened.volume, family), seed: 'bench' }
  playBatch(opened, series, 0, games)
  const start = performance.now()
  playBatch(opened, series, 0, games)
  return Number((games / ((performance.now() - start) / 1000)).toFixed(1))
}

/** Playouts of a player that thinks, at the questions of a game of non-players. */
function measurePlayouts({ volume, families, nets }: OpenBox): number {
  const setup = setupFor(volume, { seats: newestSeats(volume), seed: 'bench' }, 0)
  const mind = { volume, families, setup, net: netFor(volume, setup, nets ?? []) }
  const table = new Table(volume, setup, decidersOf(volume, setup, families))
  let playouts = 0
  let seconds = 0
  for (let answers = 0; !table.isOver; table.run(1)) {
    // The first thoughts are for the compiler.
    if (answers++ % ANSWERS_BETWEEN_THOUGHTS > 0) continue
    const start = performance.now()
    const thought = think(mind, table.game, table.game.q, PLAYOUTS_A_THOUGHT)
    if (answers <= WARM_UP) continue
    seconds += (performance.now() - start) / 1000
    playouts += thought.playouts
  }
  return Math.round(playouts / seconds)
}

const ANSWERS_BETWEEN_THOUGHTS = 20
const WARM_UP = 5 * ANSWERS_BETWEEN_THOUGHTS
const PLAYOUTS_A_THOUGHT = 100

const newestSeats = (volume: Volume): Record<string, string> =>
  seatsOfFamily(volume, volume.families.at(-1)?.id as string)

/** How many times as often as a chart a player wins that thinks for a fixed number of playouts, at each seat in turn on equal terms. */
function measureStrength(opened: OpenBox, games: number) {
  const { volume } = opened
  const wins = (seats: Record<string, string>, f: number): number =>
    playBatch(opened, { seats, seed: 'strength' }, 0, games).winners[f] as number
  const thinking = volume.factions.reduce(
    (sum, { id }, f) => sum + wins({ ...newestSeats(volume), [id]: STRONG }, f),
    0,
  )
  return {
    playouts: levelOf(STRONG)?.playouts ?? 0,
    games: games * volume.factions.length,
    ratio: Number((thinking / games).toFixed(2)),
  }
}

/** A copy of a whole state. */
function measureCopy(volume: Volume, setup: Setup) {
  const { n } = new Game(volume, setup)
  const copies = 200_000
  let kept = n
  const start = performance.now()
  for (let i = 0; i < copies; i++) kept = kept.slice()
  return { copyNanoseconds: Math.round(((performance.now() - start) * 1e6) / copies), copyBytes: kept.byteLength }
}

/** From a person's answer to the next question: the journal is carried out from the last checkpoint. */
function measureAnswers(opened: OpenBox, series: Series) {
  const { volume, families } = opened
  const setup = setupFor(volume, series, 1)
  const game = playOne(opened, series, 1)
  const table = new Table(volume, setup, decidersOf(volume, setup, families))
  const times: number[] = []
  while (!table.isOver && times.length < game.script.cursor) {
    const start = performance.now()
    table.run(1)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const micro = (at: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(at * times.length))] as number) * 1000)
  return { answerMicroseconds: { median: micro(0.5), p99: micro(0.99), most: micro(1) } }
}

/** A fork of a game at a question in mid-turn, with an answer, up to the next question. */
function measureForks({ volume, families }: OpenBox, series: Series) {
  const setup = setupFor(volume, series, 2)
  const table = new Table(volume, setup, decidersOf(volume, setup, families))
  const into = new Game(volume, setup)
  const times: number[] = []
  for (; !table.isOver; table.run(1)) {
    const way = { answers: [table.game.q.at(0)], dealer: seedDealer('fork') }
    const start = performance.now()
    try {
      fork(table.game, way, into).runPhase()
    } catch (error) {
      if (!(error instanceof Pending)) throw error
    }
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { forkMicroseconds: Math.round((times[Math.floor(times.length / 2)] as number) * 10_000) / 10 }
}

function readable(result: ReturnType<typeof measure>, language: Language): string {
  const { median, p99, most } = result.answerMicroseconds
  const row = (label: TerminalMessage, value: TerminalMessage, fillings: Fillings) => ({
    cells: [cell(`  ${say(language, label, fillings)}`)],
    rest: [cell(say(language, value, fillings))],
  })
  const rows = [
    row('bench.games', 'bench.a-second', { n: result.gamesPerSecond }),
    row('bench.decisions', 'bench.decisions-a-second', {
      n: result.decisionsPerSecond,
      game: result.decisionsPerGame,
    }),
    row('bench.copy', 'bench.copy-time', { n: result.copyNanoseconds, bytes: result.copyBytes }),
    row('bench.fork', 'bench.fork-time', { n: result.forkMicroseconds }),
    row('bench.answer', 'bench.answer-time', { n: median, p99, most }),
    ...Object.entries(result.nonPlayers).map(([family, n]) =>
      row('bench.family', 'bench.family-a-second', { family, n, ms: numeral(1000 / n, language, 1) }),
    ),
    row('bench.playouts', 'bench.a-second', { n: result.playoutsPerSecond }),
    row('bench.strength', 'bench.strength-ratio', {
      ...result.strength,
      ratio: numeral(result.strength.ratio, language, 1),
    }),
  ]
  const head = say(language, 'bench.head', { game: result.game, n: result.games, seconds: result.seconds })
  return [head, ...layRows(rows, 120)].join('\n')
}
