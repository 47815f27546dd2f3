import {
  BadInput,
  type Entry,
  type Faction,
  type Game,
  keyOf,
  type Loaded,
  type LogEvent,
  loadSave,
  phase,
  type Question,
  type Reason,
  Refused,
  type Save,
  type Space,
  saveOf,
  setupOf,
  spaceWord,
  Table,
  type Volume,
  type Word,
} from '@coinflict/kernel'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { familiesOf } from '../volumes.ts'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Box } from '../volumes.ts'

/** Opens a saved game of a volume that is loaded. */
export const openSave = (volume: Volume, save: unknown): Loaded =>
  loadSave(save, [volume], SEAT_KINDS, (v, s) => decidersOf(v, setupOf(v, s, SEAT_KINDS), familiesOf(v)))

/** A question that was answered in this sitting, with the entry that answered it. */
interface Answered {
  readonly at: number
  readonly what: string
  readonly by: Faction
}

/** What a question is about, apart from the space: the same again in another space asks the same. */
const whatOf = ({ id, params }: Question): string => `${id} ${params?.piece ?? ''}`

/**
 * A game on the screen: a table, what was taken back, and the moment that is looked at. An answer that ends a turn is held until the
 * person confirms it; meanwhile nothing that comes after the turn is shown.
 */
export class Session {
  private readonly version = signal(0)
  /** The number of entries up to which the game is looked at; nothing for the present. */
  private readonly lookedAt = signal<number | undefined>(undefined)
  private undone: Entry[] = []
  private answered: Answered[] = []
  /** The stretch that the held answer ended. */
  private heldStretch: number | undefined
  private past: Table | undefined
  private shown: { readonly version: number; readonly game: Game } | undefined

  constructor(
    readonly id: string,
    readonly box: Box,
    readonly table: Table,
    /** The position it began from, if that was not the scenario's. */
    readonly start: Save['start'],
    held: boolean,
    private readonly keep: (session: Session) => void,
  ) {
    if (held) this.hold(this.lastPersonsStretch())
    else this.table.run()
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
    return this.table.isOver && !this.isHeld
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
    return this.heldStretch === undefined ? this.table.game : this.table.moment(this.heldStretch + 1).game
  }

  /** What happened up to the moment looked at. */
  get log(): readonly LogEvent[] {
    this.version.value
    if (!this.isPresent) return this.pastTable().game.log ?? []
    const log = this.table.game.log ?? []
    return this.heldStretch === undefined ? log : log.slice(0, this.table.moment(this.heldStretch + 1).logLength)
  }

  /** The question that stands at the moment looked at. */
  get question() {
    if (!this.isPresent) return this.pastTable().pending
    return this.isHeld ? undefined : this.table.pending
  }

  /** What the turn did that runs or waits to be confirmed. */
  get turn(): readonly LogEvent[] {
    const stretch = this.heldStretch ?? this.table.stretches
    return this.log.slice(this.table.moment(stretch).logLength)
  }

  /** What happened since the faction that is asked last had its say. */
  get news(): readonly LogEvent[] {
    const { question, table } = this
    if (question === undefined) return []
    const began = table.moment(table.stretches)
    let last = began.at - 1
    while (last >= 0 && table.game.answeredBy[last] !== question.by) last--
    return (table.game.log ?? []).slice(0, began.logLength).filter((event) => event.at > last)
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
    return this.lastLike() !== undefined
  }

  /** Answers as when this question was last put, and what followed from it, as far as that is possible now. */
  repeat(): void {
    const like = this.lastLike()
    if (like === undefined) return
    this.undone = []
    const entries = this.table.journal.slice(like.at, this.length)
    const before = new Set(this.inThisTurn().flatMap(({ at, what }) => (at <= like.at ? [what] : [])))
    for (const [i, entry] of entries.entries()) {
      const { pending } = this.table
      if (typeof entry === 'string' || pending === undefined || this.isHeld) break
      if (i > 0 && (before.has(whatOf(pending)) || !pending.isPossible(entry as Word))) break
      this.put(entry as Word)
    }
    this.changes()
  }

