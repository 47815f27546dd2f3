import { CHANCE_KINDS, CHART, type Dealer, seedDealer } from '../chance.ts'
import { Broken, DeadEnd, Misfit } from '../errors.ts'
import { copyMoment, fork } from '../fork.ts'
import { Game } from '../game.ts'
import type { Faction, Piece, Side, Space, Word } from '../ids.ts'
import type { LogEvent } from '../log.ts'
import { carryOutActivity, type Operation, type OperationRules } from '../operation.ts'
import type { Decider, Question } from '../question.ts'
import { GameRecord } from '../record.ts'
import { currentCard } from '../state.ts'
import { carryOut, operationFor, PASS } from '../turn.ts'
import { DONE, isNumberWord, isSpaceWord, numberWord, pieceWord, spaceWord, wordNumber, wordSpace } from '../words.ts'
import { type Chart, type Company, type Family, familyAt } from './family.ts'
import type { Ground } from './ground.ts'
import type { Criterion, Line, SpaceLine, Step } from './line.ts'

/** The chart leads nowhere: what was tried out cannot be done by its lines. */
class Stuck extends Error {}
const STUCK = new Stuck()
/** What is being tried out has begun: that is all that was to be known. */
const BEGUN = Symbol('begun')

/** Pieces that a chart sends from one space to another. */
export interface Order {
  readonly from: Space
  readonly to: Space
  readonly pieces: readonly (readonly [piece: Piece, n: number])[]
  readonly line: Line
  /** Why these go there, where the plan chose among several (`np.reason` after the choice). */
  readonly ground?: Ground | undefined
}

/** A space that was selected in answer to a question, and the line that selected it. */
interface Pick {
  readonly question: string
  readonly space: Space
  readonly line: SpaceLine
}

/** Dice thrown for one answer are counted below this. */
const MOST_THROWN = 256

/** Whom nobody can guess. */
const takeFirst: Decider = (_, q) => q.at(0)

/**
 * Answers for a faction by its chart. What it remembers reaches back no further than the phase being played, and is made again whenever
 * the phase is played again: so it is a function of the position and of what was answered since, and needs no save.
 */
export class NonPlayer {
  /** The game and the question as they stand. */
  g!: Game
  q!: Question
  private readonly chart: Chart
  private readonly dealer: Dealer
  private phaseRun = -1
  private operation: Operation | undefined
  private picks: Pick[] = []
  private readonly notes = new Map<string, unknown>()
  private readonly turnNotes = new Map<string, unknown>()
  private orders: Order[] | undefined
  private current: Order | undefined
  private thrown: number[] = []
  /** How many of the dice belong to something else than the answer. */
  private aside = 0
  private ground: Ground | undefined
  private declined: Ground['declined']
  /** Whether an operation is tried out only until it has its first space. */
  private onlyBegins = false
  private trial:
    | { readonly game: Game; readonly twins: readonly (NonPlayer | undefined)[]; readonly deciders: readonly Decider[] }
    | undefined
  /** Room for the candidates at hand. */
  private candidates: Word[] = []

  constructor(
    readonly family: Family,
    readonly me: Faction,
    private readonly company: Company,
    /** How deep it is in trying things out; 0 at the table. */
    private readonly depth = 0,
  ) {
    this.chart = family.charts[company.volume.factions[me]?.id as string] as Chart
    this.dealer = company.dealer ?? seedDealer(`non-player:${company.setup.seed}`)
  }

  readonly decide: Decider = Object.assign(
    (g: Game, q: Question): Word => {
      if (this.onlyBegins && g.operation !== undefined && g.operation.spaces.length > 0) throw BEGUN
      this.attend(g, q)
      const answer = this.answer()
      if (g.record) {
        if (this.ground === undefined) this.say(this.family.common.otherwise, answer)
        g.record.grounds[g.script.cursor] = this.ground
      }
      return answer
    },
    { follows: true },
  )

  /** Turns to a question: what was remembered of an earlier phase or operation is forgotten. */
  private attend(g: Game, q: Question): void {
    const isSamePhase = g === this.g && g.phaseRun === this.phaseRun
    this.g = g
    this.q = q
    if (!isSamePhase) {
      this.phaseRun = g.phaseRun
      this.turnNotes.clear()
      this.forget()
    } else if (g.operation !== this.operation) this.forget()
    this.operation = g.operation
    this.thrown.length = 0
    this.aside = 0
    this.ground = undefined
    this.declined = undefined
  }

