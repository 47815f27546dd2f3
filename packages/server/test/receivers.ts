import { createECDH, randomBytes } from 'node:crypto'
import { createServer as httpServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as netServer, type Server } from 'node:net'
import { decrypt } from 'http_ece'

/** Somebody who is sent things, and what has come. */
export interface Receiver<Letter> {
  readonly port: number
  readonly got: Letter[]
  /** The next so many are refused. */
  refuse: number
  /** Waits until so many have come. */
  readonly until: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

async function receiver<Letter>(server: Server, state: { refuse: number; got: Letter[]; wake: () => void }) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let waiting: (() => void)[] = []
  state.wake = () => {
    for (const each of waiting.splice(0)) each()
  }
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    async until(count: number) {
      while (state.got.length < count)
        await new Promise<void>((resolve) => {
          waiting = [...waiting, resolve]
        })
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}

/** A mail server that takes everything. A letter is its lines as they came, with lines that were folded joined again. */
export function mailServer(): Promise<Receiver<string>> {
  const state = { refuse: 0, got: [] as string[], wake: () => {} }
  const server = netServer((socket) => {
    let waiting = ''
    let letter: string | undefined
    const line = (text: string): void => {
      if (letter !== undefined) {
        if (text !== '.') {
          letter += `${text}\n`
          return
        }
        state.got.push(letter.replace(/=\n/g, '').replace(/=3D/g, '='))
        letter = undefined
        socket.write('250 taken\r\n')
        state.wake()
      } else if (/^EHLO|^HELO/i.test(text)) socket.write('250 here\r\n')
      else if (/^DATA/i.test(text)) {
        letter = ''
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else if (/^MAIL/i.test(text) && state.refuse > 0) {
        state.refuse--
        socket.write('451 not now\r\n')
      } else socket.write('250 ok\r\n')
    }
    socket.write('220 here\r\n')
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const lines = (waiting + data).split('\r\n')
      waiting = lines.pop() ?? ''
      for (const each of lines) line(each)
    })
  })
  return receiver(server, state)
}

/** What a webhook gets: our own format, or Discord's. */
export interface Hooked {
  readonly format?: string
  readonly events?: readonly { readonly kind: string; readonly link: string; readonly text: readonly string[] }[]
  readonly content?: string
}

/** Somebody who is sent things over HTTP, and reads them in their own way; those that are refused get a status. */
function httpReceiver<Letter>(read: (body: Buffer, headers: IncomingHttpHeaders) => Letter, refusal = 500) {
  const state = { refuse: 0, got: [] as Letter[], wake: () => {} }
  const server = httpServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (data) => parts.push(data))
    request.on('end', () => {
      const isRefused = state.refuse > 0
      if (isRefused) state.refuse--
      else state.got.push(read(Buffer.concat(parts), request.headers))
      reply.writeHead(isRefused ? refusal : 201).end()
      state.wake()
    })
  })
  return receiver(server, state)
}

export const hookServer = (): Promise<Receiver<Hooked>> => httpReceiver((body) => JSON.parse(body.toString()) as Hooked)

/** What a browser is told, once it has decrypted it, and by whom. */
export interface Pushed {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly stop: string
  readonly authorization: string
}

/** A push service and the one browser that it has. */
export async function pushServer() {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const authSecret = randomBytes(16)
  const service = await httpReceiver((body, { authorization = '', ...headers }): Pushed => {
    const text = decrypt(body, { version: String(headers['content-encoding']), privateKey: browser, authSecret })
    return { ...(JSON.parse(text.toString()) as Omit<Pushed, 'authorization'>), authorization }
  }, 410)
  return Object.assign(service, {
    subscription: {
      endpoint: `http://127.0.0.1:${service.port}/push/browser`,
      expirationTime: null,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: authSecret.toString('base64url') },
    },
  })
}
