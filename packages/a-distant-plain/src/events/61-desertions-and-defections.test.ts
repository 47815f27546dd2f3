import { describe, expect, test } from 'vitest'
import { isOver, NO_POLICE, NO_TALIBAN } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 61 Desertions & Defections', () => {
  test('ADP 5.1 card 61 unshaded: in up to 3 spaces with Government cubes a Taliban Guerrilla becomes Police', () => {
    const t = event(61, 'unshaded', {
      kabul: 'government-police 1, taliban-underground 1, taliban-active 1',
      'loc-kabul-aibak': 'government-troops 1, taliban-active 1',
      herat: 'government-troops 1, taliban-underground 1',
      balkh: 'government-troops 1, taliban-underground 1',
      helmand: 'coalition-troops 1, taliban-active 1',
      konduz: 'government-base 1, taliban-active 1',
    })
    expect(t.answers).toEqual(['kabul', 'balkh', 'herat', 'loc-kabul-aibak', 'done'])
    t.play('kabul')
    expect([t.question, t.answers]).toEqual(['event.replace-which', ['taliban-underground', 'taliban-active']])
    t.play('taliban-active', 'loc-kabul-aibak', 'herat')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 2, 'taliban-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-troops': 1, 'government-police': 1 })
    expect(t.pieces('herat')).toEqual({ 'government-troops': 1, 'government-police': 1 })
    expect(t.count('balkh', 'taliban-underground')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 61 unshaded: without Police the Guerrilla goes all the same', () => {
    const t = event(61, 'unshaded', { kabul: 'government-police 1, taliban-active 1' }, NO_POLICE).play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1 })
  })

  test('ADP 5.1 card 61 shaded: in up to 3 spaces 2 Government cubes become a Guerrilla of either faction', () => {
    const t = event(61, 'shaded', {
      kabul: 'government-police 2, government-troops 1',
      'loc-kabul-aibak': 'government-police 2',
      herat: 'government-police 1, coalition-troops 2',
    })
    expect(t.answers).toEqual(['kabul', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'government-troops')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['taliban-underground', 'warlords-underground']])
    t.play('taliban-underground')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-underground': 1 })
    t.play('loc-kabul-aibak', 'warlords-underground')
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'warlords-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 61 shaded: only Guerrillas at hand come, and cubes go without any', () => {
    const one = event(61, 'shaded', { kabul: 'government-police 2' }, NO_TALIBAN).play('kabul')
    expect(one.pieces('kabul')).toEqual({ 'warlords-underground': 1 })
    const none = event(
      61,
      'shaded',
      { kabul: 'government-police 2' },
      { boxes: { 'out-of-play': { 'taliban-guerrillas': 30, 'warlords-guerrillas': 15 } } },
    ).play('kabul')
    expect(none.pieces('kabul')).toEqual({})
    expect(isOver(none)).toBe(true)
  })
})
