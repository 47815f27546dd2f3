import { describe, expect, test } from 'vitest'
import { against, first, governs } from '../../test/bot-events.ts'
import { NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 68 Narco-Subs', () => {
  const coast = {
    cesar: 'cartels-base 1, cartels-active 1',
    'pasto-tumaco-loc': 'farc-active 1, farc-shipment 1',
    cartagena: 'auc-active 1, auc-shipment 1',
    huila: 'cartels-base 2, cartels-active 1, cartels-shipment 1',
  }

  test('AA 1.3.7 card 68 unshaded: two Cartels pieces from coastal spaces', () => {
    const t = event(68, 'unshaded', { ...coast, 'buenaventura-cali-loc': 'cartels-active 1' })
    expect(t.answers).toEqual(['remove-pieces', 'remove-shipments'])
    t.play('remove-pieces')
    expect(t.answers).toEqual(['cesar', 'buenaventura-cali-loc'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cesar', 'cartels-base', 'cesar')
    expect(t.pieces('cesar')).toEqual({})
    expect(t.count('buenaventura-cali-loc', 'cartels-active')).toBe(1)
    expect(t.markers('cartagena', 'auc-shipment')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.3.7 card 68 unshaded: or one Shipment or two, whoever holds them', () => {
    const t = event(68, 'unshaded', coast).play('remove-shipments')
    expect(t.answers).toEqual(['cartagena', 'pasto-tumaco-loc'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cartagena')
    expect(t.answers).toEqual(['pasto-tumaco-loc', 'done'])
    t.play('done')
    expect(t.markers('cartagena', 'auc-shipment')).toBe(0)
    expect(t.markers('pasto-tumaco-loc', 'farc-shipment')).toBe(1)
    expect(t.aid).toBe(9)
    const both = event(68, 'unshaded', coast).play('remove-shipments', 'cartagena', 'pasto-tumaco-loc')
    expect(both.markers('pasto-tumaco-loc', 'farc-shipment')).toBe(0)
    expect(both.markers('huila', 'cartels-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 68 unshaded: what there is, without a question if nothing is left to choose', () => {
    expect(event(68, 'unshaded', { huila: 'cartels-base 1' }).count('huila', 'cartels-base')).toBe(1)
    expect(event(68, 'unshaded', { choco: 'cartels-base 1' }).count('choco', 'cartels-base')).toBe(0)
  })

  test('AA 1.3.7 card 68 shaded: 2 Resources for each Cartels piece on the coast', () => {
    const everywhere = {
      'santa-marta': 'cartels-active 1',
      cartagena: 'cartels-active 1',
      sincelejo: 'cartels-active 1',
      cesar: 'cartels-base 1',
      atlantico: 'cartels-base 1',
      choco: 'cartels-base 1',
      narino: 'cartels-base 1',
      'cartagena-santa-marta-loc': 'cartels-active 1',
      'cartagena-sincelejo-loc': 'cartels-active 1',
      'buenaventura-cali-loc': 'cartels-active 1',
      'pasto-tumaco-loc': 'cartels-active 1',
    }
    const inland = {
      bogota: 'cartels-base 1',
      cali: 'cartels-base 1',
      antioquia: 'cartels-base 1',
      pasto: 'cartels-base 1',
    }
    expect(event(68, 'shaded', { ...everywhere, ...inland }).resources('cartels')).toBe(20 + 22)
    const abroad = { ecuador: 'cartels-base 1', panama: 'cartels-base 1' }
    const lasting = { 33: 'shaded', 71: 'shaded' } as const
    expect(event(68, 'shaded', abroad, { lasting }).resources('cartels')).toBe(24)
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 68 unshaded: without Cartels pieces on the coast only Shipments are left', () => {
    const t = event(68, 'unshaded', { choco: 'cartels-base 1', cartagena: 'auc-active 1, auc-shipment 2' })
    expect(t.question).toBe('event.choice')
    t.interject('cartels', 'withdraw cartels-base choco 1')
    // One Shipment is gone, the second may stay.
    expect([t.question, ...t.answers]).toEqual(['event.remove-shipment', 'cartagena', 'done'])
    expect(t.markers('cartagena', 'auc-shipment')).toBe(1)
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h3 Bases of the Cartels rather than Shipments, unless those are not players’ and these are', () => {
    const board: Board = {
      'santa-marta': 'cartels-base 1, farc-active 1, farc-shipment 1',
      cartagena: 'cartels-base 1',
    }
    expect(first(governs(68, board))).toBe('remove-pieces 10.3/h3')
    expect(first(governs(68, board, { seats: against('farc') }))).toBe('remove-shipments 10.3/h3')
    expect(first(governs(68, { 'santa-marta': 'cartels-active 1, farc-active 1, farc-shipment 1' }))).toBe(
      'remove-shipments 10.3/h3',
    )
  })
})
