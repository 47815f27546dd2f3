import { describe, expect, test } from 'vitest'
import { scene } from '../../test/kit.ts'

describe('ADP 5.3 card 31 Car Bombs', () => {
  const board = {
    khowst: 'taliban-underground, government-troops 2',
    paktika: 'taliban-underground, government-troops 2',
    zabol: 'taliban-active, government-troops 2',
  }

  test('ADP 4.4.3 card 31 unshaded: Ambush in one space only', () => {
    const t = scene(board, { first: 'taliban', lasting: { 31: 'unshaded' } }).play('attack', 'ambush', 'khowst')
    expect(t.count('khowst', 'government-troops')).toBe(0)
    expect(t.question).toBe('attack.where')
    expect(t.whyNot('ambush')?.id).toBe('why.activity-used')
  })

  test('ADP 4.4.3 card 31 shaded: an Active guerrilla will do', () => {
    const t = scene(board, { first: 'taliban', lasting: { 31: 'shaded' } }).play('attack', 'ambush', 'zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 })
    expect(scene(board, { first: 'taliban' }).play('attack', 'ambush').whyNot('zabol')?.id).toBe('why.no-underground')
  })
})
