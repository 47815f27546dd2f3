import { seedDealer } from '../questions/chance.ts'
import { fork } from '../questions/fork.ts'
import { Game } from '../questions/game.ts'
import { interjectionOf, whyNotInterject } from '../questions/volume.ts'
import { lookAhead } from '../rules/deck.ts'
import type { Asked, ChanceAsked, Reason } from '../state/asked.ts'
import { BadInput, badInput, DeadEnd, EndlessPhase, IllegalChange, JournalMismatch, Pending } from '../state/errors.ts'
import type { Explanation } from '../state/explanation.ts'
import type { Faction, Word } from '../state/ids.ts'
import { newState, type State } from '../state/layout.ts'
import type { LogEvent } from '../state/log.ts'
import type { Dealer, Decider, Entry, Setup, Volume } from '../state/model.ts'
import { currentCard } from '../state/reading.ts'
import { GameRecord } from '../state/record.ts'
import { DONE, wordOf } from '../state/words.ts'
import { type Language, message } from '../text/catalogue.ts'
import { dealerOf } from './dealer.ts'
import { entryKey, type Journal, NO_JOURNAL, partsOf, readJournal, requireBounds, requireRoom } from './journal.ts'
import { type Position, positionOf } from './position.ts'

interface Checkpoint {
  readonly at: number
  readonly n: State
  readonly logLength: number
  readonly drawn: number
  readonly questions: number
}

/** Where a turn began: how many entries and events there were, outcomes drawn and questions opened, and the position. */
export interface Moment {
  readonly at: number
  readonly logLength: number
  readonly drawn: number
  readonly questions: number
  readonly game: Game
}

/** A reason that stands against something at the table: undo, an answer, an interjection. */
const REASONS = {
  nothingToUndo: { id: 'why.nothing-to-undo', rule: '' },
  chance: { id: 'why.undo-chance', rule: '' },
  other: { id: 'why.undo-other', rule: '' },
  deadEnd: { id: 'why.no-way-on', rule: '' },
  broken: { id: 'why.rules-broken', rule: '' },
  noAnswer: { id: 'why.no-answer', rule: '' },
  unknown: { id: 'why.unknown-word', rule: '' },
  notAsked: { id: 'why.not-asked', rule: '' },
} as const satisfies Record<string, Reason>

/** So many ways are tried before an answer counts as one without a way on. */
const MOST_WAYS = 100
/** So many questions are answered on all these ways together. */
const MOST_STEPS = 20_000
/** So many phases a game may have; the longest that are played have some hundred. */
const MOST_PHASES = 20_000
/** What falls after an answer that is only tried nobody can know. */
const GUESS = seedDealer('guess')

/** The beginning of a game: the scenario laid out, or any position. */
export type Start = (g: Game) => void

/** How a table is set: what was played already, where it began if not with the scenario, and who deals. */
export interface TableOptions {
  readonly journal?: Journal
  readonly start?: Start | undefined
  /** By default it deals by the seed of the set-up; without a seed it waits for what is dealt elsewhere. */
  readonly dealer?: Dealer | undefined
  /** A journal that later rules cannot play to its end is played as far as it goes. */
  readonly isLenient?: boolean
  /** The journal is of the first version, which had no entries for chance and none for questions with a single answer. */
  readonly isOfVersion1?: boolean
}

const isUnplayable = (error: unknown): boolean => error instanceof JournalMismatch || error instanceof DeadEnd

/**
 * A game being played: its journal, and the position the journal leads to. Every answer is carried out from the last
 * checkpoint on, so nothing is ever half done; undo, replay and forks are the same thing with a shorter journal.
 */
export class Table {
  readonly game: Game
  readonly record = new GameRecord()
  /** What happened, in the words of the game. */
  readonly log: LogEvent[] = []
  private checkpoints: Checkpoint[] = []
  private readonly start: Start
  /** Whether the game has begun: its beginning may wait for cards too. Until then the only checkpoint is the table as far as it is laid out. */
  isLaidOut = false
  /** The current question, once somebody wanted to know. */
  private standing: Asked | undefined
  /** After how many entries and outcomes the journal could not be played on and was left; nothing if all of it was. */
  cutShort: { readonly at: number; readonly drawn: number } | undefined

