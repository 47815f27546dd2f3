import type { FastifyRequest } from 'fastify'
import { type Caller, hashOf, type Person } from '../people/caller.ts'
import { languageOf, Problem } from '../text/say.ts'

/** Who has the account that a request comes from: by a session or a token. */
export type Identify = (request: FastifyRequest) => Promise<Person | undefined>

/** The key of a seat: `Authorization: Seat KEY`. */
export const seatKeyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Seat ([\w-]{20,64})$/i.exec(headers.authorization ?? '')?.[1]

export async function callerOf(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const key = seatKeyOf(request)
  const person = await identify(request)
  return {
    language: person?.language ?? languageOf(request.headers['accept-language']),
    ...(key === undefined ? {} : { keyHash: hashOf(key) }),
    ...(person === undefined ? {} : { person }),
  }
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
