/** What requests bring and what comes back, as JSON schemas: they check what comes in, and the OpenAPI document is made of them. */

import { peopleReplies } from '../people/schemas.ts'
import { OFFERS } from '../tables/seats.ts'
import { tellReplies } from '../tell/schemas.ts'
import { count, maybe, names, object, open, text } from './shapes.ts'

export const tableParams = object({ id: { type: 'string', pattern: '^[\\w-]{12}$' } }, ['id'])
export const entryParams = object({ id: tableParams.properties.id, n: count }, ['id', 'n'])

const given = {
  revision: { ...count, description: 'The revision of the journal that this was decided at.' },
  id: { ...text(64, 'An id of your own: the same id twice counts once.'), minLength: 1 },
}

export const pace = {
  oneOf: [
    object({ kind: { const: 'free' } }, ['kind']),
    object(
      {
        kind: { const: 'live' },
        minutes: { type: 'integer', minimum: 1, maximum: 1440 },
        increment: { type: 'integer', minimum: 0, maximum: 600 },
      },
      ['kind', 'minutes', 'increment'],
    ),
    object({ kind: { const: 'days' }, days: { type: 'integer', minimum: 1, maximum: 60 } }, ['kind', 'days']),
  ],
}

export const bodies = {
  create: object(
    {
      game: text(60, 'The volume: andean-abyss, a-distant-plain, fire-in-the-lake.'),
      scenario: text(60),
      options: names('Options of the game, by id.'),
      seats: names(
        'Who sits where, by faction: me, link, open, person:NAME (kept for an account), random or a family of non-players; link:a twice is one person.',
      ),
      name: text(200, 'Your name, if you sit down.'),
      title: text(200, 'The name of the table.'),
      public: { type: 'boolean' },
      pace,
      gone: { enum: ['non-player', 'wait'] },
      rated: {
        type: 'boolean',
        description: 'Only people with accounts sit down, and the result changes their ratings.',
      },
    },
    ['game'],
  ),
  offer: object(
    {
      chair: count,
      for: { enum: OFFERS },
      name: text(200, 'Whom you invite (person).'),
      kind: text(
        60,
        'Who plays there (non-player): random, a family of non-players, or a player that thinks; if you do not say, the usual family.',
      ),
    },
    ['chair', 'for'],
  ),
  join: object({ faction: text(60), name: text(200) }),
  answer: object({ ...given, key: text(200) }, ['revision', 'id', 'key']),
  undo: object({ ...given, to: { ...count, description: 'The entry of the journal to go back to.' } }, [
    'revision',
    'id',
  ]),
  interject: object(
    {
      ...given,
      words: text(
        2000,
        'As in journals, without the number: give auc resources 3. Several changes by hand have ; between them.',
      ),
      by: text(60),
    },
    ['revision', 'id', 'words'],
  ),
  consent: object({ request: text(64), agree: { type: 'boolean' } }, ['request', 'agree']),
  replace: object({ chair: count, kind: text(60) }, ['chair']),
  chat: object({ text: text(2000) }, ['text']),
  notes: object({ text: text(20_000) }, ['text']),
} as const

export const queries = {
  list: object({
    status: { enum: ['open', 'running', 'finished'] },
    game: text(60),
    before: { type: 'integer', minimum: 0 },
  }),
  from: object({ from: count }),
  question: object({
    after: { ...count, description: 'The revision that you know: the reply waits for a newer one.' },
    wait: { type: 'integer', minimum: 0, maximum: 30, description: 'So many seconds at most.' },
  }),
} as const

const entries = { type: 'array', items: { type: 'string' } }
const chair = open({
  chair: count,
  factions: entries,
  kind: { type: 'string' },
  name: maybe({ type: 'string' }),
  account: { type: 'boolean', description: 'Whether the name is that of an account.' },
  invited: maybe({ type: 'string', description: 'Whom an empty seat is kept for.' }),
  declined: { type: 'boolean' },
  substitute: maybe({
    type: 'string',
    description: 'The non-player that answers for somebody who is gone, or that the host put there before the game.',
  }),
  left: maybe({ type: 'integer' }),
})
const info = open({
  id: { type: 'string' },
  name: { type: 'string' },
  game: { type: 'string' },
  status: { enum: ['open', 'running', 'finished', 'abandoned'] },
  revision: count,
  length: count,
  commitment: { type: 'string' },
  chairs: { type: 'array', items: chair },
})
const you = open({
  chair: maybe(count),
  factions: entries,
  host: { type: 'boolean' },
  invited: maybe(count),
  linked: maybe({ ...count, description: 'The empty chair that the key leads to.' }),
})
const line = open({
  n: count,
  chair: maybe(count),
  name: { type: 'string' },
  text: { type: 'string' },
  at: { type: 'integer' },
})
const link = open({ chair: count, factions: entries, key: { type: 'string' } })
const save = open({ format: { const: 'coinflict-save' } })

/** What comes back, for the document. */
export const replies = {
  created: open({
    table: info,
    key: { type: 'string' },
    links: { type: 'array', items: link },
  }),
  offered: open({ table: info, link }),
  tables: open({ tables: { type: 'array', items: info } }),
  table: open({ table: info, you }),
  joined: open({ table: info, chair: count, key: { type: 'string' } }),
  view: open({ revision: count, length: count, save: maybe(save) }),
  question: open({
    revision: count,
    length: count,
    status: { type: 'string' },
    question: maybe(
      open({
        by: { type: 'string' },
        seat: { type: 'string' },
        rule: { type: 'string' },
        message: { type: 'string' },
        text: { type: 'string' },
        about: open({}),
        answers: {
          type: 'array',
          items: open({ key: { type: 'string' }, text: { type: 'string' }, touches: open({}) }),
        },
        secret: { type: 'boolean' },
      }),
    ),
  }),
  journal: open({ revision: count, from: count, entries }),
  state: open({
    revision: count,
    length: count,
    status: { type: 'string' },
    asked: maybe(count),
    again: { type: 'boolean' },
  }),
  save,
  why: open({ line: { type: 'string' }, text: entries }),
  reasons: open({ reasons: { type: 'array', items: open({ n: count, explanation: open({}) }) } }),
  lines: open({ lines: { type: 'array', items: line } }),
  line: open({ line }),
  notes: open({ text: { type: 'string' } }),
  ...peopleReplies,
  ...tellReplies,
  error: open({ error: open({ code: { type: 'string' }, text: { type: 'string' }, rule: { type: 'string' } }) }),
} as const
