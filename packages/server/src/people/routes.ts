import type { Language } from '@coinflict/kernel/text'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Status } from '../database/schema.ts'
import { callerOf } from '../http/caller.ts'
import type { replies } from '../http/schemas.ts'
import { Problem } from '../text/say.ts'
import { BROWSER_COOKIE, COOKIE, type LogIn, newId, SESSION_TIME, type TokenWish } from './accounts.ts'
import type { Caller, Person } from './caller.ts'
import { badPasskey, insertPasskey, siteOf } from './passkeys.ts'
import type { People, Proof, SeatKey } from './people.ts'
import { type ArchiveWish, personView } from './profile.ts'
import type { PersonRow } from './rows.ts'
import { itemParams, nameParams, pairParams, peopleBodies, peopleQueries } from './schemas.ts'

export interface AskedBy<Body, Query> {
  readonly params: Readonly<Record<string, string>>
  readonly body: Body
  readonly query: Query
  readonly caller: Caller
  /** Who is logged in; for those routes that nobody else may use. */
  readonly person: Person
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface PersonalRoute<Body, Query> {
  readonly summary: string
  readonly reply: keyof typeof replies
  readonly body?: object
  readonly querystring?: object
  readonly params?: object
  /** `anybody`, somebody with an account (`person`), or only where they are logged in themselves (`session`): no program changes an account. */
  readonly who: 'anybody' | 'person' | 'session'
  /** So many requests of one address in an hour. */
  readonly mostInAnHour?: number
  readonly act: (asked: AskedBy<Body, Query>) => Promise<unknown>
}

/** Makes routes that know who asks. */
export const personalRoutes =
  (app: FastifyInstance, people: People) =>
  <Body = undefined, Query = undefined>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { act, who, reply: named, summary, mostInAnHour, ...schemas }: PersonalRoute<Body, Query>,
  ) =>
    app.route({
      method,
      url,
      schema: { summary, ...schemas },
      config: {
        reply: named,
        ...(mostInAnHour === undefined ? {} : { rateLimit: { max: mostInAnHour, timeWindow: '1 hour' } }),
      },
      handler: async (request, reply) => {
        const caller = await callerOf(request, people.accounts.identify)
        const { person } = caller
        if (who !== 'anybody' && person === undefined) throw new Problem(401, 'log-in', 'log-in-first')
        if (who === 'session' && person?.session === undefined) throw new Problem(403, 'no-right', 'no-right')
        return act({
          params: request.params as Record<string, string>,
          body: request.body as Body,
          query: request.query as Query,
          caller,
          person: person as Person,
          request,
          reply,
        })
      },
    })

/** Who is new, and how they will prove who they are. */
interface Registration {
  readonly name: string
  readonly password?: string
  readonly passkey?: RegistrationResponseJSON
  readonly language?: Language
  readonly seats?: readonly SeatKey[]
}

const meView = (row: PersonRow) => ({ person: personView(row), hasPassword: row.password !== null })

const trierOf = ({ ip, cookies }: FastifyRequest) => ({ address: ip, browser: cookies[BROWSER_COOKIE] })

const DONE = { ok: true }
/** So many seconds a browser is known again. */
const BROWSER_TIME = 400 * 24 * 60 * 60
/** So many accounts are made, and so many log-ins tried, from one address in an hour. */
const MOST_ACCOUNTS = 60
const MOST_LOG_INS = 600

