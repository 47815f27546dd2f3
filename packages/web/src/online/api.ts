import { BadInput, type Explanation } from '@coinflict/kernel/state'
import type { Save } from '@coinflict/kernel/table'
import { language } from '../settings.ts'
import { catalogues } from '../text/catalogues.ts'

/** A place at a table: its factions, who sits there, and the non-player that answers for who is gone or that the host put there. */
export interface Chair {
  readonly chair: number
  readonly factions: readonly string[]
  readonly kind: string
  readonly name: string | null
  /** Whether the name is that of an account. */
  readonly account: boolean
  /** Whom an empty seat is kept for, or who has declined it. */
  readonly invited: string | null
  readonly declined: boolean
  readonly substitute: string | null
  /** Milliseconds on the own clock, where there is one. */
  readonly left: number | null
}

/** How fast a game is played: as one likes, with a clock for each person, or so many days for each turn. */
export type TablePace =
  | { readonly kind: 'free' }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

/** What becomes of the seat of somebody who is gone: a non-player answers, or the others wait. */
export const GONE = ['non-player', 'wait'] as const
export type Gone = (typeof GONE)[number]

/** Something that one person asks the others for. */
export interface Consent {
  readonly id: string
  readonly kind: 'undo' | 'hand'
  readonly by: number
  /** The entry of the journal to go back to. */
  readonly to?: number
  /** What is put right, and for which faction. */
  readonly faction?: string
  readonly words?: string
  readonly agreed: readonly number[]
}

/** What everybody may know of a table beside the game itself. */
export interface Info {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly pace: TablePace
  readonly gone: Gone
  readonly status: 'open' | 'running' | 'finished' | 'abandoned'
  readonly rated: boolean
  readonly revision: number
  readonly public: boolean
  readonly commitment: string
  readonly secret?: string
  readonly chairs: readonly Chair[]
  readonly nonPlayers: Readonly<Record<string, string>>
  readonly asked: { readonly chair: number; readonly since: number; readonly deadline: number | null } | null
  readonly requests: readonly Consent[]
  readonly rematch: string | null
  readonly changed: number
}

/** Who one is at a table. */
export interface You {
  readonly chair: number | null
  readonly factions: readonly string[]
  readonly host: boolean
  /** The chair that is kept for one. */
  readonly invited: number | null
  /** The empty chair that one's link leads to. */
  readonly linked: number | null
}

export interface ChatLine {
  readonly n: number
  readonly chair: number | null
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface SeatLink {
  readonly chair: number
  readonly factions: readonly string[]
  readonly key: string
}

/** What somebody wants who sets a table up. */
export interface TableWish {
  readonly game: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: Readonly<Record<string, string>>
  readonly name: string
  readonly title: string
  readonly public: boolean
  readonly rated: boolean
  readonly pace: TablePace
  readonly gone: Gone
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly text?: string; readonly rule?: string }
}

/** What the server refused, in its own words: they are in the person's language. */
export class Declined extends BadInput {
  override name = 'Declined'
  /** Its code. */
  readonly said: string
  private readonly words: string | undefined

  constructor({ error = {} }: ErrorBody) {
    const { code = 'unavailable', text, rule } = error
    super('declined', 'online.unreachable', {}, { catalogues, ...(rule === undefined ? {} : { rule }) })
    this.said = code
    this.words = text
  }

  override textIn(tongue: Parameters<BadInput['textIn']>[0]): string {
    return this.words ?? super.textIn(tongue)
  }
}

/** What stands at a table for somebody whose account is deleted. */
export const DELETED = 'deleted player'

/** Whether the page came from a server with tables: it says so with the page, so nobody else is asked in vain. */
export const hasTables = (): boolean => /(^|; )coinflict-tables=1/.test(document.cookie)

interface Sent {
  readonly key?: string | undefined
  readonly method?: string
  readonly body?: object
}

