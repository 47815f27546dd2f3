import { describe, expect, test } from 'vitest'
import { type Board, event, type SceneOptions } from '../../test/kit.ts'
import {
  AMOUNT,
  carriedOut,
  execute,
  FAMILIES,
  IDS,
  NONE_LEFT,
  OWN,
  RULE,
  seatsOf,
  sideOf,
} from '../../test/nonplayers.ts'
import type { FactionId } from '../forces.ts'
import { aDistantPlain } from '../index.ts'

const PLACED = { adp: '8.4.3/placed', arponen: '8.2.1/7' } as const

describe.each(FAMILIES)('%s What events ask for', (family) => {
  const rule = RULE[family]

  test('8.4.3/amount, 8.3.3/amount as many pieces as text and Available pieces allow, none if none is left', () => {
    const { said, t } = execute(family, 'taliban', 53, { kandahar: 'government-police 1' })
    expect(said).toEqual([`4 ${AMOUNT[family]}`])
    expect(t.count('kandahar', 'taliban-underground')).toBe(4)
    const few = execute(family, 'taliban', 53, {}, { boxes: { 'out-of-play': { 'taliban-guerrillas': 28 } } })
    expect(few.said).toEqual([`2 ${AMOUNT[family]}`])
    expect(execute(family, 'taliban', 53, {}, { boxes: NONE_LEFT }).said).toEqual([])
  })

  test('8.4.3/placed, 8.2.1/7 own Bases first, Police and Troops by turns; nothing if nothing is left', () => {
    const { said } = execute(family, 'government', 66, { baghlan: 'government-police 1' })
    expect(said.filter((each) => each.endsWith(PLACED[family]))).toEqual([
      `government-base ${PLACED[family]}`,
      `government-police ${PLACED[family]}`,
      `government-troops ${PLACED[family]}`,
      `government-police ${PLACED[family]}`,
    ])
    const boxes = { 'out-of-play': { 'government-troops': 30, 'government-police': 29, 'government-bases': 3 } }
    expect(execute(family, 'government', 66, { baghlan: 'government-police 1' }, { boxes }).said).toEqual([])
  })

  test('8.4.3/placed, 8.2.1/7 no second COIN Base in a space', () => {
    const mountains = aDistantPlain.spaces.filter(({ kind, terrain }) => kind === 'country' && terrain === 'mountain')
    const board = Object.fromEntries(mountains.slice(0, 6).map(({ id }) => [id, 'coalition-base 1'])) as Board
    const full = Object.fromEntries(
      mountains.slice(6).map(({ id }) => [id, 'taliban-base 1, warlords-base 1']),
    ) as Board
    const { said } = execute(family, 'government', 66, { ...board, ...full })
    expect(said.some((each) => each.startsWith('government-base'))).toBe(false)
    expect(said.filter((each) => each.endsWith(PLACED[family]))).toHaveLength(4)
  })

  test('8.4.3/own, 8.3.5/own nothing that would lower the own total, if the text lets it', () => {
    const { said } = execute(family, 'taliban', 47, { herat: 'warlords-underground 1, opposition' })
    expect(said).toEqual([`done ${OWN[family]}`])
    const calm = execute(family, 'taliban', 47, {
      herat: 'warlords-underground 1',
      ghazni: 'warlords-base 1, opposition',
    })
    expect(calm.said).toEqual([`herat ${rule}/where`, `done ${OWN[family]}`])
  })

  test("8.4.4/who, 8.3.4/who own pieces, then another non-player's, then a player's", () => {
    const board: Board = { kandahar: 'government-police 2' }
    expect(execute(family, 'taliban', 61, board).said).toContain(`taliban-underground ${rule}/who`)
    expect(execute(family, 'warlords', 61, board).said).toContain(`warlords-underground ${rule}/who`)
    const { said } = execute(family, 'warlords', 61, board, { boxes: { 'out-of-play': { 'warlords-guerrillas': 15 } } })
    expect(said).not.toContain(`warlords-underground ${rule}/who`)
  })

  test('8.4.4/free, 8.3.4/free a free Air Strike if there is something to hit', () => {
    const hit = execute(family, 'coalition', 20, { helmand: 'taliban-active 2' })
    expect(hit.said[0]).toBe(`air-strike ${rule}/free`)
    expect(hit.t.count('helmand', 'taliban-active')).toBe(1)
    expect(execute(family, 'coalition', 20, { helmand: 'taliban-underground 2' }).said).toEqual([])
    // The Government executes, the Coalition strikes.
    const granted = execute(family, 'government', 20, { helmand: 'taliban-active 2' }, { bots: ['coalition'] })
    expect(granted.said[0]).toBe(`air-strike ${rule}/free`)
  })

  test('8.4.4/free, 8.3.4/free Govern in 3 spaces, if any serves', () => {
    const board: Board = {
      herat: 'government-troops 2, support',
      balkh: 'government-troops 2, support',
      konduz: 'government-troops 2, support',
    }
    const { said, t } = execute(family, 'government', 51, board)
    expect(said[0]).toBe(`govern ${rule}/free`)
    for (const s of ['herat', 'balkh', 'konduz'] as const)
      expect(t.level(s) === 'neutral' || t.markers(s, 'returnees') === 1).toBe(true)
    expect(execute(family, 'government', 51, { herat: 'taliban-base 1' }).said).toEqual([])
  })

  test('8.4.4/where, 8.3.4/where Bases before other pieces', () => {
    const board: Board = {
      waziristan: 'taliban-underground 3',
      'northwest-frontier': 'taliban-underground 1, taliban-base 1',
    }
    const { said, t } = execute(family, 'coalition', 4, board)
    expect(said[0]).toBe(`northwest-frontier ${rule}/where`)
    expect(t.count('northwest-frontier', 'taliban-base')).toBe(0)
  })

  test('8.4.4/where, 8.3.4/where most pieces', () => {
    const board: Board = { waziristan: 'taliban-underground 3', 'northwest-frontier': 'taliban-underground 2' }
    const { said, t } = execute(family, 'government', 43, board)
    expect(said[0]).toBe(`waziristan ${rule}/where`)
    expect(t.pieces('waziristan')).toEqual({})
  })

  test("8.4.4/where, 8.3.4/where a player's pieces before those of a non-player", () => {
    const board: Board = {
      kandahar: 'coalition-troops 1',
      helmand: 'taliban-underground 2',
      zabol: 'taliban-underground 2',
      oruzgan: 'warlords-underground 2',
    }
    const { said } = execute(family, 'coalition', 9, board, { bots: ['taliban'] })
    expect(said[0]).toBe(`oruzgan ${rule}/where`)
    const both: Board = {
      herat: 'government-troops 1, warlords-underground 3',
      zabol: 'government-troops 1, taliban-underground 1',
    }
    const shown = execute(family, 'government', 55, both, { bots: ['warlords'] })
    expect(shown.said[0]).toBe(`zabol ${rule}/where`)
  })

  test('8.4.4/where, 8.3.4/where most Guerrillas turned over', () => {
    const board: Board = { waziristan: 'taliban-underground 3', 'northwest-frontier': 'taliban-underground 2' }
    expect(execute(family, 'coalition', 22, board).said).toEqual([`waziristan ${rule}/where`])
  })

  test('8.4.4/where, 8.3.4/where Sabotage on the LoC with the highest Econ', () => {
    expect(execute(family, 'taliban', 22, {}).said).toEqual([`loc-kabul-tor-kham ${rule}/where`])
    const { said } = execute(family, 'taliban', 22, { 'loc-kabul-tor-kham': 'sabotage 1' })
    expect(said).toEqual([])
  })
})

