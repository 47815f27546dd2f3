import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 49 Crop Substitution', () => {
  test('ADP 5.1 card 49 unshaded: a Warlords Base goes from a COIN-Controlled Province, guarded or not', () => {
    const t = event(49, 'unshaded', {
      kabul: 'government-police 5, warlords-base 1',
      balkh: 'government-police 5, warlords-base 2, warlords-underground 1',
      zabol: 'government-police 5, warlords-base 1',
      konduz: 'government-police 1, warlords-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'zabol'])
    t.play('balkh')
    expect(t.pieces('balkh')).toEqual({ 'government-police': 5, 'warlords-base': 1, 'warlords-underground': 1 })
    expect([t.level('balkh'), t.aid]).toEqual(['support', 18])
  })

  test('ADP 1.6.2 card 49 unshaded: where nobody lives nothing shifts', () => {
    const t = event(49, 'unshaded', { zabol: 'government-police 5, warlords-base 1' })
    expect([t.level('zabol'), t.aid]).toEqual(['neutral', 18])
  })

  test('ADP 5.1.3 card 49 unshaded: without such a Base nothing happens', () => {
    const t = event(49, 'unshaded', { konduz: 'government-police 1, warlords-base 1' })
    expect(isOver(t)).toBe(true)
    expect(t.aid).toBe(15)
  })

  test('ADP 5.1 card 49 shaded: a Warlords Base where people and Warlords are', () => {
    const t = event(49, 'shaded', {
      kabul: 'warlords-underground 1',
      balkh: 'warlords-active 1',
      baghlan: 'warlords-underground 1',
      konduz: 'warlords-underground 1, taliban-base 2',
      zabol: 'warlords-underground 1',
      farah: 'warlords-underground 1, returnees 1',
      herat: 'warlords-base 1',
    })
    expect(t.answers).toEqual(['baghlan', 'balkh', 'farah'])
    t.play('farah')
    expect(t.count('farah', 'warlords-base')).toBe(1)
    expect(t.resources('warlords')).toBe(23)
  })

  test('ADP 5.1.3 card 49 shaded: the Resources come in any case', () => {
    expect(event(49, 'shaded', { zabol: 'warlords-underground 1' }).resources('warlords')).toBe(23)
  })
})
