import type { Decider, Word } from '@coinflict/kernel/state'
import { byChance, byChange, byChart, byFirst, byNoise, byTurn, type Origin } from './candidates.ts'
import type { Dice } from './dice.ts'
import type { Outcome, Playouts, Policy } from './playouts.ts'
import { keyOfTurn, type Turn } from './turns.ts'

/** A turn that was thought of: what it is worth (from 0 to 1), the standard error of that, and by how many playouts. */
export interface Considered {
  readonly turn: Turn
  readonly origin: Origin
  readonly value: number
  readonly error: number
  readonly playouts: number
}

/** What somebody thought about a question: the turns considered, the best first and those last that fell out early; the chart's, and the one that was played. */
export interface Thought {
  readonly considered: readonly Considered[]
  readonly chart: Considered | undefined
  readonly played: Considered | undefined
  readonly playouts: number
}

/** The numbers of guesses at which the field is thinned out: as many of them as leave enough turns at the last. */
const STAGES = [2, 4, 8, 16, 32]
const LEAST_AT_LAST = 2

const stagesFor = (playouts: number): readonly number[] =>
  STAGES.filter((guesses, i) => i === 0 || playouts / (i + 1) / guesses >= LEAST_AT_LAST)
/** After so many turns in a row that were thought of before, there are no more. */
const MOST_REPEATED = 12
/** Turns that are glanced at for each playout. */
const GLANCES = 2
/** Of a hundred turns that are glanced at, so many are chance. */
const CHANCE_PERCENT = 15
/** Changes are made to one of the best so many turns. */
const PARENTS = 3

class Contender {
  /** What came of it by each guess. */
  readonly values: number[] = []

  constructor(
    readonly turn: Turn,
    readonly origin: Origin,
  ) {}

  /** Its worth by the first so many guesses. */
  mean(guesses = this.values.length): number {
    let sum = 0
    for (let i = 0; i < guesses; i++) sum += this.values[i] as number
    return sum / guesses
  }

  get considered(): Considered {
    const { origin, turn, values } = this
    const n = values.length
    const value = this.mean()
    const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0)
    return { turn, origin, value, error: n < 2 ? 0.5 : Math.sqrt(squares / (n - 1) / n), playouts: n }
  }
}

/** A turn that was glanced at. */
interface Glanced extends Outcome {
  readonly origin: Origin
}

/**
 * Sequential halving: many turns are judged by two guesses, the better ones by four, and so on. At each stage changes of the best turns may
 * join if they do better by the same guesses, so that it climbs. The chart's turn stays to the end, and so does one that was played.
 */
export class Judge {
  private field: Contender[] = []
  private readonly out: Contender[] = []
  private readonly known = new Map<string, Contender>()
  private ofChart: Contender | undefined
  private ofPlayed: Contender | undefined

  constructor(
    private readonly playouts: Playouts,
    private readonly chart: Decider,
    private readonly dice: Dice,
    /** The most playouts that it may take. */
    private readonly most: number,
    /** A turn that was played there, to be judged with the others to the end. */
    private readonly played?: Turn,
  ) {}

  get thought(): Thought {
    const all = [...this.field, ...this.out]
    all.sort((a, b) => b.values.length - a.values.length || b.mean() - a.mean())
    const considered = all.map((each) => each.considered)
    const { ofChart, ofPlayed, playouts } = this
    return { considered, chart: ofChart?.considered, played: ofPlayed?.considered, playouts: playouts.count }
  }

  /** Thinks about the question that has these answers, a playout a step. */
  *walk(at: number, id: string, answers: readonly Word[]): Generator<void> {
    const stages = stagesFor(this.most)
    const share = this.most / stages.length
    yield* this.open(at, id, answers, share / 2)
    for (const [stage, guesses] of stages.entries()) {
      const stay = Math.max(2, Math.round(share / guesses))
      if (stage > 0) this.thin(stay)
      if (this.field.length < 2) return
      for (const each of [...this.field]) yield* this.judge(each, guesses)
      this.sort()
      if (stage > 0) yield* this.climb(guesses, share * (stage + 1))
    }
  }

  private get isSpent(): boolean {
    return this.playouts.count >= this.most
  }

  /** The first field: the chart's turn, every other first answer, the best of those glanced at. */
  private *open(at: number, id: string, answers: readonly Word[], room: number): Generator<void> {
    const { chart } = this
    this.ofChart = this.enter(byChart(chart), 'chart')
    yield
    if (this.played !== undefined) {
      this.ofPlayed = this.enterPlayed(this.played)
      yield
    }
    const chosen = this.ofChart?.turn[0]?.answer
    for (const answer of answers) {
      if (answer === chosen || this.field.length >= room / 2) continue
      this.enter(byFirst(chart, at, { id, answer }), 'first')
      yield
    }
    yield* this.openByGlances(room)
  }

