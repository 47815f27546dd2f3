import { availableParallelism } from 'node:os'
import { factionNameOf } from '@coinflict/kernel/shelf'
import { BadInput, type Volume } from '@coinflict/kernel/state'
import { report, type Series, setupFor } from '@coinflict/lab'
import { kindsAt } from '@coinflict/players'
import { pairs, readArguments, text, whole } from '../arguments.ts'
import type { Command } from '../command.ts'
import { VOLUMES, volumeOf } from '../games.ts'
import { playSeries } from '../pool.ts'

const FAMILIES = VOLUMES.flatMap(({ families }) => families.map(({ id }) => id)).join(', ')

/** Whole games on all cores. */
export const sim: Command = {
  about: 'play many games at once and count',
  usage: `Usage: coinflict sim GAME --games N [--players P] [--scenario S] [--options k=v,…] [--seed X] [--workers W] [--json | --csv]

  --games N      how many games (100)
  --players P    who plays: one kind for all seats (random, or a family: ${FAMILIES}), or one for each, FACTION=KIND,…
  --scenario S   scenario of the game
  --options k=v  options of the game, separated by commas
  --seed X       same seed, same games (1)
  --workers W    worker threads (one a core)
  --json         one JSON object
  --csv          a header and a line`,
  async run(args) {
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
    const volume = volumeOf(a.rest[0])
    if (a.rest.length > 1) throw new BadInput('arguments', `sim takes one game, not "${a.rest.slice(1).join(' ')}" too`)
    if (a.values.json && a.values.csv) throw new BadInput('arguments', 'choose --json or --csv')
    const games = whole(a, 'games', 100, 1, 10_000_000)
    const workers = whole(a, 'workers', availableParallelism(), 1, 256)
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
    const tally = await playSeries(volume, series, games, workers)
    const result = report(volume, series, tally, (performance.now() - start) / 1000, players)
    if (a.values.json) console.log(JSON.stringify(result))
    else if (a.values.csv) console.log(csv(result))
    else console.log(readable(volume, result))
    return 0
  },
}

/** One kind for all, or a kind for each faction. */
function seatsOf(volume: Volume, players: string): Record<string, string> {
  if (players.includes('=')) {
    const seats = pairs(players, 'players') ?? {}
    const missing = volume.factions.filter(({ id }) => seats[id] === undefined)
    if (missing.length > 0)
      throw new BadInput('arguments', `--players says nothing of ${missing.map(({ id }) => id).join(', ')}`)
    return seats
  }
  return Object.fromEntries(volume.factions.map(({ id }) => [id, players]))
}

/** Kinds of player that answer by themselves. */
function needKinds(volume: Volume, seats: Readonly<Record<string, string>>): void {
  for (const [faction, wished] of Object.entries(seats)) {
    const [kind = ''] = wished.split(':')
    if (kind === 'person') throw new BadInput('seat', 'a simulation has no persons at its seats')
    const kinds = kindsAt(volume, faction).filter((each) => each !== 'person')
    if (!kinds.includes(kind)) {
      throw new BadInput('seat', `"${wished}" cannot play ${faction} in a simulation; there is ${kinds.join(', ')}`)
    }
  }
}

type Report = ReturnType<typeof report>

function csv(result: Report): string {
  const columns: [string, string | number][] = []
  for (const [name, value] of Object.entries(result)) {
    if (typeof value === 'object') for (const [id, n] of Object.entries(value)) columns.push([`${name}.${id}`, n])
    else columns.push([name, value])
  }
  const cell = (value: string | number) =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
  return `${columns.map(([name]) => name).join(',')}\n${columns.map(([, value]) => cell(value)).join(',')}`
}

function readable(volume: Volume, result: Report): string {
  const lines = volume.factions.map(({ id }) => {
    const wins = result.winners[id] as number
    const share = ((100 * wins) / result.games).toFixed(1)
    const name = factionNameOf(volume, id, 'en').padEnd(12)
    return `  ${name} ${String(wins).padStart(7)} wins ${share.padStart(6)} %   mean margin ${(result.meanMargins[id] as number).toFixed(2)}`
  })
  return [
    `${volume.title}, ${result.scenario}, ${result.edition} edition, players ${result.players}, seed ${result.seed}`,
    `${result.games} games, ${result.finished} finished, ${result.decisions} decisions in ${result.seconds} s:`,
    `${result.gamesPerSecond} games a second, ${result.decisionsPerSecond} decisions a second`,
    ...lines,
    `digest ${result.digest}`,
  ].join('\n')
}
