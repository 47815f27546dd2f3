import { writeFileSync } from 'node:fs'
import type { Box } from '@coinflict/kernel/display'
import type { NetData, NetUse } from '@coinflict/kernel/nonplayers'
import { lessonsOf, train } from '@coinflict/lab'
import { LIBRARY, type OpenBox, openBox } from '@coinflict/library'
import { digestOfInputs, Features, writeWeights } from '@coinflict/players'
import { namedBox } from './games.ts'
import { option, task } from './task.ts'

export const main = task(
  'train',
  'Plays games of charts and trains the nets of players that think; written into each volume as data.',
  {
    game: option.any('GAME', 'one game only'),
    games: option.number(
      'games of each family; a third of that for a lone player of each faction',
      12_000,
      20,
      1_000_000,
    ),
    epochs: option.number('how often the nets see every position', 6, 1, 100),
    seed: option.word('S', 'what the games are dealt by', 'train'),
  },
  async ({ game, ...way }) => {
    for (const box of game === undefined ? LIBRARY : [namedBox(game)]) await trainFor(box, way)
    return 0
  },
)

interface Way {
  /** For tables of each family without a lone player; a third of that for a lone player of each faction among the newest. */
  readonly games: number
  readonly epochs: number
  readonly seed: string
}

async function trainFor(box: Box, way: Way): Promise<void> {
  const opened = await openBox(box, { charts: true, nets: true })
  const { factions, families } = opened.volume
  const few = Math.ceil(way.games / 3)
  const newest = families.at(-1)?.id ?? ''
  const nets = [
    ...families.map(({ id }) => netOf(opened, way, way.games, id)),
    ...factions.map(({ id }) => netOf(opened, way, few, newest, id)),
  ]
  const out = `packages/${box.id}/src/nets.ts`
  writeFileSync(out, written(nets))
  console.log(`written: ${out}`)
}

/** Plays games and trains a net on them, and says how well it went. */
function netOf(opened: OpenBox, { epochs, seed }: Way, games: number, family: string, solo?: string): NetData {
  const { volume } = opened
  const lessons = lessonsOf(opened, { seed, family, solo }, 0, games)
  const { loss, prior, weights } = train(lessons, volume.factions.length, epochs, seed)
  const round = (x: number): number => Number(x.toFixed(4))
  const net = {
    family,
    ...(solo === undefined ? {} : { solo }),
    rulesVersion: volume.rulesVersion,
    inputs: digestOfInputs(new Features(volume)),
    games,
    positions: lessons.winners.length,
    loss: round(loss),
    prior: round(prior),
    ...useOf(opened, family, solo),
  }
  const who = solo === undefined ? '' : `, ${solo} alone`
  console.log(
    `${volume.title}, ${family}${who}: ${games} games, ${net.positions} positions, log loss ${net.loss} (prior ${net.prior})`,
  )
  return { ...net, weights: writeWeights(weights) }
}

/** How a net is gone by was found by trying: it stays as it is. */
function useOf({ nets }: OpenBox, family: string, solo: string | undefined): Pick<NetData, 'use'> {
  const use = nets?.find((net) => net.family === family && net.solo === solo)?.use
  return use === undefined ? {} : { use }
}

/** The nets as a module, as the formatter would leave it. */
function written(nets: readonly NetData[]): string {
  const value = (each: string | number | NetUse): string => {
    if (typeof each === 'string') return `'${each}'`
    if (typeof each === 'number') return String(each)
    return `{ ${Object.entries(each)
      .map(([name, n]) => `${name}: ${n}`)
      .join(', ')} }`
  }
  const fields = (net: NetData): string =>
    Object.entries(net)
      .map(([name, each]) => `    ${name}:${name === 'weights' ? '\n      ' : ' '}${value(each)},\n`)
      .join('')
  return [
    "import type { NetData } from '@coinflict/kernel/nonplayers'\n",
    '/** What players that think have learned of this volume; made by `npm run train`. */',
    'export const nets: readonly NetData[] = [',
    ...nets.map((net) => `  {\n${fields(net)}  },`),
    ']\n',
  ].join('\n')
}
