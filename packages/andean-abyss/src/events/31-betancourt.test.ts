import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 31 Betancourt', () => {
  test('AA 5.1 card 31 unshaded: 2 cities and 1 department rise a level', () => {
    const t = event(31, 'unshaded', { cali: 'active-support', pasto: 'passive-opposition', huila: 'active-opposition' })
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('pasto')
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    t.play('bogota')
    expect(t.whyNot('vichada')?.id).toBe('why.event-not-here')
    expect(t.whyNot('ibague')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.level('pasto')).toBe('neutral')
    expect(t.level('bogota')).toBe('passive-support')
    expect(t.level('huila')).toBe('passive-opposition')
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 31 unshaded: one city if only one can rise', () => {
    const loyal = 'active-support'
    const cities = { bogota: loyal, cali: loyal, medellin: loyal, bucaramanga: loyal, ibague: loyal, pasto: 'neutral' }
    const coast = { 'santa-marta': loyal, cartagena: loyal, cucuta: loyal, neiva: loyal, sincelejo: loyal }
    const t = event(31, 'unshaded', { ...cities, ...coast })
    expect(t.level('pasto')).toBe('passive-support')
    t.play('arauca')
    expect(t.level('arauca')).toBe('passive-support')
  })

  test('AA 5.1 card 31 shaded: 3 spaces from Passive to Active Opposition', () => {
    const low = 'passive-opposition'
    const t = event(31, 'shaded', { cali: low, pasto: low, huila: low, arauca: low, cesar: 'active-opposition' })
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('cali', 'huila', 'arauca')
    for (const s of ['cali', 'huila', 'arauca'] as const) expect(t.level(s)).toBe('active-opposition')
    expect(t.level('pasto')).toBe(low)
  })

  test('AA 5.1.3 card 31 shaded: fewer if there are fewer', () => {
    const t = event(31, 'shaded', { cali: 'passive-opposition' })
    expect(t.level('cali')).toBe('active-opposition')
    expect(t.question).toBe('turn.second')
  })
})
