import { describe, expect, test } from 'vitest'
import { playOn } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.4 card 22 Alfonso Cano', () => {
  const contested = {
    antioquia: 'farc-underground 3',
    huila: 'farc-underground, auc-underground, terror',
    santander: 'farc-base, auc-underground',
    cesar: 'farc-active, auc-underground',
    arauca: 'farc-underground, auc-underground',
    'meta-east': 'police 3, farc-underground',
    guaviare: 'auc-underground',
  }

  test('AA 5.1 card 22 unshaded: a space in Opposition of either level becomes Neutral', () => {
    const t = event(22, 'unshaded', { huila: 'active-opposition', cali: 'passive-opposition', pasto: 'active-support' })
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.level('huila')).toBe('neutral')
    expect(t.level('cali')).toBe('passive-opposition')
  })

  test('AA 5.1.3 card 22 unshaded: without Opposition nothing happens', () => {
    expect(event(22, 'unshaded', { cali: 'active-support' }).question).toBe('turn.second')
  })

  test.each(['1st', '2nd'])('AA 6.4.2 card 22 shaded: three more spaces for Agitation, %s edition', (edition) => {
    const t = event(22, 'shaded', contested, { eligible: ['farc'], draw: [73, 2, 74], options: { edition } })
    expect([t.by, t.question]).toEqual(['farc', 'agitate.where'])
    expect(t.answers).toEqual(['cesar', 'antioquia', 'santander', 'huila', 'arauca', 'done'])
    expect(t.whyNot('meta-east')?.id).toBe('why.farc-control')
    expect(t.whyNot('guaviare')?.id).toBe('why.farc-control')
    const before = t.resources('farc')
    t.play('huila', 'huila', 'santander', 'cesar')
    expect(t.whyNot('arauca')?.id).toBe('why.farc-control')
    t.play('huila', 'antioquia')
    expect([t.level('huila'), t.markers('huila', 'terror')]).toEqual(['active-opposition', 0])
    expect([t.level('cesar'), t.level('antioquia')]).toEqual(['passive-opposition', 'passive-opposition'])
    expect(t.resources('farc')).toBe(before - 6)
  })

  test('AA 6.4.2 card 22: without the card Agitation is open only where FARC Controls', () => {
    const t = event(22, 'unshaded', contested, { eligible: ['farc'], draw: [73, 2, 74] })
    expect(t.question).toBe('agitate.where')
    expect(t.answers).toEqual(['antioquia', 'done'])
  })

  test('AA 6.6 card 22 shaded: its effect ends with the Reset', () => {
    const t = event(
      22,
      'shaded',
      { antioquia: 'farc-underground 3', huila: 'farc-underground, cartels-underground' },
      { eligible: ['farc'], draw: [73, 2, 74, 3, 75, 76] },
    )
    expect(t.answers).toEqual(['antioquia', 'huila', 'done'])
    playOn(t, 'agitate.where')
    expect(t.answers).toEqual(['antioquia', 'done'])
  })
})
