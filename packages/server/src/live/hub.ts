import type { ChatRow } from '../database/schema.ts'
import type { Caller } from '../people/caller.ts'
import { tableFor } from '../tables/at-table.ts'
import type { Room } from '../tables/room.ts'
import { lineView } from '../tables/talking.ts'
import type { Elsewhere, Present } from './presence.ts'

/** Where messages to one connection go. */
export interface Outlet {
  send(text: string): void
}

/** What somebody who watches a table has been told. */
export interface Watch {
  readonly outlet: Outlet
  readonly table: string
  readonly caller: Caller
  revision: number
  length: number
  version: number
  /** From which chair they look; nothing if they only watch. */
  chair: number | null
  isWhole: boolean
}

/** What somebody knows already who comes back after a lost connection. */
export interface Known {
  readonly revision: number
  readonly length: number
}

const NOTHING_YET = -1

/** Those who watch tables in this process, and what they are told. All that shows a game comes from the kernel's visibility, by way of the room. */
export class Hub {
  private readonly watches = new Map<string, Set<Watch>>()

  constructor(private readonly elsewhere: Elsewhere) {}

  get watched(): readonly string[] {
    return [...this.watches.keys()]
  }

  isWatched(table: string): boolean {
    return this.watches.has(table)
  }

  /** Somebody watches from now on: first they are told what they do not know. */
  add(outlet: Outlet, caller: Caller, room: Room, known: Known | undefined): Watch {
    const { id } = room.row
    const watch: Watch = {
      outlet,
      table: id,
      caller,
      revision: known?.revision ?? NOTHING_YET,
      length: known?.length ?? 0,
      version: NOTHING_YET,
      chair: room.chairOf(caller)?.chair ?? null,
      isWhole: false,
    }
    const others = this.watches.get(id)
    if (others === undefined) {
      this.watches.set(id, new Set([watch]))
      this.elsewhere.ask(id)
    } else others.add(watch)
    this.bring(watch, room, new Map())
    this.present(id)
    return watch
  }

  remove(watch: Watch): void {
    const others = this.watches.get(watch.table)
    if (others?.delete(watch) !== true) return
    this.present(watch.table)
    if (others.size > 0) return
    this.watches.delete(watch.table)
    this.elsewhere.forget(watch.table)
  }

  /** Another process tells who is there, or asks. */
  heardOf(table: string, process: string, present: Present | undefined): void {
    if (!this.isWatched(table)) return
    if (present === undefined) this.elsewhere.say(table, this.here(table))
    else {
      this.elsewhere.hear(table, process, present)
      this.tellPresent(table)
    }
  }

  /** Says again who is here, to processes that came later or have forgotten. */
  sayAgain(): void {
    for (const table of this.watches.keys()) this.elsewhere.say(table, this.here(table))
  }

  /** A room has changed: everybody who watches it is told what is new to them. */
  publish(room: Room): void {
    const made = new Map<string, string>()
    for (const watch of this.watches.get(room.row.id) ?? []) this.bring(watch, room, made)
  }

  chat(table: string, line: ChatRow): void {
    this.tell(table, { type: 'chat', table, lines: [lineView(line)] })
  }

  /** Who is there has changed. */
  private present(table: string): void {
    this.elsewhere.say(table, this.here(table))
    this.tellPresent(table)
  }

  private here(table: string): Present {
    const watches = [...(this.watches.get(table) ?? [])]
    return {
      chairs: [...new Set(watches.flatMap(({ chair }) => chair ?? []))],
      watchers: watches.filter(({ chair }) => chair === null).length,
    }
  }

  private tellPresent(table: string): void {
    this.tell(table, { type: 'present', table, ...this.elsewhere.with(table, this.here(table)) })
  }

  private tell(table: string, message: object): void {
    const text = JSON.stringify(message)
    for (const { outlet } of this.watches.get(table) ?? []) outlet.send(text)
  }

  /** Brings somebody up to date. What several see alike is made once. */
  private bring(watch: Watch, room: Room, made: Map<string, string>): void {
    const { row } = room
    const chair = room.chairOf(watch.caller)
    const seat = chair?.chair ?? null
    const once = (name: string, make: () => object): string => {
      const key = `${seat} ${name}`
      const known = made.get(key) ?? JSON.stringify(make())
      made.set(key, known)
      return known
    }
    const isWhole = row.status === 'finished'
    const from = watch.revision === NOTHING_YET ? undefined : room.changedSince(watch.revision)
    if (room.hasGame && (from === undefined || isWhole !== watch.isWhole || seat !== watch.chair))
      watch.outlet.send(
        once('save', () => ({
          type: 'save',
          table: row.id,
          revision: row.revision,
          length: row.length,
          save: room.saveFor(chair),
        })),
      )
    else if (room.hasGame && from !== undefined && row.revision !== watch.revision) {
      const first = Math.min(from, watch.length)
      watch.outlet.send(
        once(`entries ${first}`, () => ({
          type: 'entries',
          table: row.id,
          revision: row.revision,
          from: first,
          entries: room.entriesFor(chair, first),
          at: row.changed_at,
        })),
      )
    }
    if (row.version !== watch.version)
      watch.outlet.send(
        once(room.isHost(watch.caller) ? 'table host' : 'table', () => ({
          type: 'table',
          ...tableFor(room, watch.caller),
        })),
      )
    const isMoved = seat !== watch.chair
    watch.chair = seat
    watch.isWhole = isWhole
    watch.revision = !room.hasGame ? NOTHING_YET : row.revision
    watch.length = row.length
    watch.version = row.version
    if (isMoved) this.present(row.id)
  }
}
