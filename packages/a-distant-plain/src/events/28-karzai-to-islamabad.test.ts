import { describe, expect, test } from 'vitest'
import { NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, asked, execute } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 28 Karzai to Islamabad', () => {
  test('ADP 1.8 card 28 unshaded: Resources and Patronage, to their limits', () => {
    const t = event(28, 'unshaded', {})
    expect([t.resources('government'), t.track('patronage')]).toEqual([26, 6])
    const most = event(28, 'unshaded', {}, { resources: { government: 72 }, tracks: { patronage: 40 } })
    expect([most.resources('government'), most.track('patronage')]).toEqual([75, 40])
  })

  test('ADP 5.1 card 28 shaded: the Taliban cross the border, and none turns Active', () => {
    const t = event(
      28,
      'shaded',
      {
        waziristan: 'taliban-underground 4, taliban-active, taliban-base',
        balochistan: 'taliban-underground',
        'loc-kandahar-spin-boldak': 'government-police 5',
      },
      { eligible: ['warlords'], resources: { taliban: 0 } },
    )
    expect([t.by, t.question, ...t.answers]).toEqual([
      'taliban',
      'event.move-from',
      'balochistan',
      'waziristan',
      'done',
    ])
    t.play('waziristan')
    expect(t.answers).toEqual(['kandahar', 'khowst', 'paktika', 'zabol', 'loc-kandahar-spin-boldak'])
    expect(t.whyNot('northwest-frontier')?.id).toBe(NOT_HERE)
    t.play('loc-kandahar-spin-boldak', '3', '1')
    expect(t.pieces('loc-kandahar-spin-boldak')).toEqual({
      'government-police': 5,
      'taliban-underground': 3,
      'taliban-active': 1,
    })
    t.play('waziristan', 'paktika', 'done')
    expect(t.pieces('paktika')).toEqual({ 'taliban-underground': 1 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.count('balochistan', 'taliban-underground')).toBe(1)
    expect(t.resources('taliban')).toBe(0)
    expect(t.question).toBe('turn.first')
  })

  test('ADP 6.6.1 card 28 shaded: those who were Active at Hostility stay Active', () => {
    const t = event(28, 'shaded', { waziristan: 'taliban-active' }, { tracks: { islamabad: 'hostility' } })
    t.play('waziristan', 'zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 1.4.1 card 28 shaded: nobody moves who has just been taken off', () => {
    const t = event(28, 'shaded', { waziristan: 'taliban-underground', balochistan: 'taliban-active' })
    t.play('waziristan').interject('taliban', 'withdraw taliban-underground waziristan 1').play('zabol')
    expect([t.pieces('zabol'), t.pieces('waziristan')]).toEqual([{}, {}])
    expect(t.answers).toEqual(['balochistan', 'done'])
  })

  test('ADP 5.1.3 card 28 shaded: with no guerrilla in Pakistan nothing is asked', () => {
    expect(event(28, 'shaded', { waziristan: 'taliban-base' }).question).toBe('turn.second')
  })
})

describe('adp card 28 Karzai to Islamabad', () => {
  test('8.4.4/card-28 out of Pakistan onto roads, then into provinces without Opposition, one stays', () => {
    const { t, said } = execute('adp', 'taliban', 28, { waziristan: 'taliban-underground 4, taliban-base 1' })
    expect(said.slice(0, 3)).toEqual([
      'waziristan 8.4.4/card-28',
      'loc-kandahar-spin-boldak 8.4.4/card-28',
      '1 8.4.4/card-28',
    ])
    expect(t.count('waziristan', 'taliban-underground')).toBe(1)
    expect(said.at(-1)).toBe('done 8.4.4/card-28')
    expect(execute('adp', 'taliban', 28, { waziristan: 'taliban-underground 1' }).said).toEqual(['done 8.4.4/card-28'])
  })

  test('8.4.4/card-28 card 28 not if nobody is in Pakistan', () => {
    const { t, said } = execute('adp', 'taliban', 28, { kandahar: 'taliban-underground 4' })
    expect(said).toEqual([])
    expect(t.count('kandahar', 'taliban-underground')).toBe(4)
  })
})

describe('arponen card 28 Karzai to Islamabad', () => {
  test('8.3.4/card-28 out of Pakistan: to Bases without a Guerrilla, then three together, then spread', () => {
    const board: Board = {
      waziristan: 'taliban-underground 6',
      zabol: 'taliban-base 1',
    }
    const { t, said } = execute('arponen', 'taliban', 28, board)
    expect(said.slice(0, 2)).toEqual(['waziristan 8.3.4/card-28', 'zabol 8.3.4/card-28'])
    expect(t.count('waziristan', 'taliban-underground')).toBe(1)
    const gathered = (['kandahar', 'khowst'] as const).some((s) => t.count(s, 'taliban-underground') >= 3)
    expect(gathered).toBe(true)
  })

  test('8.3.4/card-28 Out of Pakistan: the Taliban move, as a Player by themselves; nobody where none are', () => {
    const board: Board = { waziristan: 'taliban-underground 4' }
    expect(answersOf('warlords', 28, board, { bots: ['taliban'] })[0]).toBe('waziristan 8.3.4/card-28')
    expect(asked('warlords', 28, board)).toBe('taliban event.move-from')
    expect(answersOf('taliban', 28, { khowst: 'taliban-underground 4' })).toEqual([])
  })
})
