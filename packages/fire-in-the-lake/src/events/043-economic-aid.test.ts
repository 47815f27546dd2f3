import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 43 Economic Aid', () => {
  const boxes = { 'out-of-play': { 'us-bases': 3, 'arvn-bases': 2 } } as const

  test('FITL 5.1 card 43 unshaded: 2 Bases of one faction become Available, then Resources or Aid', () => {
    const t = event(43, 'unshaded', {}, { boxes })
    expect([t.question, t.answers]).toEqual(['event.choice', ['arvn-bases', 'us-bases']])
    t.play('us-bases')
    expect(t.answers).toEqual(['six-resources', 'twelve-aid'])
    t.play('twelve-aid')
    expect([outOfPlay(t, 'us-bases'), outOfPlay(t, 'arvn-bases'), t.aid, t.resources('arvn')]).toEqual([1, 2, 27, 20])
    const arvn = event(43, 'unshaded', {}, { boxes }).play('arvn-bases', 'six-resources')
    expect([outOfPlay(arvn, 'us-bases'), outOfPlay(arvn, 'arvn-bases'), arvn.resources('arvn')]).toEqual([3, 0, 26])
  })

  test('FITL 5.1.3 card 43 unshaded: one Base or none is Out of Play', () => {
    const one = event(43, 'unshaded', {}, { boxes: { 'out-of-play': { 'us-bases': 1 } } }).play('six-resources')
    expect([outOfPlay(one, 'us-bases'), one.resources('arvn'), one.aid]).toEqual([0, 26, 15])
    expect(event(43, 'unshaded', {}).answers).toEqual(['six-resources', 'twelve-aid'])
  })

  test('FITL 5.1 card 43 shaded: the Trail up, then again or 10 Resources for the NVA', () => {
    const t = event(43, 'shaded', {})
    expect([t.track('trail'), t.answers]).toEqual([2, ['trail-box', 'ten-resources']])
    expect(t.play('trail-box').track('trail')).toBe(3)
    const paid = event(43, 'shaded', {}).play('ten-resources')
    expect([paid.track('trail'), paid.resources('nva')]).toEqual([2, 30])
    const full = event(43, 'shaded', {}, { tracks: { trail: 3 } })
    expect([full.track('trail'), full.resources('nva'), full.question]).toEqual([4, 30, 'turn.second'])
  })
})
