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

/** A player that sits at each faction in turn: by its kind, among others of one kind (the charts of a family, or a level), in a part of the games. */
interface Row {
  readonly kind: string
  readonly against: string
  readonly share: number
}

const CHART = 'chart'
const EQUAL = ':non-player'
const QUICK = `search:quick${EQUAL}`

/**
 * On equal terms every level against the newest charts, the main one against the older ones and against the quick one too; as a lone player
 * the main one.
 */
function rowsOf({ families }: Volume): readonly Row[] {
  const newest = families.at(-1)?.id as string
  const older = families.slice(0, -1).map(({ id }) => id)
  return [
    { kind: CHART, against: newest, share: 5 },
    { kind: `search${EQUAL}`, against: newest, share: 1 },
    ...older.flatMap((against) => [
      { kind: CHART, against, share: 5 },
      { kind: `search${EQUAL}`, against, share: 1 / 8 },
    ]),
    { kind: `search:margin${EQUAL}`, against: newest, share: 1 / 8 },
    { kind: QUICK, against: newest, share: 1 / 8 },
    { kind: 'search', against: newest, share: 1 / 8 },
    { kind: `search:deep${EQUAL}`, against: newest, share: 1 / 16 },
    { kind: QUICK, against: QUICK, share: 1 / 4 },
    { kind: `search${EQUAL}`, against: QUICK, share: 1 / 8 },
  ]
}

/** What a row is compared with: the others of its table by themselves. */
const referenceOf = (row: Row): Row => ({ ...row, kind: row.against === QUICK ? QUICK : CHART })
const isReference = (row: Row): boolean => row.kind === referenceOf(row).kind

const lineupOf = ({ kind, against }: Row): string => `${kind} ${against}`

const seatsAt = (volume: Volume, against: string): Record<string, string> =>
  against === QUICK
    ? Object.fromEntries(volume.factions.map(({ id }) => [id, against]))
    : seatsOfFamily(volume, against)

/** The games of one row of the table. */
function experimentOn(volume: Volume, row: Row, games: number, seed: string): ExperimentFile {
  const seats = seatsAt(volume, row.against)
  const lineups: Record<string, LineupWish> = {}
  if (isReference(row)) lineups[lineupOf(row)] = seats
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

/** A rate and its standard error; in bold what is above that of the others by more than two standard errors. */
function cellText(rate: Rate, others: Rate | undefined): string {
  const text = `${whole(rate.share)} ± ${whole(errorOf(rate))}`
  if (others === undefined || rate.share - others.share <= 2 * Math.hypot(errorOf(rate), errorOf(others))) return text
  return `**${text}**`
}

const meanText = (rates: readonly Rate[]): string => {
  const mean = rates.reduce((sum, { share }) => sum + share, 0) / rates.length
  return `${whole(mean)} ± ${(100 * (Math.hypot(...rates.map(errorOf)) / rates.length)).toFixed(1)}`
}

/** What has been played so far. */
function pageOf({ volume, nets = [] }: OpenBox, winners: Winners, games: number, seed: string): string {
  const ids = volume.factions.map(({ id }) => id)
  const nameAt = (row: Row, id: string): string => (isReference(row) ? lineupOf(row) : `${lineupOf(row)} ${id}`)
  const rows = rowsOf(volume).filter((row) => ids.every((id) => winners.played(nameAt(row, id)) > 0))
  const rateOf = (row: Row, id: string): Rate => winners.rateOf(nameAt(row, id), ids.indexOf(id))
  const newest = volume.families.at(-1)?.id
  const levelAt = ({ kind, against }: Row): Level | undefined => {
    const level = levelOf(kind)
    const family = against === QUICK ? newest : against
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
        const others = ids.map((id) => rateOf(referenceOf(row), id))
        return [
          row.kind.replace(EQUAL, ''),
          row.against.replace(EQUAL, ''),
          levelAt(row)?.playouts ?? '',
          levelAt(row)?.cards ?? '',
          Math.min(...rates.map((rate) => rate.games)),
          meanText(rates),
          ...rates.map((rate, i) => cellText(rate, isReference(row) ? undefined : others[i])),
        ]
      }),
    )
  const isEqual = ({ kind }: Row): boolean => kind === CHART || kind.endsWith(EQUAL)
  const lone = rows.filter((row) => !isEqual(row))
  const itself = rows.filter(({ against }) => against === QUICK)
  const amongCharts = rows.filter((row) => isEqual(row) && !itself.includes(row))
  return [
    `# How strong the players of ${volume.title} are`,
    `Made by \`npm run strength -- --game ${volume.id} --games ${games} --seed ${seed}\`: how many of a hundred games a player wins at each seat, with the standard error, among three charts of a family; first scenario, usual options. Who won each game is in \`${volume.id}.json\`. In bold what is above the chart at that seat by more than two standard errors.`,
    '## On equal terms',
    'Nobody counts as a player: everybody wins at a check as printed. A quarter is par.',
    lines(amongCharts),
    ...(lone.length === 0
      ? []
      : [
          '## As a lone player',
          'The one that thinks counts as the only player, by the rules for one: it wins at no check before the last, and a chart that passes one beats it.',
          lines(lone),
        ]),
    ...(itself.length === 0
      ? []
      : [
          '## Against itself',
          'One that thinks with all its playouts among three that think with a quarter of them, on equal terms. In bold what is above the quick one at that seat.',
          lines(itself),
        ]),
  ].join('\n\n')
}
