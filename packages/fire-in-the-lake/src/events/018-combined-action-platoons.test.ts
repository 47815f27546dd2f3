import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 18 Combined Action Platoons', () => {
  test('FITL 5.3 card 18: either side stays in force', () => {
    expect(inForce(event(18, 'unshaded', {}).table.game, 18, 'unshaded')).toBe(true)
    expect(inForce(event(18, 'shaded', {}).table.game, 18, 'shaded')).toBe(true)
  })

  test('FITL 3.2.1 card 18 unshaded: a US Train adds a Police to any US Troops, on a LoC too, at no cost', () => {
    const t = scene(
      { hue: 'us-troops 1, active-support', 'loc-hue-da-nang': 'us-troops 1' },
      { lasting: { 18: 'unshaded' }, resources: { arvn: 15 } },
    )
    t.play('train', 'hue', 'nobody', 'done', 'loc-hue-da-nang')
    expect([t.count('loc-hue-da-nang', 'arvn-police'), t.resources('arvn')]).toEqual([1, 15])
  })

  test('FITL 1.4.1 card 18 unshaded: none Available, one comes from the map; not with an ARVN Train', () => {
    const board = { hue: 'us-troops 1, active-support', saigon: 'arvn-police 30' } as const
    const t = scene(board, { lasting: { 18: 'unshaded' } })
    t.play('train', 'hue', 'nobody', 'done', 'hue')
    expect([t.count('hue', 'arvn-police'), t.count('saigon', 'arvn-police')]).toEqual([1, 29])
    const arvn = scene({ hue: 'us-troops 1' }, { lasting: { 18: 'unshaded' }, first: 'arvn' })
    arvn.play('train', 'hue', 'nobody', 'done')
    expect([arvn.question, arvn.count('hue', 'arvn-police')]).toEqual(['turn.second', 0])
  })

  test('FITL 3.2.3 card 18 shaded: the US Sweeps in 2 spaces, the ARVN in more', () => {
    const held = 'us-troops 1, arvn-troops 1, vc-underground 1'
    const board = { hue: held, saigon: held, kontum: held } as const
    const t = scene(board, { lasting: { 18: 'shaded' } }).play('sweep', 'hue', 'done', 'saigon', 'done')
    expect(t.whyNot('kontum')).toEqual({ id: 'why.two-spaces', rule: '5.3' })
    const arvn = scene(board, { lasting: { 18: 'shaded' }, first: 'arvn' })
    arvn.play('sweep', 'hue', 'done', 'saigon', 'done')
    expect(arvn.answers).toContain('kontum')
  })
})
