import type { Database } from './database.ts'

/** What a server has made up for itself once; every process has the same. */
export async function setting(database: Database, name: string, fresh: string): Promise<string> {
  const { value } = await database.write(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ name, value: fresh })
      .onConflict((c) => c.column('name').doNothing())
      .execute()
    return trx.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  })
  return value
}
