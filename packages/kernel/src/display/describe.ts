import { levelOf } from '../rules/influence.ts'
import { DEEDS, did, MARKS, markOf } from '../rules/sequence.ts'
import { bestMargin, hasBeatenAll, isAtCheck, isSolo, ranking } from '../rules/victory.ts'
import type { Asked, ChanceAsked, Params, Reason } from '../state/asked.ts'
import type { HolderFacts, Part } from '../state/facts.ts'
import type { Faction, Holder, Piece, Space, Word } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import type { Cover, Game, Volume } from '../state/model.ts'
import { available, isEligible, isNonPlayer } from '../state/reading.ts'
import {
  isCardWord,
  isFactionWord,
  isNumberWord,
  isPieceWord,
  isSpaceWord,
  keyOf,
  wordCard,
  wordFaction,
  wordNumber,
  wordOf,
  wordPiece,
  wordSpace,
} from '../state/words.ts'
import { type Fillings, fill, type Language, message, type Noun, noun, nouns, signed } from '../text/catalogue.ts'

/** Turns what the rules say (message ids with parameters) into sentences. */

const lookUp = (volume: Cover, language: Language, id: string): string => message(volume.catalogues, language, id)

export const spaceName = (volume: Volume, space: Space): string => volume.spaces[space]?.name ?? '?'
/** A faction's name with the forms that sentences need. */
export const factionNoun = (volume: Cover, faction: Faction | -1, language: Language): Noun =>
  noun(lookUp(volume, language, faction === -1 ? 'by.nobody' : `faction.${volume.factions[faction]?.id}`))
export const factionName = (volume: Cover, faction: Faction | -1, language: Language): string =>
  factionNoun(volume, faction, language).plain
export const factionNameOf = (volume: Cover, id: string, language: Language): string =>
  noun(lookUp(volume, language, `faction.${id}`)).plain
/** What a family of non-players is called. */
export const familyName = (volume: Cover, family: string, language: Language): string =>
  lookUp(volume, language, `family.${family}`)
const pieceNoun = (volume: Volume, piece: Piece, language: Language, n: number): Noun =>
  noun(fill(lookUp(volume, language, `piece.${volume.pieces[piece]?.id}`), { n }, language))
export const pieceName = (volume: Volume, piece: Piece, language: Language, n = 1): string =>
  pieceNoun(volume, piece, language, n).plain
/** What pieces of a kind are called beside the map, where it does not matter how they will stand on it. */
export function supplyName(volume: Volume, piece: Piece, language: Language, n: number): string {
  const id = `supply.${volume.pieces[piece]?.supply}`
  return volume.catalogues.en[id] === undefined
    ? pieceName(volume, piece, language, n)
    : fill(lookUp(volume, language, id), { n }, language)
}
const markerNoun = (volume: Volume, id: string, language: Language, n: number): Noun =>
  noun(fill(lookUp(volume, language, `marker.${id}`), { n }, language))
export const markerName = (volume: Volume, id: string, language: Language, n = 1): string =>
  markerNoun(volume, id, language, n).plain
/** Who controls a space: a faction, or several together under a name of their own. */
export function holderNoun(volume: Volume, holder: Holder, language: Language): Noun {
  const { id, factions } = volume.holders[holder] as HolderFacts
  return factions.length === 1
    ? factionNoun(volume, volume.factionIndex.get(factions[0] as string) as Faction, language)
    : noun(lookUp(volume, language, `holder.${id}`))
}
export const holderName = (volume: Volume, holder: Holder, language: Language): string =>
  holderNoun(volume, holder, language).plain
export const cardName = (volume: Volume, card: number): string => `#${card} ${volume.cardByNumber[card]?.title ?? '?'}`

/** The parameters of a message, as names. */
function names(volume: Volume, params: Params, language: Language): Fillings {
  return {
    ...(params.space === undefined ? {} : { space: spaceName(volume, params.space) }),
    ...(params.to === undefined ? {} : { to: spaceName(volume, params.to) }),
    ...(params.piece === undefined ? {} : { piece: pieceNoun(volume, params.piece, language, params.n ?? 2) }),
    ...(params.faction === undefined ? {} : { faction: factionNoun(volume, params.faction, language) }),
    ...(params.n === undefined ? {} : { n: params.n }),
    ...(params.card === undefined ? {} : { card: cardName(volume, params.card) }),
    ...(params.word === undefined ? {} : { word: wordText(volume, params.word, language) }),
    ...(params.note === undefined
      ? {}
      : {
          note: fill(lookUp(volume, language, params.note), { list: listed(volume, params.list, language) }, language),
        }),
  }
}

