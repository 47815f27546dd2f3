import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event, type Scene } from '../../test/kit.ts'
import { answersOf, execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 54 Profit Sharing', () => {
  const purses = (t: Scene) => [t.resources('warlords'), t.track('patronage'), t.resources('government')]

  test('ADP 5.1 card 54 unshaded: up to 6 from the Warlords, up to 3 of them as Patronage', () => {
    const t = event(54, 'unshaded', {})
    expect([t.question, t.answers]).toEqual(['event.54.share', ['0', '1', '2', '3', '4', '5', '6']])
    t.play('6')
    expect([t.question, t.answers]).toEqual(['event.54.pocket', ['0', '1', '2', '3']])
    t.play('2')
    expect(purses(t)).toEqual([14, 7, 24])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.8 card 54 unshaded: no more than they have', () => {
    const t = event(54, 'unshaded', {}, { resources: { warlords: 2 }, eligible: ['government', 'taliban'] })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(purses(t)).toEqual([0, 7, 20])
    expect(isOver(event(54, 'unshaded', {}, { resources: { warlords: 0 } }))).toBe(true)
    expect(purses(event(54, 'unshaded', {}).play('0'))).toEqual([20, 5, 20])
  })

  test('ADP 5.1 card 54 shaded: up to 3 Patronage and up to 3 Government Resources to the Warlords', () => {
    const t = event(54, 'shaded', {})
    expect([t.question, t.answers]).toEqual(['event.54.bribes', ['0', '1', '2', '3']])
    t.play('3')
    expect([t.question, t.answers]).toEqual(['event.54.pay', ['0', '1', '2', '3']])
    t.play('1')
    expect(purses(t)).toEqual([24, 2, 19])
  })

  test('ADP 1.8 card 54 shaded: what there is', () => {
    const t = event(54, 'shaded', {}, { resources: { government: 1 }, tracks: { patronage: 0 } })
    expect([t.question, t.answers]).toEqual(['event.54.pay', ['0', '1']])
    t.play('1')
    expect(purses(t)).toEqual([21, 0, 0])
  })
})

describe.each(FAMILIES)('%s card 54 Profit Sharing', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test("8.4.4/card-54, 8.3.4/card-54 as much as possible, nothing to a player at a non-player's cost", () => {
    expect(execute(family, 'government', 54, {}).said).toEqual([`6 ${line(54)}`, `3 ${line(54)}`])
    expect(execute(family, 'coalition', 54, {}).said).toEqual([`6 ${line(54)}`, `0 ${line(54)}`])
    expect(execute(family, 'warlords', 54, {}).said).toEqual([`3 ${line(54)}`, `3 ${line(54)}`])
    expect(execute(family, 'taliban', 54, {}, { bots: ['government'] }).said).toEqual([
      `0 ${line(54)}`,
      `0 ${line(54)}`,
    ])
  })

  test('8.4.4/card-54, 8.3.4/card-54 nothing where nothing is to be shared', () => {
    expect(execute(family, 'government', 54, {}, { resources: { warlords: 0 } }).said).toEqual([])
    const poor = { resources: { government: 0 }, tracks: { patronage: 0 } }
    expect(execute(family, 'warlords', 54, {}, poor).said).toEqual([])
  })
})

describe('arponen card 54 Profit Sharing', () => {
  test('8.3.4/card-54 Profit Sharing: as much as possible; nothing from Warlords without Resources', () => {
    expect(answersOf('government', 54, {})[0]).toBe('6 8.3.4/card-54')
    expect(answersOf('government', 54, {}, { resources: { warlords: 0 } })).toEqual([])
  })
})
