import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 105 Rural Pressure', () => {
  test('FITL 5.1 card 105 unshaded: 4 Provinces with VC pieces shift toward Active Support', () => {
    const t = event(105, 'unshaded', {
      'tay-ninh': 'vc-active 1',
      'quang-nam': 'vc-tunnel 1, passive-opposition',
      'binh-dinh': 'vc-underground 1',
      'khanh-hoa': 'vc-active 1, active-opposition',
      'kien-phong': 'vc-base 1',
      'ba-xuyen': 'vc-base 1, active-support',
      'phuoc-long': 'vc-base 1',
      saigon: 'vc-active 1',
    })
    expect(t.answers).toEqual(['quang-nam', 'binh-dinh', 'khanh-hoa', 'tay-ninh', 'kien-phong'])
    t.play('khanh-hoa', 'tay-ninh', 'quang-nam', 'kien-phong')
    expect([t.level('khanh-hoa'), t.level('tay-ninh'), t.level('quang-nam'), t.level('kien-phong')]).toEqual([
      'passive-opposition',
      'passive-support',
      'neutral',
      'passive-support',
    ])
    expect([t.level('binh-dinh'), t.question]).toEqual(['neutral', 'turn.second'])
  })

  test('FITL 5.1.3 card 105 unshaded: fewer than 4', () => {
    const t = event(105, 'unshaded', { 'tay-ninh': 'vc-active 1', 'quang-nam': 'nva-active 1' })
    expect([t.level('tay-ninh'), t.level('quang-nam'), t.question]).toEqual([
      'passive-support',
      'neutral',
      'turn.second',
    ])
  })

  test.each([
    { way: 'raise', to: 21 },
    { way: 'lower', to: 9 },
  ])('FITL 5.1 card 105 shaded: 3 Provinces with Police shift; Patronage: $way', ({ way, to }) => {
    const t = event(105, 'shaded', {
      'tay-ninh': 'arvn-police 1',
      'quang-nam': 'arvn-police 1, active-opposition',
      'binh-dinh': 'arvn-police 1, active-support',
      'khanh-hoa': 'arvn-police 1',
      'kien-phong': 'arvn-troops 1',
      'ba-xuyen': 'arvn-police 2',
      saigon: 'arvn-police 1',
    })
    expect(t.answers).toEqual(['binh-dinh', 'khanh-hoa', 'tay-ninh', 'ba-xuyen'])
    t.play('binh-dinh', 'tay-ninh', 'ba-xuyen', way)
    expect([t.level('binh-dinh'), t.level('tay-ninh'), t.level('ba-xuyen'), t.level('khanh-hoa')]).toEqual([
      'passive-support',
      'passive-opposition',
      'passive-opposition',
      'neutral',
    ])
    expect(t.track('patronage')).toBe(to)
  })

  test('FITL 5.1.1 card 105 shaded: Patronage stays within 0 and 75', () => {
    expect(
      event(105, 'shaded', {}, { tracks: { patronage: 2 } })
        .play('lower')
        .track('patronage'),
    ).toBe(0)
    expect(
      event(105, 'shaded', {}, { tracks: { patronage: 72 } })
        .play('raise')
        .track('patronage'),
    ).toBe(75)
  })
})
