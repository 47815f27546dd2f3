import { describe, expect, test } from 'vitest'
import { isOver, NO_POLICE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 62 Local Understanding', () => {
  test('ADP 5.1 card 62 unshaded: up to 3 Police where Government cubes and Warlord pieces meet, 3 Resources', () => {
    const t = event(62, 'unshaded', {
      herat: 'government-troops 1, warlords-base 1',
      balkh: 'government-police 1, warlords-active 1',
      kabul: 'government-police 1, warlords-active 1',
      konduz: 'coalition-troops 1, warlords-active 1',
      'loc-kabul-aibak': 'government-police 1, warlords-active 1',
    })
    expect(t.answers).toEqual(['balkh', 'herat'])
    t.play('herat')
    expect([t.question, t.answers]).toEqual(['place.how-many', ['0', '1', '2', '3']])
    t.play('3')
    expect(t.pieces('herat')).toEqual({ 'government-troops': 1, 'government-police': 3, 'warlords-base': 1 })
    expect(t.resources('warlords')).toBe(23)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 62 unshaded: with nobody together, or no Police, the Warlords still gain', () => {
    expect(event(62, 'unshaded', { herat: 'government-troops 1' }).resources('warlords')).toBe(23)
    const board = { herat: 'government-police 1, warlords-base 1' }
    const t = event(62, 'unshaded', board, NO_POLICE)
    expect(t.resources('warlords')).toBe(23)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 62 shaded: up to 3 Government cubes go, then all Taliban Guerrillas there hide', () => {
    const t = event(62, 'shaded', {
      herat: 'government-troops 2, government-police 2, taliban-active 2, taliban-underground 1, warlords-active 1',
      balkh: 'government-police 1, taliban-base 1',
      konduz: 'coalition-troops 1, taliban-active 1',
      'loc-kabul-aibak': 'government-police 1, taliban-underground 1',
    })
    expect(t.answers).toEqual(['herat', 'loc-kabul-aibak'])
    t.play('herat')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'done'])
    t.play('government-troops', 'government-troops', 'government-police')
    expect(t.pieces('herat')).toEqual({ 'government-police': 1, 'taliban-underground': 3, 'warlords-active': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 62 shaded: it may take fewer cubes; without both nothing happens', () => {
    const t = event(62, 'shaded', { herat: 'government-troops 1, taliban-active 1' }).play('done')
    expect(t.pieces('herat')).toEqual({ 'government-troops': 1, 'taliban-underground': 1 })
    expect(isOver(event(62, 'shaded', { herat: 'taliban-active 1' }))).toBe(true)
  })
})
