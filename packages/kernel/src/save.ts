import { BadInput, DeadEnd, Misfit } from './errors.ts'
import { flawText } from './flaw.ts'
import type { Entry, Game } from './game.ts'
import type { Word } from './ids.ts'
import { checkPosition, type Position, readPosition } from './position.ts'
import type { Decider } from './question.ts'
import { type SeatKinds, seatsOf, setupOf } from './setup.ts'
import { Table } from './table.ts'
import type { Volume } from './volume.ts'
import { keyOf, wordOf } from './words.ts'

export const SAVE_FORMAT = 'coinflict-save'
export const SAVE_VERSION = 1

/** A game as it is written to a file: how it began and every answer since. */
export interface Save {
  format: typeof SAVE_FORMAT
  version: number
  game: string
  /** The rules it was played under. */
  rules: number
  scenario: string
  options: Record<string, string>
  seats: Record<string, string>
  seed: string
  /** The position it began from, if that was not the scenario's. */
  start?: Position
  journal: string[]
  /** A late position with the number of entries that led to it, so that the game goes on even if later rules read the journal differently. */
  checkpoint?: { at: number; position: Position }
}

export function saveOf(table: Table, start?: Position): Save {
  const { volume, setup } = table
  const checkpoint = table.lastCheckpoint()
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game: volume.id,
    rules: volume.rulesVersion,
    scenario: setup.scenario,
    options: { ...setup.options },
    seats: seatsOf(volume, setup),
    seed: setup.seed,
    ...(start === undefined ? {} : { start }),
    journal: table.journal.map((entry) => writeEntry(volume, entry)),
    checkpoint,
  }
}

const writeEntry = (volume: Volume, entry: Entry): string =>
  typeof entry === 'string' ? entry : keyOf(volume, entry as Word)

/** Interjections begin with `@`; everything else is an answer's key. */
function readEntry(volume: Volume, key: string, at: number): Entry {
  if (key.startsWith('@')) return key
  const answer = wordOf(volume, key)
  if (answer === undefined)
    throw new BadInput('journal', `entry ${at + 1} of the journal, "${key}", is no answer of ${volume.title}`)
  return answer
}

export interface Loaded {
  readonly table: Table
  /** What was lost or changed in loading, as a message id; nothing if all is as it was. */
  readonly warning?: 'load.from-checkpoint'
  readonly start?: Position
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStrings = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((v) => typeof v === 'string')

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

/** Reads what a file held. Everything wrong with it is a sentence. */
export function loadSave(
  data: unknown,
  volumes: readonly Volume[],
  kinds: SeatKinds,
  decidersFor: (volume: Volume, save: Save) => readonly (Decider | undefined)[],
): Loaded {
  if (typeof data !== 'object' || data === null || (data as Partial<Save>).format !== SAVE_FORMAT) {
    throw new BadInput('save', 'this is not a saved game')
  }
  const save = data as Save
  if (!Number.isInteger(save.version) || save.version < 1 || save.version > SAVE_VERSION) {
    throw new BadInput('save', `the save has version ${save.version}; this program reads up to ${SAVE_VERSION}`)
  }
  const volume = volumes.find((v) => v.id === save.game)
  if (volume === undefined)
    throw new BadInput('save', `the save is of a game called "${save.game}", which is not known`)
  if (typeof save.scenario !== 'string' || typeof save.seed !== 'string')
    throw new BadInput('save', 'the save lacks its scenario or seed')
  if (!isStrings(save.options) || !isStrings(save.seats))
    throw new BadInput('save', 'options and seats of the save should be names with values')
  if (!Array.isArray(save.journal) || !save.journal.every((key) => typeof key === 'string')) {
    throw new BadInput('save', 'the journal of the save should be a list of answers')
  }
  const { checkpoint } = save
  if (checkpoint !== undefined && !(isObject(checkpoint) && isCount(checkpoint.at)))
    throw new BadInput(
      'save',
      'the checkpoint of the save should say after how many entries it was made, and the position',
    )
  const setup = setupOf(volume, save, kinds)
  const deciders = decidersFor(volume, save)
  const { start } = save
  if (start !== undefined) requirePosition(volume, start, 'start')
  const begin = start === undefined ? undefined : (g: Game) => readPosition(g, start)
  try {
    const journal = save.journal.map((key, at) => readEntry(volume, key, at))
    return { table: new Table(volume, setup, deciders, journal, begin), ...(start === undefined ? {} : { start }) }
  } catch (error) {
    if (!(error instanceof Misfit || error instanceof DeadEnd || error instanceof BadInput)) throw error
    if (save.rules === volume.rulesVersion || checkpoint === undefined) throw new BadInput('journal', error.message)
  }
  // Other rules read the journal differently: go on from the position it had reached.
  const { at, position } = checkpoint
  requirePosition(volume, position, 'checkpoint.position')
  const rest = save.journal.slice(at).map((key, i) => readEntry(volume, key, at + i))
  const goOn = (journal: readonly Entry[]) =>
    new Table(volume, setup, deciders, journal, (g) => readPosition(g, position))
  try {
    return { table: goOn(rest), warning: 'load.from-checkpoint', start: position }
  } catch {
    return { table: goOn([]), warning: 'load.from-checkpoint', start: position }
  }
}

function requirePosition(volume: Volume, position: unknown, where: string): void {
  const [first] = checkPosition(volume, position)
  if (first !== undefined) throw new BadInput('position', `${where}: ${flawText(volume, first)}`)
}
