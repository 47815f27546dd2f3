import { BadInput, Broken, DeadEnd, Misfit, Pending } from './errors.ts'
import { type Entry, Game, type Setup } from './game.ts'
import type { Faction, Word } from './ids.ts'
import type { Ground } from './nonplayer/ground.ts'
import { type Position, positionOf } from './position.ts'
import type { Decider, Question, Reason } from './question.ts'
import { seedChance } from './sequence.ts'
import { fill, message } from './text/catalogue.ts'
import { interjectionOf, type Volume } from './volume.ts'
import { DONE, keyOf, wordOf } from './words.ts'

interface Checkpoint {
  readonly at: number
  readonly n: Int32Array
  readonly logLength: number
  readonly chanceUsed: number
  readonly questions: number
}

/** Where a stretch of play began: how many entries and events there were, and the position. */
export interface Moment {
  readonly at: number
  readonly logLength: number
  readonly game: Game
}

/** A reason that stands against something at the table: undo, an answer, an interjection. */
const REASONS = {
  nothingToUndo: { id: 'why.nothing-to-undo', rule: '' },
  chance: { id: 'why.undo-chance', rule: '' },
  other: { id: 'why.undo-other', rule: '' },
  noWayOn: { id: 'why.no-way-on', rule: '' },
  broken: { id: 'why.rules-broken', rule: '' },
  noAnswer: { id: 'why.no-answer', rule: '' },
  unknown: { id: 'why.unknown-word', rule: '' },
} as const satisfies Record<string, Reason>

/** So many ways are tried before an answer counts as one without a way on. */
const MOST_WAYS = 100

/** The beginning of a game: the scenario laid out, or any position. */
export type Start = (g: Game) => void

/**
 * A game being played: its journal, and the position the journal leads to. Every answer is carried out from the last
 * checkpoint on, so nothing is ever half done; undo, replay and forks are the same thing with a shorter journal.
 */
export class Table {
  readonly game: Game
  private checkpoints: Checkpoint[] = []

  constructor(
    readonly volume: Volume,
    readonly setup: Setup,
    readonly deciders: readonly (Decider | undefined)[],
    journal: readonly Entry[] = [],
    private readonly start: Start = (g) => volume.setUp(g),
  ) {
    this.game = new Game(volume, setup)
    this.game.keepsJournal = true
    this.game.log = []
    this.game.grounds = []
    this.game.followers = deciders.map((decider) => (decider?.follows === true ? decider : undefined))
    this.begin(journal)
  }

  /** The question that stands, whoever it goes to; nothing when the game is over. */
  get pending(): Question | undefined {
    return this.isOver ? undefined : this.game.q
  }

  get isOver(): boolean {
    return this.game.isOver
  }

  get journal(): readonly Entry[] {
    return this.game.journal
  }

  /** Whether the pending question goes to a seat that answers by itself. */
  get waitsForDecider(): boolean {
    return !this.isOver && this.deciders[this.game.q.by] !== undefined
  }

  /** Answers the pending question. An answer that is not possible is refused, and nothing changes. */
  answer(key: string): void {
    if (this.isOver) throw new BadInput('over', 'the game is over')
    const reason = this.whyNot(key)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    this.extend(wordOf(this.volume, key) as Word)
  }

  /** Why a key is no answer to the pending question: the rules' reason, or that the question did not think of it. */
  whyNot(key: string): Reason | undefined {
    const { q } = this.game
    const answer = wordOf(this.volume, key)
    if (answer === undefined) return { ...REASONS.unknown, rule: q.rule }
    if (q.isPossible(answer)) return undefined
    return q.whyNot(answer) ?? { ...REASONS.noAnswer, rule: q.rule }
  }

  /** Lets the seats that answer by themselves go on until a person is asked or the game is over; at most `most` answers. */
  run(most = Number.POSITIVE_INFINITY): void {
    for (let i = 0; i < most && this.waitsForDecider; i++) {
      if (most === Number.POSITIVE_INFINITY && !this.isDisturbed()) {
        this.resume(this.deciders)
        return
      }
      const decider = this.deciders[this.game.q.by] as Decider
      this.extend(decider(this.game, this.game.q))
    }
  }

  /**
   * Does something out of turn (a transfer, own pieces taken off, a correction by hand). It is refused if it would take the way on from an
   * answer to the question that then stands.
   */
  interject(by: Faction, verb: string, words: readonly string[]): void {
    const { game } = this
    const rules = interjectionOf(this.volume, verb)
    if (this.isOver) throw new BadInput('over', 'the game is over')
    if (rules === undefined) throw new BadInput('unknown', `there is no interjection called "${verb}"`)
    const reason = rules.whyNot(game, by, words)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    const before = this.struckOut()
    this.extend(`@${game.questions - 1} ${this.volume.factions[by]?.id} ${verb} ${words.join(' ')}`.trim(), by)
    const taken = this.struckOut().filter((answer) => !before.includes(answer))
    if (taken.length === 0 && game.q.size > 0) return
    const why = taken.map((answer) => game.q.whyNot(answer)).find((against) => against === REASONS.broken)
    this.rewind(game.journal.length - 1)
    throw new Refused(this.volume, why ?? REASONS.noWayOn)
  }

