import { fork, Game, seedDealer } from '@coinflict/kernel/questions'
import {
  type Decider,
  type Explanation,
  type Faction,
  type Game as GameModel,
  GameRecord,
  type Line,
  Pending,
  type Question,
  type Setup,
  type Word,
} from '@coinflict/kernel/state'
import { Dice } from './dice.ts'
import { Guesses, type Sight, sightOf } from './guesses.ts'
import { Judge, type Thought } from './judge.ts'
import { type Level, levelWith } from './levels.ts'
import type { Estimator } from './net.ts'
import { placeOf } from './place.ts'
import { Playouts } from './playouts.ts'
import { chartsAt, type Library } from './table-model.ts'
import { Replay, type Turn } from './turns.ts'
import { worth } from './value.ts'
import { explanationOf, lineOf } from './words.ts'

/** What to think with. */
export interface Mind extends Library {
  readonly setup: Setup
  readonly net?: Estimator | undefined
}

/** Who thinks about a question, if it is not the faction asked: what is known of what lies face down; what was played there; how many cards playouts go on for. */
export interface About {
  readonly knows?: Sight
  readonly played?: Turn | undefined
  readonly cards?: number
}

/** What guesses at a moment of a game are made by. */
export const seedAt = ({ setup }: Mind, { script }: GameModel): string => `search:${setup.seed}:${script.cursor}`

/**
 * Thinks about the question at which a game stands, a playout a step, so that it can be watched and stopped; `thought` is what it has come
 * to. It takes nothing from the game that the faction asked may not know, and leaves it as it is.
 */
export class Thinking {
  /** Where the game stands. */
  readonly place: string
  private readonly most: number
  private readonly judge: Judge
  private readonly steps: Generator<void>

  constructor(
    mind: Mind,
    g: GameModel,
    q: Question,
    most: number,
    { knows = sightOf(g, q.by), played, cards }: About = {},
  ) {
    const { by, id } = q
    this.place = placeOf(g)
    this.most = most
    const seed = seedAt(mind, g)
    const guesses = new Guesses(seed)
    const charts = chartsAt(mind, mind.setup, guesses)
    const value = (end: GameModel) => worth(end, by, mind.net)
    const playouts = new Playouts(g, by, charts, guesses, knows, value, undefined, cards)
    this.judge = new Judge(playouts, charts[by] as Decider, new Dice(seed), most, played)
    this.steps = this.judge.walk(g.script.cursor, id, q.answers)
  }

  /** Thinks on by a playout; gives whether there is more to think about. */
  step(): boolean {
    return this.steps.next().done !== true
  }

  get thought(): Thought {
    return this.judge.thought
  }

  /** How far it is, from 0 to 1. */
  get share(): number {
    return Math.min(1, this.thought.playouts / this.most)
  }
}

/** Says when somebody has thought for long enough; made anew for each thought. */
export type Patience = () => () => boolean

/** A clock for people who do not want to wait longer. What is decided by it is not decided again in the same way. */
export function patience(seconds: number): Patience {
  return () => {
    const end = performance.now() + 1000 * seconds
    return () => performance.now() > end
  }
}

/** Thinks to the end, or until it has thought for long enough. */
export function think(mind: Mind, g: GameModel, q: Question, most: number, isEnough?: () => boolean): Thought {
  const thinking = new Thinking(mind, g, q, most)
  thinkOn(thinking, isEnough)
  return thinking.thought
}

function thinkOn(thinking: Thinking, isEnough?: () => boolean): void {
  while (thinking.step()) if (isEnough?.() === true) break
}

/** What it wants to do in a phase, and why; nothing where nothing could be played. */
interface Plan {
  readonly turn: Turn
  readonly line: Line | undefined
}

/**
 * A player that thinks: at its first question of a phase it makes a plan and then follows it, and where that does not fit, the chart. Asked
 * again from the same checkpoint it comes to the same plan, so it needs no save.
 */
export class Searcher {
  /** The first question of the phase, and the phase played again. */
  private readonly first: Game
  private readonly trial: Game
  private plan: { readonly place: string; readonly plan: Plan } | undefined
  private chart: Decider | undefined

  constructor(
    private readonly mind: Mind,
    private readonly me: Faction,
    private readonly kind: string,
    readonly level: Level,
    private readonly patient?: Patience,
  ) {
    this.first = new Game(mind.volume, mind.setup)
    this.trial = new Game(mind.volume, mind.setup)
  }

  /** Begins to think about the phase in which a game stands; nothing if it has a plan for it. What it comes to is to be taken (`take`). */
  ponder(g: GameModel): Thinking | undefined {
    const { first, level, me, mind } = this
    comeTo(g, first, me, () => {
      throw new Pending()
    })
    if (this.plan?.place === placeOf(first)) return undefined
    const { cards, playouts } = levelWith(level, mind.net?.use)
    return new Thinking(mind, first, first.q, playouts, { cards })
  }

  /** Makes a plan of what it has come to. */
  take({ place, thought }: Thinking): void {
    const [best] = thought.considered
    this.plan = { place, plan: { turn: best?.turn ?? [], line: best && lineOf(this.kind, thought, best) } }
  }

  readonly decide: Decider = (g, q) => {
    const thinking = this.ponder(g)
    if (thinking !== undefined) {
      thinkOn(thinking, this.patient?.())
      this.take(thinking)
    }
    const { answer, line } = this.byPlan(g)
    if (answer !== undefined && q.isPossible(answer)) {
      if (g.record && line) g.record.explanations[g.script.cursor] = explanationOf(q, answer, line)
      return answer
    }
    const charted = this.byChart(g)
    if (!q.isPossible(charted.answer)) return q.at(0)
    if (g.record) g.record.explanations[g.script.cursor] = charted.why
    return charted.answer
  }

  private byPlan(g: GameModel): { readonly answer: Word | undefined; readonly line: Line | undefined } {
    const { me, trial } = this
    const { turn, line } = this.plan?.plan ?? { turn: [], line: undefined }
    const replay = new Replay(turn)
    comeTo(g, trial, me, (_, q) => replay.answerTo(q) ?? q.at(0))
    return { answer: replay.answerTo(trial.q), line }
  }

  private byChart(g: GameModel): { readonly answer: Word; readonly why: Explanation | undefined } {
    const { me, mind, trial } = this
    this.chart ??= chartsAt(mind, mind.setup, seedDealer(`search:${mind.setup.seed}`))[me] as Decider
    trial.record = new GameRecord()
    comeTo(g, trial, me, this.chart)
    const answer = this.chart(trial, trial.q)
    const why = trial.record.explanations[trial.script.cursor]
    trial.record = undefined
    return { answer, why }
  }
}

/** Plays the phase again up to the question at which a game stands; one faction is shown its questions on the way. */
function comeTo(g: GameModel, trial: Game, me: Faction, shown: Decider): void {
  fork(g, { answers: [] }, trial)
  trial.script.followers = g.volume.allFactions.map((f) => (f === me ? shown : undefined))
  try {
    trial.runPhase()
  } catch (error) {
    if (!(error instanceof Pending)) throw error
  }
}
