import type { Language } from '@coinflict/kernel/text'
import type { FastifyRequest } from 'fastify'
import { type Caller, hashOf, type Person, requireRight } from '../people/caller.ts'
import { languageOf, Problem } from '../text/say.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of whoever asks, once it is known who that is. */
    language: Language | undefined
    /** Who that is. */
    caller: Caller | undefined
  }
  interface FastifyInstance {
    /** Whether the person who asks has asked for too much lately, from whatever addresses. */
    isTooMuch: (request: FastifyRequest) => Promise<boolean>
  }
}

/** Who has the account that a request comes from: by a session or a token. */
export type Identify = (request: FastifyRequest) => Promise<Person | undefined>

/** The key of a seat: `Authorization: Seat KEY`. */
export const seatKeyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Seat ([\w-]{20,64})$/i.exec(headers.authorization ?? '')?.[1]

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

export async function callerOf(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const key = seatKeyOf(request)
  const person = await identify(request)
  const caller: Caller = {
    language: languageOf(request.headers['accept-language'], person?.language),
    ...(key === undefined ? {} : { keyHash: hashOf(key) }),
    ...(person === undefined ? {} : { person }),
  }
  request.language = caller.language
  request.caller = caller
  if (person !== undefined && (await request.server.isTooMuch(request))) throw new Problem(429, 'rate', 'rate')
  if (!isRead(request.method)) requireRight(caller, 'play')
  return caller
}

/** Refuses what another page makes a browser send. Programs say nothing of where they are. */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign = typeof site === 'string' && site !== 'same-origin' && site !== 'none'
  let host: string | undefined
  try {
    host = origin === undefined ? undefined : new URL(origin).host
  } catch {
    host = ''
  }
  if (isForeign || (host !== undefined && host !== request.host)) throw new Problem(403, 'origin', 'origin')
}
