import {
  BadInput,
  type Entry,
  type Faction,
  type Family,
  type Game,
  isNonPlayer,
  keyOf,
  type Loaded,
  type LogEvent,
  loadSave,
  type Reason,
  Refused,
  type Save,
  type Space,
  saveOf,
  setupOf,
  spaceWord,
  type Table,
  type Volume,
  type Word,
} from '@coinflict/kernel'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { FullBox } from '../volumes.ts'
import { Past } from './past.ts'
import { SameAgain } from './same-again.ts'
import { Questions, type Step } from './step.ts'
import { goesOn, lastStretch, lastTurns, newsFor, type Passage } from './turns.ts'

/** Opens a saved game of a volume that is loaded; non-players answer whose charts are at hand. */
export const openSave = (volume: Volume, families: readonly Family[], save: unknown): Loaded =>
  loadSave(save, [volume], SEAT_KINDS, (v, s) => decidersOf(v, setupOf(v, s, SEAT_KINDS), families))

/**
 * A game on the screen: a table, what was taken back, and the moment that is looked at. An answer that ends a turn is held until the
 * person confirms it; meanwhile nothing that comes after the turn is shown. Non-players answer one question at a time (`advance`), unless
 * they are to play at once.
 */
export class Session {
  private readonly version = signal(0)
  /** The number of entries up to which the game is looked at; nothing for the present. */
  private readonly lookedAt = signal<number | undefined>(undefined)
  private undone: Entry[] = []
  /** The stretch that the held answer ended. */
  private heldStretch: number | undefined
  /** The answer of a non-player that is being looked at, and the stretch that it ended. */
  private played: { readonly entry: number; readonly ended: number | undefined } | undefined
  /** Up to where turns are shown again. */
  private againTo: number | undefined
  private readonly sameAgain: SameAgain
  private readonly past: Past
  private readonly questions: Questions
  private shown: { readonly version: number; readonly game: Game } | undefined

  constructor(
    readonly id: string,
    readonly box: FullBox,
    readonly table: Table,
    /** The position it began from, if that was not the scenario's. */
    readonly start: Save['start'],
    held: boolean,
    private readonly keep: (session: Session) => void,
    /** Whether non-players are to play on without being looked at. */
    private readonly isAtOnce: () => boolean = () => true,
  ) {
    this.sameAgain = new SameAgain(table)
    this.past = new Past(table, start)
    this.questions = new Questions(table, (onlookers) => this.past.again(onlookers))
    if (held) this.hold(lastStretch(table))
    else this.goOn()
  }

  /** Changes with every change of the game or of the moment looked at. */
  get changed(): ReadonlySignal<number> {
    return this.version
  }

  get volume(): Volume {
    return this.table.volume
  }

  /** A turn is over and waits to be confirmed. */
  get isHeld(): boolean {
    this.version.value
    return this.heldStretch !== undefined
  }

  get isOver(): boolean {
    return this.table.isOver && !this.isHeld && this.played === undefined
  }

  /** A non-player has its turn: it is asked, or its last answer is looked at. */
  get isPlaying(): boolean {
    return !this.isHeld && (this.played !== undefined || this.asksNonPlayer())
  }

  /** A turn of a non-player is looked at, now or once more. */
  get isFollowed(): boolean {
    return this.isAgain || (this.isPresent && this.isPlaying)
  }

  /** The end of a turn is shown, and nothing that comes after it. */
  get isAtTurnsEnd(): boolean {
    this.version.value
    return this.endShown !== undefined
  }

  private get endShown(): number | undefined {
    return this.heldStretch ?? this.played?.ended
  }

  /** Whether non-players sit at the table. */
  get hasNonPlayers(): boolean {
    return this.table.setup.seats.some(({ nonPlayer }) => nonPlayer)
  }

  /** Whether anybody sits there who may act out of turn. */
  get hasPeople(): boolean {
    return this.table.setup.seats.some(({ kind }) => kind === 'person')
  }

  /** Who is asked, or whose answer is looked at. */
  get actor(): Faction | undefined {
    return this.step?.question.by ?? this.question?.by ?? (this.isPlaying ? this.table.pending?.by : undefined)
  }

  /** How many entries the game has, and up to which it is looked at. */
  get length(): number {
    this.version.value
    return this.table.journal.length
  }

  get moment(): number {
    return this.lookedAt.value ?? this.length
  }

  get isPresent(): boolean {
    return this.lookedAt.value === undefined
  }

