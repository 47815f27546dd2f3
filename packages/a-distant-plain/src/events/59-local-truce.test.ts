import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { WARLORDS_NEXT } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { warlordsTurn } from '../../test/nonplayers.ts'
import { CARD } from './lasting.ts'

describe('card 59 Local Truce', () => {
  test('ADP 5.4 card 59: the Government hands over 6 Resources, and nobody is suborned until Reset', () => {
    const t = event(
      59,
      'single',
      { herat: 'warlords-underground 1, government-police 1' },
      { eligible: ['taliban'], draw: WARLORDS_NEXT },
    )
    expect([t.resources('government'), t.resources('warlords')]).toEqual([14, 26])
    expect(inForce(t.table.game, CARD.localTruce, 'unshaded')).toBe(true)
    t.play('rally')
    expect(t.by).toBe('warlords')
    expect(t.whyNot('suborn')?.id).toBe('why.local-truce')
  })

  test('ADP 5.1.3 card 59: it hands over what it has', () => {
    const t = event(59, 'single', {}, { resources: { government: 4 } })
    expect([t.resources('government'), t.resources('warlords')]).toEqual([0, 24])
  })
})

describe('adp card 59 Local Truce', () => {
  test('8.4.1/59 Local Truce only if the Government can pay', () => {
    expect(warlordsTurn(59)).toBe('event 8.4.1/59')
    expect(warlordsTurn(59, { resources: { government: 0 } })).toBe('rally 8.5.1/1')
  })
})
