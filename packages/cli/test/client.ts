import type { QuestionView } from '@coinflict/kernel/display'
import { seedDealer } from '@coinflict/kernel/questions'
import type { Position, Save } from '@coinflict/kernel/table'
import { Protocol, type Reply } from '../src/protocol.ts'
import { misfits } from '../src/schemas.ts'

export { ERROR_CODES, misfits } from '../src/schemas.ts'

function requireFit(schema: string, value: unknown): void {
  const found = misfits(schema, value)
  if (found.length > 0) throw new Error(`${schema}: ${found.join('; ')}\n${JSON.stringify(value).slice(0, 2000)}`)
}

/** The fields of a reply, loosely: a test knows what it asked for. */
export type Body = {
  readonly id: string | number | null
  readonly ok: boolean
  readonly over: boolean
  readonly question: QuestionView
  readonly [field: string]: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Talks to the protocol as a program would, and holds both sides to the schemas. */
export class Client {
  readonly protocol = new Protocol()
  private count = 0

  /** Sends a line as it is. */
  async send(line: string): Promise<Reply> {
    return JSON.parse(JSON.stringify(await this.protocol.reply(line))) as Reply
  }

  /** A good request that is carried out. */
  async do(verb: string, fields: Fields = {}): Promise<Body> {
    const reply = await this.request(verb, fields)
    if (!reply.ok) throw new Error(`${verb}: ${JSON.stringify(reply)}`)
    requireFit(`protocol-reply.schema.json#/$defs/${verb}`, reply)
    return reply as unknown as Body
  }

  /** A request that is refused: gives the error. */
  async refuse(verb: string, fields: Fields = {}): Promise<{ code: string; message: string; rule?: string }> {
    const reply = await this.request(verb, fields)
    if (reply.ok) throw new Error(`${verb} was carried out: ${JSON.stringify(reply)}`)
    requireFit('protocol-reply.schema.json#/$defs/failure', reply)
    return reply.error
  }

  /** Everything there is to know of the game, as text. */
  async whole(): Promise<string> {
    const parts: string[] = []
    for (const look of [{ do: 'state', whole: true }, { do: 'save' }, { do: 'question' }, { do: 'log' }])
      parts.push(JSON.stringify(await this.protocol.reply(JSON.stringify(look))))
    return parts.join('\n')
  }

  private async request(verb: string, fields: Fields): Promise<Reply> {
    const id = ++this.count
    const request = { id, do: verb, ...fields }
    const reply = await this.send(JSON.stringify(request))
    if (reply.id !== id) throw new Error(`the reply to ${id} has id ${reply.id}`)
    requireFit('protocol-reply.schema.json', reply)
    // What is carried out must also be a good request by the schema.
    if (reply.ok) requireFit('protocol-request.schema.json', request)
    return reply
  }
}

export const keysOf = (question: QuestionView): string[] => question.answers.map(({ key }) => key)

export const GAME = { game: 'andean-abyss' }

export const MIB = 1024 * 1024

/** A client with a game on its table, all people unless said otherwise. */
export async function seated(more: Readonly<Record<string, unknown>> = {}): Promise<Client> {
  const client = new Client()
  await client.do('new', { ...GAME, seed: 7, ...more })
  return client
}

export const OTHERS_RANDOM = { seats: { farc: 'random', auc: 'random', cartels: 'random' } }

export const ALL_RANDOM = { seats: { govt: 'random', ...OTHERS_RANDOM.seats } }

/** Picks numbers by a seed. */
export function dice(seed: string): (limit: number) => number {
  const dealer = seedDealer(seed)
  let n = 0
  return (limit) => dealer.draw(0, n++, limit)
}

/** Gives random answers until somebody says stop or the game is over. */
export async function playOn(
  client: Client,
  seed: string,
  stop: (asked: Body, n: number) => boolean | Promise<boolean>,
): Promise<Body> {
  const pick = dice(seed)
  let asked = await client.do('question')
  for (let n = 0; !asked.over && !(await stop(asked, n)); n++) {
    const keys = keysOf(asked.question)
    asked = await client.do('answer', { key: keys[pick(keys.length)] })
  }
  return asked
}

export const position = async (client: Client): Promise<Position> => (await client.do('state')).position as Position

export const wholePosition = async (client: Client): Promise<Position> =>
  (await client.do('state', { whole: true })).position as Position

export const saved = async (client: Client): Promise<Save> => (await client.do('save')).save as Save
