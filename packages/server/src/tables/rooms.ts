import { BadInput } from '@coinflict/kernel/state'
import type { Database } from '../database/database.ts'
import type { ChairRow, TableRow } from '../database/schema.ts'
import { LostRace, type Store } from '../database/store.ts'
import type { Metrics } from '../metrics.ts'
import { Problem } from '../text/say.ts'
import { clockAfter } from './pace.ts'
import { Room } from './room.ts'

/** What changes at a table beside its journal. */
export interface Changes {
  readonly row?: Partial<TableRow>
  readonly chairs?: readonly ChairRow[]
  readonly act?: { readonly chair: number; readonly id: string }
}

/** So often an act is tried again that another process was faster than. */
const MOST_TRIES = 5

/**
 * The tables in memory, the last used ones. Whatever is done at a table is done one after the other, and told only once it is written; if it
 * cannot be, the room is left and made again from what is kept.
 */
export class Rooms {
  private readonly rooms = new Map<string, Room>()
  private readonly queues = new Map<string, Promise<unknown>>()
  /** Called with every room that has changed. */
  onChange: (room: Room) => void = () => {}
  /** Whether somebody watches a table in this process. */
  isWatched: (id: string) => boolean = () => false

  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly metrics: Metrics,
    private readonly most: number,
  ) {}

  get size(): number {
    return this.rooms.size
  }

  /** Does something at a table when its turn comes. */
  async at<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve()
    const mine = before.then(() => this.tryAt(id, work))
    const settled = mine.catch(() => {})
    this.queues.set(id, settled)
    try {
      return await mine
    } finally {
      if (this.queues.get(id) === settled) this.queues.delete(id)
    }
  }

  private async tryAt<T>(id: string, work: (room: Room) => Promise<T> | T, tries = 1): Promise<T> {
    const room = await this.load(id)
    try {
      return await work(room)
    } catch (error) {
      if (error instanceof LostRace) {
        await this.catchUp(room)
        if (tries < MOST_TRIES) return this.tryAt(id, work, tries + 1)
      } else if (room.isAhead || !(error instanceof BadInput)) this.rooms.delete(id)
      throw error
    }
  }

  private async load(id: string): Promise<Room> {
    const known = this.rooms.get(id)
    if (known !== undefined) {
      this.rooms.delete(id)
      this.rooms.set(id, known)
      return known
    }
    const kept = await this.store.loadTable(id)
    if (kept === undefined) throw new Problem(404, 'no-table', 'no-table')
    const room = await Room.open(kept)
    this.keep(room)
    // A game that goes on under other rules is written as it is now.
    if (room.isAhead) await this.commit(room, {})
    return room
  }

  private keep(room: Room): void {
    this.rooms.delete(room.row.id)
    this.rooms.set(room.row.id, room)
    for (const id of this.rooms.keys()) {
      if (this.rooms.size <= this.most) break
      this.rooms.delete(id)
    }
  }

  /** The room again from what is kept, told to those who watch it. */
  async catchUp(old: Room): Promise<void> {
    this.rooms.delete(old.row.id)
    const kept = await this.store.loadTable(old.row.id)
    if (kept === undefined) return
    const room = await Room.open(kept)
    if (!old.isAhead) old.follow(room)
    this.keep(room)
    this.onChange(room)
  }

  /** Another process has changed a table. */
  async heard(id: string, version: number): Promise<void> {
    const known = this.rooms.get(id)
    if (known === undefined && !this.isWatched(id)) return
    await this.at(id, async (room) => {
      if (room !== known) this.onChange(room)
      if (room.row.version >= version) return
      if (this.isWatched(id)) await this.catchUp(room)
      else this.rooms.delete(id)
    })
  }

  /** Looks whether any table that is in memory or watched was changed by another process. */
  async checkAll(watched: Iterable<string>): Promise<void> {
    for (const id of new Set([...this.rooms.keys(), ...watched])) {
      const version = await this.store.versionOf(id)
      if (version !== undefined) await this.heard(id, version)
    }
  }

  /** Writes what was done in a room, then tells it. */
  async commit(room: Room, { row = {}, chairs = [], act }: Changes, now = Date.now()): Promise<void> {
    const before = room.row
    const journal = room.unkept(now)
    const isOver = room.table?.isOver === true
    const checkpoint = room.newCheckpoint()
    const changed = new Map(chairs.map((chair) => [chair.chair, chair]))
    const seated = room.chairs.map((chair) => changed.get(chair.chair) ?? chair)
    const status = isOver ? 'finished' : (row.status ?? before.status)
    const asked = isOver || status !== 'running' ? null : (room.asked?.chair ?? null)
    const { clock, stopped } = clockAfter(before, seated, asked, now)
    if (stopped !== undefined) changed.set(stopped.chair, stopped)
    const next: TableRow = {
      ...before,
      ...clock,
      ...row,
      // Whoever plays on has answered what was asked for.
      ...(journal === undefined ? {} : { revision: before.revision + 1, requests: row.requests ?? '[]' }),
      ...(isOver && before.finished_at === null ? { finished_at: now, result: room.result } : {}),
      ...(checkpoint === undefined ? {} : { checkpoint }),
      status,
      length: room.length,
      version: before.version + 1,
      changed_at: now,
    }
    const written = process.hrtime.bigint()
    await this.store.save({
      from: before.version,
      row: next,
      keep: journal?.keep ?? -1,
      entries: journal?.entries ?? [],
      chairs: [...changed.values()],
      ...(act === undefined ? {} : { act: { ...act, table_id: next.id, revision: next.revision } }),
    })
    this.metrics.wrote(Number(process.hrtime.bigint() - written) / 1e9)
    room.settle(
      next,
      room.chairs.map((chair) => changed.get(chair.chair) ?? chair),
    )
    this.database.tell({ table: next.id, version: next.version })
    this.onChange(room)
  }
}
