import { describe, expect, test } from 'vitest'
import { available, casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 57 International Unrest', () => {
  test('FITL 5.1 card 57 unshaded: 2 Casualties of any kind to Available, as who executes chooses', () => {
    const boxes = { casualties: { 'us-troops': 3, irregulars: 1, 'us-bases': 1 } } as const
    const t = event(57, 'unshaded', {}, { boxes })
    expect([t.by, t.answers]).toEqual(['nva', ['us-troops', 'irregulars-underground', 'us-base']])
    t.play('irregulars-underground', 'us-base')
    expect([available(t, 'irregulars'), available(t, 'us-bases'), casualties(t, 'us-troops')]).toEqual([6, 6, 3])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 57 unshaded: fewer than 2', () => {
    const t = event(57, 'unshaded', {}, { boxes: { casualties: { 'us-troops': 1 } } })
    expect([casualties(t, 'us-troops'), t.question]).toEqual([0, 'turn.second'])
  })

  test('FITL 5.1 card 57 shaded: 2 Available US Troops leave the game; NVA Resources by a die', () => {
    const t = event(57, 'shaded', {}, { dice: [4] })
    expect([outOfPlay(t, 'us-troops'), available(t, 'us-troops'), t.resources('nva')]).toEqual([2, 38, 24])
    const one = event(57, 'shaded', { saigon: 'us-troops 39' }, { dice: [1] })
    expect([outOfPlay(one, 'us-troops'), one.count('saigon', 'us-troops')]).toEqual([1, 39])
  })
})
