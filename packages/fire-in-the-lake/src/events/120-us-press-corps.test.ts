import { describe, expect, test } from 'vitest'
import { casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 120 US Press Corps', () => {
  test.each([
    { cards: 0, n: 4 },
    { cards: 2, n: 4 },
    { cards: 3, n: 2 },
    { cards: 5, n: 2 },
    { cards: 6, n: 0 },
  ])('FITL 5.1 card 120 unshaded: with $cards cards in the RVN Leader box $n US pieces come back', ({ cards, n }) => {
    const t = event(
      120,
      'unshaded',
      {},
      { tracks: { 'leader-cards': cards }, boxes: { 'out-of-play': { 'us-troops': 6 } } },
    )
    t.play(...Array(n).fill('hue'))
    expect([t.count('hue', 'us-troops'), outOfPlay(t, 'us-troops'), t.question]).toEqual([n, 6 - n, 'turn.second'])
  })

  test('FITL 5.1 card 120 unshaded: of any kind, where they fit', () => {
    const t = event(
      120,
      'unshaded',
      { hue: 'us-base 2' },
      { boxes: { 'out-of-play': { 'us-troops': 1, 'us-bases': 1, irregulars: 1 } } },
    )
    expect(t.whyNot('north-vietnam')?.id).toBe('why.event-not-here')
    t.play('hue')
    expect(t.answers).toEqual(['us-troops', 'irregulars-underground'])
    t.play('irregulars-underground', 'saigon', 'us-base', 'saigon')
    expect([t.pieces('saigon'), t.count('hue', 'irregulars-underground'), t.question]).toEqual([
      { 'us-troops': 1, 'us-base': 1 },
      1,
      'turn.second',
    ])
  })

  test('FITL 5.1 card 120 shaded: as many Troop Casualties as cards in the box go Out of Play, and all Bases; no Irregulars', () => {
    const boxes = { casualties: { 'us-troops': 4, irregulars: 1, 'us-bases': 2 } }
    const t = event(120, 'shaded', {}, { tracks: { 'leader-cards': 3 }, boxes })
    expect([outOfPlay(t, 'us-troops'), outOfPlay(t, 'irregulars'), outOfPlay(t, 'us-bases')]).toEqual([3, 0, 2])
    expect([casualties(t, 'us-troops'), casualties(t, 'irregulars'), t.question]).toEqual([1, 1, 'turn.second'])
    const few = event(120, 'shaded', {}, { tracks: { 'leader-cards': 6 }, boxes })
    expect([outOfPlay(few, 'us-troops'), casualties(few, 'irregulars')]).toEqual([4, 1])
    const minh = event(120, 'shaded', {}, { tracks: { leader: 'minh' }, boxes })
    expect([outOfPlay(minh, 'us-troops'), outOfPlay(minh, 'us-bases')]).toEqual([0, 2])
  })
})
