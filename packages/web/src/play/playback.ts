import type { Asked } from '@coinflict/kernel/state'
import { automaticPart, type Beginning, type JournalRange, type Table, turnAt } from '@coinflict/kernel/table'
import type { FullBox } from '../volumes.ts'
import { belongsTo, type Step } from './step.ts'
import { stepFrom, stepUpTo } from './steps.ts'
import { TableView } from './table-view.ts'

/** A table whose other seats play: non-players step by step, or at once; and what was played is shown again in the same way. */
export class Playback extends TableView {
  constructor(
    id: string,
    box: FullBox,
    table: Table,
    beginning: Beginning,
    isHeld: boolean,
    /** Whether non-players are to play on without being watched. */
    protected readonly isInstant: () => boolean,
    isElsewhere?: (player: string) => boolean,
  ) {
    super(id, box, table, beginning, isHeld, isElsewhere)
    if (!isHeld) this.goOn()
    if (this.isInstant() && this.question !== undefined && this.isOfNonPlayer(this.length - 1))
      this.newsTold = 'unasked'
  }

  advance(): void {
    if (!this.isWatched) return
    const ended = this.endShown
    if (!this.isReplay) this.goOn()
    if (ended !== undefined && this.showPart(ended)) this.changes()
    else if (this.replayUpTo !== undefined) this.replayStep(this.replayUpTo)
    else {
      this.played = undefined
      if (this.asksNonPlayer()) this.letAct()
      this.changes()
    }
  }

  finish(): void {
    if (this.isReplay) {
      this.lookAt(this.length)
      return
    }
    this.played = undefined
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
    const { deciders, pending } = this.table
    const decider = pending && deciders[pending.by]
    if (decider === undefined) return false
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