const listed = (volume: Volume, list: readonly Word[] | undefined, language: Language): string =>
  (list ?? []).map((each) => wordText(volume, each, language)).join(', ')

export function questionText(
  g: Game,
  q: Pick<Asked | ChanceAsked, 'by' | 'id' | 'params'>,
  language: Language,
): string {
  const text = lookUp(g.volume, language, q.id)
  const { params = {} } = q
  const fillings = {
    by: factionNoun(g.volume, q.by, language),
    ...(params.piece === undefined ? {} : { available: available(g, params.piece) }),
    ...names(g.volume, params, language),
  }
  return fill(text, fillings, language)
}

/** The remark that follows some questions, with the space before it, without which they are complete. */
const REMARK = '[ {note}]'
export function remarkText(
  { volume }: Game,
  { id, params = {} }: Pick<Asked, 'id' | 'params'>,
  language: Language,
): string {
  return lookUp(volume, language, id).endsWith(REMARK) ? fill(REMARK, names(volume, params, language), language) : ''
}

/** How a game against non-players ended for those who played, with the rule; nothing where the rule book has no word for it. */
export function verdictText(g: Game, language: Language): string | undefined {
  const verdict = g.volume.verdict?.(g)
  if (verdict === undefined) return undefined
  const sentences = [lookUp(g.volume, language, verdict.id)]
  if (isSolo(g)) {
    const margins = { own: bestMargin(g, true), other: bestMargin(g, false), n: verdict.n }
    const shown = Object.fromEntries(Object.entries(margins).map(([name, n]) => [name, signed(n)]))
    sentences.push(fill(lookUp(g.volume, language, 'verdict.margins'), shown, language))
  }
  return `${sentences.join(' ')} (${verdict.rule})`
}

/** In plain words who has won, and why the game ended, with the rule. */
export function endText(g: Game, language: Language): readonly string[] {
  const { volume } = g
  const winners = ranking(g).filter(({ place }) => place === 1)
  const faction = nouns(
    winners.map((each) => factionNoun(volume, each.faction, language)),
    language,
  )
  const say = (id: string): string => fill(lookUp(volume, language, id), { faction, n: winners.length }, language)
  const isAhead = winners.some((each) => !isNonPlayer(g, each.faction))
  const outcome = isSolo(g) ? (isAhead ? 'end.ahead' : 'end.lost') : 'end.won'
  const isBeaten = winners.some((each) => hasBeatenAll(g, each.faction))
  const check = isBeaten ? 'end.beaten' : winners.some(({ margin }) => margin > 0) ? 'end.met' : 'end.behind'
  return [say(outcome), say(isAtCheck(g) ? check : 'end.final')]
}

/** An answer by itself. */
export function wordText(volume: Volume, w: Word, language: Language): string {
  if (isSpaceWord(w)) return spaceName(volume, w as number as Space)
  if (isPieceWord(w)) return pieceName(volume, wordPiece(w), language)
  if (isFactionWord(w)) return factionName(volume, wordFaction(w), language)
  if (isCardWord(w)) return cardName(volume, wordCard(w))
  if (isNumberWord(w)) return String(wordNumber(w))
  return lookUp(volume, language, `word.${keyOf(volume, w)}`)
}

/** An answer to a question: the question may have its own text for a word. */
export function answerText(
  { volume }: Game,
  q: Pick<Asked, 'by' | 'id' | 'params'>,
  w: Word,
  language: Language,
): string {
  return answerTo(volume, q, w, language)
}

/** An answer as the question with this id, about such things, words it. */
export function answerTo(
  volume: Volume,
  { id, params = {} }: { readonly id: string; readonly params?: Params | undefined },
  w: Word,
  language: Language,
): string {
  const own = `${id}.${keyOf(volume, w)}`
  const text = volume.catalogues.en[own] === undefined ? wordText(volume, w, language) : lookUp(volume, language, own)
  return fill(text, names(volume, params, language), language)
}

