import type { Word } from '../database/database.ts'

/** Who is before a screen at a table: the chairs, and how many watch. */
export interface Present {
  readonly chairs: readonly number[]
  readonly watchers: number
}

/** What a process has said of a table counts so long; it says it again before that. */
const COUNTS = 90_000
export const SAY_AGAIN = 30_000

/** Who is there in the other processes, as far as they have told. */
export class Elsewhere {
  private readonly tables = new Map<string, Map<string, Present & { readonly until: number }>>()

  constructor(private readonly tell: (word: Word) => void) {}

  /** This process watches a table from now on, and wants to know who else is there. */
  ask(table: string): void {
    this.tell({ table, who: true })
  }

  say(table: string, present: Present): void {
    this.tell({ table, present })
  }

  hear(table: string, process: string, present: Present): void {
    const known = this.tables.get(table) ?? new Map()
    if (present.chairs.length + present.watchers === 0) known.delete(process)
    else known.set(process, { ...present, until: Date.now() + COUNTS })
    if (known.size === 0) this.tables.delete(table)
    else this.tables.set(table, known)
  }

  /** Nobody here watches a table any more. */
  forget(table: string): void {
    this.tables.delete(table)
  }

  /** Those here and those elsewhere. */
  with(table: string, here: Present): Present {
    const now = Date.now()
    const others = [...(this.tables.get(table)?.values() ?? [])].filter(({ until }) => until > now)
    const all = [here, ...others]
    return {
      chairs: [...new Set(all.flatMap(({ chairs }) => chairs))].sort((a, b) => a - b),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    }
  }
}
