import { explanationText, questionView } from '@coinflict/kernel/display'
import { HIDDEN, keyOf } from '@coinflict/kernel/state'
import { partsOf } from '@coinflict/kernel/table'
import type { Status } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import type { Caller } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { placeOf, tableFor } from './at-table.ts'
import { infoOf } from './info.ts'
import type { Rooms } from './rooms.ts'

/** So often whoever waits for a question is looked after. */
const LOOK_AGAIN = 250
/** Over so many entries of the journal reasons are told at once. */
const MOST_REASONS = 200

/** What people see of tables: what each may see. */
export class Looking {
  constructor(
    private readonly rooms: Rooms,
    private readonly store: Store,
    private readonly isStopping: () => boolean,
  ) {}

  async list(wish: { readonly status?: Status; readonly game?: string; readonly before?: number }) {
    const rows = await this.store.list({ status: wish.status ?? 'open', volume: wish.game, before: wish.before })
    const chairs = await this.store.seats(rows.map(({ id }) => id))
    return {
      tables: rows.map((row) =>
        infoOf(
          row,
          chairs.filter(({ table_id }) => table_id === row.id),
        ),
      ),
    }
  }

  get(id: string, caller: Caller) {
    return this.rooms.at(id, (room) => tableFor(room, caller))
  }

  /** The game as the caller may see it. */
  view(id: string, caller: Caller) {
    return this.rooms.at(id, (room) => {
      const save = room.saveFor(room.chairOf(caller))
      return { revision: room.row.revision, length: room.row.length, save: save ?? null }
    })
  }

  /** What the caller is asked, with every answer that is possible, as the engine protocol has it; nothing if somebody else is. */
  question(id: string, { language, ...caller }: Caller) {
    return this.rooms.at(id, (room) => {
      const { row, running } = room
      const pending = running?.pending
      const chair = room.chairOf({ language, ...caller })
      const isTheirs = chair !== undefined && room.asked?.chair === chair.chair
      const known = { revision: row.revision, length: row.length, status: row.status }
      if (running === undefined || pending === undefined || !isTheirs) return { ...known, question: null }
      return { ...known, question: questionView(running, pending, language) }
    })
  }

  /** The same, once the game is beyond a revision, or after a time. */
  async questionAfter(id: string, caller: Caller, after: number | undefined, seconds: number) {
    const until = Date.now() + seconds * 1000
    for (;;) {
      const found = await this.question(id, caller)
      const isNews = after === undefined || found.revision !== after || found.status !== 'running'
      if (isNews || this.isStopping() || Date.now() >= until) return found
      await new Promise((next) => setTimeout(next, LOOK_AGAIN))
    }
  }

  /** Entries of the journal as the caller may read them, from one on. */
  journal(id: string, caller: Caller, from: number) {
    return this.rooms.at(id, (room) => ({
      revision: room.row.revision,
      from: Math.min(from, room.row.length),
      entries: room.entriesFor(room.chairOf(caller), Math.min(from, room.row.length)),
    }))
  }

  /** The whole game once it is over, with the secret that it was dealt by; before that what the caller may see. */
  export(id: string, caller: Caller) {
    return this.rooms.at(id, (room) => {
      const save = room.saveFor(room.chairOf(caller))
      if (save === undefined) throw new Problem(409, 'status', 'not-running')
      return save
    })
  }

  /** Why a non-player gave an answer, in sentences, by its place in the journal. */
  why(id: string, n: number, caller: Caller) {
    return this.rooms.at(id, (room) => {
      const { table } = room
      const at = table === undefined ? -1 : partsOf(table.game, n).entries
      const explanation = table?.explanations[at]
      const isThere = table !== undefined && placeOf(room, at) === n
      // What was chosen in secret has no reasons for others either.
      const isOpen = isThere && room.entriesFor(room.chairOf(caller), n)[0] !== keyOf(table.volume, HIDDEN)
      if (explanation === undefined || !isThere || !isOpen) throw new Problem(404, 'no-why', 'no-why')
      return { line: explanation.line.id, text: explanationText(table.volume, explanation, caller.language) }
    })
  }

  /** The same for all answers from a place in the journal on, as far as they go in one reply, with what each was chosen from. */
  reasons(id: string, from: number, caller: Caller) {
    return this.rooms.at(id, (room) => {
      const { table } = room
      if (table === undefined || from > room.length) return { reasons: [] }
      const hidden = keyOf(table.volume, HIDDEN)
      const shown = room.entriesFor(room.chairOf(caller), from)
      const { length } = table.entries
      const places = Array.from({ length }, (_, entry) => ({ entry, n: placeOf(room, entry) }))
      return {
        reasons: places
          .filter(({ n }) => n >= from && n < from + MOST_REASONS && shown[n - from] !== hidden)
          .flatMap(({ entry, n }) => {
            const explanation = table.explanations[entry]
            return explanation === undefined ? [] : [{ n, explanation }]
          }),
      }
    })
  }
}
