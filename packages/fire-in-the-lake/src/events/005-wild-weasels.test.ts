import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 5 Wild Weasels', () => {
  test('FITL 5.1 card 5 unshaded: shaded SA-2s go, and nothing else happens', () => {
    const t = event(5, 'unshaded', {}, { lasting: { 34: 'shaded' }, tracks: { trail: 3 } })
    expect([inForce(t.table.game, 34, 'shaded'), t.track('trail'), t.resources('nva')]).toEqual([false, 3, 20])
  })

  test('FITL 5.1 card 5 unshaded: otherwise the Trail falls 2 boxes and the NVA lose 9 Resources', () => {
    const t = event(5, 'unshaded', {}, { lasting: { 34: 'unshaded' }, tracks: { trail: 3 } })
    expect([inForce(t.table.game, 34, 'unshaded'), t.track('trail'), t.resources('nva')]).toEqual([true, 1, 11])
    expect(event(5, 'unshaded', {}).track('trail')).toBe(0)
  })

  test('FITL 5.1.2 card 5 unshaded: it Degrades the Trail in spite of Oriskany, and ADSID costs the NVA once', () => {
    const t = event(5, 'unshaded', {}, { lasting: { 39: 'shaded', 7: 'unshaded' }, tracks: { trail: 4 } })
    expect([t.track('trail'), t.resources('nva')]).toEqual([2, 5])
  })

  const board = { hue: 'us-troops 1, vc-active 2' } as const

  test('FITL 5.4 card 5 shaded: until the Coup either spaces or the Trail', () => {
    expect(inForce(event(5, 'shaded', {}).table.game, 5, 'shaded')).toBe(true)
    const more = { lasting: { 5: 'shaded' }, tracks: { trail: 3 } } as const
    const t = scene(board, more).play('train', 'air-strike', 'hue', 'vc-active', 'vc-active')
    expect([t.pieces('hue'), t.track('trail'), t.question]).toEqual([{ 'us-troops': 1 }, 3, 'train.what'])
    expect(scene(board, more).play('train', 'air-strike', 'done').track('trail')).toBe(2)
  })

  test('FITL 5.4 card 5 shaded, 2nd edition: a single piece or the Trail', () => {
    const more = { lasting: { 5: 'shaded' }, tracks: { trail: 3 }, options: { edition: '2nd' }, dice: [6] } as const
    const t = scene(board, more).play('train', 'air-strike', 'hue')
    expect([t.count('hue', 'vc-active'), t.track('trail'), t.question]).toEqual([1, 3, 'train.what'])
  })
})
