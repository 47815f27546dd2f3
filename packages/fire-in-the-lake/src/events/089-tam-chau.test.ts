import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 89 Tam Chau', () => {
  test.each([
    ['active-support', 'passive-support'],
    ['passive-support', 'passive-support'],
    ['neutral', 'passive-support'],
    ['active-opposition', 'passive-opposition'],
  ])('FITL 5.1 card 89 unshaded: Saigon from %s to %s, Patronage +6', (before, after) => {
    const t = event(89, 'unshaded', { saigon: before })
    expect([t.level('saigon'), t.track('patronage')]).toEqual([after, 21])
  })

  test.each([
    ['active-support', 'passive-support'],
    ['passive-opposition', 'passive-opposition'],
    ['active-opposition', 'passive-opposition'],
  ])('FITL 5.1 card 89 shaded: a VC piece in Saigon, which goes from %s to %s; Patronage −6', (before, after) => {
    const t = event(89, 'shaded', { saigon: before })
    expect([t.question, t.answers]).toEqual(['event.place-which', ['vc-underground', 'vc-base']])
    t.play('vc-base')
    expect([t.pieces('saigon'), t.level('saigon'), t.track('patronage')]).toEqual([{ 'vc-base': 1 }, after, 9])
  })

  test('FITL 5.1.1 card 89 shaded: no room for a Base, or no Guerrilla; the VC may take one from the map', () => {
    const full = event(89, 'shaded', { saigon: 'us-base 1, arvn-base 1' })
    expect(full.count('saigon', 'vc-underground')).toBe(1)
    const none = { saigon: 'us-base 2', 'quang-nam': 'vc-active 30' } as const
    const t = event(89, 'shaded', none)
    expect([t.count('saigon', 'vc-underground'), t.track('patronage')]).toEqual([0, 9])
    const vc = event(89, 'shaded', none, { eligible: ['vc', 'us'] })
    expect(vc.answers).toEqual(['vc-underground', 'done'])
    expect(vc.play('vc-underground').count('saigon', 'vc-underground')).toBe(1)
  })
})
