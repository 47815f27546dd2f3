import { describe, expect, test } from 'vitest'
import { NOT_HERE, SECOND_EDITION } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 55 DEA Agents', () => {
  test('AA 5.1 card 55 unshaded: a Shipment of any owner and 5 Cartels Guerrillas go, Aid stays', () => {
    const t = event(55, 'unshaded', {
      cali: 'cartels-underground 2, cartels-active 2, farc-active 1, farc-shipment 1, cartels-shipment 1, cartels-base 1',
      huila: 'cartels-underground 3, cartels-shipment 1',
      cesar: 'auc-underground 2',
    })
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('cesar')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.answers).toEqual(['farc', 'cartels'])
    t.play('farc')
    expect(t.markers('cali', 'farc-shipment')).toBe(0)
    expect(t.question).toBe('event.remove-where')
    t.play('huila', 'huila', 'cali', 'cartels-active', 'cali', 'cartels-active', 'cali')
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1, 'farc-active': 1, 'cartels-base': 1 })
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 1 })
    expect(t.markers('huila', 'cartels-shipment')).toBe(1)
    expect(t.pieces('cesar')).toEqual({ 'auc-underground': 2 })
    expect(t.aid).toBe(9)
  })

  test('AA 5.1 card 55 unshaded, 2nd edition: two Shipments, and Aid rises by 3', () => {
    const t = event(
      55,
      'unshaded',
      { cali: 'cartels-underground 1, cartels-shipment 3', huila: 'farc-active 1, farc-shipment 1' },
      SECOND_EDITION,
    )
    t.play('cali', 'huila')
    // The only Guerrilla goes, and nobody else is there for its other Shipments.
    expect(t.pieces('cali')).toEqual({})
    expect(t.markers('cali', 'cartels-shipment')).toBe(0)
    expect(t.markers('huila', 'farc-shipment')).toBe(0)
    expect(t.aid).toBe(12)
  })

  test('AA 5.1.1 card 55 unshaded, 2nd edition: with nothing to remove Aid still rises, to 29 at most', () => {
    const t = event(55, 'unshaded', {}, { ...SECOND_EDITION, tracks: { aid: 28 } })
    expect(t.aid).toBe(29)
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.5.3 card 55 unshaded: Shipments of Guerrillas that went pass to others there, as their owner says', () => {
    const board = { cali: 'cartels-active 1, cartels-shipment 2, farc-active 1' }
    const t = event(55, 'unshaded', board, { eligible: ['govt'] })
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.whose'])
    t.play('farc')
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('AA 5.1 card 55 shaded: three spaces with Cartels pieces shift, those that cannot are no choice', () => {
    const t = event(55, 'shaded', {
      bogota: 'cartels-base 1, passive-support',
      cali: 'cartels-active 1',
      cesar: 'cartels-underground 1, passive-opposition',
      huila: 'cartels-base 1, active-opposition',
      vichada: 'cartels-base 1',
      'cali-pasto-loc': 'cartels-active 1',
      medellin: 'active-support',
      santander: 'cartels-base 1, active-support',
    })
    expect(t.answers).toEqual(['bogota', 'cali', 'cesar', 'santander'])
    for (const s of ['huila', 'vichada', 'cali-pasto-loc', 'medellin']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('bogota', 'cesar')
    expect(t.answers).toEqual(['cali', 'santander'])
    t.play('cali')
    expect([t.level('bogota'), t.level('cesar'), t.level('cali')]).toEqual([
      'neutral',
      'active-opposition',
      'passive-opposition',
    ])
    expect(t.level('santander')).toBe('active-support')
  })
})
