import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 107 Burning Bonze', () => {
  test.each([
    ['active-support', 21],
    ['passive-support', 18],
    ['neutral', 18],
  ] as const)('FITL 5.1 card 107 unshaded: Saigon at %s', (level, patronage) => {
    expect(event(107, 'unshaded', { saigon: level }).track('patronage')).toBe(patronage)
  })

  test('FITL 5.1 card 107 shaded: Saigon shifts 1 level, Aid falls 12', () => {
    const t = event(107, 'shaded', { saigon: 'active-support' })
    expect([t.level('saigon'), t.aid]).toEqual(['passive-support', 3])
    const u = event(107, 'shaded', { saigon: 'active-opposition' }, { tracks: { aid: 5 } })
    expect([u.level('saigon'), u.aid]).toEqual(['active-opposition', 0])
  })
})
