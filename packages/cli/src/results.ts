import { rmSync, writeFileSync } from 'node:fs'
import { factionNameOf } from '@coinflict/kernel/display'
import { type Family, linesOf } from '@coinflict/kernel/nonplayers'
import type { Volume } from '@coinflict/kernel/state'
import type { CellFindings, ExperimentFile, LineupWish, TableWish } from '@coinflict/lab'
import { LIBRARY } from '@coinflict/library'
import { seatsOfFamily } from './seats.ts'
import { stopSignal } from './stop.ts'
import { type CellIn, cellsOf, percent, STOPPED, table } from './survey.ts'
import { option, task } from './task.ts'

export const main = task(
  'results',
  'Plays the non-players against each other and writes how they do; stopped, it goes on the next time.',
  {
    games: option.number('games of each family in each scenario', 2000, 1, 1_000_000),
    seed: option.word('S', 'what the games are dealt by', 'results'),
    out: option.word('FILE', 'where it is written', 'docs/bots/results.md'),
  },
  writeResults,
)

/** How the non-players do, an experiment for each family. */
async function writeResults({
  games,
  seed,
  out,
}: Readonly<{ games: number; seed: string; out: string }>): Promise<number> {
  const parts = [
    '# How the non-players do',
    `Made by \`npm run results -- --games ${games} --seed ${seed}\`: so many games each of non-players alone, by family and scenario, and a quarter of that of one non-player among random seats.`,
  ]
  const { signal } = stopSignal()
  const kept: string[] = []
  for (const box of LIBRARY)
    for (const family of await box.charts()) {
      const volume = await box.volume()
      const file = `${out.replace(/\.md$/, '')}.${family.id}.ndjson`
      kept.push(file)
      const found = await cellsOf(experimentOn(volume, family, games, seed), file, signal)
      if (found === undefined) return STOPPED
      const cells: Cells = {
        alone: found.filter(({ cell }) => cell.lineup === ALONE),
        of: (lineup) => found.find(({ cell }) => cell.lineup === lineup)?.cell as CellFindings,
      }
      parts.push(...survey(volume, family, cells))
    }
  writeFileSync(out, `${parts.join('\n\n')}\n`)
  // Until it is written, whoever stops it goes on where it was.
  for (const file of kept) rmSync(file)
  console.log(`written: ${out}`)
  return 0
}

/** The line-ups that are asked about: by their names in the experiment. */
const ALONE = 'non-players alone'
const RANDOM = 'random seats'
const RANDOM_AMONG = 'a random seat among non-players'
const AMONG_RANDOM = 'among random seats'

/**
 * A family alone in every scenario; each of its factions among random seats; and by the other edition or printing of the rules each seat in turn at
 * random, where lines about players come in.
 */
function experimentOn(volume: Volume, family: Family, games: number, seed: string): ExperimentFile {
  const game = volume.id
  const seats = seatsOfFamily(volume, family.id)
  const fewer = Math.ceil(games / 4)
  const edition = volume.options.find(({ id }) => id === volume.editionOption)
  const other = edition?.values.find((value) => value !== edition.default)
  const amongRandom = volume.factions
    .filter(({ id }) => family.charts[id] !== undefined)
    .map(({ id }): [string, LineupWish] => [`${id} ${AMONG_RANDOM}`, { [id]: family.id, others: 'random' }])
  const randomAmong = volume.factions.map(({ id }): [string, LineupWish] => [
    `${id}: ${RANDOM_AMONG}`,
    { ...seats, [id]: 'random' },
  ])
  const tables: TableWish[] = [
    { game, scenarios: volume.scenarios.map(({ id }) => id), lineups: { [ALONE]: seats } },
    { game, games: fewer, lineups: { [RANDOM]: 'random', ...Object.fromEntries(amongRandom) } },
    {
      game,
      games: fewer,
      options: edition === undefined || other === undefined ? {} : { [edition.id]: other },
      lineups: Object.fromEntries(randomAmong),
    },
  ]
  return { seed, games, lines: true, tables }
}

interface Cells {
  readonly alone: readonly CellIn[]
  of(lineup: string): CellFindings
}

const winsOf = ({ wins }: CellFindings, faction: string): number => wins[faction]?.share ?? 0
const marginOf = ({ margins }: CellFindings, faction: string): number => margins[faction]?.mean ?? 0

/** A family: its games by scenario, its lines, and each of its factions among random seats. */
function survey(volume: Volume, family: Family, cells: Cells): string[] {
  const seats = seatsOfFamily(volume, family.id)
  const ids = volume.factions.map(({ id }) => id)
  const outcomes = cells.alone.map(({ scenario, cell }) => [
    scenario,
    cell.games,
    ...ids.map((id) => `${percent(winsOf(cell, id))} (${marginOf(cell, id).toFixed(1).replace('-', '−')})`),
    Number(cell.length.rounds.mean.toFixed(2)),
    Math.round(cell.length.decisions.mean),
  ])
  const others = ids.filter((id) => seats[id] !== family.id)
  const with_ = others.length === 0 ? '' : ` (${others.map((id) => `${id}=${seats[id]}`).join(', ')})`
  const withRandom = ids.map((id) => cells.of(`${id}: ${RANDOM_AMONG}`))
  const count = (all: readonly CellFindings[]): number => all.reduce((sum, { games }) => sum + games, 0)
  const alone = cells.alone.map(({ cell }) => cell)
  return [
    `## ${family.id}, ${volume.title}${with_}`,
    'Wins of each faction, mean margin in brackets, mean number of rounds and of answers a game:',
    table(['scenario', 'games', ...ids.map((id) => factionNameOf(volume, id, 'en')), 'rounds', 'answers'], outcomes),
    'One non-player among three random seats (and who won the others), a random seat in its place, and a random seat among three non-players:',
    againstRandom(volume, family, cells),
    `How often each line was followed: in these ${count(alone)} games of non-players alone, and in ${count(withRandom)} more by the other edition or printing of the rules with one seat at random (each in turn), where lines about players come in:`,
    linesTable(family, alone, withRandom),
  ]
}

function againstRandom(volume: Volume, family: Family, cells: Cells): string {
  const name = (id: string): string => factionNameOf(volume, id, 'en')
  const rows = volume.factions.flatMap(({ id }) => {
    if (family.charts[id] === undefined) return []
    const cell = cells.of(`${id} ${AMONG_RANDOM}`)
    const others = volume.factions.flatMap((other) =>
      other.id === id || winsOf(cell, other.id) === 0 ? [] : [`${name(other.id)} ${percent(winsOf(cell, other.id))}`],
    )
    return [
      [
        name(id),
        cell.games,
        percent(winsOf(cell, id)),
        others.join(', '),
        percent(winsOf(cells.of(RANDOM), id)),
        percent(winsOf(cells.of(`${id}: ${RANDOM_AMONG}`), id)),
      ],
    ]
  })
  return table(
    ['faction', 'games', 'non-player wins', 'won by others', 'random wins', 'random among non-players wins'],
    rows,
  )
}

function linesTable(family: Family, alone: readonly CellFindings[], withRandom: readonly CellFindings[]): string {
  const times = (cells: readonly CellFindings[], id: string): number =>
    cells.reduce((sum, { lines }) => sum + (lines?.[`${family.id} ${id}`] ?? 0), 0)
  const rows = linesOf(family).map(({ id, text: { en } }) => [
    id,
    en.replaceAll('|', '/'),
    times(alone, id),
    times(withRandom, id),
  ])
  return table(['line', 'text', 'alone', 'with a random seat'], rows)
}
