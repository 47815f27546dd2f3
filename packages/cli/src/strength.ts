import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { factionNameOf } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import {
  type Experiment,
  type ExperimentFile,
  type Keeper,
  type LineupWish,
  readExperiment,
  type Series,
  setupFor,
  type TableWish,
} from '@coinflict/lab'
import { LIBRARY, type OpenBox, openBox } from '@coinflict/library'
import { type Level, levelOf, levelWith, netDataFor, THINKING_KINDS } from '@coinflict/players'
import { makeFolders } from '@coinflict/server/folder'
import { playExperiment } from './experiment.ts'
import { writeText } from './files.ts'
import { needKinds, seatsOfFamily } from './seats.ts'
import { stopSignal } from './stop.ts'
import { STOPPED, table } from './survey.ts'
import { option, task } from './task.ts'
import { type Rate, Winners } from './winners.ts'

export const main = task(
  'strength',
  'Seats each player that thinks among three charts and writes how often it wins; stopped, it goes on the next time.',
  {
    game: option.choice(
      'ID',
      'one game instead of all',
      LIBRARY.map(({ id }) => id),
    ),
    player: option.choice('KIND', 'one kind of player beside the charts instead of all', THINKING_KINDS),
    games: option.number('games of the main level at each seat; of the others a part of that', 400, 1, 100_000),
    seed: option.word('S', 'what the games are dealt by', 'strength'),
    out: option.word('DIR', 'where it is written, a file for each game', 'docs/strength'),
  },
  writeStrength,
)

/** A player that sits at each faction in turn: by its kind, among the charts of a family, in a part of the games. */
interface Row {
  readonly kind: string
  readonly family: string
  readonly share: number
}

const CHART = 'chart'
const EQUAL = ':non-player'

/** On equal terms every level against the newest charts, the main one against the older ones too; as a lone player the main one. */
function rowsOf({ families }: Volume): readonly Row[] {
  const newest = families.at(-1)?.id as string
  const older = families.slice(0, -1).map(({ id }) => id)
  return [
    { kind: CHART, family: newest, share: 5 },
    { kind: `search${EQUAL}`, family: newest, share: 1 },
    ...older.flatMap((family) => [
      { kind: CHART, family, share: 5 },
      { kind: `search${EQUAL}`, family, share: 1 / 4 },
    ]),
    { kind: `search:margin${EQUAL}`, family: newest, share: 1 / 4 },
    { kind: `search:quick${EQUAL}`, family: newest, share: 1 / 4 },
    { kind: 'search', family: newest, share: 1 / 4 },
    { kind: `search:deep${EQUAL}`, family: newest, share: 1 / 16 },
  ]
}

const lineupOf = ({ kind, family }: Row): string => `${kind} ${family}`

/** The games of one row of the table. */
function experimentOn(volume: Volume, row: Row, games: number, seed: string): ExperimentFile {
  const seats = seatsOfFamily(volume, row.family)
  const lineups: Record<string, LineupWish> = {}
  if (row.kind === CHART) lineups[lineupOf(row)] = seats
  else for (const { id } of volume.factions) lineups[`${lineupOf(row)} ${id}`] = { ...seats, [id]: row.kind }
  const table: TableWish = { game: volume.id, games: Math.ceil(games * row.share), lineups }
  return { seed, games, tables: [table] }
}

/** Plays an experiment on to its end; gives whether it came there. */
async function playOn(experiment: Experiment, keeper: Keeper, signal: AbortSignal): Promise<boolean> {
  const missing = await playExperiment(experiment, keeper, { language: 'en', workers: availableParallelism(), signal })
  return missing === 0
}

/** How somebody at these seats thinks: games that were played in another way say nothing of it. */
function wayOf({ volume, nets = [] }: OpenBox, series: Series): string {
  const level = Object.values(series.seats)
    .map(levelOf)
    .find((each) => each !== undefined)
  if (level === undefined) return CHART
  const net = level.net ? netDataFor(volume, setupFor(volume, series, 0), nets) : undefined
  const { cards, playouts } = levelWith(level, net?.use)
  return JSON.stringify({ playouts, cards, ...net?.use, loss: net?.loss })
}