  /** The game as the screen shows it: another object after every change, so that whoever shows it sees that it changed. */
  get game(): Game {
    const version = this.version.value
    if (this.shown?.version !== version) this.shown = { version, game: Object.create(this.liveGame()) as Game }
    return this.shown.game
  }

  private liveGame(): Game {
    if (!this.isPresent) return this.pastTable().game
    return this.endShown === undefined ? this.table.game : this.table.moment(this.endShown + 1).game
  }

  /** What happened up to the moment looked at. */
  get log(): readonly LogEvent[] {
    this.version.value
    if (!this.isPresent) return this.pastTable().game.log ?? []
    const log = this.table.game.log ?? []
    return this.endShown === undefined ? log : log.slice(0, this.table.moment(this.endShown + 1).logLength)
  }

  /** The question that stands at the moment looked at; now only one to a person. */
  get question() {
    if (!this.isPresent) return this.pastTable().pending
    return this.isHeld || this.isPlaying ? undefined : this.table.pending
  }

  /** The answer of a non-player that led to what is shown. */
  get step(): Step | undefined {
    const entry = this.isPresent ? this.played?.entry : this.moment - 1
    const question = entry === undefined || !this.isOfNonPlayer(entry) ? undefined : this.questions.at(entry)
    if (entry === undefined || question === undefined) return undefined
    return { entry, question, answer: this.table.journal[entry] as Word, ground: this.table.grounds[entry] }
  }

  private isOfNonPlayer(entry: number): boolean {
    const by = this.table.game.answeredBy[entry]
    return by !== undefined && isNonPlayer(this.table.game, by)
  }

  private asksNonPlayer(): boolean {
    const { pending, game } = this.table
    return pending !== undefined && isNonPlayer(game, pending.by)
  }

  /** What the turn did that runs or waits to be confirmed. */
  get turn(): readonly LogEvent[] {
    const stretch = this.endShown ?? this.table.stretches
    return this.log.slice(this.table.moment(stretch).logLength)
  }

  /** What happened since the faction that is asked last had its say. */
  get news(): readonly LogEvent[] {
    const { question, table } = this
    return question === undefined ? [] : newsFor(table, question.by)
  }

  /** Why something is no answer now. */
  whyNot(word: Word): Reason | undefined {
    return this.table.whyNot(keyOf(this.volume, word))
  }

  answer(word: Word): void {
    this.undone = []
    this.put(word)
    this.changes()
  }

  /** Picks up in one space and puts down in another: the one answer, and the next if it asks where to. Anything else is no move. */
  carry(from: Space, to: Space): void {
    const { length } = this.log
    this.answer(spaceWord(from))
    const gone = this.log
      .slice(length)
      .some((event) => event.kind === 'move' && event.space === from && event.to === to)
    if (gone || this.question?.params?.to === to) return
    const asksWhere = this.question?.params?.space === from
    const reason = asksWhere ? this.whyNot(spaceWord(to)) : { id: 'why.no-answer', rule: '' }
    if (reason === undefined) {
      this.answer(spaceWord(to))
      return
    }
    // Nobody has seen anything yet, so this is taken back whatever came of it.
    this.undo(true)
    this.undone = []
    throw new Refused(this.volume, reason)
  }

  /** Whether the present question was answered before in this turn, and can be answered so again. */
  get canRepeat(): boolean {
    return !this.isHeld && this.isPresent && this.sameAgain.isPossible
  }

  /** Answers as when this question was last put, and what followed from it, as far as that is possible now. */
  repeat(): void {
    if (!this.canRepeat) return
    this.undone = []
    for (const word of this.sameAgain.answers()) {
      if (this.isHeld || this.isPlaying) break
      this.put(word)
    }
    this.changes()
  }

  /** Does something out of turn. */
  interject(by: Faction, verb: string, words: readonly string[]): void {
    this.table.interject(by, verb, words)
    this.played = undefined
    this.undone = []
    this.settle(this.table.stretches)
    this.changes()
  }

  /** Ends the turn for good; the other seats go on. */
  confirm(): void {
    this.heldStretch = undefined
    this.goOn()
    this.changes()
  }

  /**
   * One step on with non-players: the next answer, or from the end of a turn to what comes after it; where turns are shown again, the next
   * of their answers.
   */
  advance(): void {
    if (this.againTo !== undefined) {
      this.goAgain(this.againTo)
      return
    }
    if (!this.isPlaying || !this.isPresent) return
    if (this.played?.ended === undefined && this.asksNonPlayer()) this.letAnswer()
    else this.played = undefined
    if (this.played?.ended === undefined) this.goOn()
    this.changes()
  }

