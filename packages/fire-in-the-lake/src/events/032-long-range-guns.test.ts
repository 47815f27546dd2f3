import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.3 card 32 Long Range Guns', () => {
  const guns = {
    hue: 'us-troops 3',
    'quang-tri-thua-thien': 'nva-troops 6, arvn-troops 3',
    'loc-hue-khe-sanh': 'arvn-troops 3',
    'central-laos': 'nva-troops 3',
    'quang-nam': 'arvn-troops 3',
  } as const
  const more = { eligible: ['us'], draw: [36, 21, 40, 70] } as const

  test('FITL 4.4.2 card 32 unshaded: Bombard in 1 space', () => {
    const t = event(32, 'unshaded', guns, more).play('rally', 'bombard', 'hue')
    expect([t.question, t.count('hue', 'us-troops')]).toEqual(['rally.where', 2])
  })

  test('FITL 4.4.2 card 32 shaded: Bombard in up to 3 spaces', () => {
    const t = event(32, 'shaded', guns, more).play('rally', 'bombard', 'hue', 'quang-nam')
    expect(t.question).toBe('bombard.where')
    t.play('quang-tri-thua-thien')
    expect([t.count('quang-tri-thua-thien', 'arvn-troops'), t.count('quang-nam', 'arvn-troops')]).toEqual([2, 2])
    expect(t.count('loc-hue-khe-sanh', 'arvn-troops')).toBe(3)
  })
})
