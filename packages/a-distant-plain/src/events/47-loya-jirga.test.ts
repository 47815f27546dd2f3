import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 47 Loya Jirga', () => {
  test('ADP 5.1 card 47 unshaded: up to 2 COIN-Controlled Pashtun spaces shift toward Support', () => {
    const t = event(47, 'unshaded', {
      kabul: 'government-police 1, support',
      helmand: 'government-police 1, opposition',
      ghazni: 'coalition-troops 1',
      khowst: 'government-police 1, taliban-underground 1',
      zabol: 'government-police 1',
      konduz: 'government-police 1',
    })
    expect(t.answers).toEqual(['ghazni', 'helmand', 'done'])
    t.play('helmand', 'ghazni')
    expect([t.level('helmand'), t.level('ghazni')]).toEqual(['neutral', 'support'])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 47 unshaded: nowhere, or nowhere it likes', () => {
    expect(isOver(event(47, 'unshaded', { konduz: 'government-police 1' }))).toBe(true)
    const t = event(47, 'unshaded', { ghazni: 'coalition-troops 1' }).play('done')
    expect(t.level('ghazni')).toBe('neutral')
  })

  test('ADP 5.1 card 47 shaded: Warlords come to up to 2 Provinces of theirs, which turn Neutral', () => {
    const t = event(47, 'shaded', {
      kabul: 'warlords-underground 1, support',
      balkh: 'warlords-base 1, support',
      zabol: 'warlords-active 1',
      konduz: 'taliban-underground 1, opposition',
    })
    expect(t.answers).toEqual(['balkh', 'zabol', 'done'])
    t.play('balkh', 'zabol')
    expect(t.pieces('balkh')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
    expect(t.level('balkh')).toBe('neutral')
    expect(t.pieces('zabol')).toEqual({ 'warlords-underground': 1, 'warlords-active': 1 })
  })

  test('ADP 5.1.3 card 47 shaded: without a guerrilla at hand only the level changes', () => {
    const t = event(47, 'shaded', {
      balkh: 'warlords-active 15, opposition',
      zabol: 'warlords-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'done'])
    t.play('balkh')
    expect(t.level('balkh')).toBe('neutral')
    expect(t.pieces('balkh')).toEqual({ 'warlords-active': 15 })
  })
})
