import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

/** A Propaganda round from one of its phases on. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, card: 73, seats: { taliban: 'arponen' }, ...more, tracks: { propaganda: 1, ...more.tracks } })

describe('arponen 8.8.7 Sharia', () => {
  const sharia = (board: Board, resources = 20): string[] =>
    round('sharia', board, { resources: { taliban: resources } })
      .bots()
      .filter((answer) => answer.endsWith('8.8.7/sharia'))
      .map((answer) => answer.split(' ')[0] as string)

  test('8.8.7/sharia for the greatest shift, then Support, then fewest Terror markers', () => {
    const board: Board = {
      helmand: 'taliban-active, support',
      kandahar: 'taliban-active',
      khowst: 'taliban-active, terror 1',
      nuristan: 'taliban-active, support',
    }
    expect(sharia(board)).toEqual(['nuristan', 'nuristan', 'helmand', 'helmand', 'kandahar', 'khowst', 'khowst'])
  })

  test('8.8.7/sharia Terror only where a level can be shifted too', () => {
    const board: Board = { kandahar: 'taliban-active, terror 2', zabol: 'taliban-active, terror 1' }
    expect(sharia(board, 2)).toEqual(['done'])
    expect(sharia(board, 3)).toEqual(['kandahar', 'kandahar', 'kandahar'])
  })

  test('8.8.7/sharia not where the Taliban do not Control', () => {
    const t = round('sharia', { kandahar: 'taliban-active, government-police', khowst: 'taliban-active' })
    expect(t.bots(1)).toEqual(['khowst 8.8.7/sharia'])
    const contested = round('sharia', { kandahar: 'taliban-active, government-police', zabol: 'taliban-active' })
    expect(contested.bots().join()).not.toContain('8.8.7/sharia')
    expect(contested.level('kandahar')).toBe('neutral')
  })

  test('8.8.7/sharia none while the Tribal Elders would set it back', () => {
    const board: Board = { kandahar: 'taliban-active' }
    const held = (elders: string): string[] =>
      round('sharia', board, { lasting: { 45: 'unshaded' }, tracks: { elders } }).bots(1)
    expect(held('taliban')).toEqual(['kandahar 8.8.7/sharia'])
    expect(held('government')).toEqual(['done 8.8.7/sharia'])
  })
})

describe('arponen 8.8.7 Redeploy', () => {
  const begun = (board: Board, more: SceneOptions = {}): Scene => {
    const t = round('redeploy', board, more)
    while (t.by !== 'taliban' && t.question.startsWith('redeploy')) t.play('done')
    return t
  }
  const redeploy = (board: Board, more: SceneOptions = {}): Scene => {
    const t = begun(board, more)
    t.bots()
    return t
  }

  test('8.8.7/redeploy-1 a Guerrilla to each Base first, in Afghanistan before Pakistan', () => {
    const one = redeploy({ zabol: 'taliban-base', waziristan: 'taliban-base', balkh: 'taliban-underground' })
    expect([one.count('zabol', 'taliban-underground'), one.count('waziristan', 'taliban-underground')]).toEqual([1, 0])
    const two = redeploy({
      zabol: 'taliban-base, taliban-underground',
      waziristan: 'taliban-base',
      balkh: 'taliban-active',
    })
    expect(two.count('waziristan', 'taliban-underground')).toBe(1)
  })

  test('8.8.7/redeploy-1 only where the Taliban Control the Base, or in Pashtun Pakistan', () => {
    const t = redeploy({
      zabol: 'taliban-base, coalition-troops',
      balochistan: 'taliban-base',
      balkh: 'taliban-underground',
    })
    expect([t.count('zabol', 'taliban-underground'), t.count('balochistan', 'taliban-underground')]).toEqual([0, 1])
  })

  test('8.8.7/redeploy-2 the others evenly', () => {
    const t = redeploy({
      zabol: 'taliban-base, taliban-underground 3',
      ghazni: 'taliban-base, taliban-underground',
      'loc-kandahar-kabul': 'taliban-active 4',
    })
    const count = (s: 'zabol' | 'ghazni' | 'waziristan' | 'northwest-frontier') => t.count(s, 'taliban-underground')
    expect(count('zabol')).toBe(3)
    expect([count('ghazni'), count('waziristan'), count('northwest-frontier')].sort()).toEqual([1, 2, 2])
    const needed = begun({ zabol: 'taliban-base', waziristan: 'taliban-base', balkh: 'taliban-active' })
    expect(needed.bots()).toEqual(['zabol 8.8.7/redeploy-1'])
  })

  test('8.8.7/redeploy-1 those who may stay in a refuge leave it for a Base that nobody guards, and for nothing else', () => {
    const needed = redeploy({ zabol: 'taliban-base', waziristan: 'taliban-underground 3' })
    expect(needed.count('zabol', 'taliban-underground')).toBe(1)
    const idle = redeploy({ zabol: 'taliban-base, taliban-underground', waziristan: 'taliban-underground 3' })
    expect(idle.count('waziristan', 'taliban-underground')).toBe(3)
  })

  test('8.8.7/redeploy-2 under Mullah Omar they stay where they are', () => {
    const t = redeploy(
      { zabol: 'taliban-base, taliban-underground', balkh: 'taliban-underground 2' },
      { lasting: { 36: 'shaded' } },
    )
    expect(t.count('balkh', 'taliban-underground')).toBe(2)
  })
})
