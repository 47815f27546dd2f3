import { hasBeatenAll, ranking } from '../rules/victory.ts'
import type { Faction, Piece, Space, Track } from '../state/ids.ts'
import type { LogEvent, LogKind } from '../state/log.ts'
import type { Game, Volume } from '../state/model.ts'
import { keyOf } from '../state/words.ts'
import { positionOf } from '../table/position.ts'
import type { Table } from '../table/table.ts'
import { gameFor, type Viewer } from '../table/visibility.ts'
import { type Language, message, signed } from '../text/catalogue.ts'
import { endText, factionName, logText, verdictText } from './describe.ts'

/** A game written down: as text, as Markdown, or as JSON. */

export const LOG_FORMATS = ['text', 'markdown', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** Events that begin something; what follows from them is told under them. */
export const HEADINGS: ReadonlySet<LogKind> = new Set<LogKind>([
  'card',
  'pass',
  'operation',
  'event',
  'phase',
  'over',
  'hand',
])

const isEligibility = ({ kind }: LogEvent): boolean => kind === 'eligible' || kind === 'ineligible'

/** Events one by one; who became eligible and who did not, by the same rule, stand together. */
export function alike(events: readonly LogEvent[]): readonly (readonly [LogEvent, ...LogEvent[]])[] {
  const groups: [LogEvent, ...LogEvent[]][] = []
  for (const event of events) {
    const group = groups.at(-1)
    if (group !== undefined && isEligibility(event) && isEligibility(group[0]) && event.rule === group[0].rule)
      group.push(event)
    else groups.push([event])
  }
  return groups
}

export const withRule = (text: string, rule: string): string => (rule === '' ? text : `${text} (${rule})`)

/** What happened, as a sentence with its rule. */
export interface LogSentence {
  readonly event: LogEvent
  readonly text: string
  readonly isHeading: boolean
}

export const logSentences = (volume: Volume, events: readonly LogEvent[], language: Language): readonly LogSentence[] =>
  alike(events).map(([event, ...others]) => ({
    event,
    text: withRule([event, ...others].map((each) => logText(volume, each, language)).join(' '), event.rule),
    isHeading: HEADINGS.has(event.kind),
  }))

/** What happened since the scenario was laid out, which is nothing that happened; only its first card is. */
export function playedEvents(table: Table, log: readonly LogEvent[] = table.log): readonly LogEvent[] {
  const laidOut = table.moment(0).logLength
  return log.filter(({ kind }, i) => i >= laidOut || kind === 'card')
}

/** A moment of a game as it is written down, if not its present one. */
export interface ShownMoment {
  readonly game?: Game
  readonly log?: readonly LogEvent[]
}

/** The log of a game for people to read: its title, what happened, and its result or how things stand. */
export function writtenLog(
  table: Table,
  format: Exclude<LogFormat, 'json'>,
  language: Language,
  { game = table.game, log = table.log }: ShownMoment = {},
): string {
  const { volume, setup } = table
  const sentences = logSentences(volume, playedEvents(table, log), language)
  const scenario = message(volume.catalogues, language, `scenario.${setup.scenario}`)
  const lines = format === 'text' ? sentences.flatMap(asText) : sentences.flatMap(asMarkdown)
  const title = format === 'text' ? volume.title : `# ${plain(volume.title)}`
  const standing = standingLines(game, language).map((line) => (format === 'text' ? `  ${line}` : `- ${plain(line)}`))
  const end = game.isOver ? [...endText(game, language), verdictText(game, language) ?? ''].join(' ').trim() : ''
  const ending = format === 'text' ? end : plain(end)
  return [title, '', scenario, '', ...lines, '', ...(end === '' ? [] : [ending, '']), ...standing, ''].join('\n')
}

const asText = ({ event: { kind }, text, isHeading }: LogSentence): string[] =>
  kind === 'card' || kind === 'phase' ? ['', text] : [isHeading ? text : `  ${text}`]

function asMarkdown({ event: { kind }, text, isHeading }: LogSentence): string[] {
  if (kind === 'card') return ['', `## ${plain(text)}`, '']
  if (kind === 'phase') return ['', `### ${plain(text)}`, '']
  return isHeading ? ['', `**${plain(text)}**`, ''] : [`- ${plain(text)}`]
}

/** Without what Markdown would take for a sign of its own. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&')

/** All factions by place, with their margins; those that a non-player has beaten have lost alike and have no place. */
function standingLines(g: Game, language: Language): readonly string[] {
  const standings = ranking(g)
  const isBeaten = standings.some(({ faction }) => hasBeatenAll(g, faction))
  return standings.map(({ faction, margin, place }) => {
    const line = `${factionName(g.volume, faction, language)}: ${signed(margin)}`
    return isBeaten ? line : `${place}. ${line}`
  })
}

/** All that a program wants to know of where a game came to, as far as a viewer may know it. */
export function gameSummary(
  table: Table,
  viewer: Viewer,
  language: Language,
  { game = table.game, log = table.log }: ShownMoment = {},
) {
  const { volume } = table
  const seen = viewer === 'everything' ? game : gameFor(table, viewer, game)
  const id = (f: Faction): string => volume.factions[f]?.id ?? ''
  return {
    game: volume.id,
    position: positionOf(seen),
    totals: volume.totals(seen),
    margins: Object.fromEntries(volume.allFactions.map((f) => [id(f), volume.margin(seen, f)])),
    over: game.isOver,
    ranking: ranking(seen).map(({ faction, margin, place }) => ({ faction: id(faction), margin, place })),
    log: log.map((event) => described(volume, event, language)),
  }
}

/** A log event with names for numbers; `detail` is the raw word that some kinds carry. */
function described(volume: Volume, event: LogEvent, language: Language) {
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
