import { cardName, explanationText, factionName, HEADINGS, logSentences } from '@coinflict/kernel/display'
import { nextFaction, slot } from '@coinflict/kernel/rules'
import {
  currentCard,
  type Entry,
  type Faction,
  isSpaceWord,
  type LogEvent,
  type LogKind,
  phase,
  type Volume,
  type Word,
} from '@coinflict/kernel/state'
import type { Moment, Table } from '@coinflict/kernel/table'
import { phaseText, type View } from './board.ts'
import { wrap } from './layout.ts'
import { say } from './text/say.ts'

/** Log events that say what a faction undertakes; its reasons stand under them. */
const DEEDS: ReadonlySet<LogKind> = new Set<LogKind>(['pass', 'operation', 'activity', 'event'])

/** What happened, a sentence each with its rule; what follows from something is indented. */
export function logLines(volume: Volume, events: readonly LogEvent[], view: Omit<View, 'g'>): string[] {
  return logSentences(volume, events, view.language).flatMap(({ event, text, isHeading }, i) => {
    const lines = wrap(text, view.width, '    ', isHeading ? '' : '  ')
    if (event.kind === 'phase') return [...(i === 0 ? [] : ['']), ...lines.map(view.paint.strong)]
    return event.by === -1 ? lines : lines.map((line) => view.paint.faction(event.by as Faction, line))
  })
}

/** A sentence of reasons, under what it explains. */
export const reasonLines = ({ paint, width }: Omit<View, 'g'>, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : wrap(sentences.join(' '), width, '      ', '    ').map(paint.faint)

/** A place in a game: before an entry of the journal and an event of the log. */
export type Place = Pick<Moment, 'at' | 'logLength'>

/** A turn as far as it is told. */
interface ToldTurn {
  readonly view: View
  readonly events: readonly LogEvent[]
  readonly entries: readonly Entry[]
  /** The number of the first entry. */
  readonly at: number
}

/** What happened from one place of a game to another, turn by turn, with the reasons of the non-players under what they did. */
export function storyLines(table: Table, view: View, from: Place, to: Place): string[] {
  const lines: string[] = []
  for (let n = turnWith(table, from); n <= table.turnsDone; n++) {
    const begun = table.moment(n)
    if (begun.logLength > to.logLength || begun.at > to.at) break
    const ended = n < table.turnsDone ? table.moment(n + 1) : to
    const at = Math.max(begun.at, from.at)
    const turn: ToldTurn = {
      view: { ...view, g: begun.game },
      events: table.log.slice(Math.max(begun.logLength, from.logLength), Math.min(ended.logLength, to.logLength)),
      entries: table.entries.slice(at, Math.min(ended.at, to.at)),
      at,
    }
    const isWhole = begun.at >= from.at && begun.logLength >= from.logLength
    const head = isWhole && turn.events.length > 0 ? headLines(table, turn) : []
    lines.push(...(lines.length > 0 && head.length > 0 ? [''] : []), ...head, ...turnLines(table, turn))
  }
  return lines
}

/** The turn that a place lies in. */
function turnWith(table: Table, { at, logLength }: Place): number {
  let n = table.turnsDone
  for (; n > 0; n--) {
    const begun = table.moment(n)
    if (begun.at <= at && begun.logLength <= logLength) break
  }
  return n
}

/** Whose turn it is, and on which card or in which phase, if it is one of a seat that answers by itself. */
function headLines(table: Table, { view, events, entries, at }: ToldTurn): string[] {
  const { g, language, paint, width } = view
  const { volume } = g
  const isCard = volume.phases[phase(g)]?.id === 'card'
  const by = isCard ? nextFaction(g, volume.order(g)) : entries.length > 0 ? table.answeredBy[at] : undefined
  if (by === undefined || table.deciders[by] === undefined) return []
  const faction = factionName(volume, by, language)
  const paintHead = (text: string): string[] =>
    wrap(text, width, '  ').map((line) => paint.strong(paint.faction(by, line)))
  if (isCard) {
    const id = slot(g) === 1 ? 'turn.second' : 'turn.first'
    return paintHead(say(language, id, { faction, card: cardName(volume, currentCard(g)) }))
  }
  // Where a phase begins, the log says which.
  const isSaid = events.some(({ kind }) => kind === 'phase')
  return isSaid ? [] : paintHead(say(language, 'turn.phase', { faction, text: phaseText(view) }))
}

/** What happened in a turn, step by step: a step begins with a deed or a space that is chosen. */
function turnLines(table: Table, turn: ToldTurn): string[] {
  const { view, events, entries, at } = turn
  const { volume } = view.g
  const told = new Set<string>()
  const lines: string[] = []
  let done: LogEvent[] = events.filter((event) => event.at <= at)
  let reasons: string[][] = isForced(table, turn) ? [[say(view.language, 'reasons.nothing')]] : []
  const tell = (): void => {
    // Under the deed itself, and what came of it follows; or under what was done, before anything else begins.
    const deed = done.findIndex(({ kind }) => DEEDS.has(kind))
    const next = done.findIndex(({ kind }, i) => i > 0 && HEADINGS.has(kind))
    const first = deed !== -1 ? deed + 1 : next !== -1 ? next : done.length
    lines.push(...logLines(volume, done.slice(0, first), view))
    for (const sentences of reasons) lines.push(...reasonLines(view, sentences))
    lines.push(...logLines(volume, done.slice(first), view))
    done = []
    reasons = []
  }
  entries.forEach((entry, i) => {
    const caused = events.filter((event) => event.at === at + i + 1)
    const begins =
      (typeof entry === 'number' && isSpaceWord(entry as Word)) || caused.some(({ kind }) => DEEDS.has(kind))
    if (begins && done.length > 0) tell()
    done.push(...caused)
    const explanation = table.explanations[at + i]
    if (explanation === undefined || explanation.isStop) return
    // Of a line nothing is said twice in a turn.
    const fresh = explanationText(volume, explanation, view.language).filter(
      (text) => !told.has(explanation.line.id + text),
    )
    for (const text of fresh) told.add(explanation.line.id + text)
    reasons.push(fresh)
  })
  tell()
  return lines
}

/** Whether a non-player's turn went by without a question: it could only pass. */
const isForced = (table: Table, { events, entries }: ToldTurn): boolean =>
  entries.length === 0 &&
  events.some(({ kind, by }) => kind === 'pass' && by !== -1 && table.setup.seats[by]?.nonPlayer === true)

/** The turns of others since a person's last turn began, without the person's turn that runs; nothing if there were none. */
export function lastTurns(table: Table): { readonly from: Place; readonly to: Place } | undefined {
  const isOwn = (n: number): boolean => {
    const { at } = table.moment(n)
    const end = n < table.turnsDone ? table.moment(n + 1).at : table.entries.length
    return at < end && table.deciders[table.answeredBy[at] as Faction] === undefined
  }
  let last = table.turnsDone
  while (last > 0 && isOwn(last)) last--
  let first = last
  while (first > 0 && !isOwn(first - 1)) first--
  if (isOwn(first)) return undefined
  const end: Place =
    last < table.turnsDone ? table.moment(last + 1) : { at: table.entries.length, logLength: table.log.length }
  return { from: table.moment(first), to: end }
}
