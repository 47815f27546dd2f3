import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 51 301st Supply Bn', () => {
  test('FITL 5.1 card 51 unshaded: 6 insurgent pieces, no Bases, go from outside the South', () => {
    const t = event(51, 'unshaded', {
      'central-laos': 'nva-troops 3, nva-base 1, vc-underground 1',
      'north-vietnam': 'nva-active 3, nva-tunnel 1',
      'the-fishhook': 'vc-base 1',
      'quang-nam': 'nva-troops 4',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['central-laos', 'north-vietnam']])
    t.play('central-laos')
    expect(t.answers).toEqual(['nva-troops', 'vc-underground'])
    t.play('vc-underground', 'central-laos', 'central-laos', 'north-vietnam', 'north-vietnam', 'north-vietnam')
    expect([t.pieces('central-laos'), t.pieces('north-vietnam')]).toEqual([
      { 'nva-troops': 1, 'nva-base': 1 },
      { 'nva-tunnel': 1 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 51 unshaded: fewer than 6', () => {
    const t = event(51, 'unshaded', { 'central-laos': 'nva-troops 3, nva-base 1' })
    expect([t.pieces('central-laos'), t.question]).toEqual([{ 'nva-base': 1 }, 'turn.second'])
  })

  test('FITL 5.1 card 51 shaded: the Trail by 2, NVA Resources by a die', () => {
    const t = event(51, 'shaded', {}, { dice: [5] })
    expect([t.track('trail'), t.resources('nva')]).toEqual([3, 25])
    expect(event(51, 'shaded', {}, { dice: [1], tracks: { trail: 3 } }).track('trail')).toBe(4)
  })
})
