import {
  explanationText,
  factionId,
  factionName,
  familyName,
  idsOf,
  logText,
  markerName,
  pieceName,
  type QuestionView,
  questionText,
  questionView,
  reasonText,
  verdictText,
  wordText,
} from '@coinflict/kernel/display'
import { ranking, shownControl, sourceOf } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  type ChanceAsked,
  type Explanation,
  type Faction,
  type Game,
  HIDDEN,
  keyOf,
  type LogEvent,
  type Piece,
  type Reason,
  type Side,
  type Volume,
  type Word,
  wordOf,
} from '@coinflict/kernel/state'
import { entryKey, questionFor, SPECTATOR, type Table, type Viewer } from '@coinflict/kernel/table'
import { cardText, fill, type Language, message } from '@coinflict/kernel/text'

/** Who is asked where all at the table are. */
const TABLE = 'table'

/** What the protocol shows of a game: plain objects with readable ids, ready to be written as JSON. */

export interface StandingView {
  readonly faction: string
  readonly margin: number
  readonly place: number
}

/** Where a game stands: somebody is asked, or it is over and has a ranking. */
export interface Asked {
  readonly over: boolean
  readonly question: QuestionView | null
  readonly ranking?: readonly StandingView[]
  /** How it ended against non-players, where the rule book has a word for it. */
  readonly verdict?: string
}

/** Why a non-player gave an answer. */
export interface ExplanationView {
  readonly family: string
  /** The line of the chart: rule and mark. */
  readonly line: string
  readonly rule: string
  /** The line, what it had to choose from, what narrowed that down, the dice: a sentence each. */
  readonly text: readonly string[]
  readonly candidates: readonly string[]
  readonly breaks: readonly { readonly text: string; readonly left: readonly string[] }[]
  readonly dice: readonly number[]
}

/** An entry of the journal, with the reason where a non-player gave it. */
export interface EntryView {
  readonly by: string
  readonly key: string
  readonly why?: ExplanationView
}

export interface ReasonView {
  readonly message: string
  readonly text: string
  readonly rule: string
}

/** What all at the table are asked who have their own deck and dice. */
function chanceView({ game, volume }: Table, q: ChanceAsked, language: Language): QuestionView {
  return {
    by: null,
    seat: TABLE,
    rule: q.rule,
    message: q.id,
    text: questionText(game, q, language),
    about: idsOf(volume, { ...(q.by === -1 ? {} : { faction: q.by }), ...q.params }),
    answers: q.answers.map((answer) => ({
      key: keyOf(volume, answer),
      text: wordText(volume, answer, language),
      touches: {},
    })),
  }
}

const rankingView = (table: Table): readonly StandingView[] =>
  ranking(table.game).map(({ faction, margin, place }) => ({
    faction: factionId(table.volume, faction),
    margin,
    place,
  }))

function verdictView({ game }: Table, language: Language): { verdict?: string } {
  const verdict = verdictText(game, language)
  return verdict === undefined ? {} : { verdict }
}

export function explanationView(volume: Volume, explanation: Explanation, language: Language): ExplanationView {
  const keys = (words: readonly Word[]): string[] => words.map((w) => keyOf(volume, w))
  return {
    family: explanation.family,
    line: explanation.line.id,
    rule: explanation.line.rule,
    text: explanationText(volume, explanation, language),
    candidates: keys(explanation.candidates),
    breaks: explanation.breaks.map(({ text, left }) => ({ text: text[language], left: keys(left) })),
    dice: explanation.dice,
  }
}

/** Where a game stands, as a viewer sees it: what is asked in secret of others has no answers. */
export function askedView(table: Table, language: Language, viewer: Viewer = SPECTATOR): Asked {
  const question = questionFor(table, viewer)
  const { chanceAsked } = table
  if (chanceAsked !== undefined) return { over: false, question: chanceView(table, chanceAsked, language) }
  return question === undefined
    ? { over: true, question: null, ranking: rankingView(table), ...verdictView(table, language) }
    : { over: false, question: questionView(table, question, language) }
}

export function reasonView(g: Game, reason: Reason, language: Language, key: string): ReasonView {
  return {
    message: reason.id,
    text: reasonText(g, reason, language, wordOf(g.volume, key)),
    rule: reason.rule,
  }
}

/** Entries of the journal from an index on, with who made them. */
export function entriesView(table: Table, from: number, language: Language): readonly EntryView[] {
  const { answeredBy, entries, explanations, record, volume } = table
  return entries.slice(from).map((entry, i) => {
    const explanation = explanations[from + i]
    return {
      by: factionId(volume, answeredBy[from + i] as Faction),
      key: record.secretOf(from + i) === undefined ? entryKey(volume, entry) : keyOf(volume, HIDDEN),
      ...(explanation === undefined ? {} : { why: explanationView(volume, explanation, language) }),
    }
  })
}

