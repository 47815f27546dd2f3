import type { Volume } from '@coinflict/kernel/state'
import { type Rating, rate, rating } from 'openskill'
import type { Cell } from './experiment.ts'
import type { Outcome } from './outcome.ts'
import { chanceOf, holm, type Mean, meanOf, type Share, wilson } from './statistics.ts'
import type { Outcomes } from './store.ts'

/** Who is better than whom, over all line-ups of a game. */
export interface PlayersFindings {
  readonly game: string
  readonly ratings: readonly RatingFindings[]
  readonly duels: readonly Duel[]
}

/** A player is rated with each faction by itself, since the factions are unequal. */
export interface RatingFindings {
  readonly player: string
  readonly faction: string
  readonly wins: Share
  readonly mu: number
  readonly sigma: number
}

/** How often one kind of player ended before another at the same table: 1 if its seats always did, 0 if never. */
export interface Duel {
  readonly first: string
  readonly second: string
  readonly ahead: Mean
  readonly chance: number
  readonly differs: boolean
}

interface Table {
  readonly seats: readonly string[]
  readonly outcome: Outcome
}

/** Nothing where all players are of one kind. */
export function playersOf(volume: Volume, cells: readonly Cell[], outcomes: Outcomes): PlayersFindings | undefined {
  const distinct = [...new Map(cells.map((cell) => [cell.key, cell])).values()]
  const ids = volume.factions.map(({ id }) => id)
  const tables = distinct
    .flatMap(({ key, games, series }) =>
      outcomes.of(key, games).map((outcome) => ({ seats: ids.map((id) => series.seats[id] as string), outcome })),
    )
    // Cell by cell in turn: who is rated late counts no more than who is rated early.
    .sort((a, b) => a.outcome.game - b.outcome.game)
  const kinds = [...new Set(tables.flatMap(({ seats }) => seats))].sort()
  if (kinds.length < 2) return undefined
  return { game: volume.id, ratings: ratingsOf(ids, tables), duels: duelsOf(kinds, tables) }
}

/** Rates game after game by Weng and Lin's method for several sides (openskill); sigma is how unsure a rating still is. */
function ratingsOf(ids: readonly string[], tables: readonly Table[]): readonly RatingFindings[] {
  interface Rated extends Pick<RatingFindings, 'player' | 'faction'> {
    now: Rating
    games: number
    wins: number
  }
  const all = new Map<string, Rated>()
  for (const { seats, outcome } of tables) {
    const rated = seats.map((player, f) => {
      const faction = ids[f] as string
      const known = all.get(`${f} ${player}`) ?? { player, faction, now: rating(), games: 0, wins: 0 }
      all.set(`${f} ${player}`, known)
      return known
    })
    const after = rate(
      rated.map(({ now }) => [now]),
      { rank: [...outcome.places] },
    )
    for (const [f, each] of rated.entries()) {
      each.now = after[f]?.[0] ?? each.now
      each.games++
      if (outcome.places[f] === 1) each.wins++
    }
  }
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { player, faction, now, games, wins }]) => ({
      player,
      faction,
      wins: wilson(wins, games),
      mu: now.mu,
      sigma: now.sigma,
    }))
}

function duelsOf(kinds: readonly string[], tables: readonly Table[]): readonly Duel[] {
  const pairs = kinds.flatMap((first, i) => kinds.slice(i + 1).map((second) => ({ first, second })))
  const duels = pairs.flatMap(({ first, second }) => {
    const scores = tables.flatMap(({ seats, outcome: { places } }) => {
      const [own, theirs] = [first, second].map((kind) => places.filter((_, f) => seats[f] === kind))
      const each = (own ?? []).flatMap((a) => (theirs ?? []).map((b) => (a < b ? 1 : a === b ? 0.5 : 0)))
      return each.length === 0 ? [] : [meanOf(each).mean]
    })
    const ahead = meanOf(scores)
    return scores.length === 0 ? [] : [{ first, second, ahead, chance: chanceOf({ ...ahead, mean: ahead.mean - 0.5 }) }]
  })
  const holds = holm(duels.map(({ chance }) => chance))
  return duels.map((duel, i) => ({ ...duel, differs: holds[i] === true }))
}
