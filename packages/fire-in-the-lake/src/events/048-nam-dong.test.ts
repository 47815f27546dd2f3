import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 48 Nam Dong', () => {
  test('FITL 5.1 card 48 unshaded: up to 3 Guerrillas go from a Province with a COIN Base, which turns to Active Support', () => {
    const t = event(48, 'unshaded', {
      'quang-nam': 'us-base 1, vc-underground 3, nva-active 1, nva-troops 1, active-opposition',
      'binh-dinh': 'arvn-base 1, active-support',
      'tay-ninh': 'arvn-base 1',
      hue: 'us-base 1, vc-active 1',
      'khanh-hoa': 'us-troops 2, vc-active 2',
    })
    expect([t.question, t.answers]).toEqual(['event.set-where', ['quang-nam', 'tay-ninh']])
    t.play('quang-nam', 'quang-nam')
    expect(t.answers).toEqual(['nva-active', 'vc-underground'])
    t.play('nva-active', 'quang-nam', 'done')
    expect([t.pieces('quang-nam'), t.level('quang-nam')]).toEqual([
      { 'us-base': 1, 'nva-troops': 1, 'vc-underground': 2 },
      'active-support',
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 48 shaded: a COIN Base goes where at most 2 cubes are, a US one to Casualties; Active Opposition', () => {
    const t = event(48, 'shaded', {
      'quang-nam': 'us-base 1, arvn-base 1, us-troops 1, arvn-police 1, rangers-active 2, active-support',
      'binh-dinh': 'arvn-base 1, us-troops 2, arvn-police 1',
      'tay-ninh': 'arvn-base 1, irregulars-active 3',
      'phuoc-long': 'us-base 1',
      hue: 'us-base 1',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['quang-nam', 'tay-ninh']])
    t.play('quang-nam')
    expect(t.answers).toEqual(['us-base', 'arvn-base'])
    t.play('us-base')
    expect([t.level('quang-nam'), casualties(t, 'us-bases'), t.question]).toEqual([
      'active-opposition',
      1,
      'turn.second',
    ])
  })

  test('FITL 5.1.3 card 48: where people can turn comes first, or else where a Guerrilla or Base can go', () => {
    const board = {
      'binh-dinh': 'arvn-base 1, vc-active 1, active-support',
      'phuoc-long': 'us-base 1, vc-active 1',
    } as const
    const t = event(48, 'unshaded', { ...board, 'tay-ninh': 'arvn-base 1' })
    expect([t.level('tay-ninh'), t.count('binh-dinh', 'vc-active')]).toEqual(['active-support', 1])
    expect(event(48, 'unshaded', board).answers).toEqual(['binh-dinh', 'phuoc-long'])
    const overrun = event(48, 'shaded', { 'tay-ninh': 'us-base 1, active-opposition', 'binh-dinh': 'arvn-base 1' })
    expect([overrun.count('tay-ninh', 'us-base'), overrun.level('binh-dinh')]).toEqual([1, 'active-opposition'])
  })

  test('FITL 5.1.3 card 48 shaded: an ARVN Base becomes Available; no Base, nothing', () => {
    const arvn = event(48, 'shaded', { 'tay-ninh': 'arvn-base 1' })
    expect([arvn.level('tay-ninh'), available(arvn, 'arvn-bases')]).toEqual(['active-opposition', 3])
    const empty = event(48, 'shaded', { 'phuoc-long': 'us-base 1' })
    expect([empty.pieces('phuoc-long'), casualties(empty, 'us-bases')]).toEqual([{}, 1])
    expect(event(48, 'shaded', { 'tay-ninh': 'us-troops 1' }).question).toBe('turn.second')
  })
})
