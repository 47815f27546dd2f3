import { Game, type Stack } from '@coinflict/kernel/questions'
import { controlledBy, pilesLeft, poolsLeft } from '@coinflict/kernel/rules'
import { badInput, errorText, type Flaw, type Volume } from '@coinflict/kernel/state'
import {
  type Beginning,
  dealerOf,
  examinePosition,
  layPosition,
  type Position,
  positionError,
  positionOf,
  readPosition,
  SAVE_FORMAT,
  type SetupWish,
  seatsOf,
  setupOf,
  Table,
} from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import { SEAT_KINDS } from '@coinflict/players'
import { usualSeats } from '../setup/seats.ts'
import { openSave } from '../storage/open.ts'
import { cardsLeft, deckByHand, emptyBoard, openCards, seenCards, setControl } from './edits.ts'

/** What the editor edits: a position, and the game that would begin from it. */
export interface Draft {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: Readonly<Record<string, string>>
  readonly seed: string
  readonly position: Position
  /** Cards to come that are prepared, in their order; what comes after them comes by chance. */
  readonly stack: readonly number[]
}

/** A game as it stands; what was prepared and has not come yet is prepared again. Its chance is a new game's own. */
export function draftOfGame(game: Game, { cards: laid = [] }: Stack = {}): Draft {
  const { volume, setup } = game
  const { dealt = {}, ...position } = positionOf(game)
  const { cards } = position
  const stack = laid.slice(dealt.cards ?? 0)
  const byHand = () => deckByHand(cards.played, cards.current, openCards(cards), cardsLeft(cards))
  return {
    scenario: setup.scenario,
    options: setup.options,
    seats: seatsOf(volume, setup),
    seed: setup.seed,
    position: stack.length === 0 ? position : { ...position, cards: byHand() },
    stack,
  }
}

/** A scenario as it is set up; the options stay if they go with it. */
export function draftOfScenario(volume: Volume, wish: SetupWish): Draft {
  const { scenario = volume.scenarios[0]?.id ?? '', options = {}, seats = usualSeats(volume) } = wish
  const fits = volume.whyNotSetup(scenario, options) === undefined
  const setup = setupOf(volume, { ...wish, scenario, options: fits ? options : {}, seats }, SEAT_KINDS)
  return draftOfGame(new Table(volume, setup, []).game)
}

export function emptyDraft(volume: Volume, wish: SetupWish): Draft {
  const draft = draftOfScenario(volume, wish)
  return { ...draft, position: emptyBoard(volume, draft.position) }
}

/** Which game a file or link is of, as far as it says. */
export function gameIn(data: unknown): unknown {
  const { game, position, save } = Object(data) as Record<string, unknown>
  return game ?? Object(position ?? save).game
}

/** Reads what a file or link held: a position, a draft of this editor or a saved game. A bare position keeps the wish for its game. */
export function readDraft(volume: Volume, data: unknown, wish: SetupWish): Draft {
  const { format, save, position, stack, ...rest } = Object(data) as Record<string, unknown>
  if (format === SAVE_FORMAT) return draftOfSave(volume, data)
  if (save !== undefined) return draftOfSave(volume, save)
  if (position === undefined) return draftAt(volume, data, wish)
  if (!isWish(rest)) throw badInput('position', 'error.names')
  if (stack !== undefined && !isCards(stack)) throw badInput('position', 'error.stack')
  return draftAt(volume, position, rest, stack)
}

export function draftOfSave(volume: Volume, save: unknown): Draft {
  const { table, stack } = openSave(volume, [], save)
  return draftOfGame(table.game, stack)
}

function draftAt(volume: Volume, data: unknown, wish: SetupWish, laid?: readonly number[]): Draft {
  const { position, stack } = ofToday(data)
  const { unreadable } = examinePosition(volume, position)
  if (unreadable.length > 0) throw positionError(volume, unreadable)
  const { scenario, options, seats, seed } = wish
  const setup = setupOf(volume, { scenario, options, seats: seats ?? usualSeats(volume), seed }, SEAT_KINDS)
  return {
    scenario: setup.scenario,
    options: setup.options,
    seats: seatsOf(volume, setup),
    seed: setup.seed,
    position: position as Position,
    stack: laid ?? stack,
  }
}

const isCards = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((card) => Number.isInteger(card))

