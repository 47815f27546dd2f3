import { describe, expect, test } from 'vitest'
import { NOT_HERE, SECOND_EDITION } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 64 Cocaine Labs', () => {
  const board = {
    cali: 'cartels-base 1, farc-active 1',
    huila: 'cartels-base 1, farc-underground 1',
    cesar: 'farc-underground 1, cartels-active 1',
    pasto: 'cartels-base 1, auc-active 1',
  }

  test('AA 5.1 card 64 unshaded: one Shipment under a FARC Guerrilla beside a Cartels Base', () => {
    const t = event(64, 'unshaded', board)
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('cesar')?.id).toBe(NOT_HERE)
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('huila')
    expect(t.markers('huila', 'farc-shipment')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 64 unshaded, 2nd edition: two Shipments, also under one Guerrilla', () => {
    const t = event(64, 'unshaded', board, SECOND_EDITION).play('huila', 'huila')
    expect(t.markers('huila', 'farc-shipment')).toBe(2)
  })

  test('AA 4.5.3 card 64 unshaded, 2nd edition: no more than the four Shipments there are', () => {
    const t = event(64, 'unshaded', { ...board, cesar: 'auc-active 1, auc-shipment 3' }, SECOND_EDITION).play('cali')
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 64 unshaded: nothing happens where no FARC Guerrilla sits beside a Base', () => {
    expect(event(64, 'unshaded', { cali: 'cartels-base 1, cartels-active 1' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 64 shaded: 2 Resources a Base in cities, 1 in departments, 99 at most', () => {
    const rich = { cali: 'cartels-base 2', huila: 'cartels-base 1, cartels-active 2', pasto: 'farc-base 1' }
    expect(event(64, 'shaded', rich).resources('cartels')).toBe(25)
    expect(event(64, 'shaded', rich, { resources: { cartels: 97 } }).resources('cartels')).toBe(99)
  })
})
