import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 94 Tunnel Rats', () => {
  test('FITL 5.1 card 94: a Tunnel on one Base in each of 2 Provinces', () => {
    const t = event(94, 'single', {
      'tay-ninh': 'vc-base 1, nva-base 1',
      'binh-dinh': 'vc-base 2',
      'quang-nam': 'vc-tunnel 1, us-troops 1',
      saigon: 'vc-base 1',
    })
    expect(t.answers).toEqual(['tunnels', 'tunneled-base'])
    t.play('tunnels')
    expect(t.answers).toEqual(['binh-dinh', 'tay-ninh'])
    t.play('tay-ninh')
    expect(t.answers).toEqual(['nva-base', 'vc-base'])
    t.play('nva-base')
    expect([t.pieces('tay-ninh'), t.pieces('binh-dinh')]).toEqual([
      { 'nva-tunnel': 1, 'vc-base': 1 },
      { 'vc-base': 1, 'vc-tunnel': 1 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 1.4.4 card 94: as many Tunnels as are left', () => {
    const t = event(94, 'single', {
      'tay-ninh': 'vc-tunnel 2',
      'binh-dinh': 'vc-tunnel 2',
      'quang-nam': 'nva-tunnel 1, vc-base 1',
      'ba-xuyen': 'vc-base 1',
    }).play('ba-xuyen')
    expect([t.pieces('ba-xuyen'), t.count('quang-nam', 'vc-base')]).toEqual([{ 'vc-tunnel': 1 }, 1])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.1 card 94: or a Tunneled Base goes from a space with US Troops, guarded or not', () => {
    const t = event(94, 'single', {
      'quang-nam': 'vc-tunnel 1, nva-tunnel 1, vc-underground 2, us-troops 1',
      'binh-dinh': 'vc-tunnel 1, arvn-troops 4, irregulars-active 1',
      kontum: 'vc-tunnel 1, us-troops 1',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['kontum', 'quang-nam']])
    t.play('quang-nam')
    expect(t.answers).toEqual(['nva-tunnel', 'vc-tunnel'])
    t.play('nva-tunnel')
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 1, 'vc-underground': 2, 'vc-tunnel': 1 })
  })

  test('FITL 5.1.3 card 94: no Base anywhere', () => {
    expect(event(94, 'single', { saigon: 'us-troops 4' }).question).toBe('turn.second')
  })
})
