import { randomBytes } from 'node:crypto'
import type { Stack } from '@coinflict/kernel/questions'
import { BadInput, badInput, errorText, type Game } from '@coinflict/kernel/state'
import {
  type Beginning,
  dealerOf,
  type Journal,
  type Loaded,
  loadSave,
  type Position,
  readPosition,
  SAVE_FORMAT,
  type Save,
  type SetupWish,
  setupOf,
  Table,
} from '@coinflict/kernel/table'
import { kernelCatalogues, type Language, worded } from '@coinflict/kernel/text'
import { familiesOf } from '@coinflict/library/open'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { VOLUMES, volumeOf } from './games.ts'

/** A game put on the table, with the position it began from if that was not the scenario's, and what was prepared. */
export interface OpenTable extends Beginning {
  readonly table: Table
}

/** Sits down to a new game of a scenario. */
export function newTable(game: string | undefined, wish: SetupWish, stack?: Stack): OpenTable {
  const volume = volumeOf(game)
  const setup = setupOf(volume, wish, SEAT_KINDS)
  const dealer = dealerOf(setup.seed, stack)
  const table = new Table(volume, setup, decidersOf(volume, setup, familiesOf(volume)), { dealer })
  return { table, ...(stack === undefined ? {} : { stack }) }
}

/** Sits down to a game that begins from a position. */
export function tableAt(position: unknown, game: string | undefined, wish: SetupWish, stack?: Stack): OpenTable {
  const volume = volumeOf(game ?? gameOf(position))
  const setup = setupOf(volume, wish, SEAT_KINDS)
  const start = stack === undefined ? position : countedAnew(position)
  const begin = () =>
    new Table(volume, setup, decidersOf(volume, setup, familiesOf(volume)), {
      dealer: dealerOf(setup.seed, stack),
      start: (g) => readPosition(g, start),
    })
  const table = playable('position', begin)
  return { table, start: start as Position, ...(stack === undefined ? {} : { stack }) }
}

/** A position whose next card and die are the first ones, as those that are prepared count them. */
function countedAnew(position: unknown): unknown {
  if (typeof position !== 'object' || position === null) return position
  const { dealt, ...rest } = position as Position
  if (typeof dealt !== 'object' || dealt === null) return position
  const { cards: _, dice: __, ...others } = dealt
  return { ...rest, dealt: others }
}

/** Takes up a saved game where it was left. */
export function loadTable(save: unknown): Loaded {
  return playable('save', () =>
    loadSave(save, VOLUMES, SEAT_KINDS, (volume, setup) => decidersOf(volume, setup, familiesOf(volume)), { newSeed }),
  )
}

/** The same game with the journal it had: played again, so that nothing is left of what went wrong since. */
export function reopen({ table, ...beginning }: OpenTable, journal: Journal): OpenTable {
  const { volume, setup, deciders } = table
  const { stack, start } = beginning
  const dealer = dealerOf(setup.seed, stack)
  const begin = start && ((g: Game) => readPosition(g, start))
  return { table: new Table(volume, setup, deciders, { journal, dealer, start: begin }), ...beginning }
}

/** A seed that nobody can guess: 128 bits. */
export const newSeed = (): string => randomBytes(16).toString('base64url')

/** Whether a file holds a saved game rather than a position. */
export const isSave = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as Partial<Save>).format === SAVE_FORMAT

const GAME_IS_MISSING = (language: Language): string => `game: ${worded(kernelCatalogues, language, 'flaw.missing')}`

/** A position names its game. */
export function needGame(position: unknown): void {
  const isObject = typeof position === 'object' && position !== null && !Array.isArray(position)
  if (isObject && !Object.hasOwn(position, 'game')) throw badInput('position', 'error.flaws', { text: GAME_IS_MISSING })
}

/** The game a position says it is of. */
export function gameOf(position: unknown): string | undefined {
  const game = typeof position === 'object' && position !== null ? (position as Partial<Position>).game : undefined
  return typeof game === 'string' ? game : undefined
}

/**
 * A position written by hand can be one that never comes about in play, and the rules may stumble over it: then the position is to
 * blame, not the program.
 */
function playable<T>(code: string, begin: () => T): T {
  try {
    return begin()
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw badInput(code, 'flaw.cannot-begin', { value: (language) => errorText(error, language) })
  }
}
