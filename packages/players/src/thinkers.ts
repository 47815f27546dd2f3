import type { Family, NetData } from '@coinflict/kernel/nonplayers'
import type { Decider, Faction, Setup, Volume } from '@coinflict/kernel/state'
import { type Level, netFor, type Patience, Searcher } from './search/index.ts'
import { decidersWith } from './seats.ts'

/** What players that think have learned, and how long they may think where people wait; without, they play the same game again. */
export interface Thinkers {
  readonly nets?: readonly NetData[] | undefined
  readonly patience?: Patience | undefined
}

/** Seats players that think at factions of a game. */
export const seatSearcher =
  (volume: Volume, setup: Setup, families: readonly Family[], { nets = [], patience }: Thinkers = {}) =>
  (faction: Faction, kind: string, level: Level): Searcher => {
    const net = level.net ? netFor(volume, setup, nets) : undefined
    return new Searcher({ volume, families, setup, net }, faction, kind, level, patience)
  }

/** Who answers for each faction, at once; a person is asked. */
export function decidersOf(
  volume: Volume,
  setup: Setup,
  families: readonly Family[],
  thinkers: Thinkers = {},
): readonly (Decider | undefined)[] {
  const seat = seatSearcher(volume, setup, families, thinkers)
  return decidersWith(volume, setup, families, (...who) => seat(...who).decide)
}
