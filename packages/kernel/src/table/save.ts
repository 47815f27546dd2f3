import { BadInput, badInput, DeadEnd, JournalMismatch } from '../state/errors.ts'
import type { Decider, Game, Setup, Volume } from '../state/model.ts'
import { dealerOf } from './dealer.ts'
import { type Journal, readJournal, requireBounds, writeJournal } from './journal.ts'
import { checkPosition, type Position, positionError, readPosition } from './position.ts'
import { type Beginning, type Loaded, SAVE_FORMAT, SAVE_VERSION, type Save } from './save-format.ts'
import { knownPart, loadVersion1, type Save1 } from './save-version-1.ts'
import { type SeatKinds, seatsOf, setupOf } from './setup.ts'
import { Table } from './table.ts'

export function saveOf(table: Table, { start, stack }: Beginning = {}): Save {
  const { volume, setup } = table
  const { at, drawn, position } = table.lastCheckpoint()
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game: volume.id,
    rules: volume.rulesVersion,
    scenario: setup.scenario,
    options: { ...setup.options },
    seats: seatsOf(volume, setup),
    ...(setup.seed === '' ? {} : { seed: setup.seed }),
    ...(setup.ownDeck === true ? { ownDeck: true } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(start === undefined ? {} : { start }),
    journal: writeJournal(table.game),
    ...(table.isLaidOut ? { checkpoint: { at: at + drawn, position } } : {}),
  }
}

/** How a save is read: what deals on where it has no seed, and whether its journal is played only as far as it fits, without a checkpoint. */
interface Reading {
  readonly newSeed?: () => string
  readonly isLenient?: boolean
}

/** Reads what a file held. Everything wrong with it is a sentence. */
export function loadSave(
  data: unknown,
  volumes: readonly Volume[],
  kinds: SeatKinds,
  decidersFor: (volume: Volume, setup: Setup) => readonly (Decider | undefined)[],
  { newSeed = () => '1', isLenient = false }: Reading = {},
): Loaded {
  const { save: read, volume } = readSave(data, volumes)
  const { checkpoint: kept, ...rest } = read
  const isOld = read.version === 1 || read.rules !== volume.rulesVersion
  const save = {
    ...rest,
    seed: read.seed ?? newSeed(),
    ...(kept === undefined || !isOld || isLenient ? {} : { checkpoint: requireCheckpoint(kept) }),
  }
  const setup = setupOf(volume, save, kinds, true)
  const deciders = decidersFor(volume, setup)
  if (save.version === 1) return loadVersion1(volume, setup, deciders, save as Save1)
  const { checkpoint, stack, start } = save
  if (start !== undefined) requirePosition(volume, start, 'start')
  const sit = (journal: Journal, from: Position | undefined, isPart = false): Table =>
    new Table(volume, setup, deciders, {
      journal,
      dealer: dealerOf(setup.seed, stack, setup.ownDeck),
      isLenient: isPart,
      start: from && ((g: Game) => readPosition(g, from)),
    })
  const beginning: Beginning = { ...(start === undefined ? {} : { start }), ...(stack === undefined ? {} : { stack }) }
  if (isLenient) {
    try {
      return { table: sit(readJournal(volume, save.journal), start, true), ...beginning }
    } catch (error) {
      throw error instanceof JournalMismatch ? misplaced(error, save.journal) : error
    }
  }
  try {
    const journal = readJournal(volume, save.journal)
    const isCompared =
      !isOld || checkpoint === undefined || leadsTo(checkpoint, (part) => sit(part, start), volume, save)
    if (isCompared) return { table: sit(journal, start), ...beginning }
  } catch (error) {
    if (!(error instanceof JournalMismatch || error instanceof DeadEnd || error instanceof BadInput)) throw error
    if (!isOld) throw misplaced(error, save.journal)
  }
  if (checkpoint === undefined) {
    const table = sit(knownPart(volume, save.journal), start, true)
    return { table, warning: 'load.cut-short', ...beginning }
  }
  // Other rules lead elsewhere: go on from the position that was reached.
  requirePosition(volume, checkpoint.position, 'checkpoint.position')
  const after = knownPart(volume, save.journal.slice(checkpoint.at))
  return {
    table: sit(after, checkpoint.position, true),
    warning: 'load.from-checkpoint',
    ...beginning,
    start: checkpoint.position,
  }
}

/** What does not fit, with its place in the written journal: the misfit itself counts answers only. */
function misplaced(error: JournalMismatch | DeadEnd | BadInput, written: readonly string[]): BadInput {
  const { id, details, catalogues } = error
  if (!(error instanceof JournalMismatch)) return new BadInput('journal', id, details, { catalogues })
  const answers = written.flatMap((entry, i) => (entry.startsWith('!') ? [] : [i]))
  const next = answers[error.at] ?? written.length
  const place = error.key.startsWith('!') ? written.lastIndexOf(error.key, next - 1) : next
  return new BadInput('journal', id, { ...details, n: place + 1 })
}

/** Whether the journal still leads to the position that it led to when it was saved. */
function leadsTo(
  { at, position }: NonNullable<Save['checkpoint']>,
  sit: (journal: Journal) => Table,
  volume: Volume,
  save: Save,
): boolean {
  const then = sit(readJournal(volume, save.journal.slice(0, at))).checkpointAfter(at)
  return JSON.stringify(then) === JSON.stringify(position)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStrings = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((v) => typeof v === 'string')

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

const isNumbers = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isCount))

/** What a file held, as far as it can be told without playing. */
function readSave(data: unknown, volumes: readonly Volume[]): { readonly save: Save; readonly volume: Volume } {
  if (!isObject(data) || data.format !== SAVE_FORMAT) throw badInput('save', 'error.no-save')
  const save = data as unknown as Save
  if (!Number.isInteger(save.version) || save.version < 1 || save.version > SAVE_VERSION)
    throw badInput('save', 'error.save-version', { value: String(save.version), n: SAVE_VERSION })
  const volume = volumes.find((v) => v.id === save.game)
  if (volume === undefined) throw badInput('save', 'error.save-game', { value: String(save.game) })
  const isSeedKnown = save.version > 1 && save.seed === undefined
  if (typeof save.scenario !== 'string' || !(isSeedKnown || typeof save.seed === 'string'))
    throw badInput('save', 'error.save-beginning')
  if (!isStrings(save.options) || !isStrings(save.seats)) throw badInput('save', 'error.save-names')
  const { journal, stack } = save
  if (!Array.isArray(journal) || !journal.every((key) => typeof key === 'string'))
    throw badInput('save', 'error.save-journal')
  requireBounds(journal)
  if (stack !== undefined && !(isObject(stack) && isNumbers(stack.cards) && isNumbers(stack.dice)))
    throw badInput('save', 'error.save-stack')
  if (save.ownDeck !== undefined && typeof save.ownDeck !== 'boolean') throw badInput('save', 'error.save-own-deck')
  return { save, volume }
}

/** The checkpoint of a save that was made under other rules; under the same ones nothing depends on it. */
function requireCheckpoint(checkpoint: NonNullable<Save['checkpoint']>): NonNullable<Save['checkpoint']> {
  if (!(isObject(checkpoint) && isCount(checkpoint.at))) throw badInput('save', 'error.save-checkpoint')
  return checkpoint
}

export function requirePosition(volume: Volume, position: unknown, where: string): void {
  const [first] = checkPosition(volume, position)
  if (first !== undefined)
    throw positionError(volume, [{ ...first, where: first.where === '' ? where : `${where}: ${first.where}` }])
}
