import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 65 International Forces', () => {
  test('FITL 5.1 card 65 unshaded: 4 US pieces from Out of Play anywhere on the map but in the North', () => {
    const boxes = { 'out-of-play': { 'us-troops': 4, irregulars: 1, 'us-bases': 1 } } as const
    const t = event(65, 'unshaded', {}, { boxes })
    expect([t.by, t.answers.includes('central-laos'), t.answers.includes('north-vietnam')]).toEqual([
      'arvn',
      true,
      false,
    ])
    t.play('central-laos', 'irregulars-underground', 'loc-hue-da-nang')
    t.play('hue', 'us-base', 'hue')
    expect([t.pieces('central-laos'), t.pieces('loc-hue-da-nang'), t.pieces('hue')]).toEqual([
      { 'irregulars-underground': 1 },
      { 'us-troops': 1 },
      { 'us-base': 1, 'us-troops': 1 },
    ])
    expect([outOfPlay(t, 'us-troops'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 5.1.3 card 65 unshaded: fewer than 4, or none', () => {
    const t = event(65, 'unshaded', {}, { boxes: { 'out-of-play': { 'us-troops': 1 } } }).play('saigon')
    expect([t.count('saigon', 'us-troops'), t.question]).toEqual([1, 'turn.second'])
    expect(event(65, 'unshaded', {}).question).toBe('turn.second')
  })

  test('FITL 5.1 card 65 shaded: the US takes as many of its pieces as it rolls out of the game, of its choice', () => {
    const t = event(
      65,
      'shaded',
      { saigon: 'us-troops 4, us-base 1, arvn-troops 2', hue: 'irregulars-active 2' },
      { dice: [3] },
    )
    expect([t.by, t.answers]).toEqual(['us', ['hue', 'saigon']])
    t.play('hue', 'saigon', 'us-base', 'saigon')
    expect([outOfPlay(t, 'irregulars'), outOfPlay(t, 'us-bases'), outOfPlay(t, 'us-troops')]).toEqual([1, 1, 1])
    expect([t.pieces('saigon'), t.question]).toEqual([{ 'us-troops': 3, 'arvn-troops': 2 }, 'turn.second'])
  })

  test('FITL 5.1.3 card 65 shaded: no more than are on the map', () => {
    const t = event(65, 'shaded', { saigon: 'us-troops 2' }, { dice: [6] })
    expect([outOfPlay(t, 'us-troops'), t.question]).toEqual([2, 'turn.second'])
  })
})