  constructor(
    readonly volume: Volume,
    readonly setup: Setup,
    readonly deciders: readonly (Decider | undefined)[],
    setting: TableOptions = {},
  ) {
    const { journal = NO_JOURNAL, start = (g: Game) => volume.setUp(g) } = setting
    this.game = new Game(volume, setup)
    this.game.record = this.record
    this.game.log = this.log
    const { script } = this.game
    script.isKept = true
    script.dealer = setting.dealer ?? (setup.seed === '' ? undefined : dealerOf(setup.seed, undefined, setup.ownDeck))
    script.followers = deciders.map((decider) => (decider?.follows === true ? decider : undefined))
    script.entries = [...journal.entries]
    script.outcomes = [...journal.outcomes]
    script.isOfVersion1 = setting.isOfVersion1 === true
    this.start = start
    if (setting.isLenient === true) this.beginLenient()
    else this.begin()
  }

  /** The current question, whoever it goes to; nothing when the game is over or waits for chance. */
  get pending(): Asked | undefined {
    if (this.isOver || this.awaitsChance) return undefined
    this.standing ??= this.game.q.asked(true)
    return this.standing
  }

  get isOver(): boolean {
    return this.game.isOver
  }

  /** Whether the game waits for something that is dealt elsewhere. */
  get awaitsChance(): boolean {
    return !this.isOver && this.game.awaited !== undefined
  }

  /** What all at the table are asked: what was dealt elsewhere; nothing where the game does not wait for that. */
  get chanceAsked(): ChanceAsked | undefined {
    const { acting, awaited, rule } = this.game
    if (awaited === undefined || this.isOver) return undefined
    const answers = awaited.among().filter((outcome) => awaited.whyNot(outcome) === undefined)
    return { by: acting, id: awaited.asks, rule, params: awaited.params, answers, whyNot: awaited.whyNot }
  }

  /** Answers and interjections so far; what chance brought stands beside them (`outcomes`). */
  get entries(): readonly Entry[] {
    return this.game.script.entries
  }

  get journal(): Journal {
    return this.game.script
  }

  /** The journal up to an entry, with what chance brought before it. */
  journalUpTo(length: number): Journal {
    const { entries, outcomes } = this.game.script
    const drawn = length < entries.length ? this.record.drawnBefore[length] : undefined
    return { entries: entries.slice(0, length), outcomes: outcomes.slice(0, drawn) }
  }

  /** Who gave each entry. */
  get answeredBy(): readonly Faction[] {
    return this.record.answeredBy
  }

  /** Whether the pending question goes to a seat that answers by itself, and has its answer. */
  get waitsForDecider(): boolean {
    return this.deciderAsked !== undefined && this.deciderAsked.isReady?.(this.game) !== false
  }

  /** Whether it goes to one that thinks elsewhere and has no answer yet. */
  get waitsForThought(): boolean {
    return this.deciderAsked?.isReady?.(this.game) === false
  }

  private get deciderAsked(): Decider | undefined {
    return this.isOver || this.awaitsChance ? undefined : this.deciders[this.game.q.by]
  }

  /** Answers the pending question. An answer that is not possible, or not from who is asked, is refused, and nothing changes. */
  answer(by: Faction, key: string): void {
    if (this.isOver) throw badInput('over', 'error.over')
    const reason = this.whyNotBy(by) ?? this.whyNot(key)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    this.extend(wordOf(this.volume, key) as Word)
  }

  private whyNotBy(by: Faction): Reason | undefined {
    return this.pending?.by === by ? undefined : REASONS.notAsked
  }

  /** Why a key is no answer to the pending question: the rules' reason, or that the question did not think of it. */
  whyNot(key: string): Reason | undefined {
    const { pending } = this
    const answer = wordOf(this.volume, key)
    const { awaited } = this.game
    if (this.awaitsChance && awaited !== undefined)
      return answer === undefined ? REASONS.unknown : awaited.whyNot(answer)
    if (pending === undefined) return REASONS.notAsked
    if (answer === undefined) return { ...REASONS.unknown, rule: pending.rule }
    if (pending.isPossible(answer)) return undefined
    return pending.whyNot(answer) ?? { ...REASONS.noAnswer, rule: pending.rule }
  }

  /** Deals what the game waits for: a die, a card. */
  deal(key: string): void {
    if (!this.awaitsChance) throw badInput('deal', 'error.not-dealt', { key })
    const reason = this.whyNot(key)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    const { script } = this.game
    script.outcomes.push(wordOf(this.volume, key) as Word)
    try {
      this.resume([])
    } catch (error) {
      script.outcomes.pop()
      this.resume([])
      throw error
    }
  }