  private forget(): void {
    this.picks.length = 0
    this.notes.clear()
    this.orders = undefined
    this.current = undefined
  }

  private answer(): Word {
    const { q } = this
    const own = this.chart.answers[q.id]?.(this)
    if (own !== undefined && q.isPossible(own)) return own
    const general = this.family.general.answers[q.id]?.(this)
    if (general !== undefined && q.isPossible(general)) return general
    return this.byLot(this.family.common.otherwise, q.answers)
  }

  // What the charts are written with.

  /** The operation being carried out. */
  get op(): Operation | undefined {
    return this.g.operation
  }

  /** Whether the special activity was carried out. It comes last, unless a player who asks for advice began with it. */
  get isOver(): boolean {
    const { op } = this
    return op?.activity !== undefined && op.spaces.length > 0
  }

  isPlayer(f: Faction): boolean {
    return !this.company.setup.seats[f]?.nonPlayer
  }

  /** Gives an answer for the sake of a line. */
  say(line: Line, answer: Word): Word {
    this.justify(line, answer, [answer], [])
    return answer
  }

  /** Leaves the event, which none of these lines leads to; dice thrown for it are aside. */
  decline(...lines: readonly Line[]): undefined {
    this.declined = { lines, dice: this.thrown.slice(this.aside) }
    this.putDiceAside()
    return undefined
  }

  /** The first of some answers that is possible; nothing if none is. */
  firstOf(line: Line, answers: Iterable<Word>): Word | undefined {
    for (const answer of answers) if (this.q.isPossible(answer)) return this.say(line, answer)
    return undefined
  }

  /** The first of some pieces that can be chosen. */
  firstPiece(line: Line, pieces: readonly Piece[]): Word | undefined {
    for (const piece of pieces) if (this.q.isPossible(pieceWord(piece))) return this.say(line, pieceWord(piece))
    return undefined
  }

  /** The possible number that is nearest to one, from below if there is such. */
  number(line: Line, n: number): Word | undefined {
    let best: number | undefined
    for (let i = 0; i < this.q.size; i++) {
      const answer = this.q.at(i)
      if (!isNumberWord(answer)) continue
      const offered = wordNumber(answer)
      if (best === undefined || (best > n ? offered < best : offered <= n && offered > best)) best = offered
    }
    return best === undefined ? undefined : this.say(line, numberWord(best))
  }

  /** As many as possible. */
  highest(line: Line): Word | undefined {
    return this.number(line, Number.POSITIVE_INFINITY)
  }

  /** As few as possible. */
  lowest(line: Line): Word | undefined {
    return this.number(line, Number.NEGATIVE_INFINITY)
  }

  /** One of some answers, each as likely. */
  byLot(line: Line, among: readonly Word[]): Word {
    const answer = among.length === 1 ? (among[0] as Word) : (among[this.below(among.length)] as Word)
    this.justify(line, answer, among, [])
    return answer
  }

  /** One of the possible spaces that fit, by the criteria and then by chance; nothing if none fits. */
  chooseSpace(
    line: Line,
    where: (np: NonPlayer, s: Space) => boolean,
    by: readonly Criterion[] = [],
  ): Word | undefined {
    const { q } = this
    const candidates = this.candidates
    candidates.length = 0
    for (let i = 0; i < q.size; i++) {
      const answer = q.at(i)
      if (isSpaceWord(answer) && where(this, wordSpace(answer))) candidates.push(answer)
    }
    return candidates.length === 0 ? undefined : this.narrow(line, candidates, by)
  }

  /** The same among spaces that need not be answers, for a plan. */
  bestOf(line: Line, among: readonly Space[], by: readonly Criterion[] = []): Space | undefined {
    return among.length === 0 ? undefined : wordSpace(this.narrow(line, among.map(spaceWord), by))
  }

