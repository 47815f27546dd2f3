import { inBox } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { NO_GUERRILLAS, NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, execute, FAMILIES, NONE_LEFT, RULE } from '../../test/nonplayers.ts'
import { CASUALTIES, COALITION_TROOPS } from '../forces.ts'

const NO_GUERRILLAS_BUT_2 = { herat: 'taliban-underground 28' } as const

describe('ADP 5.1 card 32 Haqqani', () => {
  test('ADP 5.1 card 32 unshaded: up to 3 guerrillas leave Khowst, Paktika and Waziristan', () => {
    const t = event(32, 'unshaded', {
      khowst: 'taliban-underground, taliban-base',
      paktika: 'taliban-active',
      waziristan: 'taliban-underground 2',
      kabul: 'taliban-underground',
    })
    expect(t.answers).toEqual(['khowst', 'paktika', 'waziristan', 'done'])
    expect(t.whyNot('kabul')?.id).toBe(NOT_HERE)
    t.play('khowst', 'paktika', 'done')
    expect(t.pieces('khowst')).toEqual({ 'taliban-base': 1 })
    expect([t.pieces('paktika'), t.question]).toEqual([{}, 'turn.second'])
    expect(event(32, 'unshaded', { kabul: 'taliban-underground' }).question).toBe('turn.second')
  })

  test('ADP 4.4.3 card 32 shaded: up to 3 guerrillas come, and the Taliban Ambush in one of the spaces, free', () => {
    const board = {
      kabul: 'government-police, coalition-troops 2',
      paktika: 'government-troops',
      zabol: 'taliban-active',
    }
    const t = event(32, 'shaded', board, { eligible: ['warlords'], resources: { taliban: 0 } })
    expect([t.by, ...t.answers]).toEqual(['warlords', 'kabul', 'khowst', 'paktika', 'done'])
    t.play('kabul', 'khowst', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'event.operation-where', 'kabul', 'done'])
    t.play('kabul')
    expect([t.question, ...t.answers]).toEqual(['event.operation-what', 'ambush', 'attack'])
    t.play('ambush', 'coalition-troops')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 1, 'taliban-underground': 1, 'taliban-active': 1 })
    expect(inBox(t.table.game, CASUALTIES, COALITION_TROOPS)).toBe(1)
    expect([t.resources('taliban'), t.question]).toEqual([0, 'turn.first'])
  })

  test('ADP 3.3.3 card 32 shaded: without somebody Underground it is an Attack, and with card 31 shaded an Ambush', () => {
    const board = { khowst: 'taliban-active 2, government-troops 3', ...NO_GUERRILLAS_BUT_2 }
    const t = event(32, 'shaded', board, { dice: [3] }).play('khowst')
    expect(t.pieces('khowst')).toEqual({ 'government-troops': 3, 'taliban-active': 2 })
    const bombs = event(32, 'shaded', board, { lasting: { 31: 'shaded' } }).play('khowst', 'ambush')
    expect(bombs.pieces('khowst')).toEqual({ 'government-troops': 1, 'taliban-active': 2 })
  })

  test('ADP 5.1.2 card 32 shaded: card 11 does not stop it, but card 24 spares the Coalition', () => {
    const board = { khowst: 'taliban-underground, government-troops 3', kabul: 'taliban-active, coalition-troops 2' }
    const t = event(32, 'shaded', board, { lasting: { 11: 'unshaded', 24: 'unshaded' } }).play('done')
    expect(t.answers).toEqual(['khowst', 'done'])
    t.play('khowst', 'ambush')
    expect(t.count('khowst', 'government-troops')).toBe(1)
  })

  test('ADP 1.4.1 card 32 shaded: nobody Attacks who has just been taken off', () => {
    const t = event(32, 'shaded', { khowst: 'taliban-underground, government-troops' }).play('done', 'khowst')
    t.interject('taliban', 'withdraw taliban-underground khowst 1')
    expect([t.pieces('khowst'), t.question]).toEqual([{ 'government-troops': 1 }, 'turn.second'])
  })

  test('ADP 5.5 card 32 shaded: the Taliban may do without; with no enemy there nothing is asked of them', () => {
    const t = event(32, 'shaded', { khowst: 'taliban-underground, government-troops' }).play('done', 'done')
    expect([t.count('khowst', 'government-troops'), t.question]).toEqual([1, 'turn.second'])
    expect(event(32, 'shaded', { khowst: 'government-troops' }).play('kabul', 'done').question).toBe('turn.second')
    expect(event(32, 'shaded', NO_GUERRILLAS).question).toBe('turn.second')
  })
})

describe.each(FAMILIES)('%s card 32 Haqqani', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-32, 8.3.4/card-32 the Taliban come where their Ambush finds a Coalition piece', () => {
    const board: Board = { khowst: 'coalition-troops 2', paktika: 'government-troops 3', kabul: 'government-troops 3' }
    const { t, said } = execute(family, 'taliban', 32, board)
    expect(said[0]).toBe(`khowst ${line(32)}`)
    expect(said).toContain(`ambush ${line(32)}`)
    expect(t.count('khowst', 'coalition-troops')).toBe(0)
  })

  test('8.4.4/card-32, 8.3.4/card-32 no Attack without an Ambush unless 4 Active Guerrillas are there', () => {
    const more = { boxes: { 'out-of-play': { 'taliban-guerrillas': 27 } } }
    expect(execute(family, 'taliban', 32, { khowst: 'taliban-active 3, government-troops 1' }, more).said).toEqual([
      `done ${line(32)}`,
    ])
    const four = { boxes: { 'out-of-play': { 'taliban-guerrillas': 26 } } }
    const { said } = execute(family, 'taliban', 32, { khowst: 'taliban-active 4, government-troops 1' }, four)
    expect(said[0]).toBe(`khowst ${line(32)}`)
  })

  test('8.4.4/card-32, 8.3.4/card-32 nothing without Guerrillas on the map or left', () => {
    const { said } = execute(family, 'taliban', 32, { khowst: 'government-troops 1' }, { boxes: NONE_LEFT })
    expect(said).toEqual([])
  })
})

describe('arponen card 32 Haqqani', () => {
  test('8.3.4/card-32 Haqqani: where an Ambush finds somebody, otherwise as all Guerrillas are placed', () => {
    expect(answersOf('taliban', 32, { khowst: 'government-troops 1' })).toContain('ambush 8.3.4/card-32')
    const said = answersOf('taliban', 32, {})
    expect(said).toHaveLength(3)
    for (const each of said) expect(each).toMatch(/ 8\.3\.4\/where$/)
  })
})
