import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 58 General Serrano', () => {
  test('AA 5.1 card 58 unshaded: all Cartels Guerrillas go, Bases stay, 6 Resources are lost', () => {
    const t = event(58, 'unshaded', {
      cali: 'cartels-base 1, cartels-underground 2, cartels-active 1',
      'cali-pasto-loc': 'cartels-active 1',
      huila: 'farc-active 1',
    })
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({})
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.resources('cartels')).toBe(14)
  })

  test('AA 1.7 card 58 unshaded: Resources stop at 0', () => {
    expect(event(58, 'unshaded', {}, { resources: { cartels: 5 } }).resources('cartels')).toBe(0)
  })

  test('AA 5.1 card 58 shaded: the Cartels are asked whoever plays it, and move up to 4 Police anywhere', () => {
    const t = event(
      58,
      'shaded',
      { cali: 'police 3, troops 2', bogota: 'police 3', huila: 'farc-zone' },
      { eligible: ['farc'] },
    )
    expect(t.by).toBe('cartels')
    t.play('cali')
    expect(t.by).toBe('cartels')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    expect(t.whyNot('cali')?.id).toBe(NOT_HERE)
    t.play('cali-pasto-loc')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3', 'bogota', 'vichada')
    // The fourth goes without asking how many.
    expect(t.pieces('cali')).toEqual({ troops: 2 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 3 })
    expect(t.pieces('vichada')).toEqual({ police: 1 })
    expect(t.pieces('bogota')).toEqual({ police: 2 })
    expect(t.question).not.toBe('event.move-from')
  })

  test('AA 5.1 card 58 shaded: the Cartels may leave all Police where they are', () => {
    const t = event(58, 'shaded', { cali: 'police 3' }).play('done')
    expect(t.count('cali', 'police')).toBe(3)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.2 card 58 shaded: Ecuador takes two Police at most', () => {
    const t = event(58, 'shaded', { cali: 'police 4' }, { lasting: { 33: 'shaded' } }).play('cali', 'ecuador')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2', 'cali')
    expect(t.whyNot('ecuador')?.id).toBe(NOT_HERE)
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h58 General Serrano: Police leave own pieces, then people, for empty parts', () => {
    const board: Board = { huila: 'cartels-base 1, police 2', cali: 'police 1', amazonas: 'police 3' }
    const { t, said } = execute('cartels', 58, 'shaded', board)
    expect(by('8.4.4/h58', said)[0]).toBe('huila')
    expect([t.count('huila', 'police'), t.count('cali', 'police')]).toEqual([0, 0])
    expect(said.at(-1)).toBe('done 8.4.4/h58')
    expect(execute('cartels', 58, 'shaded', { huila: 'cartels-base 1, troops 2' }).said).toEqual([])
  })
})
