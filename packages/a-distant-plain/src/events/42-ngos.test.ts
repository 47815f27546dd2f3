import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, execute, executeLast, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 42 NGOs', () => {
  test('ADP 5.1 card 42 unshaded: Aid +4 and a +1 Pop marker where COIN has Control', () => {
    const t = event(42, 'unshaded', {
      kabul: 'government-police 1',
      zabol: 'coalition-troops 1',
      helmand: 'coalition-troops 1, returnees 1',
      konduz: 'coalition-troops 1, taliban-underground 1',
    })
    expect(t.aid).toBe(19)
    expect([t.question, t.answers]).toEqual(['event.42.where', ['kabul', 'zabol']])
    t.play('zabol')
    expect(t.markers('zabol', 'returnees')).toBe(1)
  })

  test('ADP 4.3.1 card 42 unshaded: there are six markers', () => {
    const returned = 'coalition-troops 1, returnees 1'
    const t = event(42, 'unshaded', {
      kabul: 'government-police 1',
      helmand: returned,
      konduz: returned,
      balkh: returned,
      herat: returned,
      farah: returned,
      zabol: returned,
    })
    expect(isOver(t)).toBe(true)
    expect(t.markers('kabul', 'returnees')).toBe(0)
    expect(t.aid).toBe(19)
  })

  test('ADP 5.1 card 42 shaded: Support fades beside insurgents; 3 Resources for the Warlords', () => {
    const t = event(42, 'shaded', {
      kabul: 'support, government-police 4, warlords-underground 1',
      konduz: 'support, taliban-base 1',
      helmand: 'support, government-police 1',
      ghazni: 'opposition, taliban-base 1',
    })
    expect(t.answers).toEqual(['kabul', 'konduz'])
    t.play('kabul')
    expect(t.level('kabul')).toBe('neutral')
    expect(t.resources('warlords')).toBe(23)
  })

  test('ADP 5.1.3 card 42 shaded: without such a space the Warlords gain all the same', () => {
    const t = event(42, 'shaded', { kabul: 'support, government-police 4' })
    expect(t.level('kabul')).toBe('support')
    expect(t.resources('warlords')).toBe(23)
  })
})

describe.each(FAMILIES)('%s card 42 NGOs', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-42, 8.3.4/card-42 Returnees where Support gains, for the Government where no player does; not twice', () => {
    const board: Board = { herat: 'government-troops 1, support', balkh: 'government-troops 1' }
    expect(execute(family, 'coalition', 42, board).said).toEqual([`herat ${line(42)}`])
    expect(execute(family, 'government', 42, board).said).toEqual([`balkh ${line(42)}`])
    const marked: Board = { ...board, herat: 'government-troops 1, support, returnees 1' }
    const { t, said } = execute(family, 'coalition', 42, marked)
    expect([said, t.markers('herat', 'returnees'), t.markers('balkh', 'returnees')]).toEqual([[], 1, 1])
  })
})

describe('arponen card 42 NGOs', () => {
  test('8.3.4/card-42 Returnees: the best of several spaces, not where COIN Controls only one', () => {
    const board: Board = { herat: 'government-troops 1, support' }
    expect(answersOf('coalition', 42, { ...board, balkh: 'government-troops 1' })).toEqual(['herat 8.3.4/card-42'])
    const [said, t] = executeLast('coalition', 42, board)
    expect([said, t.markers('herat', 'returnees')]).toEqual([[], 1])
  })
})
