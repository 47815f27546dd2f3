import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('AA 5.1 card 24 Operación Jaque', () => {
  test('AA 5.1 card 24 unshaded: a city goes to Active Support from any level; FARC sits out', () => {
    const t = scene({ cali: 'active-opposition', pasto: 'active-support' }, { card: 24, draw: [2, 20, 3] })
    t.play('pass', 'event', 'unshaded')
    expect(t.by).toBe('govt')
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('cali')
    expect(t.level('cali')).toBe('active-support')
    t.play('pass', 'pass')
    expect([t.by, t.isEligible('farc')]).toEqual(['auc', false])
  })

  test('AA 5.1.3 card 24 unshaded: FARC sits out even if every city is at Active Support', () => {
    const loyal = 'active-support'
    const cities = { bogota: loyal, cali: loyal, medellin: loyal, bucaramanga: loyal, ibague: loyal, pasto: loyal }
    const coast = { 'santa-marta': loyal, cartagena: loyal, cucuta: loyal, neiva: loyal, sincelejo: loyal }
    const t = event(24, 'unshaded', { ...cities, ...coast }, { eligible: ['govt'], draw: [2, 20, 3] })
    expect(t.by).toBe('auc')
    expect(t.isEligible('farc')).toBe(false)
  })

  test('AA 5.1 card 24 shaded: 2 Troops leave a space with FARC pieces, a city with Support turns Neutral', () => {
    const t = event(24, 'shaded', {
      huila: 'farc-underground, troops 3',
      cesar: 'farc-base, troops 2',
      arauca: 'farc-underground, troops',
      antioquia: 'troops 4',
      cali: 'active-support',
      pasto: 'passive-support',
    })
    expect(t.answers).toEqual(['cesar', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    expect(t.whyNot('antioquia')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.count('huila', 'troops')).toBe(1)
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('cali')
    expect([t.level('cali'), t.level('pasto')]).toEqual(['neutral', 'passive-support'])
  })

  test('AA 5.1.3 card 24 shaded: a lone cube goes if no space has 2 Troops (ruling 91)', () => {
    const t = event(24, 'shaded', { arauca: 'farc-underground, troops, police', huila: 'passive-support' })
    expect(t.pieces('arauca')).toEqual({ police: 1, 'farc-underground': 1 })
    expect(t.level('huila')).toBe('passive-support')
    expect(t.question).toBe('turn.second')
  })
})
