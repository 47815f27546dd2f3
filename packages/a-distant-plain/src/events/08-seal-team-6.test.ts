import { describe, expect, test } from 'vitest'
import { isSecondsTurn } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { warlordsTurn } from '../../test/nonplayers.ts'
import { PRESSURE, TOLERANCE } from '../forces.ts'

describe('card 8 SEAL Team 6', () => {
  test('ADP 5.1 card 8 unshaded: up to 2 Taliban pieces leave one Pakistan space, Bases last, and Islamabad stays', () => {
    const t = event(8, 'unshaded', {
      waziristan: 'taliban-base, taliban-underground',
      balochistan: 'taliban-active',
      kandahar: 'taliban-underground',
    })
    expect(t.answers).toEqual(['balochistan', 'waziristan'])
    t.play('waziristan')
    expect(t.answers).toEqual(['taliban-underground', 'done'])
    t.play('taliban-underground')
    expect(t.answers).toEqual(['taliban-base', 'done'])
    t.play('taliban-base')
    expect(isSecondsTurn(t)).toBe(true)
    expect(t.pieces('waziristan')).toEqual({})
    expect(t.track('islamabad')).toBe(TOLERANCE)
  })

  test('ADP 5.1 card 8 unshaded: fewer may be taken; nothing happens where nobody is', () => {
    const t = event(8, 'unshaded', { waziristan: 'taliban-base, taliban-active' }).play('taliban-active', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(isSecondsTurn(event(8, 'unshaded', { kandahar: 'taliban-base' }))).toBe(true)
  })

  test('ADP 5.1 card 8 shaded: Islamabad moves 2 boxes toward Sponsorship', () => {
    const t = event(8, 'shaded', {}, { tracks: { islamabad: 'pressure' } })
    expect(t.track('islamabad')).toBe(PRESSURE + 2)
  })
})

describe('adp card 8 SEAL Team 6', () => {
  const taliban = { taliban: 'bot' }

  test('8.4.1/6 card 8 not at Sponsorship', () => {
    expect(warlordsTurn(8, { seats: taliban })).toBe('event 8.4.1/6')
    expect(warlordsTurn(8, { seats: taliban, tracks: { islamabad: 'sponsorship' } })).toBe('rally 8.5.1/1')
    expect(warlordsTurn(8)).toBe('rally 8.5.1/1')
  })
})
