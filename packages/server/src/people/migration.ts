import type { Kysely, Migration } from 'kysely'

/** Accounts, sessions, tokens, who sat where, ratings. */
export const peopleStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('rated', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull().unique())
      .addColumn('password', 'text')
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('owner', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('people_owner').on('people').columns(['owner']).execute()
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull())
      .addColumn('address_hash', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sessions_person').on('sessions').columns(['person']).execute()
    await db.schema
      .createTable('tokens')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('rights', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('tokens_person').on('tokens').columns(['person']).execute()
    await db.schema
      .createTable('tries')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('sittings')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('chair', 'integer', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('factions', 'text', (c) => c.notNull())
      .addColumn('is_first', 'integer', (c) => c.notNull())
      .addColumn('left_at', 'bigint')
      .addColumn('place', 'integer')
      .addColumn('won', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('sittings_key', ['table_id', 'chair', 'since'])
      .execute()
    await db.schema.createIndex('sittings_person').on('sittings').columns(['person']).execute()
    await db.schema
      .createTable('ratings')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('volume', 'text', (c) => c.notNull())
      .addColumn('faction', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['subject', 'volume', 'faction'])
      .execute()
    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .execute()
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('about', 'text')
      .addColumn('table_id', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('tables_finished').on('tables').columns(['status', 'finished_at']).execute()
  },
}

/** Passkeys, and what they are to sign. */
export const passkeyStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('credential', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('passkeys_person').on('passkeys').columns(['person']).execute()
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Whose a line of chat is, whatever name they had; where somebody was logged in from is nobody's business. */
export const linesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chat').addColumn('person', 'text').execute()
    await db.schema.createIndex('chat_person').on('chat').columns(['person']).execute()
    await db.schema.alterTable('sessions').dropColumn('address_hash').execute()
  },
}

/** Seats that are kept for somebody with an account. */
export const invitedStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chairs').addColumn('invited', 'text').execute()
    await db.schema.alterTable('chairs').addColumn('invited_name', 'text').execute()
    await db.schema.createIndex('chairs_invited').on('chairs').columns(['invited']).execute()
  },
}
