import { dice } from './dice.ts'

/** What figures say, and how sure that is. */

/** 95 of 100 intervals hold what they are about. */
export const CONFIDENCE = 0.95
const Z = 1.959964

/** A share with its interval. */
export interface Share {
  readonly n: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** A share of so many with Wilson's interval, which holds for few games and for shares near 0 and 1 too. */
export function wilson(n: number, of: number): Share {
  if (of === 0) return { n, of, share: 0, low: 0, high: 1 }
  const share = n / of
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { n, of, share, low: n === 0 ? 0 : middle - half, high: n === of ? 1 : middle + half }
}

/** A mean with its standard error; of fewer than two figures nobody knows the error. */
export interface Mean {
  readonly n: number
  readonly mean: number
  readonly error: number | undefined
}

export function meanOf(figures: readonly number[]): Mean {
  const n = figures.length
  if (n === 0) return { n, mean: 0, error: undefined }
  const mean = figures.reduce((a, b) => a + b, 0) / n
  if (n === 1) return { n, mean, error: undefined }
  const squares = figures.reduce((sum, x) => sum + (x - mean) ** 2, 0)
  return { n, mean, error: Math.sqrt(squares / (n - 1) / n) }
}

/** The difference of two means of figures that have nothing to do with each other. */
export function differenceOf(a: Mean, b: Mean): Mean {
  const error = a.error === undefined || b.error === undefined ? undefined : Math.hypot(a.error, b.error)
  return { n: Math.min(a.n, b.n), mean: a.mean - b.mean, error }
}

/** How far a mean reaches to either side with the confidence of the intervals. */
export const reachOf = ({ error }: Mean): number => Z * (error ?? 0)

/** How likely a figure at least so many standard errors from 0 is by chance alone (Abramowitz and Stegun 7.1.26). */
export function normalChance(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.min(1, tail * Math.exp(-x * x))
}

/** How likely a mean at least as far from 0 is by chance; without an error it says nothing, and figures that are all alike are no chance. */
export function chanceOf({ mean, error }: Mean): number {
  if (error === undefined || mean === 0) return 1
  return error === 0 ? 0 : normalChance(mean / error)
}

/**
 * McNemar's exact test of two line-ups on the same seeds: of the seeds where only one of them won, how likely is a split at least this uneven if
 * either were as good.
 */
export function mcnemar(onlyFirst: number, onlySecond: number): number {
  const n = onlyFirst + onlySecond
  if (n === 0) return 1
  const fewer = Math.min(onlyFirst, onlySecond)
  // Logarithms of binomial coefficients: of thousands of seeds the numbers themselves are too large.
  let term = -n * Math.LN2
  let sum = Math.exp(term)
  for (let k = 1; k <= fewer; k++) {
    term += Math.log((n - k + 1) / k)
    sum += Math.exp(term)
  }
  return Math.min(1, 2 * sum)
}

/** An estimate with its interval. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const RESAMPLES = 2000

/** The mean of differences seed by seed; its interval by drawing as many of them again and again (percentiles of the bootstrap). */
export function pairedBootstrap(differences: readonly number[], seed: string, resamples = RESAMPLES): Estimate {
  const n = differences.length
  const { mean } = meanOf(differences)
  if (n < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const roll = dice(seed)
  const means = Array.from({ length: resamples }, () => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += differences[roll(n)] as number
    return sum / n
  }).sort((a, b) => a - b)
  const at = (part: number): number => means[Math.min(resamples - 1, Math.floor(part * resamples))] as number
  return { mean, low: at((1 - CONFIDENCE) / 2), high: at((1 + CONFIDENCE) / 2) }
}

/**
 * Holm's method: which of several chances are too small for noise, where so many were looked at that some would be small by chance. So
 * the risk to call any noise a difference is 5 % for all of them together.
 */
export function holm(chances: readonly number[]): readonly boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => (chances[a] as number) - (chances[b] as number) || a - b)
  const holds = chances.map(() => false)
  for (const [rank, i] of order.entries()) {
    if ((chances[i] as number) > (1 - CONFIDENCE) / (chances.length - rank)) break
    holds[i] = true
  }
  return holds
}