describe('adp 8.4.4 Where', () => {
  test('8.4.4/where the greatest change of Support and Opposition', () => {
    const board: Board = { kandahar: 'coalition-troops 1', ghazni: 'coalition-troops 1' }
    expect(execute('adp', 'warlords', 20, board).said[0]).toBe('kandahar 8.4.4/where')
    const near: Board = { paktika: 'coalition-troops 1', khowst: 'opposition' }
    expect(execute('adp', 'warlords', 20, near).said[0]).not.toBe('khowst 8.4.4/where')
  })

  test('8.4.4/where the Taliban mean a change toward Opposition, others any', () => {
    const board: Board = {
      khowst: 'government-police 2, opposition',
      ghazni: 'government-police 2, support',
    }
    expect(execute('adp', 'warlords', 15, board).said[0]).toBe('khowst 8.4.4/where')
    expect(execute('adp', 'taliban', 15, board).said[0]).toBe('ghazni 8.4.4/where')
  })

  test('8.1.2/2 cubes by turns, Police first', () => {
    const board: Board = { khowst: 'government-police 3, government-troops 3, taliban-underground 1' }
    const { t } = execute('adp', 'taliban', 62, board)
    expect(t.pieces('khowst')).toEqual({ 'government-police': 1, 'government-troops': 2, 'taliban-underground': 1 })
  })
})

