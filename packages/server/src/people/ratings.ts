import type { Transaction } from 'kysely'
import { ordinal, rate, rating } from 'openskill'
import type { Schema, TableRow } from '../database/schema.ts'
import type { RatingRow } from './rows.ts'

interface Standing {
  readonly faction: string
  readonly place: number
}

/** One who is rated: a person with the factions they began with, or a non-player. */
interface Rated {
  readonly subject: string
  readonly factions: readonly string[]
  readonly place: number
}

/** Behind everybody else: whoever got up before the end. */
const LAST = 99

const FIRST_PLACE = 1

/**
 * Rates a game that ended, by Weng and Lin's method for several sides (openskill). Everybody is rated with the faction they had, since the
 * factions are unequal; somebody with several is a side of several. Non-players are rated by their family. Whoever got up is last, and whoever
 * took their seat is not rated. A game with fewer than two people who began it is not rated.
 */
export async function rateGame(trx: Transaction<Schema>, row: TableRow, standings: readonly Standing[]): Promise<void> {
  const people = await trx
    .selectFrom('sittings')
    .selectAll()
    .where('table_id', '=', row.id)
    .where('is_first', '=', 1)
    .where('person', 'is not', null)
    .orderBy('chair')
    .execute()
  const sides: Rated[] = people.map(({ person, factions, place, left_at }) => ({
    subject: person ?? '',
    factions: JSON.parse(factions) as string[],
    place: left_at === null ? (place ?? LAST) : LAST,
  }))
  if (new Set(sides.map(({ subject }) => subject)).size < 2) return
  const seats = JSON.parse(row.seats) as Record<string, string>
  for (const { faction, place } of standings) {
    const kind = seats[faction]
    if (kind !== undefined && kind !== 'random' && !kind.startsWith('person'))
      sides.push({ subject: `non-player:${kind}`, factions: [faction], place })
  }
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('volume', '=', row.volume)
    .where(
      'subject',
      'in',
      sides.map(({ subject }) => subject),
    )
    .execute()
  const before = ({ subject }: Rated, faction: string): Pick<RatingRow, 'mu' | 'sigma' | 'games' | 'wins'> =>
    known.find((each) => each.subject === subject && each.faction === faction) ?? { ...rating(), games: 0, wins: 0 }
  const teams = sides.map((side) => side.factions.map((faction) => before(side, faction)))
  const after = rate(teams, { rank: sides.map(({ place }) => place) })
  for (const [i, side] of sides.entries())
    for (const [j, faction] of side.factions.entries()) {
      const { games, wins } = before(side, faction)
      const { mu, sigma } = after[i]?.[j] ?? before(side, faction)
      const won = side.place === FIRST_PLACE ? 1 : 0
      const next = { mu, sigma, games: games + 1, wins: wins + won, changed_at: row.finished_at ?? 0 }
      await trx
        .insertInto('ratings')
        .values({ subject: side.subject, volume: row.volume, faction, ...next })
        .onConflict((c) => c.columns(['subject', 'volume', 'faction']).doUpdateSet(next))
        .execute()
    }
}

/** A rating as it is shown: what somebody is at least worth (`ordinal`), and how sure that is. */
export const ratingView = ({ subject, volume, faction, mu, sigma, games, wins }: RatingRow) => ({
  subject,
  game: volume,
  faction,
  ordinal: ordinal({ mu, sigma }),
  mu,
  sigma,
  games,
  wins,
})
