import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'
import { warlordsTurn } from '../../test/nonplayers.ts'
import { HOSTILITY, SPONSORSHIP } from '../forces.ts'

describe('card 6 US-Pakistan Talks', () => {
  test('ADP 5.1 card 6: Islamabad moves 2 boxes, unshaded toward Hostility, shaded toward Sponsorship', () => {
    const bad = event(6, 'unshaded', { waziristan: 'taliban-underground 2' })
    expect(bad.track('islamabad')).toBe(HOSTILITY)
    expect(bad.pieces('waziristan')).toEqual({ 'taliban-active': 2 })
    expect(bad.track('hard')).toBe(0)
    expect(event(6, 'shaded', {}).track('islamabad')).toBe(SPONSORSHIP)
  })

  test('ADP 6.6.1 card 6: beyond the end of the track the posture hardens (ruling 103)', () => {
    const good = event(6, 'shaded', {}, { tracks: { islamabad: 'backing' } })
    expect([good.track('islamabad'), good.track('hard')]).toEqual([SPONSORSHIP, 1])
    const bad = event(6, 'unshaded', {}, { tracks: { islamabad: 'hostility' } })
    expect([bad.track('islamabad'), bad.track('hard')]).toEqual([HOSTILITY, 1])
  })
})

describe('adp card 6 US-Pakistan Talks', () => {
  const taliban = { taliban: 'bot' }

  test('8.4.1/6 card 6 not at Sponsorship', () => {
    expect(warlordsTurn(6, { seats: taliban })).toBe('event 8.4.1/6')
    expect(warlordsTurn(6, { seats: taliban, tracks: { islamabad: 'sponsorship' } })).toBe('rally 8.5.1/1')
    expect(warlordsTurn(6)).toBe('rally 8.5.1/1')
  })
})
