import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '@coinflict/kernel/text'
import { LANGUAGES } from '@coinflict/kernel/text'
import { hash, verify } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Queries, Schema } from '../database/schema.ts'
import { requireName } from '../tables/seats.ts'
import { Problem } from '../text/say.ts'
import { hashOf, nameKey, newKey, type Person, type Right } from './caller.ts'
import type { PersonRow, SessionRow } from './rows.ts'
import { type Trier, Tries } from './tries.ts'

export const COOKIE = 'coinflict'
/** What tells a browser that was let in before from strangers. */
export const BROWSER_COOKIE = 'coinflict-browser'
const DAY = 24 * 60 * 60_000
/** A session ends so long after it was last used. */
export const SESSION_TIME = 90 * DAY
/** So often it is noted that a session or token was used. */
const NOTED = 60 * 60_000
const LEAST_OF_A_PASSWORD = 8
const MOST_TOKENS = 50
const MOST_BOTS = 10

export const newId = (): string => randomBytes(9).toString('base64url')

const languageIn = (text: string): Language => LANGUAGES.find((each) => each === text) ?? 'en'

/** Takes as long as a true one: nobody learns by the clock which names exist. */
const nobody = hash(newKey())

export interface LogIn {
  readonly name: string
  readonly password: string
}

/** Somebody new, with a password or with a passkey (then `also` keeps it, and `id` is whom it was made for). */
export interface Newcomer {
  readonly name: string
  readonly language: Language
  readonly password?: string
  readonly id?: string
  readonly also?: (trx: Transaction<Schema>) => Promise<void>
}

/** Who has an account, and how they prove it. */
export class Accounts {
  private readonly tries: Tries

  constructor(
    private readonly database: Database,
    private readonly secret: string,
  ) {
    this.tries = new Tries(database)
  }

