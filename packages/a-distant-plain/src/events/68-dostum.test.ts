import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 68 Dostum', () => {
  test('ADP 5.1 card 68 unshaded: up to 4 Government cubes in Balkh, Faryab and Sar-e-Pol', () => {
    const t = event(68, 'unshaded', {})
    expect(t.answers).toEqual(['balkh', 'faryab', 'sar-e-pol', 'done'])
    for (const s of ['balkh', 'balkh', 'faryab', 'sar-e-pol']) t.play(s, 'government-troops')
    expect(t.pieces('balkh')).toEqual({ 'government-troops': 2 })
    expect(t.pieces('faryab')).toEqual({ 'government-troops': 1 })
    expect(t.pieces('sar-e-pol')).toEqual({ 'government-troops': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 68 unshaded: what is not at hand does not come', () => {
    const boxes = { 'out-of-play': { 'government-police': 30, 'government-troops': 29 } }
    const t = event(68, 'unshaded', {}, { boxes }).play('faryab')
    expect(t.pieces('faryab')).toEqual({ 'government-troops': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 68 shaded: up to 4 Warlord pieces, one of them a Base at most', () => {
    const t = event(68, 'shaded', {}).play('sar-e-pol', 'warlords-base', 'sar-e-pol', 'sar-e-pol', 'faryab')
    expect(t.pieces('sar-e-pol')).toEqual({ 'warlords-underground': 2, 'warlords-base': 1 })
    expect(t.pieces('faryab')).toEqual({ 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
    expect(isOver(event(68, 'shaded', {}).play('done'))).toBe(true)
  })
})
