import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Box, factionNameOf } from '@coinflict/kernel/display'
import { type Family, linesOf } from '@coinflict/kernel/nonplayers'
import { report, type Series, type Tally } from '@coinflict/lab'
import { LIBRARY } from '@coinflict/library'
import { needNoMore, readArguments, text, whole } from './arguments.ts'
import { playSeries } from './pool.ts'
import { seatsOfFamily } from './seats.ts'

/** `npm run results`: how the non-players do, written to docs/bots/results.md. */
export async function main(args: readonly string[]): Promise<number> {
  const a = readArguments(args, { games: 'string', seed: 'string', out: 'string' })
  needNoMore('results', a.rest)
  const games = whole(a, 'games', 2000, 1, 1_000_000)
  const seed = text(a, 'seed') ?? 'results'
  const out = text(a, 'out') ?? 'docs/bots/results.md'
  const parts = [
    '# How the non-players do',
    `Made by \`npm run results -- --games ${games} --seed ${seed}\`: so many games each of non-players alone, by family and scenario, and a quarter of that of one non-player among random seats.`,
  ]
  for (const box of LIBRARY)
    for (const family of await box.charts()) parts.push(...(await survey(box, family, games, seed)))
  writeFileSync(out, `${parts.join('\n\n')}\n`)
  console.log(`written: ${out}`)
  return 0
}

const percent = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** A family: its games by scenario, its lines, and each of its factions among random seats. */
async function survey(box: Box, family: Family, games: number, seed: string): Promise<string[]> {
  const volume = await box.volume()
  const seats = seatsOfFamily(volume, family.id)
  const ids = volume.factions.map(({ id }) => id)
  const names = ids.map((id) => factionNameOf(volume, id, 'en'))
  const outcomes: (string | number)[][] = []
  const lines: Record<string, number> = {}
  for (const { id: scenario } of volume.scenarios) {
    const series: Series = { scenario, seats, seed, countsLines: true }
    const start = performance.now()
    const tally = await playSeries(box, series, games, availableParallelism())
    const result = report(volume, series, tally, (performance.now() - start) / 1000, family.id)
    addLines(lines, tally)
    const rate = ids.map(
      (id) =>
        `${percent(result.winners[id] as number, games)} (${(result.meanMargins[id] as number).toFixed(1).replace('-', '−')})`,
    )
    outcomes.push([scenario, games, ...rate, result.meanRounds, Math.round(tally.decisions / games)])
  }
  const mixed = Math.ceil(games / 4)
  const players = await withPlayers(box, family, mixed, seed)
  const others = ids.filter((id) => seats[id] !== family.id)
  const with_ = others.length === 0 ? '' : ` (${others.map((id) => `${id}=${seats[id]}`).join(', ')})`
  return [
    `## ${family.id}, ${volume.title}${with_}`,
    'Wins of each faction, mean margin in brackets, mean number of rounds and of answers a game:',
    table(['scenario', 'games', ...names, 'rounds', 'answers'], outcomes),
    'One non-player among three random seats (and who won the others), a random seat in its place, and a random seat among three non-players:',
    await againstRandom(box, family, mixed, seed, players.wins),
    `How often each line was followed: in these ${games * volume.scenarios.length} games of non-players alone, and in ${mixed * ids.length} more by the other edition or printing of the rules with one seat at random (each in turn), where lines about players come in:`,
    linesTable(family, lines, players.lines),
  ]
}

const addLines = (lines: Record<string, number>, tally: Tally): void => {
  for (const [line, times] of Object.entries(tally.lines)) lines[line] = (lines[line] ?? 0) + times
}

/** What comes of it where one seat, each in turn, is at random, by the other edition or printing of the rules: lines followed, and its wins. */
async function withPlayers(
  box: Box,
  family: Family,
  games: number,
  seed: string,
): Promise<{ readonly lines: Counts; readonly wins: readonly number[] }> {
  const volume = await box.volume()
  const lines: Record<string, number> = {}
  const wins: number[] = []
  const edition = volume.options.find(({ id }) => id === volume.editionOption)
  const other = edition?.values.find((value) => value !== edition.default)
  const options = edition === undefined || other === undefined ? {} : { [edition.id]: other }
  for (const [f, { id }] of volume.factions.entries()) {
    const seats = { ...seatsOfFamily(volume, family.id), [id]: 'random' }
    const tally = await playSeries(box, { seats, options, seed, countsLines: true }, games, availableParallelism())
    addLines(lines, tally)
    wins.push(tally.winners[f] as number)
  }
  return { lines, wins }
}

async function againstRandom(
  box: Box,
  family: Family,
  games: number,
  seed: string,
  amongNonPlayers: readonly number[],
): Promise<string> {
  const volume = await box.volume()
  const random = Object.fromEntries(volume.factions.map(({ id }) => [id, 'random']))
  const name = (id: string): string => factionNameOf(volume, id, 'en')
  const baseline = await playSeries(box, { seats: random, seed }, games, availableParallelism())
  const rows: (string | number)[][] = []
  for (const [f, { id }] of volume.factions.entries()) {
    if (family.charts[id] === undefined) continue
    const seats = { ...random, [id]: family.id }
    const { winners } = await playSeries(box, { seats, seed }, games, availableParallelism())
    const others = volume.factions.flatMap((other, o) =>
      o === f || winners[o] === 0 ? [] : [`${name(other.id)} ${percent(winners[o] as number, games)}`],
    )
    rows.push([
      name(id),
      games,
      percent(winners[f] as number, games),
      others.join(', '),
      percent(baseline.winners[f] as number, games),
      percent(amongNonPlayers[f] as number, games),
    ])
  }
  return table(
    ['faction', 'games', 'non-player wins', 'won by others', 'random wins', 'random among non-players wins'],
    rows,
  )
}

type Counts = Readonly<Record<string, number>>

function linesTable(family: Family, alone: Counts, withPlayers: Counts): string {
  const times = (counts: Counts, id: string): number => counts[`${family.id} ${id}`] ?? 0
  const rows = linesOf(family).map(({ id, text: { en } }) => [
    id,
    en.replaceAll('|', '/'),
    times(alone, id),
    times(withPlayers, id),
  ])
  return table(['line', 'text', 'alone', 'with a random seat'], rows)
}
