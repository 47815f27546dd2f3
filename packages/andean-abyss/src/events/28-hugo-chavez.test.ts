import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 28 Hugo Chávez', () => {
  test('AA-02 card 28 unshaded: Guainía is next to Venezuela, Vaupés is not', () => {
    const t = event(28, 'unshaded', {
      guainia: 'farc-base',
      vaupes: 'farc-base',
      'arauca-cucuta-loc': 'auc-active',
      'ayacucho-cucuta-loc': 'farc-active',
      cucuta: 'troops',
    })
    expect(t.answers).toEqual(['guainia', 'arauca-cucuta-loc', 'ayacucho-cucuta-loc'])
    expect(t.whyNot('vaupes')?.id).toBe('why.event-not-here')
    expect(t.whyNot('cucuta')?.id).toBe('why.event-not-here')
  })

  test('AA 5.1 card 28 unshaded: up to 3 insurgent pieces of any factions, guarded Bases too', () => {
    const t = event(28, 'unshaded', {
      santander: 'farc-underground, farc-base, auc-active 2, cartels-base, troops 2',
      arauca: 'farc-active',
    })
    t.play('santander')
    expect(t.answers).toEqual(['farc-underground', 'farc-base', 'auc-active', 'cartels-base', 'done'])
    t.play('farc-base', 'auc-active', 'cartels-base')
    expect(t.pieces('santander')).toEqual({ troops: 2, 'farc-underground': 1, 'auc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 28 unshaded: fewer will do; a Shipment left alone goes', () => {
    const t = event(28, 'unshaded', { arauca: 'farc-active, farc-shipment, auc-base' }).play('farc-active', 'done')
    expect(t.pieces('arauca')).toEqual({ 'auc-base': 1 })
    expect(t.markers('arauca', 'farc-shipment')).toBe(0)
    expect(event(28, 'unshaded', { cali: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 28 shaded: a FARC Base on the border, and the empty lines at Cúcuta are sabotaged', () => {
    const t = event(
      28,
      'shaded',
      { santander: 'auc-base, cartels-base', 'ayacucho-cucuta-loc': 'farc-underground' },
      { eligible: ['auc'] },
    )
    expect([t.by, t.question]).toEqual(['auc', 'event.place-where'])
    expect(t.answers).toEqual(['cesar', 'arauca', 'vichada', 'guainia'])
    expect(t.whyNot('cucuta')?.id).toBe('why.event-not-here')
    expect(t.whyNot('santander')?.id).toBe('why.event-not-here')
    t.play('guainia')
    expect(t.count('guainia', 'farc-base')).toBe(1)
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
    expect(t.markers('ayacucho-bucaramanga-loc', 'sabotage')).toBe(0)
  })

  test('AA 3.3.4 card 28 shaded: with one marker left the executor chooses the line', () => {
    const t = event(28, 'shaded', { bogota: 'terror 39' }).play('arauca')
    expect([t.by, t.question]).toEqual(['farc', 'event.sabotage-where'])
    t.play('arauca-cucuta-loc')
    expect(t.markers('arauca-cucuta-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
  })

  test('AA 5.1.3 card 28 shaded: the lines are sabotaged even if no Base is Available, as far as markers go', () => {
    const full = 'farc-base 2'
    const board = { narino: full, choco: full, vaupes: full, amazonas: full, putumayo: 'farc-base' }
    const t = event(28, 'shaded', board)
    expect(t.markers('arauca-cucuta-loc', 'sabotage') + t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(2)
    const none = event(28, 'shaded', { ...board, bogota: 'terror 40' })
    expect(none.markers('arauca-cucuta-loc', 'sabotage')).toBe(0)
    expect(none.question).toBe('turn.second')
  })
})
