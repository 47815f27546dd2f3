import { Protocol, type Reply } from '../src/protocol.ts'
import { misfits } from '../src/schemas.ts'
import type { QuestionView } from '../src/views.ts'

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
