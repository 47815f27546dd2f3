import { count, maybe, object, open, text } from '../http/shapes.ts'

const language = { enum: ['en', 'es', 'pl'] }
const name = { ...text(200), minLength: 1 }
const password = text(500)
const seat = object({ table: { type: 'string', pattern: '^[\\w-]{12}$' }, key: text(64) }, ['table', 'key'])
const seats = {
  type: 'array',
  items: seat,
  maxItems: 100,
  description: 'Seats that you have by link: from now on they are those of your account.',
}
const time = { type: 'integer', minimum: 0 }

const encoded = { ...text(20_000), pattern: '^[\\w-]*$' }
/** A passkey as browsers write it (`PublicKeyCredential.toJSON`). */
const credential = (response: Readonly<Record<string, unknown>>) => ({
  ...open({
    id: { ...text(2000), pattern: '^[\\w-]+$' },
    rawId: { ...text(2000), pattern: '^[\\w-]+$' },
    type: { const: 'public-key' },
    clientExtensionResults: { type: 'object' },
    response: { ...open(response), required: Object.keys(response).filter((each) => each !== 'transports') },
  }),
  required: ['id', 'rawId', 'type', 'response'],
})
const newPasskey = credential({
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: { type: 'array', items: text(40), maxItems: 20 },
})
const shownPasskey = {
  ...credential({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
  description: 'A passkey of yours, by the options of /api/passkeys/show.',
}

export const peopleBodies = {
  register: object(
    { name, password, passkey: { ...newPasskey, description: 'Instead of a password.' }, language, seats },
    ['name'],
  ),
  newcomer: object({ name }, ['name']),
  showPasskey: object({ passkey: shownPasskey, seats }, ['passkey']),
  proof: object({ password, passkey: shownPasskey }),
  addPasskey: object({ name, passkey: newPasskey }, ['name', 'passkey']),
  logIn: object({ name, password, seats }, ['name', 'password']),
  seats: object({ seats }, ['seats']),
  language: object({ language }, ['language']),
  password: object({ old: password, passkey: shownPasskey, password }, ['password']),
  token: object(
    {
      name,
      rights: { type: 'array', items: { enum: ['read', 'play'] }, minItems: 1, uniqueItems: true },
      bot: { ...name, description: 'The bot of yours that it is for.' },
    },
    ['name', 'rights'],
  ),
  bot: object({ name }, ['name']),
  block: object({ name }, ['name']),
  report: object({ name, table: seat.properties.table, text: { ...text(2000), minLength: 1 } }, ['text']),
} as const

export const peopleQueries = {
  mine: object({ status: { enum: ['open', 'running', 'finished', 'abandoned'] } }),
  archive: object({ game: text(60), player: name, from: time, to: time, before: time }),
  ladder: object({ game: text(60), faction: text(60) }, ['game']),
} as const

export const nameParams = object({ name }, ['name'])
export const pairParams = object({ name, other: name }, ['name', 'other'])
export const itemParams = object({ id: { type: 'string', pattern: '^[\\w-]{12}$' } }, ['id'])

const word = { type: 'string' }
const person = open({ id: word, name: word, language: word, bot: { type: 'boolean' }, created: time })
const rating = open({
  subject: word,
  game: word,
  faction: word,
  ordinal: { type: 'number' },
  mu: { type: 'number' },
  sigma: { type: 'number' },
  games: count,
  wins: count,
})
const list = (items: object) => ({ type: 'array', items })

export const peopleReplies = {
  me: open({ person: maybe(person), hasPassword: { type: 'boolean' }, linked: list(word) }),
  passkeyOptions: open({ options: open({ challenge: word }) }),
  passkeys: open({ passkeys: list(open({ id: word, name: word, created_at: time, used_at: maybe(time) })) }),
  done: open({ ok: { type: 'boolean' } }),
  sessions: open({
    sessions: list(
      open({ id: word, agent: word, created_at: time, seen_at: time, expires_at: time, here: { type: 'boolean' } }),
    ),
  }),
  tokens: open({ tokens: list(open({ id: word, name: word, rights: word, person: word, created_at: time })) }),
  token: open({ id: word, token: word }),
  bots: open({ bots: list(person) }),
  bot: open({ person }),
  profile: open({
    person,
    played: list(open({ game: word, games: count, wins: count, left: count })),
    ratings: list(rating),
  }),
  ratings: open({ ratings: list(rating) }),
  headToHead: open({ people: list(person), games: count, ahead: list(count), wins: list(count) }),
  blocked: open({ blocked: list(open({ name: word, at: time })) }),
  personalData: open({ person }),
} as const
