import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 65 Islamabad Blocks Resupply', () => {
  test('ADP 5.5 card 65 unshaded: the Coalition may Air Lift, Sandstorms or not; Aid +3', () => {
    const board = { kabul: 'coalition-troops 3', helmand: 'coalition-troops 1' }
    const t = event(65, 'unshaded', board, { lasting: { 57: 'unshaded' }, eligible: ['warlords'] })
    expect([t.by, t.answers]).toEqual(['coalition', ['air-lift', 'done']])
    t.play('air-lift', 'kabul', 'helmand', '2')
    expect([t.count('kabul', 'coalition-troops'), t.count('helmand', 'coalition-troops')]).toEqual([1, 3])
    expect([t.by, t.question]).toEqual(['coalition', 'lift.from'])
    t.play('done')
    expect(t.aid).toBe(18)
    expect(t.resources('government')).toBe(20)
  })

  test('ADP 5.5 card 65 unshaded: the Coalition may decline, and without Troops is not asked; Aid rises', () => {
    const t = event(65, 'unshaded', { kabul: 'coalition-troops 3' }).play('done')
    expect([t.aid, isOver(t)]).toEqual([18, true])
    const nobody = event(65, 'unshaded', { kabul: 'government-police 3' })
    expect([nobody.aid, isOver(nobody)]).toEqual([18, true])
  })

  test('ADP 5.1 card 65 shaded: both roads are Sabotaged, whoever is there', () => {
    const t = event(65, 'shaded', { 'loc-kabul-tor-kham': 'government-police 5' })
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(1)
    expect(t.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 3.3.4 card 65 shaded: a road is Sabotaged once', () => {
    const t = event(65, 'shaded', { 'loc-kabul-tor-kham': 'sabotage 1' })
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(1)
    expect(t.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
  })

  test('ADP 5.1.3 card 65 shaded: the last marker goes where the executor says, and without any there is nothing to do', () => {
    const t = event(65, 'shaded', { kabul: 'terror 29' })
    expect([t.question, t.answers]).toEqual([
      'event.sabotage-where',
      ['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'],
    ])
    t.play('loc-kandahar-spin-boldak')
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(0)
    expect(t.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
    expect(isOver(event(65, 'shaded', { kabul: 'terror 30' }))).toBe(true)
  })
})
