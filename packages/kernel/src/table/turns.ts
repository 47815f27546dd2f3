import type { Asked } from '../state/asked.ts'
import type { Explanation } from '../state/explanation.ts'
import type { Faction } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import type { Entry, Game, Seat } from '../state/model.ts'
import { currentCard, isRoundCard, phase } from '../state/reading.ts'
import type { Table } from './table.ts'

/** A part of the journal: from its first entry up to where the next part begins. */
export interface JournalRange {
  readonly from: number
  readonly to: number
}

/** A stretch of play between two checkpoints: a faction's turn, or a part of a round, which is nobody's. */
export interface Turn extends JournalRange {
  readonly number: number
  /** Who gave its first answer; nobody if it took none. */
  readonly by: Faction | undefined
  /** The game as it began, and where its events begin in the log. */
  readonly game: Game
  readonly logFrom: number
  readonly events: readonly LogEvent[]
  /** What was asked and answered in it, and why non-players answered so. */
  readonly asked: readonly (Asked | undefined)[]
  readonly entries: readonly Entry[]
  readonly reasons: readonly (Explanation | undefined)[]
  /** Whether it is a part of a round. */
  readonly isOfRound: boolean
}

/** What happened in a faction's turn or in a part of a round. */
export type TurnReport = Pick<Turn, 'by' | 'game' | 'events'>

/** One turn of a table; the last is the one that runs. */
export function turnOf(table: Table, number: number): Turn {
  const { entries, log, record } = table
  const { at: from, game, logLength } = table.moment(number)
  const next = number < table.turnsDone ? table.moment(number + 1) : { at: entries.length, logLength: log.length }
  const first = entries.findIndex((entry, i) => i >= from && i < next.at && typeof entry === 'number')
  return {
    number,
    from,
    to: next.at,
    by: first === -1 ? undefined : record.answeredBy[first],
    game,
    logFrom: logLength,
    events: log.slice(logLength, next.logLength),
    asked: record.asked.slice(from, next.at),
    entries: entries.slice(from, next.at),
    reasons: record.explanations.slice(from, next.at),
    isOfRound: isRoundCard(game, currentCard(game)),
  }
}

/** The turn in which an entry was made. */
export function turnAt(table: Table, entry: number): number {
  let turn = table.turnsDone
  while (turn > 0 && table.moment(turn).at > entry) turn--
  return turn
}

/** Whether after a turn the same faction simply goes on in the same phase, and nothing new was drawn. */
export function goesOn(table: Table, number: number): boolean {
  const { pending, game, entries, answeredBy } = table
  const last = entries.length - 1
  return (
    pending !== undefined &&
    phase(table.moment(number).game) === phase(game) &&
    answeredBy[last] === pending.by &&
    !table.hasChanceSince(last)
  )
}

/**
 * What a turn brought by itself, before anybody was asked in it: a part of a round, or the turn of a faction that could only pass. Nothing
 * where answers tell all of it.
 */
export function automaticPart(table: Table, number: number): TurnReport | undefined {
  const { from, to, game, isOfRound, events: all } = turnOf(table, number)
  const events = all.filter((event) => event.at === from)
  const isAsked = to > from || (number === table.turnsDone && table.pending !== undefined)
  if (isOfRound) {
    const isTold = isAsked ? events.some(({ kind }) => kind !== 'phase') : events.length > 0
    return isTold ? { by: undefined, game, events } : undefined
  }
  const by = isAsked ? undefined : events.find((event) => event.by !== -1)?.by
  return by === undefined || by === -1 ? undefined : { by, game, events }
}

/** What happened since a faction last had its say, up to what it did in the turn that runs: turn by turn, without the set-up. */
export function newsFor(table: Table, faction: Faction): readonly TurnReport[] {
  const { answeredBy, entries } = table
  const began = table.moment(table.turnsDone).at
  const own = answeredBy.indexOf(faction, began)
  const until = own === -1 ? entries.length : own
  const since = answeredBy.slice(0, began).lastIndexOf(faction)
  const told: TurnReport[] = []
  for (let number = since === -1 ? 0 : turnAt(table, since); number <= table.turnsDone; number++) {
    const turn = turnOf(table, number)
    const { game } = turn
    const events = turn.events.filter(({ at }) => at > since && at <= until)
    if (currentCard(game) === 0 || events.length === 0) continue
    if (turn.isOfRound) {
      const last = told.at(-1)
      if (last !== undefined && last.by === undefined && phase(last.game) === phase(game)) {
        told[told.length - 1] = { ...last, events: [...last.events, ...events] }
      } else told.push({ by: undefined, game, events })
      continue
    }
    const by = turn.by ?? events.find((event) => event.by !== -1)?.by
    if (by !== undefined && by !== -1 && by !== faction) told.push({ by, game, events })
  }
  return told
}

/** The turns that non-players had last, or others who are watched like them, one after another; nothing if they had none. */
export function lastTurns(table: Table, isTheirs = ({ nonPlayer }: Seat) => nonPlayer): JournalRange | undefined {
  const { seats } = table.setup
  if (!seats.some(isTheirs)) return undefined
  let found: JournalRange | undefined
  for (let number = table.turnsDone; number >= 0; number--) {
    const { by, from, to } = turnOf(table, number)
    if (by === undefined) continue
    if (isTheirs(seats[by] as Seat)) found = { from, to: found?.to ?? to }
    else if (found !== undefined) return found
  }
  return found
}