  /**
   * Lets the seats that answer by themselves go on until a person is asked or the game is over; at most `most` answers. If what they do
   * cannot be carried out (a prepared card cannot come, the rules lead nowhere), the table is as before.
   */
  run(most = Number.POSITIVE_INFINITY): void {
    const { length } = this.entries
    try {
      this.letRun(most)
    } catch (error) {
      const isStuck = error instanceof DeadEnd
      if (isStuck || error instanceof BadInput) this.rewind(length)
      throw isStuck ? new BadInput('internal', error.id, error.details) : error
    }
  }

  private letRun(most: number): void {
    for (let i = 0; i < most && this.waitsForDecider; i++) {
      if (most === Number.POSITIVE_INFINITY && !this.hasInterjections()) {
        this.resume(this.deciders)
        return
      }
      const decider = this.deciders[this.game.q.by] as Decider
      this.extend(decider(this.game, this.game.q))
    }
  }

  /**
   * Does something out of turn (a transfer, voluntary removal of pieces, a manual correction). It is refused if it would take the way on from an
   * answer to the current question.
   */
  interject(by: Faction, verb: string, words: readonly string[]): void {
    const { game } = this
    const rules = interjectionOf(this.volume, verb)
    if (this.isOver) throw badInput('over', 'error.over')
    if (this.awaitsChance) throw new Refused(this.volume, REASONS.notAsked)
    if (rules === undefined) throw badInput('unknown', 'error.interjection', { value: verb })
    const reason = whyNotInterject(game, rules, by, words)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    const before = this.rejected()
    this.extend(`@${game.script.questions - 1} ${this.volume.factions[by]?.id} ${verb} ${words.join(' ')}`.trim(), by)
    const taken = this.rejected().filter((answer) => !before.includes(answer))
    if (taken.length === 0 && game.q.size > 0) return
    const why = taken.map((answer) => game.q.whyNot(answer)).find((against) => against === REASONS.broken)
    this.rewind(this.entries.length - 1)
    throw new Refused(this.volume, why ?? REASONS.deadEnd)
  }

  /** What a decider would answer to the pending question, and why. Nothing is answered. */
  consult(decider: Decider): { answer: Word; explanation: Explanation | undefined } {
    const { game } = this
    if (this.isOver) throw badInput('over', 'error.over')
    const { by } = game.q
    const trial = fork(game, { answers: [], dealer: game.script.dealer })
    trial.record = new GameRecord()
    trial.script.followers = this.volume.allFactions.map((f) => (f === by ? decider : undefined))
    try {
      trial.runPhase()
    } catch (error) {
      if (!(error instanceof Pending)) throw error
    }
    for (const answer of this.rejected()) if (trial.q.isPossible(answer)) trial.q.reject(answer, REASONS.deadEnd)
    const answer = decider(trial, trial.q)
    // One that sits at the table has looked away from it: it is shown the phase again.
    if (game.script.followers.includes(decider)) this.resume([])
    return { answer, explanation: trial.record.explanations[trial.script.cursor] }
  }

  /** What a decider would answer now and to what is asked next of the same faction, until chance or somebody else has a say. */
  consultOn(decider: Decider): readonly Word[] {
    const { game } = this
    if (this.isOver) throw badInput('over', 'error.over')
    const { by } = game.q
    const words: Word[] = []
    const answers: Decider = (g, q) => {
      const word = decider(g, q)
      words.push(word)
      return word
    }
    const only = (whose: Decider) => this.volume.allFactions.map((f) => (f === by ? whose : undefined))
    const trial = fork(game, { answers: [], deciders: only(answers) })
    trial.record = new GameRecord()
    trial.script.followers = only(decider)
    try {
      trial.runPhase()
    } catch (error) {
      if (!(error instanceof Pending || error instanceof DeadEnd)) throw error
    }
    if (game.script.followers.includes(decider)) this.resume([])
    return words
  }

  /** Why each entry of the journal was given, where a non-player gave it. */
  get explanations(): readonly (Explanation | undefined)[] {
    return this.record.explanations
  }

  /** Whether more than one person plays: past chance and others' answers they must agree before anything is undone. */
  get isShared(): boolean {
    const people = this.setup.seats.filter((_, f) => this.deciders[f] === undefined)
    return new Set(people.map(({ player }) => player)).size > 1
  }

