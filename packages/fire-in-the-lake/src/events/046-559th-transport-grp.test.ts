import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 46 559th Transport Grp', () => {
  const havens = { 'central-laos': 'nva-base 1', 'southern-laos': 'nva-base 1' } as const

  test('FITL 5.4 card 46 unshaded: the Trail falls by 2, and until the Coup Infiltrate takes 1 space', () => {
    const t = event(46, 'unshaded', havens, { eligible: ['us'], tracks: { trail: 3 }, draw: [36, 21, 40, 70] })
    expect(t.track('trail')).toBe(1)
    t.play('rally', 'infiltrate', 'central-laos', '2')
    expect([t.count('central-laos', 'nva-troops'), t.question]).toEqual([2, 'rally.where'])
  })

  test('FITL 5.5 card 46 shaded: the NVA Infiltrate free, McNamara Line or not; Resources 3 and 2 times the Trail', () => {
    const t = event(46, 'shaded', havens, { eligible: ['us', 'vc'], tracks: { trail: 3 }, lasting: { 38: 'unshaded' } })
    expect([t.by, t.answers]).toEqual(['nva', ['infiltrate', 'done']])
    t.play('infiltrate', 'central-laos', '4', 'southern-laos', '1')
    expect([t.count('central-laos', 'nva-troops'), t.count('southern-laos', 'nva-troops')]).toEqual([4, 1])
    expect([t.resources('nva'), t.resources('vc'), t.question]).toEqual([29, 26, 'turn.second'])
  })

  test('FITL 5.1.3 card 46 shaded: nowhere to Infiltrate, or not wanted', () => {
    expect(event(46, 'shaded', {}, { tracks: { trail: 2 } }).resources('nva')).toBe(26)
    const t = event(46, 'shaded', havens).play('done')
    expect([t.resources('nva'), t.resources('vc'), t.count('central-laos', 'nva-troops')]).toEqual([23, 22, 0])
  })
})
