import { describe, expect, test } from 'vitest'
import { everywhere, NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 15 War Tax', () => {
  test('AA 5.1 card 15 unshaded: 4 times a die', () => {
    expect(event(15, 'unshaded', {}, { dice: [3] }).resources('govt')).toBe(32)
    expect(event(15, 'unshaded', {}, { dice: [6], resources: { govt: 90 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 15 shaded: a city Neutral or in Passive Support goes to Passive Opposition', () => {
    const t = event(15, 'shaded', { bogota: 'passive-support', cali: 'active-support', pasto: 'passive-opposition' })
    for (const refused of ['cali', 'pasto', 'huila', 'bogota-neiva-loc']) expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    expect(t.answers).toContain('medellin')
    t.play('bogota')
    expect(t.level('bogota')).toBe('passive-opposition')
  })

  test('AA 5.1.3 card 15 shaded: nothing if no city wavers', () => {
    const cities = ['bogota', 'cali', 'medellin', 'bucaramanga', 'ibague', 'santa-marta', 'cartagena'] as const
    const t = event(15, 'shaded', {
      ...everywhere(cities, 'active-support'),
      ...everywhere(['cucuta', 'neiva', 'pasto', 'sincelejo'], 'passive-opposition'),
    })
    expect(t.question).toBe('turn.second')
    expect(t.level('bogota')).toBe('active-support')
  })
})
