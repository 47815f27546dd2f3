import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 35 Thanh Hoa', () => {
  const board = { hue: 'us-troops 1, vc-active 2' } as const

  test('FITL 5.5 card 35 unshaded: a free Air Strike of the US that Degrades the Trail 3 boxes; NVA Resources −6', () => {
    const t = event(35, 'unshaded', board, {
      tracks: { trail: 4 },
      lasting: { 4: 'unshaded', 5: 'shaded', 39: 'shaded' },
    })
    expect([t.by, t.answers]).toEqual(['us', ['air-strike', 'done']])
    t.play('air-strike', 'hue', 'vc-active', 'vc-active')
    expect([t.track('trail'), t.resources('nva'), t.pieces('hue')]).toEqual([1, 14, { 'us-troops': 1 }])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.3 card 35 unshaded: AAA stops it at 2; the US may leave the Air Strike out', () => {
    const aaa = event(35, 'unshaded', {}, { tracks: { trail: 4 }, lasting: { 31: 'shaded' } }).play('air-strike')
    expect([aaa.track('trail'), aaa.resources('nva')]).toEqual([2, 14])
    const none = event(35, 'unshaded', board, { tracks: { trail: 4 } }).play('done')
    expect([none.track('trail'), none.resources('nva')]).toEqual([4, 14])
  })

  test('FITL 5.1 card 35 unshaded, 2nd edition: the Trail falls by 3, and that is all', () => {
    const t = event(35, 'unshaded', board, {
      tracks: { trail: 4 },
      options: { edition: '2nd' },
      lasting: { 31: 'shaded', 39: 'shaded' },
    })
    expect([t.track('trail'), t.resources('nva'), t.question]).toEqual([1, 20, 'turn.second'])
    expect(event(35, 'unshaded', {}, { tracks: { trail: 2 }, options: { edition: '2nd' } }).track('trail')).toBe(0)
  })

  test('FITL 5.1 card 35 shaded: the Trail rises, then its value counts three times', () => {
    const t = event(35, 'shaded', {})
    expect([t.track('trail'), t.resources('nva')]).toEqual([2, 26])
    const full = event(35, 'shaded', {}, { tracks: { trail: 4 } })
    expect([full.track('trail'), full.resources('nva')]).toEqual([4, 32])
  })
})
