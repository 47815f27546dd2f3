import {
  BadInput,
  examinePosition,
  type Flaw,
  flawText,
  Game,
  layPosition,
  type Position,
  positionOf,
  readPosition,
  SAVE_FORMAT,
  type SetupWish,
  seatsOf,
  seedChance,
  setupOf,
  Table,
  type Volume,
} from '@coinflict/kernel'
import { SEAT_KINDS } from '@coinflict/players'
import { openSave } from '../play/session.ts'
import { usualSeats } from '../setup/seats.ts'
import { emptyBoard, setControl } from './edits.ts'

/** What the editor edits: a position, and the game that would begin from it. */
export interface Draft {
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: Readonly<Record<string, string>>
  readonly seed: string
  readonly position: Position
}

/** A position as the players of a game see it: the draw deck is a number of cards, with the one that lies open. */
export function draftOfGame(game: Game): Draft {
  const { volume, setup } = game
  const { chance: _, cards, ...position } = positionOf(game)
  const { played, current, draw = [] } = cards
  const [next] = draw
  const isOpen = current !== 0 && next !== undefined && volume.seesNextCard(game)
  return {
    scenario: setup.scenario,
    options: setup.options,
    seats: seatsOf(volume, setup),
    seed: setup.seed,
    position: { ...position, cards: { played, current, left: draw.length, ...(isOpen ? { next } : {}) } },
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
  const { format, save, position, ...rest } = Object(data) as Record<string, unknown>
  if (format === SAVE_FORMAT) return draftOfSave(volume, data)
  if (save !== undefined) return draftOfSave(volume, save)
  if (position === undefined) return draftAt(volume, data, wish)
  if (!isWish(rest)) throw new BadInput('position', 'scenario, options, seats and seed should be names')
  return draftAt(volume, position, rest)
}

export const draftOfSave = (volume: Volume, save: unknown): Draft => draftOfGame(openSave(volume, [], save).table.game)

function draftAt(volume: Volume, position: unknown, wish: SetupWish): Draft {
  const { unreadable } = examinePosition(volume, position)
  if (unreadable.length > 0) {
    const flaws = unreadable.slice(0, 5).map((flaw) => flawText(volume, flaw))
    throw new BadInput('position', flaws.join('; '))
  }
  const { scenario, options, seats, seed } = wish
  const setup = setupOf(volume, { scenario, options, seats: seats ?? usualSeats(volume), seed }, SEAT_KINDS)
  return {
    scenario: setup.scenario,
    options: setup.options,
    seats: seatsOf(volume, setup),
    seed: setup.seed,
    position: position as Position,
  }
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
  seedChance(game, draft.seed)
  const flaws = layPosition(game, draft.position)
  return { game, flaws: flaws.length > 0 ? flaws : whyNotPlay(volume, draft) }
}

/** Lays out a game that begins from the position; nobody answers yet. */
export const tableOf = (volume: Volume, draft: Draft): Table =>
  new Table(volume, setupOf(volume, draft, SEAT_KINDS), [], [], (g) => readPosition(g, draft.position))

/** A position can be without flaw and still be one that never comes about in play, and the rules stumble over it. */
function whyNotPlay(volume: Volume, draft: Draft): readonly Flaw[] {
  try {
    tableOf(volume, draft)
    return []
  } catch (error) {
    const value = error instanceof Error ? error.message : String(error)
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
    const holder = volume.controlledBy(game, space)
    position = setControl(position, id, holder === -1 ? undefined : volume.holders[holder]?.id)
  }
  return position
}

export const takeControl = (position: Position): Position =>
  Object.keys(position.spaces).reduce((next, id) => setControl(next, id, undefined), position)

/** A draft with another position. Where markers of control lie, they follow the pieces that changed. */
export function withPosition(volume: Volume, draft: Draft, position: Position): Draft {
  const next = { ...draft, position }
  if (!hasControlMarkers(draft.position)) return next
  const changed = volume.spaces
    .map(({ id }) => id)
    .filter((id) => position.spaces[id]?.pieces !== draft.position.spaces[id]?.pieces)
  return changed.length === 0 ? next : { ...draft, position: layControl(volume, next, changed) }
}
