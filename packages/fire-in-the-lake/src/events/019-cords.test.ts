import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 19 CORDS', () => {
  test('FITL 5.3 card 19: either side stays in force', () => {
    expect(inForce(event(19, 'unshaded', {}).table.game, 19, 'unshaded')).toBe(true)
    expect(inForce(event(19, 'shaded', {}).table.game, 19, 'shaded')).toBe(true)
  })

  const board = { hue: 'us-troops 1', kontum: 'us-troops 1', saigon: 'us-troops 1' } as const
  const train = ['train', 'hue', 'nobody', 'kontum', 'nobody', 'saigon', 'nobody', 'done', 'pacify'] as const
  const more = { resources: { arvn: 40 } } as const

  test('FITL 3.2.1 card 19 unshaded: a US Train Pacifies in 2 of its spaces, not in a third', () => {
    const t = scene(board, { ...more, lasting: { 19: 'unshaded' } }).play(...train, 'hue', 'more', 'kontum', 'more')
    expect([t.level('hue'), t.level('kontum'), t.level('saigon')]).toEqual([
      'active-support',
      'active-support',
      'neutral',
    ])
    expect([t.resources('arvn'), t.question]).toEqual([28, 'activity.after'])
    const arvn = scene(
      { hue: 'arvn-troops 1, arvn-police 1', kontum: 'arvn-troops 1, arvn-police 1' },
      { ...more, lasting: { 19: 'unshaded' }, first: 'arvn' },
    )
    arvn.play('train', 'hue', 'nobody', 'kontum', 'nobody', 'done', 'pacify', 'hue', 'more')
    expect([arvn.level('kontum'), arvn.question]).toEqual(['neutral', 'activity.after'])
  })

  test('FITL 3.2.1 card 19 shaded: a US Train Pacifies to Passive Support at most', () => {
    const t = scene(board, { ...more, lasting: { 19: 'shaded' } }).play(...train, 'hue')
    expect([t.level('hue'), t.resources('arvn'), t.question]).toEqual(['passive-support', 37, 'activity.after'])
  })

  test('FITL 6.3.1 card 19 shaded: the Support Phase is not touched', () => {
    const t = scene(
      { hue: 'us-troops 1, arvn-police 1' },
      { ...more, phase: 'support', card: 128, tracks: { coups: 1 }, lasting: { 19: 'shaded' } },
    )
    expect(t.play('hue', 'more').level('hue')).toBe('active-support')
  })
})
