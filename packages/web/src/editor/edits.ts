import type { Side, Volume } from '@coinflict/kernel/state'
import type { Position, SpacePosition } from '@coinflict/kernel/table'

/**
 * Changes of a position, each a new position. What is not there is not named either, so that an edited position reads like one that the
 * rules wrote down.
 */

/** An optional field: present only with a value. */
const only = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }

const isEmpty = (record: object): boolean => Object.keys(record).length === 0
const unlessEmpty = <Value extends object>(record: Value): Value | undefined => (isEmpty(record) ? undefined : record)

/** A record with another value for a key; without a value the key goes. */
function put<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [key]: _, ...rest } = record ?? {}
  return value === undefined ? rest : { ...rest, [key]: value }
}

const putNumber = (record: Readonly<Record<string, number>> | undefined, key: string, n: number) =>
  put(record, key, n === 0 ? undefined : n)

function putSpace(position: Position, id: string, { pieces, markers, level, control }: Space): Position {
  const described: SpacePosition = {
    ...only('pieces', unlessEmpty(pieces ?? {})),
    ...only('level', level),
    ...only('markers', unlessEmpty(markers ?? {})),
    ...only('control', control),
  }
  return { ...position, spaces: put(position.spaces, id, unlessEmpty(described)) }
}

/** A space with fields that may be set to nothing. */
type Space = { readonly [Key in keyof SpacePosition]: SpacePosition[Key] | undefined }

export function setPieces(position: Position, space: string, piece: string, n: number): Position {
  const described = position.spaces[space]
  return putSpace(position, space, { ...described, pieces: putNumber(described?.pieces, piece, n) })
}

export function setMarkers(position: Position, space: string, marker: string, n: number): Position {
  const described = position.spaces[space]
  return putSpace(position, space, { ...described, markers: putNumber(described?.markers, marker, n) })
}

export const setLevel = (position: Position, space: string, level: string): Position =>
  putSpace(position, space, { ...position.spaces[space], level: level === 'neutral' ? undefined : level })

export const setControl = (position: Position, space: string, faction: string | undefined): Position =>
  putSpace(position, space, { ...position.spaces[space], control: faction })

export const clearSpace = (position: Position, space: string): Position => putSpace(position, space, {})

/** Takes pieces from one space to another, as many of each kind as said. */
export function movePieces(
  position: Position,
  from: string,
  to: string,
  pieces: Readonly<Record<string, number>>,
): Position {
  let next = position
  for (const [piece, n] of Object.entries(pieces)) {
    next = setPieces(next, from, piece, (next.spaces[from]?.pieces?.[piece] ?? 0) - n)
    next = setPieces(next, to, piece, (next.spaces[to]?.pieces?.[piece] ?? 0) + n)
  }
  return next
}

export function setInBox(position: Position, box: string, supply: string, n: number): Position {
  const { boxes: before, ...rest } = position
  const boxes = put(before, box, unlessEmpty(putNumber(before?.[box], supply, n)))
  return { ...rest, ...only('boxes', unlessEmpty(boxes)) }
}

export const setTrack = (position: Position, track: string, value: number | string): Position => ({
  ...position,
  tracks: { ...position.tracks, [track]: value },
})

/** Puts a side of a lasting card in force, or neither. */
export function setLasting(position: Position, card: number, side: Side | undefined): Position {
  const { lasting: before, ...rest } = position
  return { ...rest, ...only('lasting', unlessEmpty(put<string>(before, String(card), side))) }
}

type FactionPosition = Position['factions'][string]

function putFaction(position: Position, faction: string, changes: Partial<FactionPosition>): Position {
  const { eligible, did, mark } = { eligible: true, ...position.factions[faction], ...changes }
  const described: FactionPosition = {
    eligible,
    ...only('did', did === 'nothing' ? undefined : did),
    ...only('mark', mark === 'none' ? undefined : mark),
  }
  return { ...position, factions: { ...position.factions, [faction]: described } }
}

