import { isPlainLine } from '@coinflict/kernel/text'
import type { ChatRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import type { Caller } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { chairAt } from './at-table.ts'
import type { Rooms } from './rooms.ts'

const MOST_OF_A_LINE = 500
const MOST_OF_A_NOTE = 20_000

/** What people say at tables, and what they write down for themselves. */
export class Talking {
  /** Called with every line of chat. */
  onChat: (table: string, line: ChatRow) => void = () => {}

  constructor(
    private readonly rooms: Rooms,
    private readonly store: Store,
  ) {}

  /** A line of chat, from whoever sits here. */
  say(id: string, text: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const chair = chairAt(room, caller)
      const line = text.trim()
      if (line === '' || !isPlainLine(line, MOST_OF_A_LINE)) throw new Problem(400, 'text', 'bad-text')
      const said = await this.store.say({
        table_id: id,
        chair: chair.chair,
        person: chair.person,
        name: chair.name ?? '',
        text: line,
        at: Date.now(),
      })
      this.onChat(id, said)
      return { line: lineView(said) }
    })
  }

  async chat(id: string, from: number) {
    return { lines: (await this.store.chat(id, from)).map(lineView) }
  }

  /** Notes that nobody else sees. */
  async notes(id: string, caller: Caller) {
    return { text: await this.store.note(id, await this.ownerAt(id, caller)) }
  }

  async writeNotes(id: string, text: string, caller: Caller) {
    if (text.length > MOST_OF_A_NOTE) throw new Problem(400, 'text', 'bad-text')
    await this.store.writeNote(id, await this.ownerAt(id, caller), text, Date.now())
    return { text }
  }

  private ownerAt(id: string, caller: Caller): Promise<string> {
    return this.rooms.at(id, (room) => {
      const chair = chairAt(room, caller)
      return chair.person ?? chair.key_hash ?? String(chair.chair)
    })
  }
}

export const lineView = ({ n, chair, name, text, at }: ChatRow) => ({ n, chair, name, text, at })
