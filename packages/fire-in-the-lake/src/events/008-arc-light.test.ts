import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 8 Arc Light', () => {
  test('FITL 5.3 card 8: either side stays in force', () => {
    expect(inForce(event(8, 'unshaded', {}).table.game, 8, 'unshaded')).toBe(true)
    expect(inForce(event(8, 'shaded', {}).table.game, 8, 'shaded')).toBe(true)
  })

  test('FITL 4.2.3 card 8 unshaded: one Province without US or ARVN pieces, in Laos too, no City and no LoC', () => {
    const t = scene(
      {
        'southern-laos': 'nva-troops 1',
        'tay-ninh': 'vc-active 1',
        saigon: 'vc-active 1',
        'loc-saigon-can-tho': 'vc-active 1',
        hue: 'us-troops 1, vc-active 1',
      },
      { lasting: { 8: 'unshaded' }, tracks: { trail: 0 } },
    )
    t.play('train', 'air-strike')
    expect(t.answers).toEqual(expect.arrayContaining(['hue', 'southern-laos', 'tay-ninh']))
    for (const s of ['saigon', 'loc-saigon-can-tho']) expect(t.whyNot(s)?.id).toBe('why.no-coin-pieces')
    t.play('tay-ninh', 'vc-active')
    expect([t.level('tay-ninh'), t.whyNot('southern-laos')?.id]).toEqual(['passive-opposition', 'why.arc-light-used'])
  })

  test('FITL 4.2.3 card 8 shaded: a space that loses 2 pieces, Bases counted, shifts 2 levels', () => {
    const t = scene(
      { hue: 'us-troops 1, vc-active 1, vc-base 1, active-support' },
      { lasting: { 8: 'shaded' }, tracks: { trail: 0 } },
    )
    t.play('train', 'air-strike', 'vc-active', 'vc-base')
    expect([t.pieces('hue'), t.level('hue')]).toEqual([{ 'us-troops': 1 }, 'neutral'])
  })
})
