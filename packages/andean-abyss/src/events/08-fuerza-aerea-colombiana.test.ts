import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 8 Fuerza Aérea Colombiana', () => {
  test('AA 5.5 card 8 unshaded: 3 free Air Strikes, in the same space or others, not in cities', () => {
    const t = event(8, 'unshaded', {
      putumayo: 'farc-active 2, farc-base',
      'cali-pasto-loc': 'auc-active',
      guaviare: 'farc-underground, farc-base',
      bogota: 'farc-active',
    })
    expect(t.answers).toEqual(['putumayo', 'cali-pasto-loc'])
    expect(t.whyNot('bogota')?.id).toBe('why.not-city')
    expect(t.whyNot('guaviare')?.id).toBe('why.strike-none')
    t.play('putumayo', 'putumayo', 'putumayo')
    expect(t.pieces('putumayo')).toEqual({})
    expect(t.count('cali-pasto-loc', 'auc-active')).toBe(1)
    expect(t.resources('govt')).toBe(20)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 8 unshaded: the Government chooses although another faction executes it', () => {
    const t = event(8, 'unshaded', { huila: 'farc-active 2, auc-active 2' }, { eligible: ['farc'] })
    expect(t.by).toBe('govt')
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.play('farc-active', 'auc-active', 'farc-active')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(t.isEligible('govt')).toBe(true)
  })

  test('AA 5.1.3 card 8 unshaded: fewer targets, fewer strikes; only cities have some, none', () => {
    const t = event(8, 'unshaded', { huila: 'farc-active', cali: 'farc-active' })
    expect(t.count('huila', 'farc-active')).toBe(0)
    expect(t.count('cali', 'farc-active')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.2 card 8 unshaded: it beats Plan Colombia and Misil Antiaéreo', () => {
    const t = event(8, 'unshaded', { huila: 'farc-active' }, { lasting: { 12: 'shaded', 27: 'shaded' } })
    expect(t.count('huila', 'farc-active')).toBe(0)
  })

  test('AA 3.2.5 card 8 unshaded: a Shipment lost to an Air Strike brings no Aid', () => {
    const t = event(8, 'unshaded', { huila: 'cartels-active, cartels-shipment' })
    expect(t.markers('huila', 'cartels-shipment')).toBe(0)
    expect(t.aid).toBe(9)
  })

  test('AA 5.1 card 8 shaded: the Government loses 9 Resources, as far as it has them', () => {
    expect(event(8, 'shaded', {}).resources('govt')).toBe(11)
    expect(event(8, 'shaded', {}, { resources: { govt: 5 } }).resources('govt')).toBe(0)
  })
})
