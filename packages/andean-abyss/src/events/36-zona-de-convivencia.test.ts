import { describe, expect, test } from 'vitest'
import { SECOND_EDITION } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 6.4.4 card 36 Zona de Convivencia', () => {
  test('AA-15 card 36: the Zone goes to a Mountain with most FARC pieces, the Government choosing among equals', () => {
    const t = event(36, 'single', {
      huila: 'farc-underground, farc-base',
      cesar: 'farc-active 2',
      santander: 'farc-underground',
      antioquia: 'farc-zone, farc-underground 5',
      arauca: 'farc-underground 6',
    })
    expect([t.by, t.question]).toEqual(['govt', 'zone.where'])
    expect(t.answers).toEqual(['cesar', 'huila'])
    t.play('cesar')
    expect(t.markers('cesar', 'farc-zone')).toBe(1)
    expect(t.markers('arauca', 'farc-zone')).toBe(0)
  })

  test('AA 5.1 card 36: in the 1st edition 2 Neutral neighbours go to Passive Support; the executor stays Eligible', () => {
    const t = event(
      36,
      'single',
      { cesar: 'farc-underground', atlantico: 'passive-opposition', santander: 'passive-support' },
      { eligible: ['auc', 'govt'], draw: [2, 20, 3] },
    )
    expect([t.by, t.question]).toEqual(['auc', 'event.set-where'])
    expect(t.answers).toEqual(['santa-marta', 'antioquia'])
    expect(t.whyNot('atlantico')?.id).toBe('why.event-not-here')
    t.play('antioquia')
    expect([t.level('antioquia'), t.level('santa-marta')]).toEqual(['passive-support', 'passive-support'])
    expect([t.level('atlantico'), t.level('santander')]).toEqual(['passive-opposition', 'passive-support'])
    expect(t.count('cesar', 'farc-base')).toBe(0)
    t.play('train', 'bogota', '0', '0', 'done')
    expect([t.isEligible('auc'), t.isEligible('govt')]).toEqual([true, false])
  })

  test('AA 5.1 card 36: in the 2nd edition a FARC Base comes too and 2 neighbours rise a level', () => {
    const t = event(
      36,
      'single',
      { cesar: 'farc-underground', atlantico: 'active-opposition', santander: 'active-support' },
      { ...SECOND_EDITION, eligible: ['cartels'], draw: [2, 20, 3] },
    )
    expect(t.count('cesar', 'farc-base')).toBe(1)
    expect([t.by, t.question]).toEqual(['cartels', 'event.shift-where'])
    expect(t.answers).toEqual(['santa-marta', 'atlantico', 'antioquia'])
    t.play('atlantico', 'antioquia')
    expect([t.level('atlantico'), t.level('antioquia')]).toEqual(['passive-opposition', 'passive-support'])
    expect(t.isEligible('cartels')).toBe(true)
  })

  test('AA 6.4.4 card 36: Government forces leave the Zone first, Troops to quarters, Police to lines or held spaces', () => {
    const t = event(36, 'single', {
      cesar: 'farc-underground 4, govt-base, troops 2, police',
      bogota: 'police 2',
      cali: 'troops 2',
      arauca: 'police 3',
    })
    expect([t.by, t.question]).toEqual(['govt', 'zone.leave'])
    expect(t.answers).toEqual(['bogota', 'cali'])
    t.play('cali', '2')
    expect(t.answers).toContain('arauca')
    expect(t.answers).toContain('ayacucho-cucuta-loc')
    expect(t.answers).not.toContain('cesar')
    t.play('arauca')
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 4 })
    expect([t.count('cali', 'troops'), t.count('arauca', 'police')]).toEqual([4, 4])
  })

  test('AA 5.1.3 card 36: with every Mountain a Zone the executor still stays Eligible', () => {
    const zone = 'farc-zone'
    const t = event(
      36,
      'single',
      { cesar: zone, antioquia: zone, santander: zone, huila: zone, arauca: 'farc-base' },
      { eligible: ['farc'], draw: [2, 20, 3] },
    )
    expect(t.markers('arauca', 'farc-zone')).toBe(0)
    expect([t.question, t.isEligible('farc')]).toEqual(['turn.first', true])
  })
})
