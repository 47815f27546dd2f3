import { setupOf } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import type { ChairRow, TableRow } from '../database/schema.ts'
import { type Caller, hashOf, newKey } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import type { Admission } from './admission.ts'
import { isFree, isKeptFor, keptFor, NOT_KEPT, noKey, seatOf, tableFor } from './at-table.ts'
import { infoAt } from './info.ts'
import { factionsOf, isForNonPlayer, NON_PLAYER, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { nonPlayerFor, type Offer, requireName, seatsWith } from './seats.ts'

/** How people sit down, until the game begins. */
export class Sitting {
  constructor(
    private readonly rooms: Rooms,
    private readonly admission: Admission,
    /** How players that sit here may think. */
    private readonly levels: readonly string[],
  ) {}

  /** Sits down: in the seat of a link, in one that is kept for the caller, or in one that is open. */
  join(id: string, wish: { readonly faction?: string; readonly name?: string }, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const linked = room.chairs.find(({ key_hash }) => key_hash !== null && key_hash === caller.keyHash)
      const wished = room.chairs.filter(
        (chair) => wish.faction === undefined || factionsOf(chair).includes(wish.faction),
      )
      const chair = linked ?? wished.find((each) => isKeptFor(each, caller)) ?? wished.find(isFree)
      if (room.row.status !== 'open' && room.row.status !== 'running') throw new Problem(409, 'status', 'not-running')
      if (chair === undefined) throw new Problem(409, 'seat', 'no-seat')
      const others = room.chairs.filter((each) => each !== chair)
      await this.admission.checkSitting(room.row, others, caller)
      const taken = others.map((each) => each.name ?? (each.invited === null ? null : each.invited_name))
      const name = requireName(caller.person?.name ?? wish.name ?? '', taken)
      const key = linked === undefined ? newKey() : undefined
      const seated: ChairRow = {
        ...chair,
        ...seatOf(caller, name),
        substitute: null,
        joined_at: Date.now(),
        ...(key === undefined ? {} : { key_hash: hashOf(key) }),
      }
      await seat(this.rooms, room, seated)
      return { table: infoAt(room), chair: chair.chair, ...(key === undefined ? {} : { key }) }
    })
  }

  /** Does not want the seat that is kept for the caller; whoever set the table up says what becomes of it. */
  decline(id: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const kept = room.chairs.find((chair) => isKeptFor(chair, caller))
      if (kept === undefined) throw new Problem(409, 'seat', 'not-kept')
      await this.rooms.commit(room, { chairs: [{ ...kept, invited: null }] })
      return tableFor(room, caller)
    })
  }

  /**
   * Says for whom an empty seat is before the game: whoever gets the new link, anybody, somebody by name; or puts a non-player there. What was
   * said before is void.
   */
  offer(id: string, wish: SeatWish, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      if (!room.isHost(caller)) throw new Problem(403, 'not-host', 'not-host')
      if (room.row.status !== 'open') throw new Problem(409, 'status', 'begun')
      const chair = room.chairs.find((each) => each.chair === wish.chair)
      if (chair === undefined || chair.name !== null) throw new Problem(409, 'seat', 'seat-taken')
      const key = wish.for === 'link' ? newKey() : undefined
      const empty: ChairRow = {
        ...chair,
        kind: wish.for,
        ...NOT_KEPT,
        substitute: wish.for === NON_PLAYER ? this.nonPlayerAt(room, chair, wish.kind) : null,
        key_hash: key === undefined ? null : hashOf(key),
      }
      const others = room.chairs.filter((each) => each !== chair)
      checkSeats(room, [...others, empty])
      if (wish.for === 'person') {
        const person = await this.admission.invitee(wish.name ?? '', caller)
        if (others.some((each) => each.person === person.id || each.invited === person.id))
          throw new Problem(409, 'seat', 'has-seat', { name: person.name })
        requireName(
          person.name,
          others.map((each) => each.name),
        )
        await this.rooms.commit(room, {
          chairs: [{ ...empty, ...keptFor(person) }],
          // They are told who invites them.
          row: { host_person: room.row.host_person ?? caller.person?.id ?? null },
        })
      } else await this.rooms.commit(room, { chairs: [empty] })
      return {
        table: infoAt(room),
        ...(key === undefined ? {} : { link: { chair: chair.chair, factions: factionsOf(chair), key } }),
      }
    })
  }

  private nonPlayerAt({ box, row }: Room, chair: ChairRow, kind: string | undefined): string {
    return nonPlayerFor(box.volume, factionsOf(chair), JSON.parse(row.seats), kind, this.levels)
  }

  /** Begins, once everybody is there. */
  start(id: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const { row } = room
      if (room.chairOf(caller) === undefined && !room.isHost(caller)) throw noKey()
      if (row.status !== 'open') throw new Problem(409, 'status', 'begun')
      if (room.chairs.some((chair) => chair.name === null && !isForNonPlayer(chair)))
        throw new Problem(409, 'not-full', 'not-full')
      const seats = JSON.stringify(seatsWith(JSON.parse(row.seats), room.chairs, ({ name }) => name))
      const begun: Partial<TableRow> = { seats, status: 'running', started_at: Date.now() }
      await room.begin({ ...row, ...begun })
      room.table?.run()
      await this.rooms.commit(room, { row: begun })
      return { table: infoAt(room) }
    })
  }
}

/** What the host says of an empty seat; of whom, or of which kind of non-player. */
export interface SeatWish {
  readonly chair: number
  readonly for: Offer
  readonly name?: string
  readonly kind?: string
}

/** Refuses who may not play this game together by its rules, whoever comes; and a game without people. */
function checkSeats({ box, row }: Room, chairs: readonly ChairRow[]): void {
  if (chairs.every(isForNonPlayer)) throw new Problem(400, 'seat', 'no-people')
  const seats = seatsWith(JSON.parse(row.seats), chairs, ({ chair }) => chair)
  setupOf(box.volume, { scenario: row.scenario, options: JSON.parse(row.options), seats }, SEAT_KINDS)
}

/** Somebody sits in a chair from now on, or nobody does. */
export async function seat(rooms: Rooms, room: Room, seated: ChairRow): Promise<void> {
  const before = room.chairs.find(({ chair }) => chair === seated.chair)
  const chairs = room.chairs.map((each) => (each.chair === seated.chair ? seated : each))
  if (before?.substitute !== seated.substitute) {
    await room.reseat(chairs)
    room.running?.run()
  }
  await rooms.commit(room, { chairs: [seated] })
}
