import { describe, expect, test } from 'vitest'
import { SECOND_EDITION } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 6.4.4 card 30 Peace Commission', () => {
  const zones = {
    huila: 'farc-zone, farc-underground',
    cesar: 'farc-zone, farc-base 2, farc-underground',
    arauca: 'farc-base',
  }

  test('AA 6.4.4 card 30 unshaded: any FARC Zone goes and nothing else in the 1st edition', () => {
    const t = event(30, 'unshaded', zones, { eligible: ['govt'] })
    expect([t.by, t.answers]).toEqual(['govt', ['cesar', 'huila']])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('cesar')
    expect([t.markers('cesar', 'farc-zone'), t.markers('huila', 'farc-zone')]).toEqual([0, 1])
    expect(t.count('cesar', 'farc-base')).toBe(2)
  })

  test('AA 6.4.4 card 30 unshaded: in the 2nd edition a Zone with a FARC Base first, and the Base goes too', () => {
    const t = event(30, 'unshaded', zones, SECOND_EDITION)
    expect(t.markers('cesar', 'farc-zone')).toBe(0)
    expect(t.pieces('cesar')).toEqual({ 'farc-base': 1, 'farc-underground': 1 })
    const bare = event(30, 'unshaded', { huila: 'farc-zone', arauca: 'farc-base' }, SECOND_EDITION)
    expect(bare.markers('huila', 'farc-zone')).toBe(0)
    expect(bare.count('arauca', 'farc-base')).toBe(1)
  })

  test('AA 5.1.3 card 30 unshaded: without a Zone nothing happens', () => {
    expect(event(30, 'unshaded', { cesar: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 6.4.4 card 30 shaded: the Government marks one more Zone among those with most FARC pieces', () => {
    const t = event(30, 'shaded', {
      huila: 'farc-zone, farc-underground 5',
      arauca: 'farc-underground, farc-base',
      vichada: 'farc-active 2',
      cali: 'farc-underground 4',
      'meta-east': 'farc-underground',
    })
    expect([t.by, t.question]).toEqual(['govt', 'zone.where'])
    expect(t.answers).toEqual(['arauca', 'vichada'])
    t.play('vichada')
    expect(t.markers('vichada', 'farc-zone')).toBe(1)
    expect(t.count('vichada', 'farc-base')).toBe(0)
  })

  test('AA 6.4.4 card 30 shaded: in the 2nd edition FARC gets a Base there once the Government Base has made room', () => {
    const board = { arauca: 'farc-underground 2, govt-base, cartels-base, troops 2', bogota: 'police 2' }
    const t = event(30, 'shaded', board, SECOND_EDITION)
    expect([t.by, t.question]).toEqual(['govt', 'move.how-many'])
    t.play('2')
    expect(t.pieces('arauca')).toEqual({ 'farc-underground': 2, 'farc-base': 1, 'cartels-base': 1 })
    expect(t.count('bogota', 'troops')).toBe(2)
    const full = event(30, 'shaded', { arauca: 'farc-underground, auc-base, cartels-base' }, SECOND_EDITION)
    expect(full.markers('arauca', 'farc-zone')).toBe(1)
    expect(full.count('arauca', 'farc-base')).toBe(0)
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 30 unshaded, 2nd edition: a Zone whose Base FARC took up does not come first any more', () => {
    const zones = { huila: 'farc-zone, farc-base', cesar: 'farc-zone, farc-base', santander: 'farc-zone' }
    const t = event(30, 'unshaded', zones, SECOND_EDITION)
    expect(t.answers).toEqual(['cesar', 'huila'])
    t.interject('farc', 'withdraw farc-base cesar 1')
    expect([t.markers('cesar', 'farc-zone'), t.markers('huila', 'farc-zone')]).toEqual([1, 0])
    expect(t.pieces('huila')).toEqual({})
  })
})
