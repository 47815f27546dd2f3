import { afterAll, beforeAll, describe } from 'vitest'
import { type Site, site } from './client.ts'
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

/** The same tests on every database: each gets a server of its own. */
export function onEveryDatabase(tests: (at: () => Site) => void): void {
  const all: readonly (readonly [string, (() => Promise<Site>) | undefined])[] = [
    ['SQLite', () => site()],
    ['PostgreSQL', postgres && (() => site({ database: postgres.newDatabase() }))],
  ]
  for (const [name, open] of all) {
    describe.skipIf(open === undefined)(`on ${name}`, () => {
      let at: Site | undefined
      beforeAll(async () => {
        at = await open?.()
      })
      afterAll(() => at?.close())
      tests(() => at as Site)
    })
  }
}

/** A second process would share this database; nothing where there is none to share. */
export const sharedDatabase = (): string | undefined => postgres?.newDatabase()
