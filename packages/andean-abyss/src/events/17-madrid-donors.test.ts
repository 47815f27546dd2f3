import { describe, expect, test } from 'vitest'
import { endRound, later, nextRound } from '../../test/events.ts'
import type { Board } from '../../test/kit.ts'

describe('AA 5.4 card 17 Madrid Donors', () => {
  test('AA 5.4 card 17 shaded: departments are closed to Sweep and Assault, cities and lines are not', () => {
    const board: Board = {
      bogota: 'troops, farc-active, auc-underground',
      arauca: 'troops, farc-active, auc-underground',
      'cali-pasto-loc': 'police, farc-active',
    }
    const t = later(17, 'shaded', board).play('assault')
    expect(t.whyNot('arauca')?.id).toBe('why.madrid-donors')
    expect(t.answers).toEqual(['bogota', 'cali-pasto-loc', 'air-lift', 'air-strike'])
    const swept = later(17, 'shaded', board).play('sweep')
    expect(swept.whyNot('arauca')?.id).toBe('why.madrid-donors')
    expect(swept.answers).toContain('bogota')
  })

  test('AA 5.4 card 17 shaded: Air Strikes in departments go on', () => {
    const t = later(17, 'shaded', { bogota: 'troops, farc-active', arauca: 'auc-active' })
    t.play('assault', 'bogota', 'air-strike')
    expect(t.count('arauca', 'auc-active')).toBe(0)
  })

  test('AA 5.4 card 17 shaded: it ends with the Reset', () => {
    const t = endRound(nextRound(17, 'shaded', { arauca: 'troops, govt-base, farc-base' })).play('assault')
    expect(t.count('arauca', 'farc-base')).toBe(0)
  })
})
