import { describe, expect, test } from 'vitest'
import { NO_GUERRILLAS, NOT_HERE } from '../../test/events.ts'
import { event, scene } from '../../test/kit.ts'

describe('ADP 5.1 card 19 Al-Qaeda', () => {
  const camps = {
    balochistan: 'taliban-active',
    waziristan: 'taliban-base, taliban-underground 2',
    kandahar: 'taliban-base',
  }

  test('ADP 5.1 card 19 unshaded: a Base in Pakistan goes, guarded or not, and that is all', () => {
    const t = event(19, 'unshaded', camps, { eligible: ['coalition'] })
    expect([t.by, t.question]).toEqual(['coalition', 'event.remove-where'])
    expect(t.answers).toEqual(['balochistan', 'waziristan', 'done'])
    expect(t.whyNot('kandahar')?.id).toBe(NOT_HERE)
    t.play('waziristan', 'taliban-base')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2 })
    expect(t.question).toBe('turn.first')
  })

  test('ADP 5.1 card 19 unshaded: or up to 3 guerrillas, and then no Base', () => {
    const t = event(19, 'unshaded', camps).play('waziristan', 'taliban-underground', 'balochistan', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.pieces('balochistan')).toEqual({})
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 19 unshaded: it may stop at any time; with nobody in Pakistan nothing is asked', () => {
    const t = event(19, 'unshaded', camps).play('balochistan', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2, 'taliban-base': 1 })
    expect(t.question).toBe('turn.second')
    expect(event(19, 'unshaded', { kandahar: 'taliban-base' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 19 shaded: up to 4 guerrillas come to Pakistan, and 2 Resources', () => {
    const t = event(19, 'shaded', {}, { resources: { taliban: 74 } })
    expect(t.answers).toEqual(['balochistan', 'waziristan', 'northwest-frontier', 'done'])
    t.play('waziristan', 'waziristan', 'waziristan', 'balochistan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 3 })
    expect(t.pieces('balochistan')).toEqual({ 'taliban-underground': 1 })
    expect(t.resources('taliban')).toBe(75)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 6.6.1 card 19 shaded: at Hostility they come Active', () => {
    const t = event(19, 'shaded', {}, { tracks: { islamabad: 'hostility' } }).play('waziristan', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 1.4.1 card 19 shaded: the Taliban may first take guerrillas of their own off the map', () => {
    const t = scene(NO_GUERRILLAS, { card: 19 }).play('event')
    t.interject('taliban', 'withdraw taliban-underground herat 1').play('shaded', 'waziristan')
    expect([t.pieces('waziristan'), t.question]).toEqual([{ 'taliban-underground': 1 }, 'turn.second'])
  })

  test('ADP 1.4.1 card 19 shaded: without guerrillas Available only the Resources come', () => {
    const t = event(19, 'shaded', NO_GUERRILLAS)
    expect(t.resources('taliban')).toBe(22)
    expect(t.question).toBe('turn.second')
  })
})
