import type { Faction, Space, Standing } from '@coinflict/kernel/state'
import { type Review, reviewOf } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { apartAlong, cardsBefore, curveOf, labelsOf, roman } from '../src/record/curve.ts'
import { hundredths } from '../src/record/hundredths.ts'
import { finished, tally } from '../src/record/statistics.ts'
import { changesTogether } from '../src/think/turn-parts.ts'
import { playedGame } from './games.ts'

const standings = (...margins: readonly number[]): readonly Standing[] =>
  margins
    .map((margin, f) => ({ faction: f as Faction, margin }))
    .sort((a, b) => b.margin - a.margin)
    .map((each, i) => ({ ...each, place: i + 1 }))

test('statistics count the games, wins and margins of the factions that people played', () => {
  const games = [
    { people: [0 as Faction], standings: standings(4, -2, -3, -9) },
    { people: [0 as Faction], standings: standings(-5, 1, -3, -9) },
    { people: [1 as Faction, 2 as Faction], standings: standings(-5, -4, 6, -9) },
  ]
  expect(tally(games)).toEqual([
    { faction: 0, games: 2, wins: 1, margin: -0.5 },
    { faction: 1, games: 1, wins: 0, margin: -4 },
    { faction: 2, games: 1, wins: 1, margin: 6 },
  ])
  expect(tally([])).toEqual([])
})

test('of a finished game the people are known, and how all came off', () => {
  const table = playedGame({ seed: '3', scenario: 'quick', seats: { farc: 'random', auc: 'random' } })
  const { people, standings: places } = finished(table)
  expect(people).toEqual([0, 3])
  expect(finished(table, new Set(['cartels'])).people).toEqual([0])
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4])
})

test('the chart has room for every margin, and zero has a line', () => {
  const review = reviewOf(playedGame({ seed: 'drag' }))
  const { ticks, x, y, left, right, top, bottom } = curveOf(review, 800)
  expect(ticks).toContain(0)
  expect(ticks.length).toBeLessThanOrEqual(10)
  for (const { margins } of [review.begun, ...review.cards]) {
    for (const margin of margins) {
      expect(y(margin)).toBeGreaterThanOrEqual(top)
      expect(y(margin)).toBeLessThanOrEqual(bottom)
    }
  }
  expect([x(0), x(review.cards.length)]).toEqual([left, right])
})

test('what would overlap is moved apart, and nothing beyond the ends', () => {
  expect(apartAlong([10, 12, 60], 20, 0, 100)).toEqual([10, 30, 60])
  expect(apartAlong([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100])
  expect(apartAlong([], 20, 0, 100)).toEqual([])
})

test('rounds are counted as they are printed', () => {
  expect([1, 4, 6].map(roman)).toEqual(['I', 'IV', 'VI'])
})

describe('below the chart', () => {
  const words = { start: 'start', round: (n: string) => `Round ${n}` }
  const standing = { margins: [0], leader: 0 as Faction }
  const place = { from: 0, to: 0, logFrom: 0, logTo: 0 }
  /** What stands there in a game of so many cards with rounds at these. */
  const below = (n: number, rounds: readonly number[], step: number) => {
    const cards = Array.from({ length: n }, (_, i) => ({
      card: i + 1,
      isRound: rounds.includes(i + 1),
      ...place,
      ...standing,
    }))
    const review: Review = { begun: standing, cards }
    return Object.fromEntries(labelsOf(review, step, words).map((label) => [label.n, label.text]))
  }

  test('a round has its name before the beginning has its own', () => {
    expect(below(10, [1, 6], 36)).toEqual({ 1: 'Round I', 3: '3', 6: 'Round II', 8: '8', 10: '10' })
    expect(below(6, [4], 36)).toEqual({ 0: 'start', 2: '2', 4: 'Round I', 6: '6' })
  })

  test('names that have no room beside each other are all as short as their numbers', () => {
    expect(below(25, [5, 9, 13, 18, 25], 9)).toMatchObject({ 5: 'I', 9: 'II', 13: 'III', 18: 'IV', 25: 'V' })
  })

  test('no card takes the room of a round that has none itself', () => {
    expect(below(9, [4, 5], 12)).toEqual({ 0: 'start', 4: 'I', 7: '7' })
  })
})

test('an entry of the journal lies between the cards before and after it', () => {
  const review = reviewOf(playedGame({ seed: 'drag' }))
  const [first, second] = review.cards
  if (first === undefined || second === undefined) throw new Error('a game has cards')
  expect([first.from, second.from, second.to].map((at) => cardsBefore(review, at))).toEqual([0, 1, 2])
  expect(cardsBefore(review, (second.from + second.to) / 2)).toBe(1.5)
  expect(cardsBefore(review, review.cards.at(-1)?.to ?? 0)).toBe(review.cards.length)
})

test('spaces in which a turn does the same are told together', () => {
  const text = (en: string) => ({ en, es: en, pl: en })
  const changes = [
    { space: 3 as Space, text: text('+1 Police') },
    { space: 5 as Space, text: text('+3 Troops') },
    { space: 8 as Space, text: text('+1 Police') },
    { text: text('Resources −6') },
  ]
  expect(changesTogether(changes).map(({ spaces, change }) => [spaces, change.text.en])).toEqual([
    [[3, 8], '+1 Police'],
    [[5], '+3 Troops'],
    [[], 'Resources −6'],
  ])
})

test('changes in whole percentage points add up to what is shown at both ends', () => {
  expect(hundredths([-0.431, 0.184, 0.106], -14)).toEqual([-43, 18, 11])
  expect(hundredths([0.333, 0.333, 0.334], 100)).toEqual([33, 33, 34])
  expect(hundredths([0, 0, 0], 0)).toEqual([0, 0, 0])
})
