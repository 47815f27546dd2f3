import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@coinflict/kernel/text'

/** Somebody with an account; what guests lack. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly language?: Language
}

/** Who asks for something: a guest with the key of a seat, a person with an account, both, or nobody in particular. */
export interface Caller {
  readonly language: Language
  readonly keyHash?: string
  readonly person?: Person
}

/** A key of 192 bits: whoever has it sits in the seat. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/** Keys are kept as hashes: whoever reads the database cannot sit down. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')
