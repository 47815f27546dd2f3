import { randomBytes } from 'node:crypto'
import { explanationText, reasonText } from '@coinflict/kernel/display'
import { BadInput, type Faction, HIDDEN, keyOf, type Volume, wordOf } from '@coinflict/kernel/state'
import { partsOf, Refused, setupOf } from '@coinflict/kernel/table'
import { isPlainLine } from '@coinflict/kernel/text'
import { boxOf } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import type { ChairRow, ChatRow, Status, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import type { Metrics } from '../metrics.ts'
import { type Caller, hashOf, newKey } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { commitmentOf, newSecret } from './dealer.ts'
import { infoAt, infoOf } from './info.ts'
import { firstTime, type Pace, paceOf } from './pace.ts'
import { type Consent, factionsOf, isPeopled, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { requireName, seating, substituteFor } from './seats.ts'

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
}

/** An act at a revision of the journal, with an id of its own: the same id twice counts once. */
export interface Given {
  readonly revision: number
  readonly id: string
}

const MOST_OF_A_TITLE = 80
const MOST_OF_A_LINE = 500
const MOST_OF_A_NOTE = 20_000

/** What can be put right by hand, with the others' consent. */
const HAND = 'hand'

/** What people do at tables. Everything is checked here, whichever way it came. */
export class Tables {
  /** Called with every line of chat. */
  onChat: (table: string, line: ChatRow) => void = () => {}

  constructor(
    readonly rooms: Rooms,
    private readonly store: Store,
    private readonly metrics: Metrics,
  ) {}

  /** Sets a table up. Gives its name, the creator's key, and the links of the seats. */
  async create(wish: TableWish, caller: Caller) {
    const volume = await boxOf(wish.game).volume()
    const id = randomBytes(9).toString('base64url')
    const { laid, seats } = seating(id, volume, wish.seats ?? {})
    const mine = laid.find(({ isMine }) => isMine)
    const key = mine?.key ?? newKey()
    const people = Object.fromEntries(
      laid.flatMap(({ chair }) => factionsOf(chair).map((faction) => [faction, `person:${chair.chair}`])),
    )
    const { scenario, options } = setupOf(
      volume,
      { ...wish, seats: { ...wish.seats, ...seats, ...people } },
      SEAT_KINDS,
    )
    const now = Date.now()
    const pace = wish.pace ?? { kind: 'free' }
    const title = (wish.title ?? '').trim()
    if (!isPlainLine(title, MOST_OF_A_TITLE)) throw new Problem(400, 'text', 'bad-text')
    const chairs = laid.map(
      ({ chair, isMine }): ChairRow => ({
        ...chair,
        left_ms: firstTime(pace),
        ...(isMine
          ? { ...seatOf(caller, requireName(caller.person?.name ?? wish.name ?? '', [])), joined_at: now }
          : {}),
      }),
    )
    const row = newRow(id, volume, {
      scenario,
      options: JSON.stringify(options),
      seats: JSON.stringify(seats),
      name: title === '' ? volume.title : title,
      is_public: wish.public === true ? 1 : 0,
      pace: JSON.stringify(pace),
      gone: wish.gone ?? 'non-player',
      host_hash: hashOf(key),
      host_person: caller.person?.id ?? null,
    })
    await this.store.createTable(row, chairs)
    const links = laid.flatMap(({ chair, isMine, key: link }) =>
      isMine || link === undefined ? [] : [{ chair: chair.chair, factions: factionsOf(chair), key: link }],
    )
    return { table: infoOf(row, chairs), key, links }
  }

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
    return this.rooms.at(id, (room) => ({ table: infoAt(room), you: youAt(room, caller) }))
  }

  /** The game as the caller may see it. */
  view(id: string, caller: Caller) {
    return this.rooms.at(id, (room) => {
      const save = room.saveFor(room.chairOf(caller))
      return { revision: room.row.revision, length: room.row.length, save: save ?? null }
    })
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

  /** Sits down: in the seat of a link, or in one that is open. */
  join(id: string, wish: { readonly faction?: string; readonly name?: string }, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const linked = room.chairs.find(({ key_hash }) => key_hash !== null && key_hash === caller.keyHash)
      const open = room.chairs.find(
        (chair) => isFree(chair) && (wish.faction === undefined || factionsOf(chair).includes(wish.faction)),
      )
      const chair = linked ?? open
      if (room.row.status !== 'open' && room.row.status !== 'running') throw new Problem(409, 'status', 'not-running')
      if (chair === undefined) throw new Problem(409, 'seat', 'no-seat')
      const others = room.chairs.filter((each) => each !== chair).map(({ name }) => name)
      const name = requireName(caller.person?.name ?? wish.name ?? '', others)
      const key = linked === undefined ? newKey() : undefined
      const seated: ChairRow = {
        ...chair,
        ...seatOf(caller, name),
        substitute: null,
        joined_at: Date.now(),
        ...(key === undefined ? {} : { key_hash: hashOf(key) }),
      }
      await this.seat(room, seated)
      return { table: infoAt(room), chair: chair.chair, ...(key === undefined ? {} : { key }) }
    })
  }

  /** Begins, once everybody is there. */
  start(id: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const { row } = room
      if (room.chairOf(caller) === undefined && !room.isHost(caller)) throw noKey()
      if (row.status !== 'open') throw new Problem(409, 'status', 'begun')
      if (room.chairs.some(({ name }) => name === null)) throw new Problem(409, 'not-full', 'not-full')
      const people = Object.fromEntries(
        room.chairs.flatMap((chair) => factionsOf(chair).map((faction) => [faction, `person:${chair.name}`])),
      )
      const seats = JSON.stringify({ ...JSON.parse(row.seats), ...people })
      const begun: Partial<TableRow> = { seats, status: 'running', started_at: Date.now() }
      room.begin({ ...row, ...begun })
      room.table?.run()
      await this.rooms.commit(room, { row: begun })
      return { table: infoAt(room) }
    })
  }

  answer(id: string, given: Given & { readonly key: string }, caller: Caller) {
    return this.act(id, given, caller, (room, chair) => {
      const table = runningAt(room)
      const by = table.pending?.by
      if (by === undefined || !holds(room, chair, by)) throw new Problem(403, 'not-asked', 'not-asked')
      try {
        table.answer(by, given.key)
      } catch (error) {
        throw withReason(error, room, given.key, caller)
      }
      table.run()
      this.metrics.answers++
      return {}
    })
  }

  /** Does something out of turn: a transfer, an offer; what is put right by hand only if the others agree. */
  interject(id: string, given: Given & { readonly words: string; readonly by?: string }, caller: Caller) {
    return this.act(id, given, caller, (room, chair) => {
      const table = runningAt(room)
      const [verb = '', ...words] = given.words.trim().split(/\s+/)
      const by = byOf(room, chair, given.by)
      if (verb === HAND && othersThan(room, chair).length > 0) {
        const { length } = table.entries
        // It must be possible now; whether it is when all have agreed is seen then.
        table.interject(by, verb, words)
        table.rewind(length)
        return {
          row: requests(room, {
            kind: 'hand',
            by: chair.chair,
            words: `${table.volume.factions[by]?.id} ${words.join(' ')}`,
          }),
        }
      }
      try {
        table.interject(by, verb, words)
      } catch (error) {
        throw withReason(error, room, '', caller)
      }
      table.run()
      return {}
    })
  }

  /** Takes back one's own last answer; beyond chance and others' answers, or to an earlier entry, only if the others agree. */
  undo(id: string, given: Given & { readonly to?: number }, caller: Caller) {
    return this.act(id, given, caller, (room, chair) => {
      const table = runningAt(room)
      const by = byOf(room, chair, undefined)
      const isAlone = othersThan(room, chair).length === 0
      if (given.to === undefined) {
        const reason = table.whyNotUndo(by)
        if (reason === undefined) {
          room.undo(by)
          return {}
        }
        const own = table.answeredBy.findLastIndex((each) => holds(room, chair, each))
        if (own === -1) throw new Refused(table.volume, reason)
        if (isAlone) {
          room.rewind(own)
          return {}
        }
        return { row: requests(room, { kind: 'undo', by: chair.chair, to: placeOf(room, own) }) }
      }
      const { entries } = partsOf(table.game, given.to)
      if (entries >= table.entries.length || placeOf(room, entries) !== given.to)
        throw new Problem(422, 'no-point', 'no-point')
      if (!isAlone) return { row: requests(room, { kind: 'undo', by: chair.chair, to: given.to }) }
      room.rewind(entries)
      return {}
    })
  }

  /** Says yes or no to what somebody asks the others for. All must agree; one refusal ends it. */
  consent(id: string, wish: { readonly request: string; readonly agree: boolean }, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const chair = chairAt(room, caller)
      const table = runningAt(room)
      const consent = room.consents.find((each) => each.id === wish.request)
      if (consent === undefined) throw new Problem(404, 'no-request', 'no-request')
      const rest = room.consents.filter((each) => each.id !== consent.id)
      if (consent.by === chair.chair && wish.agree) throw new Problem(409, 'own-request', 'own-request')
      const agreed = [...new Set([...consent.agreed, chair.chair])]
      const asker = room.chairs.find((each) => each.chair === consent.by) as ChairRow
      const isMissing = othersThan(room, asker).some((other) => !agreed.includes(other.chair))
      if (wish.agree && !isMissing) {
        carryOut(room, consent)
        table.run()
        await this.rooms.commit(room, {})
      } else {
        const left = wish.agree ? [...rest, { ...consent, agreed }] : rest
        await this.rooms.commit(room, { row: { requests: JSON.stringify(left) } })
      }
      return this.state(room)
    })
  }

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
      await this.rooms.commit(room, { chairs: [{ ...chair, kind: 'link', person: null, key_hash: hashOf(key) }] })
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
      const { volume } = room.box
      const able = volume.families.filter((family) =>
        factionsOf(chair).every((faction) => family.factions.includes(faction)),
      )
      const kind = wish.kind ?? substituteFor(volume, factionsOf(chair), JSON.parse(room.row.seats))
      if (kind !== 'random' && !able.some((family) => family.id === kind))
        throw new Problem(400, 'seat', 'seat-kind', { value: kind, list: able.map((family) => family.id).join(', ') })
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
      const { scenario, options, name, is_public, pace, gone, host_hash, host_person } = row
      const settings = { scenario, options, name, is_public, pace, gone, host_hash, host_person }
      const fresh = newRow(next, room.box.volume, { ...settings, seats: JSON.stringify(Object.fromEntries(seats)) })
      const chairs = room.chairs.map((chair) => ({
        ...chair,
        table_id: next,
        substitute: null,
        left_ms: firstTime(paceOf(row)),
      }))
      await this.store.createTable(fresh, chairs, id)
      await this.rooms.catchUp(room)
      return next
    })
    return this.get(made, caller)
  }

  /** A line of chat, from whoever sits here. */
  say(id: string, text: string, caller: Caller) {
    return this.rooms.at(id, async (room) => {
      const chair = chairAt(room, caller)
      const line = text.trim()
      if (line === '' || !isPlainLine(line, MOST_OF_A_LINE)) throw new Problem(400, 'text', 'bad-text')
      const said = await this.store.say({
        table_id: id,
        chair: chair.chair,
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

  /** Does something that changes the journal, if the caller knew it as it is. */
  private act(
    id: string,
    given: Given,
    caller: Caller,
    work: (room: Room, chair: ChairRow) => { readonly row?: Partial<TableRow> },
  ) {
    return this.rooms.at(id, async (room) => {
      const chair = chairAt(room, caller)
      if (given.revision !== room.row.revision) {
        // What was done already has raised the revision.
        const done = await this.store.actOf(id, chair.chair, given.id)
        if (done !== undefined) return { ...this.state(room), again: true }
        throw stale(room, chair, given.revision)
      }
      const changes = work(room, chair)
      // Only what changed the journal has raised the revision, so only that needs to be remembered.
      await this.rooms.commit(room, {
        ...changes,
        ...(room.isAhead ? { act: { chair: chair.chair, id: given.id } } : {}),
      })
      return this.state(room)
    })
  }

  private state({ row, asked }: Room) {
    return { revision: row.revision, length: row.length, status: row.status, asked: asked?.chair ?? null }
  }

  private async seat(room: Room, seated: ChairRow): Promise<void> {
    const before = room.chairs.find(({ chair }) => chair === seated.chair)
    const chairs = room.chairs.map((each) => (each.chair === seated.chair ? seated : each))
    if (before?.substitute !== seated.substitute) {
      await room.reseat(chairs)
      room.running?.run()
    }
    await this.rooms.commit(room, { chairs: [seated] })
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
      ...(isRunning ? { kind: 'open', key_hash: null } : chair.kind === 'open' ? { key_hash: null } : {}),
    }
    if (isAbandoned) await this.rooms.commit(room, { chairs: [free], row: { status: 'abandoned', requests: '[]' } })
    else await this.seat(room, free)
  }
}

/** The row of a table that nobody plays at yet. */
function newRow(
  id: string,
  volume: Volume,
  settings: Pick<
    TableRow,
    'scenario' | 'options' | 'seats' | 'name' | 'is_public' | 'pace' | 'gone' | 'host_hash' | 'host_person'
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

const seatOf = (caller: Caller, name: string) => ({ name, person: caller.person?.id ?? null })

/** Whether anybody may sit down there. */
const isFree = ({ kind, name }: ChairRow): boolean => kind === 'open' && name === null

const noKey = () => new Problem(401, 'no-key', 'no-key')

export const youAt = (room: Room, caller: Caller) => {
  const chair = room.chairOf(caller)
  return {
    chair: chair?.chair ?? null,
    factions: chair === undefined ? [] : factionsOf(chair),
    host: room.isHost(caller),
  }
}

export const lineView = ({ n, chair, name, text, at }: ChatRow) => ({ n, chair, name, text, at })

function chairAt(room: Room, caller: Caller): ChairRow {
  const chair = room.chairOf(caller)
  if (chair === undefined) throw noKey()
  return chair
}

function runningAt(room: Room) {
  const { running } = room
  if (running === undefined) throw new Problem(409, 'status', 'not-running')
  return running
}

const holds = ({ box }: Room, chair: ChairRow, faction: Faction): boolean =>
  factionsOf(chair).includes(box.volume.factions[faction]?.id as string)

/** For which faction somebody acts: the one they name, or their first. */
function byOf(room: Room, chair: ChairRow, named: string | undefined): Faction {
  const own = factionsOf(chair)
  const id = named ?? own[0]
  const faction = id === undefined ? undefined : room.box.volume.factionIndex.get(id)
  if (id === undefined || faction === undefined || !own.includes(id)) throw new Problem(403, 'seat', 'no-key')
  return faction
}

/** The other people, who have a say. */
const othersThan = (room: Room, chair: ChairRow): readonly ChairRow[] =>
  room.chairs.filter((other) => other.chair !== chair.chair && isPeopled(other))

/** The requests at a table with a new one; somebody asks for one thing of a kind at a time. */
const requests = (room: Room, wish: Omit<Consent, 'id' | 'agreed'>): Partial<TableRow> => {
  const others = room.consents.filter(({ by, kind }) => by !== wish.by || kind !== wish.kind)
  return { requests: JSON.stringify([...others, { ...wish, id: randomBytes(6).toString('base64url'), agreed: [] }]) }
}

/** The place of an answer in the written journal. */
const placeOf = ({ table }: Room, entry: number): number => entry + (table?.record.drawnBefore[entry] ?? 0)

function carryOut(room: Room, { kind, to = 0, words = '' }: Consent): void {
  const table = runningAt(room)
  if (kind === 'undo') {
    room.rewind(partsOf(table.game, to).entries)
    return
  }
  const [by = '', ...rest] = words.split(' ')
  table.interject(table.volume.factionIndex.get(by) as Faction, HAND, rest)
}

/** What is newer than the caller knows, with the refusal. */
function stale(room: Room, chair: ChairRow, revision: number): Problem {
  const from = room.changedSince(revision) ?? 0
  return new Problem(
    409,
    'stale',
    'stale',
    {},
    { revision: room.row.revision, from, entries: room.entriesFor(chair, from) },
  )
}

/** A reason of the rules names the space that was answered. */
function withReason(error: unknown, { table }: Room, key: string, { language }: Caller): unknown {
  if (!(error instanceof Refused) || table === undefined) return error
  const { reason } = error
  const text = reasonText(table.game, reason, language, wordOf(table.volume, key))
  return new Illegal(text, error, reason.id)
}

/** Refused by the rules: the reason's name, number and sentence. */
export class Illegal extends BadInput {
  override name = 'Illegal'
  constructor(
    readonly text: string,
    refused: Refused,
    readonly why: string,
  ) {
    super(refused.code, refused.id, refused.details, {
      catalogues: refused.catalogues,
      ...(refused.rule === undefined ? {} : { rule: refused.rule }),
    })
  }
}
