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

  test('FITL 6.5 card 73 unshaded: Casualties are settled and the US commits forces at once, whoever executes', () => {
    const t = event(
      73,
      'unshaded',
      { saigon: 'us-troops 4, us-base 1', 'quang-nam': 'us-troops 2, vc-underground 3' },
      { boxes: { casualties: { 'us-troops': 7, 'us-bases': 1, irregulars: 1 } } },
    )
    expect([outOfPlay(t, 'us-troops'), outOfPlay(t, 'us-bases'), outOfPlay(t, 'irregulars')]).toEqual([2, 1, 0])
    expect([t.by, t.question]).toEqual(['us', 'commit.piece'])
    t.play('us-troops', 'saigon')
    expect(t.answers).not.toContain('quang-nam')
    t.play('available', '3', 'done')
    expect([t.count('saigon', 'us-troops'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 6.5 card 73 unshaded, 2nd edition: the Troops that recover go to the map, and the VC answer a withdrawal', () => {
    const t = event(
      73,
      'unshaded',
      { saigon: 'us-troops 4, us-base 1' },
      { boxes: { casualties: { 'us-troops': 2 } }, options: { edition: '2nd' } },
    )
    expect([t.by, t.question]).toEqual(['us', 'commit.return'])
    t.play('saigon', '2', 'us-troops', 'saigon', 'available', '4', 'done')
    expect([t.by, t.question]).toEqual(['vc', 'commit.unrest'])
    t.play('hue')
    expect([t.level('hue'), t.count('saigon', 'us-troops'), t.question]).toEqual([
      'passive-opposition',
      2,
      'turn.second',
    ])
  })
})
