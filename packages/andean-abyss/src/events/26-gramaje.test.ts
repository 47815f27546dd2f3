import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { deeds, SECOND_EDITION } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 26 Gramaje', () => {
  const fees = {
    arauca: 'cartels-base 2, farc-active',
    cali: 'cartels-base, farc-underground 3',
    vichada: 'cartels-base, farc-base',
    guainia: 'cartels-underground, farc-underground',
  }

  test('AA-11 card 26 unshaded: the Cartels Attack FARC, and FARC only, in each space with both', () => {
    const t = event(
      26,
      'unshaded',
      {
        arauca: 'cartels-underground 2, farc-underground, farc-base, auc-underground, troops',
        vichada: 'cartels-underground, farc-underground 2',
        guainia: 'cartels-base, farc-underground',
        vaupes: 'cartels-underground, auc-underground',
      },
      { dice: [2, 3] },
    )
    expect([t.by, t.question]).toEqual(['cartels', 'event.operation-where'])
    expect(t.answers).toEqual(['arauca', 'vichada'])
    expect(t.whyNot('vaupes')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'cartels-active': 2, 'auc-underground': 1, troops: 1 })
    expect(t.pieces('vichada')).toEqual({ 'cartels-active': 1, 'farc-underground': 2 })
    expect(t.resources('cartels')).toBe(20)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.5 card 26 unshaded: the log names each Attack', () => {
    const board = { arauca: 'cartels-active, farc-base', cali: 'cartels-active, farc-base' }
    const t = event(26, 'unshaded', board, { dice: [6, 6] }).play('cali')
    expect(deeds(t)).toEqual(['cartels attack 3.3.3', 'cartels attack 3.3.3'])
    expect(t.table.game.log?.filter(({ kind }) => kind === 'roll').map(({ rule }) => rule)).toEqual(['3.3.3', '3.3.3'])
  })

  test('AA 3.3.3 card 26 unshaded: a 1 brings a guerrilla, and a Shipment is captured', () => {
    const t = event(26, 'unshaded', { arauca: 'cartels-active, farc-active 2, farc-shipment, auc-base' }, { dice: [1] })
    expect(t.pieces('arauca')).toEqual({ 'cartels-active': 1, 'cartels-underground': 1, 'auc-base': 1 })
    expect(t.markers('arauca', 'cartels-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 26 unshaded: nobody meets', () => {
    expect(event(26, 'unshaded', { arauca: 'cartels-underground', cali: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 26 shaded: 3 Resources a space go from the Cartels to FARC, 6 in the 2nd edition', () => {
    const first = event(26, 'shaded', fees)
    expect([first.resources('farc'), first.resources('cartels')]).toEqual([26, 14])
    const second = event(26, 'shaded', fees, SECOND_EDITION)
    expect([second.resources('farc'), second.resources('cartels')]).toEqual([32, 8])
  })

  test('AA 1.7 card 26 shaded: no more than the Cartels have, and FARC holds no more than 99', () => {
    const poor = event(26, 'shaded', fees, { resources: { cartels: 4 } })
    expect([poor.resources('farc'), poor.resources('cartels')]).toEqual([24, 0])
    const rich = event(26, 'shaded', fees, { resources: { farc: 97 } })
    expect([rich.resources('farc'), rich.resources('cartels')]).toEqual([99, 14])
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h1 Gramaje, unshaded: the Cartels Attack wherever they must', () => {
    const board: Board = { huila: 'cartels-active 6, farc-base 1', cesar: 'cartels-active 6, farc-base 1' }
    const { t, said } = execute('govt', 26, 'unshaded', board, { dice: [2, 2] })
    expect(said).toEqual(['cesar 8.4.4/h1'])
    expect([t.count('huila', 'farc-base'), t.count('cesar', 'farc-base')]).toEqual([0, 0])
  })
})