  /** What a decider would answer to the pending question, and why. Nothing is answered. */
  consult(decider: Decider): { answer: Word; ground: Ground | undefined } {
    const { game } = this
    if (this.isOver) throw new BadInput('over', 'the game is over')
    const { followers } = game
    const grounds = game.grounds as (Ground | undefined)[]
    const { by } = game.q
    game.followers = followers.map((follower, f) => (f === by ? decider : follower))
    game.grounds = [...grounds]
    try {
      this.resume([])
      const answer = decider(game, game.q)
      return { answer, ground: game.grounds[game.cursor] }
    } finally {
      game.followers = followers
      game.grounds = grounds
      this.resume([])
    }
  }

  /** Why each entry of the journal was given, where a non-player gave it. */
  get grounds(): readonly (Ground | undefined)[] {
    return this.game.grounds ?? []
  }

  /** Whether more than one person plays: past chance and others' answers they must agree before anything is taken back. */
  get isShared(): boolean {
    const people = this.setup.seats.filter((_, f) => this.deciders[f] === undefined)
    return new Set(people.map(({ player }) => player)).size > 1
  }

  /** Why the last answer of a person cannot be taken back, or not without the other persons' agreement. */
  whyNotUndo(): Reason | undefined {
    const { game } = this
    const last = this.lastOfPerson
    if (last < 0) return REASONS.nothingToUndo
    if (!this.isShared) return undefined
    if (last < game.journal.length - 1) return REASONS.other
    return game.chanceUsed === game.chanceBefore[last] ? undefined : REASONS.chance
  }

  /** Takes the last answer of a person back, and what came of it; where several persons play, chance and others' answers only if they agree. */
  undo(agreed = false): void {
    const reason = this.whyNotUndo()
    if (reason !== undefined && (!agreed || reason === REASONS.nothingToUndo)) throw new Refused(this.volume, reason)
    this.rewind(this.lastOfPerson)
  }

  private get lastOfPerson(): number {
    return this.game.answeredBy.findLastIndex((by) => this.deciders[by] === undefined)
  }

  /** Cuts the journal to its first `length` entries. */
  rewind(length: number): void {
    this.cut(length)
    while ((this.checkpoints.at(-1) as Checkpoint).at > length) this.checkpoints.pop()
    this.resume([])
  }

  /** How many stretches of play are finished; each faction's turn and each part of a round is one. */
  get stretches(): number {
    return this.checkpoints.length - 1
  }

  /** The game as it was when a stretch began, to be looked at. */
  moment(stretch: number): Moment {
    const { at, n, logLength } = this.checkpoints[stretch] as Checkpoint
    const game = new Game(this.volume, this.setup)
    game.n = n
    game.cursor = at
    return { at, logLength, game }
  }

  /** The last checkpoint as a position, with the number of entries that led to it. */
  lastCheckpoint(): { at: number; position: Position } {
    const { game } = this
    const { at, n } = this.checkpoints.at(-1) as Checkpoint
    const now = game.n
    game.n = n
    const position = positionOf(game)
    game.n = now
    return { at, position }
  }

  private begin(journal: readonly Entry[]): void {
    const { game } = this
    seedChance(game, this.setup.seed)
    game.journal = [...journal]
    this.start(game)
    this.checkpoint()
    this.resume([])
    if (game.cursor < game.journal.length) {
      const entry = game.journal[game.cursor] as Entry
      const key = typeof entry === 'string' ? entry : keyOf(this.volume, entry as Word)
      throw new Misfit(game.cursor, key, this.isOver ? 'a game that is over' : game.q.id, game.q.rule)
    }
  }

  /** Adds an entry and carries it out; if it cannot be, the table is as before. */
  private extend(entry: Entry, by = this.game.q.by): void {
    const { game } = this
    game.journal.push(entry)
    game.answeredBy.push(by)
    game.chanceBefore.push(game.chanceUsed)
    try {
      this.resume([])
      if (game.cursor < game.journal.length) throw new Misfit(game.cursor, String(entry), game.q.id, game.q.rule)
    } catch (error) {
      this.rewind(game.journal.length - 1)
      if (error instanceof DeadEnd || error instanceof Misfit) throw new Refused(this.volume, REASONS.noWayOn)
      throw error
    }
  }

