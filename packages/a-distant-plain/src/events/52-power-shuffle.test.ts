import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, asked, execute } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 52 Power Shuffle', () => {
  test('ADP 5.1 card 52 unshaded: Police go to lines and where COIN had Control', () => {
    const t = event(
      52,
      'unshaded',
      {
        kabul: 'government-police 3',
        balkh: 'government-police 1, taliban-underground 2',
        konduz: 'coalition-troops 1',
        herat: 'taliban-underground 1',
      },
      { eligible: ['warlords'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.move-from', ['kabul', 'balkh', 'done']])
    t.play('kabul')
    expect(t.answers.filter((s) => !s.startsWith('loc-'))).toEqual(['konduz'])
    expect(t.answers).toContain('loc-kabul-aibak')
    t.play('konduz', '3')
    // Kabul has lost Control, but counts as it stood.
    expect(t.answers).toEqual(['balkh', 'done'])
    t.play('balkh', 'kabul')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1 })
    expect(t.pieces('konduz')).toEqual({ 'coalition-troops': 1, 'government-police': 3 })
    expect(t.track('patronage')).toBe(7)
  })

  test('ADP 5.1 card 52 unshaded: each moves once, and none needs to', () => {
    const t = event(52, 'unshaded', { kabul: 'government-police 3', konduz: 'government-police 1' })
    t.play('kabul', 'konduz', '2')
    expect(t.answers).toEqual(['kabul', 'konduz', 'done'])
    t.play('konduz', 'kabul')
    expect(t.pieces('konduz')).toEqual({ 'government-police': 2 })
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('done')
    expect(isOver(t)).toBe(true)
    expect(event(52, 'unshaded', { kabul: 'government-police 3' }).play('done').track('patronage')).toBe(7)
  })

  test('ADP 5.1.3 card 52 unshaded: without Police Patronage rises all the same', () => {
    const t = event(52, 'unshaded', { kabul: 'government-troops 3' })
    expect(isOver(t)).toBe(true)
    expect(t.track('patronage')).toBe(7)
  })

  test('ADP 5.1 card 52 shaded: up to 4 Government cubes from up to 2 spaces', () => {
    const t = event(52, 'shaded', {
      kabul: 'government-troops 2, government-police 1, coalition-troops 1',
      'loc-kabul-aibak': 'government-police 3',
      konduz: 'government-troops 1',
    })
    t.play('kabul', 'government-troops', 'loc-kabul-aibak')
    expect(t.answers).toEqual(['kabul', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'government-police', 'kabul')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-police': 2 })
    expect(t.track('patronage')).toBe(3)
  })

  test('ADP 5.1 card 52 shaded: fewer, or none', () => {
    const t = event(52, 'shaded', { kabul: 'government-troops 2' }, { tracks: { patronage: 1 } }).play('kabul', 'done')
    expect(t.count('kabul', 'government-troops')).toBe(1)
    expect(t.track('patronage')).toBe(0)
    expect(event(52, 'shaded', { kabul: 'coalition-troops 2' }).track('patronage')).toBe(3)
  })
})

describe('adp card 52 Power Shuffle', () => {
  test('8.6.7/4 Power Shuffle: Police as in a Redeploy', () => {
    const { said, t } = execute('adp', 'government', 52, { kabul: 'government-police 6, government-troops 2' })
    expect(said.slice(0, 3)).toEqual(['kabul 8.6.7/4', 'loc-kabul-tor-kham 8.6.7/4', '2 8.6.7/4'])
    expect(t.count('loc-kandahar-spin-boldak', 'government-police')).toBe(2)
  })
})

describe('arponen card 52 Power Shuffle', () => {
  test('8.3.4/card-52 Power Shuffle: Police to LoCs, not the last of a space, no COIN Control lost', () => {
    const board: Board = {
      kabul: 'government-police 4',
      herat: 'government-police 1, government-troops 1, warlords-base 1',
    }
    const { t } = execute('arponen', 'government', 52, board)
    expect(t.count('loc-kabul-tor-kham', 'government-police')).toBe(2)
    expect(t.count('kabul', 'government-police')).toBe(1)
    expect(t.count('herat', 'government-police')).toBe(1)
    const none = execute('arponen', 'government', 52, { kabul: 'government-police 1' })
    expect(none.said).toEqual(['done 8.3.4/card-52'])
  })

  test('8.3.4/card-52 Power Shuffle: the Government moves its Police, as a Player by itself; none without Police', () => {
    const board: Board = { kabul: 'government-police 4' }
    expect(answersOf('coalition', 52, board, { bots: ['government'] })[0]).toBe('kabul 8.3.4/card-52')
    expect(asked('coalition', 52, board)).toBe('government event.move-from')
    expect(answersOf('government', 52, { kabul: 'government-troops 4' })).toEqual([])
  })
})
