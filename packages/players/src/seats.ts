import { type Family, nonPlayer } from '@coinflict/kernel/nonplayers'
import type { Decider, Faction, Setup, Volume } from '@coinflict/kernel/state'
import type { SeatKinds } from '@coinflict/kernel/table'
import { randomPlayer } from './random.ts'
import { type Level, levelOf, SEARCH_KINDS } from './search/levels.ts'

const PLAIN_KINDS = { person: { nonPlayer: false }, random: { nonPlayer: false } } as const satisfies SeatKinds

/** The kinds of player that can sit at a faction of every game; its families of non-players come beside them. */
export const SEAT_KINDS: SeatKinds = { ...PLAIN_KINDS, ...SEARCH_KINDS }

/** Whether somebody sits among these (`aa2`, `person:ann`) who needs the charts: non-players, and players that think. */
export const needCharts = (seats: Readonly<Record<string, string>> = {}): boolean =>
  Object.values(seats).some((seat) => !Object.hasOwn(PLAIN_KINDS, seat.split(':')[0] as string))

/** Whether somebody sits among these who goes by what was learned from games. */
export const needNets = (seats: Readonly<Record<string, string>> = {}): boolean =>
  Object.values(seats).some((seat) => levelOf(seat)?.net === true)

/** What of a game is wanted where these sit. */
export const wantedBy = (seats?: Readonly<Record<string, string>>) => ({
  charts: needCharts(seats),
  nets: needNets(seats),
})

/** Every kind of player that can sit at a faction of this game and answers at once; those that think (`SEARCH_KINDS`) come beside them. */
export const kindsAt = (volume: Pick<Volume, 'families'>, faction: string): readonly string[] => [
  ...Object.keys(PLAIN_KINDS),
  ...volume.families.filter(({ factions }) => factions.includes(faction)).map(({ id }) => id),
]

/** Who answers for each faction; a person is asked. Those that think are given. */
export function decidersWith(
  volume: Volume,
  setup: Setup,
  families: readonly Family[],
  thinks: (faction: Faction, kind: string, level: Level) => Decider,
): readonly (Decider | undefined)[] {
  const random = randomPlayer(setup.seed)
  const context = { volume, families, setup }
  // Pushed, not mapped, as in `setupOf`.
  const deciders: (Decider | undefined)[] = []
  for (const faction of volume.allFactions) {
    const kind = setup.seats[faction]?.kind ?? ''
    const level = levelOf(kind)
    if (level !== undefined) deciders.push(thinks(faction, kind, level))
    else deciders.push(kind === 'random' ? random : nonPlayer(context, faction)?.decide)
  }
  return deciders
}
