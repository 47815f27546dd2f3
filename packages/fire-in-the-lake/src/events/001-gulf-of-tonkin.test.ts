import { describe, expect, test } from 'vitest'
import { casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 1 Gulf of Tonkin', () => {
  const boxes = { 'out-of-play': { 'us-troops': 5, 'us-bases': 1, irregulars: 1 } } as const

  test('FITL 5.1 card 1 unshaded: a free Air Strike, also under Bombing Pause, then 6 US pieces to Cities', () => {
    const t = event(
      1,
      'unshaded',
      { hue: 'us-troops 1, vc-active 2', saigon: 'us-base 1, arvn-base 1' },
      { boxes, lasting: { 41: 'unshaded' }, tracks: { trail: 0 } },
    )
    expect([t.by, t.answers]).toEqual(['us', ['air-strike', 'done']])
    t.play('air-strike', 'hue', 'vc-active', 'vc-active', 'done')
    expect([t.count('hue', 'vc-active'), t.level('hue'), t.question]).toEqual([0, 'passive-opposition', 'event.space'])
    t.play('saigon')
    // Two Bases are there already.
    expect(t.answers).toEqual(['us-troops', 'irregulars-underground'])
    t.play('irregulars-underground', 'hue', 'us-base')
    for (let n = 4; n > 0; n--) t.play('can-tho')
    expect([t.pieces('hue'), t.count('can-tho', 'us-troops')]).toEqual([{ 'us-troops': 1, 'us-base': 1 }, 4])
    expect([outOfPlay(t, 'us-troops'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 5.1.3 card 1 unshaded: all there are if fewer; the US may leave out the Air Strike, and decides whoever executes', () => {
    const t = event(
      1,
      'unshaded',
      { hue: 'us-troops 1, vc-active 2' },
      { eligible: ['vc', 'arvn'], boxes: { 'out-of-play': { 'us-troops': 2 } } },
    )
    t.play('done')
    expect([t.by, t.answers]).toEqual([
      'us',
      ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'],
    ])
    t.play('hue', 'kontum')
    expect([t.count('hue', 'us-troops'), t.count('kontum', 'us-troops'), t.question]).toEqual([2, 1, 'turn.second'])
  })

  test('FITL 5.1 card 1 shaded: Aid falls by 1 for each Casualty of any kind, and all go Out of Play', () => {
    const t = event(1, 'shaded', {}, { boxes: { casualties: { 'us-troops': 3, irregulars: 1, 'us-bases': 1 } } })
    expect(t.track('aid')).toBe(10)
    expect([outOfPlay(t, 'us-troops'), outOfPlay(t, 'irregulars'), outOfPlay(t, 'us-bases')]).toEqual([3, 1, 1])
    expect(casualties(t, 'us-troops')).toBe(0)
    expect(event(1, 'shaded', {}).track('aid')).toBe(15)
  })
})