  /** Why the last answer of a person cannot be undone, or not without the others' consent. */
  whyNotUndo(by?: Faction): Reason | undefined {
    const last = this.lastOfPerson
    if (last < 0 && this.lastTold < 0) return REASONS.nothingToUndo
    if (!this.isShared) return undefined
    if (this.lastTold >= 0) return REASONS.chance
    if (last < this.entries.length - 1) return REASONS.other
    const player = (f: Faction | undefined) => (f === undefined ? undefined : this.setup.seats[f]?.player)
    if (by !== undefined && player(by) !== player(this.answeredBy[last])) return REASONS.other
    return this.hasChanceSince(last) ? REASONS.chance : undefined
  }

  /** Whether chance had a hand in what an entry led to. */
  hasChanceSince(entry: number): boolean {
    return this.game.script.outcomes.length > (this.record.drawnBefore[entry] as number)
  }

  /**
   * Undoes the last answer of a person and what came of it. Where several people play, only the one who gave it may, and chance and others'
   * answers only if they agree.
   */
  undo({ by, agreed = false }: { readonly by?: Faction; readonly agreed?: boolean } = {}): void {
    const reason = this.whyNotUndo(by)
    if (reason !== undefined && (!agreed || reason === REASONS.nothingToUndo)) throw new Refused(this.volume, reason)
    if (this.lastTold < 0) this.rewind(this.lastOfPerson)
    else this.untell(this.lastTold)
  }

  /** Whether players told what came since a person last answered: undo takes that back first. */
  get wasToldLast(): boolean {
    return this.lastTold >= 0
  }

  /** The last outcome that players told since a person last answered, by its place; -1 if there is none. */
  private get lastTold(): number {
    const { drawnBefore, told } = this.record
    const since = drawnBefore[this.lastOfPerson] ?? 0
    let last = this.game.script.outcomes.length - 1
    while (last >= since && !told.has(last)) last--
    return last < since ? -1 : last
  }

  /** Takes back what players told, and what came of it. */
  private untell(outcome: number): void {
    const { entries, outcomes } = this.game.script
    const after = this.record.drawnBefore.findIndex((drawn) => drawn > outcome)
    this.cut(after === -1 ? entries.length : after)
    outcomes.length = outcome
    this.leaveCheckpoints()
    this.resume([])
  }

  private get lastOfPerson(): number {
    return this.answeredBy.findLastIndex((by) => this.deciders[by] === undefined)
  }

  /** Cuts the journal to its first `length` answers and interjections. */
  rewind(length: number): void {
    this.cut(length)
    this.leaveCheckpoints()
    this.resume([])
  }

  /**
   * Takes over what was played at another table of this game: its journal is this one's up to an entry, and goes on as written. If that
   * cannot be played, the table is as before.
   */
  follow(from: number, written: readonly string[]): void {
    const { entries, outcomes } = this.game.script
    const kept = partsOf(this.game, from)
    const more = readJournal(this.volume, written)
    requireBounds([...entries.slice(0, kept.entries), ...more.entries])
    const before = { entries: entries.slice(kept.entries), outcomes: outcomes.slice(kept.outcomes) }
    try {
      this.takeUp(kept, more)
    } catch (error) {
      this.takeUp(kept, before)
      throw error
    }
  }

  /** Plays on from so many answers and outcomes by another journal. */
  private takeUp(kept: { readonly entries: number; readonly outcomes: number }, more: Journal): void {
    const { script } = this.game
    script.entries.length = kept.entries
    script.outcomes.length = kept.outcomes
    script.played = Math.min(script.played, kept.entries)
    this.record.cut(kept.entries)
    this.leaveCheckpoints()
    script.entries.push(...more.entries)
    script.outcomes.push(...more.outcomes)
    this.begin()
  }

  /** How many turns are finished; each faction's turn and each part of a round is one. */
  get turnsDone(): number {
    return this.checkpoints.length - 1
  }

  /** The game as it was when a turn began, to be looked at. */
  moment(turn: number): Moment {
    const { at, n, logLength, drawn, questions } = this.checkpoints[turn] as Checkpoint
    const game = new Game(this.volume, this.setup)
    game.n = n
    game.script.cursor = at
    return { at, logLength, drawn, questions, game }
  }

