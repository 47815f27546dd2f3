import { fork } from '@coinflict/kernel/questions'
import {
  type Asked,
  type ChanceAsked,
  type Explanation,
  type Faction,
  type Game,
  keyOf,
  type LogEvent,
  type Reason,
  type Seat,
  type Volume,
  type Word,
} from '@coinflict/kernel/state'
import {
  addresseeOf,
  automaticPart,
  type Beginning,
  type JournalRange,
  lastTurns,
  type Moment,
  type Move,
  moveOf,
  newsFor,
  type Save,
  saveFor,
  saveOf,
  type Table,
  type Turn,
  type TurnReport,
  turnAt,
  turnOf,
  type Viewer,
} from '@coinflict/kernel/table'
import { type Advice, adviceAt, advisersAt, stepAdvisedAt } from '@coinflict/players'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { FullBox } from '../volumes.ts'
import { isAutomatic } from './automatic.ts'
import { Past } from './past.ts'
import type { Thinking } from './session.ts'
import type { Step } from './step.ts'
import { stepUpTo, whyOf } from './steps.ts'

/** What is to be seen of a table: the present or an earlier moment, a turn that waits to be confirmed, a step that somebody made. */
export class TableView {
  protected readonly version = signal(0)
  /** The number of entries up to which the game is shown; nothing for the present. */
  private readonly lookedAt = signal<number | undefined>(undefined)
  /** The turn that the held answer ended. */
  protected heldTurn: number | undefined
  /** The step that is being shown, by its last entry, with the turn that it ended; or a part of a round, which is a turn too. */
  protected played: { readonly entry: number | undefined; readonly ended: number | undefined } | undefined
  /** Whether what others did is told: since somebody asked, or since it went by without being watched. */
  protected newsTold: 'asked' | 'unasked' | undefined
  /** Up to where turns are shown again. */
  protected replayUpTo: number | undefined
  private readonly past: Past
  private shown: { readonly version: number; readonly game: Game } | undefined

  constructor(
    readonly id: string,
    readonly box: FullBox,
    protected readonly table: Table,
    /** How it began, as far as its set-up does not say so. */
    private readonly beginning: Beginning,
    isHeld: boolean,
    /** Whether a player answers elsewhere, by a link. */
    protected readonly isElsewhere: (player: string) => boolean = () => false,
  ) {
    this.past = new Past(table, beginning)
    if (isHeld) this.heldTurn = turnAt(table, table.entries.length - 1)
  }

  get changed(): ReadonlySignal<number> {
    return this.version
  }

  get volume(): Volume {
    return this.table.volume
  }

  get isHeld(): boolean {
    this.version.value
    return this.heldTurn !== undefined
  }

  get isOver(): boolean {
    return this.table.isOver && !this.isHeld && this.played === undefined
  }

  /** A non-player has its turn: it is asked, or its last step is shown, or what a round brought. */
  get isPlaying(): boolean {
    return !this.isHeld && (this.played !== undefined || this.asksNonPlayer())
  }

  /** Played elsewhere, on a server. */
  get isOnline(): boolean {
    return false
  }

  get isLive(): boolean {
    return false
  }

  get isWatched(): boolean {
    return this.isReplay || (this.isPresent && this.isPlaying)
  }

  get isReplay(): boolean {
    this.version.value
    return this.replayUpTo !== undefined
  }

  get isAtTurnsEnd(): boolean {
    this.version.value
    return this.endShown !== undefined
  }

  /** The turn whose end is shown. */
  protected get endShown(): number | undefined {
    return this.heldTurn ?? this.played?.ended
  }

  get part(): TurnReport | undefined {
    this.version.value
    if (this.played === undefined || this.played.entry !== undefined || !this.isWatched) return undefined
    return automaticPart(this.table, this.played.ended as number)
  }

  get addressee(): Faction | undefined {
    if (!this.isPresent || this.isHeld || this.isPlaying || !this.table.isShared) return undefined
    return addresseeOf(this.table)
  }

  get awaited(): Faction | undefined {
    const to = this.addressee
    const player = to === undefined ? undefined : this.table.setup.seats[to]?.player
    return player !== undefined && this.isElsewhere(player) ? to : undefined
  }

  get hasNonPlayers(): boolean {
    return this.table.setup.seats.some(isAutomatic)
  }

  /** Nobody thinks where nobody else plays. */
  get thinking(): Thinking | undefined {
    return undefined
  }

  get hasPeople(): boolean {
    return this.table.setup.seats.some(({ kind }) => kind === 'person')
  }

  get own(): readonly Faction[] {
    return this.volume.allFactions.filter((f) => this.isPerson(f))
  }

  nameOf(faction: Faction): string {
    return this.table.setup.seats[faction]?.player.replace(/^[^:]*:/, '') ?? ''
  }

  get actor(): Faction | undefined {
    if (this.part !== undefined) return this.part.by
    return this.step?.by ?? this.question?.by ?? this.awaited ?? (this.isPlaying ? this.table.pending?.by : undefined)
  }

