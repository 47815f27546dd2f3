import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import type { Board } from '../../test/kit.ts'

describe('card 12 Village Stability Operations', () => {
  test('ADP 5.3 card 12 unshaded: after a Coalition Train a Police comes beside Coalition Troops', () => {
    const t = later(12, 'unshaded', { zabol: 'coalition-troops', helmand: 'coalition-base' })
    t.play('train', 'zabol', 'done')
    expect(t.question).toBe('train.police')
    expect(t.answers).toEqual(['zabol', 'done'])
    t.play('zabol')
    expect(t.count('zabol', 'government-police')).toBe(1)
  })

  test('ADP 5.3 card 12 unshaded: from the map if none is Available', () => {
    const board: Board = { zabol: 'coalition-troops', herat: 'government-police 29', balkh: 'government-police' }
    const t = later(12, 'unshaded', board).play('train', 'zabol', 'done', 'zabol')
    expect([t.question, t.answers]).toEqual(['train.police-from', ['balkh', 'herat']])
    t.play('herat')
    expect([t.count('zabol', 'government-police'), t.count('herat', 'government-police')]).toEqual([1, 28])
  })

  test('ADP 5.3 card 12 shaded: after a Coalition Train the Warlords may place a Guerrilla beside Police', () => {
    const board: Board = {
      kabul: 'government-police',
      balkh: 'government-police',
      'loc-kabul-aibak': 'government-police',
    }
    const t = later(12, 'shaded', board, { tracks: { patronage: 0 }, resources: { government: 0 } })
    t.play('train', 'kabul', 'done')
    expect([t.by, t.answers]).toEqual(['warlords', ['kabul', 'balkh', 'done']])
    t.play('balkh')
    expect(t.count('balkh', 'warlords-underground')).toBe(1)
  })
})
