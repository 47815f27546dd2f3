import { normalizeIP } from '@fastify/rate-limit'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../text/say.ts'
import { hashOf } from './caller.ts'
import type { TryRow } from './rows.ts'

/** After so many failures of one address at one account it has to wait, twice as long each time. */
const FREE_TRIES = 5
const LONGEST_WAIT = 15 * 60_000
/** After so many failures of one address at whatever accounts it has to wait a minute. */
const TRIES_OF_ADDRESS = 100
const MINUTE = 60_000
/** After so many failures at one account from wherever, strangers are answered slowly, but always answered. */
const TRIES_AT_ACCOUNT = 20
const SLOW = 2000
/** Failures are forgotten after so long without one. */
const FORGOTTEN = 60 * MINUTE

/** One address; of the newer kind everything that one line usually gets. */
export const addressHash = (address: string): string => hashOf(normalizeIP(address, 64))

/** Who tries: from where, and with which browser if it is one that has been let in before. */
export interface Trier {
  readonly address: string
  readonly browser?: string | undefined
}

/**
 * Slows down whoever guesses passwords. What one address does never keeps another from logging in; and a browser that has logged in
 * to an account before is counted by itself, so that nobody is kept out by neighbours who share their address.
 */
export class Tries {
  constructor(private readonly database: Database) {}

  private keys(name: string, { address, browser }: Trier) {
    const from = addressHash(address)
    if (browser !== undefined) return { pair: `pair ${hashOf(`${browser} ${name}`)}`, others: [] }
    const account = `account ${hashOf(name)}`
    return { pair: `pair ${hashOf(`${from} ${name}`)}`, others: [`address ${from}`, account], account }
  }

  /** Counts a try before it is known what comes of it, so that many at once count as well. Refuses whoever has failed too often. */
  async begin(name: string, trier: Trier, now = Date.now()): Promise<void> {
    const { pair, others, account } = this.keys(name, trier)
    const counts = await this.database.write(async (trx) => {
      const before = new Map<string, number>()
      for (const key of [pair, ...others]) {
        const { count, at } = await lock(trx, key, now)
        const known = now - at < FORGOTTEN ? count : 0
        const until = known === 0 ? 0 : at + waitAfter(key, known)
        if (until > now) {
          const seconds = Math.ceil((until - now) / 1000)
          throw new Problem(429, 'try-later', 'try-later', { n: seconds }, { retryAfter: seconds })
        }
        await trx
          .updateTable('tries')
          .set({ count: known + 1, at: now })
          .where('key', '=', key)
          .execute()
        before.set(key, known)
      }
      return before
    })
    if ((counts.get(account ?? '') ?? 0) >= TRIES_AT_ACCOUNT) await new Promise((next) => setTimeout(next, SLOW))
  }

  /** It was the right password: that was no failure. */
  async succeeded(name: string, trier: Trier): Promise<void> {
    const { pair, others } = this.keys(name, trier)
    await this.database.write(async (trx) => {
      await trx.deleteFrom('tries').where('key', '=', pair).execute()
      for (const key of others)
        await trx
          .updateTable('tries')
          .set(({ eb }) => ({ count: eb('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute()
    })
  }

  /** Forgets what is long ago. */
  async forget(now = Date.now()): Promise<void> {
    await this.database.write(async (trx) => {
      await trx
        .deleteFrom('tries')
        .where('at', '<', now - 2 * FORGOTTEN)
        .execute()
    })
  }
}

/** How long somebody waits after so many failures. */
function waitAfter(key: string, count: number): number {
  if (key.startsWith('pair')) return count < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT, 2 ** (count - FREE_TRIES) * 1000)
  return key.startsWith('address') && count >= TRIES_OF_ADDRESS ? MINUTE : 0
}

/** Takes a count so that nobody else changes it meanwhile. */
function lock(trx: Transaction<Schema>, key: string, now: number): Promise<Pick<TryRow, 'count' | 'at'>> {
  return trx
    .insertInto('tries')
    .values({ key, count: 0, at: now })
    .onConflict((c) => c.column('key').doUpdateSet(({ ref }) => ({ count: ref('tries.count') })))
    .returning(['count', 'at'])
    .executeTakeFirstOrThrow()
}
