import {
  gameSummary,
  LOG_FORMATS,
  type LogFormat,
  playedEvents,
  questionText,
  reasonText,
  withRule,
  writtenLog,
} from '@coinflict/kernel/display'
import { errorText, keyOf, type Reason, wordOf } from '@coinflict/kernel/state'
import { loadSave, Refused, type Table } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import { SEAT_KINDS } from '@coinflict/players'
import { needNoMore, oneOf, readArguments, text, whole } from '../arguments.ts'
import { boardText, rankingLines } from '../board.ts'
import type { Command } from '../command.ts'
import { readJson } from '../files.ts'
import { noFaction } from '../games.ts'
import { PLAIN } from '../layout.ts'
import { logLines } from '../story.ts'
import { boxesOf } from '../tables.ts'
import { complaint, say } from '../text/say.ts'

export const replay: Command = {
  usage: (language) => say(language, 'usage.replay'),
  async run(args, language) {
    const a = readArguments(args, { to: 'string', format: 'string' })
    const [file, ...more] = a.rest
    if (file === undefined) throw complaint('arguments', 'error.replay')
    needNoMore('replay', more)
    const format = oneOf(a, 'format', LOG_FORMATS) ?? 'text'
    const data = readJson(file)
    const journal = journalOf(data)
    const to = text(a, 'to') === undefined ? journal.length : whole(a, 'to', 0, 0, journal.length)
    const table = await openTable(file, data, upTo(journal, to))
    const shown = FORMATS[format](table, language, { entries: journal.length, to })
    process.stdout.write(`${shown}\n`)
    return 0
  },
}

/** How far a journal was played, of how many entries. */
interface Played {
  readonly entries: number
  readonly to: number
}

const FORMATS: Readonly<Record<LogFormat, (table: Table, language: Language, played: Played) => string>> = {
  text: readable,
  markdown: (table, language) => writtenLog(table, 'markdown', language).trimEnd(),
  json: (table, language, played) => JSON.stringify({ ...played, ...gameSummary(table, 'everything', language) }),
}

const hasJournal = (data: unknown): data is { readonly journal: readonly string[] } =>
  typeof data === 'object' &&
  data !== null &&
  'journal' in data &&
  Array.isArray(data.journal) &&
  data.journal.every((entry) => typeof entry === 'string')

/** The journal that a file holds; whatever else is wrong with the file is found when it is loaded. */
const journalOf = (data: unknown): readonly string[] => (hasJournal(data) ? data.journal : [])

const isChance = (entry: string): boolean => entry.startsWith('!')

/** The journal up to an entry, with what chance brought of it. */
function upTo(journal: readonly string[], to: number): readonly string[] {
  const next = journal.findIndex((entry, i) => i >= to && !isChance(entry))
  return next === -1 ? journal : journal.slice(0, next)
}

/** The game as its journal leads to it. A replay never takes a short cut over a checkpoint. */
async function openTable(file: string, data: unknown, journal: readonly string[]): Promise<Table> {
  const opening = hasJournal(data) ? { ...data, journal } : data
  const volumes = await Promise.all(boxesOf(data).map((box) => box.volume()))
  let table: Table
  try {
    table = loadSave(opening, volumes, SEAT_KINDS, () => [], { isLenient: true }).table
  } catch (error) {
    throw complaint('save', 'file.in', { file, text: (language) => errorText(error, language) })
  }
  if (table.cutShort === undefined) return table
  const at = placeOf(journal, table.cutShort)
  const entry = journal[at] ?? ''
  throw complaint('journal', 'error.entry', {
    file,
    n: at + 1,
    entry,
    text: (language) => whyNot(table, entry, language),
  })
}

/** Where in a written journal the first entry stands that was not played: an answer, or what chance brought. */
function placeOf(journal: readonly string[], { at, drawn }: NonNullable<Table['cutShort']>): number {
  const places = journal.map((_, i) => i)
  const answer = places.filter((i) => !isChance(journal[i] as string))[at]
  const chance = places.filter((i) => isChance(journal[i] as string))[drawn]
  return Math.min(answer ?? journal.length - 1, chance ?? journal.length - 1)
}

function whyNot(table: Table, entry: string, language: Language): string {
  const { pending, volume } = table
  if (pending === undefined) return say(language, 'replay.over')
  if (isChance(entry)) return say(language, 'replay.chance')
  if (entry.startsWith('@')) return whyNotDone(table, entry, language)
  const reason = table.whyNot(entry)
  const asked = say(language, 'replay.asked', {
    text: questionText(table.game, pending, language),
    rule: pending.rule,
    list: pending.answers.map((w) => keyOf(volume, w)).join(', '),
  })
  return reason === undefined || wordOf(volume, entry) === undefined
    ? asked
    : `${withNumber(table, reason, entry, language)} ${asked}`
}

/** `@3 farc give auc resources 3`: at which question of the game, who, what. */
function whyNotDone(table: Table, entry: string, language: Language): string {
  const [at, byId = '', verb = '', ...words] = entry.split(' ')
  const { game, volume } = table
  const by = volume.factionIndex.get(byId)
  if (by === undefined) return noFaction(volume, 'journal', byId).textIn(language)
  if (at !== `@${game.script.questions - 1}`) return say(language, 'replay.elsewhere')
  try {
    table.interject(by, verb, words)
    return say(language, 'replay.impossible')
  } catch (error) {
    return error instanceof Refused ? withNumber(table, error.reason, entry, language) : errorText(error, language)
  }
}

const withNumber = ({ game, volume }: Table, reason: Reason, entry: string, language: Language): string =>
  withRule(reasonText(game, reason, language, wordOf(volume, entry)), reason.rule)

/** The log, then the board. */
function readable(table: Table, language: Language): string {
  const { game, volume } = table
  const width = Math.max(60, Math.min(100, process.stdout.columns ?? 80))
  const view = { g: game, language, width, paint: PLAIN }
  const log = logLines(volume, playedEvents(table), view).join('\n')
  const parts = [log, boardText(game, language, { width }), ...(table.isOver ? [rankingLines(view).join('\n')] : [])]
  return parts.filter((part) => part !== '').join('\n\n')
}
