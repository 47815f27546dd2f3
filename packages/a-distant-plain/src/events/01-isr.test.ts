import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import { type Board, scene } from '../../test/kit.ts'

describe('card 1 ISR', () => {
  test('ADP 5.3 card 1 unshaded: after a Coalition Sweep up to 2 hidden Guerrillas are found in any one space', () => {
    const board: Board = {
      kabul: 'coalition-troops, taliban-underground 2',
      waziristan: 'taliban-underground 3',
      'loc-kandahar-kabul': 'warlords-underground, taliban-underground',
    }
    const t = later(1, 'unshaded', board).play('sweep', 'kabul', 'done', 'done', 'taliban')
    expect([t.by, t.question]).toEqual(['coalition', 'sweep.isr'])
    expect(t.answers).toEqual(['kabul', 'waziristan', 'loc-kandahar-kabul', 'done'])
    t.play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 })
    const mixed = later(1, 'unshaded', board).play('sweep', 'kabul', 'done', 'done', 'taliban')
    mixed.play('loc-kandahar-kabul', 'taliban', 'warlords')
    expect(mixed.pieces('loc-kandahar-kabul')).toEqual({ 'taliban-active': 1, 'warlords-active': 1 })
  })

  test('ADP 5.3 card 1 unshaded: not after a Sweep of the Government', () => {
    const board: Board = { kabul: 'government-troops, taliban-underground 2' }
    const t = scene(board, { first: 'government', lasting: { 1: 'unshaded' } })
    t.play('sweep', 'kabul', 'done', 'done', 'taliban')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1, 'taliban-underground': 1, 'taliban-active': 1 })
    expect(t.question).not.toBe('sweep.isr')
  })

  test('ADP 5.3 card 1 shaded: no Air Lift with a Sweep, but with other Operations', () => {
    const board: Board = { kabul: 'coalition-troops 2, taliban-underground, taliban-active' }
    expect(later(1, 'shaded', board).play('sweep').whyNot('air-lift')?.id).toBe('why.isr')
    expect(later(1, 'shaded', board).play('assault').answers).toContain('air-lift')
  })
})