  private narrow(line: Line, candidates: Word[], by: readonly Criterion[]): Word {
    const all = this.g.record ? [...candidates] : NO_WORDS
    const thrown = this.thrown.length
    const breaks: { text: Criterion['text']; left: readonly Word[] }[] = []
    for (const criterion of by) {
      if (candidates.length === 1) break
      const before = candidates.length
      this.keepBest(candidates, criterion)
      if (this.g.record && candidates.length < before) breaks.push({ text: criterion.text, left: [...candidates] })
    }
    const answer =
      candidates.length === 1
        ? (candidates[0] as Word)
        : spaceWord(this.family.draw(this, candidates as number[] as Space[]))
    this.justify(line, answer, all, breaks, thrown)
    return answer
  }

  private keepBest(candidates: Word[], criterion: Criterion): void {
    let best = Number.NEGATIVE_INFINITY
    let kept = 0
    for (const candidate of candidates) {
      const score = criterion.score(this, wordSpace(candidate))
      if (score < best) continue
      if (score > best) kept = 0
      best = score
      candidates[kept++] = candidate
    }
    candidates.length = kept
  }

  /** Puts down why an answer was chosen, with the dice thrown for it. */
  private justify(
    line: Line,
    answer: Word,
    candidates: readonly Word[],
    breaks: Ground['breaks'],
    thrown = this.aside,
  ): void {
    if (!this.g.record) return
    const { declined, family, q } = this
    const dice = this.thrown.slice(thrown)
    this.ground = {
      family: family.id,
      question: q.id,
      params: q.params,
      line,
      answer,
      candidates,
      breaks,
      dice,
      declined,
    }
  }

  /** Why the last choice was made, for an order of a plan. */
  get reason(): Ground | undefined {
    return this.ground
  }

  /**
   * The next space by the lines of a chart, each used up before the next. Nothing if no line has a space left, or `most` spaces were
   * selected in answer to this question.
   */
  select(lines: readonly SpaceLine[], most = Number.POSITIVE_INFINITY): Word | undefined {
    if (most < Number.POSITIVE_INFINITY && this.countSelected() >= most) return undefined
    for (const line of lines) {
      if (line.most !== undefined && this.countSelected(line) >= line.most) continue
      if (line.when?.(this) === false) continue
      const answer = this.chooseSpace(line, line.where, line.by)
      if (answer === undefined) continue
      this.picks.push({ question: this.q.id, space: wordSpace(answer), line })
      return answer
    }
    return undefined
  }

  private countSelected(line?: Line): number {
    let n = 0
    for (const pick of this.picks) {
      if (pick.question === this.q.id && (line === undefined || pick.line === line)) n++
    }
    return n
  }

  /** The spaces selected in answer to this question so far, by one line or by any. */
  selected(line?: Line, question = this.q.id): readonly Space[] {
    return this.picks
      .filter((pick) => pick.question === question && (line === undefined || pick.line === line))
      .map(({ space }) => space)
  }

  /** The line that selected a space last, or else the first of some that speaks of it. */
  lineAt(s: Space, lines: readonly SpaceLine[]): SpaceLine | undefined {
    const pick = this.picks.findLast(({ space, line }) => space === s && lines.includes(line))
    return pick?.line ?? lines.find((line) => line.when?.(this) !== false && line.where(this, s))
  }

  /** What the line that selected a space says to do there. */
  way(s: Space, lines: readonly SpaceLine[]): Word | undefined {
    const line = this.lineAt(s, lines)
    return line?.way === undefined ? undefined : this.say(line, line.way)
  }

  /** Nothing more that the chart asks for. */
  done(line: Line = this.family.common.stop): Word | undefined {
    return this.q.isPossible(DONE) ? this.say(line, DONE) : this.fail()
  }

  /** Nothing more that the chart asks for, where a question has a word of its own for that. */
  leave(answer: Word): Word | undefined {
    return this.firstOf(this.family.common.stop, [answer])
  }

  /** What is being tried out leads to nothing that the chart asks for. At the table nothing is said. */
  fail(): undefined {
    if (this.depth > 0) throw STUCK
    return undefined
  }

  /** An activity that the rules allow now and for which the chart finds something to do; nothing otherwise. */
  join(line: Line, activity: Word): Word | undefined {
    return this.canJoin(activity) ? this.say(line, activity) : undefined
  }

