import { describe, expect, test } from 'vitest'
import { isOver, NO_WARLORDS } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 60 Tajiks', () => {
  test('ADP 5.1 card 60 unshaded: up to 3 Government cubes in the three Provinces, then one of these shifts', () => {
    const t = event(60, 'unshaded', { badakhshan: 'opposition', baghlan: 'support' })
    expect([t.question, t.answers]).toEqual(['event.space', ['badakhshan', 'baghlan', 'konduz', 'done']])
    t.play('badakhshan')
    expect(t.answers).toEqual(['government-troops', 'government-police'])
    t.play('government-police', 'badakhshan', 'government-troops', 'konduz', 'government-troops')
    expect([t.question, t.answers]).toEqual(['event.shift-where', ['badakhshan', 'konduz']])
    t.play('badakhshan')
    expect(t.pieces('badakhshan')).toEqual({ 'government-troops': 1, 'government-police': 1 })
    expect(t.pieces('konduz')).toEqual({ 'government-troops': 1 })
    expect(t.level('badakhshan')).toBe('neutral')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 60 unshaded: without cubes placed the shift still follows', () => {
    const t = event(60, 'unshaded', { baghlan: 'support', konduz: 'support' }).play('done')
    expect(t.level('badakhshan')).toBe('support')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 60 shaded: up to 3 Warlord pieces, one of them a Base at most', () => {
    const t = event(60, 'shaded', { konduz: 'taliban-base 1, government-base 1' })
    t.play('konduz')
    // No Base fits there: the Guerrilla came without asking.
    expect(t.count('konduz', 'warlords-underground')).toBe(1)
    t.play('baghlan')
    expect(t.answers).toEqual(['warlords-underground', 'warlords-base'])
    t.play('warlords-base', 'baghlan')
    expect(t.pieces('baghlan')).toEqual({ 'warlords-base': 1, 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 60 shaded: without Guerrillas at hand the Base is all', () => {
    const t = event(60, 'shaded', {}, NO_WARLORDS).play('baghlan')
    expect(t.pieces('baghlan')).toEqual({ 'warlords-base': 1 })
    expect(isOver(t)).toBe(true)
  })
})
