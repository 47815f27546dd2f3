import type { Asked, Params } from '../state/asked.ts'
import type { Faction, Word } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import type { Volume } from '../state/model.ts'
import { isFactionWord, isNumberWord, isPieceWord, isSpaceWord, keyOf, wordFaction, wordPiece } from '../state/words.ts'
import type { Table } from '../table/table.ts'
import type { Language } from '../text/catalogue.ts'
import { answerText, questionText } from './describe.ts'

/** What programs are shown of a question: plain objects with readable ids, ready to be written as JSON. */

/** What a question, an answer or an event speaks of, by id. */
export interface Ids {
  space?: string
  to?: string
  piece?: string
  faction?: string
  track?: string
  word?: string
  card?: number
  n?: number
}

export interface AnswerView {
  readonly key: string
  readonly text: string
  /** What it touches on the map. */
  readonly touches: Ids
}

export interface QuestionView {
  /** The faction that is asked; nobody's where all at the table are. */
  readonly by: string | null
  /** The kind of player that is asked. */
  readonly seat: string
  readonly rule: string
  readonly message: string
  readonly text: string
  readonly about: Ids
  readonly answers: readonly AnswerView[]
  /** Whether it is for the eyes of its player only. */
  readonly secret?: true
}

export const factionId = (volume: Volume, faction: Faction): string => volume.factions[faction]?.id ?? '?'

export function idsOf(volume: Volume, params: Params & Pick<LogEvent, 'track'>): Ids {
  const { space, to, piece, faction, track, word, card, n } = params
  const ids: Ids = {}
  const name = <Key extends keyof Ids>(key: Key, id: Ids[Key] | undefined) => {
    if (id !== undefined) ids[key] = id
  }
  if (space !== undefined) name('space', volume.spaces[space]?.id)
  if (to !== undefined) name('to', volume.spaces[to]?.id)
  if (piece !== undefined) name('piece', volume.pieces[piece]?.id)
  if (faction !== undefined) name('faction', volume.factions[faction]?.id)
  if (track !== undefined) name('track', volume.tracks[track]?.id)
  if (word !== undefined) name('word', keyOf(volume, word))
  name('card', card)
  name('n', n)
  return ids
}

/** A space by itself; pieces, factions and numbers with the place that the question is about; a word of a menu nothing. */
function touchesOf(volume: Volume, about: Params, answer: Word): Ids {
  if (isSpaceWord(answer)) return { space: keyOf(volume, answer) }
  const { space, to, piece } = idsOf(volume, about)
  const place = { ...(space === undefined ? {} : { space }), ...(to === undefined ? {} : { to }) }
  if (isPieceWord(answer)) return { ...place, ...idsOf(volume, { piece: wordPiece(answer) }) }
  if (isFactionWord(answer)) return { ...place, ...idsOf(volume, { faction: wordFaction(answer) }) }
  if (isNumberWord(answer)) return { ...place, ...(piece === undefined ? {} : { piece }) }
  return {}
}

/** What somebody is asked, with every answer. */
export function questionView(table: Table, q: Asked, language: Language): QuestionView {
  const { game, volume, setup } = table
  const about = q.params ?? {}
  return {
    by: factionId(volume, q.by),
    seat: setup.seats[q.by]?.kind ?? '?',
    rule: q.rule,
    message: q.id,
    text: questionText(game, q, language),
    about: idsOf(volume, about),
    answers: q.answers.map((answer) => ({
      key: keyOf(volume, answer),
      text: answerText(game, q, answer, language),
      touches: touchesOf(volume, about, answer),
    })),
    ...(q.isSecret ? { secret: true } : {}),
  }
}
