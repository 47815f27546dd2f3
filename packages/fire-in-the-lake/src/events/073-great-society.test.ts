import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 73 Great Society', () => {
  test('FITL 5.1 card 73 shaded: the US takes 3 Available pieces of its choice Out of Play, whoever executes', () => {
    const t = event(73, 'shaded', { saigon: 'us-troops 10' })
    expect([t.by, t.question, t.answers]).toEqual([
      'us',
      'event.box-piece',
      ['us-troops', 'irregulars-underground', 'us-base'],
    ])
    const before = t.total('support-and-available') ?? 0
    t.play('us-base', 'irregulars-underground', 'us-troops')
    expect(t.question).toBe('turn.second')
    expect([outOfPlay(t, 'us-bases'), outOfPlay(t, 'irregulars'), outOfPlay(t, 'us-troops')]).toEqual([1, 1, 1])
    expect(t.total('support-and-available')).toBe(before - 2)
  })

  test('FITL 5.1.3 card 73 shaded: fewer if fewer are Available, and nothing is asked where there is no choice', () => {
    const t = event(
      73,
      'shaded',
      { saigon: 'us-troops 38' },
      { boxes: { casualties: { irregulars: 6, 'us-bases': 6 } } },
    )
    expect(t.question).toBe('turn.second')
    expect(outOfPlay(t, 'us-troops')).toBe(2)
  })
})