/** A reason against an answer. One against a word of a menu speaks of the space that the question is about, or of any. */
export function reasonText(g: Game, reason: Reason, language: Language, about?: Word): string {
  const { volume } = g
  const space = about !== undefined && isSpaceWord(about) ? wordSpace(about) : g.q.params?.space
  const name = space === undefined ? lookUp(volume, language, 'any-space') : spaceName(volume, space)
  return fill(lookUp(volume, language, reason.id), { space: name }, language)
}

/** Whether a faction may still act on this card, or what it did. */
export function deedText(g: Game, faction: Faction, language: Language): string {
  const { volume } = g
  const deed = DEEDS[did(g, faction)] ?? 'nothing'
  const mark = MARKS[markOf(g, faction)] ?? 'none'
  const eligible = isEligible(g, faction) ? 'eligible' : 'ineligible'
  const now = lookUp(volume, language, `deed.${deed === 'nothing' ? eligible : deed}`)
  return mark === 'none' ? now : `${now}, ${lookUp(volume, language, `mark.${mark}`)}`
}

export function logText(volume: Volume, event: LogEvent, language: Language): string {
  const track = event.track === undefined ? undefined : volume.tracks[event.track]
  const params: Record<string, Fillings[string]> = {
    by: factionNoun(volume, event.by, language),
    ...names(volume, event, language),
    ...(event.text === undefined ? {} : { text: event.text }),
  }
  if (event.kind === 'shift') params.level = lookUp(volume, language, `level.${event.n}`)
  if (event.kind === 'mark' || event.kind === 'unmark')
    params.marker = markerNoun(volume, event.text ?? '', language, event.n ?? 1)
  if (track !== undefined) {
    params.track = lookUp(volume, language, `track.${track.id}`)
    if (event.change !== undefined) params.change = signed(event.change)
    if (track.boxes !== undefined) params.n = lookUp(volume, language, `box.${track.boxes[event.n ?? 0]}`)
  }
  // A sentence tells which piece was flipped, an event what it became.
  if (event.kind === 'flip' && event.piece !== undefined)
    params.piece = pieceNoun(volume, volume.flipOf[event.piece] as Piece, language, event.n ?? 1)
  if (event.kind === 'phase') params.text = lookUp(volume, language, `phase.${event.text}`)
  if (event.kind === 'remove' && event.text !== undefined) params.text = lookUp(volume, language, `box.${event.text}`)
  return fill(lookUp(volume, language, logMessage(volume, event)), params, language)
}

/** What a piece became by being flipped; a Base gets or loses its Tunnel so. */
function flipWay(volume: Volume, piece: Piece | undefined): string {
  const { active, type, tunneled } = piece === undefined ? {} : (volume.pieces[piece] ?? {})
  if (type === 'base') return tunneled === true ? 'tunneled' : 'untunneled'
  return active === true ? 'active' : 'underground'
}

/** The message of an event; some kinds have one for each way they happen (`log.operation.free`, `log.event.shaded`). */
function logMessage(volume: Volume, event: LogEvent): string {
  if (event.kind === 'remove') return event.text === undefined ? 'log.remove' : 'log.remove-to'
  if (event.kind === 'flip') return `log.flip.${flipWay(volume, event.piece)}`
  if (event.track !== undefined && volume.tracks[event.track]?.boxes !== undefined) return 'log.track-box'
  // A card with one text has no side to name.
  if (event.kind === 'lasting' && volume.cardByNumber[event.card ?? -1]?.dual === false) return 'log.lasting'
  const way = `log.${event.kind}.${event.text}`
  return volume.catalogues.en[way] === undefined ? `log.${event.kind}` : way
}

/** A word of an interjection: the name of what it is the id of, or its own text. */
export function partText(volume: Volume, part: Part, word: string, language: Language): string {
  if (part === 'marker') return markerName(volume, word, language)
  if (part === 'track') return lookUp(volume, language, `track.${word}`)
  if (part === 'level') return lookUp(volume, language, `level.${levelOf(volume, word) ?? 0}`)
  if (part === 'card') return cardName(volume, Number(word))
  const own = [`part.${word}`, `box.${word}`].find(
    (id) => typeof part === 'object' && volume.catalogues.en[id] !== undefined,
  )
  if (own !== undefined) return lookUp(volume, language, own)
  const answer = wordOf(volume, word)
  return answer === undefined ? word : wordText(volume, answer, language)
}