  /** Whether the chart finds something to do in an activity that is offered with this question. */
  canJoin(activity: Word): boolean {
    if (!this.q.isPossible(activity)) return false
    return this.attempt((trial) => carryOutActivity(trial, trial.operation as Operation, activity)) !== undefined
  }

  /** Whether the rules allow an operation now and the chart finds something to do in it. */
  canOperate(operation: Word): boolean {
    if (!this.q.isPossible(operation)) return false
    this.trial ??= this.makeTrial()
    const twin = this.trial.twins[this.me] as NonPlayer
    twin.onlyBegins = true
    const trial = this.tryOperation(operation)
    twin.onlyBegins = false
    return trial !== undefined
  }

  /** An operation as the chart would carry it out now, on a copy; nothing if it finds nothing to do. */
  tryOperation(operation: Word): Game | undefined {
    const rules = this.g.volume.turn.operationsOf(this.me).find(({ word }) => word === operation) as OperationRules
    return this.attempt((trial) => carryOut(trial, operationFor(trial, this.me, rules)))
  }

  /** The first step whose condition is met; if it cannot be carried out, what it says to do instead; else the faction passes. */
  operate(steps: readonly Step[]): Word {
    const { pass, ifNone } = this.family.common
    const step = steps.find((each) => each.when(this))
    if (step === undefined) return this.say(pass, PASS)
    if (this.canOperate(step.operation)) return this.say(step, step.operation)
    for (const operation of step.ifNone) if (this.canOperate(operation)) return this.say(ifNone, operation)
    return this.say(pass, PASS)
  }

  /** Something worked out once in an operation (or, outside of one, in a phase), and remembered until its end. */
  once<T>(key: string, make: () => T): T {
    if (!this.notes.has(key)) this.notes.set(key, make())
    return this.notes.get(key) as T
  }

  /** Puts something down, in place of what was put down under this name before, until the operation (or phase) ends. */
  note<T>(key: string, value: T): void {
    this.notes.set(key, value)
  }

  /** What was put down or worked out under a name. */
  noted<T>(key: string): T | undefined {
    return this.notes.get(key) as T | undefined
  }

  /** Something worked out once in a phase. */
  onceInPhase<T>(key: string, make: () => T): T {
    if (!this.turnNotes.has(key)) this.turnNotes.set(key, make())
    return this.turnNotes.get(key) as T
  }

  // Moving by orders: a plan made when the operation first asks, then given answer by answer.

  /** Where the next order of a plan begins; nothing when all are given. */
  nextOrigin(make: () => Order[]): Word | undefined {
    this.orders ??= make()
    for (let order = this.orders.shift(); order !== undefined; order = this.orders.shift()) {
      this.current = order
      if (this.q.isPossible(spaceWord(order.from))) return this.give(order, order.from)
    }
    return undefined
  }

  /** Gives one end of an order, with why the plan chose it. */
  give(order: Order, end: Space): Word {
    this.putDiceAside()
    const answer = this.say(order.line, spaceWord(end))
    if (order.ground !== undefined) this.ground = order.ground
    return answer
  }

  /**
   * The other end of the order being given. Where the rules left no choice of the origin, they did not ask for it: then the order is the
   * plan's next one from there.
   */
  destination(make?: () => Order[]): Word | undefined {
    this.takeUp(make)
    return this.current && this.firstOf(this.current.line, [spaceWord(this.current.to)])
  }

  /** Makes an order of the plan the one being given that leads from (and to) where the question is about. */
  private takeUp(make: (() => Order[]) | undefined): void {
    const { space, to } = this.q.params ?? {}
    const fits = (order: Order): boolean => order.from === space && (to === undefined || order.to === to)
    if (make === undefined || (this.current !== undefined && fits(this.current))) return
    this.orders ??= make()
    const at = this.orders.findIndex(fits)
    this.current = at < 0 ? undefined : this.orders.splice(at, 1)[0]
  }

  /** How many of the piece asked for the order being given sends; nothing if none is given. */
  ordered(make?: () => Order[]): Word | undefined {
    this.takeUp(make)
    const { current, q } = this
    if (current === undefined) return undefined
    const n = current.pieces.find(([piece]) => piece === q.params?.piece)?.[1] ?? 0
    return this.number(current.line, n)
  }

