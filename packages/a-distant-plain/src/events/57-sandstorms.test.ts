import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'
import { CARD } from './lasting.ts'

describe('card 57 Sandstorms', () => {
  test('ADP 5.4 card 57: it is in force at once; Taliban Guerrillas March once only, from a Pashtun destination too', () => {
    const board = { helmand: 'taliban-underground 1' }
    const eligible = ['warlords', 'taliban'] as const
    const t = event(57, 'single', board, { eligible })
    expect(inForce(t.table.game, CARD.sandstorms, 'unshaded')).toBe(true)
    t.play('march', 'helmand', 'kandahar')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 1 })
    expect(t.whyNot('kandahar')?.id).toBe('why.no-guerrillas-to-march')
    const calm = scene(board, { card: 57, eligible }).play('pass', 'march', 'helmand', 'kandahar')
    expect(calm.answers).toContain('kandahar')
  })

  test('ADP 5.4 card 57: no Air Lift with an operation', () => {
    const board = {
      kabul: 'coalition-troops 2, coalition-base 1, government-troops 1',
      helmand: 'coalition-troops 1, taliban-active 1',
      herat: 'coalition-troops 1, taliban-active 1',
    }
    const t = event(57, 'single', board).play('assault')
    expect(t.by).toBe('coalition')
    expect(t.answers).not.toContain('air-lift')
    expect(t.whyNot('air-lift')?.id).toBe('why.sandstorms')
  })
})