/** What only the player of a faction may see. */
export const secretsView = ({ game, volume }: Table, faction: Faction, language: Language) =>
  (volume.secrets?.(game, faction) ?? []).map(({ id, isOpen }) => ({
    id,
    text: message(volume.catalogues, language, id),
    open: isOpen,
  }))

export function totalsView(table: Table) {
  const { game, volume } = table
  const control: Record<string, string | null> = {}
  for (const space of volume.onMap(game)) {
    const holder = shownControl(game, space)
    control[volume.spaces[space]?.id as string] = holder === -1 ? null : (volume.holders[holder]?.id as string)
  }
  const margins = Object.fromEntries(volume.allFactions.map((f) => [factionId(volume, f), volume.margin(game, f)]))
  const ranking = table.isOver ? { ranking: rankingView(table) } : {}
  return { control, totals: volume.totals(game), margins, over: table.isOver, ...ranking }
}

export function eventView(volume: Volume, event: LogEvent, language: Language) {
  return {
    kind: event.kind,
    by: event.by === -1 ? null : factionId(volume, event.by),
    rule: event.rule,
    at: event.at,
    text: logText(volume, event, language),
    ...idsOf(volume, event),
    ...(event.change === undefined ? {} : { change: event.change }),
    ...(event.text === undefined || event.text === '' ? {} : { detail: event.text }),
  }
}

/** A card of the game on the table: both sides in our words, how long they last, and how well the printed text is known. */
export function cardView({ game }: Table, card: CardFacts, language: Language) {
  const texts = cardText(card, game.volume.edition(game.setup.options), language)
  const side = (id: Side, text: string) => {
    const lasts = card.lasts?.[id]
    const provenance = card.provenance?.[id]
    return {
      text,
      ...(lasts === undefined ? {} : { lasts }),
      ...(provenance === undefined ? {} : { provenance }),
      ...(sourceOf(game, card, id) === 'by-hand' ? { byHand: true } : {}),
    }
  }
  return {
    number: card.number,
    title: card.title,
    order: card.order,
    dual: card.dual,
    round: card.round === true,
    unshaded: side('unshaded', texts.unshaded),
    ...(texts.shaded === undefined ? {} : { shaded: side('shaded', texts.shaded) }),
  }
}

/** All that is needed to set a game up, to write a position and to read the replies. */
export function volumeView(volume: Volume, language: Language) {
  const text = (id: string) => fill(message(volume.catalogues, language, id), { n: 1 }, language)
  return {
    id: volume.id,
    title: volume.title,
    rules: volume.rulesVersion,
    scenarios: volume.scenarios.map(({ id, rule }) => ({ id, text: text(`scenario.${id}`), rule })),
    options: volume.options.map((option) => ({
      id: option.id,
      text: text(`option.${option.id}`),
      values: option.values,
      default: option.default,
      rule: option.rule,
    })),
    families: volume.families.map(({ id, factions }) => ({ id, text: familyName(volume, id, language), factions })),
    factions: volume.factions.map(({ id }, i) => ({ id, name: factionName(volume, i as Faction, language) })),
    spaces: volume.spaces.map(({ id, name, kind, terrain, terrainIsOurs, pop, econ, coastal, adjacent }) => ({
      id,
      name,
      kind,
      ...(terrain === undefined ? {} : { terrain }),
      ...(terrainIsOurs === true ? { terrainIsOurs } : {}),
      pop,
      econ,
      ...(coastal === true ? { coastal } : {}),
      adjacent,
    })),
    pieces: volume.pieces.map(({ id, faction, type, supply, active }, i) => ({
      id,
      name: pieceName(volume, i as Piece, language),
      faction,
      type,
      supply,
      active: active === true,
    })),
    supplies: volume.supplies.map(({ id, count }) => ({ id, count })),
    markers: volume.markers.map(({ id, mostPerSpace }) => ({
      id,
      name: markerName(volume, id, language),
      most: mostPerSpace,
    })),
    tracks: volume.tracks.map(({ id, min, max, boxes }) => ({
      id,
      name: text(`track.${id}`),
      min,
      max,
      ...(boxes === undefined ? {} : { boxes }),
    })),
    cards: volume.cards.map(({ number, title, order, dual, round }) => ({
      number,
      title,
      order,
      dual,
      round: round === true,
    })),
    interjections: Object.keys(volume.interjections),
  }
}
