import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'

/** The Cartels of the 1st edition are to operate: alone eligible on a card that the Government leads. */
const cartels = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { first: 'govt', eligible: ['cartels'], seats: { cartels: 'aa1' }, ...more })

/** The first answers that they give, each with its line. */
const answers = (board: Board, more: SceneOptions = {}, n = 3): string[] => cartels(board, more).bots().slice(0, n)

describe('aa1 8.5.1 Rally, then Cultivate', () => {
  test('8.5.1/1 Rally with 10 pieces Available', () => {
    expect(answers({ cali: 'cartels-base 1' }, {}, 1)).toEqual(['rally 8.5.1/1'])
  })

  test('8.5.1/2 two guerrillas without Shipment become a base', () => {
    const t = cartels({ cali: 'cartels-active 2, cartels-underground 1' })
    expect(t.bots().slice(0, 3)).toEqual(['rally 8.5.1/1', 'cali 8.5.1/2', 'base 8.5.1/2'])
    expect(t.pieces('cali')).toMatchObject({ 'cartels-base': 1 })
  })

  test('8.5.1/2 not where two bases stand', () => {
    expect(answers({ cali: 'cartels-active 2, farc-base 2' }).join()).not.toContain('8.5.1/2')
  })
})