export const setEligible = (position: Position, faction: string, eligible: boolean): Position =>
  putFaction(position, faction, { eligible })

export const setMark = (position: Position, faction: string, mark: string): Position =>
  putFaction(position, faction, { mark })

/** What a faction did on this card. The slots of the card follow: all but a pass takes one. */
export function setDid(volume: Volume, position: Position, faction: string, did: string): Position {
  const { slot: _, firstDid: before, ...rest } = putFaction(position, faction, { did })
  const order = volume.cardByNumber[position.cards.current]?.order ?? []
  const inOrder = volume.factions.map(({ id }) => id).sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const deeds = inOrder.flatMap((id) => rest.factions[id]?.did ?? []).filter((deed) => deed !== 'pass')
  const first = deeds.find((deed) => deed === before) ?? deeds[0]
  return { ...rest, ...only('slot', Math.min(2, deeds.length) || undefined), ...only('firstDid', first) }
}

export function setPhase(position: Position, phase: string): Position {
  const { part: _, ...rest } = position
  return { ...rest, phase }
}

export function setPart(position: Position, part: number): Position {
  const { part: _, ...rest } = position
  return { ...rest, ...only('part', part === 0 ? undefined : part) }
}

export function setExecuting(position: Position, faction: string | undefined): Position {
  const { executing: _, ...rest } = position
  return { ...rest, ...only('executing', faction) }
}

export function setOver(position: Position, over: boolean): Position {
  const { over: _, ...rest } = position
  return { ...rest, ...only('over', over ? true : undefined) }
}

type Cards = Position['cards']

/** The cards of the draw deck that lie open. */
export const openCards = ({ next }: Cards): readonly number[] =>
  next === undefined ? [] : typeof next === 'number' ? [next] : next

/** How many cards the draw deck holds, the open ones among them. */
export const cardsLeft = (cards: Cards): number =>
  cards.left ?? (cards.piles ?? []).reduce((sum, { events, rounds }) => sum + events + rounds, openCards(cards).length)

/** Every card whose place is known. */
export const seenCards = (cards: Cards): readonly number[] =>
  [...cards.played, cards.current, ...openCards(cards)].filter((card) => card !== 0)

/** A deck as it is told by hand: of the cards to come only how many there are, and those that lie open. */
export function deckByHand(played: readonly number[], current: number, open: readonly number[], left: number): Cards {
  const next = open.length > 1 ? [...open] : open[0]
  return { played: [...played], current, ...only('next', next), left }
}

/** The current card; if the card lies elsewhere for all to see, the two change places. */
export function setCurrent(position: Position, card: number): Position {
  const { cards } = position
  const { current } = cards
  const swap = (list: readonly number[]) =>
    list.map((other) => (other === card ? current : other)).filter((other) => other !== 0)
  const left = cardsLeft(cards) + (current === 0 ? 0 : 1) - (card === 0 ? 0 : 1)
  return { ...position, cards: deckByHand(swap(cards.played), card, swap(openCards(cards)), left) }
}

export function setPlayed(position: Position, played: readonly number[]): Position {
  const { cards } = position
  return { ...position, cards: deckByHand(played, cards.current, openCards(cards), cardsLeft(cards)) }
}

/** A draw deck of so many cards, the next one known or not. */
export function setLeft(position: Position, left: number, next?: number): Position {
  const { played, current } = position.cards
  return { ...position, cards: deckByHand(played, current, next === undefined ? [] : [next], left) }
}

/** The most cards that can be left to draw. */
export const mostLeft = (volume: Volume, { played, current }: Cards): number =>
  volume.cards.length - played.length - (current === 0 ? 0 : 1)

/** Everything off the map and every track at its least; deck and sequence stay. */
export function emptyBoard(volume: Volume, position: Position): Position {
  const { boxes: _, lasting: __, ...rest } = position
  return { ...rest, spaces: {}, tracks: Object.fromEntries(volume.tracks.map(({ id, min }) => [id, min])) }
}
