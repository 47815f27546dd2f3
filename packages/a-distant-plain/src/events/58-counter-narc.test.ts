import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { isOver, NOT_HERE, WARLORDS_NEXT } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { CARD } from './lasting.ts'

const NO_WARLORD_BASES = { boxes: { 'out-of-play': { 'warlords-bases': 12 } } } as const

describe('card 58 Counter-Narc', () => {
  test('ADP 5.4 card 58 unshaded: Traffic brings half of the sum, rounded down; the shares of others stay whole', () => {
    const t = event(
      58,
      'unshaded',
      {
        herat: 'warlords-base 2, government-troops 3',
        balkh: 'warlords-base 1, taliban-active 2',
        konduz: 'warlords-underground 1',
      },
      { eligible: ['coalition'], draw: WARLORDS_NEXT },
    )
    expect(inForce(t.table.game, CARD.counterNarc, 'unshaded')).toBe(true)
    t.play('rally', 'traffic', 'herat', 'balkh')
    expect(t.resources('warlords')).toBe(21)
    expect(t.resources('taliban')).toBe(21)
    expect(t.track('patronage')).toBe(6)
  })

  test('ADP 5.1 card 58 shaded: a Base in a Province with a Warlord Guerrilla, and 2 Resources', () => {
    const t = event(58, 'shaded', {
      herat: 'warlords-active 1',
      zabol: 'warlords-underground 1',
      balkh: 'warlords-underground 1, warlords-base 1, taliban-base 1',
      konduz: 'warlords-base 1',
      kabul: 'warlords-active 1',
      'loc-kabul-aibak': 'warlords-active 1',
    })
    expect([t.question, t.answers]).toEqual(['event.place-where', ['herat', 'zabol']])
    for (const s of ['balkh', 'konduz', 'kabul', 'loc-kabul-aibak']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('zabol')
    expect(t.pieces('zabol')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
    expect(t.resources('warlords')).toBe(22)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 58 shaded: without a place or a Base the Resources come all the same', () => {
    expect(event(58, 'shaded', {}).resources('warlords')).toBe(22)
    const t = event(58, 'shaded', { herat: 'warlords-active 1' }, NO_WARLORD_BASES)
    expect(t.resources('warlords')).toBe(22)
    expect(t.count('herat', 'warlords-base')).toBe(0)
  })
})
