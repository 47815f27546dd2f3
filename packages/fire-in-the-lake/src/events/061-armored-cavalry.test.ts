import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 61 Armored Cavalry', () => {
  const board = {
    saigon: 'arvn-troops 4, rangers-underground 2',
    'tay-ninh': 'vc-active 3',
    'kien-phong': 'vc-active 2',
    hue: 'arvn-troops 2, vc-active 2',
  } as const

  test('FITL 5.3 card 61: either side stays in force', () => {
    expect(inForce(event(61, 'unshaded', {}).table.game, 61, 'unshaded')).toBe(true)
    expect(inForce(event(61, 'shaded', {}).table.game, 61, 'shaded')).toBe(true)
  })

  test('FITL 4.3.2 card 61 unshaded: after the whole operation a free Assault in 1 space where the Transport went', () => {
    const t = scene(board, { first: 'arvn', lasting: { 61: 'unshaded' }, resources: { arvn: 3 } })
    t.play('assault', 'transport', 'saigon', 'tay-ninh', '2', '0', 'kien-phong', '2', '0', 'done')
    expect([t.question, t.resources('arvn')]).toEqual(['assault.where', 3])
    t.play('hue')
    expect([t.question, t.answers, t.resources('arvn')]).toEqual([
      'transport.cavalry',
      ['tay-ninh', 'kien-phong', 'done'],
      0,
    ])
    t.play('tay-ninh')
    expect([t.count('tay-ninh', 'vc-active'), t.count('kien-phong', 'vc-active'), t.question]).toEqual([
      2,
      2,
      'turn.second',
    ])
  })

  test('FITL 4.3.2 card 61 unshaded: the ARVN may leave it, and others than the Transport’s spaces are out', () => {
    const t = scene(board, { first: 'arvn', lasting: { 61: 'unshaded' }, resources: { arvn: 3 } })
    t.play('patrol', 'transport', 'saigon', 'tay-ninh', '4', '0', 'done', 'done')
    expect([t.question, t.answers]).toEqual(['transport.cavalry', ['tay-ninh', 'done']])
    t.play('done')
    expect([t.count('tay-ninh', 'vc-active'), t.question]).toEqual([3, 'turn.second'])
  })

  test('FITL 4.3.2 card 61 shaded: Transport moves Rangers only', () => {
    const t = scene(board, { first: 'arvn', lasting: { 61: 'shaded' } })
    t.play('assault', 'transport')
    t.play('tay-ninh', '2')
    expect([t.pieces('saigon'), t.count('tay-ninh', 'rangers-underground')]).toEqual([{ 'arvn-troops': 4 }, 2])
    const none = scene({ hue: 'arvn-troops 2, vc-active 2' }, { first: 'arvn', lasting: { 61: 'shaded' } })
    none.exactly('assault')
    expect(none.whyNot('transport')?.id).toBe('why.nobody-to-transport')
  })
})
