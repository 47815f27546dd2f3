import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 78 General Lansdale', () => {
  test('FITL 5.1 card 78 unshaded: a space with COIN pieces turns to Active Support and gets Terror, a second one too', () => {
    const t = event(78, 'unshaded', {
      saigon: 'arvn-police 2',
      hue: 'active-opposition, us-base 1, terror 1',
      kontum: 'active-support, arvn-troops 2',
      'binh-dinh': 'rangers-underground 1',
      'quang-nam': 'vc-underground 1',
      'phuoc-long': 'us-troops 1',
      'loc-hue-da-nang': 'arvn-police 1',
    })
    expect([t.question, t.answers]).toEqual(['event.set-where', ['hue', 'binh-dinh']])
    t.play('hue')
    expect([t.level('hue'), t.markers('hue', 'terror'), t.track('patronage')]).toEqual(['active-support', 2, 16])
  })

  test('FITL 5.1.3 card 78 unshaded: what can be done is done: Terror at Active Support, or where nobody lives', () => {
    const t = event(78, 'unshaded', { kontum: 'active-support, arvn-troops 1', 'phuoc-long': 'us-troops 1' })
    expect([t.markers('kontum', 'terror'), t.markers('phuoc-long', 'terror')]).toEqual([1, 0])
    expect(event(78, 'unshaded', { 'phuoc-long': 'us-troops 1' }).markers('phuoc-long', 'terror')).toBe(1)
    const none = event(78, 'unshaded', { saigon: 'us-troops 1' })
    expect([none.question, none.track('patronage')]).toEqual(['turn.second', 16])
  })

  test('FITL 3.3.4 card 78 unshaded: no marker is left, the people turn all the same', () => {
    const t = event(78, 'unshaded', { kontum: 'arvn-troops 1', 'quang-nam': 'terror 15' })
    expect([t.level('kontum'), t.markers('kontum', 'terror')]).toEqual(['active-support', 0])
  })

  test('FITL 5.4 card 78 shaded: Patronage +3, and no US Assault, on Patrol neither; the ARVN Assault', () => {
    const board = {
      saigon: 'us-troops 3, arvn-troops 4, vc-active 2',
      'loc-saigon-can-tho': 'us-troops 2, vc-active 1',
    } as const
    const t = event(78, 'shaded', board, { eligible: ['nva', 'us'], draw: [1, 21, 40, 70] })
    expect([t.track('patronage'), t.by]).toEqual([18, 'us'])
    expect(t.whyNot('assault')?.id).toBe('why.operation-impossible')
    t.play('patrol', 'done')
    expect(t.count('loc-saigon-can-tho', 'vc-active')).toBe(1)
    expect(scene(board, { first: 'arvn', lasting: { 78: 'shaded' } }).answers).toContain('assault')
  })
})
