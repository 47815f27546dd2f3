import type { Explanation } from '../state/explanation.ts'
import type { Faction, Space } from '../state/ids.ts'
import { CHART } from '../state/luck.ts'
import type { Dealer, Game, Operation, Question } from '../state/model.ts'
import type { Chart, ChartContext, Family, Order, SpaceLine } from './chart.ts'

/** A space that was selected in answer to a question, and the line that selected it. */
export interface Pick {
  readonly question: string
  readonly space: Space
  readonly line: SpaceLine
}

/** What a non-player remembers of an operation or phase. */
export interface Recall {
  readonly picks: readonly Pick[]
  readonly notes: ReadonlyMap<string, unknown>
  readonly turnNotes: ReadonlyMap<string, unknown>
  readonly orders: readonly Order[] | undefined
  readonly current: Order | undefined
}

/** Dice rolled for one answer are counted below this. */
const MOST_THROWN = 256

/**
 * What a non-player remembers, and its dice. It reaches back no further than the phase being played, and is made again whenever the phase
 * is played again: so a non-player is a function of the position and of what was answered since, and needs no save.
 */
export abstract class Memory {
  g!: Game
  q!: Question
  protected readonly chart: Chart
  protected phaseRun = -1
  protected operation: Operation | undefined
  protected picks: Pick[] = []
  protected readonly notes = new Map<string, unknown>()
  protected readonly turnNotes = new Map<string, unknown>()
  protected orders: Order[] | undefined
  protected current: Order | undefined
  protected thrown: number[] = []
  /** How many of the dice belong to something else than the answer. */
  protected aside = 0
  protected explanation: Explanation | undefined
  protected declined: Explanation['declined']

  constructor(
    readonly family: Family,
    readonly me: Faction,
    protected readonly context: ChartContext,
    protected readonly dealer: Dealer,
    /** How deep it is in trying things out; 0 at the table. */
    protected readonly depth = 0,
  ) {
    this.chart = family.charts[context.volume.factions[me]?.id as string] as Chart
  }

  /** Turns to a question: what was remembered of an earlier phase or operation is forgotten. */
  protected attend(g: Game, q: Question): void {
    const isSamePhase = g === this.g && g.phaseRun === this.phaseRun
    this.g = g
    this.q = q
    if (!isSamePhase) {
      this.phaseRun = g.phaseRun
      this.turnNotes.clear()
      this.forget()
    } else if (g.operation !== this.operation) this.forget()
    this.operation = g.operation
    if (this.thrown.length > 0) this.thrown = []
    this.aside = 0
    this.explanation = undefined
    this.declined = undefined
  }

  protected forget(): void {
    if (this.picks.length > 0) this.picks = []
    this.notes.clear()
    this.orders = undefined
    this.current = undefined
  }

  protected get recall(): Recall {
    const { current, notes, orders, picks, turnNotes } = this
    return {
      picks: picks.slice(),
      notes: new Map(notes),
      turnNotes: new Map(turnNotes),
      orders: orders?.slice(),
      current,
    }
  }

  /** Remembers also what another did, who went on from what it knew. */
  protected learn({ current, notes, orders, picks, turnNotes }: Recall): void {
    for (const pick of picks) if (!this.picks.includes(pick)) this.picks.push(pick)
    for (const [key, value] of notes) this.notes.set(key, value)
    for (const [key, value] of turnNotes) this.turnNotes.set(key, value)
    this.orders = orders?.slice()
    this.current = current
  }

  get op(): Operation | undefined {
    return this.g.operation
  }

  get isOver(): boolean {
    const { op } = this
    return op?.activity !== undefined && op.spaces.length > 0
  }

  isPlayer(f: Faction): boolean {
    return !this.context.setup.seats[f]?.nonPlayer
  }

  once<T>(key: string, make: () => T): T {
    if (!this.notes.has(key)) this.notes.set(key, make())
    return this.notes.get(key) as T
  }

  note<T>(key: string, value: T): void {
    this.notes.set(key, value)
  }

  noted<T>(key: string): T | undefined {
    return this.notes.get(key) as T | undefined
  }

  onceInPhase<T>(key: string, make: () => T): T {
    if (!this.turnNotes.has(key)) this.turnNotes.set(key, make())
    return this.turnNotes.get(key) as T
  }

  die(moment = this.g.script.cursor): number {
    return this.below(6, moment) + 1
  }

  putDiceAside(): void {
    this.aside = this.thrown.length
  }

  below(limit: number, moment = this.g.script.cursor): number {
    const fixed = this.depth === 0 ? this.context.dice?.shift() : undefined
    if (fixed !== undefined) {
      this.thrown.push(fixed)
      return fixed - 1
    }
    const n = this.dealer.draw(CHART, moment * MOST_THROWN + this.thrown.length, limit)
    this.thrown.push(n + 1)
    return n
  }

  get isTrial(): boolean {
    return this.depth > 0
  }
}
