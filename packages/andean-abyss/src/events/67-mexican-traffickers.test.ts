import { describe, expect, test } from 'vitest'
import { SECOND_EDITION } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 67 Mexican Traffickers', () => {
  test('AA 5.1 card 67 unshaded: the Cartels lose 10 Resources, 20 in the 2nd edition', () => {
    expect(event(67, 'unshaded', {}).resources('cartels')).toBe(10)
    expect(event(67, 'unshaded', {}, SECOND_EDITION).resources('cartels')).toBe(0)
    expect(event(67, 'unshaded', {}, { resources: { cartels: 8 } }).resources('cartels')).toBe(0)
  })

  test('AA 5.4 card 67 shaded: 4 Resources a Base in the next Resources phase, 3 again in the one after', () => {
    const t = event(
      67,
      'shaded',
      { cali: 'cartels-base 2', huila: 'cartels-base 1' },
      { eligible: ['cartels'], draw: [73, 2, 74, 3], tracks: { president: 'uribe' } },
    )
    expect(t.question).toBe('elite.where')
    expect(t.resources('cartels')).toBe(20 + 12)
    t.play('done')
    expect(t.question).toBe('turn.first')
    t.play('pass', 'pass', 'pass', 'pass')
    expect(t.question).toBe('elite.where')
    expect(t.resources('cartels')).toBe(32 + 1 + 9)
  })
})