  get length(): number {
    this.version.value
    return this.table.entries.length
  }

  get moment(): number {
    return this.lookedAt.value ?? this.length
  }

  get isPresent(): boolean {
    return this.lookedAt.value === undefined
  }

  get game(): Game {
    const version = this.version.value
    if (this.shown?.version !== version)
      this.shown = { version, game: fork(this.endOfShown?.game ?? this.tableShown.game) }
    return this.shown.game
  }

  get log(): readonly LogEvent[] {
    this.version.value
    return this.tableShown.log.slice(0, this.endOfShown?.logLength)
  }

  get question(): Asked | undefined {
    if (this.isPresent && (this.isHeld || this.isPlaying || this.awaited !== undefined)) return undefined
    return this.tableShown.pending
  }

  get chance(): ChanceAsked | undefined {
    this.version.value
    return !this.isPresent || this.isHeld || this.isPlaying ? undefined : this.table.chanceAsked
  }

  get told(): number {
    this.version.value
    return this.table.journal.outcomes.length
  }

  get hasOwnDeck(): boolean {
    return this.table.setup.ownDeck === true
  }

  /** The table as it stood at the moment shown. */
  get tableShown(): Table {
    return this.isPresent ? this.table : this.past.at(this.moment)
  }

  /** The end of the turn whose end is shown; nothing while that turn runs. */
  private get endOfShown(): Moment | undefined {
    const { endShown, table } = this
    const isShown = this.isPresent || this.isReplay
    return isShown && endShown !== undefined && endShown < table.turnsDone ? table.moment(endShown + 1) : undefined
  }

  get step(): Step | undefined {
    this.version.value
    const entry = this.isWatched ? this.played?.entry : this.isPresent ? undefined : this.moment - 1
    if (entry === undefined || entry < 0 || !(this.isReplay || this.isOfNonPlayer(entry))) return undefined
    return stepUpTo(this.table, entry)
  }

  protected isOfNonPlayer(entry: number): boolean {
    return this.isAutomatic(this.table.answeredBy[entry])
  }

  protected asksNonPlayer(): boolean {
    return this.isAutomatic(this.table.pending?.by)
  }

  isAutomatic(by: Faction | undefined): boolean {
    return by !== undefined && isAutomatic(this.table.setup.seats[by] as Seat)
  }

  protected isPerson(by: Faction | undefined): boolean {
    return by !== undefined && this.table.setup.seats[by]?.kind === 'person'
  }

  get turns(): number {
    this.version.value
    return this.table.turnsDone
  }

  turn(number: number): Turn {
    return turnOf(this.table, number)
  }

  get deeds(): readonly LogEvent[] {
    return this.log.slice(this.table.moment(this.endShown ?? this.turns).logLength)
  }

  get lastTurns(): JournalRange | undefined {
    this.version.value
    return lastTurns(this.table, isAutomatic)
  }

  get lastOwnTurn(): number {
    for (let number = this.turns; number > 0; number--) {
      const { by, from } = this.turn(number)
      if (this.isPerson(by)) return from
    }
    return 0
  }

  get news(): readonly TurnReport[] {
    this.version.value
    const { table } = this
    const asked = this.asksNonPlayer() ? undefined : table.pending?.by
    const person = asked ?? table.answeredBy.findLast((by) => this.isPerson(by))
    return person === undefined ? [] : newsFor(table, person)
  }

  get tellsNews(): 'asked' | 'unasked' | undefined {
    this.version.value
    return this.newsTold
  }

  showNews(isShown: boolean): void {
    this.newsTold = isShown ? 'asked' : undefined
    this.version.value++
  }

  whyOf(event: LogEvent): readonly Explanation[] {
    return whyOf(this.table, event)
  }

  whyNot(word: Word): Reason | undefined {
    return this.table.whyNot(keyOf(this.volume, word))
  }

  get advisers(): readonly string[] {
    if (!this.isPresent || this.question === undefined) return []
    return advisersAt(this.table, this.box.families).map(({ id }) => id)
  }

  advise(family?: string): Advice {
    return adviceAt(this.table, this.box.families, family)
  }

  protected stepAdvised(family: string): readonly Word[] {
    return stepAdvisedAt(this.table, this.box.families, family)
  }

  lookAt(entries: number): void {
    const at = Math.max(0, Math.min(entries, this.length))
    if (this.isReplay) this.played = undefined
    this.replayUpTo = undefined
    this.visit(at === this.length ? undefined : at)
  }

  protected visit(at: number | undefined): void {
    this.lookedAt.value = at
    this.version.value++
  }

  save(viewer: Viewer = 'everything'): Save {
    return saveFor(this.tableShown, viewer, this.beginning)
  }

  move(): Move {
    return moveOf(this.table, this.id, this.beginning)
  }

  presentSave(): Save {
    return saveOf(this.table, this.beginning)
  }

  /** After a change of the game. */
  protected changes(): void {
    this.past.forget()
    this.version.value++
  }
}
