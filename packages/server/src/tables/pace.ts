import type { ChairRow, TableRow } from '../database/schema.ts'

/** How fast a game is played: as one likes, with a clock for each person, or so many days for each turn. */
export type Pace =
  | { readonly kind: 'free' }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const paceOf = (row: TableRow): Pace => JSON.parse(row.pace) as Pace

/** The time that a person has at the beginning. */
export const firstTime = (pace: Pace): number | null => (pace.kind === 'live' ? pace.minutes * MINUTE : null)

export interface Clock {
  readonly asked: number | null
  readonly asked_since: number | null
  readonly deadline: number | null
}

/** Who is asked now, since when and until when; the clock of whoever was asked before is stopped. */
export function clockAfter(
  row: TableRow,
  chairs: readonly ChairRow[],
  asked: number | null,
  now: number,
): { readonly clock: Clock; readonly stopped?: ChairRow } {
  if (asked === row.asked) return { clock: { asked, asked_since: row.asked_since, deadline: row.deadline } }
  const pace = paceOf(row)
  const before = chairs.find(({ chair }) => chair === row.asked)
  const stopped =
    pace.kind === 'live' && before !== undefined && before.left_ms !== null && row.asked_since !== null
      ? { ...before, left_ms: Math.max(0, before.left_ms - (now - row.asked_since)) + pace.increment * 1000 }
      : undefined
  const left = chairs.find(({ chair }) => chair === asked)?.left_ms ?? null
  const time = asked === null || pace.kind === 'free' ? null : pace.kind === 'days' ? pace.days * DAY : left
  return {
    clock: { asked, asked_since: asked === null ? null : now, deadline: time === null ? null : now + time },
    ...(stopped === undefined ? {} : { stopped }),
  }
}
