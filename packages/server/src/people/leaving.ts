import type { Database } from '../database/database.ts'
import type { Rooms } from '../tables/rooms.ts'
import { DELETED } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import type { Accounts } from './accounts.ts'
import type { Caller, Person } from './caller.ts'
import { personView } from './profile.ts'

/** What stands where they said something. */
const UNSAID = '—'

/** What somebody can take along, and what is left when they go. */
export class Leaving {
  constructor(
    private readonly database: Database,
    private readonly rooms: Rooms,
    private readonly tables: Tables,
    private readonly accounts: Accounts,
  ) {}

  /** Everything that is kept of somebody, without what opens doors. */
  async export(person: string) {
    const { db } = this.database
    const row = await this.accounts.person(person)
    const seats = await db
      .selectFrom('chairs')
      .select(['table_id', 'chair', 'factions', 'name', 'joined_at'])
      .where('person', '=', person)
      .execute()
    const lines = await db
      .selectFrom('chat')
      .select(['table_id', 'name', 'text', 'at'])
      .where('person', '=', person)
      .orderBy('at')
      .execute()
    return {
      person: personView(row),
      bots: (await this.accounts.bots(person)).map(personView),
      sessions: await this.accounts.sessions(person),
      passkeys: await db
        .selectFrom('passkeys')
        .select(['name', 'created_at', 'used_at'])
        .where('person', '=', person)
        .execute(),
      tokens: await this.accounts.tokens(person),
      seats,
      invitations: await db
        .selectFrom('chairs')
        .select(['table_id', 'chair', 'factions'])
        .where('invited', '=', person)
        .execute(),
      sittings: await db.selectFrom('sittings').selectAll().where('person', '=', person).execute(),
      ratings: await db.selectFrom('ratings').selectAll().where('subject', '=', person).execute(),
      blocks: await db.selectFrom('blocks').selectAll().where('person', '=', person).execute(),
      reports: await db.selectFrom('reports').selectAll().where('person', '=', person).execute(),
      notes: await db.selectFrom('notes').selectAll().where('owner', '=', person).execute(),
      channels: await db
        .selectFrom('channels')
        .select(['kind', 'address', 'digest_hours', 'quiet_from', 'quiet_to', 'zone', 'created_at', 'stopped_at'])
        .where('person', '=', person)
        .execute(),
      chat: lines,
    }
  }

  /** Deletes an account with its bots: they get up from every table, and their names are gone from old ones. */
  async delete({ id, name }: Person, caller: Caller): Promise<void> {
    for (const bot of await this.accounts.bots(id)) await this.delete({ id: bot.id, name: bot.name }, caller)
    const sitting = await this.database.db
      .selectFrom('chairs')
      .innerJoin('tables', 'tables.id', 'chairs.table_id')
      .select(['tables.id', 'tables.status'])
      .where('chairs.person', '=', id)
      .execute()
    const invited = await this.database.db
      .selectFrom('chairs')
      .select('table_id')
      .where(({ or, eb }) => or([eb('invited', '=', id), eb('invited_name', '=', name)]))
      .execute()
    const going = sitting.filter(({ status }) => status === 'open' || status === 'running')
    for (const table of new Set(going.map((each) => each.id)))
      await this.tables.going.leave(table, { language: caller.language, person: { id, name } })
    const changed = await this.database.write(async (trx) => {
      const sittings = await trx.selectFrom('sittings').selectAll().where('person', '=', id).execute()
      const said = await trx.selectFrom('chat').select('table_id').distinct().where('person', '=', id).execute()
      const all = new Set([
        ...sitting.map((each) => each.id),
        ...[...sittings, ...said, ...invited].map(({ table_id }) => table_id),
      ])
      const versions: { table: string; version: number }[] = []
      for (const table of all) {
        const row = await trx
          .selectFrom('tables')
          .select(['seats', 'version'])
          .where('id', '=', table)
          .executeTakeFirstOrThrow()
        const began = sittings.filter(({ table_id, is_first }) => table_id === table && is_first === 1)
        const theirs = new Set(began.flatMap(({ factions }) => JSON.parse(factions) as string[]))
        const renamed = Object.entries(JSON.parse(row.seats) as Record<string, string>).map(([faction, seat]) => [
          faction,
          theirs.has(faction) && seat.startsWith('person:') ? `person:${DELETED}` : seat,
        ])
        await trx
          .updateTable('tables')
          .set(({ eb }) => ({ seats: JSON.stringify(Object.fromEntries(renamed)), version: eb('version', '+', 1) }))
          .where('id', '=', table)
          .execute()
        versions.push({ table, version: row.version + 1 })
      }
      await trx
        .updateTable('chat')
        .set({ name: DELETED, text: UNSAID, person: null })
        .where('person', '=', id)
        .execute()
      await trx
        .updateTable('chairs')
        .set({ name: DELETED, person: null, key_hash: null })
        .where('person', '=', id)
        .execute()
      await trx
        .updateTable('chairs')
        .set({ invited: null, invited_name: null })
        .where(({ or, eb }) => or([eb('invited', '=', id), eb('invited_name', '=', name)]))
        .execute()
      await trx.updateTable('tables').set({ host_person: null }).where('host_person', '=', id).execute()
      await trx.updateTable('sittings').set({ person: null }).where('person', '=', id).execute()
      await trx.deleteFrom('ratings').where('subject', '=', id).execute()
      await trx
        .deleteFrom('blocks')
        .where(({ or, eb }) => or([eb('person', '=', id), eb('blocked', '=', id)]))
        .execute()
      await trx.deleteFrom('reports').where('person', '=', id).execute()
      await trx.deleteFrom('notes').where('owner', '=', id).execute()
      await trx
        .deleteFrom('outbox')
        .where('channel', 'in', trx.selectFrom('channels').select('id').where('person', '=', id))
        .execute()
      await trx.deleteFrom('channels').where('person', '=', id).execute()
      await trx.deleteFrom('tokens').where('person', '=', id).execute()
      await trx.deleteFrom('passkeys').where('person', '=', id).execute()
      await trx.deleteFrom('challenges').where('person', '=', id).execute()
      await trx.deleteFrom('sessions').where('person', '=', id).execute()
      await trx.deleteFrom('people').where('id', '=', id).execute()
      return versions
    })
    for (const { table, version } of changed) {
      this.database.tell({ table, version })
      await this.rooms.heard(table, version)
    }
  }
}
