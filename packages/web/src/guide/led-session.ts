import { type Reason, type Space, spaceWord, type Table, type Word } from '@coinflict/kernel'
import { Session } from '../play/session.ts'
import type { Lesson } from './lesson.ts'

/** A game on the screen that changes nothing by itself: whatever is done in it goes to the lesson. */
export class LedSession extends Session {
  constructor(
    private readonly lesson: Lesson,
    table: Table,
    held: boolean,
  ) {
    super('guide', { ...lesson.box, families: [] }, table, undefined, held, () => {})
  }

  override answer(word: Word): void {
    this.lesson.answer(word)
  }

  override carry(from: Space): void {
    this.answer(spaceWord(from))
  }

  override confirm(): void {
    this.lesson.confirm()
  }

  override undo(): void {
    this.lesson.undo()
  }

  override interject(): void {
    this.lesson.wonder()
  }

  override whyNotUndo(): Reason | undefined {
    return undefined
  }

  override get canRepeat(): boolean {
    return false
  }

  override get canRedo(): boolean {
    return false
  }

  override repeat(): void {}

  override redo(): void {}
}
