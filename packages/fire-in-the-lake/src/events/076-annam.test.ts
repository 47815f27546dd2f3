import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 76 Annam', () => {
  test('FITL 5.1 card 76 unshaded: 1 Resource less for both for each space they share; Patronage +2', () => {
    const t = event(
      76,
      'unshaded',
      {
        'quang-nam': 'nva-troops 1, vc-underground 1',
        'loc-hue-da-nang': 'nva-active 1, vc-active 2',
        'north-vietnam': 'nva-base 1, vc-tunnel 1',
        saigon: 'vc-underground 1',
        'central-laos': 'nva-base 1',
      },
      { resources: { vc: 2 } },
    )
    expect([t.resources('nva'), t.resources('vc'), t.track('patronage')]).toEqual([17, 0, 17])
  })

  test('FITL 5.1 card 76 shaded: Hue, Da Nang and one Province beside them lose their Support', () => {
    const t = event(76, 'shaded', {
      hue: 'active-support',
      'da-nang': 'passive-opposition',
      'quang-nam': 'passive-support',
      'quang-tri-thua-thien': 'active-support',
      'quang-tin-quang-ngai': 'passive-opposition',
      'binh-dinh': 'passive-support',
    })
    expect([t.question, t.answers]).toEqual(['event.set-where', ['quang-tri-thua-thien', 'quang-nam']])
    t.play('quang-tri-thua-thien')
    expect([t.level('hue'), t.level('da-nang'), t.level('quang-tri-thua-thien')]).toEqual([
      'neutral',
      'passive-opposition',
      'neutral',
    ])
    expect([t.level('quang-nam'), t.question]).toEqual(['passive-support', 'turn.second'])
  })

  test('FITL 5.1.3 card 76 shaded: no Support anywhere near, nothing to ask', () => {
    expect(event(76, 'shaded', { 'binh-dinh': 'active-support' }).question).toBe('turn.second')
  })
})
