import { describe, expect, test } from 'vitest'
import { isOver, NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 66 Mountain Fastness', () => {
  test('ADP 5.1 card 66: an insurgent places up to 2 pieces each in 2 Mountain Provinces, one Base in all, and may hide', () => {
    const t = event(66, 'single', { ghowr: 'warlords-active 2', herat: 'warlords-active 1' })
    expect(t.by).toBe('warlords')
    expect(t.answers).toContain('ghowr')
    for (const s of ['herat', 'kabul', 'waziristan', 'loc-kabul-aibak']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('ghowr')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['warlords-underground', 'warlords-base', 'done']])
    t.play('warlords-base')
    expect(t.answers).toEqual(['warlords-underground', 'done'])
    t.play('warlords-underground')
    expect([t.question, t.answers]).toEqual(['event.66.hide', ['yes', 'no']])
    t.play('yes')
    expect(t.pieces('ghowr')).toEqual({ 'warlords-underground': 3, 'warlords-base': 1 })
    expect(t.whyNot('ghowr')?.id).toBe(NOT_HERE)
    t.play('badghis')
    expect(t.answers).toEqual(['warlords-underground', 'done'])
    t.play('warlords-underground', 'warlords-underground')
    expect(t.pieces('badghis')).toEqual({ 'warlords-underground': 2 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 66: all of it may be left; somebody Active may stay so', () => {
    const t = event(66, 'single', { ghowr: 'warlords-active 2' }).play('ghowr', 'done', 'no', 'done')
    expect(t.pieces('ghowr')).toEqual({ 'warlords-active': 2 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 66: the Government brings Troops, Police or a Base, and hides nobody', () => {
    const t = event(66, 'single', { ghowr: 'taliban-active 1' }, { eligible: ['government'] }).play('ghowr')
    expect(t.by).toBe('government')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'government-base', 'done'])
    t.play('government-base', 'government-police', 'zabol')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'done'])
    t.play('done')
    expect(t.pieces('ghowr')).toEqual({ 'government-police': 1, 'government-base': 1, 'taliban-active': 1 })
  })

  test('ADP 5.1 card 66: the Coalition brings Troops or a Base, and no third Base comes to a space', () => {
    const t = event(66, 'single', { ghowr: 'taliban-base 2' }, { eligible: ['coalition'] }).play('ghowr')
    expect(t.answers).toEqual(['coalition-troops', 'done'])
    t.play('coalition-troops', 'done', 'zabol')
    expect(t.answers).toEqual(['coalition-troops', 'coalition-base', 'done'])
  })

  test('ADP 1.4.1 card 66: with nothing at hand only those who are seen may hide', () => {
    const boxes = { 'out-of-play': { 'taliban-guerrillas': 29, 'taliban-bases': 12 } }
    const t = event(66, 'single', { ghowr: 'taliban-active 1' }, { eligible: ['taliban'], boxes })
    expect(t.answers).toEqual(['ghowr', 'done'])
    t.play('ghowr', 'yes')
    expect(t.pieces('ghowr')).toEqual({ 'taliban-underground': 1 })
  })
})
