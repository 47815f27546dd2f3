import {
  type Decider,
  type Faction,
  type Game,
  type Ground,
  isNonPlayer,
  Question,
  type Table,
  type Word,
} from '@coinflict/kernel'

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

/** A part of the journal: from its first entry up to where the next part begins. */
export interface Passage {
  readonly from: number
  readonly to: number
}

/** The turns that non-players had last, one after another; nothing if they had none. */
export function lastTurns(table: Table): Passage | undefined {
  const { game, journal, setup } = table
  if (!setup.seats.some(({ nonPlayer }) => nonPlayer)) return undefined
  let found: Passage | undefined
  let to = journal.length
  for (let stretch = table.stretches; stretch >= 0; stretch--) {
    const from = table.moment(stretch).at
    const first = journal.findIndex((entry, i) => i >= from && i < to && typeof entry === 'number')
    if (first !== -1) {
      if (isNonPlayer(game, game.answeredBy[first] as Faction)) found = { from, to: found?.to ?? to }
      else if (found !== undefined) return found
    }
    to = from
  }
  return found
}
