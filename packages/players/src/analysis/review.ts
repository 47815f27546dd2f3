import { currentCard, type Faction, type Game } from '@coinflict/kernel/state'
import type { Table, Viewer } from '@coinflict/kernel/table'
import type { Sight } from '../search/guesses.ts'
import { Thinking, type Thought } from '../search/index.ts'
import { chancesIn, finished, Outlook, Tally } from './chances.ts'
import { sightAt, Telltale, turnFrom } from './considered.ts'
import type { Account, Analyst, Consideration, Curve, GameReview, Mark, Point, Stretch, Study } from './model.ts'
import { gameAt, MOST_AT_EACH, requirePlayouts, sightFor } from './moment.ts'

/** How much a review takes: playouts for the chances at each moment, and for the thought about each turn (none if 0); how many turns it marks. */
export interface ReviewBudget {
  readonly playouts: number
  readonly thought: number
  readonly marks?: number
}

const MARKS = 6
/** What is worth less is not marked. */
const LEAST_MARK = 0.02

/** What one faction did without a break: its answers in one turn, or one thing done out of turn. */
type Span = Pick<Stretch, 'from' | 'to' | 'turn' | 'by' | 'isInterjection'>

function spansOf(table: Table): readonly Span[] {
  const { answeredBy, entries, turnsDone } = table
  const spans: Span[] = []
  const begins = Array.from({ length: turnsDone + 1 }, (_, turn) => table.moment(turn).at)
  let turn = 0
  for (let at = 0; at < entries.length; at++) {
    const before = turn
    while (turn < turnsDone && (begins[turn + 1] as number) <= at) turn++
    const by = answeredBy[at] as Faction
    const isInterjection = typeof entries[at] === 'string'
    const last = spans.at(-1)
    const goesOn = last?.by === by && turn === before && !isInterjection && !last.isInterjection
    if (last !== undefined && goesOn) spans[spans.length - 1] = { ...last, to: at + 1 }
    else spans.push({ from: at, to: at + 1, turn, by, isInterjection })
  }
  return spans
}

/** A span that was looked at, with what was thought about it. */
interface Judged {
  readonly span: Span
  readonly card: number
  /** The chances that it led to on average; nothing where all that came of it was its own doing. */
  readonly expected: readonly number[] | undefined
  readonly thought: Thought | undefined
}

/**
 * Looks back at a game. Before each span of answers the chances are worked out; then by the same guesses with these answers in the place of the
 * chart's: the difference is play. What is then still missing to the chances before the next span fell by dice and cards.
 */
class Reviewing {
  readonly points: Point[] = []
  private readonly judged: Judged[] = []
  private readonly spans: readonly Span[]
  private readonly knows: Sight
  private readonly found = new Map<number, Consideration>()

  constructor(
    private readonly mind: Analyst,
    private readonly table: Table,
    private readonly viewer: Viewer,
    private readonly budget: ReviewBudget,
    /** Whether only the chances are wanted. */
    private readonly isCurve: boolean,
  ) {
    this.spans = spansOf(table)
    this.knows = sightFor(table, viewer)
    // A game that has not begun is refused at once.
    gameAt(table, table.entries.length)
  }

  get moments(): number {
    return this.spans.length + 1
  }

  *walk(): Generator<void> {
    const { spans, table } = this
    for (const span of spans) {
      const g = gameAt(table, span.from, span.turn)
      const outlook = new Outlook(this.mind, g, this.knows)
      yield* this.lookFrom(g, outlook, span.from, span.turn)
      if (!this.isCurve) yield* this.judge(g, outlook, span)
    }
    const end = gameAt(table, table.entries.length)
    if (end.isOver) this.note(end, table.entries.length, table.turnsDone, finished(end))
    else yield* this.lookFrom(end, new Outlook(this.mind, end, this.knows), table.entries.length, table.turnsDone)
    if (!this.isCurve) yield* this.explain()
  }

  private *lookFrom(g: Game, outlook: Outlook, at: number, turn: number): Generator<void> {
    const tally = new Tally(chancesIn(g, this.mind))
    for (let guess = 0; guess < this.budget.playouts; guess++) {
      tally.add(outlook.byChart(guess))
      yield
    }
    this.note(g, at, turn, tally.chances)
  }

  private note(g: Game, at: number, turn: number, chances: Pick<Point, 'chances' | 'errors' | 'playouts'>): void {
    this.points.push({ at, turn, card: currentCard(g), ...chances })
  }

