import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'

describe('AA 5.3 card 2 Ospina & Mora', () => {
  test('AA 5.3 card 2 unshaded: a Sweep space costs 1', () => {
    const t = later(2, 'unshaded', { bogota: 'troops 2' }, { resources: { govt: 2 } })
    t.play('sweep', 'meta-west', 'bogota', '1', 'done', 'meta-east', 'bogota')
    expect(t.count('meta-east', 'troops')).toBe(1)
    expect(t.resources('govt')).toBe(0)
  })

  test('AA 5.3 card 2 shaded: a second Sweep space is refused, a special activity is not', () => {
    const t = later(2, 'shaded', { bogota: 'troops 2' }).play('sweep', 'meta-west', 'bogota', '1', 'done')
    expect(t.question).toBe('sweep.where')
    expect(t.whyNot('meta-east')?.id).toBe('why.one-space')
    expect(t.answers).toContain('air-lift')
    expect(t.resources('govt')).toBe(17)
  })

  test('AA 5.3 card 2 shaded: it does not touch Assault', () => {
    const t = later(2, 'shaded', { bogota: 'troops, farc-active', cali: 'troops, farc-active' })
    t.play('assault', 'bogota', 'cali')
    expect(t.count('cali', 'farc-active')).toBe(0)
    expect(t.resources('govt')).toBe(14)
  })
})
