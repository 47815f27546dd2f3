import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.3 card 34 SA-2s', () => {
  test('FITL 4.2.3 card 34 unshaded: an Air Strike that Degrades the Trail costs an NVA piece outside the South, once', () => {
    const t = event(
      34,
      'unshaded',
      {
        hue: 'us-troops 1, vc-active 1, nva-underground 1',
        'north-vietnam': 'nva-base 1, nva-tunnel 1',
        'central-laos': 'nva-troops 2, vc-active 1',
        'the-fishhook': 'nva-tunnel 1',
      },
      { eligible: ['nva', 'us'], draw: [1, 21, 40, 70], tracks: { trail: 3 }, lasting: { 4: 'unshaded' } },
    )
    t.play('patrol', 'air-strike', 'hue', 'vc-active', 'yes')
    expect([t.by, t.question, t.answers]).toEqual(['us', 'strike.sams', ['central-laos', 'north-vietnam']])
    t.play('north-vietnam')
    expect([t.pieces('north-vietnam'), t.track('trail')]).toEqual([{ 'nva-tunnel': 1 }, 1])
  })

  test('FITL 3.3.1 card 34 shaded: a Rally Improves the Trail 2 boxes for the same 2 Resources', () => {
    const t = event(34, 'shaded', {}, { eligible: ['us'], draw: [36, 21, 40, 70] })
    t.play('rally', 'done')
    expect([t.track('trail'), t.resources('nva')]).toEqual([3, 18])
  })
})
