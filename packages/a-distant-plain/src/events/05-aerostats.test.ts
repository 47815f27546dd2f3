import { describe, expect, test } from 'vitest'
import { type Board, type SceneOptions, scene } from '../../test/kit.ts'

describe('card 5 Aerostats', () => {
  test('ADP 5.3 card 5 unshaded: a Taliban March costs 1 more for each destination, to and from Pakistan too', () => {
    const board: Board = { paktika: 'taliban-underground 3', waziristan: 'taliban-underground' }
    const more: SceneOptions = { first: 'taliban', lasting: { 5: 'unshaded' }, tracks: { islamabad: 'backing' } }
    const province = scene(board, more).play('march', 'paktika', 'ghazni', '1')
    expect(province.resources('taliban')).toBe(18)
    const road = scene(board, more).play('march', 'paktika', 'loc-kandahar-kabul', '1')
    expect(road.resources('taliban')).toBe(19)
    const crossing = scene(board, more).play('march', 'waziristan', 'paktika')
    expect(crossing.resources('taliban')).toBe(19)
  })

  test('ADP 5.3 card 5 unshaded: Warlords March as ever', () => {
    const t = scene({ balkh: 'warlords-underground' }, { first: 'warlords', lasting: { 5: 'unshaded' } })
    expect(t.play('march', 'konduz').resources('warlords')).toBe(19)
  })

  test('ADP 5.3 card 5 shaded: after a March the Taliban may hide all their Guerrillas in one space', () => {
    const board: Board = { paktika: 'taliban-underground', zabol: 'taliban-active 2', waziristan: 'taliban-active' }
    const more: SceneOptions = { first: 'taliban', lasting: { 5: 'shaded' } }
    const t = scene(board, more).play('march', 'paktika', 'ghazni', 'done')
    expect(t.question).toBe('march.hide')
    expect(t.answers).toContain('done')
    t.play('zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-underground': 2 })
    const hostile = scene(board, { ...more, tracks: { islamabad: 'hostility' } })
    expect(hostile.play('march', 'paktika', 'ghazni', 'done').whyNot('waziristan')?.id).toBe('why.hostility')
  })
})
