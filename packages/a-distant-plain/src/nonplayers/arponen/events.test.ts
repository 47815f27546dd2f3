import { describe, expect, test } from 'vitest'
import type { Board } from '../../../test/kit.ts'
import { answersOf, asked, executeLast } from '../../../test/nonplayers.ts'

describe('arponen 8.3.3, 8.3.5 Numbers and shifts', () => {
  test('8.3.3/amount as many as are Available, nothing without any', () => {
    const out = (n: number) => ({ boxes: { 'out-of-play': { 'taliban-guerrillas': n } } })
    expect(answersOf('taliban', 53, {}, out(27))).toEqual(['3 8.3.3/amount'])
    expect(answersOf('taliban', 53, {}, out(30))).toEqual([])
  })

  test('8.3.5/shift no choice where a single space can shift', () => {
    const police: Board = { herat: 'government-police 1' }
    expect(answersOf('coalition', 25, { ...police, konduz: 'government-police 1' })).toEqual(['konduz 8.3.5/shift'])
    const [said, t] = executeLast('coalition', 25, police)
    expect([said, t.level('herat')]).toEqual([[], 'support'])
  })
})

describe('arponen 8.2.1, 8.3.4, 8.3.5 What most events ask', () => {
  test('8.2.1/3 whose piece goes, not where only one faction is found', () => {
    const raid = (more: string): string[] =>
      answersOf('coalition', 38, { kandahar: `coalition-troops 1, taliban-underground 2${more}` })
    expect(raid(', warlords-underground 2').join()).toMatch(/-active 8\.2\.1\/3$/)
    expect(raid('')).toEqual(['kandahar 8.3.4/where'])
  })

  test('8.2.1/7 own Bases before others, no choice when none is left', () => {
    expect(answersOf('warlords', 60, {})).toContain('warlords-base 8.2.1/7')
    const none = answersOf('warlords', 60, {}, { boxes: { 'out-of-play': { 'warlords-bases': 12 } } })
    expect(none).toHaveLength(3)
    expect(none.join()).not.toContain('8.2.1/7')
  })

  test('8.3.4/who own Guerrillas, not when none is left', () => {
    const board: Board = { kandahar: 'government-police 2' }
    expect(answersOf('warlords', 61, board)).toContain('warlords-underground 8.3.4/who')
    const [said, t] = executeLast('warlords', 61, board, { boxes: { 'out-of-play': { 'warlords-guerrillas': 15 } } })
    expect([said, t.count('kandahar', 'taliban-underground')]).toEqual([['kandahar 8.3.4/where'], 1])
  })

  test('8.3.4/free a free Air Strike is the Coalition’s; none where nobody is seen', () => {
    const board: Board = { helmand: 'taliban-active 2' }
    expect(answersOf('government', 20, board, { bots: ['coalition'] })[0]).toBe('air-strike 8.3.4/free')
    expect(asked('government', 20, board)).toBe('coalition event.choice')
    expect(answersOf('coalition', 20, { helmand: 'taliban-underground 2' })).toEqual([])
  })

  test('8.3.4/where the best of several, no choice with one left', () => {
    expect(answersOf('taliban', 22, {})).toEqual(['loc-kabul-tor-kham 8.3.4/where'])
    const [said, t] = executeLast('taliban', 22, { 'loc-kabul-tor-kham': 'sabotage 1' })
    expect([said, t.markers('loc-kandahar-spin-boldak', 'sabotage')]).toEqual([[], 1])
  })

  test('8.3.5/own nothing against the own points, but what does not touch them', () => {
    expect(answersOf('taliban', 47, { herat: 'warlords-underground 1, opposition' })).toEqual(['done 8.3.5/own'])
    expect(answersOf('taliban', 47, { herat: 'warlords-underground 1' })).toEqual(['herat 8.3.4/where'])
  })
})