  /** The last checkpoint as a position, with the number of entries that led to it, and of outcomes drawn. */
  lastCheckpoint(): { at: number; drawn: number; position: Position } {
    const { at, drawn } = this.checkpoints.at(-1) as Checkpoint
    return { at, drawn, position: positionOf(this.moment(this.turnsDone).game) }
  }

  /** The last position at rest after so many entries and outcomes; nothing if there was none. */
  checkpointAfter(length: number): Position | undefined {
    const turn = this.checkpoints.findLastIndex(({ at, drawn }) => at + drawn === length)
    return turn === -1 ? undefined : positionOf(this.moment(turn).game)
  }

  private begin(): void {
    const { game } = this
    const { script } = game
    this.resume([])
    if (script.cursor === script.entries.length && script.drawn === script.outcomes.length) return
    const entry = script.next ?? `!${entryKey(this.volume, script.outcomes[script.drawn] as Word)}`
    const awaited = this.isOver ? 'nothing' : { question: game.q.id }
    throw new JournalMismatch(script.cursor, entryKey(this.volume, entry), awaited, game.q.rule)
  }

  /** Goes as far as the journal can be played, and forgets the rest: to where it did not fit, or else to the last checkpoint. */
  private beginLenient(): void {
    const { script } = this.game
    const goOn = (at: number, drawn: number): boolean => {
      script.entries.length = Math.min(script.entries.length, at)
      script.outcomes.length = Math.min(script.outcomes.length, drawn)
      script.played = 0
      this.record.cut(at)
      try {
        this.resume([])
        return true
      } catch (error) {
        if (isUnplayable(error)) return false
        throw error
      }
    }
    try {
      this.begin()
    } catch (error) {
      if (!isUnplayable(error) || this.checkpoints.length === 0) throw error
      this.cutShort = { at: script.cursor, drawn: script.drawn }
      if (goOn(script.cursor, script.drawn)) return
      const { at, drawn } = this.checkpoints.at(-1) as Checkpoint
      if (!goOn(at, drawn)) throw error
    }
  }

  /** Adds an entry and carries it out; if it cannot be, the table is as before. */
  private extend(entry: Entry, by = this.game.q.by): void {
    const { record } = this
    const { script } = this.game
    const { length } = script.entries
    requireRoom(script.entries, entry)
    if (this.standing !== undefined) record.asked[length] = this.standing
    script.entries.push(entry)
    record.noteEntry(length, by, script.outcomes.length)
    try {
      this.resume([])
      if (script.next !== undefined)
        throw new JournalMismatch(script.cursor, String(entry), { question: this.game.q.id }, this.game.q.rule)
    } catch (error) {
      this.rewind(length)
      if (error instanceof DeadEnd || error instanceof JournalMismatch) throw new Refused(this.volume, REASONS.deadEnd)
      throw error
    }
  }

  private checkpoint(): void {
    const { n, script } = this.game
    this.checkpoints.push({
      at: script.cursor,
      n: n.slice(),
      logLength: this.log.length,
      drawn: script.drawn,
      questions: script.questions,
    })
  }

  /** Plays on from the last checkpoint: the journal answers first, then the deciders, then somebody is asked. */
  private resume(deciders: readonly (Decider | undefined)[]): void {
    const { game } = this
    this.goBack(deciders)
    try {
      if (!this.isLaidOut) this.layOut()
      while (!game.isOver) {
        game.runPhase()
        if (this.checkpoints.length > MOST_PHASES) throw new EndlessPhase(game.q.id, game.q.rule)
        this.checkpoint()
      }
    } catch (error) {
      if (!(error instanceof Pending)) throw error
      game.script.played = game.script.cursor
      if (!this.awaitsChance && this.hasInterjections()) this.rejectDeadEnds()
    }
  }

  private layOut(): void {
    const { game } = this
    this.checkpoints = []
    try {
      this.start(game)
      // A position written by hand need not say which card lies open on the draw deck.
      if (currentCard(game) !== 0) lookAhead(game)
      this.isLaidOut = true
      this.checkpoint()
    } catch (error) {
      if (error instanceof Pending) this.checkpoint()
      throw error
    }
  }

  /** Forgets the checkpoints that lie beyond the end of the journal. */
  private leaveCheckpoints(): void {
    const { entries, outcomes } = this.game.script
    const isBeyond = ({ at, drawn }: Checkpoint): boolean => at > entries.length || drawn > outcomes.length
    while (this.checkpoints.some(isBeyond)) this.checkpoints.pop()
    if (this.checkpoints.length === 0) this.isLaidOut = false
  }

