import { availableParallelism } from 'node:os'
import { factionNameOf } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import { type Language, message, numeral } from '@coinflict/kernel/text'
import { csvOf, report, type Series, setupFor } from '@coinflict/lab'
import { everyVolume } from '@coinflict/library'
import { needNoMore, pairs, readArguments, text, whole } from '../arguments.ts'
import { seatKind } from '../board.ts'
import type { Command } from '../command.ts'
import { namedBox } from '../games.ts'
import { cell, layRows } from '../layout.ts'
import { playSeries } from '../pool.ts'
import { needKinds } from '../seats.ts'
import { complaint, say } from '../text/say.ts'

/** Whole games on all cores. */
export const sim: Command = {
  async usage(language) {
    const families = (await everyVolume()).flatMap((volume) => volume.families.map(({ id }) => id))
    return say(language, 'usage.sim', { families: families.join(', ') })
  },
  async run(args, language) {
    const a = readArguments(args, {
      games: 'string',
      players: 'string',
      scenario: 'string',
      options: 'string',
      seed: 'string',
      workers: 'string',
      json: 'boolean',
      csv: 'boolean',
    })
    const box = namedBox(a.rest[0])
    needNoMore('sim', a.rest.slice(1))
    if (a.values.json && a.values.csv) throw complaint('arguments', 'error.json-or-csv')
    const games = whole(a, 'games', 100, 1, 10_000_000)
    const workers = whole(a, 'workers', availableParallelism(), 1, 256)
    const volume = await box.volume()
    const players = text(a, 'players') ?? 'random'
    const series: Series = {
      scenario: text(a, 'scenario'),
      options: pairs(text(a, 'options'), 'options'),
      seats: seatsOf(volume, players),
      seed: text(a, 'seed') ?? '1',
    }
    needKinds(volume, series.seats)
    setupFor(volume, series, 0)
    const start = performance.now()
    const tally = await playSeries(box, series, games, workers, language)
    const result = report(volume, series, tally, (performance.now() - start) / 1000, players)
    if (a.values.json) console.log(JSON.stringify(result))
    else if (a.values.csv) console.log(csv(result))
    else console.log(readable(volume, result, language))
    return 0
  },
}

/** One kind for all, or a kind for each faction. */
function seatsOf(volume: Volume, players: string): Record<string, string> {
  if (players.includes('=')) {
    const seats = pairs(players, 'players') ?? {}
    const missing = volume.factions.filter(({ id }) => seats[id] === undefined)
    if (missing.length > 0)
      throw complaint('arguments', 'error.players', { list: missing.map(({ id }) => id).join(', ') })
    return seats
  }
  return Object.fromEntries(volume.factions.map(({ id }) => [id, players]))
}

type Report = ReturnType<typeof report>

function csv(result: Report): string {
  const columns: [string, string | number][] = []
  for (const [name, value] of Object.entries(result)) {
    if (typeof value === 'object') for (const [id, n] of Object.entries(value)) columns.push([`${name}.${id}`, n])
    else columns.push([name, value])
  }
  return csvOf(
    columns.map(([name]) => name),
    [columns.map(([, value]) => value)],
  ).trimEnd()
}

function readable(volume: Volume, result: Report, language: Language): string {
  const of = (id: string): string => message(volume.catalogues, language, id)
  const rows = volume.factions.map(({ id }) => {
    const wins = result.winners[id] as number
    return {
      cells: [
        cell(`  ${factionNameOf(volume, id, language)}`),
        { text: say(language, 'sim.wins', { n: wins }), right: true },
        { text: say(language, 'sim.share', { text: numeral((100 * wins) / result.games, language, 1) }), right: true },
      ],
      rest: [cell(say(language, 'sim.margin', { text: numeral(result.meanMargins[id] as number, language, 2) }))],
    }
  })
  return [
    say(language, 'sim.head', {
      title: volume.title,
      scenario: of(`scenario.${result.scenario}`),
      edition: of(`option.${volume.editionOption}.${result.edition}`),
    }),
    say(language, 'sim.players', { players: seatKind(result.players, language), seed: result.seed }),
    say(language, 'sim.games', {
      n: result.games,
      finished: result.finished,
      decisions: result.decisions,
      seconds: result.seconds,
    }),
    say(language, 'sim.speed', { games: result.gamesPerSecond, decisions: result.decisionsPerSecond }),
    ...layRows(rows, 100),
    say(language, 'sim.digest', { text: result.digest }),
  ].join('\n')
}
