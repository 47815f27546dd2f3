import type { Transaction } from 'kysely'
import type { ChairRow, Schema, TableRow } from '../database/schema.ts'
import { factionsOf } from '../tables/room.ts'
import type { Step } from '../tables/rooms.ts'
import { rateGame } from './ratings.ts'

export interface Standing {
  readonly faction: string
  readonly margin: number
  readonly place: number
}

export const standingsOf = ({ result }: TableRow): readonly Standing[] =>
  result === null ? [] : (JSON.parse(result) as Standing[])

/** Whoever has several factions has done as well as the worse of them. */
export const placeOf = (standings: readonly Standing[], factions: readonly string[]): number =>
  Math.max(...standings.filter(({ faction }) => factions.includes(faction)).map(({ place }) => place))

const WINNER = 1

/** Who sat where, and what came of it, written with what happened at the table. */
export function sittingsAfter({ was: { row: before, chairs: seatedBefore }, row, chairs, now }: Step) {
  const isPlayed = row.started_at !== null
  const begins = before.started_at === null
  const ends = row.status === 'finished' && before.status !== 'finished'
  const was = new Map(seatedBefore.map((chair) => [chair.chair, chair]))
  const gone = begins ? [] : seatedBefore.filter((old) => isOther(old, chairs))
  const come = chairs.filter(
    (chair) => chair.person !== null && (begins || was.get(chair.chair)?.person !== chair.person),
  )
  if (!isPlayed || (gone.length === 0 && come.length === 0 && !ends)) return undefined
  return async (trx: Transaction<Schema>): Promise<void> => {
    for (const { chair, person } of gone)
      await trx
        .updateTable('sittings')
        .set({ left_at: now })
        .where('table_id', '=', row.id)
        .where('chair', '=', chair)
        .where('person', '=', person)
        .where('left_at', 'is', null)
        .execute()
    for (const chair of come)
      await trx
        .insertInto('sittings')
        .values({
          table_id: row.id,
          chair: chair.chair,
          since: chair.joined_at ?? now,
          person: chair.person,
          factions: chair.factions,
          is_first: begins || (chair.joined_at ?? now) <= (row.started_at ?? 0) ? 1 : 0,
          left_at: null,
          place: null,
          won: 0,
        })
        .onConflict((c) => c.columns(['table_id', 'chair', 'since']).doNothing())
        .execute()
    if (ends) await end(trx, row, chairs)
  }
}

const isOther = (old: ChairRow, chairs: readonly ChairRow[]): boolean =>
  old.person !== null && chairs.find(({ chair }) => chair === old.chair)?.person !== old.person

async function end(trx: Transaction<Schema>, row: TableRow, chairs: readonly ChairRow[]): Promise<void> {
  const standings = standingsOf(row)
  for (const chair of chairs) {
    const place = placeOf(standings, factionsOf(chair))
    await trx
      .updateTable('sittings')
      .set({ place, won: place === WINNER ? 1 : 0 })
      .where('table_id', '=', row.id)
      .where('chair', '=', chair.chair)
      .where('left_at', 'is', null)
      .execute()
  }
  if (row.rated === 1) await rateGame(trx, row, standings)
}
