import { refused } from './refused.ts'
import { say } from './text/say.ts'

/** A passkey as the browser writes it down for the server. */
export type Passkey = ReturnType<PublicKeyCredential['toJSON']>

/** Whether this browser can make and show passkeys; over plain http it cannot. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** People may think better of it, or have none. */
async function given(asked: Promise<Credential | null>): Promise<Passkey> {
  const found = await asked.catch(() => null)
  if (!(found instanceof PublicKeyCredential)) throw refused('passkey', say('people.passkey-failed'))
  return found.toJSON()
}

export const makePasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<Passkey> =>
  given(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }))

export const showPasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<Passkey> =>
  given(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }))
