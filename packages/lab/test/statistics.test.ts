import { describe, expect, test } from 'vitest'
import {
  chanceOf,
  differenceOf,
  holm,
  mcnemar,
  meanOf,
  normalChance,
  pairedBootstrap,
  wilson,
} from '../src/statistics.ts'

describe('a share', () => {
  test('has Wilson’s interval', () => {
    const half = wilson(5, 10)
    expect([half.share, half.low, half.high].map((x) => Number(x.toFixed(4)))).toEqual([0.5, 0.2366, 0.7634])
    const some = wilson(81, 263)
    expect([some.low, some.high].map((x) => Number(x.toFixed(4)))).toEqual([0.2553, 0.3662])
  })

  test('of none or all keeps within 0 and 1, and of no games says nothing', () => {
    expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 })
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4)
    expect(wilson(10, 10)).toMatchObject({ share: 1, high: 1 })
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 })
  })
})

describe('a mean', () => {
  test('has its standard error, unless there is but one figure', () => {
    expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9]).mean).toBe(5)
    expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9]).error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12)
    expect(meanOf([3])).toEqual({ n: 1, mean: 3, error: undefined })
  })

  test('of two the difference has the errors of both', () => {
    const d = differenceOf({ n: 9, mean: 5, error: 3 }, { n: 7, mean: 1, error: 4 })
    expect(d).toEqual({ n: 7, mean: 4, error: 5 })
  })

  test('is as likely by chance as the normal distribution says', () => {
    expect(normalChance(1.959964)).toBeCloseTo(0.05, 5)
    expect(normalChance(-2.575829)).toBeCloseTo(0.01, 5)
    expect(chanceOf({ n: 1, mean: 5, error: undefined })).toBe(1)
    expect(chanceOf({ n: 9, mean: 0, error: 0 })).toBe(1)
    expect(chanceOf({ n: 9, mean: 2, error: 0 })).toBe(0)
  })
})

describe('line-ups on the same seeds', () => {
  test.each([
    [1, 9, 22 / 1024],
    [0, 6, 2 / 64],
    [5, 5, 1],
    [0, 0, 1],
  ])('McNemar: %i against %i', (a, b, chance) => {
    expect(mcnemar(a, b)).toBeCloseTo(chance, 10)
    expect(mcnemar(b, a)).toBeCloseTo(chance, 10)
  })

  test('McNemar of thousands of seeds too', () => {
    expect(mcnemar(2000, 2000)).toBe(1)
    expect(mcnemar(1900, 2100)).toBeCloseTo(normalChance((200 - 1) / Math.sqrt(4000)), 3)
  })

  test('the bootstrap’s interval is about that of the mean, and the same for the same seed', () => {
    const differences = Array.from({ length: 200 }, (_, i) => (i % 7) - 2)
    const { mean, error = 0 } = meanOf(differences)
    const found = pairedBootstrap(differences, 's')
    expect(found.mean).toBe(mean)
    expect(found.low).toBeGreaterThan(mean - 2.4 * error)
    expect(found.low).toBeLessThan(mean - 1.6 * error)
    expect(found.high).toBeLessThan(mean + 2.4 * error)
    expect(found.high).toBeGreaterThan(mean + 1.6 * error)
    expect(pairedBootstrap(differences, 's')).toEqual(found)
  })
})

test('of many chances Holm takes those that are too small for all of them together', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true])
  expect(holm([0.04])).toEqual([true])
  expect(holm([0.04, 0.04])).toEqual([false, false])
  expect(holm([])).toEqual([])
})