/** A request to the server. */
export async function ask<Reply>(path: string, { key, body, method = body === undefined ? 'GET' : 'POST' }: Sent = {}) {
  let reply: Response
  try {
    reply = await fetch(`api/${path}`, {
      method,
      headers: {
        'accept-language': language.value,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Seat ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Declined({})
  }
  const told: unknown = await reply.json().catch(() => ({}))
  if (!reply.ok) throw new Declined(Object(told) as ErrorBody)
  return told as Reply
}

const at = (id: string, act = ''): string => `tables/${encodeURIComponent(id)}${act === '' ? '' : `/${act}`}`

interface Joined {
  readonly table: Info
  readonly chair: number
  readonly key?: string
}

export const createTable = (wish: TableWish) =>
  ask<{ readonly table: Info; readonly key: string; readonly links: readonly SeatLink[] }>('tables', { body: wish })

export const publicTables = async (status: Info['status']): Promise<readonly Info[]> =>
  (await ask<{ readonly tables: readonly Info[] }>(`tables?status=${status}`)).tables

export const tableOf = (id: string, key: string | undefined) =>
  ask<{ readonly table: Info; readonly you: You }>(at(id), { key })

export const joinTable = (id: string, key: string | undefined, wish: { name?: string; faction?: string }) =>
  ask<Joined>(at(id, 'join'), { key, body: wish })

export const declineSeat = (id: string) => ask<object>(at(id, 'decline'), { method: 'POST' })

/** For whom an empty seat is from now on, or which non-player plays there. */
export type Offer =
  | { readonly for: 'link' | 'open' }
  | { readonly for: 'person'; readonly name: string }
  | { readonly for: 'non-player'; readonly kind: string }

export const offerSeat = (id: string, key: string | undefined, chair: number, offer: Offer) =>
  ask<{ readonly table: Info; readonly link?: SeatLink }>(at(id, 'offer'), { key, body: { chair, ...offer } })

export const startTable = (id: string, key: string | undefined) =>
  ask<{ readonly table: Info }>(at(id, 'start'), { key, method: 'POST' })

export const leaveTable = (id: string, key: string | undefined) =>
  ask<{ readonly table: Info }>(at(id, 'leave'), { key, method: 'POST' })

export const handOver = (id: string, key: string | undefined) =>
  ask<Joined & { readonly key: string }>(at(id, 'hand-over'), { key, method: 'POST' })

/** Lets a non-player answer for somebody who is gone or late. */
export const replaceAt = (id: string, key: string | undefined, chair: number) =>
  ask<{ readonly table: Info }>(at(id, 'replace'), { key, body: { chair } })

export const rematch = (id: string, key: string | undefined) =>
  ask<{ readonly table: Info }>(at(id, 'rematch'), { key, method: 'POST' })

export const consent = (id: string, key: string | undefined, request: string, agree: boolean) =>
  ask<object>(at(id, 'consent'), { key, body: { request, agree } })

export const chatAt = async (id: string, from: number): Promise<readonly ChatLine[]> =>
  (await ask<{ readonly lines: readonly ChatLine[] }>(at(id, `chat?from=${from}`))).lines

export const sayAt = (id: string, key: string | undefined, text: string) =>
  ask<object>(at(id, 'chat'), { key, body: { text } })

export const notesAt = async (id: string, key: string | undefined): Promise<string> =>
  (await ask<{ readonly text: string }>(at(id, 'notes'), { key })).text

export const writeNotes = (id: string, key: string | undefined, text: string) =>
  ask<object>(at(id, 'notes'), { key, method: 'PUT', body: { text } })

/** Why non-players gave entries of the server's journal. */
export type Reasons = readonly { readonly n: number; readonly explanation: Explanation }[]

export const reasonsAt = async (id: string, key: string | undefined, from: number): Promise<Reasons> =>
  (await ask<{ readonly reasons: Reasons }>(at(id, `why?from=${from}`), { key })).reasons

export const exportOf = (id: string, key: string | undefined) => ask<Save>(at(id, 'export'), { key })
