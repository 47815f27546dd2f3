import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 85 USAID', () => {
  test('FITL 5.1 card 85 unshaded: 3 COIN-Controlled spaces shift toward Active Support', () => {
    const t = event(85, 'unshaded', {
      saigon: 'us-troops 1, passive-opposition',
      hue: 'arvn-police 1, passive-support',
      kontum: 'arvn-police 1, active-support',
      'binh-dinh': 'arvn-police 1',
      'quang-nam': 'arvn-police 1, vc-underground 1',
      'ba-xuyen': 'arvn-police 1',
      'phuoc-long': 'us-troops 1',
    })
    expect(t.answers).toEqual(['hue', 'saigon', 'binh-dinh', 'ba-xuyen'])
    t.play('saigon', 'hue', 'ba-xuyen')
    expect([t.level('saigon'), t.level('hue'), t.level('ba-xuyen'), t.level('binh-dinh')]).toEqual([
      'neutral',
      'active-support',
      'passive-support',
      'neutral',
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 85 shaded: each of Resources, Aid and Patronage goes up or down by 2, or stays', () => {
    const t = event(85, 'shaded', {}, { eligible: ['vc'], tracks: { aid: 1 } })
    expect([t.question, t.answers]).toEqual(['event.change-resources', ['raise', 'lower', 'done']])
    t.play('lower')
    expect(t.question).toBe('event.change-aid')
    t.play('lower', 'raise')
    expect([t.resources('arvn'), t.aid, t.track('patronage')]).toEqual([18, 0, 17])
    const same = event(85, 'shaded', {}).play('done', 'done', 'done')
    expect([same.resources('arvn'), same.aid, same.track('patronage')]).toEqual([20, 15, 15])
  })
})
