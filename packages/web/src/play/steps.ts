import type { Ground, LogEvent, Table, Word } from '@coinflict/kernel'
import { type Answered, belongsTo, groundsOf, type Questions, type Step } from './step.ts'
import { eventsOf, stretchOf } from './turns.ts'

/** How the answers of a game fall into steps. */
export class Steps {
  private happened: { readonly version: number; readonly at: ReadonlySet<number> } | undefined

  constructor(
    private readonly table: Table,
    private readonly questions: Questions,
    /** Another number after every change of the game. */
    private readonly version: () => number,
  ) {}

  /** The step that an entry belongs to, as far as that entry; nothing for what was done out of turn. */
  upTo(entry: number): Step | undefined {
    const { table } = this
    const stretch = stretchOf(table, entry)
    const events = eventsOf(table, stretch)
    let step: Step | undefined
    for (let i = table.moment(stretch).at; i <= entry; i++) {
      const next = this.answered(i)
      if (next === undefined) {
        step = undefined
        continue
      }
      const answers = step !== undefined && isPartOf(step, next) ? [...step.answers, next] : [next]
      const from = answers[0]?.entry ?? i
      step = {
        by: next.question.by,
        answers,
        grounds: groundsOf(answers.map(({ ground }) => ground)),
        events: events.filter(({ at }) => at > from && at <= i + 1),
      }
    }
    return step
  }

  /** The last entry of the step that begins with one, and the stretch if it ends with that. */
  from(first: number): { readonly entry: number; readonly ended: number | undefined } {
    const { table } = this
    const stretch = stretchOf(table, first)
    const end = stretch < table.stretches ? table.moment(stretch + 1).at : table.journal.length
    let entry = first
    for (let step = this.upTo(entry); step !== undefined && entry + 1 < end; step = this.upTo(entry)) {
      const next = this.answered(entry + 1)
      if (next === undefined || !isPartOf(step, next)) break
      entry++
    }
    return { entry, ended: entry + 1 === end ? stretch : undefined }
  }

  /** Why a non-player did what an event tells: the reasons of the answers from the event before it on. */
  whyOf({ at, by }: LogEvent): readonly Ground[] {
    const { game, grounds } = this.table
    if (by === -1) return []
    let first = at - 1
    while (game.answeredBy[first - 1] === by && !this.eventful.has(first)) first--
    return groundsOf(grounds.slice(Math.max(0, first), at))
  }

  private answered(entry: number): Answered | undefined {
    const question = this.questions.at(entry)
    if (question === undefined) return undefined
    return { entry, question, answer: this.table.journal[entry] as Word, ground: this.table.grounds[entry] }
  }

  /** After how many entries something happened. */
  private get eventful(): ReadonlySet<number> {
    const version = this.version()
    if (this.happened?.version !== version)
      this.happened = { version, at: new Set(this.table.game.log?.map(({ at }) => at)) }
    return this.happened.at
  }
}

const isPartOf = (step: Step, next: Answered): boolean => belongsTo(step, next.question, () => next.answer)
