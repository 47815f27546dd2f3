import { fork, Game } from '@coinflict/kernel/questions'
import {
  DeadEnd,
  type Decider,
  deckAt,
  EndlessPhase,
  type Faction,
  type Game as GameModel,
  IllegalChange,
  JournalMismatch,
  type Question,
  type Word,
} from '@coinflict/kernel/state'
import type { Guesses, Sight } from './guesses.ts'
import type { Step, Turn } from './turns.ts'

/** How somebody answers in the phase that is thought about. With `follows` it is shown questions with a single answer too. */
export interface Policy {
  readonly follows: boolean
  answer(g: GameModel, q: Question): Word
}

/** What is worth how much. */
export type Valuer = (g: GameModel) => number

/** What came of a turn: what was answered, and what the position is worth some cards later; nothing if it could not be played. */
export interface Outcome {
  readonly turn: Turn
  readonly value: number
}

/** Cards that are played after the turn. To the end of the game, what comes later drowns what the turn did. */
const CARDS = 3

const isImpasse = (error: unknown): boolean =>
  error instanceof DeadEnd ||
  error instanceof EndlessPhase ||
  error instanceof IllegalChange ||
  error instanceof JournalMismatch

/** Plays turns and some cards more on a copy of a game that stands at a question: the charts answer for everybody else, and afterwards. */
export class Playouts {
  /** How many were played. */
  count = 0
  private readonly scratch: Game
  private readonly until: number
  private readonly deciders: Decider[]
  private policy: Policy | undefined
  private isConcealed = false
  private steps: Step[] = []
  /** Where in the journal the last step was taken: a question that was only shown is asked again there. */
  private lastAt = -1

  constructor(
    private readonly g: GameModel,
    private readonly me: Faction,
    private readonly charts: readonly Decider[],
    private readonly guesses: Guesses,
    private readonly knows: Sight,
    private readonly worth: Valuer,
    /** Is shown the position after the phase that is thought about. */
    private readonly look?: (g: GameModel) => void,
    cards = CARDS,
  ) {
    this.scratch = new Game(g.volume, g.setup)
    this.until = deckAt(g) + cards
    this.deciders = charts.map((chart) => this.concealing(chart))
  }

  /** Plays the phase by a policy, then the cards that follow, as the n-th guess has it. */
  play(policy: Policy, guess: number): Outcome | undefined {
    this.count++
    return this.playUntil(policy, guess, this.until)
  }

  /** Plays the phase alone, in a fifth of the time: enough to tell which of many turns are worth a playout. */
  glance(policy: Policy, guess: number): Outcome | undefined {
    return this.playUntil(policy, guess, 0)
  }

  /** Plays the phase, then on until so many cards were drawn. */
  private playUntil(policy: Policy, guess: number, until: number): Outcome | undefined {
    const { g, guesses, scratch } = this
    guesses.turnTo(guess)
    this.policy = policy
    this.isConcealed = false
    this.steps = []
    this.lastAt = -1
    this.deciders[this.me] = policy.follows ? this.shown : this.asked
    try {
      fork(g, { answers: [], dealer: guesses, deciders: this.deciders }, scratch).runPhase()
      this.dropShown(scratch.script.cursor)
      this.policy = undefined
      this.look?.(scratch)
      // By now everything is guessed, and the charts are by themselves.
      scratch.script.deciders = this.charts
      while (!scratch.isOver && deckAt(scratch) < until) scratch.runPhase()
    } catch (error) {
      if (isImpasse(error)) return undefined
      throw error
    }
    return { turn: this.steps, value: this.worth(scratch) }
  }

  private readonly asked: Decider = (g, q) => this.take(g, q)
  private readonly shown: Decider = Object.assign((g: GameModel, q: Question) => this.take(g, q), { follows: true })

  /** One that answers once what is not known has been guessed. */
  private concealing(chart: Decider): Decider {
    const decide = (g: GameModel, q: Question): Word => {
      this.conceal(g)
      return chart(g, q)
    }
    return chart.follows === true ? Object.assign(decide, { follows: true }) : decide
  }

  /** When the first question is answered that the journal does not answer. */
  private conceal(g: GameModel): void {
    if (this.isConcealed || g.script.next !== undefined) return
    this.guesses.conceal(g, this.knows)
    this.isConcealed = true
  }

  private take(g: GameModel, q: Question): Word {
    this.conceal(g)
    this.dropShown(g.script.cursor)
    const answer = (this.policy as Policy).answer(g, q)
    this.steps.push({ id: q.id, answer, params: q.params })
    this.lastAt = g.script.cursor
    return answer
  }

  private dropShown(cursor: number): void {
    if (this.lastAt === cursor) this.steps.pop()
  }
}