/** Row by row: each is on the page as soon as its games are played. Who won is kept beside it. */
async function writeStrength({
  game,
  player,
  games,
  seed,
  out,
}: Readonly<{
  game: string | undefined
  player: string | undefined
  games: number
  seed: string
  out: string
}>): Promise<number> {
  const { signal } = stopSignal()
  makeFolders(out)
  for (const box of LIBRARY) {
    if (game !== undefined && box.id !== game) continue
    const opened = await openBox(box, { charts: false, nets: true })
    const winners = new Winners(join(out, `${box.id}.json`))
    const file = join(out, `${box.id}.md`)
    for (const row of rowsOf(opened.volume)) {
      if (player !== undefined && ![CHART, player, `${player}${EQUAL}`].includes(row.kind)) continue
      const experiment = await readExperiment(experimentOn(opened.volume, row, games, seed), needKinds)
      const isWhole = await playOn(
        experiment,
        winners.keeperFor(experiment, (series) => wayOf(opened, series)),
        signal,
      )
      writeText(file, `${pageOf(opened, winners, games, seed)}\n`)
      if (!isWhole) return STOPPED
      console.log(`${box.id}, ${lineupOf(row)}: written to ${file}`)
    }
  }
  return 0
}

const errorOf = ({ share, games }: Rate): number => Math.sqrt((share * (1 - share)) / games)
const whole = (share: number): string => (100 * share).toFixed(0)

/** A rate and its standard error; in bold what is above the chart's by more than two standard errors. */
function cellText(rate: Rate, chart: Rate | undefined): string {
  const text = `${whole(rate.share)} ± ${whole(errorOf(rate))}`
  if (chart === undefined || rate.share - chart.share <= 2 * Math.hypot(errorOf(rate), errorOf(chart))) return text
  return `**${text}**`
}

const meanText = (rates: readonly Rate[]): string => {
  const mean = rates.reduce((sum, { share }) => sum + share, 0) / rates.length
  return `${whole(mean)} ± ${(100 * (Math.hypot(...rates.map(errorOf)) / rates.length)).toFixed(1)}`
}

/** What has been played so far. */
function pageOf({ volume, nets = [] }: OpenBox, winners: Winners, games: number, seed: string): string {
  const ids = volume.factions.map(({ id }) => id)
  const nameAt = (row: Row, id: string): string => (row.kind === CHART ? lineupOf(row) : `${lineupOf(row)} ${id}`)
  const rows = rowsOf(volume).filter((row) => ids.every((id) => winners.played(nameAt(row, id)) > 0))
  const rateOf = (row: Row, id: string): Rate => winners.rateOf(nameAt(row, id), ids.indexOf(id))
  const levelAt = ({ kind, family }: Row): Level | undefined => {
    const level = levelOf(kind)
    const use = nets.find((net) => net.family === family && net.solo === undefined)?.use
    return level && levelWith(level, level.net ? use : undefined)
  }
  const lines = (some: readonly Row[]): string =>
    table(
      [
        'player',
        'against',
        'playouts',
        'of cards',
        'games a seat',
        'mean',
        ...ids.map((id) => factionNameOf(volume, id, 'en')),
      ],
      some.map((row) => {
        const rates = ids.map((id) => rateOf(row, id))
        const charts = ids.map((id) => rateOf({ ...row, kind: CHART }, id))
        return [
          row.kind.replace(EQUAL, ''),
          row.family,
          levelAt(row)?.playouts ?? '',
          levelAt(row)?.cards ?? '',
          Math.min(...rates.map((rate) => rate.games)),
          meanText(rates),
          ...rates.map((rate, i) => cellText(rate, row.kind === CHART ? undefined : charts[i])),
        ]
      }),
    )
  const isEqual = ({ kind }: Row): boolean => kind === CHART || kind.endsWith(EQUAL)
  const lone = rows.filter((row) => !isEqual(row))
  return [
    `# How strong the players of ${volume.title} are`,
    `Made by \`npm run strength -- --game ${volume.id} --games ${games} --seed ${seed}\`: how many of a hundred games a player wins at each seat, with the standard error, among three charts of a family; first scenario, usual options. Who won each game is in \`${volume.id}.json\`. In bold what is above the chart at that seat by more than two standard errors.`,
    '## On equal terms',
    'Nobody counts as a player: everybody wins at a check as printed. A quarter is par.',
    lines(rows.filter(isEqual)),
    ...(lone.length === 0
      ? []
      : [
          '## As a lone player',
          'The one that thinks counts as the only player, by the rules for one: it wins at no check before the last, and a chart that passes one beats it.',
          lines(lone),
        ]),
  ].join('\n\n')
}
