import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 111 Agent Orange', () => {
  const board = {
    'tay-ninh': 'vc-underground 3, nva-underground 1',
    'southern-laos': 'nva-underground 2, nva-base 1',
    'phuoc-long': 'vc-active 1',
    'binh-dinh': 'vc-underground 2, arvn-troops 1',
  } as const

  test('FITL 5.1 card 111 unshaded: all Guerrillas in Jungle turn Active', () => {
    const t = event(111, 'unshaded', board).play('done')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-active': 3, 'nva-active': 1 })
    expect([t.count('southern-laos', 'nva-active'), t.count('binh-dinh', 'vc-underground')]).toEqual([2, 2])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 4.2.3 card 111 unshaded: the US strikes up to 2 Jungle spaces, without COIN pieces too, and not the Trail', () => {
    const t = event(111, 'unshaded', board, { lasting: { 41: 'unshaded', 115: 'unshaded' } })
    expect([t.by, t.answers]).toEqual(['us', ['air-strike', 'done']])
    t.play('air-strike')
    expect([t.question, t.whyNot('binh-dinh')?.id]).toEqual(['strike.where', 'why.event-not-here'])
    t.play('tay-ninh', 'vc-active', 'vc-active', 'vc-active', 'done', 'southern-laos', 'nva-active')
    t.play('nva-base')
    expect([t.pieces('tay-ninh'), t.pieces('southern-laos')]).toEqual([{ 'nva-active': 1 }, {}])
    expect([t.level('tay-ninh'), t.track('trail'), t.question]).toEqual(['passive-opposition', 1, 'turn.second'])
  })

  test('FITL 4.2.3 card 111 unshaded, 2nd edition: a die says how many hits, and a space without any does not shift', () => {
    const t = event(111, 'unshaded', board, { options: { edition: '2nd' }, dice: [1] })
    t.play('air-strike', 'tay-ninh', 'nva-active')
    expect([t.pieces('tay-ninh'), t.level('tay-ninh'), t.question]).toEqual([
      { 'vc-active': 3 },
      'passive-opposition',
      'turn.second',
    ])
  })

  test('FITL 5.1 card 111 shaded: every Jungle and Highland with insurgents shifts toward Active Opposition', () => {
    const t = event(111, 'shaded', {
      'tay-ninh': 'vc-tunnel 1, active-support',
      'binh-dinh': 'nva-troops 1',
      'quang-nam': 'arvn-troops 1',
      'kien-phong': 'vc-active 1',
      kontum: 'vc-active 1',
      'phuoc-long': 'vc-active 1',
    })
    expect([t.level('tay-ninh'), t.level('binh-dinh')]).toEqual(['passive-support', 'passive-opposition'])
    expect([t.level('quang-nam'), t.level('kien-phong'), t.level('kontum'), t.level('phuoc-long')]).toEqual([
      'neutral',
      'neutral',
      'neutral',
      'neutral',
    ])
  })
})
