import { describe, expect, test } from 'vitest'
import { scene } from '../../test/kit.ts'

describe('ADP 5.4 card 24 US-Taliban Talks', () => {
  test('ADP 3.3.3 card 24 unshaded: the Taliban spare the Coalition, which still guards', () => {
    const board = {
      kabul: 'taliban-underground, coalition-troops 2',
      khowst: 'taliban-underground, coalition-troops, government-police, government-base',
    }
    const t = scene(board, { first: 'taliban', lasting: { 24: 'unshaded' }, dice: [1] }).play('attack')
    expect(t.whyNot('kabul')?.id).toBe('why.talks-spare')
    t.play('khowst')
    expect(t.pieces('khowst')).toEqual({
      'coalition-troops': 1,
      'government-base': 1,
      'taliban-active': 1,
      'taliban-underground': 1,
    })
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
  })

  test('ADP 3.2.4 card 24 shaded: the Coalition may not Assault, the Government may', () => {
    const board = { khowst: 'taliban-active 2, coalition-troops 3, government-troops 3' }
    const t = scene(board, { first: 'coalition', lasting: { 24: 'shaded' } })
    expect(t.whyNot('assault')?.id).toBe('why.operation-impossible')
    t.play('pass')
    expect([t.by, t.answers.includes('assault')]).toEqual(['taliban', false])
    t.play('pass', 'pass')
    expect([t.by, t.answers.includes('assault')]).toEqual(['government', true])
  })
})
