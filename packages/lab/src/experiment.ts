import { createHash } from 'node:crypto'
import type { Box } from '@coinflict/kernel/display'
import { BadInput, type Volume } from '@coinflict/kernel/state'
import { seatsOf } from '@coinflict/kernel/table'
import { isPlainLine, kernelCatalogues, type Language, worded } from '@coinflict/kernel/text'
import { boxOf } from '@coinflict/library'
import { type Series, setupFor } from './simulate.ts'
import { labError, sayLab } from './text/say.ts'

/** An experiment as its file says it (`experiment.schema.json`). */
export interface ExperimentFile {
  readonly $schema?: string
  readonly title?: string
  readonly about?: string
  readonly seed?: string
  readonly games: number
  readonly lines?: boolean
  readonly tables: readonly TableWish[]
}

/** What is played, and by whom: every scenario with every combination of options, and each of them by every line-up. */
export interface TableWish {
  readonly game: string
  readonly scenarios?: readonly string[]
  readonly options?: Readonly<Record<string, string | readonly string[]>>
  readonly games?: number
  readonly lineups: Readonly<Record<string, LineupWish>>
}

/** One kind of player for all; a kind for each faction, and for the others; or a kind that sits at each faction in turn, among the others. */
export type LineupWish = string | Readonly<Record<string, string>>

/** An experiment ready to be played. */
export interface Experiment {
  readonly title: string
  readonly about: string
  readonly seed: string
  readonly groups: readonly Group[]
}

/** The same game with the same options on the same seeds, by one line-up after the other. */
export interface Group {
  readonly game: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly cells: readonly Cell[]
}

/** So many games alike. */
export interface Cell {
  /** What tells its games from all others, the rules they are played by included. */
  readonly key: string
  readonly game: string
  readonly lineup: string
  readonly series: Series
  readonly games: number
}

/** Says what is wrong with who sits where, if anything. */
export type SeatCheck = (volume: Volume, seats: Readonly<Record<string, string>>) => void

export const MOST_GAMES = 1_000_000
const MOST_TABLES = 200
const MOST_OF_A_TITLE = 200
const MOST_OF_A_TEXT = 5000
const OTHERS = 'others'
const EACH = 'each'

type Said = (language: Language) => string

/** Everything that is wrong with a file, with its place in it. */
class Flaws {
  readonly #all: { readonly where: string; readonly text: Said }[] = []

  say(where: string, text: Said): void {
    this.#all.push({ where, text })
  }

  shared(where: string, id: string, details = {}): void {
    this.say(where, (language) => worded(kernelCatalogues, language, id, details))
  }

  /** What another check has to say is said at its place, once. */
  guard<T>(where: string | ((code: string) => string), check: () => T): T | undefined {
    try {
      return check()
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      const at = typeof where === 'string' ? where : where(error.code)
      const isKnown = this.#all.some((flaw) => flaw.where === at && flaw.text('en') === error.textIn('en'))
      if (!isKnown) this.say(at, (language) => error.textIn(language))
      return undefined
    }
  }

  get any(): boolean {
    return this.#all.length > 0
  }