/** Everything about people over HTTP; `url` is where they find the page, where that is said. */
export function peopleRoutes(app: FastifyInstance, people: People, url: string | undefined): void {
  const { accounts, passkeys, profiles, leaving } = people
  const route = personalRoutes(app, people)
  const siteAt = (request: FastifyRequest) => siteOf(url, request)
  const prove = (person: Person, proof: Proof, request: FastifyRequest) =>
    people.requireProof(person, proof, siteAt(request), trierOf(request))

  const cookieOf = (request: FastifyRequest) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https' || url?.startsWith('https:') === true,
    }) as const

  async function begin(row: PersonRow, seats: readonly SeatKey[], request: FastifyRequest, reply: FastifyReply) {
    const key = await accounts.open(row.id, request.headers['user-agent'] ?? '')
    reply.setCookie(COOKIE, key, { ...cookieOf(request), maxAge: SESSION_TIME / 1000 })
    reply.setCookie(BROWSER_COOKIE, accounts.newBrowser(row), { ...cookieOf(request), maxAge: BROWSER_TIME })
    return { ...meView(row), linked: await people.link(row.id, seats) }
  }

  // Accounts.
  route<Registration>('POST', '/api/people', {
    summary: 'Makes an account, with a password or a passkey, and logs in',
    reply: 'me',
    body: peopleBodies.register,
    who: 'anybody',
    mostInAnHour: MOST_ACCOUNTS,
    act: async ({ body, caller, request, reply }) => {
      const { name, password, passkey, language = caller.language, seats = [] } = body
      const made = passkey === undefined ? undefined : await passkeys.made(siteAt(request), 'account', passkey)
      const row = await accounts.register({
        name,
        language,
        ...(password === undefined ? {} : { password }),
        ...(made === undefined ? {} : { id: made.person, also: (trx) => insertPasskey(trx, made, name) }),
      })
      return begin(row, seats, request, reply)
    },
  })
  route<{ readonly name: string }>('POST', '/api/passkeys/new', {
    summary: 'What a browser needs to make a passkey for a new account',
    reply: 'passkeyOptions',
    body: peopleBodies.newcomer,
    who: 'anybody',
    mostInAnHour: MOST_LOG_INS,
    act: async ({ body, request }) => {
      const name = await accounts.requireFree(body.name)
      return passkeys.optionsToAdd(siteAt(request), 'account', { id: newId(), name })
    },
  })
  route('POST', '/api/passkeys/show', {
    summary: 'What a browser needs to show a passkey: to log in, or instead of the password',
    reply: 'passkeyOptions',
    who: 'anybody',
    mostInAnHour: MOST_LOG_INS,
    act: ({ request }) => passkeys.optionsToShow(siteAt(request)),
  })
  route<{ readonly passkey: AuthenticationResponseJSON; readonly seats?: readonly SeatKey[] }>(
    'POST',
    '/api/passkeys/log-in',
    {
      summary: 'Logs in with a passkey',
      reply: 'me',
      body: peopleBodies.showPasskey,
      who: 'anybody',
      mostInAnHour: MOST_LOG_INS,
      act: async ({ body, request, reply }) => {
        const row = await accounts.person(await passkeys.shown(siteAt(request), body.passkey))
        return begin(row, body.seats ?? [], request, reply)
      },
    },
  )
  route<LogIn & { readonly seats?: readonly SeatKey[] }>('POST', '/api/log-in', {
    summary: 'Logs in; seats that you have by link become those of your account',
    reply: 'me',
    body: peopleBodies.logIn,
    who: 'anybody',
    mostInAnHour: MOST_LOG_INS,
    act: async ({ body, request, reply }) =>
      begin(await accounts.logIn(body, trierOf(request)), body.seats ?? [], request, reply),
  })
  route('POST', '/api/log-out', {
    summary: 'Logs out here',
    reply: 'done',
    who: 'anybody',
    act: async ({ caller, request, reply }) => {
      const { person } = caller
      if (person?.session !== undefined) await accounts.close(person.id, { only: person.session })
      reply.clearCookie(COOKIE, cookieOf(request))
      return DONE
    },
  })
  route('GET', '/api/me', {
    summary: 'Who you are; nobody if you are not logged in',
    reply: 'me',
    who: 'anybody',
    act: async ({ caller }) =>
      caller.person === undefined ? { person: null } : meView(await accounts.person(caller.person.id)),
  })
  route<{ readonly language: Language }>('PUT', '/api/me/language', {
    summary: 'Changes your language',
    reply: 'me',
    body: peopleBodies.language,
    who: 'session',
    act: async ({ body, person }) => {
      await accounts.changeLanguage(person.id, body.language)
      return meView(await accounts.person(person.id))
    },
  })
  route<Pick<Proof, 'passkey'> & { readonly old?: string; readonly password: string }>('PUT', '/api/me/password', {
    summary: 'Changes your password and logs you out everywhere else',
    reply: 'done',
    body: peopleBodies.password,
    who: 'session',
    act: async ({ body, person, request }) => {
      const { old = '', passkey, password } = body
      await prove(person, passkey === undefined ? { password: old } : { passkey }, request)
      await accounts.changePassword(person, password)
      return DONE
    },
  })
  route<Proof>('DELETE', '/api/me', {
    summary: 'Deletes your account: you get up everywhere, and your name is gone from old games',
    reply: 'done',
    body: peopleBodies.proof,
    who: 'session',
    act: async ({ body, caller, person, request, reply }) => {
      await prove(person, body, request)
      await leaving.delete(person, caller)
      reply.clearCookie(COOKIE, cookieOf(request))
      return DONE
    },
  })
  route('GET', '/api/me/export', {
    summary: 'Everything that is kept of you',
    reply: 'personalData',
    who: 'session',
    act: ({ person }) => leaving.export(person.id),
  })
  route('GET', '/api/me/passkeys', {
    summary: 'Your passkeys',
    reply: 'passkeys',
    who: 'session',
    act: async ({ person }) => ({ passkeys: await passkeys.list(person.id) }),
  })
  route<Proof>('POST', '/api/me/passkeys/options', {
    summary: 'What a browser needs to make one more passkey for you; takes your password or a passkey that you have',
    reply: 'passkeyOptions',
    body: peopleBodies.proof,
    who: 'session',
    act: async ({ body, person, request }) => {
      await prove(person, body, request)
      return passkeys.optionsToAdd(siteAt(request), 'add', person)
    },
  })
  route<{ readonly name: string; readonly passkey: RegistrationResponseJSON }>('POST', '/api/me/passkeys', {
    summary: 'Keeps a new passkey of yours, by a name of your own',
    reply: 'passkeys',
    body: peopleBodies.addPasskey,
    who: 'session',
    act: async ({ body, person, request }) => {
      const made = await passkeys.made(siteAt(request), 'add', body.passkey)
      if (made.person !== person.id) throw badPasskey()
      await passkeys.add(made, body.name)
      return { passkeys: await passkeys.list(person.id) }
    },
  })
  route('DELETE', '/api/me/passkeys/:id', {
    summary: 'Removes a passkey; the last one stays unless you have a password',
    reply: 'passkeys',
    params: itemParams,
    who: 'session',
    act: async ({ params, person }) => {
      const { password } = await accounts.person(person.id)
      await passkeys.remove(person.id, params.id ?? '', password !== null)
      return { passkeys: await passkeys.list(person.id) }
    },
  })
  route('GET', '/api/me/sessions', {
    summary: 'Where you are logged in',
    reply: 'sessions',
    who: 'session',
    act: async ({ person }) => ({
      sessions: (await accounts.sessions(person.id)).map((each) => ({ ...each, here: each.id === person.session })),
    }),
  })
  route('DELETE', '/api/me/sessions/:id', {
    summary: 'Logs you out somewhere else',
    reply: 'done',
    params: itemParams,
    who: 'session',
    act: async ({ params, person }) => {
      await accounts.close(person.id, { only: params.id ?? '' })
      return DONE
    },
  })
  route('DELETE', '/api/me/sessions', {
    summary: 'Logs you out everywhere else',
    reply: 'done',
    who: 'session',
    act: async ({ person }) => {
      await accounts.close(person.id, { allBut: person.session ?? '' })
      return DONE
    },
  })
  route<{ readonly seats: readonly SeatKey[] }>('POST', '/api/me/seats', {
    summary: 'Gives seats that you have by link to your account',
    reply: 'me',
    body: peopleBodies.seats,
    who: 'session',
    act: async ({ body, person }) => ({
      ...meView(await accounts.person(person.id)),
      linked: await people.link(person.id, body.seats),
    }),
  })
  route<undefined, { readonly status?: Status }>('GET', '/api/me/tables', {
    summary: 'Your tables, those where you are asked first',
    reply: 'tables',
    querystring: peopleQueries.mine,
    who: 'person',
    act: ({ person, query }) => profiles.mine(person.id, query.status),
  })

  // Programs.
  route('GET', '/api/me/tokens', {
    summary: 'Your tokens and those of your bots',
    reply: 'tokens',
    who: 'session',
    act: async ({ person }) => ({ tokens: await accounts.tokens(person.id) }),
  })
  route<TokenWish>('POST', '/api/me/tokens', {
    summary: 'A token for a program of yours, shown once: Authorization: Bearer TOKEN',
    reply: 'token',
    body: peopleBodies.token,
    who: 'session',
    act: ({ body, person }) => accounts.newToken(person.id, body),
  })
  route('DELETE', '/api/me/tokens/:id', {
    summary: 'Ends a token',
    reply: 'done',
    params: itemParams,
    who: 'session',
    act: async ({ params, person }) => {
      await accounts.endToken(person.id, params.id ?? '')
      return DONE
    },
  })
  route('GET', '/api/me/bots', {
    summary: 'Your bots',
    reply: 'bots',
    who: 'session',
    act: async ({ person }) => ({ bots: (await accounts.bots(person.id)).map(personView) }),
  })
  route<{ readonly name: string }>('POST', '/api/me/bots', {
    summary: 'An account for a program that plays; it has tokens and no password',
    reply: 'bot',
    body: peopleBodies.bot,
    who: 'session',
    act: async ({ body, person }) => ({ person: personView(await accounts.newBot(person, body.name)) }),
  })

  // Others.
  route('GET', '/api/people/:name', {
    summary: 'What somebody has played, and their ratings',
    reply: 'profile',
    params: nameParams,
    who: 'anybody',
    act: ({ params }) => profiles.profile(params.name ?? ''),
  })
  route('GET', '/api/people/:name/against/:other', {
    summary: 'The games of two people against each other',
    reply: 'headToHead',
    params: pairParams,
    who: 'anybody',
    act: ({ params }) => profiles.headToHead(params.name ?? '', params.other ?? ''),
  })
  route<undefined, { readonly game: string; readonly faction?: string }>('GET', '/api/ratings', {
    summary: 'The best of a volume, by faction',
    reply: 'ratings',
    querystring: peopleQueries.ladder,
    who: 'anybody',
    act: ({ query }) => profiles.ladder(query.game, query.faction),
  })
  route<undefined, ArchiveWish>('GET', '/api/archive', {
    summary: 'Finished games, by volume, player and time',
    reply: 'tables',
    querystring: peopleQueries.archive,
    who: 'anybody',
    act: ({ query }) => profiles.archive(query),
  })
  route('GET', '/api/me/blocked', {
    summary: 'Whom you do not sit with',
    reply: 'blocked',
    who: 'session',
    act: ({ person }) => profiles.blocks(person.id),
  })
  route<{ readonly name: string }>('POST', '/api/me/blocked', {
    summary: 'Blocks somebody: they cannot sit down with you',
    reply: 'blocked',
    body: peopleBodies.block,
    who: 'session',
    act: ({ body, person }) => profiles.block(person.id, body.name),
  })
  route('DELETE', '/api/me/blocked/:name', {
    summary: 'Blocks somebody no longer',
    reply: 'blocked',
    params: nameParams,
    who: 'session',
    act: ({ params, person }) => profiles.unblock(person.id, params.name ?? ''),
  })
  route<{ readonly name?: string; readonly table?: string; readonly text: string }>('POST', '/api/reports', {
    summary: 'Tells whoever runs the server about somebody or something',
    reply: 'done',
    body: peopleBodies.report,
    who: 'session',
    mostInAnHour: MOST_ACCOUNTS,
    act: async ({ body, person }) => {
      await people.report(person.id, body)
      return DONE
    },
  })
}
