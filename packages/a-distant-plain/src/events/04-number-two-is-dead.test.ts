import { describe, expect, test } from 'vitest'
import { everywhere, isSecondsTurn, NOT_HERE } from '../../test/events.ts'
import { event, type SceneOptions } from '../../test/kit.ts'
import { warlordsTurn } from '../../test/nonplayers.ts'

describe('card 4 #2 Is Dead', () => {
  test('ADP 5.1 card 4 unshaded: a Taliban piece leaves Pakistan, guarded Base or not, and a die of Resources goes', () => {
    const t = event(
      4,
      'unshaded',
      { waziristan: 'taliban-base, taliban-underground', balochistan: 'taliban-active', kandahar: 'taliban-base' },
      { dice: [4] },
    )
    expect(t.answers).toEqual(['balochistan', 'waziristan'])
    expect(t.whyNot('kandahar')?.id).toBe(NOT_HERE)
    t.play('waziristan')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-base'])
    t.play('taliban-base')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
    expect(t.resources('taliban')).toBe(16)
  })

  test('ADP 5.1.3 card 4 unshaded: with nobody in Pakistan the die is rolled all the same', () => {
    const more: SceneOptions = { dice: [5], resources: { taliban: 3 }, eligible: ['coalition'] }
    const t = event(4, 'unshaded', { kandahar: 'taliban-base' }, more)
    expect(t.question).toBe('turn.first')
    expect(t.resources('taliban')).toBe(0)
    expect(t.count('kandahar', 'taliban-base')).toBe(1)
  })

  test('ADP 5.1 card 4 shaded: a Taliban Base or Guerrilla comes to Pakistan, and a die of Resources', () => {
    const t = event(4, 'shaded', { waziristan: 'taliban-base 2' }, { dice: [2] })
    expect(t.answers).toEqual(['balochistan', 'waziristan', 'northwest-frontier'])
    t.play('balochistan')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-base'])
    t.play('taliban-base')
    expect(t.pieces('balochistan')).toEqual({ 'taliban-base': 1 })
    expect(t.resources('taliban')).toBe(22)
  })

  test('ADP 1.4.2 card 4 shaded: where 2 Bases are only a Guerrilla fits', () => {
    const t = event(4, 'shaded', { waziristan: 'taliban-base 2' }).play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 2, 'taliban-underground': 1 })
  })

  test('ADP 6.6.1 card 4 shaded: at Hostility the Guerrilla is Active', () => {
    const t = event(4, 'shaded', {}, { tracks: { islamabad: 'hostility' } }).play('waziristan', 'taliban-underground')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 1.4.1 card 4 shaded: without Guerrillas and Bases just the Resources', () => {
    const t = event(
      4,
      'shaded',
      {
        kandahar: 'taliban-underground 30, taliban-base 2',
        ...everywhere(['paktika', 'zabol', 'ghazni', 'khowst', 'helmand'], 'taliban-base 2'),
      },
      { dice: [6] },
    )
    expect(isSecondsTurn(t)).toBe(true)
    expect(t.resources('taliban')).toBe(26)
  })
})

describe('adp card 4 #2 Is Dead', () => {
  const taliban = { taliban: 'bot' }

  test('8.4.1/4 #2 Is Dead only with non-player Taliban', () => {
    expect(warlordsTurn(4, { seats: taliban })).toBe('event 8.4.1/4')
    expect(warlordsTurn(4)).toBe('rally 8.5.1/1')
  })
})
