import { type Arguments, text } from './arguments.ts'

export const PLACE_OPTIONS = { data: 'string', database: 'string' } as const

/** Where the database of a server is. */
export async function placeOf(a: Arguments) {
  const { configOf } = await import('@coinflict/server')
  const [data, database] = [text(a, 'data'), text(a, 'database')]
  const place = configOf(process.env, {
    ...(data === undefined ? {} : { data }),
    ...(database === undefined ? {} : { database }),
  })
  // Whoever names a folder means it, whatever database the environment names.
  const { database: _, ...embedded } = place
  return data !== undefined && database === undefined ? embedded : place
}
