import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 35 Crop Substitution', () => {
  test('AA 5.1.1 card 35 unshaded: Police take the place of all Cartels Bases in a department; Aid rises by 3', () => {
    const t = event(35, 'unshaded', {
      putumayo: 'cartels-base 2, cartels-underground',
      arauca: 'cartels-base, farc-zone',
      cali: 'cartels-base',
      huila: 'cartels-active',
      vichada: 'cartels-base',
    })
    expect(t.answers).toEqual(['putumayo', 'vichada'])
    for (const s of ['arauca', 'cali', 'huila']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('putumayo')
    expect(t.pieces('putumayo')).toEqual({ police: 2, 'cartels-underground': 1 })
    expect(t.aid).toBe(12)
  })

  test('AA 5.1.1 card 35 unshaded: without Police the Bases are just removed, in a FARC Zone too', () => {
    const board = { bogota: 'police 29', arauca: 'cartels-base 2' }
    expect(event(35, 'unshaded', board).pieces('arauca')).toEqual({ police: 1 })
    const zone = event(35, 'unshaded', { bogota: 'police 30', arauca: 'cartels-base 2, farc-zone' })
    expect(zone.pieces('arauca')).toEqual({})
  })

  test('AA 1.4.2 card 35 unshaded: not in Ecuador if Police are there to come but have no room', () => {
    const board = { ecuador: 'cartels-base 2, police', arauca: 'cartels-base' }
    const t = event(35, 'unshaded', board, { lasting: { 33: 'shaded' } })
    expect(t.pieces('arauca')).toEqual({ police: 1 })
    expect(t.pieces('ecuador')).toEqual({ police: 1, 'cartels-base': 2 })
  })

  test('AA 1.7 card 35 unshaded: Aid rises even if there is no Base, to no more than 29', () => {
    expect(event(35, 'unshaded', {}).aid).toBe(12)
    expect(event(35, 'unshaded', {}, { tracks: { aid: 28 } }).aid).toBe(29)
  })

  test('AA 5.1 card 35 shaded: a department with a Cartels Base drops 2 levels, to Active Opposition at most', () => {
    const t = event(35, 'shaded', {
      putumayo: 'cartels-base, active-support',
      arauca: 'cartels-base 2, passive-opposition',
      cesar: 'cartels-base, active-opposition',
      vichada: 'cartels-base',
      huila: 'cartels-active',
      cali: 'cartels-base',
    })
    expect(t.answers).toEqual(['putumayo', 'arauca'])
    for (const s of ['cesar', 'vichada', 'huila', 'cali']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('putumayo')
    expect(t.level('putumayo')).toBe('neutral')
    const low = event(35, 'shaded', { arauca: 'cartels-base, passive-opposition' })
    expect(low.level('arauca')).toBe('active-opposition')
    expect(event(35, 'shaded', { cali: 'cartels-base' }).question).toBe('turn.second')
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 35 unshaded: Police taken up must have room, so that no FARC Zone is left to choose', () => {
    const zone = 'cartels-base, farc-zone'
    const t = event(35, 'unshaded', { bogota: 'police 30', arauca: zone, vichada: zone }, { eligible: ['govt'] })
    expect(t.answers).toEqual(['arauca', 'vichada'])
    t.interject('govt', 'withdraw police bogota 1')
    expect([t.count('arauca', 'cartels-base'), t.count('vichada', 'cartels-base'), t.aid]).toEqual([1, 1, 12])
  })
})
