import { type Decider, type Game, type Ground, Question, type Table, type Word } from '@coinflict/kernel'

/** An answer that was given: by which entry of the journal, to which question, and why if a non-player gave it. */
export interface Step {
  readonly entry: number
  readonly question: Question
  readonly answer: Word
  readonly ground: Ground | undefined
}

/** The questions of a game, by the entries that answered them. */
export class Questions {
  private known: Question[] = []

  constructor(
    private readonly table: Table,
    /** Plays the game through once more, with somebody who looks on. */
    private readonly playAgain: (onlookers: readonly Decider[]) => Table,
  ) {}

  /** Keeps the question that stands: the table fills it anew for each that is put. */
  note(): void {
    const { game, journal } = this.table
    this.forget()
    this.known[journal.length] = copyOf(game, game.q)
  }

  /** Forgets what was taken back. */
  forget(): void {
    this.known.length = Math.min(this.known.length, this.table.journal.length)
  }

  /** The question that an entry answered; nothing for what was done out of turn. */
  at(entry: number): Question | undefined {
    if (typeof this.table.journal[entry] !== 'number') return undefined
    if (this.known[entry] === undefined) this.recall()
    return this.known[entry]
  }

  private recall(): void {
    const look = (g: Game, q: Question): Word => {
      this.known[g.cursor] = copyOf(g, q)
      return q.at(0)
    }
    const onlooker = Object.assign(look, { follows: true })
    this.playAgain(this.table.volume.factions.map(() => onlooker))
  }
}

const copyOf = (g: Game, { by, id, rule, params }: Question): Question => new Question(g).open(by, id, rule, params)
