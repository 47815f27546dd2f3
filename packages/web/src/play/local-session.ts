import {
  badInput,
  type Entry,
  type Faction,
  keyOf,
  type Reason,
  type Space,
  spaceWord,
  type Word,
} from '@coinflict/kernel/state'
import { type Beginning, goesOn, Refused, type Table, turnOf } from '@coinflict/kernel/table'
import type { FullBox } from '../volumes.ts'
import { Playback } from './playback.ts'
import { canRepeat, repeatedAnswers } from './repeat.ts'
import type { Session } from './session.ts'

/** How a game that is played here begins on the screen. */
export interface SessionOptions extends Beginning {
  readonly isHeld?: boolean
  /** Keeps the game after every change. */
  keep?(session: Session): void
  /** Whether non-players are to play on without being watched. */
  isInstant?(): boolean
}

/** A game that is played in this window: people answer, undo and redo. */
export class LocalSession extends Playback implements Session {
  private undone: Entry[] = []

  constructor(
    id: string,
    box: FullBox,
    table: Table,
    private readonly options: SessionOptions = {},
  ) {
    super(id, box, table, options, options.isHeld === true, () => options.isInstant?.() ?? true)
  }

  answer(word: Word): void {
    this.undone = []
    this.told = undefined
    this.put(word)
    this.changes()
  }

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
    // Nobody has seen anything yet, so this is undone whatever came of it.
    this.undo(true)
    this.undone = []
    throw new Refused(this.volume, reason)
  }

  get canRepeat(): boolean {
    return !this.isHeld && this.isPresent && canRepeat(this.table)
  }

  repeat(): void {
    if (!this.canRepeat) return
    this.undone = []
    for (const word of repeatedAnswers(this.table)) {
      if (this.isHeld || this.isPlaying) break
      this.put(word)
    }
    this.changes()
  }

  interject(by: Faction, verb: string, words: readonly string[]): void {
    this.table.interject(by, verb, words)
    this.played = undefined
    this.undone = []
    this.settle(this.table.turnsDone)
    this.changes()
  }

  confirm(): void {
    const ended = this.heldTurn
    this.heldTurn = undefined
    this.leave(ended)
    this.changes()
  }

  get canUndo(): boolean {
    return this.length > 0 && this.isPresent && this.table.whyNotUndo()?.id !== 'why.nothing-to-undo'
  }

  whyNotUndo(): Reason | undefined {
    if (!this.isHeld) return this.table.whyNotUndo()
    // What comes after the turn has not been seen; only what chance did in it has.
    const rolled = this.deeds.some((event) => event.kind === 'roll' && event.at === this.length)
    return rolled && this.table.isShared ? { id: 'why.undo-chance', rule: '' } : undefined
  }

  undo(agreed = false): void {
    const reason = this.whyNotUndo()
    if (reason !== undefined && !agreed) throw new Refused(this.volume, reason)
    const { deciders } = this.table
    const before = [...this.table.entries]
    const answeredBy = [...this.table.answeredBy]
    this.played = undefined
    if (this.isHeld) {
      this.heldTurn = undefined
      this.table.rewind(this.length - 1)
    } else this.table.undo({ agreed })
    // What others answered to it follows again by itself.
    if (deciders[answeredBy[this.length] as Faction] === undefined) this.undone.push(before[this.length] as Entry)
    this.goOn()
    this.changes()
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && !this.isHeld && !this.isPlaying && this.isPresent
  }

  redo(): void {
    const entry = this.canRedo ? this.undone.pop() : undefined
    if (entry === undefined) return
    if (typeof entry === 'string') {
      const [, by = '', verb = '', ...words] = entry.split(' ')
      this.table.interject(this.volume.factionIndex.get(by) as Faction, verb, words)
    } else this.put(entry as Word)
    this.changes()
  }

  private put(word: Word): void {
    const { pending, turnsDone } = this.table
    if (pending === undefined || this.isHeld || this.isPlaying || !this.isPresent) {
      throw badInput('over', 'error.nobody-asked')
    }
    this.table.answer(pending.by, keyOf(this.volume, word))
    this.settle(turnsDone)
  }

  /** After an answer: a turn of theirs that ended is held, other seats that are asked inside a turn go on. */
  private settle(before: number): void {
    const { table } = this
    if (table.turnsDone === before) this.goOn()
    else if (goesOn(table, before)) return
    else if (this.isPerson(turnOf(table, before).by ?? table.answeredBy.at(-1))) this.heldTurn = before
    else this.leave(before)
  }

  protected override changes(): void {
    super.changes()
    this.options.keep?.(this)
  }
}
