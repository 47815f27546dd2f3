import { describe, expect, test } from 'vitest'
import { isOver, NO_POLICE, NO_WARLORDS } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 64 Hazara', () => {
  test('ADP 5.1 card 64 unshaded: up to 2 Police in Bamian; it and an adjacent Province shift toward Support', () => {
    const t = event(64, 'unshaded', { bamian: 'opposition', ghazni: 'opposition', khowst: 'support' })
    expect([t.question, t.answers]).toEqual(['place.how-many', ['0', '1', '2']])
    t.play('2')
    expect(t.pieces('bamian')).toEqual({ 'government-police': 2 })
    expect(t.level('bamian')).toBe('neutral')
    // Kabul is no Province; Samangan and Sar-e-Pol have nobody.
    expect([t.question, t.answers]).toEqual(['event.shift-where', ['ghazni', 'oruzgan']])
    t.play('oruzgan')
    expect([t.level('oruzgan'), t.level('ghazni')]).toEqual(['support', 'opposition'])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.6.2 card 64 unshaded: Returnees make a Province fit; without Police only levels change', () => {
    const t = event(
      64,
      'unshaded',
      { bamian: 'support', samangan: 'returnees 1', kabul: 'government-police 1' },
      NO_POLICE,
    )
    expect(t.answers).toEqual(['ghazni', 'khowst', 'oruzgan', 'samangan'])
    t.play('samangan')
    expect(t.level('samangan')).toBe('support')
    expect([t.level('bamian'), t.pieces('bamian')]).toEqual(['support', {}])
  })

  test('ADP 5.1 card 64 shaded: up to 2 Warlord Guerrillas and a Base come to Bamian, which turns Neutral', () => {
    const t = event(64, 'shaded', { bamian: 'support' })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.pieces('bamian')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
    expect(t.level('bamian')).toBe('neutral')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.2 card 64 shaded: no third Base, no Guerrillas that are not at hand', () => {
    const t = event(64, 'shaded', { bamian: 'opposition, taliban-base 2' }, NO_WARLORDS)
    expect(t.pieces('bamian')).toEqual({ 'taliban-base': 2 })
    expect(t.level('bamian')).toBe('neutral')
    expect(isOver(t)).toBe(true)
  })
})
