import { copyMoment, copyOperation, fork } from '../questions/fork.ts'
import { Game } from '../questions/game.ts'
import { canChoose, carryOutActivity } from '../rules/operation.ts'
import { carryOut, operationFor, PASS } from '../rules/turn.ts'
import { DeadEnd, IllegalChange, JournalMismatch } from '../state/errors.ts'
import type { Line } from '../state/explanation.ts'
import type { Side, Word } from '../state/ids.ts'
import type { LogEvent } from '../state/log.ts'
import { CHANCE_KINDS } from '../state/luck.ts'
import type { Decider, Deed, Operation, OperationRules, Question } from '../state/model.ts'
import { currentCard } from '../state/reading.ts'
import { isSpaceWord } from '../state/words.ts'
import { type ChartContext, familyAt, type NonPlayer, type Step } from './chart.ts'
import { BEGUN, Stuck } from './choice.ts'
import { Mover } from './orders.ts'

/** Whom nobody can guess. */
const takeFirst: Decider = (_, q) => q.at(0)

/** Answers for a faction by its chart, and tries out on a copy of the game what a line asks for. */
export class ChartPlayer extends Mover implements NonPlayer {
  private trial: Trial | undefined
  /** What it answers in, if it does so only in what somebody tries out. */
  private within: Trial | undefined
  protected readonly self = this

  readonly decide: Decider = Object.assign(
    (g: Game, q: Question): Word => {
      if (this.onlyBegins && g.operation !== undefined && g.operation.spaces.length > 0) throw BEGUN
      if (this.within?.before !== undefined && isChanged(this.within.before, g)) throw BEGUN
      this.attend(g, q)
      const answer = this.answer()
      if (isSpaceWord(answer) && this.isFirstSpace) throw BEGUN
      if (g.record) {
        if (this.explanation === undefined) this.say(this.family.common.otherwise, answer)
        g.record.explanations[g.script.cursor] = this.explanation
      }
      return answer
    },
    { follows: true },
  )

  protected answer(): Word {
    const { q } = this
    const own = this.chart.answers[q.id]?.(this)
    if (own !== undefined && q.isPossible(own)) return own
    const general = this.family.general.answers[q.id]?.(this)
    if (general !== undefined && q.isPossible(general)) return general
    return this.atRandom(this.family.common.otherwise, q.answers)
  }

  join(line: Line, activity: Word): Word | undefined {
    return this.mayHopeFor(activity) || this.canJoin(activity) ? this.say(line, activity) : undefined
  }

  /** In what is tried out itself, it turns out by and by whether an activity leads to anything. */
  private mayHopeFor(activity: Word): boolean {
    const { within } = this
    if (within?.isHopeful !== true || !this.q.isPossible(activity)) return false
    within.hasHoped = true
    return true
  }

  canJoin(activity: Word): boolean {
    if (!this.q.isPossible(activity)) return false
    const deed = (trial: Game) => carryOutActivity(trial, trial.operation as Operation, activity)
    return this.untilChanged(() => this.attempt(deed)) !== undefined
  }

  canOperate(operation: Word): boolean {
    return this.q.isPossible(operation) && this.begin(operation) !== undefined
  }

  tryBeginning(operation: Word): Game | undefined {
    return this.isAllowed(operation) ? this.begin(operation) : undefined
  }

  private begin(operation: Word): Game | undefined {
    this.trial ??= this.makeTrial()
    const twin = this.trial.twins[this.me] as ChartPlayer
    twin.onlyBegins = true
    const trial = this.attempt((game) => carryOut(game, this.operationOn(game, operation)))
    twin.onlyBegins = false
    return trial
  }

  tryOperation(operation: Word): Game | undefined {
    if (!this.isAllowed(operation)) return undefined
    return this.attempt((trial) => carryOut(trial, this.operationOn(trial, operation)))
  }

  private isAllowed(operation: Word): boolean {
    return canChoose(this.g, this.operationOn(this.g, operation))
  }

  private operationOn(g: Game, operation: Word): Operation {
    const rules = g.volume.turn.operationsOf(this.me).find(({ word }) => word === operation) as OperationRules
    return operationFor(g, this.me, rules)
  }

  operate(steps: readonly Step[]): Word {
    const { pass, ifNone } = this.family.common
    const step = steps.find((each) => each.when(this))
    if (step === undefined) return this.say(pass, PASS)
    if (this.canOperate(step.operation)) return this.say(step, step.operation)
    for (const operation of step.ifNone) if (this.canOperate(operation)) return this.say(ifNone, operation)
    return this.say(pass, PASS)
  }

  /** An activity that a chart hopes for may lead nowhere: then everything is tried again, and each activity before it is joined. */
  attempt(deed: Deed, log?: LogEvent[]): Game | undefined {
    this.trial ??= this.makeTrial()
    const { trial } = this
    trial.isHopeful = true
    trial.hasHoped = false
    const before = log?.length
    const hoped = this.attemptOnce(deed, log)
    trial.isHopeful = false
    if (hoped !== undefined || !trial.hasHoped) return hoped
    if (log !== undefined && before !== undefined) log.length = before
    return this.attemptOnce(deed, log)
  }

