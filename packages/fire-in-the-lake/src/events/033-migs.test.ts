import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

const US_NEXT = { eligible: ['nva', 'us'], draw: [1, 21, 40, 70], tracks: { trail: 3 } } as const

describe('FITL 5.3 card 33 MiGs', () => {
  test('FITL 6.6 card 33 unshaded: it stays in force, and every Reset costs the NVA 6', () => {
    const t = event(33, 'unshaded', {})
    expect(inForce(t.table.game, 33, 'unshaded')).toBe(true)
  })

  test('FITL 4.2.3 card 33 shaded: whenever an Air Strike Degrades the Trail, an Available US Troop is lost', () => {
    const t = event(33, 'shaded', { hue: 'us-troops 1, vc-active 1' }, US_NEXT)
    t.play('patrol', 'air-strike', 'hue', 'vc-active', 'yes')
    expect([t.track('trail'), casualties(t, 'us-troops')]).toEqual([2, 1])
    const not = event(33, 'shaded', { hue: 'us-troops 1, vc-active 1' }, US_NEXT)
    not.play('patrol', 'air-strike', 'hue', 'vc-active', 'no')
    expect(casualties(not, 'us-troops')).toBe(0)
    const none = event(33, 'shaded', { hue: 'us-troops 40, vc-active 1' }, US_NEXT)
    none.play('patrol', 'air-strike', 'hue', 'vc-active', 'yes')
    expect(casualties(none, 'us-troops')).toBe(0)
  })

  test('FITL 5.3 card 33 shaded: Top Gun keeps it out', () => {
    const t = event(33, 'shaded', { hue: 'us-troops 1, vc-active 1' }, { ...US_NEXT, lasting: { 4: 'unshaded' } })
    expect(inForce(t.table.game, 33, 'shaded')).toBe(false)
    t.play('patrol', 'air-strike', 'hue', 'vc-active', 'yes')
    expect([t.track('trail'), casualties(t, 'us-troops')]).toEqual([1, 0])
    const shot = event(33, 'shaded', {}, { lasting: { 4: 'shaded' } })
    expect(inForce(shot.table.game, 33, 'shaded')).toBe(true)
  })
})
