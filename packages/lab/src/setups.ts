import type { Players, Setup, Volume } from '@coinflict/kernel/state'
import { type SetupWish, setupOf } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { dice } from './dice.ts'

/** A faction without a player, whoever answers for it: it needs no family, so every volume has tables with it. */
const KINDS = { ...SEAT_KINDS, 'non-player': { nonPlayer: true } } as const

/** The set-up of a game that is played for proof. */
export const proofSetup = (volume: Volume, wish: SetupWish): Setup => setupOf(volume, wish, KINDS)

/** Every scenario with every combination of options that goes together, and with these players. */
export function setupsFor(volume: Volume, players: Players): readonly SetupWish[] {
  let combinations: Record<string, string>[] = [{}]
  for (const { id, values } of volume.options) {
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [id]: value })))
  }
  return volume.scenarios.flatMap(({ id: scenario }) =>
    combinations
      .filter((options) => volume.whyNotSetup(scenario, options, players) === undefined)
      .map((options) => ({ scenario, options })),
  )
}

/** 1.5 Everybody who can sit at the table: players with a faction each, any that are left over without one, and players with several. */
function everyTable({ factions, shares }: Volume): readonly Players[] {
  let single: string[][][] = [[]]
  for (const { id } of factions) single = single.flatMap((players) => [[...players, [id]], players])
  return [...single.filter((players) => players.length > 0), ...shares]
}

/** Who sits where. */
const seatsAt = ({ factions }: Volume, players: Players): Record<string, string> =>
  Object.fromEntries(
    factions.map(({ id }) => {
      const own = players.find((each) => each.includes(id))
      return [id, own === undefined ? 'non-player' : own.length > 1 ? `person:${own.join('-and-')}` : 'person']
    }),
  )

/** Every scenario with every combination of options, at every table. */
export const everySetup = (volume: Volume): readonly SetupWish[] =>
  everyTable(volume).flatMap((players) =>
    setupsFor(volume, players).map((wish) => ({ ...wish, seats: seatsAt(volume, players) })),
  )

/** What can be said of a set-up, one thing at a time: its scenario, each of its options, its players. */
const traitsOf = ({ scenario, options = {}, seats = {} }: SetupWish): readonly string[] => [
  `scenario ${scenario}`,
  ...Object.entries(options).map(([id, value]) => `${id} ${value}`),
  `players ${[
    ...new Set(
      Object.entries(seats).flatMap(([id, seat]) =>
        seat === 'person' ? [id] : seat.startsWith('person:') ? [seat.slice('person:'.length)] : [],
      ),
    ),
  ].join(' ')}`,
]

/** How often each scenario, value of an option and table came. */
export function countTraits(wishes: readonly SetupWish[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const wish of wishes) for (const trait of traitsOf(wish)) times.set(trait, (times.get(trait) ?? 0) + 1)
  return times
}

/** Out of how many the next set-up is chosen. */
const AMONG = 100

/**
 * So many set-ups, drawn at random, yet so that every scenario, every value of every option and every table comes about as often as the others: of
 * those drawn the next is the one that has most of what came least.
 */
export function spread(setups: readonly SetupWish[], n: number, seed: string): readonly SetupWish[] {
  const roll = dice(seed)
  const times = new Map<string, number>()
  const worth = (wish: SetupWish): number =>
    traitsOf(wish).reduce((sum, trait) => sum + 1 / (1 + (times.get(trait) ?? 0)), 0)
  return Array.from({ length: n }, () => {
    let best: SetupWish = {}
    let most = 0
    for (let i = 0; i < AMONG; i++) {
      const wish = setups[roll(setups.length)] as SetupWish
      const its = worth(wish)
      if (its > most) [best, most] = [wish, its]
    }
    for (const trait of traitsOf(best)) times.set(trait, (times.get(trait) ?? 0) + 1)
    return best
  })
}
