import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 30 USS New Jersey', () => {
  const coast = {
    'north-vietnam': 'nva-troops 8, nva-base 1',
    'quang-nam': 'vc-active 7, vc-underground 1',
    'ba-xuyen': 'vc-base 1',
    'loc-hue-da-nang': 'vc-active 1',
    'tay-ninh': 'us-troops 1, vc-active 1',
  } as const

  test('FITL 5.5 card 30 unshaded: one of the two strikes up to 3 coastal spaces, 6 pieces each, never the Trail', () => {
    const t = event(30, 'unshaded', coast, { draw: [127, 40, 70, 99], lasting: { 41: 'unshaded' } })
    expect([t.by, t.answers]).toEqual(['us', ['us', 'arvn']])
    t.play('arvn')
    expect([t.by, t.question]).toEqual(['arvn', 'strike.where'])
    // At least one space.
    expect(t.answers).not.toContain('done')
    for (const s of ['north-vietnam', 'quang-nam', 'ba-xuyen', 'loc-hue-da-nang']) expect(t.answers).toContain(s)
    expect(t.whyNot('tay-ninh')?.id).toBe('why.event-not-here')
    t.play('north-vietnam', 'nva-troops', 'nva-troops', 'nva-troops', 'nva-troops', 'nva-troops')
    t.play(
      'quang-nam',
      'vc-active',
      'vc-active',
      'vc-active',
      'vc-active',
      'vc-active',
      'vc-active',
      'ba-xuyen',
      'vc-base',
    )
    expect(t.pieces('north-vietnam')).toEqual({ 'nva-troops': 2, 'nva-base': 1 })
    expect([t.pieces('quang-nam'), t.level('quang-nam')]).toEqual([
      { 'vc-underground': 1, 'vc-active': 1 },
      'passive-opposition',
    ])
    expect([t.pieces('ba-xuyen'), t.track('trail'), t.question]).toEqual([{}, 1, 'turn.second'])
  })

  test('FITL 4.2.3 card 30 unshaded, 2nd edition: 2 pieces each, without a roll', () => {
    const t = event(30, 'unshaded', coast, { options: { edition: '2nd' } })
    t.play('us', 'quang-nam', 'vc-active', 'loc-hue-da-nang', 'done')
    expect([t.count('quang-nam', 'vc-active'), t.count('loc-hue-da-nang', 'vc-active'), t.track('trail')]).toEqual([
      5, 0, 1,
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 30 shaded: 2 coastal Provinces with US Troops shift 2 levels', () => {
    const t = event(30, 'shaded', {
      'quang-nam': 'us-troops 1, active-support',
      'ba-xuyen': 'us-troops 1',
      'binh-dinh': 'us-troops 1, passive-opposition',
      'tay-ninh': 'us-troops 1',
      'khanh-hoa': 'irregulars-active 1, us-base 1',
      hue: 'us-troops 1',
    })
    expect([t.question, t.answers]).toEqual(['event.shift-where', ['quang-nam', 'binh-dinh', 'ba-xuyen']])
    t.play('quang-nam', 'binh-dinh')
    expect([t.level('quang-nam'), t.level('binh-dinh'), t.level('ba-xuyen')]).toEqual([
      'neutral',
      'active-opposition',
      'neutral',
    ])
    expect(event(30, 'shaded', { hue: 'us-troops 1' }).question).toBe('turn.second')
  })
})