/** Positions of earlier versions told the order of the cards to come, and the state of chance; the order is prepared. */
function ofToday(data: unknown): { readonly position: unknown; readonly stack: readonly number[] } {
  const { chance: _, dealt: __, ...position } = Object(data) as Record<string, unknown>
  const { played, current, draw } = Object(position.cards) as Record<string, unknown>
  if (!isCards(played) || !isCards(draw) || typeof current !== 'number') return { position, stack: [] }
  const open = current === 0 ? [] : draw.slice(0, 1)
  const cards = deckByHand(played, current, open, draw.length)
  return { position: { ...position, cards }, stack: draw.slice(open.length) }
}

function isWish(rest: Record<string, unknown>): rest is SetupWish & Record<string, unknown> {
  const isString = (value: unknown) => value === undefined || typeof value === 'string'
  const isNames = (value: unknown) =>
    value === undefined || (typeof value === 'object' && value !== null && Object.values(value).every(isString))
  return isString(rest.scenario) && isString(rest.seed) && isNames(rest.options) && isNames(rest.seats)
}

/** A draft laid out, with all that keeps it from being played. */
export interface Laid {
  readonly game: Game
  readonly flaws: readonly Flaw[]
}

export function lay(volume: Volume, draft: Draft): Laid {
  const game = new Game(volume, setupOf(volume, draft, SEAT_KINDS))
  const flaws = layPosition(game, beginningOf(volume, draft).start)
  return { game, flaws: flaws.length > 0 ? flaws : whyNotPlay(volume, draft) }
}

/** How the game begins. Cards that are prepared are a pile of their own on top of the others, so that they can come in any order. */
export function beginningOf(volume: Volume, draft: Draft): Beginning & { readonly start: Position } {
  const { position, stack } = draft
  const { played, current } = position.cards
  if (stack.length === 0) return { start: position }
  const open = openCards(position.cards)
  const isSeen = { ...position, cards: deckByHand(played, current, [...open, ...stack], cardsLeft(position.cards)) }
  const game = new Game(volume, setupOf(volume, draft, SEAT_KINDS))
  if (layPosition(game, isSeen).length > 0) return { start: isSeen }
  const rounds = stack.filter((card) => volume.roundCards[card] === 1).length
  const below = pilesLeft(game).map((pile) => ({ ...pile, pool: (pile.pool ?? 0) + 1 }))
  const { left: _, ...cards } = deckByHand(played, current, open, 0)
  const piles = [{ events: stack.length - rounds, rounds }, ...below]
  const unseen = [[...stack].sort((a, b) => a - b), ...poolsLeft(game)]
  return { start: { ...position, cards: { ...cards, piles, unseen } }, stack: { cards: stack } }
}

/** Lays out a game that begins from the position; nobody answers yet. */
export function tableOf(volume: Volume, draft: Draft): Table {
  const { start, stack } = beginningOf(volume, draft)
  return new Table(volume, setupOf(volume, draft, SEAT_KINDS), [], {
    start: (g) => readPosition(g, start),
    dealer: dealerOf(draft.seed, stack),
  })
}

/** A position can be without flaw and still be one that never comes about in play, and the rules stumble over it. */
function whyNotPlay(volume: Volume, draft: Draft): readonly Flaw[] {
  try {
    tableOf(volume, draft)
    return []
  } catch (error) {
    const value = (language: Language) => errorText(error, language)
    return [{ where: '', id: 'flaw.cannot-begin', params: { value } }]
  }
}

export const hasControlMarkers = ({ spaces }: Position): boolean =>
  Object.values(spaces).some(({ control }) => control !== undefined)

/** Lays the markers of control as the pieces stand, in these spaces or in all. */
export function layControl(volume: Volume, draft: Draft, spaces?: readonly string[]): Position {
  const { game } = lay(volume, draft)
  let { position } = draft
  for (const space of volume.allSpaces) {
    const id = volume.spaces[space]?.id as string
    if (spaces?.includes(id) === false) continue
    const holder = controlledBy(game, space)
    position = setControl(position, id, holder === -1 ? undefined : volume.holders[holder]?.id)
  }
  return position
}

export const takeControl = (position: Position): Position =>
  Object.keys(position.spaces).reduce((next, id) => setControl(next, id, undefined), position)

/** A draft with another position: what can be seen is no more to come, and where markers of control lie, they follow the pieces that changed. */
export function withPosition(volume: Volume, draft: Draft, position: Position): Draft {
  const seen = seenCards(position.cards)
  const next = { ...draft, position, stack: draft.stack.filter((card) => !seen.includes(card)) }
  if (!hasControlMarkers(draft.position)) return next
  const changed = volume.spaces
    .map(({ id }) => id)
    .filter((id) => position.spaces[id]?.pieces !== draft.position.spaces[id]?.pieces)
  return changed.length === 0 ? next : { ...next, position: layControl(volume, next, changed) }
}
