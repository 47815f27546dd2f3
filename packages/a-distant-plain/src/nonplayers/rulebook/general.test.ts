import { linesOf, nonPlayer } from '@coinflict/kernel/nonplayers'
import { DONE } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../test/kit.ts'
import { GOVERNMENT } from '../../forces.ts'
import { rulebook } from './index.ts'

/** The Warlords are to operate. */
const warlords = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card: 67, eligible: ['warlords'], seats: { warlords: 'adp' }, ...more })

describe('adp 8.1.1 Operations', () => {
  test('8.1.1/stop when the chart asks for nothing more, not when nothing more can be paid for', () => {
    expect(warlords({ balkh: 'warlords-base 1' }).bots()).toContain('done 8.1.1/stop')
    const poor = warlords({ balkh: 'warlords-base 1' }, { resources: { warlords: 3 } }).bots()
    expect(poor.slice(-2)).toEqual(['cultivate 8.5.4/1', 'balkh 8.5.4/1'])
    expect(poor).not.toContain('done 8.1.1/stop')
  })

  /** No Base is left to the Government. */
  const training = (seat: string): Scene =>
    scene(
      { kabul: 'government-base 2', herat: 'government-base 1', baghlan: 'government-police 3' },
      { card: 67, eligible: ['government'], seats: { government: seat } },
    )

  test('8.1.1/lot what no line speaks of goes by lot: which Base moves in a Train begun for it; its own lines move none', () => {
    const begun = training('adp').play('train', 'baghlan', 'done', 'base')
    expect(begun.bots()).toEqual([expect.stringMatching(/^(kabul|herat) 8\.1\.1\/lot$/)])
    expect(training('adp').bots().join()).not.toContain('8.1.1/lot')
  })

  test('8.1.1/lot the same for a player who asks for advice', () => {
    const t = training('person')
    const { setup, volume } = t.table
    const line = () => {
      const adviser = nonPlayer({ volume, families: [rulebook], setup }, GOVERNMENT, rulebook)
      return t.table.consult(adviser?.decide ?? (() => DONE)).explanation?.line.id
    }
    expect(line()).not.toBe('8.1.1/lot')
    t.play('train', 'baghlan', 'done', 'base')
    expect([t.question, line()]).toEqual(['train.base-from', '8.1.1/lot'])
  })

  test('8.1/pass if nothing can be done, not as long as a Guerrilla can be placed', () => {
    const without = (n: number): Scene =>
      warlords({}, { boxes: { 'out-of-play': { 'warlords-guerrillas': n, 'warlords-bases': 3 } } })
    expect(without(15).bots()).toEqual(['pass 8.1/pass'])
    expect(without(14).bots()[0]).toBe('rally 8.5.1/1')
  })
})

describe('adp 8.1.2 Procedure', () => {
  test('every line has a number of its own and speaks every language', () => {
    const lines = linesOf(rulebook)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    for (const { text } of lines) for (const sentence of Object.values(text)) expect(sentence).not.toBe('')
  })

  test('8.1.2/3 as many pieces as possible; nothing to choose with 1 Available', () => {
    expect(warlords({ balkh: 'warlords-base 1' }).bots()).toContain('3 8.1.2/3')
    const last = warlords({ balkh: 'warlords-base 1' }, { boxes: { 'out-of-play': { 'warlords-guerrillas': 14 } } })
    const said = last.bots()
    expect(said.slice(1, 3)).toEqual(['balkh 8.5.1/4', 'guerrilla 8.5.1/4'])
    expect(said.join()).not.toContain('8.1.2/3')
  })

  test('8.1.2/4 Active Guerrillas make way for a Base before Underground ones; nothing to choose if all are hidden', () => {
    expect(warlords({ ghazni: 'warlords-underground 2, warlords-active 1' }).bots()).toContain('1 8.1.2/4')
    const hidden = warlords({ ghazni: 'warlords-underground 3' }).bots()
    expect(hidden).toContain('base 8.5.1/3')
    expect(hidden.join()).not.toContain('8.1.2/4')
  })

  test('8.1.2/4 deserters are Police and Troops evenly, Police first', () => {
    const t = scene(
      { herat: 'government-police 5, government-troops 5', kabul: 'government-police 1, government-troops 8' },
      { phase: 'redeploy', card: 73, tracks: { propaganda: 1 }, seats: { government: 'adp' } },
    )
    t.bots(2)
    expect(t.pieces('herat')).toEqual({ 'government-police': 3, 'government-troops': 4 })
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 6 })
  })
})

describe('adp 8.1.2 Who is removed', () => {
  /** Warlords do not Attack of their own accord: they go on with one that was begun for them, and that succeeds. */
  const attack = (others: string, seats: Record<string, string> = {}): string[] => {
    const t = scene(
      { helmand: `warlords-active 6, ${others}`, zabol: 'warlords-active 1, taliban-active 1' },
      { card: 67, eligible: ['warlords'], seats: { warlords: 'adp', ...seats }, dice: [2] },
    )
    return t.play('attack', 'helmand').bots(2)
  }

  test('8.1.2/1 players’ pieces before non-players’', () => {
    const both = 'government-police 2, taliban-active 2'
    expect(attack(both, { government: 'bot' })).toEqual(['taliban-active 8.1.2/1', 'taliban-active 8.1.2/1'])
    expect(attack(both, { taliban: 'bot' })[0]).toBe('government-police 8.1.2/1')
  })

  test('8.1.2/1 not if all are players, nor if players have nothing there', () => {
    expect(attack('government-police 2, taliban-active 2')[0]).toMatch(/ 8\.1\.2\/2$/)
    const bots = attack('government-police 2, government-troops 2', { government: 'bot' })
    expect(bots).toEqual(['government-police 8.1.2/2', 'government-troops 8.1.2/2'])
  })

  test('8.1.2/2 the Underground before the Active', () => {
    const taliban = 'taliban-active 1, taliban-underground 1'
    expect(attack(`${taliban}, government-police 1`, { government: 'bot' })).toEqual([
      'taliban-underground 8.1.2/1',
      'taliban-active 8.1.2/1',
    ])
  })

  test('8.1.2/2 Bases first, Police and Troops by turns', () => {
    expect(attack('taliban-base 1, government-police 2, government-troops 2')[0]).toBe('taliban-base 8.1.2/2')
    expect(attack('government-police 2, government-troops 2')).toEqual([
      'government-police 8.1.2/2',
      'government-troops 8.1.2/2',
    ])
  })
})
