import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 14 M-48 Patton', () => {
  test('FITL 5.3 card 14: either side stays in force', () => {
    expect(inForce(event(14, 'unshaded', {}).table.game, 14, 'unshaded')).toBe(true)
    expect(inForce(event(14, 'shaded', {}).table.game, 14, 'shaded')).toBe(true)
  })

  test('FITL 3.2.4 card 14 unshaded: 2 more in a City, on a LoC and in Highland, but in 2 spaces only', () => {
    const t = scene(
      {
        hue: 'us-troops 1, vc-active 4',
        'loc-hue-da-nang': 'us-troops 1, vc-active 4',
        'quang-nam': 'us-troops 2, vc-active 4',
        'ba-xuyen': 'us-troops 1, vc-active 4',
      },
      { lasting: { 14: 'unshaded' } },
    )
    t.play('assault', 'ba-xuyen', 'loc-hue-da-nang', 'yes', 'quang-nam', 'yes', 'hue')
    expect([
      t.count('ba-xuyen', 'vc-active'),
      t.count('loc-hue-da-nang', 'vc-active'),
      t.count('quang-nam', 'vc-active'),
      t.count('hue', 'vc-active'),
    ]).toEqual([3, 1, 1, 3])
  })

  const board = { hue: 'us-troops 2', saigon: 'us-troops 1' } as const
  const patrol = ['patrol', 'hue', 'loc-hue-da-nang', '1', 'done', 'done'] as const

  test('FITL 3.2.2 card 14 shaded: after a Patrol on a 1 to 3 the NVA remove a cube that moved', () => {
    const t = scene(board, { lasting: { 14: 'shaded' }, dice: [3] }).play(...patrol)
    expect([t.count('loc-hue-da-nang', 'us-troops'), casualties(t, 'us-troops')]).toEqual([0, 1])
    const none = scene(board, { lasting: { 14: 'shaded' }, dice: [4] }).play(...patrol)
    expect(none.count('loc-hue-da-nang', 'us-troops')).toBe(1)
  })

  test('FITL 3.2.2 card 14 shaded, 2nd edition: up to 2 without a roll, if the NVA like', () => {
    const more = { lasting: { 14: 'shaded' }, options: { edition: '2nd' } } as const
    const t = scene(board, more).play(...patrol)
    expect([t.by, t.answers]).toEqual(['nva', ['loc-hue-da-nang', 'done']])
    expect(t.play('loc-hue-da-nang').count('loc-hue-da-nang', 'us-troops')).toBe(0)
    expect(casualties(t, 'us-troops')).toBe(1)
    expect(scene(board, more).play('patrol', 'done', 'done').question).toBe('turn.second')
  })
})
