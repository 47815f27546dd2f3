import { describe, expect, test } from 'vitest'
import { isOver, NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('card 55 Breaktime', () => {
  test('ADP 5.1 card 55 unshaded: all Guerrillas of both factions turn Active in up to 2 Provinces with cubes', () => {
    const t = event(55, 'unshaded', {
      helmand: 'coalition-troops 1, taliban-underground 2, warlords-underground 1',
      herat: 'government-police 1, warlords-underground 2, warlords-active 1',
      balkh: 'government-troops 1, taliban-underground 1',
      kabul: 'government-troops 1, taliban-underground 1',
      ghazni: 'coalition-base 1, taliban-underground 1',
      konduz: 'government-troops 1, taliban-active 1',
      'loc-kabul-aibak': 'government-police 1, taliban-underground 1',
      waziristan: 'taliban-underground 1',
    })
    expect(t.by).toBe('warlords')
    expect(t.answers).toEqual(['balkh', 'helmand', 'herat', 'done'])
    for (const s of ['kabul', 'ghazni', 'konduz', 'loc-kabul-aibak', 'waziristan']) {
      expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    }
    t.play('helmand')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1, 'taliban-active': 2, 'warlords-active': 1 })
    expect(t.answers).toEqual(['balkh', 'herat', 'done'])
    t.play('herat')
    expect(t.pieces('herat')).toEqual({ 'government-police': 1, 'warlords-active': 3 })
    expect(t.count('balkh', 'taliban-underground')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 55 unshaded: it may be fewer Provinces, and none where nobody hides', () => {
    const t = event(55, 'unshaded', { helmand: 'coalition-troops 1, taliban-underground 2' }).play('done')
    expect(t.count('helmand', 'taliban-underground')).toBe(2)
    expect(isOver(event(55, 'unshaded', { helmand: 'coalition-troops 1, taliban-active 2' }))).toBe(true)
  })

  test('ADP 5.1 card 55 shaded: in up to 2 spaces one faction hides, chosen where both could; the executor stays Eligible', () => {
    const t = event(
      55,
      'shaded',
      {
        helmand: 'taliban-active 2, warlords-active 1',
        'loc-kabul-aibak': 'warlords-active 2, taliban-underground 1',
        waziristan: 'taliban-active 1',
        ghazni: 'taliban-underground 3',
      },
      { eligible: ['warlords', 'coalition'] },
    )
    expect(t.answers).toEqual(['helmand', 'waziristan', 'loc-kabul-aibak', 'done'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.faction', ['taliban', 'warlords']])
    t.play('warlords', 'loc-kabul-aibak')
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 2, 'warlords-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'warlords-underground': 2, 'taliban-underground': 1 })
    expect(t.count('waziristan', 'taliban-active')).toBe(1)
    expect(isOver(t)).toBe(true)
    t.play('pass')
    expect(t.isEligible('warlords')).toBe(true)
  })

  test('ADP 6.6.1 card 55 shaded: nobody hides in Pakistan at Hostility; with nobody at all the executor is Eligible still', () => {
    const t = event(
      55,
      'shaded',
      { waziristan: 'taliban-active 2' },
      { tracks: { islamabad: 'hostility' }, eligible: ['taliban', 'government'] },
    )
    expect(isOver(t)).toBe(true)
    expect(t.count('waziristan', 'taliban-active')).toBe(2)
    t.play('pass')
    expect(t.isEligible('taliban')).toBe(true)
  })
})

describe.each(FAMILIES)('%s card 55 Breaktime', (family) => {
  const rule = RULE[family]

  test("8.4.4/who, 8.3.4/who Breaktime hides own Guerrillas, then another non-player's, but not a player's", () => {
    const board: Board = {
      herat: 'taliban-active 2',
      balkh: 'taliban-active 1, warlords-active 2',
      kabul: 'warlords-active 3',
    }
    expect(execute(family, 'taliban', 55, board).said).toEqual([
      `herat ${rule}/who`,
      `balkh ${rule}/who`,
      `taliban ${rule}/who`,
    ])
    const foreign: Board = { kabul: 'warlords-active 3' }
    expect(execute(family, 'taliban', 55, foreign).said).toEqual([`done ${rule}/who`])
    expect(execute(family, 'taliban', 55, foreign, { bots: ['warlords'] }).said).toEqual([`kabul ${rule}/who`])
  })
})
