import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 63 Teetotalers', () => {
  test('ADP 5.1 card 63 unshaded: up to 2 spaces of Opposition with Taliban pieces become Neutral', () => {
    const t = event(63, 'unshaded', {
      kabul: 'taliban-underground 1, opposition',
      helmand: 'taliban-base 1, opposition',
      ghazni: 'taliban-active 1, opposition',
      herat: 'warlords-active 1, opposition',
      balkh: 'taliban-active 1, support',
    })
    expect(t.answers).toEqual(['kabul', 'ghazni', 'helmand', 'done'])
    t.play('kabul', 'helmand')
    expect([t.level('kabul'), t.level('helmand'), t.level('ghazni')]).toEqual(['neutral', 'neutral', 'opposition'])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 63 unshaded: nothing without Opposition, and "up to" may be none', () => {
    expect(isOver(event(63, 'unshaded', { helmand: 'taliban-base 1' }))).toBe(true)
    const t = event(63, 'unshaded', { helmand: 'taliban-base 1, opposition' }).play('done')
    expect(t.level('helmand')).toBe('opposition')
  })

  test('ADP 5.1 card 63 shaded: a space with a Taliban Base shifts toward Opposition, 4 Resources for the Warlords', () => {
    const t = event(63, 'shaded', {
      helmand: 'taliban-base 1, support',
      ghazni: 'taliban-base 1',
      khowst: 'taliban-base 1, opposition',
      zabol: 'taliban-base 1',
      waziristan: 'taliban-base 1',
      herat: 'taliban-active 1, support',
    })
    expect(t.answers).toEqual(['ghazni', 'helmand'])
    t.play('helmand')
    expect(t.level('helmand')).toBe('neutral')
    expect(t.resources('warlords')).toBe(24)
  })

  test('ADP 5.1.3 card 63 shaded: with no such space the Resources come all the same', () => {
    expect(event(63, 'shaded', { zabol: 'taliban-base 1' }).resources('warlords')).toBe(24)
  })
})