  throwAny(): void {
    if (!this.any) return
    const shown = this.#all.slice(0, 5)
    throw labError('flaws', {
      text: (language) =>
        shown.map(({ where, text }) => (where === '' ? text(language) : `${where}: ${text(language)}`)).join('; '),
    })
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data)
const inside = (where: string, name: string): string =>
  /^[\w-]+$/.test(name) ? (where === '' ? name : `${where}.${name}`) : `${where}[${JSON.stringify(name)}]`

/** The fields of an object, none of them unknown. */
function fields(flaws: Flaws, where: string, data: unknown, known: readonly string[]): Fields | undefined {
  if (!isFields(data)) {
    flaws.shared(where, 'flaw.object')
    return undefined
  }
  for (const name of Object.keys(data)) if (!known.includes(name)) flaws.shared(inside(where, name), 'flaw.unknown')
  return data
}

function textAt(flaws: Flaws, where: string, data: unknown, most: number): string | undefined {
  if (typeof data === 'string' && data !== '' && isPlainLine(data, most)) return data
  flaws.say(where, (language) => sayLab(language, 'flaw.text', { n: most }))
  return undefined
}

function gamesAt(flaws: Flaws, where: string, data: unknown): number | undefined {
  if (typeof data === 'number' && Number.isInteger(data) && data >= 1 && data <= MOST_GAMES) return data
  if (data === undefined) flaws.shared(where, 'flaw.missing')
  else flaws.shared(where, 'flaw.range', { from: 1, to: MOST_GAMES })
  return undefined
}

/** A list that is not empty, or a single text where that will do. */
function textsAt(flaws: Flaws, where: string, data: unknown): readonly string[] | undefined {
  if (Array.isArray(data) && data.length > 0) {
    const texts = data.map((each, i) => textAt(flaws, `${where}[${i}]`, each, MOST_OF_A_TITLE))
    return texts.every((each) => each !== undefined) ? texts : undefined
  }
  flaws.say(where, (language) => sayLab(language, 'flaw.list'))
  return undefined
}

/** Every choice of one value of each option. */
const combinations = (options: ReadonlyMap<string, readonly string[]>): readonly Readonly<Record<string, string>>[] =>
  [...options].reduce<readonly Readonly<Record<string, string>>[]>(
    (all, [id, values]) => all.flatMap((each) => values.map((value) => ({ ...each, [id]: value }))),
    [{}],
  )

/** Reads an experiment, or says all that is wrong with it and where. */
export async function readExperiment(
  data: unknown,
  needSeats: SeatCheck,
  find: (id: unknown) => Box = boxOf,
): Promise<Experiment> {
  const flaws = new Flaws()
  const file = fields(flaws, '', data, ['$schema', 'title', 'about', 'seed', 'games', 'lines', 'tables'])
  if (file === undefined) flaws.throwAny()
  const { title, about, seed = 'lab', games, lines = false, tables } = file ?? {}
  if (title !== undefined) textAt(flaws, 'title', title, MOST_OF_A_TITLE)
  if (about !== undefined) textAt(flaws, 'about', about, MOST_OF_A_TEXT)
  // Two hundred letters are the most of a seed; each game adds its number to it.
  textAt(flaws, 'seed', seed, MOST_OF_A_TITLE - 10)
  if (typeof lines !== 'boolean') flaws.shared('lines', 'flaw.boolean')
  const usual = gamesAt(flaws, 'games', games)
  const groups: Group[] = []
  if (tables === undefined) flaws.shared('tables', 'flaw.missing')
  else if (!Array.isArray(tables) || tables.length === 0 || tables.length > MOST_TABLES)
    flaws.say('tables', (language) => sayLab(language, 'flaw.list'))
  else {
    const shared = { seed: String(seed), countsLines: lines === true, games: usual ?? 1 }
    for (const [i, table] of tables.entries())
      groups.push(...(await groupsAt(flaws, `tables[${i}]`, table, shared, needSeats, find)))
  }
  flaws.throwAny()
  return { title: String(title ?? ''), about: String(about ?? ''), seed: String(seed), groups }
}

interface Shared {
  readonly seed: string
  readonly countsLines: boolean
  readonly games: number
}

async function groupsAt(
  flaws: Flaws,
  where: string,
  data: unknown,
  shared: Shared,
  needSeats: SeatCheck,
  find: (id: unknown) => Box,
): Promise<readonly Group[]> {
  const table = fields(flaws, where, data, ['game', 'scenarios', 'options', 'games', 'lineups'])
  if (table === undefined) return []
  if (table.game === undefined) flaws.shared(`${where}.game`, 'flaw.missing')
  const box = table.game === undefined ? undefined : flaws.guard(`${where}.game`, () => find(table.game))
  const games = table.games === undefined ? shared.games : gamesAt(flaws, `${where}.games`, table.games)
  if (box === undefined || games === undefined) return []
  const volume = await box.volume()
  const scenarios =
    table.scenarios === undefined
      ? [volume.scenarios[0]?.id as string]
      : textsAt(flaws, `${where}.scenarios`, table.scenarios)
  const options = optionsAt(flaws, `${where}.options`, table.options ?? {})
  const lineups = lineupsAt(flaws, `${where}.lineups`, volume, table.lineups, needSeats)
  if (scenarios === undefined || options === undefined || lineups === undefined) return []
  const groups: Group[] = []
  for (const scenario of scenarios)
    for (const chosen of combinations(options)) {
      const series = { scenario, options: chosen, seed: shared.seed, countsLines: shared.countsLines }
      const cells = lineups.map(({ name, at, seats }) =>
        flaws.guard(
          (code) => (code === 'option' || code === 'scenario' ? `${where}.${code}s` : at),
          () => cellOf(volume, name, { ...series, seats }, games),
        ),
      )
      if (cells.every((cell) => cell !== undefined))
        groups.push({ game: volume.id, scenario, options: cells[0]?.series.options ?? {}, cells })
    }
  return groups
}

/** Options by id, each with the values that are wanted. What a value may be, the game says. */
function optionsAt(flaws: Flaws, where: string, data: unknown): ReadonlyMap<string, readonly string[]> | undefined {
  if (!isFields(data)) {
    flaws.shared(where, 'flaw.object')
    return undefined
  }
  const options = new Map<string, readonly string[]>()
  for (const [id, wished] of Object.entries(data)) {
    const values = textsAt(flaws, inside(where, id), typeof wished === 'string' ? [wished] : wished)
    if (values !== undefined) options.set(id, values)
  }
  return options.size === Object.keys(data).length ? options : undefined
}

interface Lineup {
  readonly name: string
  readonly at: string
  readonly seats: Readonly<Record<string, string>>
}

function lineupsAt(
  flaws: Flaws,
  where: string,
  volume: Volume,
  data: unknown,
  needSeats: SeatCheck,
): readonly Lineup[] | undefined {
  if (data === undefined) flaws.shared(where, 'flaw.missing')
  else if (!isFields(data) || Object.keys(data).length === 0)
    flaws.say(where, (language) => sayLab(language, 'flaw.lineups'))
  else {
    const found = Object.entries(data).map(([name, wished]) =>
      lineupAt(flaws, inside(where, name), volume, name, wished, needSeats),
    )
    return found.every((each) => each !== undefined) ? found.flat() : undefined
  }
  return undefined
}

/** A line-up, or one for each faction where a kind of player sits at each in turn. */
function lineupAt(
  flaws: Flaws,
  where: string,
  volume: Volume,
  name: string,
  data: unknown,
  needSeats: SeatCheck,
): readonly Lineup[] | undefined {
  const ids = volume.factions.map(({ id }) => id)
  if (textAt(flaws, where, name, MOST_OF_A_TITLE) === undefined) return undefined
  const wished = typeof data === 'string' ? { [OTHERS]: data } : fields(flaws, where, data, [...ids, OTHERS, EACH])
  if (wished === undefined) return undefined
  const kinds: Record<string, string> = {}
  for (const [id, kind] of Object.entries(wished)) {
    const text = textAt(flaws, inside(where, id), kind, MOST_OF_A_TITLE)
    if (text === undefined) return undefined
    kinds[id] = text
  }
  const { [OTHERS]: others, [EACH]: each, ...own } = kinds
  const missing = ids.filter((id) => own[id] === undefined && others === undefined)
  if (missing.length > 0) {
    flaws.say(where, (language) => sayLab(language, 'flaw.seats', { list: missing.join(', ') }))
    return undefined
  }
  const usual = Object.fromEntries(ids.map((id) => [id, own[id] ?? (others as string)]))
  const lineups =
    each === undefined
      ? [{ name, at: where, seats: usual }]
      : ids
          .filter((id) => own[id] === undefined)
          .map((id) => ({ name: `${name}: ${id}`, at: where, seats: { ...usual, [id]: each } }))
  const sound = lineups.filter(({ seats }) => flaws.guard(where, () => needSeats(volume, seats) ?? true) === true)
  return sound.length === lineups.length ? lineups : undefined
}

/** A cell with everything that is left out of its set-up filled in. */
export function cellOf(volume: Volume, lineup: string, wished: Series, games: number): Cell {
  const setup = setupFor(volume, wished, 0)
  const series: Series = {
    scenario: setup.scenario,
    options: setup.options,
    seats: seatsOf(volume, setup),
    seed: wished.seed,
    ...(wished.countsLines === true ? { countsLines: true } : {}),
  }
  return { key: keyOfCell(volume, series), game: volume.id, lineup, series, games }
}

const sorted = (names: Readonly<Record<string, string>> = {}): readonly (readonly string[])[] =>
  Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))

