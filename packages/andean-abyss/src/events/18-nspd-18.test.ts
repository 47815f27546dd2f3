import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 18 NSPD-18', () => {
  test('AA 5.1 card 18 shaded: 6 Resources less, and Aid less by a die', () => {
    const t = event(18, 'shaded', {}, { dice: [4] })
    expect(t.resources('govt')).toBe(14)
    expect(t.aid).toBe(5)
  })

  test('AA 1.7 card 18 shaded: neither goes below 0', () => {
    const t = event(18, 'shaded', {}, { dice: [5], resources: { govt: 2 }, tracks: { aid: 3 } })
    expect(t.resources('govt')).toBe(0)
    expect(t.aid).toBe(0)
  })
})
