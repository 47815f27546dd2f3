import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 44 Colombia Nueva', () => {
  test('AA 5.1 card 44 unshaded: a City without Opposition goes to Active Support, Government +3', () => {
    const t = event(44, 'unshaded', { bogota: 'active-support', cali: 'passive-opposition', pasto: 'passive-support' })
    for (const s of ['bogota', 'cali', 'huila']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect(t.level('neiva')).toBe('active-support')
    expect(t.resources('govt')).toBe(23)
  })

  test('AA 5.1 card 44 shaded: a City with Support, Active too, becomes Neutral, Government -3', () => {
    const t = event(
      44,
      'shaded',
      { bogota: 'active-support', cali: 'passive-support', huila: 'active-support' },
      { resources: { govt: 2 } },
    )
    expect(t.answers).toEqual(['bogota', 'cali'])
    t.play('bogota')
    expect(t.level('bogota')).toBe('neutral')
    expect(t.resources('govt')).toBe(0)
  })

  test('AA 5.1.3 card 44 shaded: no City with Support, only the Resources go', () => {
    const t = event(44, 'shaded', { cali: 'passive-opposition' })
    expect(isOver(t)).toBe(true)
    expect([t.level('cali'), t.resources('govt')]).toEqual(['passive-opposition', 17])
  })
})
