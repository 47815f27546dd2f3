import { dice, Flawed, type Roll } from '@coinflict/lab'
import { Protocol, type Reply } from './protocol.ts'
import { misfits } from './schemas.ts'

/** How a game is asked for by the protocol. */
export interface Wish {
  readonly game: string
  readonly scenario?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly seats?: Readonly<Record<string, string>> | undefined
  readonly seed: string
}

type Fields = Readonly<Record<string, unknown>>
interface Asked {
  readonly by: string
  readonly answers: readonly { readonly key: string }[]
}

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)] as T

/** What a client may want besides answering: all that can be asked, and much that is refused. */
const LOOKS: readonly ((roll: Roll, factions: readonly string[]) => Fields)[] = [
  (roll, all) => ({ do: 'state', ...(roll(2) === 0 ? { whole: true } : { as: [pick(roll, all)] }) }),
  (roll, all) => ({ do: 'question', as: [pick(roll, all)] }),
  (roll, all) => ({ do: 'save', ...(roll(2) === 0 ? {} : { as: [pick(roll, all)] }) }),
  (roll) => ({ do: 'log', since: roll(400) }),
  () => ({ do: 'totals' }),
  (roll) => ({ do: 'card', number: roll(140) }),
  (roll, all) => ({ do: 'secrets', faction: pick(roll, all) }),
  () => ({ do: 'hint' }),
  (roll, all) => ({ do: 'chances', playouts: roll(4), as: [pick(roll, all)] }),
  (roll, all) => ({ do: 'considered', playouts: roll(6), at: roll(40), as: [pick(roll, all)] }),
  (roll) => ({ do: 'undo', agreed: roll(2) === 0 }),
  (roll) => ({
    do: 'why-not',
    key: pick(roll, ['pass', 'event', 'done', 'huila', 'kabul', 'saigon', 'nonsense', '7']),
  }),
  (roll) => ({ do: 'answer', key: pick(roll, ['pass', 'done', 'event', 'nonsense', '3']) }),
  (roll) => ({ do: 'run', most: roll(4) }),
  (roll, all) => ({
    do: 'interject',
    by: pick(roll, all),
    words: `${pick(roll, ['give', 'request'])} ${pick(roll, all)} resources ${1 + roll(3)}`,
  }),
  (roll, all) => ({ do: 'interject', by: pick(roll, all), words: `hand eligible ${pick(roll, all)} yes` }),
]

/** Plays a part of a game by the protocol at random and holds every line, there and back, to the schemas. Gives how many there were. */
export async function checkTraffic(wish: Wish, factions: readonly string[], most: number): Promise<number> {
  const roll = dice(wish.seed)
  const protocol = new Protocol()
  const lines: string[] = []
  const fail = (what: string): never => {
    throw new Flawed(`${wish.game}, by the protocol, seed ${wish.seed}`, what, lines)
  }
  const send = async (fields: Fields): Promise<Reply> => {
    const request = { id: lines.length, lang: pick(roll, ['en', 'es', 'pl']), ...fields }
    lines.push(JSON.stringify(request))
    const reply = JSON.parse(JSON.stringify(await protocol.reply(lines.at(-1) as string))) as Reply
    const schema = reply.ok ? String(fields.do) : 'failure'
    const found = [
      ...misfits(`protocol-reply.schema.json#/$defs/${schema}`, reply),
      ...misfits('protocol-reply.schema.json', reply),
      ...(reply.ok ? misfits('protocol-request.schema.json', request) : []),
    ]
    if (found.length > 0) fail(`${String(fields.do)}: ${found.slice(0, 5).join('; ')}`)
    if (!reply.ok && reply.error.code === 'internal') fail(`${String(fields.do)}: ${reply.error.message}`)
    return reply
  }
  const begun = await send({ do: 'new', ...wish })
  if (!begun.ok) return fail(`new: ${begun.error.message}`)
  for (let step = 0; step < most; step++) {
    if (roll(3) === 0) await send(pick(roll, LOOKS)(roll, factions))
    const asked = await send({ do: 'question', whole: true })
    if (!asked.ok) return fail(asked.error.message)
    if (asked.over === true) break
    const { answers } = asked.question as Asked
    // A seat that answers by itself, or a person who is asked.
    if (answers.length === 0) await send({ do: 'run', most: 1 })
    else await send({ do: 'answer', key: pick(roll, answers).key })
  }
  return lines.length
}
