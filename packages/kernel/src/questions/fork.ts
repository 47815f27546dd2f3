import type { Word } from '../state/ids.ts'
import type { Dealer, Decider, Entry, Operation } from '../state/model.ts'
import { Game } from './game.ts'

/** How a fork goes on: with these answers, then with this dealer and these deciders. */
export interface Way {
  /** Answers to the question at hand and those that follow. With them the fork stands where the phase began and plays it again (`runPhase`). */
  readonly answers?: readonly Entry[]
  readonly dealer?: Dealer | undefined
  readonly deciders?: readonly (Decider | undefined)[]
}

/**
 * A game to try something out on: a copy of this moment, in mid-turn too, with nothing recorded. Without `answers` rules can be carried
 * out on it as things stand; with them the phase is played again from its beginning, what was answered and fell since, then the answers.
 * Whatever happens to the fork, the game stays as it is.
 */
export function fork(g: Game, way: Way = {}, into = new Game(g.volume, g.setup)): Game {
  if (way.answers !== undefined) return playAnew(g, way.answers, way, into)
  copyMoment(g, way, into)
  into.operation = copyOperation(g.operation)
  into.phaseStart.n.set(g.phaseStart.n)
  into.phaseStart.questions = g.phaseStart.questions
  into.phaseStart.cursor = g.phaseStart.cursor
  for (const entry of g.script.trail.all) into.script.trail.push(entry)
  for (const outcome of g.script.trailOutcomes.all) into.script.trailOutcomes.push(outcome)
  return into
}

function playAnew(g: Game, answers: readonly Entry[], way: Way, into: Game): Game {
  if (g.phaseStart.questions === UNKNOWN) throw new Error('a passing trial cannot be forked from its beginning')
  begin(into, way)
  const { script } = into
  into.n.set(g.phaseStart.n)
  into.operation = undefined
  script.entries = [...g.script.trail.all, ...answers]
  script.outcomes = g.script.trailOutcomes.all
  script.base = g.phaseStart.cursor
  script.cursor = g.phaseStart.cursor
  script.played = g.phaseStart.cursor + g.script.trail.all.length
  script.questions = g.phaseStart.questions
  return into
}

/** A fork keeps nothing, so these stay empty. */
const NO_ENTRIES: Entry[] = []
const NO_OUTCOMES: Word[] = []

/** Where the phase of a passing trial began is not kept. */
const UNKNOWN = -1

export const copyOperation = (operation: Operation | undefined): Operation | undefined =>
  operation && { ...operation, spaces: [...operation.spaces], moved: operation.moved?.slice() }

/**
 * A fork of this moment for a trial that passes: rules can be carried out on it, but it cannot be forked again from where its phase began,
 * and it shares the operation in progress.
 */
export function copyMoment(g: Game, way: Omit<Way, 'answers'>, into: Game): Game {
  begin(into, way)
  into.n.set(g.n)
  into.rule = g.rule
  into.acting = g.acting
  into.operation = g.operation
  // Places in the journal go on as in the game, for those who go by them.
  into.script.base = g.script.cursor
  into.script.cursor = g.script.cursor
  into.script.questions = g.script.questions
  into.lastQuestion = g.lastQuestion
  return into
}

/** The game goes on from where a passing trial of it has come to, if no chance had a hand in that. */
export function goOnFrom(trial: Game, g: Game): void {
  g.n.set(trial.n)
  g.cite(trial.rule, trial.acting)
  g.acted |= trial.acted
  g.script.cursor = trial.script.cursor
  g.script.questions = trial.script.questions
  for (const entry of trial.script.trail.all) g.script.trail.push(entry)
}

function begin(into: Game, { dealer, deciders = [] }: Way): void {
  const { script } = into
  into.phaseRun++
  into.acted = 0
  into.phaseStart.questions = UNKNOWN
  script.entries = NO_ENTRIES
  script.played = 0
  script.outcomes = NO_OUTCOMES
  script.drawn = 0
  script.trail.clear()
  script.trailOutcomes.clear()
  script.dealer = dealer
  script.deciders = deciders
  script.followers = []
}

/**
 * Tries something out on a passing fork of this moment and gives what came of it. The fork is good only meanwhile: the next trial writes
 * over it.
 */
export function tryOut<T>(g: Game, way: Omit<Way, 'answers'>, deed: (trial: Game) => T): T {
  const trial = g.spare ?? new Game(g.volume, g.setup)
  g.spare = undefined
  try {
    return deed(copyMoment(g, way, trial))
  } finally {
    g.spare = trial
  }
}