  // Dice.

  /**
   * A die of the non-player's own: thrown by the seed and the moment of the game, apart from the game's dice. One thrown for a moment of
   * its own (a number below 0) shows the same whenever it is thrown for that.
   */
  die(moment = this.g.script.cursor): number {
    return this.below(6, moment) + 1
  }

  /** What was thrown so far did not choose the answer that follows. */
  putDiceAside(): void {
    this.aside = this.thrown.length
  }

  /** A number from 0 to below a limit; it is noted as a throw from 1 to the limit. */
  below(limit: number, moment = this.g.script.cursor): number {
    const fixed = this.depth === 0 ? this.company.dice?.shift() : undefined
    if (fixed !== undefined) {
      this.thrown.push(fixed)
      return fixed - 1
    }
    const n = this.dealer.draw(CHART, moment * MOST_THROWN + this.thrown.length, limit)
    this.thrown.push(n + 1)
    return n
  }

  // Trying out.

  /** Whether it answers only in what somebody tries out. */
  get isTrial(): boolean {
    return this.depth > 0
  }

  /**
   * Carries something out on a copy of the game, answered as this chart and the others' charts would. Gives the copy, good until the
   * next attempt; nothing if it cannot be done. What happens is written into the log, if one is given.
   */
  attempt(deed: (trial: Game) => void, log?: LogEvent[]): Game | undefined {
    const trial = this.draft()
    if (log !== undefined) trial.record = new GameRecord(log)
    try {
      deed(trial)
      return trial
    } catch (error) {
      if (error === BEGUN) return trial
      if (isImpasse(error)) return undefined
      throw error
    } finally {
      trial.record = undefined
    }
  }

  /** The event of the card being played as it would be carried out now, on a copy; nothing if it cannot be. */
  tryEvent(side: Side, log?: LogEvent[]): Game | undefined {
    const { volume } = this.g
    const card = volume.cardByNumber[currentCard(this.g)]
    return this.attempt((trial) => {
      trial.cite('5.1', this.me)
      card?.effect?.(trial, this.me, side)
      volume.turn.afterEvent?.(trial)
    }, log)
  }

  /** Whether a trial differs from the game in anything but the dice it used up. */
  isChanged(trial: Game): boolean {
    const { n } = this.g
    const { dealt } = this.g.at
    for (let i = 0; i < n.length; i++)
      if (n[i] !== trial.n[i] && (i < dealt || i >= dealt + CHANCE_KINDS.length)) return true
    return false
  }

  /**
   * How the phase would end if an answer were given to the question at hand, on a copy; nothing if it cannot be told. Only at the table:
   * in what is tried out itself nobody looks so far ahead.
   */
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
      if (error instanceof Misfit || isImpasse(error)) return undefined
      throw error
    }
  }

  /** A copy of the game to scribble on, good until the next attempt. What falls on it nobody can know: it has dice of its own. */
  draft(): Game {
    this.trial ??= this.makeTrial()
    const { deciders, game, twins } = this.trial
    copyMoment(this.g, { dealer: this.dealer, deciders }, game)
    twins[this.me]?.takeAfter(this, game)
    return game
  }

  private makeTrial() {
    const { company, depth, family, g, me } = this
    const game = new Game(g.volume, g.setup)
    const twins = g.volume.allFactions.map((f) => {
      const its = f === me ? family : (familyAt(company, f) ?? family)
      const id = g.volume.factions[f]?.id as string
      return its.charts[id] && new NonPlayer(its, f, company, depth + 1)
    })
    return { game, twins, deciders: twins.map((twin) => twin?.decide ?? takeFirst) }
  }

  /** A twin that tries something out goes on from what was decided so far. */
  private takeAfter(other: NonPlayer, game: Game): void {
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

const NO_WORDS: readonly Word[] = []

function copyInto(notes: Map<string, unknown>, from: ReadonlyMap<string, unknown>): void {
  notes.clear()
  for (const [key, value] of from) notes.set(key, value)
}

/** Whether what was tried out has no way on. */
const isImpasse = (error: unknown): boolean =>
  error instanceof Stuck || error instanceof DeadEnd || error instanceof Broken
