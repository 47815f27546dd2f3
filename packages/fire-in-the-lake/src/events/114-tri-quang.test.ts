import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 114 Tri Quang', () => {
  test('FITL 5.1 card 114 unshaded: up to 3 Cities at Neutral or Opposition become Passive Support', () => {
    const t = event(114, 'unshaded', { hue: 'active-opposition', saigon: 'active-support', kontum: 'passive-support' })
    expect(t.answers).toEqual(['hue', 'da-nang', 'qui-nhon', 'cam-ranh', 'an-loc', 'can-tho', 'done'])
    t.play('hue', 'an-loc', 'can-tho')
    expect([t.level('hue'), t.level('an-loc'), t.level('saigon'), t.question]).toEqual([
      'passive-support',
      'passive-support',
      'active-support',
      'turn.second',
    ])
    expect(event(114, 'unshaded', {}).play('done').level('hue')).toBe('neutral')
  })

  test('FITL 5.1 card 114 shaded: three Cities shift, then a VC piece comes to Saigon', () => {
    const t = event(114, 'shaded', { hue: 'active-opposition', saigon: 'active-support' })
    expect([t.level('hue'), t.level('da-nang'), t.level('saigon')]).toEqual([
      'active-opposition',
      'passive-opposition',
      'passive-support',
    ])
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    expect(t.play('vc-base').pieces('saigon')).toEqual({ 'vc-base': 1 })
  })

  test('FITL 1.4.2 card 114 shaded: no Base where there are two', () => {
    expect(event(114, 'shaded', { saigon: 'us-base 2' }).count('saigon', 'vc-underground')).toBe(1)
  })
})
