import { type Guide, type GuideStep, journalAt } from '@coinflict/kernel/display'
import { keyOf, type Word, wordOf } from '@coinflict/kernel/state'
import { dealerOf, type Save, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { computed, type Signal, signal } from '@preact/signals'
import { newSeed } from '../storage/seed.ts'
import type { Message } from '../text/say.ts'
import type { Box } from '../volumes.ts'
import { GuidedSession } from './guided-session.ts'

/** A newcomer on the way through a guide. The table is set up again for each step, so that every step can be gone back to. */
export class Lesson {
  private readonly step: Signal<number>
  private readonly shownHint = signal<Message | undefined>(undefined)
  /** Whether the step was reached by going back to it. */
  isReturn = false
  private readonly laid = computed(() => this.lay(this.step.value))

  constructor(
    readonly box: Box,
    readonly guide: Guide,
    /** The step to begin with. */
    first = 0,
  ) {
    this.step = signal(first < guide.steps.length ? first : 0)
  }

  get at(): number {
    return this.step.value
  }

  get length(): number {
    return this.guide.steps.length
  }

  get isLast(): boolean {
    return this.at === this.length - 1
  }

  get now(): GuideStep {
    return this.guide.steps[this.at] as GuideStep
  }

  /** The answer that is waited for. */
  get word(): Word | undefined {
    return this.now.answer === undefined ? undefined : wordOf(this.box.volume, this.now.answer)
  }

  /** Whether the step is only read. */
  get isRead(): boolean {
    return this.now.answer === undefined && this.now.act === undefined
  }

  /** What there is to say to something that does not lead on. */
  get hint(): Message | undefined {
    return this.shownHint.value
  }

  get session(): GuidedSession {
    return this.laid.value
  }

  next(): void {
    if (!this.isLast) this.goTo(this.at + 1)
  }

  back(): void {
    if (this.at === 0) return
    this.goTo(this.at - 1)
    this.isReturn = true
  }

  restart(): void {
    this.goTo(0)
  }

  answer(word: Word): void {
    if (keyOf(this.box.volume, word) === this.now.answer) this.next()
    else this.showHint()
  }

  confirm(): void {
    if (this.now.act === 'confirm') this.next()
    else this.showHint()
  }

  /** Leads on where that is the lesson, and else back to what was done last. */
  undo(): void {
    if (this.now.act === 'undo') {
      this.next()
      return
    }
    const done = this.guide.steps.slice(0, this.at).findLastIndex(({ answer }) => answer !== undefined)
    if (done >= 0) this.goTo(done)
  }

  /** Says that there is a time for everything. */
  showHint(): void {
    this.shownHint.value = this.isRead ? 'guide.read-first' : 'guide.other-way'
  }

  /** A saved game as an ordinary one: the newcomer's faction against non-players, from the beginning of the turn at hand. */
  release({ checkpoint, ...save }: Save): Save {
    const { faction, family } = this.guide
    const seats = Object.fromEntries(Object.keys(save.seats).map((id) => [id, id === faction ? 'person' : family]))
    return {
      ...save,
      seats,
      seed: newSeed(),
      journal: [],
      ...(checkpoint === undefined ? {} : { start: checkpoint.position }),
    }
  }

  private goTo(step: number): void {
    this.shownHint.value = undefined
    this.isReturn = false
    this.step.value = step
  }

  private lay(at: number): GuidedSession {
    const { volume } = this.box
    const { scenario, options, stack, steps } = this.guide
    const setup = setupOf(volume, { scenario, options, seed: 'guide' }, SEAT_KINDS)
    const entries = journalAt(steps, at).map((key) => wordOf(volume, key) as Word)
    const table = new Table(volume, setup, [], {
      journal: { entries, outcomes: [] },
      dealer: dealerOf(setup.seed, stack),
    })
    return new GuidedSession(this, table, { stack }, steps[at]?.act === 'confirm')
  }
}
