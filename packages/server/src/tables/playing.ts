import { randomBytes } from 'node:crypto'
import { reasonText } from '@coinflict/kernel/display'
import { BadInput, type Faction, wordOf } from '@coinflict/kernel/state'
import { partsOf, Refused, type Table } from '@coinflict/kernel/table'
import type { ChairRow, TableRow } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { type Metrics, secondsSince } from '../metrics.ts'
import type { Caller } from '../people/caller.ts'
import { Problem } from '../text/say.ts'
import { chairAt, holds, othersThan, placeOf, runningAt } from './at-table.ts'
import { type Consent, factionsOf, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** An act at a revision of the journal, with an id of its own: the same id twice counts once. */
export interface Given {
  readonly revision: number
  readonly id: string
}

/** What can be put right by hand, with the others' consent: one change or several, with this between them. */
const HAND = 'hand'
const BETWEEN = ';'
/** The question to whoever carries a printed card out by hand: that takes nobody's consent. */
const BY_HAND = 'event.by-hand'

/** What people do in a game: all of it changes the journal, at once or once the others agree. */
export class Playing {
  constructor(
    private readonly rooms: Rooms,
    private readonly store: Store,
    private readonly metrics: Metrics,
  ) {}

  async answer(id: string, given: Given & { readonly key: string }, caller: Caller) {
    const since = process.hrtime.bigint()
    const done = await this.act(id, given, caller, (room, chair) => {
      const table = runningAt(room)
      const by = table.pending?.by
      if (by === undefined || !holds(room, chair, by)) throw new Problem(403, 'not-asked', 'not-asked')
      try {
        table.answer(by, given.key)
      } catch (error) {
        throw withReason(error, room, given.key, caller)
      }
      table.run()
      return {}
    })
    if (!('again' in done)) this.metrics.answers++
    this.metrics.answering.add(secondsSince(since))
    return done
  }

  /** Does something out of turn: a transfer, an offer; what is put right by hand only if the others agree. */
  interject(id: string, given: Given & { readonly words: string; readonly by?: string }, caller: Caller) {
    return this.act(id, given, caller, (room, chair) => {
      const table = runningAt(room)
      const words = given.words.trim()
      const by = byOf(room, chair, given.by)
      const isCard = table.pending?.id === BY_HAND && holds(room, chair, table.pending.by)
      const isCorrection = words.split(/\s/)[0] === HAND && !isCard
      const { length } = table.entries
      try {
        interjectAt(table, by, words)
      } catch (error) {
        throw withReason(error, room, '', caller)
      }
      if (isCorrection && othersThan(room, chair).length > 0) {
        // It is possible now; whether it is when all have agreed is seen then.
        table.rewind(length)
        return { row: requests(room, { kind: 'hand', by: chair.chair, faction: factionId(table, by), words }) }
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
}

/** For which faction somebody acts: the one they name, or their first. */
function byOf(room: Room, chair: ChairRow, named: string | undefined): Faction {
  const own = factionsOf(chair)
  const id = named ?? own[0]
  const faction = id === undefined ? undefined : room.box.volume.factionIndex.get(id)
  if (id === undefined || faction === undefined || !own.includes(id)) throw new Problem(403, 'seat', 'no-key')
  return faction
}

/** The requests at a table with a new one; somebody asks for one thing of a kind at a time. */
const requests = (room: Room, wish: Omit<Consent, 'id' | 'agreed'>): Partial<TableRow> => {
  const others = room.consents.filter(({ by, kind }) => by !== wish.by || kind !== wish.kind)
  return { requests: JSON.stringify([...others, { ...wish, id: randomBytes(6).toString('base64url'), agreed: [] }]) }
}

function carryOut(room: Room, { kind, to = 0, faction = '', words = '' }: Consent): void {
  const table = runningAt(room)
  if (kind === 'undo') {
    room.rewind(partsOf(table.game, to).entries)
    return
  }
  interjectAt(table, table.volume.factionIndex.get(faction) as Faction, words)
}

/** Does something out of turn, or several things by hand: all of them or none. */
function interjectAt(table: Table, by: Faction, words: string): void {
  const { length } = table.entries
  const [verb = '', ...rest] = words.split(/\s+/)
  const several = verb === HAND ? rest.join(' ').split(BETWEEN) : [rest.join(' ')]
  try {
    for (const each of several)
      table.interject(
        by,
        verb,
        each.split(/\s+/).filter((word) => word !== ''),
      )
  } catch (error) {
    table.rewind(length)
    throw error
  }
}

const factionId = ({ volume }: Table, faction: Faction): string => volume.factions[faction]?.id as string

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
