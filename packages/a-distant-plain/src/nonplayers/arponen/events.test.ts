import { describe, expect, test } from 'vitest'
import { type Board, event, type Scene, type SceneOptions } from '../../../test/kit.ts'
import type { FactionId } from '../../forces.ts'

const IDS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
const sideOf = (by: FactionId) => (by === 'coalition' || by === 'government' ? 'unshaded' : 'shaded')

interface More extends SceneOptions {
  /** Who else is a non-player; nobody unless it is said. */
  readonly bots?: readonly FactionId[]
}

/** A faction executes the event of the last card: the table, and what the non-players answered, each with its line. */
function execute(by: FactionId, card: number, board: Board, { bots = [], ...more }: More = {}): [string[], Scene] {
  const seats = Object.fromEntries(IDS.map((id) => [id, id === by || bots.includes(id) ? 'arponen' : 'person']))
  const t = event(card, sideOf(by), board, { eligible: [by], draw: [], seats, ...more })
  return [t.bots(), t]
}
const answers = (...how: Parameters<typeof execute>): string[] => execute(...how)[0]

/** Whom an event asks in which no non-player has a say. */
function asked(...how: Parameters<typeof execute>): string {
  const [said, t] = execute(...how)
  expect(said).toEqual([])
  return `${t.by} ${t.question}`
}

describe('arponen 8.3.3, 8.3.5 Numbers and shifts', () => {
  test('8.3.3/amount as many as are Available, nothing without any', () => {
    const out = (n: number) => ({ boxes: { 'out-of-play': { 'taliban-guerrillas': n } } })
    expect(answers('taliban', 53, {}, out(27))).toEqual(['3 8.3.3/amount'])
    expect(answers('taliban', 53, {}, out(30))).toEqual([])
  })

  test('8.3.5/shift no choice where a single space can shift', () => {
    const police: Board = { herat: 'government-police 1' }
    expect(answers('coalition', 25, { ...police, konduz: 'government-police 1' })).toEqual(['konduz 8.3.5/shift'])
    const [said, t] = execute('coalition', 25, police)
    expect([said, t.level('herat')]).toEqual([[], 'support'])
  })
})

describe('arponen 8.2.1, 8.3.4, 8.3.5 What most events ask', () => {
  test('8.2.1/3 whose piece goes, not where only one faction is found', () => {
    const raid = (more: string): string[] =>
      answers('coalition', 38, { kandahar: `coalition-troops 1, taliban-underground 2${more}` })
    expect(raid(', warlords-underground 2').join()).toMatch(/-active 8\.2\.1\/3$/)
    expect(raid('')).toEqual(['kandahar 8.3.4/where'])
  })

  test('8.2.1/7 own Bases before others, no choice when none is left', () => {
    expect(answers('warlords', 60, {})).toContain('warlords-base 8.2.1/7')
    const none = answers('warlords', 60, {}, { boxes: { 'out-of-play': { 'warlords-bases': 12 } } })
    expect(none).toHaveLength(3)
    expect(none.join()).not.toContain('8.2.1/7')
  })

  test('8.3.4/who own Guerrillas, not when none is left', () => {
    const board: Board = { kandahar: 'government-police 2' }
    expect(answers('warlords', 61, board)).toContain('warlords-underground 8.3.4/who')
    const [said, t] = execute('warlords', 61, board, { boxes: { 'out-of-play': { 'warlords-guerrillas': 15 } } })
    expect([said, t.count('kandahar', 'taliban-underground')]).toEqual([['kandahar 8.3.4/where'], 1])
  })

  test('8.3.4/free a free Air Strike is the Coalition’s; none where nobody is seen', () => {
    const board: Board = { helmand: 'taliban-active 2' }
    expect(answers('government', 20, board, { bots: ['coalition'] })[0]).toBe('air-strike 8.3.4/free')
    expect(asked('government', 20, board)).toBe('coalition event.choice')
    expect(answers('coalition', 20, { helmand: 'taliban-underground 2' })).toEqual([])
  })

  test('8.3.4/where the best of several, no choice with one left', () => {
    expect(answers('taliban', 22, {})).toEqual(['loc-kabul-tor-kham 8.3.4/where'])
    const [said, t] = execute('taliban', 22, { 'loc-kabul-tor-kham': 'sabotage 1' })
    expect([said, t.markers('loc-kandahar-spin-boldak', 'sabotage')]).toEqual([[], 1])
  })

  test('8.3.5/own nothing against the own points, but what does not touch them', () => {
    expect(answers('taliban', 47, { herat: 'warlords-underground 1, opposition' })).toEqual(['done 8.3.5/own'])
    expect(answers('taliban', 47, { herat: 'warlords-underground 1' })).toEqual(['herat 8.3.4/where'])
  })
})

