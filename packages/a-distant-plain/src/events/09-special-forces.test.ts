import { describe, expect, test } from 'vitest'
import { isSecondsTurn, NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { warlordsTurn } from '../../test/nonplayers.ts'
import { SPONSORSHIP, TOLERANCE } from '../forces.ts'

describe('card 9 Special Forces', () => {
  test('ADP 5.1 card 9 unshaded: up to 2 Insurgent pieces leave a Province with or next to Coalition Troops', () => {
    const t = event(9, 'unshaded', {
      kandahar: 'coalition-troops, taliban-underground, taliban-base, warlords-base',
      zabol: 'warlords-underground',
      helmand: 'coalition-base',
      nimruz: 'taliban-active',
      kabul: 'coalition-troops, taliban-active',
      waziristan: 'taliban-active',
      'loc-kandahar-kabul': 'taliban-active',
    })
    expect(t.answers).toEqual(['kandahar', 'zabol'])
    for (const refused of ['nimruz', 'kabul', 'waziristan', 'loc-kandahar-kabul', 'herat']) {
      expect(t.whyNot(refused)?.id).toBe(NOT_HERE)
    }
    t.play('kandahar')
    // A Guerrilla guards its own faction's Base only.
    expect(t.answers).toEqual(['taliban-underground', 'warlords-base', 'done'])
    t.play('warlords-base', 'taliban-underground')
    expect(t.pieces('kandahar')).toEqual({ 'coalition-troops': 1, 'taliban-base': 1 })
    expect(isSecondsTurn(t)).toBe(true)
  })

  test('ADP 5.1.3 card 9 unshaded: nothing without Coalition Troops near Insurgents', () => {
    const t = event(9, 'unshaded', { kandahar: 'coalition-base, taliban-active', kabul: 'coalition-troops' })
    expect(isSecondsTurn(t)).toBe(true)
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
  })

  test('ADP 5.1 card 9 shaded: 2 boxes if the Coalition has any piece at the border, else none', () => {
    for (const s of ['kandahar', 'zabol', 'paktika', 'khowst', 'nuristan', 'badakhshan'] as const) {
      expect(event(9, 'shaded', { [s]: 'coalition-base' }).track('islamabad')).toBe(SPONSORSHIP)
    }
    const inland = event(9, 'shaded', {
      kabul: 'coalition-troops 3',
      helmand: 'coalition-base',
      khowst: 'government-troops',
    })
    expect(inland.track('islamabad')).toBe(TOLERANCE)
  })
})

describe('adp card 9 Special Forces', () => {
  const taliban = { taliban: 'bot' }

  test('8.4.1/6 Special Forces neither, nor without the Coalition in a border province', () => {
    const near = (at: Board) => warlordsTurn(9, { seats: taliban }, at)
    expect(near({ zabol: 'coalition-troops 1' })).toBe('event 8.4.1/6')
    expect(near({ helmand: 'coalition-troops 1' })).toBe('rally 8.5.1/1')
  })
})
