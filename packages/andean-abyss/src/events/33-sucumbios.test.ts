import { describe, expect, test } from 'vitest'
import { playOn } from '../../test/events.ts'
import { event, scene } from '../../test/kit.ts'

describe('AA 1.3.5 card 33 Sucumbíos', () => {
  test('AA 5.1 card 33 unshaded: up to 3 insurgent pieces leave one space next to Ecuador', () => {
    const t = event(
      33,
      'unshaded',
      {
        putumayo: 'cartels-base, cartels-active, farc-underground 3',
        'pasto-tumaco-loc': 'farc-active',
        huila: 'farc-base',
        pasto: 'police',
      },
      { eligible: ['govt'] },
    )
    expect(t.answers).toEqual(['putumayo', 'pasto-tumaco-loc'])
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    expect(t.whyNot('ecuador')).toBeUndefined()
    t.play('putumayo', 'cartels-base', 'farc-underground', 'farc-underground')
    expect(t.pieces('putumayo')).toEqual({ 'cartels-active': 1, 'farc-underground': 1 })
    expect(event(33, 'unshaded', { huila: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 1.3.5 card 33 shaded: Ecuador opens and the executor places 2 of its own pieces', () => {
    const t = event(33, 'shaded', {})
    expect([t.by, t.question]).toEqual(['farc', 'event.place-which'])
    expect(t.answers).toEqual(['farc-underground', 'farc-base'])
    t.play('farc-base', 'farc-base')
    expect(t.pieces('ecuador')).toEqual({ 'farc-base': 2 })
    const govt = event(33, 'shaded', {}, { eligible: ['govt'] })
    expect(govt.answers).toEqual(['troops', 'police', 'govt-base'])
    govt.play('police', 'govt-base')
    expect(govt.pieces('ecuador')).toEqual({ police: 1, 'govt-base': 1 })
  })

  test('AA 1.4.1 card 33 shaded: only what is Available comes, nobody else fills in', () => {
    const full = { arauca: 'cartels-active 12, cartels-base 2', vichada: 'cartels-base 2', guainia: 'cartels-base 2' }
    const bases = { vaupes: 'cartels-base 2', amazonas: 'cartels-base 2', huila: 'cartels-base 2' }
    const one = event(33, 'shaded', { ...full, ...bases, cali: 'cartels-base 2' }, { eligible: ['cartels'] })
    expect(one.pieces('ecuador')).toEqual({ 'cartels-base': 1 })
    const none = event(
      33,
      'shaded',
      { ...full, ...bases, cali: 'cartels-base 2', cesar: 'cartels-base' },
      { eligible: ['cartels'] },
    )
    expect(none.pieces('ecuador')).toEqual({})
    expect(none.question).toBe('turn.first')
  })

  test('AA 1.4.2 card 33 shaded: a Sweep brings at most 2 Troops into Ecuador and finds guerrillas there', () => {
    const t = event(33, 'shaded', { pasto: 'troops 5', bogota: 'troops 4' }, { eligible: ['farc', 'govt'] })
    t.play('farc-underground', 'farc-underground', 'sweep', 'ecuador', 'pasto')
    expect(t.answers).toEqual(['1', '2'])
    t.play('1', 'air-lift', 'bogota', 'ecuador')
    expect(t.count('ecuador', 'troops')).toBe(2)
    t.play('done')
    expect(t.pieces('ecuador')).toEqual({ troops: 2, 'farc-active': 2 })
  })

  test('AA 1.4.2 card 33 shaded: March and Rally keep to 2 pieces a faction in Ecuador', () => {
    const board = { ecuador: 'farc-base, auc-underground 2', pasto: 'farc-underground 3', narino: 'farc-active' }
    const t = scene(board, { first: 'farc', lasting: { 33: 'shaded' } }).play('march', 'pasto', 'ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 1, 'farc-base': 1, 'auc-underground': 2 })
    t.play('narino')
    expect(t.whyNot('ecuador')?.id).toBe('why.stacking')
    const rally = scene(board, { first: 'farc', lasting: { 33: 'shaded' } }).play('rally', 'ecuador', 'guerrilla')
    expect(rally.count('ecuador', 'farc-underground')).toBe(1)
    expect(rally.resources('farc')).toBe(19)
  })

  test('AA 1.3.5 card 33: without the card Ecuador is no space', () => {
    const t = scene({ pasto: 'farc-underground' }, { first: 'farc' }).play('march', 'pasto')
    expect(t.answers).toContain('narino')
    expect(t.answers).not.toContain('ecuador')
  })

  test('AA 1.3.5 card 33 shaded: Ecuador stays a space after the Reset', () => {
    const t = event(
      33,
      'shaded',
      { pasto: 'troops 3' },
      { eligible: ['farc'], draw: [73, 2, 74, 3, 75, 76], tracks: { president: 'uribe' } },
    )
    t.play('farc-underground', 'farc-underground')
    playOn(t, 'turn.first')
    t.play('sweep')
    expect(t.answers).toContain('ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 2 })
  })
})
