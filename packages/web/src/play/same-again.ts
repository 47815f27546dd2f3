import type { Faction, Question, Table, Word } from '@coinflict/kernel'

/** A question that was answered in this sitting, with the entry that answered it. */
interface Answered {
  readonly at: number
  readonly what: string
  readonly by: Faction
}

/** What a question is about, apart from the space: the same again in another space asks the same. */
const whatOf = ({ id, params }: Question): string => `${id} ${params?.piece ?? ''}`

/** Knows what was answered in the turn that runs, so that it can be answered again. */
export class SameAgain {
  private answered: Answered[] = []

  constructor(private readonly table: Table) {}

  /** Remembers a question that is about to be answered, and forgets those that were taken back. */
  note(question: Question): void {
    const at = this.table.journal.length
    this.answered = this.answered.filter((each) => each.at < at)
    this.answered.push({ at, what: whatOf(question), by: question.by })
  }

  /** Whether the question that stands was answered before in this turn, and can be answered so again. */
  get isPossible(): boolean {
    return this.lastLike() !== undefined
  }

  /** The answer of that time and what followed from it, one by one, as far as the questions go on like that. */
  *answers(): Generator<Word> {
    const { table } = this
    const like = this.lastLike()
    if (like === undefined) return
    const entries = table.journal.slice(like.at)
    const before = new Set(this.inThisTurn().flatMap(({ at, what }) => (at <= like.at ? [what] : [])))
    for (const [i, entry] of entries.entries()) {
      const { pending } = table
      if (typeof entry === 'string' || pending === undefined) return
      if (i > 0 && (before.has(whatOf(pending)) || !pending.isPossible(entry as Word))) return
      yield entry as Word
    }
  }

  /** The questions answered so far by the turn that runs. */
  private inThisTurn(): readonly Answered[] {
    const { table } = this
    const began = table.moment(table.stretches).at
    return this.answered.filter(({ at }) => at >= began && at < table.journal.length)
  }

  private lastLike(): Answered | undefined {
    const { pending, journal } = this.table
    if (pending === undefined) return undefined
    const here = whatOf(pending)
    return this.inThisTurn().findLast(
      ({ at, what, by }) => what === here && by === pending.by && pending.isPossible(journal[at] as Word),
    )
  }
}
