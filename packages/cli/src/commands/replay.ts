import {
  BadInput,
  type Faction,
  type Game,
  keyOf,
  type Language,
  type LogEvent,
  loadSave,
  logText,
  type Piece,
  positionOf,
  questionText,
  Refused,
  ranking,
  reasonText,
  type Space,
  type Table,
  type Track,
  type Volume,
  wordOf,
} from '@coinflict/kernel'
import { SEAT_KINDS } from '@coinflict/players'
import { readArguments, text, whole } from '../arguments.ts'
import { boardText, rankingLines } from '../board.ts'
import { readJson } from '../files.ts'
import { VOLUMES } from '../games.ts'
import { PLAIN } from '../layout.ts'
import type { Command } from '../main.ts'
import { logLines } from '../story.ts'
import { languageOf } from './play.ts'

export const replay: Command = {
  about: 'play a saved game through',
  usage: `Usage: coinflict replay FILE [--to N] [--json] [--lang en|es|pl]

  --to N    stop after entry N of the journal
  --json    one JSON object: position, totals, margins, log
  --lang L  language: en, es, pl

Plays a saved game through from its start and prints what happened, with rule numbers, and the board it led to.`,
  run(args) {
    const a = readArguments(args, { to: 'string', json: 'boolean', lang: 'string' })
    const language = languageOf(a)
    const [file, ...more] = a.rest
    if (file === undefined) throw new BadInput('arguments', 'name the file of a saved game')
    if (more.length > 0) throw new BadInput('arguments', `replay takes one file, not "${more.join(' ')}" too`)
    const data = readJson(file)
    const table = openTable(file, data)
    const laidOut = table.game.log?.length ?? 0
    const journal = (data as { readonly journal: readonly string[] }).journal
    const to = text(a, 'to') === undefined ? journal.length : whole(a, 'to', 0, 0, journal.length)
    journal.slice(0, to).forEach((entry, at) => {
      playEntry(table, file, entry, at)
    })
    const shown = a.values.json
      ? JSON.stringify(summary(table, journal.length, to, language))
      : readable(table, laidOut, language)
    // Whoever reads may stop early (a pipe into head).
    process.stdout.on('error', () => {})
    process.stdout.write(`${shown}\n`)
    return 0
  },
}

/** The game as it began, before the first answer. A replay never takes a short cut over a checkpoint. */
function openTable(file: string, data: unknown): Table {
  const isList = typeof data === 'object' && data !== null && 'journal' in data && Array.isArray(data.journal)
  const isWhole = isList && (data.journal as unknown[]).every((entry) => typeof entry === 'string')
  const opening = isWhole ? { ...data, journal: [], checkpoint: undefined } : data
  try {
    return loadSave(opening, VOLUMES, SEAT_KINDS, () => []).table
  } catch (error) {
    throw new BadInput('save', `${file}: ${(error as Error).message}`)
  }
}

/** Carries one entry out, or says which it is and why it does not fit. */
function playEntry(table: Table, file: string, entry: string, at: number): void {
  try {
    if (entry.startsWith('@')) interject(table, entry)
    else table.answer(entry)
  } catch (error) {
    throw new BadInput(
      'journal',
      `${file}: entry ${at + 1} of the journal, "${entry}", does not fit: ${whyNot(table, entry, error)}`,
    )
  }
}

/** `@3 farc give auc resources 3`: at which question of the turn, who, what. */
function interject(table: Table, entry: string): void {
  const [at, byId = '', verb = '', ...words] = entry.split(' ')
  const by = table.volume.factionIndex.get(byId)
  if (by === undefined) throw new BadInput('journal', `there is no faction "${byId}"`)
  if (at !== `@${table.game.questions - 1}`) throw new BadInput('journal', 'it was done at another question')
  table.interject(by, verb, words)
}

function whyNot(table: Table, entry: string, error: unknown): string {
  const { pending, volume } = table
  if (pending === undefined) return 'the game is over before it'
  const reason =
    error instanceof Refused
      ? `${reasonText(table.game, error.reason, 'en', wordOf(volume, entry))}${error.reason.rule === '' ? '' : ` (${error.reason.rule})`}`
      : (error as Error).message
  if (entry.startsWith('@')) return reason
  const answers = pending.answers.map((w) => keyOf(volume, w)).join(', ')
  const asked = `"${questionText(table.game, pending, 'en')}" (${pending.rule}) has the answers ${answers}`
  return error instanceof Refused ? `${reason} ${asked}` : asked
}

/** The log, then the board. How the scenario was laid out is nothing that happened; only its first card is. */
function readable(table: Table, laidOut: number, language: Language): string {
  const { game, volume } = table
  const width = Math.max(60, Math.min(100, process.stdout.columns ?? 80))
  const view = { g: game, language, width, paint: PLAIN }
  const events = (game.log ?? []).filter(({ kind }, i) => i >= laidOut || kind === 'card')
  const log = logLines(volume, events, view).join('\n')
  const parts = [log, boardText(game, language, { width }), ...(table.isOver ? [rankingLines(view).join('\n')] : [])]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** All that a program wants to know of where the game came to. */
function summary(table: Table, entries: number, to: number, language: Language) {
  const { game, volume } = table
  const id = (f: Faction): string => volume.factions[f]?.id ?? ''
  return {
    game: volume.id,
    entries,
    to,
    position: positionOf(game),
    totals: volume.totals(game),
    margins: Object.fromEntries(volume.allFactions.map((f) => [id(f), volume.margin(game, f)])),
    over: table.isOver,
    ranking: ranking(game).map(({ faction, margin, place }) => ({ faction: id(faction), margin, place })),
    log: (game.log ?? []).map((event) => describe(game, event, language)),
  }
}

/** A log event with names for numbers; `detail` is the raw word that some kinds carry. */
function describe({ volume }: Game, event: LogEvent, language: Language) {
  const { kind, by, rule, at, n, card } = event
  return {
    kind,
    by: by === -1 ? null : (volume.factions[by]?.id ?? null),
    rule,
    text: logText(volume, event, language),
    at,
    ...named('piece', volume.pieces, event.piece),
    ...named('space', volume.spaces, event.space),
    ...named('to', volume.spaces, event.to),
    ...named('faction', volume.factions, event.faction),
    ...named('track', volume.tracks, event.track),
    ...(event.word === undefined ? {} : { word: keyOf(volume, event.word) }),
    ...(n === undefined ? {} : { n }),
    ...(event.change === undefined ? {} : { change: event.change }),
    ...(card === undefined ? {} : { card }),
    ...(event.text === undefined ? {} : { detail: event.text }),
  }
}

const named = (
  name: string,
  list: Volume['spaces'] | Volume['pieces'] | Volume['factions'] | Volume['tracks'],
  at: Space | Piece | Faction | Track | undefined,
): Record<string, string> => {
  const id = at === undefined ? undefined : list[at]?.id
  return id === undefined ? {} : { [name]: id }
}
