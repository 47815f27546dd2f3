import { DONE, nonPlayer } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { type Board, type SceneOptions, scene } from '../../../test/kit.ts'
import { GOVERNMENT } from '../../forces.ts'
import { twoThirds } from './general.ts'
import { arponen } from './index.ts'

describe('arponen 8.2 Conduct', () => {
  test('8.2 two thirds of Resources, rounded down; no limit below nine', () => {
    expect([20, 11, 30, 9].map(twoThirds)).toEqual([13, 7, 20, 6])
    expect(twoThirds(8)).toBe(Number.POSITIVE_INFINITY)
  })

  test('8.2/stop, 8.2/none what cannot be carried out at all gives way to the operation that the chart names', () => {
    const t = scene(
      { 'loc-kabul-tor-kham': 'taliban-underground 2' },
      {
        card: 11,
        draw: [75],
        eligible: ['government', 'warlords'],
        seats: { government: 'arponen', coalition: 'bot' },
      },
    )
    const said = t.bots()
    expect(said[0]).toBe('train 8.2/none')
  })
})

describe('arponen 8.2 What no line speaks of', () => {
  test('8.2/lot goes by lot: which Base a player who asks for advice moves, as the chart never takes one up', () => {
    const t = scene(
      { kabul: 'government-base 2', herat: 'government-base 1', baghlan: 'government-police 3' },
      { card: 11, draw: [75, 19], eligible: ['government'] },
    )
    const { setup, volume } = t.table
    const line = () => {
      const adviser = nonPlayer({ volume, families: [arponen], setup }, GOVERNMENT, arponen)
      return t.table.consult(adviser?.decide ?? (() => DONE)).ground?.line.id
    }
    expect(line()).not.toBe('8.2/lot')
    t.play('train', 'baghlan', 'done', 'base')
    expect([t.question, line()]).toEqual(['train.base-from', '8.2/lot'])
  })
})

describe('arponen 8.2 Maximum extent', () => {
  test('8.2/full as many pieces as may be placed, where the chart names no number', () => {
    const t = scene(
      { kandahar: 'taliban-base 1' },
      { card: 11, draw: [75, 19], eligible: ['taliban'], seats: { taliban: 'arponen' } },
    )
    expect(t.bots()).toContain('3 8.2/full')
  })
})

describe('arponen 8.2.1 Targets', () => {
  const board: Board = { herat: 'government-police 1, taliban-underground 1, warlords-underground 1' }
  const sweep = (seats: SceneOptions['seats'], tracks: SceneOptions['tracks'] = {}): string[] =>
    scene(board, {
      card: 11,
      draw: [75, 19],
      eligible: ['government'],
      seats: { government: 'arponen', coalition: 'bot', ...seats },
      tracks,
      boxes: { 'out-of-play': { 'government-troops': 30, 'government-bases': 3 } },
    })
      .bots()
      .slice(0, 4)

  test('8.2.1/1 a Player before a non-player', () => {
    expect(sweep({ taliban: 'bot' })).toContain('warlords 8.2.1/1')
    expect(sweep({ warlords: 'bot' })).toContain('taliban 8.2.1/1')
  })

  test('8.2.1/1 of two Players the one with the better margin', () => {
    expect(sweep({})).toContain('taliban 8.2.1/1')
    expect(sweep({}, { 'warlords-resources': 60 })).toContain('warlords 8.2.1/1')
  })

  test('8.2.1/1 of non-players the Taliban', () => {
    expect(sweep({ taliban: 'bot', warlords: 'bot' })).toContain('taliban 8.2.1/1')
  })
})
