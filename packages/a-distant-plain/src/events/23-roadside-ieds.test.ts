import { inBox } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { scene } from '../../test/kit.ts'
import { CASUALTIES, COALITION_TROOPS } from '../forces.ts'

describe('ADP 5.3 card 23 Roadside IEDs', () => {
  test('ADP 3.3.4 card 23 unshaded: Terror on a line takes 2 Underground guerrillas', () => {
    const board = {
      'loc-kandahar-kabul': 'taliban-underground',
      'loc-farah-kandahar': 'taliban-underground 3',
      zabol: 'taliban-underground',
    }
    const t = scene(board, { first: 'taliban', lasting: { 23: 'unshaded' } }).play('terror')
    expect(t.whyNot('loc-kandahar-kabul')?.id).toBe('why.two-underground')
    t.play('loc-farah-kandahar', 'zabol')
    expect(t.pieces('loc-farah-kandahar')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 })
    expect(t.markers('loc-farah-kandahar', 'sabotage')).toBe(1)
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 3.2.3 card 23 shaded: a guerrilla shows itself where cubes of a Sweep came, and one of them is lost', () => {
    const board = { kabul: 'coalition-troops 3', khowst: 'taliban-underground 4', bamian: 'taliban-underground' }
    const t = scene(board, { first: 'coalition', lasting: { 23: 'shaded' } })
    t.play('sweep', 'khowst', 'kabul', '3', 'done', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'ied.where', 'khowst', 'done'])
    t.play('khowst', 'taliban')
    expect(t.pieces('khowst')).toEqual({ 'coalition-troops': 2, 'taliban-active': 3, 'taliban-underground': 1 })
    expect(inBox(t.table.game, CASUALTIES, COALITION_TROOPS)).toBe(1)
  })
})