  /** Who asks: by the cookie of a session or by a token. */
  readonly identify = async (request: FastifyRequest): Promise<Person | undefined> => {
    const token = /^Bearer ([\w-]{20,64})$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token !== undefined) return this.byToken(token)
    const key = request.cookies[COOKIE]
    return key === undefined ? undefined : this.bySession(key)
  }

  private async byToken(token: string, now = Date.now()): Promise<Person> {
    const { db } = this.database
    const found = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['tokens.id as token', 'tokens.rights', 'tokens.used_at', 'people.id', 'people.name', 'people.language'])
      .where('tokens.hash', '=', hashOf(token))
      .executeTakeFirst()
    if (found === undefined) throw new Problem(401, 'bad-token', 'bad-token')
    if (now - (found.used_at ?? 0) > NOTED)
      await this.database.write(async (trx) => {
        await trx.updateTable('tokens').set({ used_at: now }).where('id', '=', found.token).execute()
      })
    const { id, name, rights } = found
    return { id, name, language: languageIn(found.language), right: rights as Right, token: found.token }
  }

  private async bySession(key: string, now = Date.now()): Promise<Person | undefined> {
    const { db } = this.database
    const found = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['sessions.id as session', 'sessions.seen_at', 'people.id', 'people.name', 'people.language'])
      .where('sessions.hash', '=', hashOf(key))
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst()
    if (found === undefined) return undefined
    if (now - found.seen_at > NOTED)
      await this.database.write(async (trx) => {
        await trx
          .updateTable('sessions')
          .set({ seen_at: now, expires_at: now + SESSION_TIME })
          .where('id', '=', found.session)
          .execute()
      })
    return { id: found.id, name: found.name, language: languageIn(found.language), session: found.session }
  }

  /** Whether somebody is still let in by what let them in: not once they are logged out, or their token or account is gone. */
  async isStillIn({ id, session, token = '' }: Person, now = Date.now()): Promise<boolean> {
    const { db } = this.database
    const found = await (session === undefined
      ? db.selectFrom('tokens').select('id').where('id', '=', token).where('person', '=', id)
      : db.selectFrom('sessions').select('id').where('id', '=', session).where('expires_at', '>', now)
    ).executeTakeFirst()
    return found !== undefined
  }

  async register({ name, password, language, id = newId(), also }: Newcomer): Promise<PersonRow> {
    const hashed = also === undefined || password !== undefined ? await this.hashed(password ?? '') : null
    const row = { ...personRow(requireName(name, []), language, { password: hashed, owner: null }), id }
    await this.insert(row, also)
    return row
  }

  /** The name as it will be kept; refuses one that somebody has already. */
  async requireFree(name: string): Promise<string> {
    const plain = requireName(name, [])
    const taken = await this.database.db
      .selectFrom('people')
      .select('id')
      .where('name_key', '=', nameKey(plain))
      .executeTakeFirst()
    if (taken !== undefined) throw new Problem(409, 'account-taken', 'account-taken')
    return plain
  }

  private insert(row: PersonRow, also?: Newcomer['also']): Promise<void> {
    return this.database.write(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('people')
        .values(row)
        .onConflict((c) => c.column('name_key').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) throw new Problem(409, 'account-taken', 'account-taken')
      await also?.(trx)
    })
  }

  private async hashed(password: string): Promise<string> {
    if (password.length < LEAST_OF_A_PASSWORD)
      throw new Problem(400, 'weak-password', 'weak-password', { n: LEAST_OF_A_PASSWORD })
    return hash(password)
  }

  async logIn({ name, password }: LogIn, { address, browser }: Trier): Promise<PersonRow> {
    const key = nameKey(name)
    const trier = { address, browser: this.isBrowserOf(key, browser) ? browser : undefined }
    const { db } = this.database
    const row = await db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst()
    await this.tries.begin(key, trier)
    const isRight = await verify(row?.password ?? (await nobody), password)
    if (row === undefined || row.password === null || !isRight) {
      await this.tries.forget()
      throw new Problem(401, 'bad-password', 'bad-password')
    }
    await this.tries.succeeded(key, trier)
    return row
  }

  /** What a browser keeps that was let in to an account, to be told from strangers: it opens nothing. */
  newBrowser({ name_key }: PersonRow): string {
    const id = newId()
    return `${id}.${this.browserSign(name_key, id)}`
  }

  private isBrowserOf(key: string, browser = ''): boolean {
    const [id = '', sign = ''] = browser.split('.')
    const right = Buffer.from(this.browserSign(key, id))
    const given = Buffer.from(sign)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  private browserSign(key: string, id: string): string {
    return createHmac('sha256', this.secret).update(`browser ${id} ${key}`).digest('base64url')
  }

  /** Begins a session; gives the key that only the browser keeps. */
  async open(person: string, agent: string, now = Date.now()): Promise<string> {
    const key = newKey()
    const session: SessionRow = {
      id: newId(),
      hash: hashOf(key),
      person,
      agent: agent.slice(0, 200),
      created_at: now,
      seen_at: now,
      expires_at: now + SESSION_TIME,
    }
    await this.database.write(async (trx) => {
      await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute()
      await trx.insertInto('sessions').values(session).execute()
    })
    return key
  }

  sessions(person: string) {
    return this.database.db
      .selectFrom('sessions')
      .select(['id', 'agent', 'created_at', 'seen_at', 'expires_at'])
      .where('person', '=', person)
      .where('expires_at', '>', Date.now())
      .orderBy('seen_at', 'desc')
      .execute()
  }

  /** Ends a session, or all but one. */
  async close(person: string, which: { readonly only: string } | { readonly allBut: string }): Promise<void> {
    await this.database.write(async (trx) => {
      const query = trx.deleteFrom('sessions').where('person', '=', person)
      await ('only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.allBut)).execute()
    })
  }

  /** Refuses unless it is this person's password. */
  async requirePassword(person: string, password: string, trier: Trier): Promise<PersonRow> {
    const row = await this.person(person)
    return this.logIn({ name: row.name, password }, trier)
  }

  /** Other places are logged out. */
  async changePassword(person: Person, password: string): Promise<void> {
    const hashed = await this.hashed(password)
    await this.database.write(async (trx) => {
      await trx.updateTable('people').set({ password: hashed }).where('id', '=', person.id).execute()
      await trx
        .deleteFrom('sessions')
        .where('person', '=', person.id)
        .where('id', '!=', person.session ?? '')
        .execute()
    })
  }

  async changeLanguage(person: string, language: Language): Promise<void> {
    await this.database.write(async (trx) => {
      await trx.updateTable('people').set({ language }).where('id', '=', person).execute()
    })
  }

  async person(id: string, db: Queries = this.database.db): Promise<PersonRow> {
    const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw new Problem(404, 'no-person', 'no-person')
    return row
  }

  async named(name: string): Promise<PersonRow> {
    const row = await this.database.db
      .selectFrom('people')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst()
    if (row === undefined) throw new Problem(404, 'no-person', 'no-person')
    return row
  }

  /** A token for a program, of the person or of a bot of theirs. It is shown once. */
  async newToken(
    owner: string,
    { name, rights, bot }: TokenWish,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const person = bot === undefined ? owner : await this.botOf(owner, bot)
    const token = newKey()
    const id = newId()
    await this.database.write(async (trx) => {
      const { count } = await trx
        .selectFrom('tokens')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_TOKENS) throw new Problem(409, 'too-many', 'too-many', { n: MOST_TOKENS })
      const row = { id, hash: hashOf(token), person, name: name.trim(), rights: rightIn(rights) }
      await trx
        .insertInto('tokens')
        .values({ ...row, created_at: Date.now(), used_at: null })
        .execute()
    })
    return { id, token }
  }

  private async botOf(owner: string, name: string): Promise<string> {
    const bot = await this.named(name)
    if (bot.owner !== owner) throw new Problem(404, 'no-person', 'no-person')
    return bot.id
  }

  tokens(owner: string) {
    return this.database.db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select([
        'tokens.id',
        'tokens.name',
        'tokens.rights',
        'tokens.created_at',
        'tokens.used_at',
        'people.name as person',
      ])
      .where(({ or, eb }) => or([eb('people.id', '=', owner), eb('people.owner', '=', owner)]))
      .orderBy('tokens.created_at')
      .execute()
  }

  async endToken(owner: string, id: string): Promise<void> {
    await this.database.write(async (trx) => {
      const bots = trx.selectFrom('people').select('id').where('owner', '=', owner)
      await trx
        .deleteFrom('tokens')
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('person', '=', owner), eb('person', 'in', bots)]))
        .execute()
    })
  }

  /** An account that a program plays with: it has no password, only tokens. */
  async newBot(owner: Person, name: string): Promise<PersonRow> {
    const known = await this.bots(owner.id)
    if (known.length >= MOST_BOTS) throw new Problem(409, 'too-many', 'too-many', { n: MOST_BOTS })
    const row = personRow(requireName(name, []), owner.language ?? 'en', { password: null, owner: owner.id })
    await this.insert(row)
    return row
  }

  bots(owner: string): Promise<PersonRow[]> {
    return this.database.db.selectFrom('people').selectAll().where('owner', '=', owner).orderBy('name').execute()
  }
}

export interface TokenWish {
  readonly name: string
  readonly rights: readonly Right[]
  readonly bot?: string
}

const rightIn = (rights: readonly Right[]): Right => (rights.includes('play') ? 'play' : 'read')

const personRow = (name: string, language: string, rest: Pick<PersonRow, 'password' | 'owner'>): PersonRow => ({
  id: newId(),
  name,
  name_key: nameKey(name),
  language,
  created_at: Date.now(),
  ...rest,
})
