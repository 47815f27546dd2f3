import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import { type Board, type SceneOptions, scene } from '../../test/kit.ts'

describe('AA 5.3 card 9 High Mountain Battalions', () => {
  test('AA 5.3 card 9 unshaded: in a Mountain every cube removes a piece', () => {
    const t = later(9, 'unshaded', {
      santander: 'troops, police, farc-active 3',
      arauca: 'troops, police, auc-active 2',
    })
    t.play('assault', 'santander')
    expect(t.pieces('santander')).toEqual({ troops: 1, police: 1, 'farc-active': 1 })
    t.play('arauca')
    expect(t.count('arauca', 'auc-active')).toBe(1)
  })

  test('AA 5.3 card 9 unshaded: Madrid Donors does not close Mountains to Assault, only to Sweep', () => {
    const board: Board = {
      santander: 'troops, farc-active, farc-underground',
      arauca: 'troops, farc-active, farc-underground',
      bogota: 'troops, farc-underground',
    }
    const more: SceneOptions = { lasting: { 9: 'unshaded', 17: 'shaded' } }
    const t = scene(board, more).play('assault')
    expect(t.answers).toContain('santander')
    expect(t.whyNot('arauca')?.id).toBe('why.madrid-donors')
    const swept = scene(board, more).play('sweep')
    expect(swept.answers).toContain('bogota')
    expect(swept.whyNot('santander')?.id).toBe('why.madrid-donors')
  })

  test('AA 5.3 card 9 shaded: in a Mountain every 4 Troops remove a piece', () => {
    const t = later(9, 'shaded', { santander: 'troops 7, farc-active 3', huila: 'troops 3, farc-active' })
    t.play('assault')
    expect(t.whyNot('huila')?.id).toBe('why.assault-weak')
    t.play('santander')
    expect(t.count('santander', 'farc-active')).toBe(2)
  })
})
