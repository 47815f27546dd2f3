import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 119 My Lai', () => {
  test.each([
    { onMap: 30, gone: 2 },
    { onMap: 39, gone: 1 },
    { onMap: 40, gone: 0 },
  ])('FITL 5.1 card 119 unshaded: $gone Available US Troops go, Patronage +2', ({ onMap, gone }) => {
    const t = event(119, 'unshaded', { hue: `us-troops ${onMap}` })
    expect([outOfPlay(t, 'us-troops'), available(t, 'us-troops')]).toEqual([gone, 40 - onMap - gone])
    expect(t.track('patronage')).toBe(17)
  })

  test('FITL 5.1 card 119 shaded: a Province with US Troops turns to Active Opposition, VC come, Aid falls', () => {
    const t = event(119, 'shaded', {
      'tay-ninh': 'us-troops 1, active-support',
      'binh-dinh': 'us-troops 1',
      'quang-nam': 'us-troops 1, us-base 2',
      'phuoc-long': 'us-troops 1',
      hue: 'us-troops 1',
    })
    expect(t.answers).toEqual(['binh-dinh', 'tay-ninh'])
    t.play('tay-ninh')
    expect([t.level('tay-ninh'), t.pieces('tay-ninh'), t.aid]).toEqual([
      'active-opposition',
      { 'us-troops': 1, 'vc-underground': 1, 'vc-base': 1 },
      9,
    ])
  })

  test('FITL 5.1.3 card 119 shaded: no room for a Base, nobody lives there, no Province at all', () => {
    const t = event(119, 'shaded', { 'quang-nam': 'us-troops 1, us-base 2', 'phuoc-long': 'us-troops 1' })
    expect([t.level('quang-nam'), t.pieces('quang-nam')]).toEqual([
      'active-opposition',
      { 'us-troops': 1, 'us-base': 2, 'vc-underground': 1 },
    ])
    const u = event(119, 'shaded', { 'phuoc-long': 'us-troops 1' })
    expect([u.level('phuoc-long'), u.count('phuoc-long', 'vc-base')]).toEqual(['neutral', 1])
    expect(event(119, 'shaded', { hue: 'us-troops 1' }).aid).toBe(9)
  })

  test('FITL 1.4.1 card 119 shaded: the VC may take theirs from elsewhere, whoever executes it', () => {
    const t = event(119, 'shaded', { 'tay-ninh': 'us-troops 1', hue: 'vc-active 30' }, { eligible: ['arvn'] })
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'event.place-which', ['vc-underground', 'done']])
    expect(t.play('vc-underground').count('tay-ninh', 'vc-underground')).toBe(1)
  })
})
