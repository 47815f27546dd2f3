/** What requests bring and what comes back, as JSON schemas: they check what comes in, and the OpenAPI document is made of them. */

const object = (properties: Readonly<Record<string, unknown>>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const open = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  additionalProperties: true,
})
const text = (maxLength: number, description?: string) => ({
  type: 'string',
  maxLength,
  ...(description === undefined ? {} : { description }),
})
const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }
const maybe = (schema: Readonly<Record<string, unknown>>) => ({ ...schema, nullable: true })
const names = (description: string) => ({
  type: 'object',
  additionalProperties: text(80),
  maxProperties: 60,
  propertyNames: { maxLength: 60 },
  description,
})

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
        'Who sits where, by faction: me, link, open, random or a family of non-players; link:a twice is one person.',
      ),
      name: text(200, 'Your name, if you sit down.'),
      title: text(200, 'The name of the table.'),
      public: { type: 'boolean' },
      pace,
      gone: { enum: ['non-player', 'wait'] },
    },
    ['game'],
  ),
  join: object({ faction: text(60), name: text(200) }),
  answer: object({ ...given, key: text(200) }, ['revision', 'id', 'key']),
  undo: object({ ...given, to: { ...count, description: 'The entry of the journal to go back to.' } }, [
    'revision',
    'id',
  ]),
  interject: object(
    { ...given, words: text(200, 'As in journals, without the number: give auc resources 3.'), by: text(60) },
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
} as const

const entries = { type: 'array', items: { type: 'string' } }
const chair = open({
  chair: count,
  factions: entries,
  kind: { type: 'string' },
  name: maybe({ type: 'string' }),
  substitute: maybe({ type: 'string' }),
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
const you = open({ chair: maybe(count), factions: entries, host: { type: 'boolean' } })
const line = open({
  n: count,
  chair: maybe(count),
  name: { type: 'string' },
  text: { type: 'string' },
  at: { type: 'integer' },
})
const save = open({ format: { const: 'coinflict-save' } })

/** What comes back, for the document. */
export const replies = {
  created: open({
    table: info,
    key: { type: 'string' },
    links: { type: 'array', items: open({ chair: count, factions: entries, key: { type: 'string' } }) },
  }),
  tables: open({ tables: { type: 'array', items: info } }),
  table: open({ table: info, you }),
  joined: open({ table: info, chair: count, key: { type: 'string' } }),
  view: open({ revision: count, length: count, save: maybe(save) }),
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
  lines: open({ lines: { type: 'array', items: line } }),
  line: open({ line }),
  notes: open({ text: { type: 'string' } }),
  error: open({ error: open({ code: { type: 'string' }, text: { type: 'string' }, rule: { type: 'string' } }) }),
} as const
