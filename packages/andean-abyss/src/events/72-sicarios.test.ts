import { describe, expect, test } from 'vitest'
import { against, BOTH, executedBy, governs } from '../../test/bot-events.ts'
import { lines, rolls } from '../../test/bots.ts'
import { NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 72 Sicarios', () => {
  test('AA 5.1 card 72 unshaded: in two spaces all Cartels Guerrillas become FARC or AUC ones, Underground', () => {
    const t = event(72, 'unshaded', {
      cali: 'cartels-active 2, cartels-underground 1, cartels-base 1',
      'cali-pasto-loc': 'cartels-active 1',
      huila: 'cartels-active 2',
      pasto: 'cartels-base 1',
    })
    expect(t.answers).toEqual(['cali', 'huila', 'cali-pasto-loc'])
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect([t.question, ...t.answers]).toEqual(['event.how-many-farc', '0', '1', '2', '3'])
    t.play('1', 'cali-pasto-loc', '0')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1, 'auc-underground': 2, 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ 'auc-underground': 1 })
    expect(t.pieces('huila')).toEqual({ 'cartels-active': 2 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.1 card 72 unshaded: as far as substitutes are available, the others are just removed', () => {
    const t = event(72, 'unshaded', {
      cali: 'cartels-active 3',
      bogota: 'farc-active 29',
      medellin: 'auc-active 17',
    })
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1, 'auc-underground': 1 })
    const none = event(72, 'unshaded', {
      cali: 'cartels-active 3',
      bogota: 'farc-active 30',
      medellin: 'auc-active 18',
    })
    expect(none.pieces('cali')).toEqual({})
  })

  test('AA 5.1 card 72 unshaded: with one faction short the range of the choice follows', () => {
    const t = event(72, 'unshaded', { cali: 'cartels-active 3', medellin: 'auc-active 17' })
    expect(t.answers).toEqual(['2', '3'])
  })

  test('AA 1.4.2 card 72 unshaded: Ecuador only as far as its limit of two pieces a faction', () => {
    const lasting = { 33: 'shaded' } as const
    const full = event(
      72,
      'unshaded',
      { ecuador: 'cartels-active 2, farc-active 2, auc-active 1', cali: 'cartels-active 1' },
      { lasting },
    )
    expect(full.question).toBe('event.how-many-farc')
    full.play('1')
    expect(full.count('cali', 'farc-underground')).toBe(1)
    expect(full.count('ecuador', 'cartels-active')).toBe(2)
    const shared = event(72, 'unshaded', { ecuador: 'cartels-active 2, farc-active 1, auc-active 1' }, { lasting })
    expect(shared.pieces('ecuador')).toEqual({
      'farc-underground': 1,
      'farc-active': 1,
      'auc-underground': 1,
      'auc-active': 1,
    })
  })

  test('AA 4.5.3 card 72 unshaded: the Cartels say what becomes of their Shipments there', () => {
    const board = { cali: 'cartels-active 1, cartels-shipment 1' }
    const t = event(72, 'unshaded', board, { eligible: ['farc'] }).play('0')
    expect([t.by, ...t.answers]).toEqual(['cartels', 'auc', 'remove'])
    t.play('auc')
    expect(t.markers('cali', 'auc-shipment')).toBe(1)
  })

  test('AA 5.1 card 72 shaded: all available Cartels Guerrillas come to Cartels Bases', () => {
    const t = event(72, 'shaded', {
      cali: 'cartels-base 1',
      huila: 'cartels-base 1',
      pasto: 'cartels-active 2, farc-base 1',
    })
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('cali', '3', 'huila', '7')
    expect(t.count('cali', 'cartels-underground')).toBe(3)
    expect(t.count('huila', 'cartels-underground')).toBe(7)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 72 shaded: with one Base they all go there, to Ecuador two at most', () => {
    expect(event(72, 'shaded', { cali: 'cartels-base 1' }).count('cali', 'cartels-underground')).toBe(12)
    const lasting = { 33: 'shaded' } as const
    const ecuador = event(72, 'shaded', { ecuador: 'cartels-base 1' }, { lasting })
    expect(ecuador.pieces('ecuador')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 })
    expect(event(72, 'shaded', { cali: 'cartels-active 1' }).count('cali', 'cartels-underground')).toBe(0)
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h72 Sicarios: first to Bases without Guerrillas, as many as a Rally places', () => {
    const board: Board = {
      huila: 'cartels-base 1',
      cesar: 'cartels-base 1, cartels-active 1',
      vaupes: 'cartels-base 2',
    }
    /** The first dice point beyond Cesar, at Vaupés. */
    const hired = (...dice: number[]): number[] => {
      const { t, said } = execute('cartels', 72, 'shaded', board, rolls(3, 1, 3, ...dice))
      expect(new Set(lines(said))).toEqual(new Set(['8.4.4/h72']))
      expect(said.slice(0, 4).filter((answer) => answer.startsWith('cesar'))).toEqual([])
      return (['huila', 'vaupes', 'cesar'] as const).map((s) => t.count(s, 'cartels-underground'))
    }
    expect(hired(3, 1, 3)).toEqual([3, 2, 6])
    expect(hired(5, 3, 5)).toEqual([9, 2, 0])
    const one = execute('cartels', 72, 'shaded', { huila: 'cartels-base 1' })
    expect(one.said).toEqual([])
    expect(one.t.count('huila', 'cartels-underground')).toBe(12)
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h72 Sicarios: away from Support; the new Guerrillas are AUC’s, or FARC’s if only AUC is a player’s', () => {
    const board: Board = {
      cali: 'cartels-active 4, passive-support',
      huila: 'cartels-active 1',
      cesar: 'cartels-active 2',
    }
    const { t } = governs(72, board)
    expect([t.pieces('huila'), t.pieces('cesar')]).toEqual([{ 'auc-underground': 1 }, { 'auc-underground': 2 }])
    const other = governs(72, board, { seats: against('auc') }).t
    expect(other.pieces('cesar')).toEqual({ 'farc-underground': 2 })
  })

  test('10.3/h72 no choice in one space and with no AUC Guerrilla left', () => {
    const { t, said } = governs(72, { cesar: 'cartels-active 2', arauca: 'auc-active 18' })
    expect(said).toEqual([])
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 2 })
  })
})
