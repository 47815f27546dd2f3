import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

const NEXT = { draw: [36, 21, 40, 70] } as const

describe('FITL 5.3 card 31 AAA', () => {
  test('FITL 3.3.1 card 31 unshaded: the NVA Improve the Trail with a Rally in 1 space or none, not in 2', () => {
    const play = () => event(31, 'unshaded', {}, { eligible: ['us'], ...NEXT })
    const two = play().play('rally', 'central-laos', 'southern-laos', 'done')
    expect(two.track('trail')).toBe(1)
    const one = play().play('rally', 'central-laos', 'done', 'yes')
    expect(one.track('trail')).toBe(2)
    expect(play().play('rally', 'done').track('trail')).toBe(2)
  })

  test('FITL 4.2.3 card 31 shaded: an Air Strike leaves the Trail at 2', () => {
    const t = event(
      31,
      'shaded',
      { hue: 'us-troops 2, vc-active 1' },
      { eligible: ['nva', 'us'], tracks: { trail: 3 }, lasting: { 4: 'unshaded' }, draw: [1, 21, 40, 70] },
    )
    t.play('patrol', 'air-strike', 'hue', 'vc-active', 'yes')
    expect(t.track('trail')).toBe(2)
  })
})
