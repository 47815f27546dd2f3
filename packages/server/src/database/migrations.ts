import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely'
import { invitedStep, linesStep, passkeyStep, peopleStep } from '../people/migration.ts'
import { pushStep, tellStep } from '../tell/migration.ts'

/** The steps that made the database what it is, the same for both kinds. A step that was released is never changed. */
export const STEPS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('volume', 'text', (c) => c.notNull())
        .addColumn('scenario', 'text', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('seats', 'text', (c) => c.notNull())
        .addColumn('rules', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('is_public', 'integer', (c) => c.notNull())
        .addColumn('pace', 'text', (c) => c.notNull())
        .addColumn('gone', 'text', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('length', 'integer', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('host_hash', 'text', (c) => c.notNull())
        .addColumn('host_person', 'text')
        .addColumn('asked', 'integer')
        .addColumn('asked_since', 'bigint')
        .addColumn('deadline', 'bigint')
        .addColumn('requests', 'text', (c) => c.notNull())
        .addColumn('start', 'text')
        .addColumn('checkpoint', 'text')
        .addColumn('rematch', 'text')
        .addColumn('result', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('finished_at', 'bigint')
        .execute()
      await db.schema.createIndex('tables_listed').on('tables').columns(['is_public', 'status', 'changed_at']).execute()
      await db.schema.createIndex('tables_deadline').on('tables').columns(['status', 'deadline']).execute()
      await db.schema
        .createTable('chairs')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('chair', 'integer', (c) => c.notNull())
        .addColumn('factions', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('name', 'text')
        .addColumn('person', 'text')
        .addColumn('key_hash', 'text')
        .addColumn('substitute', 'text')
        .addColumn('left_ms', 'bigint')
        .addColumn('joined_at', 'bigint')
        .addPrimaryKeyConstraint('chairs_key', ['table_id', 'chair'])
        .execute()
      await db.schema.createIndex('chairs_person').on('chairs').columns(['person']).execute()
      await db.schema
        .createTable('entries')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('entry', 'text', (c) => c.notNull())
        .addColumn('by_faction', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
        .execute()
      await db.schema
        .createTable('acts')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('chair', 'integer', (c) => c.notNull())
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('acts_key', ['table_id', 'chair', 'id'])
        .execute()
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('chair', 'integer')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
        .execute()
      await db.schema
        .createTable('notes')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('owner', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('notes_key', ['table_id', 'owner'])
        .execute()
    },
  },
  '002-people': peopleStep,
  '003-tell': tellStep,
  '004-passkeys': passkeyStep,
  '005-push': pushStep,
  '006-lines': linesStep,
  '007-invited': invitedStep,
}

const provider: MigrationProvider = { getMigrations: async () => ({ ...STEPS }) }

/** Brings the database to what this version of the program needs. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
