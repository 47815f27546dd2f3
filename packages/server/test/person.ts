import { done, type Reply, type Site } from './client.ts'

/** Somebody with an account, logged in as a browser is: by a cookie. */
export interface Somebody {
  readonly name: string
  readonly headers: { readonly cookie: string }
  readonly set: string
  readonly body: Reply['body']
}

/** Logs in or registers, with all that the browser is told. */
export async function enter(at: Site, path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const reply = await fetch(`http://127.0.0.1:${at.running.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const set = reply.headers.get('set-cookie') ?? ''
  return { status: reply.status, set, body: (await reply.json()) as Reply['body'] }
}

export const PASSWORD = 'correct horse battery'

export async function register(at: Site, name: string, more: object = {}): Promise<Somebody> {
  const { status, set, body } = await enter(at, '/api/people', { name, password: PASSWORD, ...more })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { name, set, body, headers: { cookie: set.split(';')[0] as string } }
}

/** A bot of somebody, with a token that may play. */
export async function botOf(at: Site, { headers }: Somebody, name: string): Promise<string> {
  await done(at, '/api/me/bots', { body: { name }, headers })
  const { token } = await done(at, '/api/me/tokens', { body: { name: 'play', rights: ['play'], bot: name }, headers })
  return token
}
