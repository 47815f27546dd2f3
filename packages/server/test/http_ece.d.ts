/** What of it the tests use: the package says nothing of its types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function decrypt(
    body: Buffer,
    how: { readonly version: string; readonly privateKey: ECDH; readonly authSecret: Buffer },
  ): Buffer
}
