import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 88 Phan Quang Dan', () => {
  test('FITL 5.1 card 88 unshaded: Saigon toward Active Support, Patronage +5', () => {
    const t = event(88, 'unshaded', { saigon: 'passive-opposition' })
    expect([t.level('saigon'), t.track('patronage')]).toEqual(['neutral', 20])
    expect(event(88, 'unshaded', { saigon: 'active-support' }).level('saigon')).toBe('active-support')
  })

  test('FITL 5.1 card 88 shaded: Saigon toward Neutral from either side, Patronage −5, the ARVN sit out', () => {
    const t = event(88, 'shaded', { saigon: 'active-support' }, { eligible: ['vc', 'us'], draw: [61, 40, 70, 99] })
    expect([t.level('saigon'), t.track('patronage'), t.isEligible('arvn')]).toEqual(['passive-support', 10, false])
    t.play('pass')
    expect([t.question, t.isEligible('arvn')]).toEqual(['turn.first', false])
    expect(event(88, 'shaded', { saigon: 'active-opposition' }).level('saigon')).toBe('passive-opposition')
    const low = event(88, 'shaded', {}, { tracks: { patronage: 3 } })
    expect([low.level('saigon'), low.track('patronage')]).toEqual(['neutral', 0])
  })
})