  private *judge(g: Game, outlook: Outlook, span: Span): Generator<void> {
    const { playouts, thought } = this.budget
    const card = currentCard(g)
    const isSecret = g.q.isSecret && !this.knows(g.q.by)
    const turn = span.isInterjection || isSecret ? undefined : turnFrom(this.table, this.viewer, span.from, span.to)
    const before = this.points.at(-1)?.chances ?? []
    if (turn === undefined) {
      this.judged.push({ span, card, expected: span.isInterjection ? undefined : before, thought: undefined })
      return
    }
    const tally = new Tally(before)
    for (let guess = 0; guess < playouts; guess++) {
      tally.add(outlook.byTurn(turn, guess))
      yield
    }
    const knows = sightAt(g, this.knows)
    const thinking = thought === 0 ? undefined : new Thinking(this.mind, g, g.q, thought, { knows, played: turn })
    while (thinking?.step() === true) yield
    this.judged.push({ span, card, expected: tally.chances.chances, thought: thinking?.thought })
  }

  /** What would have been better than the turns that are marked. */
  private *explain(): Generator<void> {
    for (const { stretch } of this.marked()) {
      const { span, thought } = this.judged[stretch] as Judged
      if (thought === undefined) continue
      const g = gameAt(this.table, span.from, span.turn)
      const telltale = new Telltale(this.mind, g, sightAt(g, this.knows), thought)
      this.found.set(stretch, telltale.consideration)
      yield* telltale.walk()
      this.found.set(stretch, telltale.consideration)
    }
  }

  private get stretches(): readonly Stretch[] {
    const { points } = this
    return this.judged.flatMap(({ span, card, expected, thought }, i) => {
      const before = points[i]?.chances
      const after = points[i + 1]?.chances
      if (before === undefined || after === undefined) return []
      const led = expected ?? after
      const { chart, considered, played } = thought ?? {}
      const best = considered?.[0]
      return [
        {
          ...span,
          card,
          play: led.map((chance, f) => chance - (before[f] as number)),
          luck: after.map((chance, f) => chance - (led[f] as number)),
          ...(played === undefined || best === undefined ? {} : { cost: Math.min(0, played.value - best.value) }),
          ...(played === undefined || chart === undefined ? {} : { gain: played.value - chart.value }),
        },
      ]
    })
  }

  /** The turns that cost or gained most, in the order of play. */
  private marked(): readonly Pick<Mark, 'stretch' | 'kind' | 'worth'>[] {
    const marks = this.stretches.flatMap(({ cost = 0, gain = 0 }, stretch) => {
      const kind: Mark['kind'] = gain > -cost ? 'gain' : 'cost'
      const worth = kind === 'gain' ? gain : cost
      return Math.abs(worth) < LEAST_MARK ? [] : [{ stretch, kind, worth }]
    })
    marks.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth) || a.stretch - b.stretch)
    return marks.slice(0, this.budget.marks ?? MARKS).sort((a, b) => a.stretch - b.stretch)
  }

  private get accounts(): readonly Account[] {
    const { points, stretches } = this
    const first = points[0]?.chances ?? []
    const last = points[stretches.length]?.chances ?? first
    const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
    return first.map((begun, f) => {
      const player = this.table.setup.seats[f]?.player
      const isOwn = ({ by }: Stretch): boolean => this.table.setup.seats[by]?.player === player
      const played = (own: boolean): number =>
        sum(stretches.filter((each) => isOwn(each) === own).map(({ play }) => play[f] as number))
      return {
        faction: f as Faction,
        begun,
        ended: last[f] as number,
        own: played(true),
        others: played(false),
        luck: sum(stretches.map(({ luck }) => luck[f] as number)),
      }
    })
  }

  get curve(): Curve {
    return { points: [...this.points], moments: this.moments }
  }

  get review(): GameReview {
    const marks = this.marked().flatMap((mark) => {
      const consideration = this.found.get(mark.stretch)
      return consideration === undefined ? [] : [{ ...mark, consideration }]
    })
    return { ...this.curve, stretches: this.stretches, accounts: this.accounts, marks }
  }
}

/** The chances over a whole game. */
export function curveOf(mind: Analyst, table: Table, viewer: Viewer, playouts: number): Study<Curve> {
  requirePlayouts(playouts, 1, MOST_AT_EACH)
  const reviewing = new Reviewing(mind, table, viewer, { playouts, thought: 0 }, true)
  const steps = reviewing.walk()
  return {
    step: () => steps.next().done !== true,
    get result() {
      return reviewing.curve
    },
  }
}

/** A game looked back at: the chances, play and luck, and the turns that cost or gained most. */
export function reviewed(mind: Analyst, table: Table, viewer: Viewer, budget: ReviewBudget): Study<GameReview> {
  requirePlayouts(budget.playouts, 1, MOST_AT_EACH)
  requirePlayouts(budget.thought, 0, MOST_AT_EACH)
  const reviewing = new Reviewing(mind, table, viewer, budget, false)
  const steps = reviewing.walk()
  return {
    step: () => steps.next().done !== true,
    get result() {
      return reviewing.review
    },
  }
}

/** Works a study out to its end. */
export function workOut<T>(study: Study<T>): T {
  while (study.step());
  return study.result
}
