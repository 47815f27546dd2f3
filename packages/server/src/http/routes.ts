import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Status } from '../database/schema.ts'
import type { Caller } from '../people/caller.ts'
import type { Pace } from '../tables/pace.ts'
import type { Given } from '../tables/playing.ts'
import type { TableWish } from '../tables/setting-up.ts'
import type { SeatWish } from '../tables/sitting.ts'
import type { Tables } from '../tables/tables.ts'
import { callerOf, type Identify } from './caller.ts'
import { bodies, entryParams, queries, type replies, tableParams } from './schemas.ts'

type Reply = keyof typeof replies

interface Asked<Body, Query> {
  readonly id: string
  readonly n: number
  readonly body: Body
  readonly query: Query
  readonly caller: Caller
}

/** A route: what it is for, what it takes, and what it does. */
interface Route<Body, Query> {
  readonly summary: string
  readonly reply: Reply
  readonly body?: object
  readonly querystring?: object
  readonly params?: object
  readonly act: (asked: Asked<Body, Query>) => Promise<unknown>
}

/** Everything that can be done over HTTP, by subject. */
export function routes(app: FastifyInstance, tables: Tables, identify: Identify): void {
  const route = <Body = undefined, Query = undefined>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    {
      act,
      reply,
      summary,
      body,
      querystring,
      params = url.includes(':id') ? tableParams : undefined,
    }: Route<Body, Query>,
  ) =>
    app.route({
      method,
      url,
      schema: {
        summary,
        ...(body === undefined ? {} : { body }),
        ...(querystring === undefined ? {} : { querystring }),
        ...(params === undefined ? {} : { params }),
      },
      config: { reply },
      handler: async (request: FastifyRequest) => {
        const { id = '', n = 0 } = (request.params ?? {}) as { id?: string; n?: number }
        const caller = await callerOf(request, identify)
        return act({ id, n, body: request.body as Body, query: request.query as Query, caller })
      },
    })

  // Sitting down.
  route<TableWish & { readonly pace?: Pace }>('POST', '/api/tables', {
    summary: 'Sets a table up',
    reply: 'created',
    body: bodies.create,
    act: ({ body, caller }) => tables.settingUp.create(body, caller),
  })
  route<undefined, { readonly status?: Status; readonly game?: string; readonly before?: number }>(
    'GET',
    '/api/tables',
    {
      summary: 'Public tables, those that changed last first',
      reply: 'tables',
      querystring: queries.list,
      act: ({ query }) => tables.looking.list(query),
    },
  )
  route('GET', '/api/tables/:id', {
    summary: 'What everybody may know of a table, and who you are there',
    reply: 'table',
    act: ({ id, caller }) => tables.looking.get(id, caller),
  })
  route<{ readonly faction?: string; readonly name?: string }>('POST', '/api/tables/:id/join', {
    summary: 'Sits down: in the seat of your link, in the one that is kept for you, or in an open one',
    reply: 'joined',
    body: bodies.join,
    act: ({ id, body, caller }) => tables.sitting.join(id, body, caller),
  })
  route('POST', '/api/tables/:id/decline', {
    summary: 'Does not want the seat that is kept for you',
    reply: 'table',
    act: ({ id, caller }) => tables.sitting.decline(id, caller),
  })
  route<SeatWish>('POST', '/api/tables/:id/offer', {
    summary:
      'Says for whom an empty seat is, before the game: by a new link, open, kept for somebody by name; or puts a non-player there',
    reply: 'offered',
    body: bodies.offer,
    act: ({ id, body, caller }) => tables.sitting.offer(id, body, caller),
  })
  route('POST', '/api/tables/:id/start', {
    summary: 'Begins, once everybody is there',
    reply: 'table',
    act: ({ id, caller }) => tables.sitting.start(id, caller),
  })
  route('POST', '/api/tables/:id/leave', {
    summary: 'Gets up, or resigns',
    reply: 'table',
    act: ({ id, caller }) => tables.going.leave(id, caller),
  })
  route('POST', '/api/tables/:id/hand-over', {
    summary: 'Gives your seat to whoever gets the new key',
    reply: 'joined',
    act: ({ id, caller }) => tables.going.handOver(id, caller),
  })
  route<{ readonly chair: number; readonly kind?: string }>('POST', '/api/tables/:id/replace', {
    summary: 'Lets a non-player answer for somebody who is gone or late',
    reply: 'table',
    body: bodies.replace,
    act: ({ id, body, caller }) => tables.going.replace(id, body, caller),
  })
  route('POST', '/api/tables/:id/rematch', {
    summary: 'A new table with the same people',
    reply: 'table',
    act: ({ id, caller }) => tables.settingUp.rematch(id, caller),
  })

  // Playing.
  route('GET', '/api/tables/:id/view', {
    summary: 'The game as you may see it, with its revision',
    reply: 'view',
    act: ({ id, caller }) => tables.looking.view(id, caller),
  })
  route<undefined, { readonly after?: number; readonly wait?: number }>('GET', '/api/tables/:id/question', {
    summary: 'What you are asked, with every possible answer; waits for news if you say which revision you know',
    reply: 'question',
    querystring: queries.question,
    act: ({ id, query, caller }) => tables.looking.questionAfter(id, caller, query.after, query.wait ?? 0),
  })
  route<undefined, { readonly from?: number }>('GET', '/api/tables/:id/journal', {
    summary: 'Entries of the journal as you may read them',
    reply: 'journal',
    querystring: queries.from,
    act: ({ id, query, caller }) => tables.looking.journal(id, caller, query.from ?? 0),
  })
  route<Given & { readonly key: string }>('POST', '/api/tables/:id/answer', {
    summary: 'Answers the question that you are asked',
    reply: 'state',
    body: bodies.answer,
    act: ({ id, body, caller }) => tables.playing.answer(id, body, caller),
  })
  route<Given & { readonly to?: number }>('POST', '/api/tables/:id/undo', {
    summary: 'Takes back your last answer, or asks the others whether you may',
    reply: 'state',
    body: bodies.undo,
    act: ({ id, body, caller }) => tables.playing.undo(id, body, caller),
  })
  route<Given & { readonly words: string; readonly by?: string }>('POST', '/api/tables/:id/interject', {
    summary: 'Does something out of turn; what is put right by hand is asked of the others',
    reply: 'state',
    body: bodies.interject,
    act: ({ id, body, caller }) => tables.playing.interject(id, body, caller),
  })
  route<{ readonly request: string; readonly agree: boolean }>('POST', '/api/tables/:id/consent', {
    summary: 'Says yes or no to what somebody asks the others for',
    reply: 'state',
    body: bodies.consent,
    act: ({ id, body, caller }) => tables.playing.consent(id, body, caller),
  })
  route('GET', '/api/tables/:id/why/:n', {
    summary: 'Why a non-player gave an answer, by its place in the journal',
    reply: 'why',
    params: entryParams,
    act: ({ id, n, caller }) => tables.looking.why(id, n, caller),
  })
  route<undefined, { readonly from?: number }>('GET', '/api/tables/:id/why', {
    summary: 'Why non-players gave their answers, from a place in the journal on, with what each was chosen from',
    reply: 'reasons',
    querystring: queries.from,
    act: ({ id, query, caller }) => tables.looking.reasons(id, query.from ?? 0, caller),
  })
  route('GET', '/api/tables/:id/export', {
    summary: 'The game as a save: all of it with the secret once it is over, before that what you may see',
    reply: 'save',
    act: ({ id, caller }) => tables.looking.export(id, caller),
  })

  // Talking.
  route<undefined, { readonly from?: number }>('GET', '/api/tables/:id/chat', {
    summary: 'Lines of chat',
    reply: 'lines',
    querystring: queries.from,
    act: ({ id, query }) => tables.talking.chat(id, query.from ?? 0),
  })
  route<{ readonly text: string }>('POST', '/api/tables/:id/chat', {
    summary: 'Says something to the table',
    reply: 'line',
    body: bodies.chat,
    act: ({ id, body, caller }) => tables.talking.say(id, body.text, caller),
  })
  route('GET', '/api/tables/:id/notes', {
    summary: 'Your notes, which nobody else sees',
    reply: 'notes',
    act: ({ id, caller }) => tables.talking.notes(id, caller),
  })
  route<{ readonly text: string }>('PUT', '/api/tables/:id/notes', {
    summary: 'Writes your notes',
    reply: 'notes',
    body: bodies.notes,
    act: ({ id, body, caller }) => tables.talking.writeNotes(id, body.text, caller),
  })
}
