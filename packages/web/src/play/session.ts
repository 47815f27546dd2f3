import {
  BadInput,
  type Entry,
  type Faction,
  type Family,
  type Game,
  type Ground,
  isNonPlayer,
  keyOf,
  type Loaded,
  type LogEvent,
  loadSave,
  type Moment,
  type Question,
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
import { belongsTo, Questions, type Step } from './step.ts'
import { Steps } from './steps.ts'
import { automaticPart, goesOn, lastTurns, newsFor, ownerOf, type Passage, stretchOf, type Told } from './turns.ts'

/** Opens a saved game of a volume that is loaded; non-players answer whose charts are at hand. */
export const openSave = (volume: Volume, families: readonly Family[], save: unknown): Loaded =>
  loadSave(save, [volume], SEAT_KINDS, (v, s) => decidersOf(v, setupOf(v, s, SEAT_KINDS), families))

/**
 * A game on the screen: a table, what was taken back, and the moment that is looked at. An answer that ends a turn is held until the
 * person confirms it; meanwhile nothing that comes after the turn is shown. Non-players play step by step (`advance`), and so does what a
 * round brings by itself, unless they are to play at once.
 */
export class Session {
  private readonly version = signal(0)
  /** The number of entries up to which the game is looked at; nothing for the present. */
  private readonly lookedAt = signal<number | undefined>(undefined)
  private undone: Entry[] = []
  /** The stretch that the held answer ended. */
  private heldStretch: number | undefined
  /** The step that is being looked at, by its last entry, with the stretch that it ended; or a part of a round, which is a stretch too. */
  private played: { readonly entry: number | undefined; readonly ended: number | undefined } | undefined
  /** Whether what others did is told: since somebody asked, or since it went by without being looked at. */
  private told: 'asked' | 'unasked' | undefined
  /** Up to where turns are shown again. */
  private againTo: number | undefined
  private readonly sameAgain: SameAgain
  private readonly past: Past
  private readonly questions: Questions
  private readonly steps: Steps
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
    this.steps = new Steps(table, this.questions, () => this.version.value)
    if (held) this.heldStretch = stretchOf(table, table.journal.length - 1)
    else this.goOn()
    if (this.isAtOnce() && this.question !== undefined && this.isOfNonPlayer(this.length - 1)) this.told = 'unasked'
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

  /** A non-player has its turn: it is asked, or its last step is looked at, or what a round brought. */
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

  /** The stretch whose end is shown. */
  private get endShown(): number | undefined {
    return this.heldStretch ?? this.played?.ended
  }

  /** The part of a round that is looked at. */
  get part(): Told | undefined {
    this.version.value
    if (this.played === undefined || this.played.entry !== undefined || !this.isFollowed) return undefined
    return automaticPart(this.table, this.played.ended as number)
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
    if (this.part !== undefined) return this.part.by
    return this.step?.by ?? this.question?.by ?? (this.isPlaying ? this.table.pending?.by : undefined)
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
    if (this.endOfShown !== undefined) return this.endOfShown.game
    return this.isPresent ? this.table.game : this.pastTable().game
  }

  /** What happened up to the moment looked at. */
  get log(): readonly LogEvent[] {
    this.version.value
    const log = (this.isPresent ? this.table : this.pastTable()).game.log ?? []
    return this.endOfShown === undefined ? log : log.slice(0, this.endOfShown.logLength)
  }

  /** The game at the end of the stretch whose end is shown; nothing while that stretch runs. */
  private get endOfShown(): Moment | undefined {
    const { endShown, table } = this
    const isShown = this.isPresent || this.isAgain
    return isShown && endShown !== undefined && endShown < table.stretches ? table.moment(endShown + 1) : undefined
  }

  /** The question that stands at the moment looked at; now only one to a person. */
  get question() {
    if (!this.isPresent) return this.pastTable().pending
    return this.isHeld || this.isPlaying ? undefined : this.table.pending
  }

  /** The step that led to what is shown: of a non-player, or of anybody where turns are shown again. */
  get step(): Step | undefined {
    this.version.value
    const entry = this.isFollowed ? this.played?.entry : this.isPresent ? undefined : this.moment - 1
    return entry === undefined || entry < 0 || !(this.isAgain || this.isOfNonPlayer(entry))
      ? undefined
      : this.steps.upTo(entry)
  }

  private isOfNonPlayer(entry: number): boolean {
    const by = this.table.game.answeredBy[entry]
    return by !== undefined && isNonPlayer(this.table.game, by)
  }

  private asksNonPlayer(): boolean {
    const { pending, game } = this.table
    return pending !== undefined && isNonPlayer(game, pending.by)
  }

  /** Why a non-player did what an event tells. */
  whyOf(event: LogEvent): readonly Ground[] {
    return this.steps.whyOf(event)
  }

  /** What the turn did that runs or waits to be confirmed. */
  get turn(): readonly LogEvent[] {
    const stretch = this.endShown ?? this.table.stretches
    return this.log.slice(this.table.moment(stretch).logLength)
  }

  /** What happened since the person that is asked last had its say, turn by turn. */
  get news(): readonly Told[] {
    this.version.value
    const { table } = this
    const asked = this.asksNonPlayer() ? undefined : table.pending?.by
    const person = asked ?? table.game.answeredBy.findLast((by) => this.isPerson(by))
    return person === undefined ? [] : newsFor(table, person)
  }

  /** Whether that is shown, and whether somebody asked for it. */
  get tellsNews(): 'asked' | 'unasked' | undefined {
    this.version.value
    return this.told
  }

  showNews(isShown: boolean): void {
    this.told = isShown ? 'asked' : undefined
    this.version.value++
  }

  private isPerson(by: Faction): boolean {
    return this.table.setup.seats[by]?.kind === 'person'
  }

  /** Why something is no answer now. */
  whyNot(word: Word): Reason | undefined {
    return this.table.whyNot(keyOf(this.volume, word))
  }

  answer(word: Word): void {
    this.undone = []
    this.told = undefined
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
    const ended = this.heldStretch
    this.heldStretch = undefined
    this.leave(ended)
    this.changes()
  }

  /**
   * One step on: what a round brings, the next step of a non-player, or from its end to what comes after it; where turns are shown again,
   * the next of their steps.
   */
  advance(): void {
    if (!this.isFollowed) return
    const ended = this.endShown
    if (!this.isAgain) this.goOn()
    if (ended !== undefined && this.showPart(ended)) this.changes()
    else if (this.againTo !== undefined) this.goAgain(this.againTo)
    else {
      this.played = undefined
      if (this.asksNonPlayer()) this.letAct()
      this.changes()
    }
  }

  /** Lets the non-players play to the next question of a person; where turns are shown again, back to the present. */
  finish(): void {
    if (this.isAgain) {
      this.lookAt(this.length)
      return
    }
    this.played = undefined
    this.runOn()
    this.changes()
  }

  /** Leaves the end of a turn: the next faction is asked, and others may act before it answers. */
  leaveTurn(): void {
    this.played = undefined
    this.goOn()
    this.changes()
  }

  /** After a stretch has ended: the others go on, and what a round brings is looked at first. */
  private leave(ended: number | undefined): void {
    this.goOn()
    if (ended !== undefined && !this.isAtOnce() && this.hasNonPlayers) this.showPart(ended)
  }

  /** Shows the next part of a round after a stretch; tells whether there is one. */
  private showPart(after: number): boolean {
    const { table } = this
    const last = this.isAgain ? stretchOf(table, this.moment) : table.stretches
    for (let stretch = after + 1; stretch <= last; stretch++) {
      if (automaticPart(table, stretch) === undefined) continue
      this.played = { entry: undefined, ended: stretch }
      return true
    }
    return false
  }

  /** A non-player answers what belongs to one step. */
  private letAct(): void {
    const { table } = this
    const { stretches } = table
    let step: Step | undefined
    do {
      this.questions.note()
      table.run(1)
      step = this.steps.upTo(this.length - 1)
    } while (table.stretches === stretches && step !== undefined && this.goesOnWith(step))
    this.played = { entry: this.length - 1, ended: table.stretches > stretches ? stretches : undefined }
    if (this.played.ended === undefined) this.goOn()
  }

  /** Whether what a non-player is asked now still belongs to the step. */
  private goesOnWith(step: Step): boolean {
    const { deciders, pending } = this.table
    const decider = pending && deciders[pending.by]
    if (decider === undefined) return false
    return belongsTo(step, pending as Question, () => this.table.consult(decider).answer)
  }

  /** Lets others go on: all of them, or only those who have no reasons to look at. */
  private goOn(): void {
    const { table } = this
    if (!this.hasNonPlayers) table.run()
    else if (this.isAtOnce()) this.runOn()
    else while (table.waitsForDecider && !this.asksNonPlayer()) table.run(1)
  }

  /** All others go on, and what they did is told. */
  private runOn(): void {
    const { length, table } = this
    table.run()
    if (this.length > length && this.hasPeople) this.told ??= 'unasked'
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
    this.watch(turns)
  }

  /** Shows a part of the game again, step by step. */
  watch({ from, to }: Passage): void {
    this.played = undefined
    this.againTo = to
    this.visit(from)
  }

  /** Where a person last had a turn; the beginning if nobody had one. */
  get lastOwnTurn(): number {
    const { table } = this
    for (let stretch = table.stretches; stretch > 0; stretch--) {
      const owner = ownerOf(table, stretch)
      if (owner !== undefined && this.isPerson(owner)) return table.moment(stretch).at
    }
    return 0
  }

  /** Turns of non-players are being shown again. */
  get isAgain(): boolean {
    this.version.value
    return this.againTo !== undefined
  }

  private goAgain(to: number): void {
    const first = this.moment
    if (first >= to) {
      this.lookAt(this.length)
      return
    }
    const step = this.steps.from(first)
    this.played = step
    this.visit(step.entry + 1)
  }

  /** Whether there is an answer of a person to take back. */
  get canUndo(): boolean {
    return this.length > 0 && this.isPresent && this.table.whyNotUndo()?.id !== 'why.nothing-to-undo'
  }

  /** Why the last answer cannot be taken back without the others' agreement. */
  whyNotUndo(): Reason | undefined {
    if (this.isHeld) {
      const rolled = this.turn.some((event) => event.kind === 'roll' && event.at === this.length)
      return rolled && this.table.isShared ? { id: 'why.undo-chance', rule: '' } : undefined
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
    if (this.isAgain) this.played = undefined
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

  /** After an answer: an own turn that ended is held, other seats that are asked inside a turn go on. */
  private settle(before: number): void {
    const { table } = this
    if (table.stretches === before) this.goOn()
    else if (goesOn(table, before)) return
    else if (this.isPerson(ownerOf(table, before) ?? this.lastToAnswer)) this.heldStretch = before
    else this.leave(before)
  }

  private get lastToAnswer(): Faction {
    return this.table.game.answeredBy.at(-1) as Faction
  }

  private changes(): void {
    this.past.forget()
    this.version.value++
    this.keep(this)
  }
}
