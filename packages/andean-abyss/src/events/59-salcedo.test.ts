import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { by, rolls } from '../../test/bots.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 59 Salcedo', () => {
  test('AA 5.1 card 59 unshaded: all Cartels Guerrillas are shown and Assaulted in every space, at no cost', () => {
    const t = event(
      59,
      'unshaded',
      {
        cali: 'troops 1, police 2, cartels-underground 2, cartels-base 2, farc-active 2',
        huila: 'troops 3, police 4, cartels-underground 3',
        guaviare: 'troops 2, police 1, cartels-underground 3, cartels-base 1',
        'cali-pasto-loc': 'police 1, cartels-active 1',
        vichada: 'cartels-underground 1',
        cesar: 'police 2, cartels-underground 1',
      },
      { eligible: ['govt'] },
    )
    expect(t.pieces('cali')).toEqual({ troops: 1, police: 2, 'cartels-base': 1, 'farc-active': 2 })
    expect(t.count('huila', 'cartels-active')).toBe(2)
    expect(t.pieces('guaviare')).toEqual({ troops: 2, police: 1, 'cartels-active': 1, 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
    expect(t.pieces('vichada')).toEqual({ 'cartels-active': 1 })
    expect(t.count('cesar', 'cartels-active')).toBe(1)
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.1.2 card 59 unshaded: Madrid Donors, Senado & Cámara and Tapias do not stop it', () => {
    const t = event(
      59,
      'unshaded',
      { guaviare: 'troops 2, cartels-underground 1', vichada: 'troops 1, cartels-base 1' },
      { lasting: { 3: 'shaded', 17: 'shaded', 42: 'shaded' }, tracks: { senado: 'cartels' } },
    )
    expect(t.count('guaviare', 'cartels-active')).toBe(0)
    expect(t.count('vichada', 'cartels-base')).toBe(0)
  })

  test('AA 3.2.5 card 59 unshaded: a Shipment removed brings Aid, the owner may pass it on instead', () => {
    const board = { cali: 'police 1, cartels-active 1, cartels-shipment 1, farc-active 1' }
    const assaulted = () => event(59, 'unshaded', board, { eligible: ['govt'] })
    const t = assaulted()
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.whose'])
    t.play('remove')
    expect(t.aid).toBe(15)
    const passed = assaulted().play('farc')
    expect(passed.aid).toBe(9)
    expect(passed.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('AA 5.1 card 59 shaded: the Cartels hide all Guerrillas and move up to three anywhere, Shipments along', () => {
    const t = event(
      59,
      'shaded',
      {
        cali: 'cartels-active 2, cartels-underground 1, cartels-shipment 1',
        huila: 'cartels-active 1',
        pasto: 'farc-active 1',
      },
      { eligible: ['auc'] },
    )
    expect(t.by).toBe('cartels')
    expect(t.count('huila', 'cartels-underground')).toBe(1)
    expect(t.count('pasto', 'farc-active')).toBe(1)
    t.play('cali', 'vichada', '2')
    expect([t.by, t.question]).toEqual(['cartels', 'shipment.carry'])
    t.play('1', 'huila', 'cali-pasto-loc')
    expect(t.pieces('vichada')).toEqual({ 'cartels-underground': 2 })
    expect(t.markers('vichada', 'cartels-shipment')).toBe(1)
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'cartels-underground': 1 })
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1 })
    expect(t.question).not.toBe('event.move-from')
  })

  test('AA 1.4.1 card 59 shaded: Cartels that take up the last Guerrilla of their choice choose again', () => {
    const t = event(59, 'shaded', { cali: 'cartels-active 1', huila: 'cartels-active 1' }).play('cali')
    t.interject('cartels', 'withdraw cartels-underground cali 1').play('pasto')
    expect([t.question, ...t.answers]).toEqual(['event.move-from', 'huila', 'done'])
    expect(t.pieces('pasto')).toEqual({})
  })

  test('AA 1.4.1 card 59 shaded: the same when they are asked how many, though a Shipment is settled first', () => {
    const t = event(59, 'shaded', {
      cali: 'cartels-active 2, cartels-shipment 1, farc-active 1',
      huila: 'cartels-active 1',
    }).play('cali', 'pasto')
    expect(t.question).toBe('move.how-many')
    t.interject('cartels', 'withdraw cartels-underground cali 2').play('farc')
    expect([t.question, ...t.answers]).toEqual(['event.move-from', 'huila', 'done'])
    expect(t.markers('cali', 'farc-shipment')).toBe(1)
  })

  test('AA 5.1 card 59 shaded: without Guerrillas nothing is asked', () => {
    expect(event(59, 'shaded', { cali: 'cartels-base 1' }).question).toBe('turn.second')
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h59 Salcedo: 3 go together to room for a Base, 1 stays at each own Base', () => {
    const board: Board = {
      huila: 'cartels-base 2, cartels-active 3',
      vaupes: 'cartels-active 1',
      cesar: 'cartels-base 1, cartels-active 1',
    }
    const { t, said } = execute('cartels', 59, 'shaded', board, rolls(6, 6, 6))
    expect(by('8.4.4/h59', said)).toEqual(['huila', 'choco', '2', 'vaupes', 'choco'])
    expect(t.pieces('choco')).toEqual({ 'cartels-underground': 3 })
    expect(execute('cartels', 59, 'shaded', { cesar: 'cartels-base 1, cartels-active 1' }).said).toEqual([
      'done 8.4.4/h59',
    ])
    expect(execute('cartels', 59, 'shaded', { cesar: 'cartels-base 1, farc-active 1' }).said).toEqual([])
  })
})
