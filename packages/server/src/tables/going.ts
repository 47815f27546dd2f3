import type { ChairRow } from '../database/schema.ts'
import { type Caller, hashOf, newKey } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { chairAt, NOT_KEPT, noKey, runningAt } from './at-table.ts'
import { infoAt } from './info.ts'
import { factionsOf, isPeopled, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { nonPlayerFor, substituteFor } from './seats.ts'
import { seat } from './sitting.ts'

/** How people get up, and what becomes of the seats of those who are gone. */
export class Going {
  constructor(private readonly rooms: Rooms) {}

  /** Gets up: before the game the seat is free again; in the game it is by the rule of the table. */
  leave(id: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const chair = chairAt(room, caller)
      await this.vacate(room, chair, room.row.gone === 'non-player')
      return { table: infoAt(room) }
    })
  }

  /** Gives the own seat to whoever gets this new link. */
  handOver(id: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const chair = chairAt(room, caller)
      const key = newKey()
      const free: ChairRow = {
        ...chair,
        kind: 'link',
        ...NOT_KEPT,
        name: null,
        person: null,
        joined_at: null,
        key_hash: hashOf(key),
      }
      await this.rooms.commit(room, { chairs: [free] })
      return { table: infoAt(room), chair: chair.chair, factions: factionsOf(chair), key }
    })
  }

  /** Lets a non-player answer for somebody who is gone or has no time left. */
  replace(id: string, wish: { readonly chair: number; readonly kind?: string }, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      if (room.chairOf(caller) === undefined && !room.isHost(caller)) throw noKey()
      runningAt(room)
      const chair = room.chairs.find((each) => each.chair === wish.chair)
      const { asked, deadline } = room.row
      const isLate = chair !== undefined && chair.chair === asked && deadline !== null && deadline <= Date.now()
      if (chair === undefined || chair.substitute !== null || (chair.name !== null && !isLate))
        throw new Problem(409, 'not-gone', 'not-gone')
      const kind = nonPlayerFor(room.box.volume, factionsOf(chair), JSON.parse(room.row.seats), wish.kind)
      await this.vacate(room, chair, true, kind)
      return { table: infoAt(room) }
    })
  }

  /** Whoever has no time left is gone: a non-player answers for them. */
  timeUp(id: string, now = Date.now()): Promise<void> {
    return this.rooms.at(id, async (room) => {
      const { asked, deadline, status } = room.row
      const chair = room.chairs.find((each) => each.chair === asked)
      if (chair === undefined || deadline === null || deadline > now || status !== 'running') return
      await this.vacate(room, chair, true)
    })
  }

  /** Frees a chair. In a running game a non-player answers for it, or everybody waits; without people it is over. */
  private async vacate(room: Room, chair: ChairRow, isReplaced: boolean, kind?: string): Promise<void> {
    const { row } = room
    const isRunning = row.status === 'running'
    const left = room.chairs.filter((each) => each !== chair && isPeopled(each))
    const isAbandoned = isRunning && left.length === 0
    const substitute =
      isRunning && isReplaced && !isAbandoned
        ? (kind ?? substituteFor(room.box.volume, factionsOf(chair), JSON.parse(row.seats)))
        : null
    const free: ChairRow = {
      ...chair,
      name: null,
      person: null,
      joined_at: null,
      substitute,
      // The link of a seat that was left before the game still leads to it.
      ...(isRunning ? { kind: 'open', ...NOT_KEPT, key_hash: null } : chair.kind === 'link' ? {} : { key_hash: null }),
    }
    if (isAbandoned) await this.rooms.commit(room, { chairs: [free], row: { status: 'abandoned', requests: '[]' } })
    else await seat(this.rooms, room, free)
  }
}
