import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@coinflict/kernel/text'
import { Problem } from '../text/say.ts'

/** Somebody with an account; what guests lack. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly language?: Language
  /** The session they are logged in by; a program has a token instead, with rights. */
  readonly session?: string
  readonly token?: string
  readonly right?: Right
}

/** What a token is good for; who may play may read. */
export type Right = 'read' | 'play'

/** Who asks for something: a guest with the key of a seat, a person with an account, both, or nobody in particular. */
export interface Caller {
  readonly language: Language
  readonly keyHash?: string
  readonly person?: Person
}

/** Refuses a program whose token is not good for this. */
export function requireRight({ person }: Caller, right: Right): void {
  if (right === 'play' && person?.right === 'read') throw new Problem(403, 'no-right', 'no-right')
}

/** A key of 192 bits: whoever has it sits in the seat. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/** Keys are kept as hashes: whoever reads the database cannot sit down. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Names that look the same are the same. */
export const nameKey = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').normalize('NFKC').toLocaleLowerCase('en')
