import { describe, expect, test } from 'vitest'
import { isOver, NO_POLICE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, asked, execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('card 70 Contractor Surge', () => {
  test('ADP 5.1 card 70 unshaded: the Coalition may swap up to 3 of its Troops for Police, whoever executes', () => {
    const t = event(70, 'unshaded', {
      kabul: 'coalition-troops 2, coalition-base 1',
      'loc-kabul-aibak': 'coalition-troops 2',
    })
    expect([t.by, t.answers]).toEqual(['coalition', ['kabul', 'loc-kabul-aibak', 'done']])
    const before = t.total('support-and-available') ?? 0
    t.play('kabul', 'kabul', 'loc-kabul-aibak')
    expect(t.pieces('kabul')).toEqual({ 'coalition-base': 1, 'government-police': 2 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'coalition-troops': 1, 'government-police': 1 })
    expect(t.total('support-and-available')).toBe(before + 3)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.4.1 card 70 unshaded: it may decline; without Police the Troops go home all the same', () => {
    const board = { kabul: 'coalition-troops 1, government-police 1' }
    const declined = event(70, 'unshaded', board).play('done')
    expect(declined.count('kabul', 'coalition-troops')).toBe(1)
    const t = event(70, 'unshaded', board, NO_POLICE).play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1 })
    expect(isOver(event(70, 'unshaded', {}))).toBe(true)
  })

  test('ADP 5.1 card 70 shaded: 3 Resources for each space that both share, 9 at most', () => {
    const board = {
      kabul: 'coalition-base 1, warlords-underground 1',
      herat: 'coalition-troops 1, warlords-base 1',
      balkh: 'government-troops 1, warlords-base 1',
      konduz: 'coalition-troops 1',
    } as const
    expect(event(70, 'shaded', board).resources('warlords')).toBe(26)
    const more = {
      ...board,
      helmand: 'coalition-troops 1, warlords-base 1',
      'loc-kabul-aibak': 'coalition-troops 1, warlords-active 1',
    }
    expect(event(70, 'shaded', more).resources('warlords')).toBe(29)
    expect(event(70, 'shaded', {}).resources('warlords')).toBe(20)
  })
})

describe.each(FAMILIES)('%s card 70 Contractor Surge', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-70, 8.3.4/card-70 Troops from where most are, the last one stays at a Base; nothing without Troops', () => {
    const board: Board = { kabul: 'coalition-troops 3, coalition-base 1', herat: 'coalition-troops 1' }
    const { t, said } = execute(family, 'coalition', 70, board)
    expect(said[0]).toBe(`kabul ${line(70)}`)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
    expect(t.count('herat', 'coalition-troops')).toBe(0)
    expect(execute(family, 'coalition', 70, { kabul: 'coalition-base 1' }).said).toEqual([])
  })
})

describe('arponen card 70 Contractor Surge', () => {
  test('8.3.4/card-70 Contractor Surge: the Coalition sends Troops home, as a Player by itself; nobody without Troops', () => {
    const board: Board = { kabul: 'coalition-troops 3, coalition-base 1' }
    expect(answersOf('government', 70, board, { bots: ['coalition'] })[0]).toBe('kabul 8.3.4/card-70')
    expect(asked('government', 70, board)).toBe('coalition event.replace-piece-where')
    expect(answersOf('coalition', 70, { kabul: 'coalition-base 1' })).toEqual([])
  })
})
