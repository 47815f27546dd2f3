import { describe, expect, test } from 'vitest'
import { isOver, posture } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { execute } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 43 Pakistani Offensive', () => {
  test('ADP 5.1 card 43 unshaded: toward Hostility, then up to 3 guerrillas of one Pakistan space', () => {
    const t = event(43, 'unshaded', {
      waziristan: 'taliban-underground 3, taliban-active 1, taliban-base 1',
      balochistan: 'taliban-underground 1',
      helmand: 'taliban-underground 1',
    })
    expect(posture(t)).toBe('pressure')
    expect(t.answers).toEqual(['balochistan', 'waziristan'])
    t.play('waziristan')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-active', 'done'])
    t.play('taliban-underground', 'taliban-active', 'taliban-underground')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
  })

  test('ADP 5.1 card 43 unshaded: fewer, or none', () => {
    const t = event(43, 'unshaded', { waziristan: 'taliban-underground 3' }).play('taliban-underground', 'done')
    expect(t.count('waziristan', 'taliban-underground')).toBe(2)
    expect(isOver(t)).toBe(true)
    expect(isOver(event(43, 'unshaded', { waziristan: 'taliban-base 1' }))).toBe(true)
  })

  test('ADP 5.1 card 43 shaded: toward Sponsorship; guerrillas cross the border as they are, in several groups', () => {
    const t = event(
      43,
      'shaded',
      {
        waziristan: 'taliban-underground 3, taliban-active 2, taliban-base 1',
        balochistan: 'taliban-underground 1',
        'loc-kandahar-spin-boldak': 'government-police 4',
      },
      { eligible: ['government'] },
    )
    expect(posture(t)).toBe('backing')
    expect([t.by, t.question, t.answers]).toEqual(['taliban', 'event.move-from', ['balochistan', 'waziristan', 'done']])
    t.play('waziristan')
    expect(t.answers).toEqual(['kandahar', 'khowst', 'paktika', 'zabol', 'loc-kandahar-spin-boldak', 'done'])
    t.play('loc-kandahar-spin-boldak', '2', '1', 'khowst', '1', '0')
    expect(t.pieces('loc-kandahar-spin-boldak')).toEqual({
      'government-police': 4,
      'taliban-underground': 2,
      'taliban-active': 1,
    })
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 1 })
    t.play('done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1, 'taliban-base': 1 })
    expect(t.resources('taliban')).toBe(20)
  })

  test('ADP 5.5 card 43 shaded: the Taliban may stay, and have nobody to send', () => {
    const t = event(43, 'shaded', { balochistan: 'taliban-underground 1' }).play('done')
    expect(isOver(t)).toBe(true)
    expect(t.count('balochistan', 'taliban-underground')).toBe(1)
    expect(isOver(event(43, 'shaded', { balochistan: 'taliban-base 1' }))).toBe(true)
  })

  test('ADP 5.1 card 43 shaded: once the last has gone nobody is asked', () => {
    const t = event(43, 'shaded', { balochistan: 'taliban-underground 1' }).play('balochistan', 'nimruz')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('nimruz')).toEqual({ 'taliban-underground': 1 })
  })
})

describe('adp card 43 Pakistani Offensive', () => {
  test('8.4.4/card-28 card 43 not if nobody is in Pakistan', () => {
    const { t, said } = execute('adp', 'taliban', 43, { kandahar: 'taliban-underground 4' })
    expect(said).toEqual([])
    expect(t.count('kandahar', 'taliban-underground')).toBe(4)
  })

  test('8.4.4/card-28 Pakistani Offensive: out of the space from which most can go', () => {
    const board: Board = { waziristan: 'taliban-active 2', 'northwest-frontier': 'taliban-active 4' }
    const { t } = execute('adp', 'taliban', 43, board)
    expect(t.count('waziristan', 'taliban-active')).toBe(2)
    expect(t.count('northwest-frontier', 'taliban-active')).toBe(1)
  })
})
