import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 109 Nguyen Huu Tho', () => {
  test('FITL 5.1 card 109 unshaded: every City with VC pieces shifts toward Active Support', () => {
    const t = event(109, 'unshaded', {
      hue: 'vc-active 1',
      saigon: 'vc-tunnel 1, active-opposition',
      kontum: 'nva-active 1',
      'tay-ninh': 'vc-active 1',
    })
    expect([t.level('hue'), t.level('saigon'), t.level('kontum'), t.level('tay-ninh')]).toEqual([
      'passive-support',
      'passive-opposition',
      'neutral',
      'neutral',
    ])
  })

  test('FITL 5.1 card 109 shaded: a VC Base and a Guerrilla come to Saigon, the executor stays Eligible', () => {
    const t = event(109, 'shaded', {}, { eligible: ['nva'], draw: [36, 21, 127] })
    expect(t.pieces('saigon')).toEqual({ 'vc-base': 1, 'vc-underground': 1 })
    expect([t.by, t.question, t.isEligible('nva')]).toEqual(['nva', 'turn.first', true])
  })

  test('FITL 1.4.2 card 109 shaded: no Base where there are two', () => {
    const t = event(109, 'shaded', { saigon: 'us-base 1, arvn-base 1' })
    expect(t.pieces('saigon')).toEqual({ 'us-base': 1, 'arvn-base': 1, 'vc-underground': 1 })
  })
})
