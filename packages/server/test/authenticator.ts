import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a browser is asked to do with a passkey. */
export interface Options {
  readonly challenge: string
  /** The site that a new one is for, and whom. */
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string; readonly name: string }
  /** The site that one is shown to. */
  readonly rpId: string
  readonly excludeCredentials: readonly { readonly id: string }[]
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** What is true of a signature: somebody touched the key, showed who they are, and a new key comes with it. */
const TOUCHED = 0x01
const VERIFIED = 0x04
const IS_NEW = 0x40

/** A browser with a passkey (ES256) that is kept nowhere but here. It does as it is told, so it can cheat. */
export class Authenticator {
  readonly id = randomBytes(16)
  private readonly publicKey: KeyObject
  private readonly privateKey: KeyObject
  private uses = 0

  constructor(
    readonly cheats: { readonly origin?: string; readonly site?: string; readonly isUnverified?: boolean } = {},
  ) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.publicKey = publicKey
    this.privateKey = privateKey
  }

  private data(site: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.uses)
    const verified = this.cheats.isUnverified === true ? 0 : VERIFIED
    return Buffer.concat([sha256(this.cheats.site ?? site), Buffer.of(flags | TOUCHED | verified), counter, more])
  }

  private clientData(type: string, challenge: string, origin: string): string {
    return JSON.stringify({ type, challenge, origin: this.cheats.origin ?? origin, crossOrigin: false })
  }

  private credential<Response extends object>(response: Response) {
    const id = text(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** A new passkey, without a word of who made it (attestation `none`). */
  make({ challenge, rp }: Options, origin: string) {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const data = this.data(rp.id, IS_NEW, Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.id.length), this.id, key]))
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.of(data.length),
      data,
    ])
    return this.credential({
      clientDataJSON: text(this.clientData('webauthn.create', challenge, origin)),
      attestationObject: text(attestation),
      transports: ['internal'],
    })
  }

  /** Shows the passkey. */
  show({ challenge, rpId }: Options, origin: string) {
    const data = this.data(rpId, 0)
    const client = this.clientData('webauthn.get', challenge, origin)
    return this.credential({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey)),
    })
  }
}
