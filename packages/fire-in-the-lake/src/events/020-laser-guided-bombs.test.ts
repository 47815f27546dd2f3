import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 20 Laser Guided Bombs', () => {
  test('FITL 5.3 card 20: either side stays in force', () => {
    expect(inForce(event(20, 'unshaded', {}).table.game, 20, 'unshaded')).toBe(true)
    expect(inForce(event(20, 'shaded', {}).table.game, 20, 'shaded')).toBe(true)
  })

  const board = { hue: 'us-troops 1, vc-active 5', saigon: 'us-troops 1, vc-active 1' } as const
  const tracks = { trail: 0 } as const

  test('FITL 4.2.3 card 20 unshaded: no shift where exactly 1 piece goes, but where none does', () => {
    const t = scene(board, { lasting: { 20: 'unshaded' }, tracks })
    t.play('train', 'air-strike', 'saigon', 'vc-active', 'hue', 'done')
    expect([t.level('saigon'), t.level('hue'), t.count('hue', 'vc-active')]).toEqual([
      'neutral',
      'passive-opposition',
      5,
    ])
  })

  test('FITL 4.2.3 card 20 shaded: 4 pieces in all', () => {
    const t = scene(board, { lasting: { 20: 'shaded' }, tracks })
    t.play('train', 'air-strike', 'hue', ...Array(4).fill('vc-active'))
    expect([t.count('hue', 'vc-active'), t.question]).toEqual([1, 'train.where'])
  })

  test('FITL 4.2.3 card 20 shaded, 2nd edition: 2 pieces in all, whatever the die', () => {
    const t = scene(board, { lasting: { 20: 'shaded' }, tracks, options: { edition: '2nd' }, dice: [6] })
    t.play('train', 'air-strike', 'hue', 'vc-active')
    expect([t.count('hue', 'vc-active'), t.question]).toEqual([3, 'train.where'])
  })
})
