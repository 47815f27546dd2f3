import type { Family } from '@coinflict/kernel/nonplayers'
import { BadInput, type Decider, keyOf } from '@coinflict/kernel/state'
import { positionOf, setupOf, Table } from '@coinflict/kernel/table'
import { chart, laid, play, RED, sit, toy, toySetup } from '@coinflict/kernel/testkit-toy'
import { LIBRARY, openBox } from '@coinflict/library'
import { describe, expect, test } from 'vitest'
import { adviceAt, advisersAt, decidersOf, kindsAt, needCharts, randomPlayer, SEAT_KINDS } from '../src/index.ts'

/** What a decider says to the first question of the toy, as if so many answers had been given before. */
const saidAt = (decide: Decider, cursor: number): number => {
  const { game } = sit({}, laid())
  game.script.cursor = cursor
  return decide(game, game.q) as number
}

describe('the random player', () => {
  test('says the same again at the same place of the same game', () => {
    for (let at = 0; at < 20; at++) expect(saidAt(randomPlayer('x'), at)).toBe(saidAt(randomPlayer('x'), at))
  })

  test('gives each possible answer as often, and nothing else', () => {
    const times = new Map<number, number>()
    for (let at = 0; at < 2000; at++) {
      const answer = saidAt(randomPlayer('even'), at)
      times.set(answer, (times.get(answer) ?? 0) + 1)
    }
    const { pending } = sit({}, laid())
    expect([...times.keys()].sort()).toEqual([...(pending?.answers ?? [])].sort())
    for (const n of times.values()) expect(Math.abs(n - 500)).toBeLessThan(90)
  })

  test('another seed plays otherwise', () => {
    const answers = (seed: string) => Array.from({ length: 30 }, (_, at) => saidAt(randomPlayer(seed), at))
    expect(answers('a')).not.toEqual(answers('b'))
  })
})

describe('seats', () => {
  test('a person is asked, random answers, a chart sits only where it has one', () => {
    expect([kindsAt(toy, 'red'), kindsAt(toy, 'blue')]).toEqual([
      ['person', 'random'],
      ['person', 'random', 'chart'],
    ])
    const setup = setupOf(toy, { seats: { red: 'random', blue: 'chart' } }, SEAT_KINDS)
    const [random, np] = decidersOf(toy, setup, [chart])
    expect([random?.follows, np?.follows]).toEqual([undefined, true])
    expect(decidersOf(toy, toySetup(), [chart])).toEqual([undefined, undefined])
  })

  test('charts are needed where others than people and random seats sit', () => {
    expect([needCharts(), needCharts({ red: 'random', blue: 'person:ann' })]).toEqual([false, false])
    expect([needCharts({ red: 'random', blue: 'chart' }), needCharts({ red: 'chart:one' })]).toEqual([true, true])
  })

  test('random and chart play a game to its end, the same with the same seed', () => {
    const whole = (seed: string) => {
      const setup = setupOf(toy, { seats: { red: 'random', blue: 'chart' }, seed }, SEAT_KINDS)
      const table = new Table(toy, setup, decidersOf(toy, setup, [chart]))
      table.run()
      expect(table.isOver).toBe(true)
      return JSON.stringify([table.entries, table.journal.outcomes])
    }
    expect(whole('a')).toBe(whole('a'))
    expect(whole('a')).not.toBe(whole('b'))
  })

  test.each(LIBRARY.map((box) => [box.id, box] as const))(
    '%s: every family has charts where it says so',
    async (_, box) => {
      const { volume, families } = await openBox(box, { charts: true })
      for (const { id, factions } of volume.families) {
        const family = families.find((each) => each.id === id)
        expect(Object.keys(family?.charts ?? {}).sort()).toEqual([...factions].sort())
        for (const faction of factions) expect(kindsAt(volume, faction)).toContain(id)
      }
    },
  )
})

describe('advice', () => {
  const later: Family = { ...chart, id: 'later' }
  const without: Family = { ...chart, id: 'without', charts: {} }
  const blueAsked = () => play(sit({}, laid()), 'pass')

  test('is what a chart would answer, with its reason; nothing is answered', () => {
    const table = blueAsked()
    const before = JSON.stringify([positionOf(table.game), table.entries])
    const { answer, family, explanation } = adviceAt(table, [chart])
    expect([keyOf(toy, answer), family, explanation?.line.id]).toEqual(['muster', 'chart', '8.2/1'])
    expect(JSON.stringify([positionOf(table.game), table.entries])).toBe(before)
  })

  test('comes from the family at the table, else from the newest, or from the one that is asked', () => {
    expect(advisersAt(blueAsked(), [chart, without, later]).map(({ id }) => id)).toEqual(['later', 'chart'])
    const seated = play(sit({ seats: { blue: 'chart' } }, laid()), 'pass')
    expect(advisersAt(seated, [chart, later]).map(({ id }) => id)).toEqual(['chart', 'later'])
    expect(adviceAt(blueAsked(), [chart, later]).family).toBe('later')
    expect(adviceAt(blueAsked(), [chart, later], 'chart').family).toBe('chart')
  })

  test('is refused in a sentence where no chart speaks, or the game is over', () => {
    const red = sit({}, laid())
    expect(red.pending?.by).toBe(RED)
    expect(() => adviceAt(red, [chart])).toThrow(BadInput)
    expect(() => adviceAt(red, [chart])).toThrow('no family of non-players has a chart for Red')
    expect(() => adviceAt(blueAsked(), [chart], 'nobody')).toThrow(
      'nobody has no chart for Blue; these have one: chart',
    )
    const over = sit({}, laid())
    while (!over.isOver) play(over, 'pass')
    expect(() => adviceAt(over, [chart])).toThrow('the game is over')
    expect(advisersAt(over, [chart])).toEqual([])
  })
})