describe('arponen 8.3 Where', () => {
  test('8.3.4/where what the Event test asks for comes first', () => {
    const board: Board = {
      herat: 'government-police 2, warlords-underground 1',
      kandahar: 'government-police 5, warlords-underground 1',
    }
    // The Warlords want people under no Control, the Government under COIN Control.
    expect(execute('arponen', 'warlords', 52, board).said[0]).toBe('kandahar 8.3.4/where')
    const held: Board = { ...board, kandahar: 'government-police 9, warlords-underground 1' }
    expect(execute('arponen', 'warlords', 52, held).said[0]).toBe('herat 8.3.4/where')
    const lost: Board = {
      kabul: 'government-troops 2, taliban-underground 1',
      baghlan: 'government-troops 1, taliban-underground 2',
    }
    expect(execute('arponen', 'government', 35, lost).said[0]).toBe('baghlan 8.3.4/where')
  })

  test('8.3.4/where several Guerrillas that go one after another bring COIN Control together', () => {
    const board: Board = {
      khowst: 'government-police 2, government-troops 1, taliban-underground 5',
      paktika: 'government-police 1, taliban-underground 6',
    }
    const { t } = execute('arponen', 'government', 32, board)
    expect(t.count('khowst', 'taliban-underground')).toBe(2)
    expect(t.count('paktika', 'taliban-underground')).toBe(6)
  })

  test('8.3.4/where own pieces join others of their faction', () => {
    const { said } = execute('arponen', 'taliban', 16, { zabol: 'taliban-underground 1', khowst: 'taliban-base 1' })
    expect(said.slice(0, 2).sort()).toEqual(['khowst 8.3.4/where', 'zabol 8.3.4/where'])
  })

  test('8.2.1/3 of the Players the one with the best margin is hit', () => {
    const board: Board = { kandahar: 'coalition-troops 1, taliban-underground 2, warlords-underground 2' }
    const { said } = execute('arponen', 'coalition', 38, board)
    expect(said.at(-1)).toMatch(/^taliban-active 8\.2\.1\/3|^warlords-active 8\.2\.1\/3/)
    const bot = execute('arponen', 'coalition', 38, board, { bots: ['taliban'] })
    expect(bot.said).toContain('warlords-active 8.2.1/3')
  })

  test('8.2.1/4 own pieces go the other way round: Active Guerrillas before Underground ones', () => {
    const more = { eligible: ['taliban'], seats: seatsOf('arponen', ['taliban']) } as const
    const t = event(43, 'unshaded', { waziristan: 'taliban-underground 2, taliban-active 2' }, more)
    expect(carriedOut(t)[0]).toBe('taliban-active 8.2.1/4')
    const enemy = execute('arponen', 'coalition', 43, { waziristan: 'taliban-underground 2, taliban-active 2' })
    expect(enemy.said[0]).toBe('taliban-underground 8.2.1/3')
  })

  test('8.3.5/shift the Coalition for Support, then against Opposition', () => {
    const board: Board = {
      kandahar: 'government-police 1, opposition',
      ghazni: 'government-police 1',
      zabol: 'government-police 1',
    }
    expect(execute('arponen', 'coalition', 47, board).said).toEqual(['ghazni 8.3.5/shift', 'kandahar 8.3.5/shift'])
  })

  test('8.3.5/shift the Taliban for Opposition, then against Support', () => {
    const board: Board = {
      kabul: 'coalition-troops 1, support',
      kandahar: 'coalition-troops 1, support',
      ghazni: 'coalition-troops 1',
    }
    expect(execute('arponen', 'taliban', 38, board).said).toEqual(['ghazni 8.3.5/shift', 'kabul 8.3.5/shift'])
  })

  test('8.3.5/shift the Warlords and the Government against a Player', () => {
    const board: Board = { kabul: 'coalition-troops 1', kandahar: 'coalition-troops 1, support' }
    expect(execute('arponen', 'warlords', 38, board, { bots: ['taliban'] }).said[0]).toBe('kandahar 8.3.5/shift')
    const calm: Board = { kandahar: 'government-police 1, opposition', ghazni: 'government-police 1' }
    expect(execute('arponen', 'government', 47, calm).said[0]).toBe('kandahar 8.3.5/shift')
  })
})