  /** Lets the non-players play to the next question of a person; where turns are shown again, back to the present. */
  finish(): void {
    if (this.isAgain) {
      this.lookAt(this.length)
      return
    }
    this.played = undefined
    this.table.run()
    this.changes()
  }

  private letAnswer(): void {
    const { table, length } = this
    const { stretches } = table
    this.questions.note()
    table.run(1)
    this.played = { entry: length, ended: table.stretches > stretches ? stretches : undefined }
  }

  /** Lets others go on: all of them, or only those who have no reasons to look at. */
  private goOn(): void {
    const { table } = this
    if (!this.hasNonPlayers || this.isAtOnce()) table.run()
    else while (table.waitsForDecider && !this.asksNonPlayer()) table.run(1)
  }

  /** The turns that non-players had last. */
  get lastTurns(): Passage | undefined {
    this.version.value
    return lastTurns(this.table)
  }

  /** Shows those turns again, from their beginning. */
  showAgain(): void {
    const turns = this.lastTurns
    if (turns === undefined) return
    this.visit(turns.from)
    this.againTo = turns.to
  }

  /** Turns of non-players are being shown again. */
  get isAgain(): boolean {
    this.version.value
    return this.againTo !== undefined
  }

  private goAgain(to: number): void {
    if (this.moment < to) this.visit(this.moment + 1)
    else this.lookAt(this.length)
  }

  /** Whether there is an answer of a person to take back. */
  get canUndo(): boolean {
    return this.length > 0 && this.isPresent && this.hasPeople
  }

  /** Why the last answer cannot be taken back without the others' agreement. */
  whyNotUndo(): Reason | undefined {
    if (this.isHeld) {
      const rolled = this.turn.some((event) => event.kind === 'roll' && event.at === this.length)
      return rolled ? { id: 'why.undo-chance', rule: '' } : undefined
    }
    return this.table.whyNotUndo()
  }

  undo(agreed = false): void {
    const reason = this.whyNotUndo()
    if (reason !== undefined && !agreed) throw new Refused(this.volume, reason)
    const { deciders, game } = this.table
    const before = this.table.journal.slice()
    const answeredBy = game.answeredBy.slice()
    this.played = undefined
    if (this.isHeld) {
      this.heldStretch = undefined
      this.table.rewind(this.length - 1)
    } else this.table.undo(agreed)
    this.questions.forget()
    // What others answered to it follows again by itself.
    if (deciders[answeredBy[this.length] as Faction] === undefined) this.undone.push(before[this.length] as Entry)
    this.goOn()
    this.changes()
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && !this.isHeld && !this.isPlaying && this.isPresent
  }

  /** Gives the answer again that was taken back last. */
  redo(): void {
    const entry = this.canRedo ? this.undone.pop() : undefined
    if (entry === undefined) return
    if (typeof entry === 'string') {
      const [, by = '', verb = '', ...words] = entry.split(' ')
      this.table.interject(this.volume.factionIndex.get(by) as Faction, verb, words)
    } else this.put(entry as Word)
    this.changes()
  }

  /** Looks at an earlier moment; at the end it is the present again. */
  lookAt(entries: number): void {
    const at = Math.max(0, Math.min(entries, this.length))
    this.againTo = undefined
    this.visit(at === this.length ? undefined : at)
  }

  private visit(at: number | undefined): void {
    this.lookedAt.value = at
    this.version.value++
  }

  /** The saved game, up to the moment looked at. */
  save(): Save {
    return this.isPresent ? this.presentSave() : saveOf(this.pastTable(), this.start)
  }

  /** The saved game as it is now, whatever moment is looked at. */
  presentSave(): Save {
    return saveOf(this.table, this.start)
  }

  private pastTable(): Table {
    return this.past.at(this.moment)
  }

  private put(word: Word): void {
    const { pending, stretches } = this.table
    if (pending === undefined || this.isHeld || this.isPlaying || !this.isPresent) {
      throw new BadInput('over', 'nobody is asked')
    }
    const reason = this.whyNot(word)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    this.questions.note()
    this.sameAgain.note(pending)
    this.table.answer(keyOf(this.volume, word))
    this.settle(stretches)
  }

  /** After an answer: a turn that ended is held, other seats that are asked inside a turn go on. */
  private settle(before: number): void {
    const { table } = this
    if (table.stretches === before) this.goOn()
    else if (!goesOn(table, before)) this.hold(before)
  }

  private hold(stretch: number): void {
    this.heldStretch = Math.max(0, stretch)
  }

  private changes(): void {
    this.past.forget()
    this.version.value++
    this.keep(this)
  }
}
