import { describe, expect, test } from 'vitest'
import { isOver, NO_TALIBAN } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 44 Pakistani Politics', () => {
  test('ADP 5.1 card 44: up to 2 guerrillas come to Pakistan, and 3 Resources', () => {
    const t = event(44, 'single', {})
    expect(t.answers).toEqual(['place-in-pakistan', 'remove-from-pakistan'])
    t.play('place-in-pakistan')
    expect([t.by, t.answers]).toEqual(['government', ['balochistan', 'waziristan', 'northwest-frontier', 'done']])
    t.play('waziristan', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2 })
    expect(t.resources('taliban')).toBe(23)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 6.6.1 card 44: at Hostility they are Active', () => {
    const t = event(44, 'single', {}, { tracks: { islamabad: 'hostility' } })
    t.play('place-in-pakistan', 'balochistan', 'done')
    expect(t.pieces('balochistan')).toEqual({ 'taliban-active': 1 })
    expect(t.resources('taliban')).toBe(23)
  })

  test('ADP 5.1.3 card 44: with none Available the Resources come alone', () => {
    const t = event(44, 'single', {}, { ...NO_TALIBAN, eligible: ['government', 'coalition'] })
    t.play('place-in-pakistan')
    expect(isOver(t)).toBe(true)
    expect(t.resources('taliban')).toBe(23)
  })

  test('ADP 5.1 card 44: or up to 2 go, and 3 Resources with them', () => {
    const t = event(
      44,
      'single',
      { waziristan: 'taliban-underground 1, taliban-active 1', helmand: 'taliban-underground 1' },
      { resources: { taliban: 2 } },
    )
    t.play('remove-from-pakistan', 'waziristan', 'taliban-active', 'waziristan')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('waziristan')).toEqual({})
    expect(t.count('helmand', 'taliban-underground')).toBe(1)
    expect(t.resources('taliban')).toBe(0)
  })

  test('ADP 5.1.3 card 44: with nobody in Pakistan the Resources go all the same', () => {
    expect(event(44, 'single', {}).play('remove-from-pakistan').resources('taliban')).toBe(17)
  })
})

describe.each(FAMILIES)('%s card 44 Pakistani Politics', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-44, 8.3.4/card-44 insurgents place, COIN factions remove; Warlords do not help a player', () => {
    const board: Board = { waziristan: 'taliban-underground 2' }
    expect(execute(family, 'taliban', 44, board).said[0]).toBe(`place-in-pakistan ${line(44)}`)
    expect(execute(family, 'coalition', 44, board).said[0]).toBe(`remove-from-pakistan ${line(44)}`)
    expect(execute(family, 'warlords', 44, board).said[0]).toBe(`remove-from-pakistan ${line(44)}`)
    const friends = execute(family, 'warlords', 44, board, { bots: ['taliban'] })
    expect(friends.said[0]).toBe(`place-in-pakistan ${line(44)}`)
  })
})
