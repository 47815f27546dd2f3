import { copyMoment, copyOperation, fork } from '../questions/fork.ts'
import { Game } from '../questions/game.ts'
import { canChoose, carryOutActivity } from '../rules/operation.ts'
import { EVENT, record, setExecuting } from '../rules/sequence.ts'
import { carryOut, EVENT_WORD, operationFor, PASS } from '../rules/turn.ts'
import { DeadEnd, IllegalChange, JournalMismatch } from '../state/errors.ts'
import type { Line } from '../state/explanation.ts'
import type { Faction, Side, Word } from '../state/ids.ts'
import { EXECUTING, FIRST_DID, type Layout, SLOT } from '../state/layout.ts'
import type { LogEvent } from '../state/log.ts'
import { CHANCE_KINDS } from '../state/luck.ts'
import type { Decider, Deed, Operation, OperationRules, Question, Rehearsed } from '../state/model.ts'
import { currentCard } from '../state/reading.ts'
import { isSpaceWord, word } from '../state/words.ts'
import { type ChartContext, familyAt, type NonPlayer, type Step } from './chart.ts'
import { BEGUN, Stuck } from './choice.ts'
import { Mover } from './orders.ts'
import { Rehearsal } from './rehearsal.ts'

/** Answers for a faction by its chart, and tries out on a copy of the game what a line asks for. */
export class ChartPlayer extends Mover implements NonPlayer {
  private trial: Trial | undefined
  /** What it answers in, if it does so only in what somebody tries out. */
  private within: Trial | undefined
  /** What it tried out last and could do. */
  private tried: Rehearsal | undefined
  protected readonly self = this

  readonly decide: Decider = Object.assign(
    (g: Game, q: Question): Word => {
      if (this.within !== undefined) this.lookUp(this.within, g)
      this.attend(g, q)
      const answer = this.sayAgain() ?? this.answer()
      if (this.explains) {
        if (this.explanation === undefined) this.say(this.family.common.otherwise, answer)
        if (g.record) g.record.explanations[g.script.cursor] = this.explanation
      }
      if (this.within !== undefined) this.lookBack(this.within, answer)
      return answer
    },
    { follows: true, rehearsed: (g: Game) => this.rehearsed(g) },
  )

  protected override attend(g: Game, q: Question): void {
    if (g !== this.g || g.phaseRun !== this.phaseRun) this.tried = undefined
    super.attend(g, q)
  }

  protected get explains(): boolean {
    return this.within?.explains ?? this.g.record !== undefined
  }

  /** In what is tried out, before it answers: chance and others end what can be said again; once it is known what was to be known, no more is tried. */
  private lookUp(within: Trial, g: Game): void {
    if (within.isShared || g.script.drawn > 0) this.endRehearsal(within)
    if (within.by !== this.me) within.isShared = true
    const { before, by, isPostponed, onlyBegins } = within
    if (isPostponed || (onlyBegins && by === this.me && hasBegun(g)) || (before !== undefined && isChanged(before, g)))
      this.leaveOff(within)
  }

  /** The same after it has answered: an operation has begun when it has its first space. */
  private lookBack(within: Trial, answer: Word): void {
    if (within.by !== this.me) return
    const { explanation, g, q } = this
    if (within.rehearsal?.recall === undefined) within.rehearsal?.note(g, q.id, answer, explanation)
    if (within.onlyBegins && isSpaceWord(answer) && q.operation?.spaces.length === 0) this.leaveOff(within)
  }

  /** What was to be known is known; but what can be taken over as it is goes on to its end. */
  private leaveOff(within: Trial): void {
    const { goesOn, isShared, rehearsal } = within
    if (!goesOn || isShared || rehearsal === undefined || rehearsal.recall !== undefined) throw BEGUN
    within.isPostponed = true
  }

  /** What comes from here on will not be said again. */
  private endRehearsal({ by, rehearsal }: Trial): void {
    if (by === this.me && rehearsal?.recall === undefined) rehearsal?.end(this.g, this.recall)
  }

  /** What it said when it tried out what it does now, if everything comes as it came then. */
  private sayAgain(): Word | undefined {
    const { g, q, tried } = this
    if (tried === undefined || tried.isAhead(g)) return undefined
    const said = tried.saidTo(g, q)
    if (said === undefined) {
      this.tried = undefined
      if (tried.isUnderWay(g)) this.forget()
      return undefined
    }
    if (tried.isLast(said) && tried.recall !== undefined) this.learn(tried.recall)
    this.explanation = said.explanation
    return said.answer
  }

