import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { type Board, event, scene } from '../../test/kit.ts'
import { execute, seatsOf } from '../../test/nonplayers.ts'

describe('card 71 Coup!', () => {
  test('ADP 5.1 card 71 unshaded: Kabul shifts toward Support, Patronage +3 as far as it goes', () => {
    const t = event(71, 'unshaded', { kabul: 'opposition' })
    expect([t.level('kabul'), t.track('patronage')]).toEqual(['neutral', 8])
    const full = event(71, 'unshaded', { kabul: 'support' }, { tracks: { patronage: 39 } })
    expect([full.level('kabul'), full.track('patronage')]).toEqual(['support', 40])
  })

  test('ADP 5.1 card 71 shaded: half the Government cubes leave Kabul, Troops and Police as the executor says', () => {
    const t = event(71, 'shaded', {
      kabul: 'government-troops 4, government-police 3, coalition-troops 2, government-base 1, support',
    })
    expect([t.question, t.answers]).toEqual(['event.71.troops', ['0', '1', '2', '3']])
    t.play('2')
    expect(t.pieces('kabul')).toEqual({
      'government-troops': 2,
      'government-police': 2,
      'government-base': 1,
      'coalition-troops': 2,
    })
    expect([t.level('kabul'), t.track('patronage')]).toEqual(['neutral', 2])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 71 shaded: nothing is asked where only one kind can go, and a single cube stays', () => {
    const t = event(71, 'shaded', { kabul: 'government-police 5, opposition' })
    expect(t.pieces('kabul')).toEqual({ 'government-police': 3 })
    expect(t.level('kabul')).toBe('neutral')
    const one = event(71, 'shaded', { kabul: 'government-troops 1' }, { tracks: { patronage: 2 } })
    expect([one.count('kabul', 'government-troops'), one.track('patronage')]).toEqual([1, 0])
  })

  test('ADP 5.1 card 71 shaded: as many of a kind as the other cannot make up', () => {
    const t = event(71, 'shaded', { kabul: 'government-troops 5, government-police 1' })
    expect(t.answers).toEqual(['2', '3'])
    t.play('2')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 3 })
  })
})

describe('adp card 71 Coup!', () => {
  test('8.4.3/amount Coup: Police and Troops leave Kabul evenly, Police first', () => {
    const { said, t } = execute('adp', 'warlords', 71, { kabul: 'government-police 3, government-troops 4' })
    expect(said).toEqual(['1 8.4.3/amount'])
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'government-troops': 3 })
  })
})

describe('arponen card 71 Coup!', () => {
  test('8.2.1/3 Coup: Police and Troops leave Kabul at random', () => {
    const board: Board = { kabul: 'government-police 3, government-troops 4' }
    const { said, t } = execute('arponen', 'warlords', 71, board)
    expect(said).toEqual([expect.stringMatching(/^[0-3] 8\.2\.1\/3$/)])
    expect(t.count('kabul', 'government-police') + t.count('kabul', 'government-troops')).toBe(4)
  })

  test('AR-06 8.3.5/own the Taliban do not play Coup where it would lower Opposition', () => {
    const more = { card: 71, eligible: ['taliban'], seats: seatsOf('arponen', ['taliban']) } as const
    expect(scene({ kabul: 'government-police 4, opposition' }, more).bots(1)[0]).not.toContain('event')
    expect(scene({ kabul: 'government-police 4, support' }, more).bots(1)).toEqual(['event 8.8.2/1'])
  })
})
