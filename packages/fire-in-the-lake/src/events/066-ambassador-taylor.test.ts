import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 66 Ambassador Taylor', () => {
  const boxes = { 'out-of-play': { 'us-troops': 3, 'us-bases': 1 } } as const

  test('FITL 5.1 card 66 unshaded: Aid and ARVN Resources +9, then up to 2 US pieces to the South', () => {
    const t = event(66, 'unshaded', {}, { boxes })
    expect([t.aid, t.resources('arvn'), t.answers]).toEqual([
      24,
      29,
      ['up-to-two-us-pieces', 'patronage-minus-3', 'neither'],
    ])
    t.play('up-to-two-us-pieces')
    expect([t.answers.includes('done'), t.answers.includes('sihanoukville')]).toEqual([true, false])
    t.play('hue', 'us-base', 'done')
    expect([t.pieces('hue'), outOfPlay(t, 'us-troops'), t.track('patronage')]).toEqual([{ 'us-base': 1 }, 3, 15])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 66 unshaded: or Patronage −3, or neither', () => {
    expect(event(66, 'unshaded', {}, { boxes }).play('patronage-minus-3').track('patronage')).toBe(12)
    const t = event(66, 'unshaded', {}, { boxes }).play('neither')
    expect([t.track('patronage'), t.aid, t.question]).toEqual([15, 24, 'turn.second'])
  })

  test('FITL 5.1 card 66 shaded: 3 spaces other than Saigon lose their Support; Patronage −3', () => {
    const t = event(66, 'shaded', {
      saigon: 'active-support',
      hue: 'active-support',
      kontum: 'passive-support',
      'quang-nam': 'active-support',
      'tay-ninh': 'passive-support',
      'ba-xuyen': 'active-opposition',
    })
    expect(t.answers).toEqual(['hue', 'kontum', 'quang-nam', 'tay-ninh'])
    t.play('hue', 'kontum', 'quang-nam')
    expect([t.level('hue'), t.level('kontum'), t.level('quang-nam'), t.level('tay-ninh')]).toEqual([
      'neutral',
      'neutral',
      'neutral',
      'passive-support',
    ])
    expect([t.track('patronage'), t.question]).toEqual([12, 'turn.second'])
  })

  test('FITL 5.1.3 card 66 shaded: fewer spaces at Support', () => {
    const t = event(66, 'shaded', { saigon: 'active-support', hue: 'passive-support' }, { tracks: { patronage: 1 } })
    expect([t.level('saigon'), t.level('hue'), t.track('patronage')]).toEqual(['active-support', 'neutral', 0])
  })
})