  /** Whether nobody wants to see how a game comes on, and it asks this non-player itself. */
  private maySkip({ log, record, script }: Game): boolean {
    if (this.within !== undefined || log !== undefined || record !== undefined || script.isKept) return false
    return script.next === undefined && script.deciders[this.me] === this.decide
  }

  /** What it carried out on a copy from start to end and now does, if nobody tried anything on that copy since. */
  private rehearsed(g: Game): Rehearsed | undefined {
    const { trial, tried } = this
    if (g !== this.g || g.phaseRun !== this.phaseRun || trial === undefined || !this.maySkip(g)) return undefined
    if (tried?.recall === undefined || !tried.isWholeOf(trial.game) || !tried.isBegunIn(g)) return undefined
    this.tried = undefined
    this.forget()
    this.learn(tried.recall)
    this.operation = trial.twins[this.me]?.operation
    return { game: trial.game, operation: trial.operation }
  }

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
    // Where it is cut short, that may never turn out.
    if (within.before !== undefined) this.endRehearsal(within)
    within.hasHoped = true
    return true
  }

  canJoin(activity: Word): boolean {
    if (!this.q.isPossible(activity)) return false
    const deed = (trial: Game) => carryOutActivity(trial, trial.operation as Operation, activity)
    return this.untilChanged(() => this.attempt(deed, undefined, [activity])) !== undefined
  }

  canOperate(operation: Word): boolean {
    return this.q.isPossible(operation) && this.begin(operation) !== undefined
  }

  tryBeginning(operation: Word): Game | undefined {
    return this.isAllowed(operation) ? this.begin(operation) : undefined
  }

  private begin(operation: Word): Game | undefined {
    this.trial ??= this.makeTrial()
    this.trial.onlyBegins = true
    try {
      return this.carryThrough(operation)
    } finally {
      this.trial.onlyBegins = false
    }
  }

  tryOperation(operation: Word): Game | undefined {
    return this.isAllowed(operation) ? this.carryThrough(operation) : undefined
  }

  private carryThrough(operation: Word): Game | undefined {
    return this.rehearse([operation], (trial, within) => {
      within.operation = this.operationOn(trial, operation)
      setExecuting(trial, this.me)
      carryOut(trial, within.operation)
    })
  }

  /**
   * Tries out what would come of a turn, on to its end where the turn can be taken over from there. If it gets stuck after it has begun, its
   * beginning is tried once more by itself.
   */
  private rehearse(lead: readonly Word[], deed: (trial: Game, within: Trial) => void, log?: LogEvent[]) {
    this.trial ??= this.makeTrial()
    const within = this.trial
    const carryOn = (trial: Game): void => deed(trial, within)
    within.operation = undefined
    within.goesOn = this.maySkip(this.g)
    let trial: Game | undefined
    let isStuckLater = false
    try {
      trial = this.attempt(carryOn, log, lead)
      isStuckLater = trial === undefined && within.isPostponed
    } finally {
      within.goesOn = false
      within.isPostponed = false
    }
    return isStuckLater ? this.attempt(carryOn, log, lead) : trial
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
  attempt(deed: Deed, log?: LogEvent[], lead?: readonly Word[]): Game | undefined {
    this.trial ??= this.makeTrial()
    const { trial } = this
    trial.isHopeful = true
    trial.hasHoped = false
    const hoped = this.attemptOnce(trial, deed, log, lead)
    trial.isHopeful = false
    if (hoped !== undefined || !trial.hasHoped) return hoped
    const wasPostponed = trial.isPostponed
    const found = this.attemptOnce(trial, deed, log, lead)
    trial.isPostponed ||= wasPostponed
    return found
  }

  /** Where it is known by which answers this begins at the table, dice fall as they will then, and what is said is kept. */
  private attemptOnce(
    within: Trial,
    deed: Deed,
    log: LogEvent[] | undefined,
    lead: readonly Word[] | undefined,
  ): Game | undefined {
    const trial = this.draft()
    const logged = log?.length ?? 0
    trial.log = log
    within.isShared = false
    within.isPostponed = false
    // What its dice show first, it is told at the table alone.
    if (lead !== undefined && !this.context.dice?.length) within.rehearsal = new Rehearsal(lead, this.g.script.cursor)
    within.rehearsal?.begin(trial)
    try {
      deed(trial)
      this.keep(within, true)
      return trial
    } catch (error) {
      if (error === BEGUN) {
        this.keep(within, false)
        return trial
      }
      if (!isImpasse(error)) throw error
      if (log !== undefined) log.length = logged
      return undefined
    } finally {
      trial.log = undefined
      within.rehearsal = undefined
    }
  }

  /** Keeps what was said, and whether everything was carried out, with nobody else and no chance having a say. */
  private keep(within: Trial, isCarriedOut: boolean): void {
    const { game, isShared, rehearsal, twins } = within
    // In a trial that may be cut short, what is said in another would be known only in part.
    if (rehearsal === undefined || this.within !== undefined) return
    if (isCarriedOut && !isShared && game.script.drawn === 0 && rehearsal.recall === undefined) rehearsal.endWith(game)
    twins[this.me]?.endRehearsal(within)
    this.tried = rehearsal
  }

  leadsOn(answer: Word): boolean {
    const deed = this.q.deedOf(answer)
    const trial = deed && this.attempt(deed, undefined, [answer])
    return trial !== undefined && this.isChanged(trial)
  }

  tryEvent(side: Side, log?: LogEvent[]): Game | undefined {
    const { volume } = this.g
    const card = volume.cardByNumber[currentCard(this.g)]
    const lead = card?.dual === true ? [EVENT_WORD, word(side)] : [EVENT_WORD]
    const deed = (trial: Game): void => {
      setExecuting(trial, this.me)
      record(trial, this.me, EVENT)
      trial.cite('5.1', this.me)
      card?.effect?.(trial, this.me, side)
      trial.cite('5.1', this.me)
      volume.turn.afterEvent?.(trial)
    }
    return this.rehearse(lead, deed, log)
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
    if (this.within !== undefined) {
      this.endRehearsal(this.within)
      return undefined
    }
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
    this.trial.by = this.me
    this.trial.explains = this.explains
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
    /** Whom nobody can guess. */
    const takeFirst: Decider = (_, q) => {
      trial.isShared = true
      return q.at(0)
    }
    const deciders = twins.map((twin) => twin?.decide ?? takeFirst)
    const trial: Trial = {
      game,
      twins,
      deciders,
      by: me,
      explains: false,
      isHopeful: false,
      hasHoped: false,
      onlyBegins: false,
      before: undefined,
      goesOn: false,
      isPostponed: false,
      isShared: false,
      operation: undefined,
      rehearsal: undefined,
    }
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

/** Whether an operation has its first space. */
const hasBegun = ({ operation }: Game): boolean => operation !== undefined && operation.spaces.length > 0

/** Whether games differ in anything but whose turn it is and the dice that were used up. */
function isChanged({ at, n }: Game, trial: Game): boolean {
  for (let i = 0; i < n.length; i++) if (n[i] !== trial.n[i] && !isAside(at, i)) return true
  return false
}

const TURN: readonly number[] = [SLOT, FIRST_DID, EXECUTING]
const isAside = ({ dealt, did, mark, sequence }: Layout, i: number): boolean =>
  (i >= dealt && i < dealt + CHANCE_KINDS.length) || (i >= did && i < mark) || TURN.includes(i - sequence)

/** A game to scribble on, and who answers there: this chart and the others'. */
interface Trial {
  readonly game: Game
  readonly twins: readonly (ChartPlayer | undefined)[]
  readonly deciders: readonly Decider[]
  /** Who tries something out, and whether somebody wants to know why it does what it does. */
  by: Faction
  explains: boolean
  /** Whether activities are joined in the hope that they lead to something, and whether one was. */
  isHopeful: boolean
  hasHoped: boolean
  /** Whether an operation is tried out only until it has its first space. */
  onlyBegins: boolean
  /** The game before, where it is only to be known whether anything changes: then no more is tried out. */
  before: Game | undefined
  /** Whether it goes on when that is known, as the turn may be taken over from here; and whether it did. */
  goesOn: boolean
  isPostponed: boolean
  /** Whether somebody else was asked. */
  isShared: boolean
  /** The operation that is tried out. */
  operation: Operation | undefined
  /** What is said in it, where that is kept. */
  rehearsal: Rehearsal | undefined
}

const SHARED = new WeakMap<ChartContext, Map<string, Trial>>()

function copyInto(notes: Map<string, unknown>, from: ReadonlyMap<string, unknown>): void {
  notes.clear()
  for (const [key, value] of from) notes.set(key, value)
}

/** Whether what was tried out has no way on. */
const isImpasse = (error: unknown): boolean =>
  error instanceof Stuck || error instanceof DeadEnd || error instanceof IllegalChange
