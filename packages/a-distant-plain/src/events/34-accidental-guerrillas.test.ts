import { describe, expect, test } from 'vitest'
import { scene } from '../../test/kit.ts'

describe('ADP 5.3 card 34 Accidental Guerrillas', () => {
  const board = { khowst: 'coalition-troops 3, taliban-active', herat: 'taliban-base' }

  test('ADP 3.2.4 card 34 unshaded: Civic Action after a Coalition Assault that removed a piece', () => {
    const t = scene(board, { first: 'coalition', lasting: { 34: 'unshaded' } }).play('assault', 'khowst', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'assault.civic', 'khowst', 'done'])
    t.play('khowst')
    expect([t.level('khowst'), t.resources('government')]).toEqual(['support', 17])
  })

  test('ADP 3.2.4 card 34 shaded: a Taliban guerrilla in Kabul or any Province', () => {
    const t = scene(board, { first: 'coalition', lasting: { 34: 'shaded' } }).play('assault', 'khowst', 'done')
    expect([t.by, t.question]).toEqual(['taliban', 'assault.backlash'])
    expect(t.whyNot('waziristan')?.id).toBe('why.not-afghan')
    t.play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'taliban-underground': 1 })
  })
})
