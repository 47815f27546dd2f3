import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 50 Uncle Ho', () => {
  const boxes = { 'out-of-play': { 'us-troops': 5, irregulars: 2 } } as const

  test('FITL 5.1 card 50 unshaded: 4 US Troops from Out of Play to the South, then 2 Limited Operations of the ARVN', () => {
    const t = event(
      50,
      'unshaded',
      { hue: 'arvn-troops 4, vc-active 2', kontum: 'arvn-troops 2, vc-underground 1' },
      { boxes, resources: { arvn: 0 } },
    )
    expect([t.by, t.answers]).toEqual(['nva', ['four-us-troops', 'nine-resources']])
    t.play('four-us-troops')
    for (const s of ['north-vietnam', 'central-laos']) expect(t.answers).not.toContain(s)
    t.play('saigon', 'saigon', 'loc-hue-da-nang', 'hue')
    expect([t.count('saigon', 'us-troops'), outOfPlay(t, 'us-troops'), outOfPlay(t, 'irregulars')]).toEqual([2, 1, 2])
    expect([t.by, t.answers]).toEqual(['arvn', ['train', 'patrol', 'sweep', 'assault', 'done']])
    t.play('assault')
    expect(t.count('hue', 'vc-active')).toBe(0)
    // Only in one space, and then it is over.
    t.play('sweep', 'kontum', 'vc')
    expect([t.count('kontum', 'vc-active'), t.resources('arvn'), t.question]).toEqual([1, 0, 'turn.second'])
  })

  test('FITL 5.1 card 50 unshaded: or 9 Resources; the ARVN may decline', () => {
    const t = event(50, 'unshaded', {}, { boxes }).play('nine-resources', 'done')
    expect([t.resources('arvn'), outOfPlay(t, 'us-troops'), t.question]).toEqual([29, 5, 'turn.second'])
  })

  test('FITL 5.1.3 card 50 unshaded: no US Troops are Out of Play, or fewer than 4', () => {
    expect(event(50, 'unshaded', {}).resources('arvn')).toBe(29)
    const t = event(50, 'unshaded', {}, { boxes: { 'out-of-play': { 'us-troops': 1 } } })
    t.play('four-us-troops', 'hue')
    expect([t.by, t.count('hue', 'us-troops')]).toEqual(['arvn', 1])
  })

  test('FITL 2.3.5 card 50 shaded: 3 Limited Operations of the VC, in the same space too, then 3 of the NVA', () => {
    const t = event(
      50,
      'shaded',
      { hue: 'vc-underground 1', 'central-laos': 'nva-troops 2' },
      { eligible: ['us', 'arvn'], resources: { vc: 0, nva: 0 } },
    )
    expect([t.by, t.answers]).toEqual(['vc', ['rally', 'march', 'terror', 'done']])
    t.play('rally', 'hue', 'rally', 'hue', 'base', 'rally', 'hue', 'many', '2')
    expect(t.pieces('hue')).toEqual({ 'vc-base': 1, 'vc-underground': 2 })
    expect([t.by, t.answers]).toEqual(['nva', ['rally', 'march', 'terror', 'done']])
    t.play('march', 'central-laos', 'quang-nam', '2')
    expect([t.count('quang-nam', 'nva-troops'), t.by, t.question]).toEqual([2, 'nva', 'event.choice'])
    t.play('terror')
    expect(t.markers('quang-nam', 'terror')).toBe(1)
    t.play('rally', 'kontum')
    expect([t.count('kontum', 'nva-underground'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 2.3.9, 5.5 card 50: any Limited Operation, but in Monsoon no Sweep and no March', () => {
    const board = { hue: 'arvn-troops 4, vc-active 2', kontum: 'arvn-troops 2, vc-underground 1' } as const
    const monsoon = { draw: [127, 40, 70, 99] }
    expect(event(50, 'unshaded', board, monsoon).answers).toEqual(['train', 'patrol', 'assault', 'done'])
    expect(event(50, 'shaded', board, monsoon).answers).toEqual(['rally', 'attack', 'terror', 'done'])
  })
})
