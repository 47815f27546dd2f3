import { describe, expect, test } from 'vitest'
import { NOT_HERE, SECOND_EDITION } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 56 Drogas La Rebaja', () => {
  test('AA 5.1 card 56 unshaded: the Cartels hand over 9 Resources, 15 in the 2nd edition', () => {
    const first = event(56, 'unshaded', {})
    expect([first.resources('cartels'), first.resources('govt')]).toEqual([11, 29])
    const second = event(56, 'unshaded', {}, SECOND_EDITION)
    expect([second.resources('cartels'), second.resources('govt')]).toEqual([5, 35])
  })

  test('AA 5.1.3 card 56 unshaded: all they have if it is less, and no more than 99 for the Government', () => {
    const poor = event(56, 'unshaded', {}, { resources: { cartels: 4 } })
    expect([poor.resources('cartels'), poor.resources('govt')]).toEqual([0, 24])
    const full = event(56, 'unshaded', {}, { resources: { govt: 95 } })
    expect([full.resources('cartels'), full.resources('govt')]).toEqual([11, 99])
  })

  test('AA 5.1 card 56 shaded: 2 Resources a piece in cities first, then a Base in each of two cities', () => {
    const t = event(56, 'shaded', {
      cali: 'cartels-base 1, cartels-active 1',
      bogota: 'cartels-underground 1',
      medellin: 'farc-base 1, auc-base 1',
      huila: 'cartels-base 2',
      'cali-pasto-loc': 'cartels-active 2',
    })
    expect(t.resources('cartels')).toBe(26)
    expect(t.question).toBe('event.place-where')
    expect(t.whyNot('medellin')?.id).toBe(NOT_HERE)
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.whyNot('cali')?.id).toBe(NOT_HERE)
    t.play('pasto')
    expect(t.count('cali', 'cartels-base')).toBe(2)
    expect(t.count('pasto', 'cartels-base')).toBe(1)
    expect(t.resources('cartels')).toBe(26)
  })

  test('AA 5.1.1 card 56 shaded: with one Base available only one city gets it', () => {
    const t = event(56, 'shaded', {
      amazonas: 'cartels-base 2',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      atlantico: 'cartels-base 2',
      cesar: 'cartels-base 2',
      choco: 'cartels-base 2',
      guainia: 'cartels-base 2',
    })
    t.play('bogota')
    expect(t.count('bogota', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })
})
