import { lettersOf } from './letters.ts'

/** A seed that nobody has used: 128 bits of chance in 22 letters. */
export const newSeed = (): string => lettersOf(crypto.getRandomValues(new Uint8Array(16)))
