import type { Position, Side, SpacePosition, Volume } from '@coinflict/kernel'

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

/** Every card whose place is known. */
export const seenCards = ({ played, current, draw, next }: Cards): readonly number[] =>
  [...played, current, ...(draw ?? []), next ?? 0].filter((card) => card !== 0)

/** The current card; if the card is elsewhere in the deck, the two change places. */
export function setCurrent(position: Position, card: number): Position {
  const { current } = position.cards
  const swap = (other: number) => (other === card ? current : other)
  const swapAll = (list: readonly number[]) => list.map(swap).filter((other) => other !== 0)
  const { played, draw, next, ...rest } = position.cards
  const swapped = next === undefined ? 0 : swap(next)
  const cards: Cards = {
    ...rest,
    played: swapAll(played),
    current: card,
    ...only('draw', draw === undefined ? undefined : swapAll(draw)),
    ...only('next', swapped === 0 ? undefined : swapped),
  }
  return { ...position, cards }
}

export const setPlayed = (position: Position, played: readonly number[]): Position => ({
  ...position,
  cards: { ...position.cards, played: [...played] },
})

/** A draw deck in a known order. */
export function setDraw(position: Position, draw: readonly number[]): Position {
  const { played, current } = position.cards
  return { ...position, cards: { played, current, draw: [...draw] } }
}

/** A draw deck of so many cards in an unknown order, the next one known or not. */
export function setLeft(position: Position, left: number, next?: number): Position {
  const { played, current } = position.cards
  return { ...position, cards: { played, current, left, ...only('next', next) } }
}

/** How many cards the draw deck holds. */
export const cardsLeft = ({ draw, left }: Cards): number => draw?.length ?? left ?? 0

/** The most cards that can be left to draw. */
export const mostLeft = (volume: Volume, { played, current }: Cards): number =>
  volume.cards.length - played.length - (current === 0 ? 0 : 1)

/** Everything off the map and every track at its least; deck and sequence stay. */
export function emptyBoard(volume: Volume, position: Position): Position {
  const { boxes: _, lasting: __, ...rest } = position
  return { ...rest, spaces: {}, tracks: Object.fromEntries(volume.tracks.map(({ id, min }) => [id, min])) }
}