  private attemptOnce(deed: Deed, log: LogEvent[] | undefined): Game | undefined {
    const trial = this.draft()
    trial.log = log
    try {
      deed(trial)
      return trial
    } catch (error) {
      if (error === BEGUN) return trial
      if (isImpasse(error)) return undefined
      throw error
    } finally {
      trial.log = undefined
    }
  }

  leadsOn(answer: Word): boolean {
    const deed = this.q.deedOf(answer)
    const trial = deed && this.attempt(deed)
    return trial !== undefined && this.isChanged(trial)
  }

  tryEvent(side: Side, log?: LogEvent[]): Game | undefined {
    const { volume } = this.g
    const card = volume.cardByNumber[currentCard(this.g)]
    return this.attempt((trial) => {
      trial.cite('5.1', this.me)
      card?.effect?.(trial, this.me, side)
      volume.turn.afterEvent?.(trial)
    }, log)
  }

  isEffective(side: Side): boolean {
    const trial = this.untilChanged(() => this.tryEvent(side))
    return trial !== undefined && this.isChanged(trial)
  }

  /** Tries something out only until it has changed something. */
  private untilChanged(attempt: () => Game | undefined): Game | undefined {
    this.trial ??= this.makeTrial()
    this.trial.before = this.g
    try {
      return attempt()
    } finally {
      this.trial.before = undefined
    }
  }

  isChanged(trial: Game): boolean {
    return isChanged(this.g, trial)
  }

  tryAnswer(answer: Word): Game | undefined {
    const { g } = this
    if (this.depth > 0) return undefined
    this.trial ??= this.makeTrial()
    const { deciders, game } = this.trial
    try {
      const trial = fork(g, { answers: [answer], dealer: this.dealer, deciders }, game)
      trial.runPhase()
      return trial
    } catch (error) {
      if (error instanceof JournalMismatch || isImpasse(error)) return undefined
      throw error
    }
  }

  draft(): Game {
    this.trial ??= this.makeTrial()
    const { deciders, game, twins } = this.trial
    copyMoment(this.g, { dealer: this.dealer, deciders }, game)
    game.operation = copyOperation(this.g.operation)
    twins[this.me]?.copyFrom(this, game)
    return game
  }

  /** The non-players of a family at one table share what they try things out on: one of them decides at a time. */
  private makeTrial(): Trial {
    const { context, depth, family, me } = this
    if (familyAt(context, me) !== family) return this.newTrial()
    const shared = SHARED.get(context) ?? new Map<string, Trial>()
    SHARED.set(context, shared)
    const key = `${family.id} ${depth}`
    const trial = shared.get(key) ?? this.newTrial()
    shared.set(key, trial)
    return trial
  }

  private newTrial(): Trial {
    const { context, depth, family, g, me } = this
    const game = new Game(g.volume, g.setup)
    const twins = g.volume.allFactions.map((f) => {
      const its = f === me ? family : (familyAt(context, f) ?? family)
      const id = g.volume.factions[f]?.id as string
      return its.charts[id] && new ChartPlayer(its, f, context, this.dealer, depth + 1)
    })
    const deciders = twins.map((twin) => twin?.decide ?? takeFirst)
    const trial: Trial = { game, twins, deciders, isHopeful: false, hasHoped: false, before: undefined }
    for (const twin of twins) if (twin !== undefined) twin.within = trial
    return trial
  }

  /** A twin that tries something out goes on from what was decided so far. */
  protected copyFrom(other: ChartPlayer, game: Game): void {
    this.g = game
    this.phaseRun = game.phaseRun
    this.operation = game.operation
    this.picks = other.picks.slice()
    copyInto(this.notes, other.notes)
    copyInto(this.turnNotes, other.turnNotes)
    this.orders = other.orders && [...other.orders]
    this.current = other.current
  }
}

/** Whether games differ in anything but the dice that were used up. */
function isChanged({ at: { dealt }, n }: Game, trial: Game): boolean {
  for (let i = 0; i < n.length; i++)
    if (n[i] !== trial.n[i] && (i < dealt || i >= dealt + CHANCE_KINDS.length)) return true
  return false
}

/** A game to scribble on, and who answers there: this chart and the others'. */
interface Trial {
  readonly game: Game
  readonly twins: readonly (ChartPlayer | undefined)[]
  readonly deciders: readonly Decider[]
  /** Whether activities are joined in the hope that they lead to something, and whether one was. */
  isHopeful: boolean
  hasHoped: boolean
  /** The game before, where it is only to be known whether anything changes: then no more is tried out. */
  before: Game | undefined
}

const SHARED = new WeakMap<ChartContext, Map<string, Trial>>()

function copyInto(notes: Map<string, unknown>, from: ReadonlyMap<string, unknown>): void {
  notes.clear()
  for (const [key, value] of from) notes.set(key, value)
}

/** Whether what was tried out has no way on. */
const isImpasse = (error: unknown): boolean =>
  error instanceof Stuck || error instanceof DeadEnd || error instanceof IllegalChange
