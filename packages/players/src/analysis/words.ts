import {
  cardName,
  explainedAnswer,
  factionNoun,
  holderNoun,
  markerName,
  pieceName,
  spaceName,
  supplyName,
} from '@coinflict/kernel/display'
import type { Faction, Holder, Piece, Sentence, Space, Track, Volume } from '@coinflict/kernel/state'
import { capital, type Fillings, fill, type Language, message, numeral } from '@coinflict/kernel/text'
import type { Step } from '../search/index.ts'
import { inEach, pointsOf } from '../search/words.ts'

/** What an analyst says. */

const TEXTS = {
  en: {
    'leaves-to': 'Leaves {space} to {holder:the}',
    'leaves-uncontrolled': 'Leaves {space} without Control',
    'gives-to': '{space} goes to {holder:the}',
    uncontrols: '{space} is without Control',
    'stays-at': '{space} stays at {level}',
    'comes-to': '{space} comes to {level}',
    there: '{change}\u00a0{piece}, {space}',
    box: '{change}\u00a0{piece}, {box}',
    track: '{track} {change}',
    eligible: '{faction:The} {faction|one:is|other:are} eligible',
    ineligible: '{faction:The} {faction|one:is|other:are} ineligible',
    'in-force': '{card} is in force',
    'not-in-force': '{card} is not in force',
    margin: 'Some cards later, margin of {faction:the} {change}',
    worth: '{text}: {points}\u00a0percentage points',
  },
  es: {
    'leaves-to': 'Deja {space} {holder:to}',
    'leaves-uncontrolled': 'Deja {space} sin Control',
    'gives-to': '{space} pasa {holder:to}',
    uncontrols: '{space} queda sin Control',
    'stays-at': '{space} sigue en {level}',
    'comes-to': '{space} pasa a {level}',
    there: '{change}\u00a0{piece}, {space}',
    box: '{change}\u00a0{piece}, {box}',
    track: '{track} {change}',
    eligible: '{faction:The} {faction|one:es elegible|other:son elegibles}',
    ineligible: '{faction:The} no {faction|one:es elegible|other:son elegibles}',
    'in-force': '{card} está en vigor',
    'not-in-force': '{card} no está en vigor',
    margin: 'Unas cartas después, margen {faction:of} {change}',
    worth: '{text}: {points}\u00a0puntos porcentuales',
  },
  pl: {
    'leaves-to': '{space} zostaje pod kontrolą {holder:gen}',
    'leaves-uncontrolled': '{space} zostaje bez kontroli',
    'gives-to': '{space} przechodzi pod kontrolę {holder:gen}',
    uncontrols: '{space} jest bez kontroli',
    'stays-at': '{space}: nadal {level}',
    'comes-to': '{space}: teraz {level}',
    there: '{change}\u00a0{piece}, {space}',
    box: '{change}\u00a0{piece}, {box}',
    track: '{track} {change}',
    eligible: '{faction}: frakcja uprawniona',
    ineligible: '{faction}: frakcja nieuprawniona',
    'in-force': 'Karta {card} obowiązuje',
    'not-in-force': 'Karta {card} nie obowiązuje',
    margin: 'Kilka kart później margines {faction:gen} {change}',
    worth: '{text}: {points}\u00a0pkt\u00a0proc.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>

type Id = keyof (typeof TEXTS)['en']

const saying = (id: Id, fillings: (language: Language) => Fillings): Sentence =>
  inEach((language) => fill(TEXTS[language][id], fillings(language), language))

const changed = (n: number, language: Language): string => {
  const rounded = Math.round(10 * n) / 10
  return `${rounded > 0 ? '+' : ''}${numeral(rounded, language)}`
}

/** Who controls a space after a turn, where that stays as it was or comes about by it. */
export function controlText(volume: Volume, space: Space, holder: Holder | -1, stays: boolean): Sentence {
  const name = spaceName(volume, space)
  if (holder === -1) return saying(stays ? 'leaves-uncontrolled' : 'uncontrols', () => ({ space: name }))
  return saying(stays ? 'leaves-to' : 'gives-to', (language) => ({
    space: name,
    holder: holderNoun(volume, holder, language),
  }))
}

export const levelText = (volume: Volume, space: Space, level: number, stays: boolean): Sentence =>
  saying(stays ? 'stays-at' : 'comes-to', (language) => ({
    space: spaceName(volume, space),
    level: message(volume.catalogues, language, `level.${level}`),
  }))

/** Pieces that are counted: half of one, on average, is spoken of like several. */
const counted = (n: number): number => Math.max(1, Math.ceil(Math.abs(n)))

export const piecesText = (volume: Volume, space: Space, piece: Piece, change: number): Sentence =>
  saying('there', (language) => ({
    change: changed(change, language),
    piece: pieceName(volume, piece, language, counted(change)),
    space: spaceName(volume, space),
  }))

export const boxText = (volume: Volume, box: string, piece: Piece, change: number): Sentence =>
  saying('box', (language) => ({
    change: changed(change, language),
    piece: supplyName(volume, piece, language, counted(change)),
    box: message(volume.catalogues, language, `box.${box}`),
  }))

export const trackText = (volume: Volume, track: Track, change: number): Sentence =>
  saying('track', (language) => ({
    change: changed(change, language),
    track: message(volume.catalogues, language, `track.${volume.tracks[track]?.id}`),
  }))

export const eligibleText = (volume: Volume, faction: Faction, is: boolean): Sentence =>
  saying(is ? 'eligible' : 'ineligible', (language) => ({ faction: factionNoun(volume, faction, language) }))

export const cardInForceText = (volume: Volume, card: number, is: boolean): Sentence =>
  saying(is ? 'in-force' : 'not-in-force', () => ({ card: cardName(volume, card) }))

export const marginText = (volume: Volume, faction: Faction, change: number): Sentence =>
  saying('margin', (language) => ({
    change: changed(change, language),
    faction: factionNoun(volume, faction, language),
  }))

/** What a turn does in a space: pieces and markers that come and go, on average, and the level to which it comes. */
export const changesText = (
  volume: Volume,
  pieces: readonly { readonly piece: Piece; readonly change: number }[],
  markers: readonly { readonly id: string; readonly change: number }[],
  level: number | undefined,
): Sentence =>
  inEach((language) =>
    [
      ...pieces.map(
        ({ piece, change }) =>
          `${changed(change, language)}\u00a0${pieceName(volume, piece, language, counted(change))}`,
      ),
      ...markers.map(
        ({ id, change }) => `${changed(change, language)}\u00a0${markerName(volume, id, language, counted(change))}`,
      ),
      ...(level === undefined ? [] : [message(volume.catalogues, language, `level.${level}`)]),
    ].join(', '),
  )

/** Less than this is written as nothing. */
const LEAST_WRITTEN = 0.0005

/** What a difference alone is worth, behind it. */
export const worthText = (text: Sentence, effect: number): Sentence =>
  Math.abs(effect) < LEAST_WRITTEN
    ? text
    : saying('worth', (language) => ({
        text: text[language],
        points: pointsOf(effect, language),
      }))

/** An answer of a turn, as its question words it. */
export const stepText = (volume: Volume, { id, answer, params }: Step): Sentence =>
  inEach((language) => capital(explainedAnswer(volume, { question: id, params }, answer, language)))
