import { describe, expect, test } from 'vitest'
import { NO_GUERRILLAS, NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 27 Tehrik-i-Taliban Pakistan', () => {
  test('ADP 5.1 card 27 unshaded: up to 3 guerrillas leave the two tribal areas', () => {
    const t = event(27, 'unshaded', {
      waziristan: 'taliban-underground, taliban-active, taliban-base',
      'northwest-frontier': 'taliban-underground 2',
      balochistan: 'taliban-underground',
    })
    expect(t.answers).toEqual(['waziristan', 'northwest-frontier', 'done'])
    expect(t.whyNot('balochistan')?.id).toBe(NOT_HERE)
    t.play('waziristan', 'taliban-active', 'northwest-frontier', 'northwest-frontier')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
    expect(t.pieces('northwest-frontier')).toEqual({})
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 27 unshaded: nobody there, nothing to ask', () => {
    expect(event(27, 'unshaded', { waziristan: 'taliban-base' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 27 shaded: up to 2 come to each of them', () => {
    const t = event(27, 'shaded', {}, { eligible: ['warlords'] })
    expect([t.by, t.question, ...t.answers]).toEqual(['warlords', 'place.how-many', '0', '1', '2'])
    t.play('2', '1')
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-underground': 2 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
  })

  test('ADP 1.4.1, 6.6.1 card 27 shaded: as many as are Available, Active at Hostility', () => {
    const board = { herat: 'taliban-underground 27' }
    const t = event(27, 'shaded', board, { tracks: { islamabad: 'hostility' } }).play('2', '1')
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-active': 2 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
    expect(event(27, 'shaded', NO_GUERRILLAS).question).toBe('turn.second')
  })
})
