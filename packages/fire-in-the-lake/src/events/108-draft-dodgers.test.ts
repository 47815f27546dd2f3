import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 108 Draft Dodgers', () => {
  test.each([
    { casualties: { 'us-troops': 1, 'us-bases': 1 }, out: 4, back: 3 },
    { casualties: {}, out: 2, back: 2 },
    { casualties: { 'us-troops': 1, 'us-bases': 1, irregulars: 1 }, out: 4, back: 0 },
  ])(
    'FITL 5.1 card 108 unshaded: with $casualties in Casualties $back of $out come back',
    ({ casualties, out, back }) => {
      const t = event(108, 'unshaded', {}, { boxes: { casualties, 'out-of-play': { 'us-troops': out } } })
      expect(outOfPlay(t, 'us-troops')).toBe(out - back)
    },
  )

  test.each([
    { casualties: { 'us-troops': 1, irregulars: 1 }, ready: 5, gone: 2 },
    { casualties: { 'us-troops': 4, 'us-bases': 1 }, ready: 5, gone: 3 },
    { casualties: { 'us-troops': 4 }, ready: 1, gone: 1 },
    { casualties: {}, ready: 5, gone: 0 },
  ])('FITL 5.1 card 108 shaded: $casualties in Casualties, $gone of $ready go', ({ casualties, ready, gone }) => {
    const lost = casualties['us-troops'] ?? 0
    const t = event(108, 'shaded', { hue: `us-troops ${40 - ready - lost}` }, { boxes: { casualties } })
    expect([outOfPlay(t, 'us-troops'), available(t, 'us-troops')]).toEqual([gone, ready - gone])
  })
})
