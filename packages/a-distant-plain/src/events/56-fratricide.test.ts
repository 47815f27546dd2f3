import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 56 Fratricide', () => {
  test('ADP 5.1 card 56 unshaded: one Guerrilla of each faction goes in up to 2 spaces with both, in either state', () => {
    const t = event(56, 'unshaded', {
      helmand: 'taliban-underground 1, taliban-active 1, warlords-active 1',
      'loc-kabul-aibak': 'taliban-active 1, warlords-underground 1',
      balkh: 'taliban-active 1, warlords-underground 1',
      ghazni: 'taliban-active 1, warlords-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'helmand', 'loc-kabul-aibak', 'done'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.remove-which', ['taliban-underground', 'taliban-active']])
    t.play('taliban-underground', 'loc-kabul-aibak')
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({})
    expect(t.pieces('balkh')).toEqual({ 'taliban-active': 1, 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 56 unshaded: nothing where the two do not meet', () => {
    expect(isOver(event(56, 'unshaded', { helmand: 'taliban-active 1', herat: 'warlords-active 1' }))).toBe(true)
  })

  test('ADP 5.1 card 56 shaded: up to 2 Coalition Troops become Casualties, a Government cube just goes', () => {
    const t = event(56, 'shaded', {
      helmand: 'coalition-troops 3, government-troops 1, government-police 1',
      'loc-kabul-aibak': 'coalition-troops 1, government-police 1',
      balkh: 'coalition-base 1, government-police 1',
      herat: 'coalition-troops 1, government-base 1',
    })
    expect(t.answers).toEqual(['helmand', 'loc-kabul-aibak'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.how-many', ['0', '1', '2']])
    t.play('2')
    expect(t.answers).toEqual(['government-troops', 'government-police'])
    t.play('government-troops')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1, 'government-police': 1 })
    expect(t.table.lastCheckpoint().position.boxes?.casualties).toEqual({ 'coalition-troops': 2 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 56 shaded: it may spare the Coalition, not the Government; without both nothing happens', () => {
    const t = event(56, 'shaded', { helmand: 'coalition-troops 1, government-police 1' }).play('0')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1 })
    expect(isOver(event(56, 'shaded', { helmand: 'coalition-troops 1', herat: 'government-police 1' }))).toBe(true)
  })
})
