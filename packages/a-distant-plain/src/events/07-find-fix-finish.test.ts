import { describe, expect, test } from 'vitest'
import { everywhere, later } from '../../test/events.ts'
import { type Board, scene } from '../../test/kit.ts'

describe('card 7 Find Fix Finish', () => {
  test('ADP 5.3 card 7 unshaded: each Coalition Assault space may lose a hidden Guerrilla too, and then the Base', () => {
    const board: Board = { zabol: 'coalition-troops, taliban-underground, taliban-base' }
    const t = later(7, 'unshaded', board).play('assault')
    expect(t.question).toBe('assault.underground')
    t.play('taliban-underground')
    expect(t.pieces('zabol')).toEqual({ 'coalition-troops': 1 })
    const patrol = later(7, 'unshaded', { 'loc-kandahar-kabul': 'coalition-troops, warlords-underground 2' })
    patrol.play('patrol', 'done', 'warlords', 'loc-kandahar-kabul', 'warlords-underground')
    expect(patrol.pieces('loc-kandahar-kabul')).toEqual({ 'coalition-troops': 1 })
  })

  test('ADP 5.3 card 7 unshaded: the Government finds nobody so', () => {
    const board: Board = { kabul: 'government-troops 2, taliban-underground, taliban-active' }
    const t = scene(board, { first: 'government', lasting: { 7: 'unshaded' } }).play('assault')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 2, 'taliban-underground': 1 })
  })

  test('ADP 5.3 card 7 shaded: a Coalition Assault takes 2 spaces at most', () => {
    const board = everywhere(['zabol', 'helmand', 'kandahar'], 'coalition-troops, taliban-active')
    const t = later(7, 'shaded', board).play('assault', 'zabol', 'helmand')
    expect(t.whyNot('kandahar')?.id).toBe('why.two-spaces')
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
  })
})
