import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { factionNameOf } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import type { ExperimentFile, LineupWish, TableWish } from '@coinflict/lab'
import { LIBRARY } from '@coinflict/library'
import { levelOf } from '@coinflict/players'
import { makeFolders } from '@coinflict/server/folder'
import { seatsOfFamily } from './seats.ts'
import { stopSignal } from './stop.ts'
import { type CellIn, cellsOf, STOPPED, table } from './survey.ts'
import { option, task } from './task.ts'

export const main = task(
  'strength',
  'Seats each player that thinks among three charts and writes how often it wins; stopped, it goes on the next time.',
  {
    game: option.choice(
      'ID',
      'one game instead of all',
      LIBRARY.map(({ id }) => id),
    ),
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

/** Row by row: each is on the page as soon as its games are played. */
async function writeStrength({
  game,
  games,
  seed,
  out,
}: Readonly<{ game: string | undefined; games: number; seed: string; out: string }>): Promise<number> {
  const { signal } = stopSignal()
  makeFolders(out)
  for (const box of LIBRARY) {
    if (game !== undefined && box.id !== game) continue
    const volume = await box.volume()
    const kept = join(out, `${box.id}.ndjson`)
    const file = join(out, `${box.id}.md`)
    const cells: CellIn[] = []
    const rows: Row[] = []
    for (const row of rowsOf(volume)) {
      const played = await cellsOf(experimentOn(volume, row, games, seed), kept, signal)
      if (played === undefined) return STOPPED
      cells.push(...played)
      rows.push(row)
      writeFileSync(file, `${pageOf(volume, rows, cells, games, seed)}\n`)
      console.log(`${box.id}, ${lineupOf(row)}: written to ${file}`)
    }
    rmSync(kept)
  }
  return 0
}

/** How often something happened in so many games. */
interface Rate {
  readonly share: number
  readonly games: number
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

function pageOf(volume: Volume, rows: readonly Row[], cells: readonly CellIn[], games: number, seed: string): string {
  const ids = volume.factions.map(({ id }) => id)
  const rateOf = (row: Row, id: string): Rate => {
    const lineup = row.kind === CHART ? lineupOf(row) : `${lineupOf(row)} ${id}`
    const cell = cells.find((each) => each.cell.lineup === lineup)?.cell
    return { share: cell?.wins[id]?.share ?? 0, games: cell?.games ?? 0 }
  }
  const lines = (some: readonly Row[]): string =>
    table(
      ['player', 'against', 'playouts', 'games a seat', 'mean', ...ids.map((id) => factionNameOf(volume, id, 'en'))],
      some.map((row) => {
        const rates = ids.map((id) => rateOf(row, id))
        const charts = ids.map((id) => rateOf({ ...row, kind: CHART }, id))
        return [
          row.kind.replace(EQUAL, ''),
          row.family,
          levelOf(row.kind)?.playouts ?? '',
          rates[0]?.games ?? 0,
          meanText(rates),
          ...rates.map((rate, i) => cellText(rate, row.kind === CHART ? undefined : charts[i])),
        ]
      }),
    )
  const isEqual = ({ kind }: Row): boolean => kind === CHART || kind.endsWith(EQUAL)
  const lone = rows.filter((row) => !isEqual(row))
  return [
    `# How strong the players of ${volume.title} are`,
    `Made by \`npm run strength -- --game ${volume.id} --games ${games} --seed ${seed}\`: how many of a hundred games a player wins at each seat, with the standard error, among three charts of a family; first scenario, usual options. In bold what is above the chart at that seat by more than two standard errors.`,
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