  private goBack(deciders: readonly (Decider | undefined)[]): void {
    const { game } = this
    const to = (this.isLaidOut ? this.checkpoints.at(-1) : undefined) ?? this.blank
    game.n = to.n.slice()
    game.awaited = undefined
    game.script.cursor = to.at
    game.script.drawn = to.drawn
    game.script.questions = to.questions
    game.script.deciders = deciders
    this.log.length = to.logLength
    this.standing = undefined
  }

  /** The table before anything is laid out. */
  private get blank(): Checkpoint {
    return { at: 0, n: newState(this.volume.layout), logLength: 0, drawn: 0, questions: 0 }
  }

  /** Whether something was done out of turn since the last checkpoint. */
  private hasInterjections(): boolean {
    const { at } = this.checkpoints.at(-1) as Checkpoint
    return this.entries.slice(at).some((entry) => typeof entry === 'string')
  }

  /**
   * Rules offer what they can carry through as things stand. What is done out of turn later in the phase may take that away, so from then
   * on every answer is tried to the end of the phase before it is offered; one without a way on is struck out.
   */
  private rejectDeadEnds(): void {
    const { q } = this.game
    for (const answer of q.answers) {
      const reason = this.whyDeadEnd(answer)
      if (reason !== undefined) q.reject(answer, reason)
    }
  }

  private rejected(): readonly Word[] {
    const { q } = this.game
    const isRejected = (reason: Reason | undefined) => reason === REASONS.deadEnd || reason === REASONS.broken
    return q.refused.filter((answer) => isRejected(q.whyNot(answer)))
  }

  /** Why no answers to the questions that follow carry this one through to the end of the phase; nothing if some do. */
  private whyDeadEnd(answer: Word): Reason | undefined {
    const { game } = this
    let reason: Reason = REASONS.deadEnd
    const ways = new Ways(game.script.trail.all.length)
    const way = { answers: [answer], dealer: GUESS, deciders: this.volume.factions.map(() => ways.decide) }
    const trial = new Game(this.volume, this.setup)
    do {
      try {
        fork(game, way, trial).runPhase()
        return undefined
      } catch (error) {
        if (error instanceof IllegalChange) reason = REASONS.broken
        else if (!(error instanceof DeadEnd)) throw error
      }
    } while (ways.next())
    return reason
  }

  private cut(length: number): void {
    const { script } = this.game
    if (length < script.entries.length) script.outcomes.length = this.record.drawnBefore[length] as number
    script.entries.length = length
    script.played = Math.min(script.played, length)
    this.record.cut(length)
  }
}

/** One way after another through the questions that follow, those first that are soon done. */
class Ways {
  private readonly steps: { readonly answers: readonly Word[]; tried: number }[] = []
  private at = 0
  private most = MOST_WAYS
  private stepsLeft = MOST_STEPS

  /** What was played in the phase before is played again on every way. */
  constructor(private readonly before: number) {}

  readonly decide: Decider = (_, q) => {
    if (this.stepsLeft-- <= 0) throw new EndlessPhase(q.id, q.rule)
    if (this.at === this.steps.length) {
      const others = q.answers.filter((answer) => answer !== DONE)
      this.steps.push({ answers: q.isPossible(DONE) ? [DONE, ...others] : others, tried: 0 })
    }
    const { answers, tried } = this.steps[this.at++] as (typeof this.steps)[number]
    return answers[tried] as Word
  }

  /** Turns to the next way; returns whether there is one. */
  next(): boolean {
    this.at = 0
    this.stepsLeft -= this.before
    this.most = this.stepsLeft > 0 ? this.most - 1 : 0
    for (let last = this.steps.at(-1); last !== undefined && this.most > 0; last = this.steps.at(-1)) {
      last.tried++
      if (last.tried < last.answers.length) return true
      this.steps.pop()
    }
    return false
  }
}

/** Refused with a reason from the rules; whoever knows what was refused can name the space. */
export class Refused extends BadInput {
  override name = 'Refused'
  constructor(
    volume: Volume,
    readonly reason: Reason,
  ) {
    const space = (language: Language): string => message(volume.catalogues, language, 'any-space')
    super('illegal', reason.id, { space }, { catalogues: volume.catalogues, rule: reason.rule })
  }
}
