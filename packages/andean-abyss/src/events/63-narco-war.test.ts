import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'
import { CARTELS } from '../forces.ts'

describe('card 63 Narco-War', () => {
  test('AA 5.1 card 63: the executor keeps one Guerrilla a space, and each uses Terror for the Cartels', () => {
    const t = event(
      63,
      'single',
      {
        cali: 'cartels-underground 2, cartels-active 2, cartels-base 1, active-support',
        huila: 'cartels-active 3, passive-opposition',
        'cali-pasto-loc': 'cartels-underground 2',
        pasto: 'cartels-base 1, passive-support',
        vichada: 'cartels-underground 1',
      },
      { eligible: ['farc', 'govt'] },
    )
    expect([t.by, t.question]).toEqual(['farc', 'event.keep-which'])
    t.play('cartels-underground')
    expect(t.pieces('cali')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 })
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.level('cali')).toBe('passive-support')
    // Only Active ones there, and they do it all the same.
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 1 })
    expect(t.markers('huila', 'terror')).toBe(1)
    expect(t.level('huila')).toBe('neutral')
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'cartels-active': 1 })
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    expect(t.markers('vichada', 'terror')).toBe(1)
    expect([t.markers('pasto', 'terror'), t.level('pasto')]).toEqual([0, 'passive-support'])
    expect(t.resources('cartels')).toBe(20)
    expect(t.aid).toBe(9)
  })

  test('AA 2.3.7 card 63: the Cartels are out of this card and the next', () => {
    const t = event(63, 'single', {}, { eligible: ['farc', 'cartels', 'govt'], draw: [2, 3, 20] })
    // The Cartels lead this card: they executed it themselves.
    expect(t.isEligible('cartels')).toBe(false)
    t.play('pass', 'pass')
    expect(t.isEligible('cartels')).toBe(false)
    t.play('pass', 'pass', 'pass')
    expect(t.isEligible('cartels')).toBe(true)
  })

  test('AA 2.3.7 card 63: Cartels that had passed are ineligible on the next card too', () => {
    const t = scene({}, { card: 63, draw: [2, 3, 20] })
    expect(t.by).toBe('cartels')
    t.play('pass', 'event')
    expect(t.isEligible('cartels')).toBe(false)
    expect(t.by).toBe('govt')
    t.play('pass', 'pass')
    expect(t.isEligible('cartels')).toBe(false)
    expect(t.isEligible('govt')).toBe(true)
  })

  test('AA 5.1 card 63: in the log the event, not the Terror, makes the Cartels ineligible', () => {
    const t = event(63, 'single', { cali: 'cartels-active 1' }, { eligible: ['farc', 'govt'] })
    const { log = [] } = t.table.game
    expect(log.find(({ kind }) => kind === 'mark')).toMatchObject({ by: CARTELS, rule: '3.3.4' })
    const out = event(63, 'single', {}, { eligible: ['cartels', 'farc'] }).table.game.log ?? []
    expect(out.find(({ kind }) => kind === 'ineligible')).toMatchObject({ by: CARTELS, rule: '5.1' })
  })

  test('AA 4.5.3 card 63: the survivor keeps the Shipments', () => {
    const t = event(63, 'single', { cali: 'cartels-active 3, cartels-shipment 2, farc-active 1' })
    expect(t.markers('cali', 'cartels-shipment')).toBe(2)
    expect(t.question).toBe('turn.second')
  })
})
