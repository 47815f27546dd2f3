import { describe, expect, test } from 'vitest'
import { scene } from '../../test/kit.ts'

describe('ADP 5.3 card 29 Night Letters', () => {
  test('ADP 3.3.4 card 29 unshaded: Terror where Police are takes 2 Underground guerrillas', () => {
    const board = {
      kabul: 'taliban-underground 2, government-police',
      khowst: 'taliban-underground, government-police',
    }
    const t = scene({ ...board, paktika: 'taliban-underground' }, { first: 'taliban', lasting: { 29: 'unshaded' } })
    t.play('terror')
    expect(t.whyNot('khowst')?.id).toBe('why.two-underground')
    t.play('kabul', 'paktika')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-active': 2 })
    expect(t.pieces('paktika')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 3.2.1 card 29 shaded: Train places at most 4 cubes', () => {
    const t = scene({ kabul: 'government-troops' }, { first: 'government', lasting: { 29: 'shaded' } })
    t.play('train', 'kabul')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('3')
    expect(t.answers).toEqual(['0', '1'])
  })
})
