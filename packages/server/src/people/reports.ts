import { isNoTable } from '../database/failures.ts'
import { connect, none, type Place, requireSome, worded } from '../database/place.ts'
import { DELETED } from '../tables/seats.ts'

/** What somebody told whoever runs the server, about whom and which table. */
export interface Report {
  readonly at: number
  readonly by: string
  readonly about: string | null
  readonly table: string | null
  readonly text: string
}

/** All reports, the newest first; a server may run meanwhile. */
export async function reports(place: Place): Promise<readonly Report[]> {
  requireSome(place)
  const db = await connect(place)
  try {
    const rows = await db
      .selectFrom('reports')
      .leftJoin('people as writer', 'writer.id', 'reports.person')
      .leftJoin('people as other', 'other.id', 'reports.about')
      .select(['reports.at', 'reports.about', 'reports.table_id', 'reports.text'])
      .select(['writer.name as writer', 'other.name as other'])
      .orderBy('reports.at', 'desc')
      .execute()
    return rows.map(({ at, about, table_id, text, writer, other }) => ({
      at,
      by: writer ?? DELETED,
      about: about === null ? null : (other ?? DELETED),
      table: table_id,
      text,
    }))
  } catch (error) {
    throw isNoTable(error) ? none(place) : worded(error)
  } finally {
    await db.destroy()
  }
}
