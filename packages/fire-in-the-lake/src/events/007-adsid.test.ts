import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 7 ADSID', () => {
  test('FITL 5.4 card 7 unshaded: until the Coup every change of the Trail costs the NVA 6', () => {
    expect(inForce(event(7, 'unshaded', {}).table.game, 7, 'unshaded')).toBe(true)
    const lasting = { 7: 'unshaded' } as const
    const up = event(3, 'shaded', {}, { lasting })
    expect([up.track('trail'), up.resources('nva')]).toEqual([3, 23])
    const rally = scene({}, { first: 'nva', lasting }).play('rally', 'done')
    expect([rally.track('trail'), rally.resources('nva')]).toEqual([2, 12])
    // At its end it does not change.
    expect(event(10, 'unshaded', {}, { lasting, tracks: { trail: 0 } }).resources('nva')).toBe(11)
  })

  test('FITL 5.1 card 7 shaded: the Trail rises 1 box, to 2 at least, and the ARVN lose 9', () => {
    const trail = (n: number): number => event(7, 'shaded', {}, { tracks: { trail: n } }).track('trail')
    expect([trail(0), trail(1), trail(2), trail(4)]).toEqual([2, 2, 3, 4])
    expect(event(7, 'shaded', {}).resources('arvn')).toBe(11)
    expect(event(7, 'shaded', {}, { resources: { arvn: 4 } }).resources('arvn')).toBe(0)
  })
})
