import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import type { Board } from '../../test/kit.ts'

describe('AA 5.3 card 3 Tapias', () => {
  test('AA 5.3 card 3 unshaded: an Assault space costs 1', () => {
    const board: Board = { bogota: 'troops, farc-active', cali: 'troops, farc-active' }
    const t = later(3, 'unshaded', board, { resources: { govt: 2 } }).play('assault', 'bogota', 'cali')
    expect(t.count('bogota', 'farc-active') + t.count('cali', 'farc-active')).toBe(0)
    expect(t.resources('govt')).toBe(0)
  })

  test('AA 5.3 card 3 shaded: a second Assault space is refused, a special activity is not', () => {
    const t = later(3, 'shaded', { bogota: 'troops, farc-active', cali: 'troops, farc-active' })
    t.play('assault', 'bogota')
    expect(t.whyNot('cali')?.id).toBe('why.one-space')
    expect(t.answers).toContain('air-lift')
    expect(t.resources('govt')).toBe(17)
  })

  test('AA 5.3 card 3: the free Assault of a Patrol stays, at no cost', () => {
    const board: Board = { 'cali-pasto-loc': 'police, farc-active', 'neiva-pasto-loc': 'police, farc-active' }
    for (const side of ['unshaded', 'shaded'] as const) {
      const t = later(3, side, board).play('patrol', 'done', 'cali-pasto-loc')
      expect(t.count('cali-pasto-loc', 'farc-active')).toBe(0)
      expect(t.resources('govt')).toBe(17)
    }
  })
})
