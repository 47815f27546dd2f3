import { describe, expect, test } from 'vitest'
import { Game } from '../src/questions.ts'
import {
  DeadEnd,
  DONE,
  type Faction,
  JournalMismatch,
  keyOf,
  NO,
  numberWord,
  Pending,
  type Reason,
  type Space,
  spaceWord,
  type Word,
  word,
  wordOf,
  YES,
} from '../src/state.ts'
import { BLUE, MIDDLE, NORTH, RED, SOUTH, toy, toySetup } from './toy.ts'

const WHY: Reason = { id: 'why.none', rule: '9.9' }
const game = () => new Game(toy, toySetup())
const ask = (g: Game, by: Faction = RED) => g.ask(by, 'muster.where', '3.1')
const keys = (words: readonly Word[]) => words.map((w) => keyOf(toy, w))

describe('a question', () => {
  test('offers what has no reason against it, and shows the reason of the rest', () => {
    const q = ask(game()).offer(YES).offer(NO, WHY).done()
    expect(keys(q.answers)).toEqual(['yes', 'done'])
    expect(keys(q.refused)).toEqual(['no'])
    expect([q.whyNot(NO), q.whyNot(YES)]).toEqual([WHY, undefined])
    expect([q.isPossible(YES), q.isPossible(NO), q.size, q.at(1)]).toEqual([true, false, 2, DONE])
  })

  test('about spaces looks at the whole map, or only where something can be possible', () => {
    const whyNot = (s: Space) => (s === MIDDLE ? WHY : undefined)
    const q = ask(game()).everySpace(whyNot)
    expect(keys(q.answers)).toEqual(['north', 'south'])
    expect([keys(q.refused), q.whyNot(spaceWord(MIDDLE))]).toEqual([['middle'], WHY])
    const some = ask(game()).everySpace(whyNot, [SOUTH])
    expect(keys(some.answers)).toEqual(['south'])
    expect(keys(some.refused)).toEqual(['north', 'middle'])
  })

  test('with numbers, pieces, factions and a remark', () => {
    const q = ask(game()).numbers(2, 4).faction(BLUE).remark('turn.limited')
    expect(keys(q.answers)).toEqual(['2', '3', '4', 'blue'])
    expect(q.params).toEqual({ note: 'turn.limited' })
  })

  test('is forgotten when the next is opened', () => {
    const g = game()
    ask(g)
      .offer(YES)
      .offer(NO, WHY)
      .everySpace(() => WHY)
    const q = g.ask(BLUE, 'event.space', '5.1')
    expect([q.size, q.refused, q.whyNot(NO), q.by, q.id, q.rule]).toEqual([
      0,
      [],
      undefined,
      BLUE,
      'event.space',
      '5.1',
    ])
  })

  test.each([
    [0, ['no', 'done', '3']],
    [1, ['yes', 'done', '3']],
    [2, ['yes', 'no', '3']],
    [3, ['yes', 'no', 'done']],
  ])('an offer that is struck out goes from place %i, and the others stay in order', (at, left) => {
    const q = ask(game()).offer(YES).offer(NO).done().offer(numberWord(3))
    const struck = q.at(at)
    q.reject(struck, WHY)
    expect(keys(q.answers)).toEqual(left)
    expect([q.size, q.isPossible(struck), q.whyNot(struck)]).toEqual([3, false, WHY])
  })

  test('with one answer is not put; put all the same, somebody is asked', () => {
    const g = game()
    expect(ask(g).offer(YES).answer()).toBe(YES)
    expect(g.script.cursor).toBe(0)
    expect(() => ask(g).offer(YES).put()).toThrow(Pending)
    expect(() => ask(g).offer(YES).offer(NO).answer()).toThrow(Pending)
    expect(g.awaited).toBe(undefined)
  })

  test('without an answer is an error of the rules', () => {
    expect(() => ask(game()).offer(NO, WHY).answer()).toThrow(DeadEnd)
  })

  test('is answered by the journal first, then by a decider', () => {
    const g = game()
    g.script.entries = [NO]
    g.script.deciders = [(_, q) => q.at(0)]
    expect(ask(g).offer(YES).offer(NO).answer()).toBe(NO)
    expect(ask(g).offer(YES).offer(NO).answer()).toBe(YES)
    expect([g.script.cursor, g.script.questions, g.script.trail.all]).toEqual([2, 2, [NO, YES]])
  })

  test('an entry that is no answer to it does not fit', () => {
    const g = game()
    g.script.entries = [word('maybe')]
    expect(() => ask(g).offer(YES).offer(NO).answer()).toThrow(JournalMismatch)
    const other = game()
    other.script.entries = ['@7 red give blue resources 1']
    expect(() => ask(other).offer(YES).offer(NO).answer()).toThrow(JournalMismatch)
  })

  test('stays as a value: what is opened later does not change it', () => {
    const g = game()
    const asked = ask(g).offer(YES).offer(NO, WHY).asked(true)
    ask(g, BLUE).done()
    expect([asked.by, keys(asked.answers), asked.whyNot(NO), keys(asked.refused)]).toEqual([RED, ['yes'], WHY, ['no']])
    expect([asked.isPossible(YES), asked.isPossible(NO), asked.size]).toEqual([true, false, 1])
  })
})

describe('words', () => {
  test.each(['north', 'red', 'red-cube', '17', 'card-3', 'muster', 'done', '?'])(
    '%s is read as it is written',
    (key) => {
      expect(keyOf(toy, wordOf(toy, key) as Word)).toBe(key)
    },
  )

  test.each(['nowhere', 'card-99', '1000', '-1', ''])('"%s" is no answer of the toy', (key) => {
    expect(wordOf(toy, key)).toBeUndefined()
  })

  test('spaces, pieces, factions, cards and numbers do not run into each other', () => {
    const all = ['north', 'red', 'red-cube', '0', 'card-1', 'yes'].map((key) => wordOf(toy, key))
    expect(new Set(all).size).toBe(6)
    expect(NORTH as number).toBe(wordOf(toy, 'north'))
  })
})