/** The same for the same games, by whatever file, and for no others. */
export function keyOfCell(
  { id, rulesVersion }: Volume,
  { scenario, options, seats, seed, countsLines }: Series,
): string {
  const all = [id, rulesVersion, scenario, sorted(options), sorted(seats), seed, countsLines === true]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)
}

/** All cells, those that are the same games once, with as many as any of them wants. */
export function distinctCells({ groups }: Experiment): readonly Cell[] {
  const cells = new Map<string, Cell>()
  for (const cell of groups.flatMap((group) => group.cells)) {
    const known = cells.get(cell.key)
    if (known === undefined || known.games < cell.games) cells.set(cell.key, cell)
  }
  return [...cells.values()]
}

/** Games of one cell that are played one after another. */
export interface Batch {
  readonly cell: Pick<Cell, 'key' | 'game' | 'series'>
  readonly games: readonly number[]
}

/** What is left to play, in small batches; cell by cell in turn, so that all grow alike. */
export function batchesOf(
  experiment: Experiment,
  has: (cell: string, game: number) => boolean,
  size: number,
): readonly Batch[] {
  const batches = distinctCells(experiment).map(({ key, game, series, games }) => {
    const missing = Array.from({ length: games }, (_, n) => n).filter((n) => !has(key, n))
    return Array.from({ length: Math.ceil(missing.length / size) }, (_, i) => ({
      cell: { key, game, series },
      games: missing.slice(i * size, (i + 1) * size),
    }))
  })
  const longest = Math.max(0, ...batches.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => batches.flatMap((each) => each[i] ?? [])).flat()
}
