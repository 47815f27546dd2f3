import { describe, expect, test } from 'vitest'
import { isSecondsTurn } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 15 One Tribe at a Time', () => {
  test('ADP 5.1 card 15 unshaded: in a Pashtun Province with Coalition Troops Taliban become Police, and it shifts', () => {
    const t = event(15, 'unshaded', {
      kandahar: 'coalition-troops, taliban-underground, taliban-active 2, taliban-base, opposition',
      zabol: 'coalition-troops, taliban-active',
      nimruz: 'coalition-troops',
      khowst: 'coalition-troops, support',
      kabul: 'coalition-troops, taliban-active',
      balkh: 'coalition-troops, taliban-active',
      paktika: 'taliban-active',
    })
    // Nimruz has no people and no Guerrillas, Khowst is at Support already.
    expect(t.answers).toEqual(['kandahar', 'zabol'])
    t.play('kandahar')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-active', 'done'])
    t.play('taliban-underground', 'taliban-active')
    expect(t.pieces('kandahar')).toEqual({
      'coalition-troops': 1,
      'government-police': 2,
      'taliban-active': 1,
      'taliban-base': 1,
    })
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('ADP 1.4.1 card 15 unshaded: without Police the Guerrilla just goes (ruling 9); fewer may be replaced', () => {
    const t = event(15, 'unshaded', {
      zabol: 'coalition-troops, taliban-active 2',
      kabul: 'government-police 30',
    }).play('taliban-active', 'done')
    expect(t.pieces('zabol')).toEqual({ 'coalition-troops': 1, 'taliban-active': 1 })
    expect(t.level('zabol')).toBe('neutral')
  })

  test('ADP 5.1.3 card 15 unshaded: a Province without Taliban just shifts; without Coalition Troops nothing', () => {
    const t = event(15, 'unshaded', { helmand: 'coalition-troops' })
    expect(t.level('helmand')).toBe('support')
    expect(isSecondsTurn(event(15, 'unshaded', { helmand: 'coalition-base, taliban-active' }))).toBe(true)
  })

  test('ADP 5.1 card 15 shaded: in a Pashtun Province Government cubes become Warlords, and it is Neutral', () => {
    const t = event(15, 'shaded', {
      kandahar: 'government-troops, government-police 2, support',
      zabol: 'coalition-troops',
      oruzgan: 'opposition',
      ghazni: 'government-troops',
      kabul: 'government-troops',
      balkh: 'government-troops',
    })
    expect(t.answers).toEqual(['ghazni', 'kandahar', 'oruzgan'])
    t.play('kandahar', 'government-troops', 'government-police')
    expect(t.pieces('kandahar')).toEqual({ 'government-police': 1, 'warlords-underground': 2 })
    expect(t.level('kandahar')).toBe('neutral')
  })

  test('ADP 1.4.1 card 15 shaded: without Warlords the cubes just go; nothing where there are none and all is Neutral', () => {
    const t = event(15, 'shaded', { oruzgan: 'government-police', balkh: 'warlords-active 15' })
    t.play('government-police')
    expect(t.pieces('oruzgan')).toEqual({})
    expect(isSecondsTurn(event(15, 'shaded', { balkh: 'government-troops', kandahar: 'taliban-active' }))).toBe(true)
  })
})
