import { ranking } from '@coinflict/kernel/rules'
import type { Faction, Standing } from '@coinflict/kernel/state'
import type { Table } from '@coinflict/kernel/table'

/** A game that is over: who was played by people, and how all came off. */
export interface Finished {
  readonly people: readonly Faction[]
  readonly standings: readonly Standing[]
}

/** How people did with a faction. */
export interface FactionTally {
  readonly faction: Faction
  readonly games: number
  readonly wins: number
  /** The average of its margins. */
  readonly margin: number
}

/** What counts of a game that is over; those who played elsewhere have their own statistics. */
export const finished = ({ game, setup, volume }: Table, elsewhere: ReadonlySet<string> = new Set()): Finished => ({
  people: volume.allFactions.filter((f) => {
    const { kind, player = '' } = setup.seats[f] ?? {}
    return kind === 'person' && !elsewhere.has(player)
  }),
  standings: ranking(game),
})

/** How people did with each faction that they played, over games of one volume. */
export function tally(games: readonly Finished[]): readonly FactionTally[] {
  const sums = new Map<Faction, { games: number; wins: number; margins: number }>()
  for (const { people, standings } of games) {
    for (const { faction, place, margin } of standings) {
      if (!people.includes(faction)) continue
      const sum = sums.get(faction) ?? { games: 0, wins: 0, margins: 0 }
      sums.set(faction, {
        games: sum.games + 1,
        wins: sum.wins + (place === 1 ? 1 : 0),
        margins: sum.margins + margin,
      })
    }
  }
  return [...sums]
    .map(([faction, { games: n, wins, margins }]) => ({ faction, games: n, wins, margin: margins / n }))
    .sort((a, b) => a.faction - b.faction)
}