  private checkpoint(): void {
    const { game } = this
    this.checkpoints.push({
      at: game.cursor,
      n: game.n.slice(),
      logLength: game.log?.length ?? 0,
      chanceUsed: game.chanceUsed,
      questions: game.questions,
    })
  }

  /** Plays on from the last checkpoint: the journal answers first, then the deciders, then somebody is asked. */
  private resume(deciders: readonly (Decider | undefined)[]): void {
    const { game } = this
    this.goBack(deciders)
    try {
      while (!game.isOver) {
        this.playPhase()
        this.checkpoint()
      }
    } catch (error) {
      if (!(error instanceof Pending)) throw error
      if (this.isDisturbed()) this.strikeOut()
    }
  }

  private goBack(deciders: readonly (Decider | undefined)[]): void {
    const { game } = this
    const to = this.checkpoints.at(-1) as Checkpoint
    game.n = to.n.slice()
    game.cursor = to.at
    game.chanceUsed = to.chanceUsed
    game.questions = to.questions
    if (game.log) game.log.length = to.logLength
    game.deciders = deciders
  }

  private playPhase(): void {
    this.game.runPhase()
  }

  /** Whether something was done out of turn since the last checkpoint. */
  private isDisturbed(): boolean {
    const { at } = this.checkpoints.at(-1) as Checkpoint
    return this.game.journal.slice(at).some((entry) => typeof entry === 'string')
  }

  /**
   * Rules offer what they can carry through as things stand. What is done out of turn later in the phase may take that away, so from then
   * on every answer is tried to the end of the phase before it is offered; one without a way on is struck out.
   */
  private strikeOut(): void {
    const { game } = this
    const { log, q } = game
    const offered = q.answers
    let reasons: readonly (Reason | undefined)[]
    try {
      game.log = undefined
      reasons = offered.map((answer) => this.whyNoWayOn(answer))
    } finally {
      game.log = log
    }
    this.goBack([])
    try {
      this.playPhase()
    } catch (error) {
      if (!(error instanceof Pending)) throw error
    }
    offered.forEach((answer, i) => {
      const reason = reasons[i]
      if (reason !== undefined) q.strike(answer, reason)
    })
  }

  private struckOut(): readonly Word[] {
    const { q } = this.game
    const isStruckOut = (reason: Reason | undefined) => reason === REASONS.noWayOn || reason === REASONS.broken
    return q.refused.filter((answer) => isStruckOut(q.whyNot(answer)))
  }

  /** Why no answers to the questions that follow carry this one through to the end of the phase; nothing if some do. */
  private whyNoWayOn(answer: Word): Reason | undefined {
    const { game } = this
    let reason: Reason = REASONS.noWayOn
    const { length } = game.journal
    const ways = new Ways()
    const deciders = this.volume.factions.map(() => ways.decide)
    do {
      game.journal.push(answer)
      this.goBack(deciders)
      try {
        this.playPhase()
        return undefined
      } catch (error) {
        if (error instanceof Broken) reason = REASONS.broken
        else if (!(error instanceof DeadEnd)) throw error
      } finally {
        this.cut(length)
      }
    } while (ways.next())
    return reason
  }

  private cut(length: number): void {
    const { game } = this
    game.journal.length = length
    game.answeredBy.length = length
    game.chanceBefore.length = length
    if (game.grounds && game.grounds.length > length) game.grounds.length = length
  }
}

/** One way after another through the questions that follow, those first that are soon done. */
class Ways {
  private readonly steps: { readonly answers: readonly Word[]; tried: number }[] = []
  private at = 0
  private most = MOST_WAYS

  readonly decide: Decider = (_, q) => {
    if (this.at === this.steps.length) {
      const others = q.answers.filter((answer) => answer !== DONE)
      this.steps.push({ answers: q.isPossible(DONE) ? [DONE, ...others] : others, tried: 0 })
    }
    const { answers, tried } = this.steps[this.at++] as (typeof this.steps)[number]
    return answers[tried] as Word
  }

  /** Turns to the next way; tells whether there is one. */
  next(): boolean {
    this.at = 0
    this.most--
    for (let last = this.steps.at(-1); last !== undefined && this.most > 0; last = this.steps.at(-1)) {
      last.tried++
      if (last.tried < last.answers.length) return true
      this.steps.pop()
    }
    return false
  }
}

/** Refused with a reason from the rules; whoever shows it can look it up in another language. */
export class Refused extends BadInput {
  override name = 'Refused'
  constructor(
    volume: Volume,
    readonly reason: Reason,
  ) {
    super('illegal', fill(message(volume.catalogues, 'en', reason.id), { space: 'that space' }, 'en'), reason.rule)
  }
}
