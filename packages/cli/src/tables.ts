import { randomBytes } from 'node:crypto'
import type { Box } from '@coinflict/kernel/display'
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
import { LIBRARY, openBox } from '@coinflict/library'
import { decidersOf, type Patience, patience, SEAT_KINDS, wantedBy } from '@coinflict/players'

/** A game put on the table, with the position it began from if that was not the scenario's, and what was prepared. */
export interface OpenTable extends Beginning {
  readonly table: Table
}

/** Where people wait, players that think come to an end after so many seconds; the journal has what they did. */
export const FOR_PEOPLE: Patience = patience(20)

/** Sits down to a new game of a scenario. */
export async function newTable(box: Box, wish: SetupWish, stack?: Stack, patient?: Patience): Promise<OpenTable> {
  const { volume, families, nets } = await openBox(box, wantedBy(wish.seats))
  const setup = setupOf(volume, wish, SEAT_KINDS)
  const dealer = dealerOf(setup.seed, stack, setup.ownDeck)
  const table = new Table(volume, setup, decidersOf(volume, setup, families, { nets, patience: patient }), { dealer })
  return { table, ...(stack === undefined ? {} : { stack }) }
}

/** Sits down to a game that begins from a position. */
export async function tableAt(
  box: Box,
  position: unknown,
  wish: SetupWish,
  stack?: Stack,
  patient?: Patience,
): Promise<OpenTable> {
  const { volume, families, nets } = await openBox(box, wantedBy(wish.seats))
  const setup = setupOf(volume, wish, SEAT_KINDS)
  const start = stack === undefined ? position : countedAnew(position)
  const begin = () =>
    new Table(volume, setup, decidersOf(volume, setup, families, { nets, patience: patient }), {
      dealer: dealerOf(setup.seed, stack, setup.ownDeck),
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

/** The box that a save says it is of, if there is such a one. */
export const boxesOf = (save: unknown): readonly Box[] => LIBRARY.filter(({ id }) => id === gameOf(save))

/** Takes up a saved game where it was left. */
export async function loadTable(save: unknown, patient?: Patience): Promise<Loaded> {
  const opened = await Promise.all(boxesOf(save).map((box) => openBox(box, { charts: true, nets: true })))
  const volumes = opened.map(({ volume }) => volume)
  const families = opened.flatMap((each) => each.families)
  const nets = opened.flatMap((each) => each.nets ?? [])
  return playable('save', () =>
    loadSave(
      save,
      volumes,
      SEAT_KINDS,
      (volume, setup) => decidersOf(volume, setup, families, { nets, patience: patient }),
      { newSeed },
    ),
  )
}

/** The same game with the journal it had: played again, so that nothing is left of what went wrong since. */
export function reopen({ table, ...beginning }: OpenTable, journal: Journal): OpenTable {
  const { volume, setup, deciders } = table
  const { stack, start } = beginning
  const dealer = dealerOf(setup.seed, stack, setup.ownDeck)
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

/** The game that a position or a save says it is of. */
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