  /** The questions answered so far by the turn that runs. */
  private inThisTurn(): readonly Answered[] {
    const began = this.table.moment(this.table.stretches).at
    return this.answered.filter(({ at }) => at >= began && at < this.length)
  }

  private lastLike(): Answered | undefined {
    const { pending, journal } = this.table
    if (pending === undefined || this.isHeld || !this.isPresent) return undefined
    const here = whatOf(pending)
    return this.inThisTurn().findLast(
      ({ at, what, by }) => what === here && by === pending.by && pending.isPossible(journal[at] as Word),
    )
  }

  /** Does something out of turn. */
  interject(by: Faction, verb: string, words: readonly string[]): void {
    this.table.interject(by, verb, words)
    this.undone = []
    this.settle(this.table.stretches)
    this.changes()
  }

  /** Ends the turn for good; the other seats go on. */
  confirm(): void {
    this.heldStretch = undefined
    this.table.run()
    this.changes()
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
    const before = this.table.journal.slice()
    if (this.isHeld) {
      this.heldStretch = undefined
      this.table.rewind(this.length - 1)
    } else this.table.undo(agreed)
    this.undone.push(...before.slice(this.length).reverse())
    this.changes()
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && !this.isHeld && this.isPresent
  }

  /** Gives the answer again that was taken back last. */
  redo(): void {
    const entry = this.undone.pop()
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
    this.lookedAt.value = at === this.length ? undefined : at
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
    const { table, moment } = this
    if (this.past === undefined || this.past.journal.length !== moment) {
      this.past = this.tableOf(table.journal.slice(0, moment))
    }
    return this.past
  }

  private tableOf(journal: readonly Entry[]): Table {
    const { table, start, volume } = this
    if (start === undefined) return new Table(volume, table.setup, table.deciders, journal)
    return openSave(volume, { ...saveOf(table, start), journal: journal.map((entry) => keyOfEntry(volume, entry)) })
      .table
  }

  private put(word: Word): void {
    const { pending, stretches } = this.table
    if (pending === undefined || this.isHeld || !this.isPresent) throw new BadInput('over', 'nobody is asked')
    const { by } = pending
    const what = whatOf(pending)
    const at = this.length
    const reason = this.whyNot(word)
    if (reason !== undefined) throw new Refused(this.volume, reason)
    this.table.answer(keyOf(this.volume, word))
    this.answered.push({ at, what, by })
    this.settle(stretches)
  }

  /** After an answer: a turn that ended is held, other seats that are asked inside a turn answer at once. */
  private settle(before: number): void {
    const { table } = this
    if (table.stretches > before && this.goesOn(before)) return
    if (table.stretches > before) this.hold(before)
    else if (table.waitsForDecider) table.run()
  }

  /** Whether the same faction simply goes on in the same phase. */
  private goesOn(before: number): boolean {
    const { table } = this
    const { pending } = table
    const then = table.moment(before).game
    return (
      pending !== undefined &&
      phase(then) === phase(table.game) &&
      table.game.answeredBy[this.length - 1] === pending.by &&
      table.game.chanceBefore[this.length - 1] === table.game.chanceUsed
    )
  }

  private hold(stretch: number): void {
    this.heldStretch = Math.max(0, stretch)
  }

  /** Where the last entry was made. */
  private lastPersonsStretch(): number {
    let stretch = this.table.stretches
    while (stretch > 0 && this.table.moment(stretch).at >= this.length) stretch--
    return stretch
  }

  private changes(): void {
    this.past = undefined
    this.version.value++
    this.keep(this)
  }
}

const keyOfEntry = (volume: Volume, entry: Entry): string =>
  typeof entry === 'string' ? entry : keyOf(volume, entry as Word)
