import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 72 Poppy Crop Failure', () => {
  test('ADP 5.1 card 72 unshaded: a Warlord Base goes from each of up to 2 Provinces, guarded or not', () => {
    const t = event(72, 'unshaded', {
      herat: 'warlords-base 2, warlords-active 3',
      balkh: 'warlords-base 1',
      konduz: 'warlords-base 1',
      kabul: 'warlords-base 1',
      helmand: 'taliban-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'herat', 'konduz', 'done'])
    t.play('herat', 'konduz')
    expect(t.pieces('herat')).toEqual({ 'warlords-base': 1, 'warlords-active': 3 })
    expect(t.pieces('konduz')).toEqual({})
    expect(t.count('balkh', 'warlords-base')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 72 unshaded: fewer, or none at all', () => {
    const t = event(72, 'unshaded', { herat: 'warlords-base 1' }).play('done')
    expect(t.count('herat', 'warlords-base')).toBe(1)
    expect(isOver(event(72, 'unshaded', { kabul: 'warlords-base 1' }))).toBe(true)
  })

  test('ADP 5.1 card 72 shaded: a Resource for each Warlord Base on the map, 8 at most', () => {
    const some = event(72, 'shaded', { herat: 'warlords-base 2', kabul: 'warlords-base 1', balkh: 'taliban-base 1' })
    expect(some.resources('warlords')).toBe(23)
    const many = Object.fromEntries(['herat', 'balkh', 'konduz', 'ghazni', 'faryab'].map((s) => [s, 'warlords-base 2']))
    expect(event(72, 'shaded', many).resources('warlords')).toBe(28)
    expect(event(72, 'shaded', {}).resources('warlords')).toBe(20)
  })
})
