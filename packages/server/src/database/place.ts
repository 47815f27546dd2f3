import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { Problem } from '../text/say.ts'
import { isOfDatabase } from './failures.ts'
import type { Schema } from './schema.ts'
import { connectSqlite, fileIn } from './sqlite.ts'

/** Where a database is, for commands that look at it beside a server. */
export type Place = Pick<Config, 'data' | 'database'>

/** A place as it may be shown: without a password. */
export function nameOf({ data, database }: Place): string {
  if (database === undefined) return data
  const { host, pathname } = URL.canParse(database) ? new URL(database) : { host: 'PostgreSQL', pathname: '' }
  return `${host}${pathname}`
}

export const none = (place: Place) => new Problem(404, 'backup', 'backup.none', { place: nameOf(place) })

/** What keeps a database from being opened: no place for it, no rights, nobody there. */
export const cannotOpen = (place: Place, error: unknown) =>
  error instanceof Problem
    ? error
    : new Problem(503, 'database', 'database.cannot-open', {
        place: nameOf(place),
        reason: error instanceof Error ? error.message : String(error),
      })

/** Refuses a place where there is no database to look at. */
export function requireSome(place: Place): void {
  if (place.database === undefined && !existsSync(fileIn(place.data))) throw none(place)
}

/** Opens a database as it is. */
export async function connect({ data, database }: Place): Promise<Kysely<Schema>> {
  if (database === undefined) return connectSqlite(fileIn(data))
  return (await import('./postgres.ts')).connectPostgres(database, () => {}).db
}

/** What went wrong, in a sentence if it is the database's. */
export const worded = (error: unknown): unknown =>
  isOfDatabase(error) ? new Problem(503, 'unavailable', 'unavailable') : error
