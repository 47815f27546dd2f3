import { type Family, nonPlayer } from '@coinflict/kernel/nonplayers'
import type { Decider, Setup, Volume } from '@coinflict/kernel/state'
import type { SeatKinds } from '@coinflict/kernel/table'
import { randomPlayer } from './random.ts'

/** The kinds of player that can sit at a faction of every game; its families of non-players come beside them. */
export const SEAT_KINDS = { person: { nonPlayer: false }, random: { nonPlayer: false } } as const satisfies SeatKinds

/** Whether non-players sit among these (`aa2`, `person:ann`), which need their charts. */
export const needCharts = (seats: Readonly<Record<string, string>> = {}): boolean =>
  Object.values(seats).some((seat) => !Object.hasOwn(SEAT_KINDS, seat.split(':')[0] as string))

/** Every kind of player that can sit at a faction of this game. */
export const kindsAt = (volume: Volume, faction: string): readonly string[] => [
  ...Object.keys(SEAT_KINDS),
  ...volume.families.filter(({ factions }) => factions.includes(faction)).map(({ id }) => id),
]

/** Who answers for each faction; a person is asked. */
export function decidersOf(
  volume: Volume,
  setup: Setup,
  families: readonly Family[],
): readonly (Decider | undefined)[] {
  const random = randomPlayer(setup.seed)
  const context = { volume, families, setup }
  // Pushed, not mapped, as in `setupOf`.
  const deciders: (Decider | undefined)[] = []
  for (const faction of volume.allFactions) {
    const isRandom = setup.seats[faction]?.kind === 'random'
    deciders.push(isRandom ? random : nonPlayer(context, faction)?.decide)
  }
  return deciders
}