/** A map on which every event finds something to do. */
const BUSY: Board = {
  kabul:
    'coalition-base 1, coalition-troops 4, government-troops 4, government-police 3, taliban-underground 1, taliban-active 1, support, terror 1',
  kandahar:
    'coalition-base 1, coalition-troops 2, government-police 2, taliban-underground 3, warlords-active 1, opposition',
  khowst: 'coalition-troops 1, government-troops 3, government-police 1, taliban-active 2, taliban-base 1, support',
  nuristan: 'government-police 2, taliban-underground 2, warlords-underground 1',
  baghlan: 'government-base 1, government-troops 3, warlords-underground 2, support',
  konduz: 'government-troops 2, government-police 2, warlords-base 1, terror 2',
  balkh: 'government-troops 2, warlords-underground 2, warlords-base 1',
  herat: 'government-troops 2, government-police 2, support',
  helmand: 'coalition-troops 1, taliban-active 3, taliban-base 1, opposition',
  bamian: 'warlords-active 2',
  ghazni: 'taliban-active 2, warlords-active 1',
  waziristan: 'taliban-underground 3, taliban-active 1, taliban-base 1',
  'northwest-frontier': 'taliban-underground 2, taliban-base 1',
  balochistan: 'taliban-active 2',
  'loc-kabul-aibak': 'warlords-underground 1, sabotage 1',
  'loc-kandahar-kabul': 'government-police 1, taliban-underground 1',
}

/** Cards that each faction leads. */
const LEADS = { coalition: [4, 6], government: [38, 39], taliban: [19, 20], warlords: [55, 56] } as const

const neighbour = (id: FactionId): FactionId => IDS[(IDS.indexOf(id) + 1) % IDS.length] as FactionId

const LASTING = { 1: 'unshaded', 5: 'shaded', 31: 'unshaded', 34: 'shaded' } as const

const EVENT_CARDS = aDistantPlain.cards.filter(({ round }) => round !== true)

describe.each(FAMILIES)('%s Every event', (family) => {
  const common: SceneOptions = {
    lasting: LASTING,
    boxes: { 'out-of-play': { 'coalition-troops': 3, 'coalition-bases': 1 } },
  }

  /** A person leads the next card, so that the non-players stop there. */
  const play = (by: FactionId, card: number, side: 'unshaded' | 'shaded' | 'single', person: FactionId) => {
    const seats = seatsOf(family, person === by ? [by] : IDS.filter((id) => id !== person))
    const next = LEADS[person].filter((each) => each !== card)
    return event(card, side, BUSY, { ...common, eligible: [by], draw: [...next, 73], seats }).bots()
  }

  test.each(IDS)('%s: carried out by lines alone, beside non-players and beside players', (by) => {
    for (const { number, dual } of EVENT_CARDS) {
      for (const person of [by, neighbour(by)]) {
        const said = play(by, number, dual ? sideOf(by) : 'single', person)
        expect(
          said.filter((each) => each.endsWith('/lot')),
          `card ${number}`,
        ).toEqual([])
      }
    }
  })

  test.each(IDS)('%s: somebody who plays the other side can ask for advice', (by) => {
    for (const { number, dual } of EVENT_CARDS)
      if (dual) play(by, number, sideOf(by) === 'shaded' ? 'unshaded' : 'shaded', by)
  })
})
