import { type Reason, type Space, spaceWord, type Word } from '@coinflict/kernel/state'
import type { Beginning, Table } from '@coinflict/kernel/table'
import type { Session } from '../play/session.ts'
import { TableView } from '../play/table-view.ts'
import type { Box } from '../volumes.ts'

/** Who leads: whatever is done in the game goes to it. */
interface Leader {
  readonly box: Box
  answer(word: Word): void
  confirm(): void
  undo(): void
  showHint(): void
}

/** A game on the screen that changes nothing by itself: whatever is done in it goes to the lesson. */
export class GuidedSession extends TableView implements Session {
  readonly canRepeat = false
  readonly canRedo = false

  constructor(
    private readonly lesson: Leader,
    table: Table,
    beginning: Beginning,
    isHeld: boolean,
  ) {
    super('guide', { ...lesson.box, families: [] }, table, beginning, isHeld)
  }

  /** A lesson stays where it is. */
  override get addressee(): undefined {
    return undefined
  }

  get canUndo(): boolean {
    return this.length > 0 && this.isPresent
  }

  answer(word: Word): void {
    this.lesson.answer(word)
  }

  choose(space: Space): void {
    this.answer(spaceWord(space))
  }

  /** Pieces that are carried to where they are asked for come from the space that is chosen with them. */
  carry(from: Space, to: Space): void {
    if (this.question?.params?.space === to) this.choose(from)
    else this.lesson.showHint()
  }

  confirm(): void {
    this.lesson.confirm()
  }

  undo(): void {
    this.lesson.undo()
  }

  whyNotUndo(): Reason | undefined {
    return undefined
  }

  adjust(): void {
    this.lesson.showHint()
  }

  interject(): void {
    this.lesson.showHint()
  }

  // Nobody plays by charts in a lesson, and its steps are gone through in their order, one answer at a time.
  readonly draft = undefined
  foresee(): undefined {}
  reach(): undefined {}
  revise(): void {}
  doIt(): void {}
  repeat(): void {}
  follow(): void {}
  tell(): void {}
  redo(): void {}
  advance(): void {}
  finish(): void {}
  stopThinking(): void {}
  leaveTurn(): void {}
  watch(): void {}
  replayLastTurns(): void {}
}
