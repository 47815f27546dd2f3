import type { Decider, Game, Question, Word } from '@coinflict/kernel/state'
import type { Dice } from './dice.ts'
import type { Policy } from './playouts.ts'
import { Replay, type Step, type Turn } from './turns.ts'

/** Ways to come to turns that are worth a thought. */

/** Where a turn came from: the chart, what was played, a first answer of its own, a chart that errs, chance, a change to a turn that was good. */
export type Origin = 'chart' | 'played' | 'first' | 'noise' | 'chance' | 'change'

/** The chart's turn. */
export const byChart = (chart: Decider): Policy => ({ follows: true, answer: (g, q) => chart(g, q) })

/** Another first answer, then the chart. */
export const byFirst = (chart: Decider, at: number, first: Step): Policy => ({
  follows: true,
  answer(g: Game, q: Question) {
    const own = chart(g, q)
    return g.script.cursor === at && q.id === first.id && q.isPossible(first.answer) ? first.answer : own
  },
})

const anyOf = (q: Question, dice: Dice): Word => q.at(dice.below(q.size))

/** The chart, but so many answers of a hundred are chance. */
export const byNoise = (chart: Decider, dice: Dice, percent: number): Policy => ({
  follows: true,
  answer(g, q) {
    const own = chart(g, q)
    return dice.happens(percent) ? anyOf(q, dice) : own
  },
})

/** Chance alone. */
export const byChance = (dice: Dice): Policy => ({ follows: false, answer: (_, q) => anyOf(q, dice) })

/** A turn again; where it does not fit, the chart. */
export function byTurn(chart: Decider, turn: Turn): Policy {
  const replay = new Replay(turn)
  return { follows: false, answer: (g, q) => replay.answerTo(q) ?? chart(g, q) }
}

/** A turn with another answer at one place, and what still fits of the rest. */
export function byChange(chart: Decider, dice: Dice, turn: Turn): Policy {
  const replay = new Replay(turn)
  const place = dice.below(turn.length)
  let at = 0
  return {
    follows: false,
    answer(g, q) {
      const own = replay.answerTo(q) ?? chart(g, q)
      return at++ === place ? otherThan(own, q, dice) : own
    },
  }
}

function otherThan(own: Word, q: Question, dice: Dice): Word {
  const others = q.answers.filter((answer) => answer !== own)
  return others.length === 0 ? own : (others[dice.below(others.length)] as Word)
}
