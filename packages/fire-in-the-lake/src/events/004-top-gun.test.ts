import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event, type Scene, type SceneOptions, scene } from '../../test/kit.ts'

const strike = (more: SceneOptions): Scene =>
  scene({ hue: 'us-troops 1, active-opposition' }, { tracks: { trail: 3 }, ...more }).play('train', 'air-strike')

describe('FITL 5.3 card 4 Top Gun', () => {
  test('FITL 5.3 card 4 unshaded: it cancels shaded MiGs, and only that side', () => {
    const t = event(4, 'unshaded', {}, { lasting: { 33: 'shaded' } })
    expect([inForce(t.table.game, 4, 'unshaded'), inForce(t.table.game, 33, 'shaded')]).toEqual([true, false])
    const other = event(4, 'unshaded', {}, { lasting: { 33: 'unshaded' } })
    expect(inForce(other.table.game, 33, 'unshaded')).toBe(true)
    const shaded = event(4, 'shaded', {}, { lasting: { 33: 'shaded' } })
    expect([inForce(shaded.table.game, 4, 'shaded'), inForce(shaded.table.game, 33, 'shaded')]).toEqual([true, true])
  })

  test('FITL 4.2.3 card 4 unshaded: an Air Strike Degrades the Trail 2 boxes, and no MiGs come', () => {
    const t = strike({ lasting: { 4: 'unshaded', 33: 'shaded' } })
    expect([t.track('trail'), casualties(t, 'us-troops')]).toEqual([1, 0])
  })

  test('FITL 4.2.3 card 4 shaded: an Air Strike Degrades the Trail on a 4 to 6 only', () => {
    expect(strike({ lasting: { 4: 'shaded' }, dice: [3] }).track('trail')).toBe(3)
    expect(strike({ lasting: { 4: 'shaded' }, dice: [4] }).track('trail')).toBe(2)
  })

  test('FITL 4.2.3 card 4 shaded, 2nd edition: 2 hits, and then a 4 to 6', () => {
    const options = { edition: '2nd' } as const
    expect(strike({ options, lasting: { 4: 'shaded' }, dice: [2, 3] }).track('trail')).toBe(3)
    expect(strike({ options, lasting: { 4: 'shaded' }, dice: [2, 4] }).track('trail')).toBe(2)
  })
})
