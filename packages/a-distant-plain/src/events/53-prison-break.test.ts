import { describe, expect, test } from 'vitest'
import { isOver, NO_TALIBAN } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 53 Prison Break', () => {
  test('ADP 5.1 card 53 unshaded: up to 3 Taliban guerrillas in all from spaces with Police', () => {
    const t = event(53, 'unshaded', {
      kabul: 'government-police 1, taliban-underground 2, warlords-underground 1',
      'loc-kabul-aibak': 'government-police 1, taliban-active 1, taliban-underground 1',
      konduz: 'government-troops 1, taliban-active 1',
      ghazni: 'government-police 1, taliban-base 1',
    })
    expect(t.answers).toEqual(['kabul', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'loc-kabul-aibak', 'taliban-underground', 'kabul')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'warlords-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-police': 1, 'taliban-active': 1 })
  })

  test('ADP 5.1.3 card 53 unshaded: fewer, or nobody there', () => {
    const t = event(53, 'unshaded', { kabul: 'government-police 1, taliban-underground 2' }).play('kabul', 'done')
    expect(t.count('kabul', 'taliban-underground')).toBe(1)
    expect(isOver(event(53, 'unshaded', { konduz: 'government-troops 1, taliban-active 1' }))).toBe(true)
  })

  test('ADP 5.1 card 53 shaded: up to 4 come to Kandahar or to a space with Police', () => {
    const t = event(53, 'shaded', {
      kabul: 'government-police 1',
      konduz: 'government-police 1',
      ghazni: 'government-troops 1',
      'loc-kabul-aibak': 'government-police 1',
    })
    expect(t.answers).toEqual(['kabul', 'kandahar', 'konduz'])
    t.play('konduz')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('4')
    expect(t.pieces('konduz')).toEqual({ 'government-police': 1, 'taliban-underground': 4 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 53 shaded: as many as are Available', () => {
    const t = event(53, 'shaded', { waziristan: 'taliban-underground 28' })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 2 })
    expect(isOver(event(53, 'shaded', {}, NO_TALIBAN))).toBe(true)
  })
})
