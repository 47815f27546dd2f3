import { type Beginning, readPosition, Table } from '@coinflict/kernel/table'

/** A game at its earlier moments: it is played through again as far as it is looked at. */
export class Past {
  private known: Table | undefined

  constructor(
    private readonly table: Table,
    private readonly beginning: Beginning,
  ) {}

  /** The game as it stood after so many entries. */
  at(entries: number): Table {
    if (this.known?.entries.length !== entries) {
      const { table } = this
      const { start } = this.beginning
      this.known = new Table(table.volume, table.setup, [], {
        journal: table.journalUpTo(entries),
        start: start && ((g) => readPosition(g, start)),
      })
    }
    return this.known
  }

  /** Forgets it, since the game has changed. */
  forget(): void {
    this.known = undefined
  }
}
