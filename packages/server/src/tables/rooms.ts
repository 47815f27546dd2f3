import { BadInput } from '@coinflict/kernel/state'
import type { Transaction } from 'kysely'
import { LostRace } from '../database/changes.ts'
import type { Database } from '../database/database.ts'
import type { ChairRow, Schema, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { type Metrics, secondsSince } from '../metrics.ts'
import { Problem } from '../text/say.ts'
import { clockAfter } from './pace.ts'
import { Room } from './room.ts'

/** What changes at a table beside its journal. */
export interface Changes {
  readonly row?: Partial<TableRow>
  readonly chairs?: readonly ChairRow[]
  readonly act?: { readonly chair: number; readonly id: string }
}

/** A change of a table: how it was and how it is from now on. */
export interface Step {
  readonly room: Room
  readonly was: Room['was']
  readonly row: TableRow
  readonly chairs: readonly ChairRow[]
  readonly now: number
}

/** What is written with a change. */
export type Also = ((trx: Transaction<Schema>) => Promise<void>) | undefined

/** A table that nobody has looked at for so long is left, unless somebody watches it. */
const IDLE = 10 * 60_000

/** So often an act is tried again that another process was faster than. */
const MOST_TRIES = 5

/**
 * The tables in memory, the last used ones. Whatever is done at a table is done one after the other, and told only once it is written; if it
 * cannot be, the room is left and made again from what is kept.
 */
export class Rooms {
  private readonly rooms = new Map<string, Room>()
  /** When a table was used last. */
  private readonly used = new WeakMap<Room, number>()
  private readonly queues = new Map<string, Promise<unknown>>()
  /** Called with every room that has changed. */
  onChange: (room: Room) => void = () => {}
  /** Called with every room that was changed here and waits for somebody who thinks. */
  onWaiting: (room: Room) => void = () => {}
  /** What else is written with a change of a table: what becomes of it for the people there. */
  alongside: (change: Step) => Also = () => undefined
  /** The same with a new table. */
  alongsideNew: (row: TableRow, chairs: readonly ChairRow[]) => Also = () => undefined
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
      this.keep(known)
      return known
    }
    const kept = await this.store.loadTable(id)
    if (kept === undefined) throw new Problem(404, 'no-table', 'no-table')
    const room = await Room.open(kept)
    this.keep(room)
    // A game that goes on under other rules is written as it is now.
    if (room.isAhead) await this.commit(room, {})
    // What was written although its writer heard of a failure, or elsewhere meanwhile, is news to those who watch.
    else this.onChange(room)
    return room
  }

  private keep(room: Room): void {
    this.rooms.delete(room.row.id)
    this.rooms.set(room.row.id, room)
    this.used.set(room, Date.now())
    for (const id of this.rooms.keys()) {
      if (this.rooms.size <= this.most) break
      this.rooms.delete(id)
    }
  }

  /** Leaves tables that nobody has used for a while; they are made again from what is kept. */
  leaveIdle(now = Date.now()): void {
    for (const [id, room] of this.rooms)
      if (now - (this.used.get(room) ?? 0) >= IDLE && !this.queues.has(id) && !this.isWatched(id)) this.rooms.delete(id)
  }

  /** Once everything that was begun is done. */
  async settled(): Promise<void> {
    while (this.queues.size > 0) await Promise.all(this.queues.values())
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
    // Whoever loads it now may have read it as it was before.
    if (!this.rooms.has(id) && !this.queues.has(id) && !this.isWatched(id)) return
    await this.at(id, async (room) => {
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
    const after = room.chairs.map((chair) => changed.get(chair.chair) ?? chair)
    const since = process.hrtime.bigint()
    await this.store.save({
      was: room.was.row,
      row: next,
      keep: journal?.keep ?? next.length,
      entries: journal?.entries ?? [],
      chairs: [...changed.values()],
      ...(act === undefined ? {} : { act: { ...act, table_id: next.id, revision: next.revision } }),
      also: this.alongside({ room, was: room.was, row: next, chairs: after, now }),
    })
    this.metrics.writing.add(secondsSince(since))
    room.settle(next, after)
    this.database.tell({ table: next.id, version: next.version })
    this.onChange(room)
    if (room.running?.waitsForThought === true) this.onWaiting(room)
  }
}
