import { existsSync } from 'node:fs'
import { distinctCells, type Experiment, type Keeper, type Outcome, type Series } from '@coinflict/lab'
import { readJson, writeText } from './files.ts'
import { complaint } from './text/say.ts'

/** The games of a cell: what they depend on, and for each who won, by the number of its faction; a dot is a game that is still to be played. */
interface Played {
  readonly by: string
  readonly winners: string
}

/** How often something happened in so many games. */
export interface Rate {
  readonly share: number
  readonly games: number
}

const NOT_YET = '.'

const isPlayed = (data: unknown): data is Played =>
  typeof (data as Partial<Played> | null)?.by === 'string' &&
  /^[\d.]*$/.test((data as Partial<Played>).winners ?? 'none')

/** Who won each game of many cells, in a file so small that it can be kept with what was made of it: whoever goes on begins where it ends. */
export class Winners {
  readonly #all = new Map<string, Played>()

  constructor(private readonly file: string) {
    if (!existsSync(file)) return
    const data = readJson(file)
    for (const [name, played] of Object.entries(data ?? {})) {
      if (!isPlayed(played)) throw complaint('file', 'file.not-winners', { file, text: name })
      this.#all.set(name, played)
    }
  }

  /** The cells of an experiment, as a store of outcomes. What was played in another way counts no more. */
  keeperFor(experiment: Experiment, wayOf: (series: Series) => string): Keeper {
    const names = new Map<string, string>()
    for (const { key, lineup, series } of distinctCells(experiment)) {
      const by = `${key} ${wayOf(series)}`
      names.set(key, lineup)
      if (this.#all.get(lineup)?.by !== by) this.#all.set(lineup, { by, winners: '' })
    }
    return {
      outcomes: { has: (cell: string, game: number) => this.winner(names.get(cell) ?? '', game) !== undefined },
      append: (outcomes: readonly Outcome[]) => {
        for (const { cell, game, places } of outcomes) this.put(names.get(cell) ?? '', game, places.indexOf(1))
        this.write()
      },
    }
  }

  /** So many games were played one after another from the first. */
  played(lineup: string): number {
    const { winners = '' } = this.#all.get(lineup) ?? {}
    const missing = winners.indexOf(NOT_YET)
    return missing === -1 ? winners.length : missing
  }

  /** In which part of these games a faction won. */
  rateOf(lineup: string, faction: number): Rate {
    const games = this.played(lineup)
    const won = Array.from({ length: games }, (_, game) => this.winner(lineup, game)).filter((by) => by === faction)
    return { share: games === 0 ? 0 : won.length / games, games }
  }

  private winner(lineup: string, game: number): number | undefined {
    const letter = this.#all.get(lineup)?.winners[game] ?? NOT_YET
    return letter === NOT_YET ? undefined : Number(letter)
  }

  private put(lineup: string, game: number, winner: number): void {
    const played = this.#all.get(lineup)
    if (played === undefined) return
    const letters = [...played.winners.padEnd(game + 1, NOT_YET)]
    letters[game] = String(winner)
    this.#all.set(lineup, { ...played, winners: letters.join('') })
  }

  private write(): void {
    writeText(this.file, `${JSON.stringify(Object.fromEntries(this.#all), undefined, 2)}\n`)
  }
}
