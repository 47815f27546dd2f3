import { closeSync, createReadStream, existsSync, fsyncSync, openSync, truncateSync, writeSync } from 'node:fs'
import type { Outcome } from './outcome.ts'
import { labError } from './text/say.ts'

/** Outcomes by cell and game. */
export class Outcomes {
  readonly #all = new Map<string, Map<number, Outcome>>()

  add(outcome: Outcome): void {
    const games = this.#all.get(outcome.cell) ?? new Map<number, Outcome>()
    games.set(outcome.game, outcome)
    this.#all.set(outcome.cell, games)
  }

  has(cell: string, game: number): boolean {
    return this.#all.get(cell)?.has(game) === true
  }

  /** The first games of a cell, in their order, however they came. */
  of(cell: string, games: number): readonly Outcome[] {
    const all = this.#all.get(cell)
    return Array.from({ length: games }, (_, game) => all?.get(game)).filter((each) => each !== undefined)
  }
}

const NEW_LINE = 10

/**
 * Reads the outcomes of a file, a line of JSON each. A last line without its end was being written when the program was killed: it is cut off,
 * and its game is played again.
 */
async function readLines(file: string, take: (line: string, number: number) => void): Promise<void> {
  if (!existsSync(file)) return
  let rest = Buffer.alloc(0)
  let whole = 0
  let number = 0
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer])
    for (let end = rest.indexOf(NEW_LINE); end !== -1; end = rest.indexOf(NEW_LINE)) {
      take(rest.toString('utf8', 0, end), ++number)
      whole += end + 1
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length > 0) truncateSync(file, whole)
}

const isOutcome = (data: unknown): data is Outcome =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as Partial<Outcome>).cell === 'string' &&
  Number.isInteger((data as Partial<Outcome>).game) &&
  Array.isArray((data as Partial<Outcome>).cards)

/** Who knows which games were played, and keeps what comes of more. */
export interface Keeper {
  readonly outcomes: Pick<Outcomes, 'has'>
  append(outcomes: readonly Outcome[]): void
}

/** Outcomes in a file that only grows. */
export interface Store extends Keeper {
  readonly outcomes: Outcomes
  close(): void
}

/** Opens the file of an experiment's outcomes with what it has. */
export async function openStore(file: string): Promise<Store> {
  const outcomes = new Outcomes()
  await readLines(file, (line, n) => {
    let data: unknown
    try {
      data = JSON.parse(line)
    } catch {
      data = undefined
    }
    if (!isOutcome(data)) throw labError('bad-store', { file, n })
    outcomes.add(data)
  })
  const fd = openSync(file, 'a')
  return {
    outcomes,
    append(fresh) {
      const lines = Buffer.from(fresh.map((each) => `${JSON.stringify(each)}\n`).join(''))
      for (let at = 0; at < lines.length; ) at += writeSync(fd, lines, at)
      for (const each of fresh) outcomes.add(each)
    },
    close() {
      fsyncSync(fd)
      closeSync(fd)
    },
  }
}
