import type { Kysely, Migration } from 'kysely'

/** Ways to tell people, and what is still to be told. */
export const tellStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('channels')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('digest_hours', 'integer', (c) => c.notNull())
      .addColumn('quiet_from', 'integer')
      .addColumn('quiet_to', 'integer')
      .addColumn('zone', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('stopped_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('channels_person').on('channels').columns(['person']).execute()
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('details', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').columns(['due_at']).execute()
    await db.schema.createIndex('outbox_channel').on('outbox').columns(['channel']).execute()
  },
}

/** Ways to tell a browser. */
export const pushStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('channels').addColumn('push_keys', 'text').execute()
    await db.schema.createIndex('channels_address').on('channels').columns(['address']).execute()
  },
}
