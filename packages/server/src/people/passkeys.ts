import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../text/say.ts'
import { newId } from './accounts.ts'
import type { ChallengeRow, PasskeyRow } from './rows.ts'

/** The site that a passkey is for: browsers give it to no other. */
export interface Site {
  readonly name: string
  readonly origin: string
}

/** The site as people find it; where nobody has said, as this request found it. */
export function siteOf(url: string | undefined, { protocol, host }: FastifyRequest): Site {
  const { hostname, origin } = new URL(url ?? `${protocol}://${host}`)
  return { name: hostname, origin }
}

/** A passkey that was shown to be somebody's, not yet kept. */
export type NewPasskey = Pick<PasskeyRow, 'credential' | 'person' | 'public_key' | 'counter' | 'transports'>

type Kind = ChallengeRow['kind']

/** So long somebody has to touch the key. */
const TIME = 5 * 60_000
const MOST_PASSKEYS = 20
const SITE_TITLE = 'coinflict'
const ANYBODY = ''

export const badPasskey = () => new Problem(401, 'bad-passkey', 'bad-passkey')

/** Passkeys of people (WebAuthn). What a key is to sign is kept until it is signed, once, or too late. */
export class Passkeys {
  constructor(private readonly database: Database) {}

  list(person: string) {
    return this.database.db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('person', '=', person)
      .orderBy('created_at')
      .execute()
  }

  /** What a browser needs to make a passkey for somebody. */
  async optionsToAdd(
    site: Site,
    kind: 'add' | 'account',
    { id, name }: { readonly id: string; readonly name: string },
  ) {
    const known = await this.database.db
      .selectFrom('passkeys')
      .select(['credential', 'transports'])
      .where('person', '=', id)
      .execute()
    const options = await generateRegistrationOptions({
      rpName: SITE_TITLE,
      rpID: site.name,
      userName: name,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(id)),
      timeout: TIME,
      excludeCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: JSON.parse(transports) as string[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.keep(kind, options.challenge, id)
    return { options }
  }

  /** What a browser needs to show a passkey: to log in, or to prove that it is still the same person. */
  async optionsToShow(site: Site) {
    const options = await generateAuthenticationOptions({
      rpID: site.name,
      timeout: TIME,
      userVerification: 'required',
    })
    await this.keep('show', options.challenge, ANYBODY)
    return { options }
  }

  private async keep(kind: Kind, challenge: string, person: string, now = Date.now()): Promise<void> {
    await this.database.write(async (trx) => {
      await trx.deleteFrom('challenges').where('expires_at', '<=', now).execute()
      await trx
        .insertInto('challenges')
        .values({ challenge, kind, person, expires_at: now + TIME })
        .execute()
    })
  }

  /** Takes what was to be signed: a second time it is not there. Gives it, and whom it was for. */
  private async take(kind: Kind, signed: string, now = Date.now()): Promise<ChallengeRow> {
    const challenge = challengeIn(signed)
    const found = await this.database.write((trx) =>
      trx
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),
    )
    if (found === undefined) throw badPasskey()
    return found
  }

  /** Checks a new passkey. */
  async made(site: Site, kind: 'add' | 'account', response: RegistrationResponseJSON): Promise<NewPasskey> {
    const { challenge, person } = await this.take(kind, response.response.clientDataJSON)
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
    }).catch(() => {
      throw badPasskey()
    })
    if (registrationInfo === undefined) throw badPasskey()
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      credential: id,
      person,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    }
  }

  add(made: NewPasskey, name: string): Promise<void> {
    return this.database.write((trx) => insertPasskey(trx, made, name))
  }

  /** Whose passkey was shown. */
  async shown(site: Site, response: AuthenticationResponseJSON, now = Date.now()): Promise<string> {
    const { challenge } = await this.take('show', response.response.clientDataJSON)
    const row = await this.database.db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential', '=', response.id)
      .executeTakeFirst()
    if (row === undefined) throw badPasskey()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: {
        id: row.credential,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    }).catch(() => {
      throw badPasskey()
    })
    if (!verified) throw badPasskey()
    await this.database.write(async (trx) => {
      await trx
        .updateTable('passkeys')
        .set({ counter: authenticationInfo.newCounter, used_at: now })
        .where('id', '=', row.id)
        .execute()
    })
    return row.person
  }

  /** Removes one; whoever has no password keeps the last. */
  async remove(person: string, id: string, hasPassword: boolean): Promise<void> {
    await this.database.write(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst()
      if (numDeletedRows === 0n || hasPassword) return
      const left = await trx.selectFrom('passkeys').select('id').where('person', '=', person).executeTakeFirst()
      if (left === undefined) throw new Problem(409, 'last-passkey', 'last-passkey')
    })
  }
}

export async function insertPasskey(
  trx: Transaction<Schema>,
  made: NewPasskey,
  name: string,
  now = Date.now(),
): Promise<void> {
  const { count } = await trx
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person', '=', made.person)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_PASSKEYS) throw new Problem(409, 'too-many', 'too-many', { n: MOST_PASSKEYS })
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values({ ...made, id: newId(), name: name.trim(), created_at: now, used_at: null })
    .onConflict((c) => c.column('credential').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw badPasskey()
}

/** What the browser says was signed. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
