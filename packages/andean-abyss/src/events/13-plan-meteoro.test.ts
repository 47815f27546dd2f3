import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import { type Board, scene } from '../../test/kit.ts'

describe('AA 5.3 card 13 Plan Meteoro', () => {
  test('AA 5.3 card 13 unshaded: a Patrol Assaults on every line', () => {
    const board: Board = { 'cali-pasto-loc': 'police, farc-active', 'neiva-pasto-loc': 'troops, auc-active' }
    const t = later(13, 'unshaded', board).play('patrol', 'done', 'cali-pasto-loc', 'neiva-pasto-loc')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1 })
    expect(t.pieces('neiva-pasto-loc')).toEqual({ troops: 1 })
    expect(t.resources('govt')).toBe(17)
  })

  test('AA 5.3 card 13 unshaded: a Limited Patrol Assaults at its destination only', () => {
    const t = scene(
      {
        pasto: 'police',
        'cali-pasto-loc': 'farc-active',
        'neiva-pasto-loc': 'troops, auc-active',
        'bogota-yopal-loc': 'farc-underground',
      },
      { first: 'farc', eligible: ['farc', 'govt'], lasting: { 13: 'unshaded' } },
    )
    t.play('terror', 'bogota-yopal-loc', 'done')
    t.play('patrol', 'pasto', 'cali-pasto-loc', 'done')
    expect(t.question).toBe('patrol.assault')
    expect(t.answers).toEqual(['cali-pasto-loc', 'done'])
  })

  test('AA 5.3 card 13 shaded: a Patrol brings no Assault', () => {
    const t = later(13, 'shaded', { 'cali-pasto-loc': 'police, farc-active' }).play('patrol', 'done')
    expect(t.answers).not.toContain('cali-pasto-loc')
    t.play('done')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 1, 'farc-active': 1 })
  })
})
