import { type Decider, type Entry, type Game, readPosition, type Save, Table } from '@coinflict/kernel'

/** A game at its earlier moments: it is played through again as far as it is looked at. */
export class Past {
  private known: Table | undefined

  constructor(
    private readonly table: Table,
    /** The position it began from, if that was not the scenario's. */
    private readonly start: Save['start'],
  ) {}

  /** The game as it stood after so many entries. */
  at(entries: number): Table {
    if (this.known?.journal.length !== entries) this.known = this.play(this.table.journal.slice(0, entries), [])
    return this.known
  }

  /** Forgets it, since the game has changed. */
  forget(): void {
    this.known = undefined
  }

  /** The whole game once more, with somebody who looks on. */
  again(onlookers: readonly Decider[]): Table {
    return this.play(this.table.journal, onlookers)
  }

  private play(journal: readonly Entry[], onlookers: readonly Decider[]): Table {
    const { table, start } = this
    const begin = start === undefined ? undefined : (g: Game) => readPosition(g, start)
    return new Table(table.volume, table.setup, onlookers, journal, begin)
  }
}
