import {
  type Asked,
  badInput,
  DONE,
  type Entry,
  type Faction,
  type Game,
  isSpaceWord,
  keyOf,
  type Reason,
  type Space,
  spaceWord,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'
import { type Beginning, goesOn, Refused, type Table, turnOf } from '@coinflict/kernel/table'
import type { FullBox } from '../volumes.ts'
import { carried, isDraft, type Load, reachOf } from './carry.ts'
import { Draft } from './draft.ts'
import { withEnough } from './enough.ts'
import { followed } from './follow.ts'
import { NO_PLAN, type Plan, showing, withoutRow, withPick, withRow } from './plan.ts'
import { Playback, type ThinksElsewhere } from './playback.ts'
import { canRepeat, repeatedAnswers } from './repeat.ts'
import type { Session } from './session.ts'

/** How a game that is played here begins on the screen. */
export interface SessionOptions extends Beginning {
  readonly isHeld?: boolean
  /** Keeps the game after every change. */
  keep?(session: Session): void
  /** Whether non-players are to play on without being watched. */
  isInstant?(): boolean
  /** Whether the answers about several spaces are put together before they are given. */
  gathers?(): boolean
  /** Whether a player answers elsewhere, by a link. */
  isElsewhere?(player: string): boolean
  /** Where players think who do not answer at once. */
  readonly thinkers?: ThinksElsewhere | undefined
  /** Keeps what is being put together, until it is given or given up. */
  keepPlan?(plan: Plan | undefined): void
}

/** The question that waits until a printed card was carried out by hand. */
export const BY_HAND = 'event.by-hand'

/** A game that is played in this window: people answer, undo and redo. */
export class LocalSession extends Playback implements Session {
  /** What was undone, each time one answer or a whole run. */
  private undone: (readonly Entry[])[] = []
  private current: Draft | undefined
  /** Where the answers lie that were given at once. */
  private run: { readonly from: number; readonly to: number } | undefined

  constructor(
    id: string,
    box: FullBox,
    table: Table,
    private readonly options: SessionOptions = {},
  ) {
    super(
      id,
      box,
      table,
      options,
      options.isHeld === true,
      () => options.isInstant?.() ?? true,
      options.isElsewhere,
      options.thinkers,
    )
  }

  get draft(): Draft | undefined {
    this.version.value
    return this.isPresent ? this.current : undefined
  }

  override get game(): Game {
    return this.draft?.game ?? super.game
  }

  override get question(): Asked | undefined {
    return this.draft === undefined ? super.question : this.draft.standing
  }

  override get actor(): Faction | undefined {
    return this.draft?.by ?? super.actor
  }

  override get advisers(): readonly string[] {
    return this.draft === undefined ? super.advisers : []
  }

  override whyNot(word: Word): Reason | undefined {
    if (this.draft === undefined) return super.whyNot(word)
    const { standing } = this.draft
    if (standing?.isPossible(word) === true) return undefined
    return standing?.whyNot(word) ?? { id: 'why.no-answer', rule: standing?.rule ?? '' }
  }

  answer(word: Word): void {
    const { draft } = this
    if (draft === undefined) this.give([word])
    else if (draft.wanted !== undefined)
      this.revise(withPick(draft.plan, draft.wanted.row, draft.wanted.key, draft.wanted.nth, word))
    else if (isSpaceWord(word)) this.choose(wordSpace(word))
    else if (word === DONE) this.doIt()
    else this.give([...draft.words.slice(0, draft.inRows), word])
  }

  tell(outcome: Word): void {
    if (this.chance === undefined) throw badInput('over', 'error.nobody-asked')
    const { turnsDone } = this.table
    this.undone = []
    this.newsTold = undefined
    this.table.deal(keyOf(this.volume, outcome))
    if (this.table.turnsDone === turnsDone) this.goOn()
    else if (this.isPerson(turnOf(this.table, turnsDone).by) && !goesOn(this.table, turnsDone))
      this.heldTurn = turnsDone
    else this.leave(turnsDone)
    this.changes()
  }

  choose(space: Space): void {
    const word = spaceWord(space)
    const { draft } = this
    if (!this.canDraft || draft?.isOpen === true) {
      this.answer(word)
      return
    }
    const standing = draft === undefined ? this.question : draft.standing
    const known = draft?.rowOf(space) ?? -1
    if (draft !== undefined && known !== -1 && standing?.isPossible(word) !== true) {
      this.revise(draft.plan.shown === known ? withoutRow(draft.plan, known) : showing(draft.plan, known))
      return
    }
    if (standing?.isPossible(word) !== true) throw new Refused(this.volume, this.whyNot(word) as Reason)
    const next = withEnough(new Draft(this.table, withRow(draft?.plan ?? NO_PLAN, space)))
    if (draft === undefined && next.isPlain) this.give([word])
    else this.take(next)
  }

  /** Whether a person is asked who may put answers together. */
  get canDraft(): boolean {
    const isAsked = this.isPresent && !this.isHeld && !this.isPlaying && this.table.pending !== undefined
    return isAsked && this.awaited === undefined && this.options.gathers?.() === true
  }

  revise(plan: Plan | undefined): void {
    this.take(plan === undefined || plan.rows.length === 0 ? undefined : new Draft(this.table, plan))
  }

  private take(draft: Draft | undefined): void {
    this.current = draft
    this.options.keepPlan?.(draft?.plan)
    this.newsTold = undefined
    this.version.value++
  }

  doIt(): void {
    const { draft } = this
    if (draft?.isReady !== true) return
    const { isShared } = this.table
    this.give(draft.words, draft)
    // Whoever has seen the end of the turn before is not asked again, unless others must agree to take it back.
    if (this.isHeld && draft.endsTurn && !isShared) this.confirm()
  }

  foresee(from: Space, to: Space, load: Load): Draft | Reason | undefined {
    return this.canDraft ? carried(this.table, this.draft?.plan ?? NO_PLAN, from, to, load) : undefined
  }

  reach(from: Space): ReadonlySet<Space> | undefined {
    return this.canDraft ? reachOf(this.table, this.draft?.plan ?? NO_PLAN, from) : undefined
  }

  carry(from: Space, to: Space, load: Load = {}): void {
    const seen = this.foresee(from, to, load)
    if (seen === undefined) this.carryAtOnce(from, to)
    else if (isDraft(seen)) this.take(seen)
    else throw new Refused(this.volume, seen)
  }

  private carryAtOnce(from: Space, to: Space): void {
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

  follow(family: string): void {
    const { canDraft, length } = this
    const [first, ...rest] = this.stepAdvised(family)
    if (first === undefined) return
    const draft = canDraft && isSpaceWord(first) ? followed(this.table, [first, ...rest]) : undefined
    if (draft !== undefined && !draft.isPlain) {
      this.take(draft)
      return
    }
    this.give([first])
    const next = this.canDraft && this.length === length + 1 ? followed(this.table, rest) : undefined
    if (next !== undefined && !next.isPlain) this.take(next)
  }

  get canRepeat(): boolean {
    const isFree = this.isPresent && !this.isHeld && this.draft === undefined && this.awaited === undefined
    return isFree && canRepeat(this.table)
  }

  repeat(): void {
    if (!this.canRepeat) return
    this.undone = []
    for (const word of repeatedAnswers(this.table)) {
      if (this.isHeld || this.isPlaying || this.table.awaitsChance) break
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

  adjust(by: Faction, changes: readonly (readonly string[])[]): void {
    const { table } = this
    const from = this.length
    const before = table.turnsDone
    const isCard = table.pending?.id === BY_HAND
    try {
      for (const words of changes) table.interject(by, 'hand', words)
    } catch (error) {
      table.rewind(from)
      throw error
    }
    this.played = undefined
    this.undone = []
    if (isCard && table.pending?.id === BY_HAND) this.put(DONE)
    else this.settle(before)
    this.noteRun(from, this.length - from)
    this.changes()
  }

  confirm(): void {
    const ended = this.heldTurn
    this.heldTurn = undefined
    this.leave(ended)
    this.changes()
  }

  get canUndo(): boolean {
    if (this.draft !== undefined) return true
    return this.isPresent && this.table.whyNotUndo()?.id !== 'why.nothing-to-undo'
  }

  whyNotUndo(): Reason | undefined {
    if (this.draft !== undefined) return undefined
    if (!this.isHeld) return this.table.whyNotUndo()
    // What comes after the turn has not been seen; only what chance did in it has.
    const rolled = this.deeds.some((event) => event.kind === 'roll' && event.at === this.length)
    return rolled && this.table.isShared ? { id: 'why.undo-chance', rule: '' } : undefined
  }

  undo(agreed = false): void {
    if (this.draft !== undefined) {
      this.revise(withoutRow(this.draft.plan, this.draft.rows.length - 1))
      return
    }
    const reason = this.whyNotUndo()
    if (reason !== undefined && !agreed) throw new Refused(this.volume, reason)
    const { deciders } = this.table
    const before = [...this.table.entries]
    const answeredBy = [...this.table.answeredBy]
    this.played = undefined
    const { wasToldLast } = this.table
    if (this.isHeld && !wasToldLast) this.table.rewind(this.length - 1)
    else this.table.undo({ agreed })
    this.heldTurn = undefined
    if (wasToldLast) {
      this.goOn()
      this.changes()
      return
    }
    // What was given at once is taken back at once.
    const last = this.length
    if (this.run?.to === last + 1) this.table.rewind(this.run.from)
    // What others answered to it follows again by itself.
    if (deciders[answeredBy[last] as Faction] === undefined) this.undone.push(before.slice(this.length, last + 1))
    this.run = undefined
    this.goOn()
    this.changes()
  }

  get canRedo(): boolean {
    return (
      this.undone.length > 0 &&
      this.table.pending !== undefined &&
      !this.isHeld &&
      !this.isPlaying &&
      this.isPresent &&
      this.draft === undefined
    )
  }

  redo(): void {
    const entries = this.canRedo ? this.undone.pop() : undefined
    if (entries === undefined) return
    const from = this.length
    for (const entry of entries) {
      if (typeof entry === 'string') {
        const [, by = '', verb = '', ...words] = entry.split(' ')
        this.table.interject(this.volume.factionIndex.get(by) as Faction, verb, words)
      } else this.put(entry as Word)
    }
    this.noteRun(from, entries.length)
    this.changes()
  }

  /** Gives answers one after another; where one is refused, what is left of the draft stays. */
  private give(words: readonly Word[], draft?: Draft): void {
    this.undone = []
    this.newsTold = undefined
    const from = this.length
    let given = 0
    try {
      for (const word of words) {
        this.put(word)
        given++
      }
    } catch (error) {
      this.noteRun(from, given)
      if (given > 0) this.changes()
      if (draft !== undefined) this.revise(draft.restAfter(given))
      throw error
    }
    this.noteRun(from, given)
    this.changes()
  }

  private noteRun(from: number, n: number): void {
    if (n > 1) this.run = { from, to: from + n }
  }

  protected put(word: Word): void {
    const { pending, turnsDone } = this.table
    const isAsked = pending !== undefined && !this.isHeld && !this.isPlaying && this.isPresent
    if (!isAsked || this.awaited !== undefined) {
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
    if (this.current !== undefined) this.options.keepPlan?.(undefined)
    this.current = undefined
    super.changes()
    this.options.keep?.(this)
  }
}
