import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Dealer } from '@coinflict/kernel/state'

/** 32 bytes that nobody can guess; all chance of a table comes from them. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** What is shown of a secret from the start: once it is told, everybody can see that it was this one. */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')

const bytesOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest()

/** What the non-players at a table roll their own dice by. */
export const seedOf = (secret: string, table: string): string =>
  bytesOf(secret, `${table} non-players`).subarray(0, 16).toString('base64url')

const RANGE = 2 ** 48

/**
 * Deals by the secret of a table: the n-th die or card is HMAC-SHA-256 of the table's name, the kind and n. 48 bits of it are a number; one
 * that would make some outcomes likelier than others is left, and the next six bytes, or another HMAC, are taken.
 */
export const secretDealer = (secret: string, table: string): Dealer => ({
  draw(kind, n, limit) {
    const fair = RANGE - (RANGE % limit)
    for (let attempt = 0; ; attempt++) {
      const bytes = bytesOf(secret, `${table} ${kind} ${n} ${attempt}`)
      for (let at = 0; at + 6 <= bytes.length; at += 6) {
        const drawn = bytes.readUIntBE(at, 6)
        if (drawn < fair) return drawn % limit
      }
    }
  },
})
