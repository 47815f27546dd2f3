import { describe, expect, test } from 'vitest'
import { endRound, later, nextRound } from '../../test/events.ts'

describe('AA 5.4 card 12 Plan Colombia', () => {
  test('AA 5.4 card 12 shaded: no Air Strikes', () => {
    const t = later(12, 'shaded', { arauca: 'troops, farc-active' }).play('assault')
    expect(t.whyNot('air-strike')?.id).toBe('why.plan-colombia')
  })

  test('AA 5.4 card 12 shaded: Patrol finds nobody, but may Assault', () => {
    const t = later(12, 'shaded', { 'cali-pasto-loc': 'police 2, farc-active, auc-underground' })
    t.play('patrol', 'done', 'cali-pasto-loc')
    expect(t.pieces('cali-pasto-loc')).toEqual({ police: 2, 'auc-underground': 1 })
  })

  test('AA 5.4 card 12 shaded: it ends with the Reset', () => {
    const t = endRound(nextRound(12, 'shaded', { 'cali-pasto-loc': 'police, farc-underground', choco: 'farc-base' }))
    t.play('patrol')
    expect(t.answers).toContain('air-strike')
    t.play('done')
    expect(t.count('cali-pasto-loc', 'farc-active')).toBe(1)
  })
})
