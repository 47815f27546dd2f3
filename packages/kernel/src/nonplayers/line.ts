import type { Line, Sentence } from '../state/explanation.ts'
import type { Space, Word } from '../state/ids.ts'
import { level } from '../state/reading.ts'
import type { Criterion, NonPlayer } from './chart.ts'

type Score = (np: NonPlayer, s: Space) => number
type Test = (np: NonPlayer, s: Space) => boolean

/** Most of something first. */
export const most = (text: Sentence, score: Score): Criterion => ({ text, score })
/** Fewest of something first. */
export const fewest = (text: Sentence, score: Score): Criterion => ({ text, score: (np, s) => -score(np, s) })
/** Those first that are of a kind. */
export const first = (text: Sentence, test: Test): Criterion => ({ text, score: (np, s) => (test(np, s) ? 1 : 0) })

export const highestPopulation: Criterion = most(
  { en: 'highest Population', es: 'mayor Población', pl: 'największa populacja' },
  (np, s) => np.g.volume.population(np.g, s),
)

export const leastPopulation: Criterion = fewest(
  { en: 'lowest Population', es: 'menor Población', pl: 'najmniejsza populacja' },
  (np, s) => np.g.volume.population(np.g, s),
)

export const highestEcon: Criterion = most(
  { en: 'highest Econ', es: 'mayor Econ', pl: 'najwyższy Ekon' },
  (np, s) => np.g.volume.spaces[s]?.econ ?? 0,
)

export const noSupportFirst: Criterion = first(
  { en: 'without Support', es: 'sin Apoyo', pl: 'bez poparcia' },
  (np, s) => level(np.g, s) <= 0,
)

export const supportFirst: Criterion = first(
  { en: 'with Support', es: 'con Apoyo', pl: 'z poparciem' },
  (np, s) => level(np.g, s) > 0,
)
export const oppositionFirst: Criterion = first(
  { en: 'with Opposition', es: 'con Oposición', pl: 'z opozycją' },
  (np, s) => level(np.g, s) < 0,
)

/** The lines of one chart, in the order in which they are written down. */
export class Sheet {
  readonly lines: Line[] = []

  /** A part of the chart under one rule number: an operation, an activity, a procedure. */
  part(rule: string, heading?: Word) {
    const line = <More extends object>(mark: string, text: Sentence, more: More = {} as More): Line & More => {
      const made = { id: `${rule}/${mark}`, rule, heading, text, ...more }
      this.lines.push(made)
      return made
    }
    return { line }
  }
}
