import { describe, expect, test } from 'vitest'
import { NO_MARKERS } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 22 Border Incident', () => {
  test('ADP 6.6.1 card 22 unshaded: Islamabad toward Hostility, and all guerrillas of a Pakistan space are found', () => {
    const t = event(22, 'unshaded', {
      waziristan: 'taliban-underground 3, taliban-active',
      'northwest-frontier': 'taliban-underground',
      balochistan: 'taliban-active',
      kandahar: 'taliban-underground',
    })
    expect(t.track('islamabad')).toBe(1)
    expect(t.answers).toEqual(['waziristan', 'northwest-frontier'])
    t.play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 4 })
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-underground': 1 })
  })

  test('ADP 6.6.1 card 22 unshaded: at Hostility all are found, and a step beyond makes it Hard', () => {
    const board = { waziristan: 'taliban-underground', 'northwest-frontier': 'taliban-underground 2' }
    const t = event(22, 'unshaded', board, { tracks: { islamabad: 'pressure' } })
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-active': 2 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
    expect([t.track('hard'), t.question]).toEqual([0, 'turn.second'])
    expect(event(22, 'unshaded', {}, { tracks: { islamabad: 'hostility' } }).track('hard')).toBe(1)
  })

  test('ADP 6.6.1 card 22 shaded: Islamabad toward Sponsorship, and Sabotage of a line at the border', () => {
    const t = event(22, 'shaded', { 'loc-kabul-tor-kham': 'government-police 4' })
    expect(t.track('islamabad')).toBe(3)
    expect(t.answers).toEqual(['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'])
    t.play('loc-kabul-tor-kham')
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 3.3.4 card 22 shaded: one Sabotage a line, and none if all 30 markers are out', () => {
    const both = { 'loc-kabul-tor-kham': 'sabotage', 'loc-kandahar-spin-boldak': 'sabotage' }
    const t = event(22, 'shaded', both, { tracks: { islamabad: 'sponsorship' } })
    expect([t.track('islamabad'), t.track('hard'), t.question]).toEqual([4, 1, 'turn.second'])
    expect(event(22, 'shaded', NO_MARKERS).question).toBe('turn.second')
    const one = event(22, 'shaded', { 'loc-kabul-tor-kham': 'sabotage' })
    expect(one.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
  })
})
