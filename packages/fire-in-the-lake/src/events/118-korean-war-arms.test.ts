import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 118 Korean War Arms', () => {
  test('FITL 5.1 card 118 unshaded: the VC lose a Guerrilla wherever they have 2 and there is no NVA Base', () => {
    const t = event(
      118,
      'unshaded',
      {
        hue: 'vc-underground 1, vc-active 1',
        'tay-ninh': 'vc-underground 3',
        'binh-dinh': 'vc-active 2, nva-tunnel 1',
        'khanh-hoa': 'vc-active 2, nva-base 1',
        'loc-hue-da-nang': 'vc-active 2',
        kontum: 'vc-active 1, vc-base 1',
      },
      { eligible: ['us'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'event.remove-which', ['vc-underground', 'vc-active']])
    t.play('vc-active')
    expect([t.pieces('hue'), t.pieces('tay-ninh'), t.pieces('loc-hue-da-nang')]).toEqual([
      { 'vc-underground': 1 },
      { 'vc-underground': 2 },
      { 'vc-active': 1 },
    ])
    expect([
      t.count('binh-dinh', 'vc-active'),
      t.count('khanh-hoa', 'vc-active'),
      t.count('kontum', 'vc-active'),
    ]).toEqual([2, 2, 1])
  })

  test('FITL 5.1 card 118 shaded: a VC piece of any kind in each of 3 spaces', () => {
    const t = event(118, 'shaded', { kontum: 'us-base 2' })
    expect(t.answers).toContain('north-vietnam')
    t.play('loc-hue-da-nang', 'kontum', 'saigon')
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    t.play('vc-base')
    expect([t.pieces('loc-hue-da-nang'), t.count('kontum', 'vc-underground'), t.pieces('saigon')]).toEqual([
      { 'vc-underground': 1 },
      1,
      { 'vc-base': 1 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 118 shaded: fewer pieces than 3', () => {
    const t = event(
      118,
      'shaded',
      { hue: 'vc-active 29', kontum: 'vc-base 2', saigon: 'vc-base 2' },
      {
        eligible: ['us'],
        boxes: { 'out-of-play': { 'vc-bases': 5 } },
      },
    )
    t.play('tay-ninh')
    expect([t.pieces('tay-ninh'), t.question]).toEqual([{ 'vc-underground': 1 }, 'turn.first'])
  })
})
