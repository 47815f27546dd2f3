import { describe, expect, test } from 'vitest'
import { posture } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 39 Trilateral Summit', () => {
  test('ADP 5.1 card 39 unshaded: toward Hostility, 6 Resources for the Government', () => {
    const t = event(39, 'unshaded', {})
    expect(posture(t)).toBe('pressure')
    expect(t.resources('government')).toBe(26)
  })

  test('ADP 6.6.1 card 39 unshaded: at Hostility guerrillas in Pakistan turn Active; beyond it the posture hardens', () => {
    const reached = event(
      39,
      'unshaded',
      { waziristan: 'taliban-underground 2' },
      { tracks: { islamabad: 'pressure' } },
    )
    expect(reached.pieces('waziristan')).toEqual({ 'taliban-active': 2 })
    expect(reached.track('hard')).toBe(0)
    const beyond = event(39, 'unshaded', {}, { tracks: { islamabad: 'hostility' } })
    expect([posture(beyond), beyond.track('hard')]).toEqual(['hostility', 1])
  })

  test('ADP 5.1 card 39 shaded: toward Sponsorship, 3 Resources for the Taliban', () => {
    const t = event(39, 'shaded', {}, { tracks: { islamabad: 'sponsorship' } })
    expect([posture(t), t.track('hard')]).toEqual(['sponsorship', 1])
    expect(t.resources('taliban')).toBe(23)
  })
})
