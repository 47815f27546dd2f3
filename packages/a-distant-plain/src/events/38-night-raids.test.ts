import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 38 Night Raids', () => {
  test('ADP 5.1 card 38 unshaded: everybody is shown and one guerrilla removed, in up to 2 spaces with Coalition Troops', () => {
    const t = event(38, 'unshaded', {
      helmand: 'coalition-troops 1, taliban-underground 2, warlords-underground 1',
      'loc-kabul-aibak': 'coalition-troops 1, warlords-underground 1',
      kandahar: 'coalition-base 1, taliban-underground 1',
      ghazni: 'coalition-troops 1, taliban-base 1',
    })
    expect(t.answers).toEqual(['helmand', 'loc-kabul-aibak', 'done'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.remove-which', ['taliban-active', 'warlords-active']])
    t.play('taliban-active')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1, 'taliban-active': 1, 'warlords-active': 1 })
    t.play('loc-kabul-aibak')
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'coalition-troops': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 38 unshaded: it may be no space at all', () => {
    const t = event(38, 'unshaded', { helmand: 'coalition-troops 1, taliban-underground 2' }).play('done')
    expect(t.count('helmand', 'taliban-underground')).toBe(2)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 38 shaded: up to 2 Pashtun spaces with Coalition Troops shift; Patronage +1', () => {
    const t = event(38, 'shaded', {
      kabul: 'coalition-troops 1, support',
      helmand: 'coalition-troops 1',
      ghazni: 'coalition-troops 1, opposition',
      khowst: 'coalition-base 1, support',
      zabol: 'coalition-troops 1',
      konduz: 'coalition-troops 1, support',
    })
    expect(t.answers).toEqual(['kabul', 'helmand', 'done'])
    t.play('kabul', 'helmand')
    expect([t.level('kabul'), t.level('helmand')]).toEqual(['neutral', 'opposition'])
    expect(t.track('patronage')).toBe(6)
  })

  test('ADP 5.1.3 card 38 shaded: with nobody there Patronage rises all the same, to 40 at most', () => {
    const t = event(38, 'shaded', {}, { tracks: { patronage: 40 } })
    expect(isOver(t)).toBe(true)
    expect(t.track('patronage')).toBe(40)
  })
})