describe('arponen 8.3.4 Whose choice a card is', () => {
  test('8.3.4/card-17 NATO: the Coalition moves its Troops, as a Player by itself', () => {
    const board: Board = { kabul: 'coalition-troops 2, support' }
    expect(answers('government', 17, board, { bots: ['coalition'] })[0]).toBe('kabul 8.3.4/card-17')
    expect(asked('government', 17, board)).toBe('coalition event.17.where')
  })

  test('8.3.4/card-21 Operation Iraqi Freedom: the Coalition gives pieces up, as a Player by itself', () => {
    const board: Board = { kabul: 'coalition-troops 5, coalition-base 1' }
    expect(answers('taliban', 21, board, { bots: ['coalition'] })[0]).toBe('0 8.3.4/card-21')
    expect(asked('taliban', 21, board)).toBe('coalition event.21.available')
  })

  test('8.3.4/card-28 Out of Pakistan: the Taliban move, as a Player by themselves; nobody where none are', () => {
    const board: Board = { waziristan: 'taliban-underground 4' }
    expect(answers('warlords', 28, board, { bots: ['taliban'] })[0]).toBe('waziristan 8.3.4/card-28')
    expect(asked('warlords', 28, board)).toBe('taliban event.move-from')
    expect(answers('taliban', 28, { khowst: 'taliban-underground 4' })).toEqual([])
  })

  test('8.3.4/card-41 NATO Politics: the Coalition withdraws, as a Player by itself', () => {
    expect(answers('taliban', 41, {}, { bots: ['coalition'] })[0]).toBe('coalition-troops 8.3.4/card-41')
    expect(asked('taliban', 41, {})).toBe('coalition event.41.withdraw')
  })

  test('8.3.4/card-52 Power Shuffle: the Government moves its Police, as a Player by itself; none without Police', () => {
    const board: Board = { kabul: 'government-police 4' }
    expect(answers('coalition', 52, board, { bots: ['government'] })[0]).toBe('kabul 8.3.4/card-52')
    expect(asked('coalition', 52, board)).toBe('government event.move-from')
    expect(answers('government', 52, { kabul: 'government-troops 4' })).toEqual([])
  })

  test('8.3.4/card-70 Contractor Surge: the Coalition sends Troops home, as a Player by itself; nobody without Troops', () => {
    const board: Board = { kabul: 'coalition-troops 3, coalition-base 1' }
    expect(answers('government', 70, board, { bots: ['coalition'] })[0]).toBe('kabul 8.3.4/card-70')
    expect(asked('government', 70, board)).toBe('coalition event.replace-piece-where')
    expect(answers('coalition', 70, { kabul: 'coalition-base 1' })).toEqual([])
  })
})

describe('arponen 8.3.4 Cards that leave a choice', () => {
  test('8.3.4/card-25 Koran Burning: Terror goes where a shift follows; without Terror only the shift is left', () => {
    const board = (terror: string): Board => ({
      herat: `government-police 1${terror}`,
      konduz: `government-police 1${terror}`,
    })
    expect(answers('coalition', 25, board(', terror 1'))[0]).toBe('konduz 8.3.4/card-25')
    expect(answers('coalition', 25, board(''))).toEqual(['konduz 8.3.5/shift'])
  })

  test('8.3.4/card-32 Haqqani: where an Ambush finds somebody, otherwise as all Guerrillas are placed', () => {
    expect(answers('taliban', 32, { khowst: 'government-troops 1' })).toContain('ambush 8.3.4/card-32')
    const said = answers('taliban', 32, {})
    expect(said).toHaveLength(3)
    for (const each of said) expect(each).toMatch(/ 8\.3\.4\/where$/)
  })

  test('8.3.4/card-36 Mullah Omar: Guerrillas if there are some, otherwise only Resources are left', () => {
    expect(answers('coalition', 36, { waziristan: 'taliban-underground 1' })[0]).toBe('remove 8.3.4/card-36')
    const [said, t] = execute('coalition', 36, {})
    expect([said, t.resources('taliban')]).toEqual([[], 10])
  })

  test('8.3.4/card-37 Afghan Commandos: nothing where nobody is', () => {
    expect(answers('government', 37, { helmand: 'government-troops 2, taliban-base 1' })[0]).toBe('done 8.3.4/card-37')
    expect(answers('government', 37, { helmand: 'government-troops 2' }).join()).not.toContain('8.3.4/card-37')
  })

  test('8.3.4/card-40 Line Item: Patronage or Resources; without Aid only Resources are left', () => {
    expect(answers('government', 40, {})[0]).toBe('aid-to-patronage 8.3.4/card-40')
    const [said, t] = execute('government', 40, {}, { tracks: { aid: 0 } })
    expect([said, t.resources('government')]).toEqual([[], 28])
  })

  test('8.3.4/card-42 Returnees: the best of several spaces, not where COIN Controls only one', () => {
    const board: Board = { herat: 'government-troops 1, support' }
    expect(answers('coalition', 42, { ...board, balkh: 'government-troops 1' })).toEqual(['herat 8.3.4/card-42'])
    const [said, t] = execute('coalition', 42, board)
    expect([said, t.markers('herat', 'returnees')]).toEqual([[], 1])
  })

  test('8.3.4/card-50 Development Aid: to the Warlords; nothing without Aid', () => {
    expect(answers('warlords', 50, {})).toEqual(['0 8.3.4/card-50', '6 8.3.4/card-50'])
    expect(answers('warlords', 50, {}, { tracks: { aid: 0 } })).toEqual([])
  })

  test('8.3.4/card-54 Profit Sharing: as much as possible; nothing from Warlords without Resources', () => {
    expect(answers('government', 54, {})[0]).toBe('6 8.3.4/card-54')
    expect(answers('government', 54, {}, { resources: { warlords: 0 } })).toEqual([])
  })

  test('8.3.4/card-69 Mine Removal: markers go; without any on the map Returnees come by their own line', () => {
    const board = (terror: string): Board => ({ herat: 'government-troops 1', konduz: `government-troops 1${terror}` })
    expect(answers('coalition', 69, board(', terror 1'))[0]).toBe('clear-markers 8.3.4/card-69')
    expect(answers('coalition', 69, board(''))).toEqual([expect.stringMatching(/ 8\.3\.4\/card-42$/)])
  })
})
