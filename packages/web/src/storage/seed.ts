import { toBase64Url } from './base64url.ts'

/** A seed that nobody has used: 128 bits of chance in 22 letters. */
export const newSeed = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
