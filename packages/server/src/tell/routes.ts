import { createHash } from 'node:crypto'
import type { Language } from '@coinflict/kernel/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { People } from '../people/people.ts'
import { personalRoutes } from '../people/routes.ts'
import { itemParams } from '../people/schemas.ts'
import { signedQuery, tellBodies } from './schemas.ts'
import type { ChannelWish, NewChannel, Tell } from './tell.ts'

interface Signed {
  readonly channel: string
  readonly sign: string
}

const STYLE =
  'body{max-width:34rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.5 sans-serif;color:#23211c;background:#efe9dc}' +
  'h1{font:bold 1.6rem serif}button{padding:.6rem 1.2rem;font:inherit;color:#fff;background:#1f5b8c;border:0;border-radius:6px;cursor:pointer}' +
  'a{color:#1f5b8c}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A page of its own for whoever followed a link: a sentence, and what to do next. */
const sendPage = (reply: FastifyReply, { language, text }: { language: Language; text: string }, next: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>coinflict</title><link rel="icon" href="../../icon.svg"><style>${STYLE}</style>` +
        `<h1>coinflict</h1><p>${text}</p>${next}</html>`,
    )

/** How people are told, over HTTP. */
export function tellRoutes(app: FastifyInstance, people: People, tell: Tell): void {
  const route = personalRoutes(app, people)
  route('GET', '/api/me/channels', {
    summary: 'How you are told',
    reply: 'channels',
    who: 'session',
    act: ({ person }) => tell.channels(person.id),
  })
  route('GET', '/api/push-key', {
    summary: 'The key that a browser subscribes to push with (applicationServerKey)',
    reply: 'pushKey',
    who: 'anybody',
    act: async () => ({ key: tell.pushKey }),
  })
  route<NewChannel>('POST', '/api/me/channels', {
    summary: 'A new way to be told: by mail, by webhook (POST of JSON), by a webhook of Discord, or by push',
    reply: 'channels',
    body: tellBodies.add,
    who: 'session',
    mostInAnHour: 60,
    act: ({ body, person }) => tell.add(person, body),
  })
  route<ChannelWish>('PUT', '/api/me/channels/:id', {
    summary: 'Digests, quiet hours, to stop and to begin again',
    reply: 'channels',
    body: tellBodies.change,
    params: itemParams,
    who: 'session',
    act: ({ body, params, person }) => tell.change(person.id, params.id ?? '', body),
  })
  route('DELETE', '/api/me/channels/:id', {
    summary: 'A way to be told no more',
    reply: 'channels',
    params: itemParams,
    who: 'session',
    act: ({ params, person }) => tell.remove(person.id, params.id ?? ''),
  })

  // Links in what people were told: whoever has one need not log in.
  const follow = (what: 'stop' | 'confirm') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { channel, sign } = request.query as Signed
    return sendPage(reply, await tell.follow(what, channel, sign), '<a href="../..">coinflict</a>')
  }
  const askFirst = (what: 'stop' | 'confirm') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { channel, sign } = request.query as Signed
    const { language, question, button } = await tell.askToFollow(what, channel, sign)
    return sendPage(reply, { language, text: question }, `<form method="post"><button>${button}</button></form>`)
  }
  app.register(async (inner) => {
    // The page's button and mail programs (RFC 8058) send a form.
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined)
    for (const what of ['stop', 'confirm'] as const) {
      inner.get(`/api/tell/${what}`, { schema: { querystring: signedQuery } }, askFirst(what))
      inner.post(`/api/tell/${what}`, { schema: { querystring: signedQuery } }, follow(what))
    }
  })
}
