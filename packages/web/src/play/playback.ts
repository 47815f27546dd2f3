import type { Asked } from '@coinflict/kernel/state'
import {
  automaticPart,
  type Beginning,
  type JournalRange,
  type Save,
  type Table,
  turnAt,
} from '@coinflict/kernel/table'
import type { ThoughtOut } from '@coinflict/players'
import { signal } from '@preact/signals'
import type { Task } from '../think/thinker.ts'
import type { FullBox } from '../volumes.ts'
import type { Thinking } from './session.ts'
import { belongsTo, type Step } from './step.ts'
import { stepFrom, stepUpTo } from './steps.ts'
import { TableView } from './table-view.ts'

/** Where players of a table think. */
export interface ThinksElsewhere {
  /** What whoever is asked in a game answers; it tells how far that is, from 0 to 1. */
  answer(save: Save, tell: (share: number) => void): Task<readonly ThoughtOut[]>
  /** Takes the answers to the table. */
  hear(answers: readonly ThoughtOut[]): void
}

/** A table whose other seats play: non-players step by step, or at once; and what was played is shown again in the same way. */
export class Playback extends TableView {
  /** What is thought about now, and how far that is; whether it went wrong. */
  private thought: Task<readonly ThoughtOut[]> | undefined
  private readonly share = signal(0)
  private isStuck = false
  /** Whether all others are to play on once whoever thinks has thought. */
  private goesToPerson = false

  constructor(
    id: string,
    box: FullBox,
    table: Table,
    beginning: Beginning,
    isHeld: boolean,
    /** Whether non-players are to play on without being watched. */
    protected readonly isInstant: () => boolean,
    isElsewhere?: (player: string) => boolean,
    private readonly thinkers?: ThinksElsewhere,
  ) {
    super(id, box, table, beginning, isHeld, isElsewhere)
    if (!isHeld) this.goOn()
    if (this.isInstant() && this.question !== undefined && this.isOfNonPlayer(this.length - 1))
      this.newsTold = 'unasked'
    this.ponder()
  }

  override get thinking(): Thinking | undefined {
    this.version.value
    const { isStuck, share, table } = this
    const isShown = this.isPresent && !this.isHeld && this.played === undefined
    const by = isShown && table.waitsForThought ? table.pending?.by : undefined
    if (by === undefined) return undefined
    return { by, share, isStuck }
  }

  stopThinking(): void {
    if (this.isStuck) this.changes()
    else this.thought?.stop()
  }

  /** Lets whoever is asked think, where they do so elsewhere. */
  private ponder(): void {
    this.thought?.drop()
    this.thought = undefined
    this.isStuck = false
    this.share.value = 0
    if (this.thinkers === undefined || !this.table.waitsForThought) return
    const thought = this.thinkers.answer(this.presentSave(), (share) => {
      this.share.value = share
    })
    this.thought = thought
    thought.done.then(
      (answers) => {
        if (this.thought === thought) this.goOnWith(answers)
      },
      () => {
        if (this.thought !== thought) return
        this.isStuck = true
        this.version.value++
      },
    )
  }

  /** Goes on with what was thought out. */
  private goOnWith(answers: readonly ThoughtOut[]): void {
    this.thinkers?.hear(answers)
    this.thought = undefined
    if (!this.isHeld && (this.goesToPerson || this.isInstant())) this.runOn()
    this.changes()
  }

  protected override changes(): void {
    super.changes()
    this.ponder()
    this.goesToPerson &&= this.table.waitsForThought
  }

  advance(): void {
    if (!this.isWatched || this.thinking !== undefined) return
    const ended = this.endShown
    if (!this.isReplay) this.goOn()
    if (ended !== undefined && this.showPart(ended)) this.changes()
    else if (this.replayUpTo !== undefined) this.replayStep(this.replayUpTo)
    else {
      this.played = undefined
      if (this.asksNonPlayer() && this.table.waitsForDecider) this.letAct()
      this.changes()
    }
  }

  finish(): void {
    if (this.isReplay) {
      this.lookAt(this.length)
      return
    }
    this.played = undefined
    this.goesToPerson = true
    this.runOn()
    this.changes()
  }

  leaveTurn(): void {
    this.played = undefined
    this.goOn()
    this.changes()
  }

  /** After a turn has ended: the others go on, and what a round brings is looked at first. */
  protected leave(ended: number | undefined): void {
    this.goOn()
    if (ended !== undefined && !this.isInstant() && this.hasNonPlayers) this.showPart(ended)
  }

  /** Shows the next part of a round after a turn; returns whether there is one. */
  private showPart(after: number): boolean {
    const { table } = this
    const last = this.isReplay ? turnAt(table, this.moment) : table.turnsDone
    for (let number = after + 1; number <= last; number++) {
      if (automaticPart(table, number) === undefined) continue
      this.played = { entry: undefined, ended: number }
      return true
    }
    return false
  }

  /** A non-player answers what belongs to one step. */
  private letAct(): void {
    const { table } = this
    const { turnsDone } = table
    let step: Step | undefined
    do {
      table.run(1)
      step = stepUpTo(table, this.length - 1)
    } while (table.turnsDone === turnsDone && step !== undefined && this.goesOnWith(step))
    this.played = { entry: this.length - 1, ended: table.turnsDone > turnsDone ? turnsDone : undefined }
    if (this.played.ended === undefined) this.goOn()
  }

  /** Whether what a non-player is asked now still belongs to the step. */
  private goesOnWith(step: Step): boolean {
    const { deciders, pending, waitsForDecider } = this.table
    const decider = pending && deciders[pending.by]
    if (decider === undefined || !waitsForDecider) return false
    return belongsTo(step, pending as Asked, () => this.table.consult(decider).answer)
  }

  /** Lets others go on: all of them, or only those who have no reasons to look at. */
  protected goOn(): void {
    const { table } = this
    if (!this.hasNonPlayers) table.run()
    else if (this.isInstant()) this.runOn()
    else while (table.waitsForDecider && !this.asksNonPlayer()) table.run(1)
  }

  /** All others go on, and what they did is told. */
  private runOn(): void {
    const { length, table } = this
    table.run()
    if (this.length > length && this.hasPeople) this.newsTold ??= 'unasked'
  }

  replayLastTurns(): void {
    if (this.lastTurns !== undefined) this.watch(this.lastTurns)
  }

  watch({ from, to }: JournalRange): void {
    this.played = undefined
    this.replayUpTo = to
    this.visit(from)
  }

  private replayStep(to: number): void {
    const first = this.moment
    if (first >= to) {
      this.lookAt(this.length)
      return
    }
    const step = stepFrom(this.table, first)
    this.played = step
    this.visit(step.entry + 1)
  }
}
