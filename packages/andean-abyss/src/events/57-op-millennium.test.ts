import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 57 Op Millennium', () => {
  test('AA 5.1 card 57 unshaded: up to three Cartels pieces of any kind become Police', () => {
    const t = event(
      57,
      'unshaded',
      { cali: 'cartels-base 1, cartels-underground 1', 'cali-pasto-loc': 'cartels-active 1', huila: 'farc-active 1' },
      { eligible: ['govt'] },
    )
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.answers).toEqual(['cartels-underground', 'cartels-base'])
    t.play('cartels-base', 'cali-pasto-loc')
    expect(t.answers).toEqual(['cali', 'done'])
    t.play('done')
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-underground': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
  })

  test('AA 5.1.1 card 57 unshaded: without Police available the pieces are just removed, in a Zone too', () => {
    const t = event(
      57,
      'unshaded',
      { huila: 'farc-zone, cartels-base 1', cali: 'cartels-base 1', bogota: 'police 30' },
      { eligible: ['govt'] },
    )
    t.play('huila', 'cali')
    expect(t.pieces('huila')).toEqual({})
    expect(t.pieces('cali')).toEqual({})
  })

  test('AA 6.4.4 card 57 unshaded: no Police into a FARC Zone, nor beyond two pieces in Ecuador', () => {
    const t = event(
      57,
      'unshaded',
      { huila: 'farc-zone, cartels-base 1', ecuador: 'police 2, cartels-active 1', cali: 'cartels-base 1' },
      { lasting: { 33: 'shaded' }, eligible: ['govt'] },
    )
    expect(t.answers).toEqual(['cali', 'done'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    expect(t.whyNot('ecuador')?.id).toBe(NOT_HERE)
  })

  test('AA 5.1 card 57 shaded: in two spaces a Police becomes a Base or a Guerrilla, nobody else need be there', () => {
    const t = event(57, 'shaded', {
      cali: 'police 2',
      'cali-pasto-loc': 'police 1',
      huila: 'troops 3',
      pasto: 'police 1, farc-base 2',
    })
    expect(t.question).toBe('event.replace-where')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.answers).toEqual(['cartels-base', 'cartels-underground'])
    t.play('cartels-base')
    expect(t.whyNot('cali')?.id).toBe(NOT_HERE)
    // No Base fits there.
    t.play('pasto')
    expect(t.pieces('cali')).toEqual({ police: 1, 'cartels-base': 1 })
    expect(t.pieces('pasto')).toEqual({ 'farc-base': 2, 'cartels-underground': 1 })
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
  })

  test('AA 5.1.1 card 57 shaded: with Bases available but no room a space is no choice', () => {
    const t = event(57, 'shaded', {
      cali: 'police 1',
      pasto: 'police 1, farc-base 2',
      'cali-pasto-loc': 'police 1',
      amazonas: 'cartels-active 12',
    })
    // Nothing is left to choose: only a Base, only in Cali.
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1 })
    expect(t.count('pasto', 'police')).toBe(1)
    expect(t.count('cali-pasto-loc', 'police')).toBe(1)
  })

  test('AA 5.1.1 card 57 shaded: with no Cartels piece available at all Police are just removed', () => {
    const t = event(57, 'shaded', {
      'cali-pasto-loc': 'police 1',
      pasto: 'police 1',
      amazonas: 'cartels-active 12, cartels-base 2',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      atlantico: 'cartels-base 2',
      cesar: 'cartels-base 2',
      choco: 'cartels-base 2',
      guainia: 'cartels-base 2',
      guaviare: 'cartels-base 1',
    })
    t.play('pasto')
    expect(t.pieces('pasto')).toEqual({})
    expect(t.pieces('cali-pasto-loc')).toEqual({})
  })
})

describe.each(BOTH)('%s 8.4.4 Instructions that are known', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/57 Op Millennium: Police in cities before departments, with Bases first (PB)', () => {
    const board: Board = { cali: 'police 1', huila: 'police 2', cesar: 'police 2' }
    const { t, said } = execute('cartels', 57, 'shaded', board)
    expect(said.slice(0, 2)).toEqual(['cali 8.4.4/57', 'cartels-base 8.1.2/1'])
    expect(by('8.4.4/57', said)).toHaveLength(2)
    expect(t.pieces('cali')).toEqual({ 'cartels-base': 1 })
    expect(
      by(
        '8.4.4/57',
        execute('cartels', 57, 'shaded', { huila: 'police 1', cesar: 'police 1', neiva: 'troops 1' }).said,
      ),
    ).toHaveLength(1)
  })

  test('8.4.4/57 a city with room for a Base before a full one', () => {
    const board: Board = { cali: 'police 1, cartels-base 2', pasto: 'police 1', neiva: 'police 1' }
    const { t } = execute('cartels', 57, 'shaded', board)
    expect(t.count('cali', 'police')).toBe(1)
  })

  test('8.4.4/57 one Base comes at a time: a city with room for 1 is as good as one with room for 2', () => {
    const board: Board = { cali: 'police 1, cartels-base 1', medellin: 'police 1', neiva: 'police 1' }
    const { t } = execute('cartels', 57, 'shaded', board)
    expect(t.table.explanations.find((explanation) => explanation?.line.id === '8.4.4/57')?.breaks).toEqual([])
  })

  test('8.4.4/57 with Police in one space there is nothing to choose', () => {
    const { t, said } = execute('cartels', 57, 'shaded', { huila: 'police 1', cali: 'troops 1' })
    expect(said).toEqual(['cartels-base 8.1.2/1'])
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })
})
