import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import type { Board } from '../../test/kit.ts'

describe('card 3 Reapers', () => {
  test('ADP 5.3 card 3 unshaded: in one space of an Air Strike 2 pieces go, the Base that was guarded too', () => {
    const board: Board = { zabol: 'taliban-active, taliban-base', helmand: 'taliban-active 2' }
    const t = later(3, 'unshaded', board).play('patrol', 'air-strike', 'zabol')
    expect(t.answers).toEqual(['taliban-base', 'done'])
    t.play('taliban-base', 'helmand')
    expect(t.pieces('zabol')).toEqual({})
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 1 })
    const kept = later(3, 'unshaded', board).play('patrol', 'air-strike', 'zabol', 'done', 'helmand', 'taliban-active')
    expect(kept.pieces('zabol')).toEqual({ 'taliban-base': 1 })
    expect(kept.pieces('helmand')).toEqual({})
  })

  test('ADP 5.3 card 3 shaded: the Taliban shift one Province that lost a piece', () => {
    const board: Board = {
      helmand: 'taliban-active, support',
      kandahar: 'warlords-active',
      ghazni: 'taliban-active, opposition',
    }
    const t = later(3, 'shaded', board).play('patrol', 'air-strike', 'helmand', 'kandahar', 'ghazni')
    expect([t.by, t.answers]).toEqual(['taliban', ['helmand', 'kandahar']])
    t.play('helmand')
    expect(t.level('helmand')).toBe('neutral')
    const empty = later(3, 'shaded', { zabol: 'taliban-active' }).play('patrol', 'air-strike')
    expect(empty.question).not.toBe('strike.shift')
  })
})
