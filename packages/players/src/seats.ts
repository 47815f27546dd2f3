import type { Decider, SeatKinds, Setup } from '@coinflict/kernel'
import { randomPlayer } from './random.ts'

/** Every kind of player that can sit at a faction. */
export const SEAT_KINDS = { person: { nonPlayer: false }, random: { nonPlayer: false } } as const satisfies SeatKinds

/** Who answers for each faction; a person is asked. */
export function decidersOf(setup: Setup): readonly (Decider | undefined)[] {
  const random = randomPlayer(setup.seed)
  // Pushed, not mapped, as in `setupOf`.
  const deciders: (Decider | undefined)[] = []
  for (const seat of setup.seats) deciders.push(seat.kind === 'random' ? random : undefined)
  return deciders
}
