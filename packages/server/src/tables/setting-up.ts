import { randomBytes } from 'node:crypto'
import type { Volume } from '@coinflict/kernel/state'
import { setupOf } from '@coinflict/kernel/table'
import { isPlainLine } from '@coinflict/kernel/text'
import { boxOf } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import type { ChairRow, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { type Caller, hashOf, newKey } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import type { Admission } from './admission.ts'
import { chairAt, keptFor, seatOf, tableFor } from './at-table.ts'
import { commitmentOf, newSecret } from './dealer.ts'
import { infoOf } from './info.ts'
import { firstTime, type Pace, paceOf } from './pace.ts'
import { factionsOf, isForNonPlayer } from './room.ts'
import type { Rooms } from './rooms.ts'
import { requireName, seating, seatsWith } from './seats.ts'

const MOST_OF_A_TITLE = 80

/** What somebody wants who sets a table up. */
export interface TableWish {
  readonly game: string
  readonly scenario?: string
  readonly options?: Readonly<Record<string, string>>
  readonly seats?: Readonly<Record<string, string>>
  /** The name of whoever sets it up, and that of the table. */
  readonly name?: string
  readonly title?: string
  readonly public?: boolean
  readonly pace?: Pace
  /** What becomes of the seat of somebody who is gone: a non-player answers, or the others wait. */
  readonly gone?: 'non-player' | 'wait'
  readonly rated?: boolean
}

/** New tables. */
export class SettingUp {
  constructor(
    private readonly rooms: Rooms,
    private readonly store: Store,
    private readonly admission: Admission,
    /** How players that sit here may think. */
    private readonly levels: readonly string[],
  ) {}

  /** Sets a table up. Gives its name, the creator's key, and the links of the seats. */
  async create(wish: TableWish, caller: Caller) {
    const volume = await boxOf(wish.game).volume()
    const id = randomBytes(9).toString('base64url')
    const { laid, seats } = seating(id, volume, wish.seats ?? {}, this.levels)
    const mine = laid.find(({ isMine }) => isMine)
    const key = mine?.key ?? newKey()
    const places = laid.map(({ chair }) => chair)
    const all = seatsWith({ ...wish.seats, ...seats }, places, ({ chair }) => chair)
    const { scenario, options } = setupOf(volume, { ...wish, seats: all }, SEAT_KINDS)
    const now = Date.now()
    const pace = wish.pace ?? { kind: 'free' }
    const title = (wish.title ?? '').trim()
    if (!isPlainLine(title, MOST_OF_A_TITLE)) throw new Problem(400, 'text', 'bad-text')
    const chairs = await Promise.all(
      laid.map(
        async ({ chair, isMine, invites }): Promise<ChairRow> => ({
          ...chair,
          left_ms: firstTime(pace),
          ...(isMine
            ? { ...seatOf(caller, requireName(caller.person?.name ?? wish.name ?? '', [])), joined_at: now }
            : {}),
          ...(invites === undefined ? {} : keptFor(await this.admission.invitee(invites, caller))),
        }),
      ),
    )
    const row = newRow(id, volume, {
      scenario,
      options: JSON.stringify(options),
      seats: JSON.stringify(seats),
      name: title === '' ? volume.title : title,
      is_public: wish.public === true ? 1 : 0,
      pace: JSON.stringify(pace),
      gone: wish.gone ?? 'non-player',
      rated: wish.rated === true ? 1 : 0,
      host_hash: hashOf(key),
      host_person: caller.person?.id ?? null,
    })
    if (mine !== undefined) await this.admission.checkSitting(row, [], caller)
    await this.store.createTable(row, chairs, { also: this.rooms.alongsideNew(row, chairs) })
    const links = laid.flatMap(({ chair, isMine, key: link }) =>
      isMine || link === undefined ? [] : [{ chair: chair.chair, factions: factionsOf(chair), key: link }],
    )
    return { table: infoOf(row, chairs), key, links }
  }

  /** A new table with the same people, game and seats; whoever asks second gets the first one's. */
  async rematch(id: string, caller: Caller) {
    const made = await this.rooms.at(id, async (room) => {
      chairAt(room, caller)
      const { row } = room
      if (row.status === 'open' || row.status === 'running') throw new Problem(409, 'status', 'not-finished')
      if (row.rematch !== null) return row.rematch
      const next = randomBytes(9).toString('base64url')
      const peopled = new Set(room.chairs.flatMap(factionsOf))
      const seats = Object.entries(JSON.parse(row.seats) as Record<string, string>).filter(
        ([faction]) => !peopled.has(faction),
      )
      const { scenario, options, name, is_public, pace, gone, rated, host_hash, host_person } = row
      const settings = { scenario, options, name, is_public, pace, gone, rated, host_hash, host_person }
      const fresh = newRow(next, room.box.volume, { ...settings, seats: JSON.stringify(Object.fromEntries(seats)) })
      const chairs = room.chairs.map((chair) => ({
        ...chair,
        table_id: next,
        substitute: isForNonPlayer(chair) ? chair.substitute : null,
        left_ms: firstTime(paceOf(row)),
      }))
      await this.store.createTable(fresh, chairs, { previous: id })
      await this.rooms.catchUp(room)
      return next
    })
    return this.rooms.at(made, (room) => tableFor(room, caller))
  }
}

/** The row of a table that nobody plays at yet. */
function newRow(
  id: string,
  volume: Volume,
  settings: Pick<
    TableRow,
    'scenario' | 'options' | 'seats' | 'name' | 'is_public' | 'pace' | 'gone' | 'rated' | 'host_hash' | 'host_person'
  >,
): TableRow {
  const secret = newSecret()
  const now = Date.now()
  return {
    ...settings,
    id,
    volume: volume.id,
    rules: volume.rulesVersion,
    status: 'open',
    revision: 0,
    version: 0,
    length: 0,
    secret,
    commitment: commitmentOf(secret),
    asked: null,
    asked_since: null,
    deadline: null,
    requests: '[]',
    start: null,
    checkpoint: null,
    rematch: null,
    result: null,
    created_at: now,
    changed_at: now,
    started_at: null,
    finished_at: null,
  }
}
