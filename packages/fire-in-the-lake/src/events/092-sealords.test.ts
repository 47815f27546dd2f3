import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 92 SEALORDS', () => {
  test('FITL 5.5 card 92 unshaded: the ARVN, then the US Sweep in place or Assault in each space beside Can Tho, free', () => {
    const t = event(
      92,
      'unshaded',
      {
        'kien-phong': 'arvn-troops 2, us-troops 2, vc-underground 2, nva-troops 1',
        'ba-xuyen': 'arvn-troops 2, vc-active 1, vc-underground 1',
        'loc-can-tho-long-phu': 'arvn-police 2, vc-active 1, vc-underground 1',
        'can-tho': 'us-troops 3, vc-active 3',
        'tay-ninh': 'us-troops 4, vc-active 3',
      },
      { resources: { arvn: 0 }, draw: [127, 40, 70, 99] },
    )
    expect([t.by, t.question]).toEqual(['arvn', 'event.operation-where'])
    expect(t.answers).toEqual(['kien-phong', 'ba-xuyen', 'loc-can-tho-long-phu', 'done'])
    t.play('kien-phong')
    expect(t.answers).toEqual(['sweep', 'assault'])
    t.play('sweep', 'vc', 'loc-can-tho-long-phu', 'done')
    expect([t.pieces('kien-phong'), t.count('loc-can-tho-long-phu', 'vc-active')]).toEqual([
      { 'us-troops': 2, 'arvn-troops': 2, 'nva-troops': 1, 'vc-active': 2 },
      0,
    ])
    expect([t.by, t.answers]).toEqual(['us', ['kien-phong', 'done']])
    t.play('kien-phong', 'vc-active')
    expect(t.pieces('kien-phong')).toEqual({ 'us-troops': 2, 'arvn-troops': 2, 'vc-active': 1 })
    expect([t.count('ba-xuyen', 'vc-active'), t.count('can-tho', 'vc-active'), t.question]).toEqual([
      1,
      3,
      'turn.second',
    ])
  })

  test('FITL 5.1.3 card 92 unshaded: nobody is there to act', () => {
    expect(event(92, 'unshaded', { 'kien-phong': 'arvn-troops 2' }).question).toBe('turn.second')
  })

  test('FITL 5.4 card 92 unshaded: General Lansdale does not bar this US Assault', () => {
    const board = { 'ba-xuyen': 'us-troops 2, vc-active 2' } as const
    const t = event(92, 'unshaded', board, { lasting: { 78: 'shaded' } }).play('ba-xuyen')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 2 })
  })

  test('FITL 5.1 card 92 shaded: one of the insurgents moves pieces from Cambodia and Tay Ninh, Bases too but not Tunneled ones', () => {
    const t = event(
      92,
      'shaded',
      {
        sihanoukville: 'vc-base 1, vc-underground 3, nva-troops 2',
        'tay-ninh': 'vc-tunnel 1, vc-active 2',
        'the-fishhook': 'vc-tunnel 1',
        'quang-nam': 'vc-underground 2',
        'kien-phong': 'us-base 2',
      },
      { eligible: ['arvn'] },
    )
    expect([t.by, t.answers]).toEqual(['arvn', ['nva', 'vc']])
    t.play('vc')
    expect([t.by, t.answers]).toEqual(['vc', ['sihanoukville', 'tay-ninh', 'done']])
    t.play('sihanoukville')
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    t.play('vc-base')
    expect(t.answers).toEqual(['kien-hoa-vinh-binh', 'ba-xuyen', 'kien-giang-an-xuyen'])
    t.play('ba-xuyen', 'tay-ninh')
    expect(t.answers).toHaveLength(8)
    t.play('loc-saigon-can-tho', '2', 'sihanoukville', 'kien-phong', '2', 'done')
    expect([t.pieces('ba-xuyen'), t.pieces('loc-saigon-can-tho')]).toEqual([{ 'vc-base': 1 }, { 'vc-active': 2 }])
    expect([t.pieces('tay-ninh'), t.pieces('sihanoukville')]).toEqual([
      { 'vc-tunnel': 1 },
      { 'nva-troops': 2, 'vc-underground': 1 },
    ])
    expect(t.count('kien-phong', 'vc-underground')).toBe(2)
  })
})
