import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'
import { US } from '../forces.ts'
import { whyNotPivotal } from '../pivotal.ts'

describe('FITL 5.1 card 3 Peace Talks', () => {
  test('FITL 5.1 card 3 unshaded: NVA Resources −9, and Linebacker II needs Support + Available over 25, for good', () => {
    // 40 Troops and 6 Bases, less 20 on the map.
    const board = { saigon: 'us-troops 20' } as const
    const tracks = { 'us-pivotal': 'held', 'leader-cards': 2 } as const
    const before = scene(board, { tracks })
    expect(before.total('support-and-available')).toBe(26)
    expect(whyNotPivotal(before.table.game, US)?.id).toBe('why.pivotal-support')
    const t = event(3, 'unshaded', board, { tracks, eligible: ['arvn', 'us'] })
    expect(t.resources('nva')).toBe(11)
    expect(whyNotPivotal(t.table.game, US)).toBeUndefined()
    const lower = scene({ saigon: 'us-troops 21' }, { tracks, lasting: { 3: 'unshaded' } })
    expect(whyNotPivotal(lower.table.game, US)?.id).toBe('why.pivotal-support')
    const few = scene(board, { tracks: { ...tracks, 'leader-cards': 1 }, lasting: { 3: 'unshaded' } })
    expect(whyNotPivotal(few.table.game, US)?.id).toBe('why.pivotal-leaders')
  })

  test('FITL 5.1 card 3 shaded: NVA Resources +9, and a Trail below 3 rises to 3', () => {
    const trail = (n: number): number => event(3, 'shaded', {}, { tracks: { trail: n } }).track('trail')
    expect([trail(0), trail(2), trail(3), trail(4)]).toEqual([3, 3, 3, 4])
    expect(event(3, 'shaded', {}).resources('nva')).toBe(29)
    expect(event(3, 'shaded', {}, { resources: { nva: 70 } }).resources('nva')).toBe(75)
  })

  test('FITL 1.8 card 3 unshaded: no fewer than 0', () => {
    expect(event(3, 'unshaded', {}, { resources: { nva: 5 }, eligible: ['us', 'arvn'] }).resources('nva')).toBe(0)
  })
})
