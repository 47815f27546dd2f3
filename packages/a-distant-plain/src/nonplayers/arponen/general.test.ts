import { nonPlayer } from '@coinflict/kernel/nonplayers'
import { DONE } from '@coinflict/kernel/state'
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
    const said = (board: Board): string[] =>
      scene(
        { 'loc-kabul-tor-kham': 'taliban-underground 2', ...board },
        {
          card: 11,
          draw: [75],
          eligible: ['government', 'warlords'],
          seats: { government: 'arponen', coalition: 'bot' },
        },
      ).bots()
    const nobody = said({})
    expect(nobody[0]).toBe('train 8.2/none')
    expect(nobody).not.toContain('done 8.2/stop')
    const police = said({ kabul: 'government-police 4' })
    expect([police[0], police.at(-2)]).toEqual(['patrol 8.7.4/if', 'done 8.2/stop'])
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
      return t.table.consult(adviser?.decide ?? (() => DONE)).explanation?.line.id
    }
    expect(line()).not.toBe('8.2/lot')
    t.play('train', 'baghlan', 'done', 'base')
    expect([t.question, line()]).toEqual(['train.base-from', '8.2/lot'])
  })

  test('8.2/lot not where the chart itself builds, with a Base that is Available', () => {
    const on = { card: 11, draw: [75, 19], eligible: ['government'], seats: { government: 'arponen' } } as const
    const none = scene({ kabul: 'government-base 2', herat: 'government-base 1', baghlan: 'government-police 3' }, on)
    none.play('train', 'baghlan', 'done', 'base')
    expect(none.bots()[0]).toMatch(/ 8\.2\/lot$/)
    const t = scene({ kabul: 'government-base 2', baghlan: 'government-police 3' }, on)
    expect(t.bots().join()).not.toContain('8.2/lot')
    expect(t.count('baghlan', 'government-base')).toBe(1)
  })
})

describe('arponen 8.2 Maximum extent', () => {
  test('8.2/full as many pieces as may be placed, where the chart names no number; not where the rules leave one', () => {
    const on = { card: 11, draw: [75, 19], eligible: ['taliban'], seats: { taliban: 'arponen' } } as const
    expect(scene({ kandahar: 'taliban-base 1' }, on).bots()).toContain('3 8.2/full')
    const single = scene({ kandahar: 'taliban-underground 1' }, on).bots()
    expect(single).toContain('guerrilla 8.8.4/4')
    expect(single.join()).not.toContain('8.2/full')
  })
})

describe('arponen 8.2.1 Targets', () => {
  const both: Board = { herat: 'government-police 1, taliban-underground 1, warlords-underground 1' }
  const sweep = (seats: SceneOptions['seats'], tracks: SceneOptions['tracks'] = {}, board = both): string[] =>
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
    const opposed: Board = { ...both, kandahar: 'opposition' }
    expect(sweep({}, {}, opposed)).toContain('taliban 8.2.1/1')
    expect(sweep({}, { 'warlords-resources': 60 }, opposed)).toContain('warlords 8.2.1/1')
  })

  test('8.2.1/1 of non-players the Taliban', () => {
    expect(sweep({ taliban: 'bot', warlords: 'bot' })).toContain('taliban 8.2.1/1')
  })

  test('8.2.1/1 not where only one faction can be found', () => {
    const said = sweep({}, {}, { herat: 'government-police 1, taliban-underground 1' })
    expect(said).toEqual(['sweep 8.7.6/if', 'done 8.2/stop'])
  })
})
