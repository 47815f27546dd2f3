import { describe, expect, test } from 'vitest'
import { NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 20 Errant Air Strike', () => {
  test('ADP 5.5 card 20 unshaded: the Coalition may strike from the air, free, by the rules of Air Strike', () => {
    const board = { helmand: 'taliban-active 2', waziristan: 'taliban-base', kabul: 'taliban-active' }
    const t = event(20, 'unshaded', board, { lasting: { 26: 'shaded' } })
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'air-strike', 'done'])
    t.play('air-strike')
    expect(t.answers).toEqual(['helmand', 'waziristan'])
    expect(t.whyNot('kabul')?.id).toBe('why.not-city')
    t.play('helmand', 'waziristan')
    expect([t.count('helmand', 'taliban-active'), t.count('waziristan', 'taliban-base')]).toEqual([1, 0])
    expect(t.track('islamabad')).toBe(3)
    expect([t.by, t.question]).toEqual(['coalition', 'turn.second'])
    expect(t.isEligible('coalition')).toBe(true)
  })

  test('ADP 5.5 card 20 unshaded: the Coalition may decline', () => {
    const t = event(20, 'unshaded', { helmand: 'taliban-active' }, { eligible: ['warlords'] }).play('done')
    expect([t.count('helmand', 'taliban-active'), t.question]).toEqual([1, 'turn.first'])
  })

  test('ADP 5.5 card 20 unshaded: without a target no Air Strike is offered', () => {
    expect(event(20, 'unshaded', { helmand: 'taliban-underground' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 20 shaded: 2 Provinces at or next to the Coalition shift toward Opposition', () => {
    const t = event(20, 'shaded', {
      helmand: 'coalition-troops, support',
      oruzgan: 'opposition',
      kabul: 'government-troops',
    })
    expect(t.answers).toEqual(['ghowr', 'helmand', 'kandahar'])
    expect(t.whyNot('oruzgan')?.id).toBe(NOT_HERE)
    expect(t.whyNot('nimruz')?.id).toBe(NOT_HERE)
    expect(t.whyNot('balochistan')?.id).toBe(NOT_HERE)
    t.play('helmand', 'kandahar')
    expect([t.level('helmand'), t.level('kandahar'), t.level('ghowr')]).toEqual(['neutral', 'opposition', 'neutral'])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1 card 20 shaded: pieces on a line or in Kabul count, Kabul itself is no Province', () => {
    const t = event(20, 'shaded', { 'loc-kabul-tor-kham': 'coalition-troops', kabul: 'support' }).play('khowst')
    expect([t.level('khowst'), t.level('nuristan'), t.level('kabul')]).toEqual(['opposition', 'opposition', 'support'])
    expect(event(20, 'shaded', { kabul: 'coalition-base' }).answers).toEqual([
      'baghlan',
      'bamian',
      'khowst',
      'nuristan',
    ])
  })

  test('ADP 5.1.3 card 20 shaded: one Province only, or none, if no more can shift', () => {
    const t = event(20, 'shaded', { 'loc-kabul-tor-kham': 'coalition-troops', khowst: 'opposition' })
    expect(t.level('nuristan')).toBe('opposition')
    expect(event(20, 'shaded', { kabul: 'government-troops' }).question).toBe('turn.second')
  })
})
