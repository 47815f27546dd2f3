import { badInput, type Game, keyOf, type Word } from '@coinflict/kernel/state'
import { mayKnow, type Table, turnAt, type Viewer } from '@coinflict/kernel/table'
import { type Sight, sightOf } from '../search/guesses.ts'
import { type Considered, type Mind, type Step, Thinking, type Thought, type Turn } from '../search/index.ts'

import { keyOfTurn } from '../search/turns.ts'
import type { Consideration, Study, TurnSeen } from './model.ts'
import { gameAt, requirePlayouts, sightFor } from './moment.ts'
import { Comparison, changesOf, type Endings, GUESSES } from './tellings.ts'
import { stepText } from './words.ts'

/** So many turns are shown, beside the chart's and the one that was played. */
const MOST_SHOWN = 6

/** What is worked out about a turn once it is known which ones are shown. */
type Told = Pick<TurnSeen, 'changes' | 'tellings'>

const isSame = (a: Considered, b: Considered | undefined): boolean =>
  b !== undefined && keyOfTurn(a.turn) === keyOfTurn(b.turn)

/** The turns of a thought that are shown, the best first. */
const shownOf = ({ considered, chart, played }: Thought): readonly Considered[] =>
  considered.filter((each, i) => i < MOST_SHOWN || isSame(each, chart) || isSame(each, played))

/** Which turn each is compared with: the best with the chart's, or with the next where it is that itself; all others with the best. */
function otherThan(each: Considered, shown: readonly Considered[], thought: Thought): Considered | undefined {
  const [best, next] = shown
  if (each !== best) return best
  return isSame(each, thought.chart) ? next : (shown.find((other) => isSame(other, thought.chart)) ?? next)
}

/** The turns of a thought, in words, with what tells them apart as far as that is worked out. */
export function considerationOf(
  g: Game,
  thought: Thought,
  told: ReadonlyMap<Considered, Told>,
  shown = shownOf(thought),
): Consideration {
  const turns = shown.map((each): TurnSeen => {
    const other = otherThan(each, shown, thought)
    return {
      ...each,
      keys: each.turn.map(({ answer }) => keyOf(g.volume, answer)),
      words: each.turn.map((step) => stepText(g.volume, step)),
      difference: other === undefined ? 0 : each.value - other.value,
      changes: [],
      tellings: [],
      ...told.get(each),
    }
  })
  return {
    by: g.q.by,
    question: g.q.id,
    turns,
    chart: shown.findIndex((each) => isSame(each, thought.chart)),
    played: shown.findIndex((each) => isSame(each, thought.played)),
    count: thought.considered.length,
    playouts: thought.playouts,
  }
}

/** Works out what tells the turns of a thought apart, a playout a step. */
export class Telltale {
  private readonly shown: readonly Considered[]
  private readonly told = new Map<Considered, Told>()

  constructor(
    private readonly mind: Mind,
    private readonly g: Game,
    private readonly knows: Sight,
    private readonly thought: Thought,
  ) {
    this.shown = shownOf(thought)
  }

  *walk(): Generator<void> {
    const comparison = new Comparison(this.mind, this.g, this.knows)
    const endings = new Map<Considered, Endings>()
    for (const each of this.shown) {
      const found = []
      for (let guess = 0; guess < GUESSES; guess++) {
        found.push(comparison.play(each.turn, guess))
        yield
      }
      endings.set(each, found)
      const changes = changesOf(this.g, found)
      const other = otherThan(each, this.shown, this.thought)
      const others = other && endings.get(other)
      this.told.set(each, { changes, tellings: others === undefined ? [] : comparison.tell(found, others) })
    }
    const [best] = this.shown
    const other = best && otherThan(best, this.shown, this.thought)
    if (best === undefined || other === undefined) return
    const tellings = comparison.tell(endings.get(best) ?? [], endings.get(other) ?? [])
    this.told.set(best, { changes: [], ...this.told.get(best), tellings })
  }

  get consideration(): Consideration {
    return considerationOf(this.g, this.thought, this.told, this.shown)
  }
}

/** Both the viewer and who is asked must know what lies face down. */
export const sightAt =
  (g: Game, knows: Sight): Sight =>
  (owner) =>
    knows(owner) && sightOf(g, g.q.by)(owner)

/** The turns that a searcher considers at a moment, as far as a viewer can tell; the one that was played there is among them. */
export function consideredAt(
  mind: Mind,
  table: Table,
  viewer: Viewer,
  most: number,
  at = table.entries.length,
): Study<Consideration> {
  requirePlayouts(most)
  const g = gameAt(table, at)
  if (g.isOver) throw badInput('over', 'error.over')
  if (g.awaited !== undefined) throw badInput('analysis', 'error.analysis-nobody')
  if (g.q.isSecret && !mayKnow(table, viewer, g.q.by)) throw badInput('analysis', 'error.analysis-secret')
  const knows = sightAt(g, sightFor(table, viewer))
  const thinking = new Thinking(mind, g, g.q, most, { knows, played: turnFrom(table, viewer, at) })
  let telltale: Telltale | undefined
  function* walk(): Generator<void> {
    while (thinking.step()) yield
    telltale = new Telltale(mind, g, knows, thinking.thought)
    yield* telltale.walk()
  }
  const steps = walk()
  return {
    step: () => steps.next().done !== true,
    get result() {
      return telltale?.consideration ?? considerationOf(g, thinking.thought, new Map())
    },
  }
}

/**
 * What the faction that was asked before an entry answered from there on, up to another entry, as far as a viewer may know it; nothing at the end of the
 * journal.
 */
export function turnFrom(table: Table, viewer: Viewer, at: number, to = endOf(table, at)): Turn | undefined {
  const { entries, record } = table
  const by = record.answeredBy[at]
  const steps: Step[] = []
  for (let i = at; i < to; i++) {
    const entry = entries[i]
    const asked = record.asked[i]
    const owner = record.secretOf(i)
    if (typeof entry !== 'number' || asked === undefined || record.answeredBy[i] !== by) continue
    if (owner !== undefined && !mayKnow(table, viewer, owner)) continue
    steps.push({ id: asked.id, answer: entry as Word, params: asked.params })
  }
  return steps.length === 0 ? undefined : steps
}

/** Where the turn ends that an entry belongs to. */
function endOf(table: Table, at: number): number {
  const turn = turnAt(table, at)
  return turn < table.turnsDone ? table.moment(turn + 1).at : table.entries.length
}