  /** Charts that err, and chance: of many turns those that look best join. */
  private *openByGlances(room: number): Generator<void> {
    const { chart, dice } = this
    const seen = new Map<string, Glanced>()
    const glances = GLANCES * this.most
    for (let i = 0, repeated = 0; i < glances && repeated < MOST_REPEATED; i++) {
      const origin = dice.happens(CHANCE_PERCENT) ? 'chance' : 'noise'
      const policy = origin === 'chance' ? byChance(dice) : byNoise(chart, dice, i % 2 === 0 ? 15 : 40)
      const outcome = this.playouts.glance(policy, 0)
      yield
      const isNew = outcome !== undefined && !seen.has(keyOfTurn(outcome.turn))
      if (isNew) seen.set(keyOfTurn(outcome.turn), { ...outcome, origin })
      repeated = isNew ? 0 : repeated + 1
    }
    const best = [...seen.values()].sort((a, b) => b.value - a.value)
    for (const { turn, origin } of best) {
      if (this.field.length >= room || this.isSpent) return
      this.enter(byTurn(chart, turn), origin)
      yield
    }
  }

  /** Plays a turn for the first time. It joins if nobody has thought of it. */
  private enter(policy: Policy, origin: Origin): Contender | undefined {
    const entered = this.tryFirst(policy, origin)
    if (entered !== undefined) this.field.push(entered)
    return entered
  }

  /** The turn that was played joins, unless it is the chart's. */
  private enterPlayed(turn: Turn): Contender | undefined {
    const outcome = this.playFirst(byTurn(this.chart, turn))
    if (outcome === undefined) return undefined
    const same = this.known.get(keyOfTurn(outcome.turn))
    if (same !== undefined) return same
    const contender = this.contend(outcome, 'played')
    this.field.push(contender)
    return contender
  }

  private tryFirst(policy: Policy, origin: Origin): Contender | undefined {
    const outcome = this.playFirst(policy)
    return outcome === undefined || this.known.has(keyOfTurn(outcome.turn)) ? undefined : this.contend(outcome, origin)
  }

  private playFirst(policy: Policy): Outcome | undefined {
    return this.isSpent ? undefined : this.playouts.play(policy, 0)
  }

  private contend({ turn, value }: Outcome, origin: Origin): Contender {
    const contender = new Contender(turn, origin)
    contender.values.push(value)
    this.known.set(keyOfTurn(turn), contender)
    return contender
  }

  /** Judges a turn by so many guesses. One that cannot be played leaves. */
  private *judge(each: Contender, guesses: number): Generator<void> {
    while (each.values.length < guesses && !this.isSpent) {
      if (!this.judgeOnce(each)) {
        this.field = this.field.filter((other) => other !== each)
        return
      }
      yield
    }
  }

  private judgeOnce(each: Contender): boolean {
    const outcome = this.playouts.play(byTurn(this.chart, each.turn), each.values.length)
    if (outcome !== undefined) each.values.push(outcome.value)
    return outcome !== undefined
  }

  /** Tries changes of the best turns as long as a stage lasts. */
  private *climb(guesses: number, until: number): Generator<void> {
    let repeated = 0
    while (this.playouts.count < until && !this.isSpent && repeated < MOST_REPEATED) {
      const parent = this.field[this.dice.below(Math.min(PARENTS, this.field.length))] as Contender
      if (parent.turn.length === 0) return
      const changed = this.tryFirst(byChange(this.chart, this.dice, parent.turn), 'change')
      yield
      repeated = changed === undefined ? repeated + 1 : 0
      if (changed !== undefined) yield* this.compare(changed, parent, guesses)
    }
  }

  /** A change stays as long as it does better than what it was made of. */
  private *compare(changed: Contender, parent: Contender, guesses: number): Generator<void> {
    const n = Math.min(guesses, parent.values.length)
    for (const seen of STAGES) {
      if (seen > n) break
      while (changed.values.length < seen) {
        if (this.isSpent || !this.judgeOnce(changed)) return
        yield
      }
      if (changed.mean() > parent.mean(seen)) continue
      this.out.push(changed)
      return
    }
    this.field.push(changed)
    this.sort()
  }

  private sort(): void {
    this.field.sort((a, b) => b.values.length - a.values.length || b.mean() - a.mean())
  }

  /** Keeps the best so many, the chart's turn, and the one that was played. */
  private thin(stay: number): void {
    this.sort()
    const gone = this.field.slice(stay).filter((each) => each !== this.ofChart && each !== this.ofPlayed)
    this.out.push(...gone)
    this.field = this.field.filter((each) => !gone.includes(each))
  }
}
