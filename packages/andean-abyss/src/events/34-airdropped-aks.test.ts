import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 34 Airdropped AKs', () => {
  test('AA 5.1 card 34 unshaded: an insurgent faction of the executor’s choice loses 5 Resources', () => {
    const t = event(34, 'unshaded', {}, { resources: { auc: 3 } })
    expect(t.answers).toEqual(['farc', 'auc', 'cartels'])
    t.play('auc')
    expect([t.resources('farc'), t.resources('auc'), t.resources('cartels')]).toEqual([20, 0, 20])
    expect(event(34, 'unshaded', {}).play('cartels').resources('cartels')).toBe(15)
  })

  test('AA 5.1 card 34 shaded: the named faction picks an empty department for a Base and 2 guerrillas', () => {
    const t = event(
      34,
      'shaded',
      { vichada: 'farc-base, auc-base' },
      { eligible: ['govt'], lasting: { 33: 'shaded', 71: 'shaded' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.faction'])
    t.play('cartels')
    expect([t.by, t.question]).toEqual(['cartels', 'event.space'])
    // In Ecuador only 2 of the 3 pieces would fit, in Vichada no Base.
    expect(t.answers).toEqual(['guainia', 'vaupes', 'amazonas', 'panama'])
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    expect(t.whyNot('vichada')?.id).toBe('why.event-not-here')
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('vaupes')
    expect(t.pieces('vaupes')).toEqual({ 'cartels-base': 1, 'cartels-underground': 2 })
  })

  test('AA 5.1.3 card 34 shaded: where no Base fits the guerrillas come alone', () => {
    const full = 'farc-base, cartels-base'
    const t = event(34, 'shaded', { vichada: full, guainia: full, vaupes: full, amazonas: full })
    t.play('auc', 'amazonas')
    expect(t.pieces('amazonas')).toEqual({ 'farc-base': 1, 'cartels-base': 1, 'auc-underground': 2 })
  })

  test('AA 5.1.3 card 34 shaded: a Base with what guerrillas are left, Ecuador open then; who has nothing is not named', () => {
    const t = event(
      34,
      'shaded',
      { arauca: 'auc-underground 17', huila: 'cartels-underground 12, cartels-base 2', ecuador: 'auc-underground' },
      { lasting: { 33: 'shaded' } },
    )
    t.play('auc')
    expect(t.answers).toContain('ecuador')
    t.play('ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'auc-underground': 1, 'auc-base': 1 })
    const spent = { arauca: 'auc-underground 18, auc-base 2', cesar: 'auc-base 2', cali: 'auc-base 2' }
    expect(event(34, 'shaded', spent).answers).toEqual(['farc', 'cartels'])
  })
})

describe('AA 5.1 card 34 shaded: what is available fits all (as with card 14)', () => {
  const noBases = { arauca: 'auc-base 2', cesar: 'auc-base 2', huila: 'auc-base 2' }

  const open = { lasting: { 33: 'shaded' } } as const

  test('AA 5.1.3 card 34 shaded: without a Base the guerrillas come where both have room', () => {
    const t = event(34, 'shaded', { ...noBases, ecuador: 'auc-underground' }, open).play('auc')
    expect(t.answers).toEqual(['vichada', 'guainia', 'vaupes', 'amazonas'])
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    const empty = event(34, 'shaded', noBases, open).play('auc', 'ecuador')
    expect(empty.pieces('ecuador')).toEqual({ 'auc-underground': 2 })
  })

  test('AA 5.1.3 card 34 shaded: a Base and the last guerrilla come where both have room', () => {
    const board = { arauca: 'auc-underground 16', ecuador: 'auc-underground' }
    const t = event(34, 'shaded', board, open).play('auc')
    expect(t.answers).toEqual(['vichada', 'guainia', 'vaupes', 'amazonas'])
    t.play('vaupes')
    expect(t.pieces('vaupes')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })
})
