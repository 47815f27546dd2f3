import { describe, expect, test } from 'vitest'
import { scene } from '../../test/kit.ts'

describe('ADP 5.3 card 33 Suicide Bombers', () => {
  const board = { khowst: 'taliban-underground 2, government-troops 2' }

  test('ADP 3.3.3 card 33 unshaded: a success costs the Taliban a guerrilla, before a new one comes', () => {
    const t = scene(board, { first: 'taliban', lasting: { 33: 'unshaded' }, dice: [1] }).play('attack', 'khowst')
    expect(t.pieces('khowst')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 })
    const failed = scene(board, { first: 'taliban', lasting: { 33: 'unshaded' }, dice: [3] }).play('attack', 'khowst')
    expect(failed.pieces('khowst')).toEqual({ 'government-troops': 2, 'taliban-active': 2 })
  })

  test('ADP 3.3.3 card 33 shaded: a guerrilla dies instead of the roll', () => {
    const t = scene(board, { first: 'taliban', lasting: { 33: 'shaded' } }).play('attack', 'khowst', 'bomb')
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 1 })
  })
})
