import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 16 Blowtorch Komer', () => {
  test('FITL 5.1 card 16 unshaded: Aid +10, and in the Support Phase a step of Pacification costs 1', () => {
    const now = event(16, 'unshaded', {})
    expect([now.track('aid'), inForce(now.table.game, 16, 'unshaded')]).toEqual([25, true])
    const t = scene(
      { hue: 'us-troops 1, arvn-police 1, terror 1' },
      { phase: 'support', card: 128, tracks: { coups: 1 }, lasting: { 16: 'unshaded' } },
    )
    t.play('hue', 'more', 'more')
    expect([t.level('hue'), t.markers('hue', 'terror'), t.resources('arvn')]).toEqual(['active-support', 0, 17])
  })

  test('FITL 1.8, 5.1.1 FL-70 card 16 unshaded: Aid goes to 75 and no farther', () => {
    expect(event(16, 'unshaded', {}, { tracks: { aid: 70 } }).aid).toBe(75)
  })

  test('FITL 5.1 card 16 shaded: Aid −10, and a space with Troops and Police of COIN shifts', () => {
    const t = event(16, 'shaded', {
      hue: 'us-troops 1, arvn-police 1, active-support',
      saigon: 'arvn-troops 1, arvn-police 1',
      kontum: 'us-troops 1, arvn-troops 1',
      'quang-nam': 'arvn-police 1, us-base 1',
      'can-tho': 'us-troops 1, arvn-police 1, active-opposition',
      'phuoc-long': 'us-troops 1, arvn-police 1',
      'loc-hue-da-nang': 'us-troops 1, arvn-police 1',
    })
    expect([t.track('aid'), t.question, t.answers]).toEqual([5, 'event.shift-where', ['hue', 'saigon']])
    t.play('hue')
    expect([t.level('hue'), t.level('saigon'), t.question]).toEqual(['passive-support', 'neutral', 'turn.second'])
  })

  test('FITL 5.1.3 card 16 shaded: no such space, only Aid, not below 0', () => {
    const t = event(16, 'shaded', { hue: 'us-troops 2' }, { tracks: { aid: 4 } })
    expect([t.track('aid'), t.question]).toEqual([0, 'turn.second'])
  })
})
