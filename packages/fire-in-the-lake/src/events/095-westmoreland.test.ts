import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 95 Westmoreland', () => {
  test('FITL 5.5 card 95 unshaded: Air Lift, Sweep or Assault in 2 spaces, Air Strike, all free and the US decides', () => {
    const t = event(
      95,
      'unshaded',
      {
        saigon: 'us-troops 6',
        'ba-xuyen': 'vc-underground 2',
        'kien-phong': 'us-troops 2, arvn-troops 4, vc-active 4',
        hue: 'us-troops 1, vc-underground 1',
      },
      { draw: [127, 40, 70, 99], lasting: { 41: 'unshaded', 78: 'shaded' } },
    )
    expect([t.by, t.answers]).toEqual(['us', ['air-lift', 'done']])
    t.play('air-lift', 'saigon', 'ba-xuyen', '2', 'done')
    expect(t.count('ba-xuyen', 'us-troops')).toBe(2)
    expect([t.question, t.answers]).toEqual(['event.operation-where', ['hue', 'kien-phong', 'ba-xuyen', 'done']])
    t.play('ba-xuyen', 'vc', 'kien-phong')
    expect(t.count('ba-xuyen', 'vc-active')).toBe(2)
    // The ARVN are not added, and two spaces are all.
    expect([t.pieces('kien-phong'), t.count('hue', 'vc-underground')]).toEqual([
      { 'us-troops': 2, 'arvn-troops': 4, 'vc-active': 2 },
      1,
    ])
    expect(t.answers).toEqual(['air-strike', 'done'])
    t.play('air-strike', 'ba-xuyen', 'vc-active', 'vc-active')
    expect(t.count('ba-xuyen', 'vc-active')).toBe(0)
  })

  test('FITL 5.5 card 95 unshaded: the US may leave out any of it', () => {
    const board = { saigon: 'us-troops 2, vc-active 1' } as const
    const t = event(95, 'unshaded', board).play('done', 'done', 'done')
    expect([t.pieces('saigon'), t.question]).toEqual([{ 'us-troops': 2, 'vc-active': 1 }, 'turn.second'])
  })

  test('FITL 5.1 card 95 shaded: 3 Provinces without Police shift 2 levels', () => {
    const t = event(95, 'shaded', {
      'quang-nam': 'active-support',
      'binh-dinh': 'arvn-police 1, active-support',
      'ba-xuyen': 'passive-opposition',
      'tay-ninh': 'active-opposition',
    })
    expect(t.question).toBe('event.shift-where')
    for (const s of ['binh-dinh', 'tay-ninh', 'saigon', 'central-laos', 'phuoc-long'])
      expect(t.answers).not.toContain(s)
    t.play('quang-nam', 'ba-xuyen', 'kien-phong')
    expect([t.level('quang-nam'), t.level('ba-xuyen'), t.level('kien-phong')]).toEqual([
      'neutral',
      'active-opposition',
      'active-opposition',
    ])
    expect(t.question).toBe('turn.second')
  })
})
