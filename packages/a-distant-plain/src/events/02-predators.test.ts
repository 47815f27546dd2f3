import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'
import type { Board } from '../../test/kit.ts'
import { SPONSORSHIP, TOLERANCE } from '../forces.ts'

describe('card 2 Predators', () => {
  test('ADP 5.3 card 2 unshaded: one Pakistan space is a drone space, hidden Guerrillas included and Islamabad quiet', () => {
    const board: Board = { waziristan: 'taliban-underground, taliban-base', balochistan: 'taliban-base' }
    const t = later(2, 'unshaded', board).play('patrol', 'air-strike', 'waziristan', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.track('islamabad')).toBe(TOLERANCE)
    const based = later(2, 'unshaded', board).play('patrol', 'air-strike', 'balochistan')
    // A second one is struck by the usual rule: the Guerrilla in Waziristan hides and guards.
    expect(based.pieces('balochistan')).toEqual({})
    expect(based.track('islamabad')).toBe(TOLERANCE)
    expect(based.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
  })

  test('ADP 5.3 card 2 unshaded: a second Pakistan space shifts Islamabad as ever', () => {
    const t = later(2, 'unshaded', { waziristan: 'taliban-active', balochistan: 'taliban-active' })
    t.play('patrol', 'air-strike', 'waziristan', 'balochistan')
    expect(t.track('islamabad')).toBe(TOLERANCE + 1)
  })

  test('ADP 5.3 card 2 shaded: an Air Strike that includes Pakistan shifts Islamabad 2 boxes', () => {
    const t = later(2, 'shaded', { waziristan: 'taliban-active' }).play('patrol', 'air-strike')
    expect(t.track('islamabad')).toBe(SPONSORSHIP)
    const home = later(2, 'shaded', { zabol: 'taliban-active' }).play('patrol', 'air-strike')
    expect(home.track('islamabad')).toBe(TOLERANCE)
  })
})
