import { describe, expect, test } from 'vitest'
import { type Board, event, type Scene, type SceneOptions, scene, standard } from '../../test/kit.ts'
import type { FactionId } from '../forces.ts'
import { aDistantPlain } from '../index.ts'

type Family = 'adp' | 'arponen'
const FAMILIES: readonly Family[] = ['adp', 'arponen']
/** Where the rules of a family speak of who, what and where. */
const RULE = { adp: '8.4.4', arponen: '8.3.4' } as const
const AMOUNT = { adp: '8.4.3/amount', arponen: '8.3.3/amount' } as const
const OWN = { adp: '8.4.3/own', arponen: '8.3.5/own' } as const
const PLACED = { adp: '8.4.3/placed', arponen: '8.2.1/7' } as const

const IDS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
const sideOf = (by: FactionId) => (by === 'coalition' || by === 'government' ? 'unshaded' : 'shaded')
/** Non-players at the named factions, people at the others. */
const seatsOf = (family: Family, bots: readonly FactionId[]) =>
  Object.fromEntries(IDS.map((id) => [id, bots.includes(id) ? family : 'person']))

/** Lets non-players carry on until somebody is to take a turn, or a person is asked. If nothing is asked of them, that is a scene too. */
function carriedOut(t: Scene): readonly string[] {
  const said: string[] = []
  while (!/^(turn|redeploy|over)/.test(t.question)) {
    const [next] = t.bots(1)
    if (next === undefined) break
    said.push(next)
  }
  if (said.length === 0) t.bots(0)
  return said
}

interface More extends SceneOptions {
  /** Who else is a non-player; nobody unless it is said. */
  readonly bots?: readonly FactionId[]
}

/** A faction executes an event: the table, and what the non-players answered, each with its line. */
function execute(family: Family, by: FactionId, card: number, board: Board, { bots = [], ...more }: More = {}) {
  const isDual = aDistantPlain.cardByNumber[card]?.dual === true
  const seats = seatsOf(family, [by, ...bots])
  const t = event(card, isDual ? sideOf(by) : 'single', board, { eligible: [by], seats, ...more })
  return { t, said: carriedOut(t) }
}

/** The next Propaganda is the last. */
const LAST_CAMPAIGN = { scenario: 'short', tracks: { propaganda: 3 }, draw: [20, 76] }
const NONE_LEFT = { 'out-of-play': { 'taliban-guerrillas': 30 } }
const NO_TROOPS = { 'out-of-play': { 'coalition-troops': 20 } }
const NO_BASES = { 'out-of-play': { 'coalition-bases': 6 } }

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

  test('8.4.3/own, 8.3.5/own the Government does not play Anti-Corruption Drive', () => {
    const board: Board = { kabul: 'government-troops 2' }
    const seats = seatsOf(family, ['government'])
    const t = standard(board, { card: 13, eligible: ['government'], seats })
    expect(t.bots(1)[0]).not.toContain('event')
    expect(execute(family, 'government', 13, {}).said).toEqual([`1 ${OWN[family]}`])
    expect(execute(family, 'coalition', 13, {}).said).toEqual([`5 ${AMOUNT[family]}`])
  })

  test("8.4.4/who, 8.3.4/who own pieces, then another non-player's, then a player's", () => {
    const board: Board = { kandahar: 'government-police 2' }
    expect(execute(family, 'taliban', 61, board).said).toContain(`taliban-underground ${rule}/who`)
    expect(execute(family, 'warlords', 61, board).said).toContain(`warlords-underground ${rule}/who`)
    const { said } = execute(family, 'warlords', 61, board, { boxes: { 'out-of-play': { 'warlords-guerrillas': 15 } } })
    expect(said).not.toContain(`warlords-underground ${rule}/who`)
  })

  test("8.4.4/who, 8.3.4/who Breaktime hides own Guerrillas, then another non-player's, but not a player's", () => {
    const board: Board = {
      herat: 'taliban-active 2',
      balkh: 'taliban-active 1, warlords-active 2',
      kabul: 'warlords-active 3',
    }
    expect(execute(family, 'taliban', 55, board).said).toEqual([
      `herat ${rule}/who`,
      `balkh ${rule}/who`,
      `taliban ${rule}/who`,
    ])
    const foreign: Board = { kabul: 'warlords-active 3' }
    expect(execute(family, 'taliban', 55, foreign).said).toEqual([`done ${rule}/who`])
    expect(execute(family, 'taliban', 55, foreign, { bots: ['warlords'] }).said).toEqual([`kabul ${rule}/who`])
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

  test('8.4.4/free, 8.3.4/free both COIN factions carry out a Limited Operation, the executing one first', () => {
    const board: Board = {
      kabul: 'coalition-base 1, coalition-troops 4, government-troops 4, government-police 2, support',
      kandahar: 'coalition-troops 2, government-troops 2, taliban-underground 2',
    }
    const { said } = execute(family, 'government', 10, board, { bots: ['coalition'] })
    expect(said[0]).toBe(`government ${rule}/who`)
    expect(said.filter((each) => each.endsWith(`${rule}/free`))).toHaveLength(2)
    expect(said.some((each) => each.startsWith('done') && each.endsWith('/free'))).toBe(false)
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

  test('8.4.3/amount Coup: Police and Troops leave Kabul evenly, Police first', () => {
    const { said, t } = execute('adp', 'warlords', 71, { kabul: 'government-police 3, government-troops 4' })
    expect(said).toEqual(['1 8.4.3/amount'])
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'government-troops': 3 })
  })

  test('8.6.7/4 Power Shuffle: Police as in a Redeploy', () => {
    const { said, t } = execute('adp', 'government', 52, { kabul: 'government-police 6, government-troops 2' })
    expect(said.slice(0, 3)).toEqual(['kabul 8.6.7/4', 'loc-kabul-tor-kham 8.6.7/4', '2 8.6.7/4'])
    expect(t.count('loc-kandahar-spin-boldak', 'government-police')).toBe(2)
  })

  test('8.4.4/card-17 Troops come to 3 spaces, first where Taliban are', () => {
    const board: Board = {
      kabul: 'government-troops 2',
      herat: 'government-troops 2, taliban-active 1',
      balkh: 'government-troops 2',
    }
    const { t, said } = execute('adp', 'coalition', 17, board)
    expect(said[0]).toBe('herat 8.4.4/card-17')
    expect(t.count('herat', 'coalition-troops')).toBe(2)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
    expect(t.count('balkh', 'coalition-troops')).toBe(1)
  })

  test('8.4.4/card-17 not with all Troops out of play', () => {
    const { t, said } = execute('adp', 'coalition', 17, { kabul: 'government-troops 2' }, { boxes: NO_TROOPS })
    expect(said).toEqual([])
    expect(t.count('kabul', 'coalition-troops')).toBe(0)
  })

  test('8.4.4/card-17 before the final round Troops go home from where most are', () => {
    const board: Board = { kabul: 'coalition-troops 5', herat: 'coalition-troops 2' }
    const { t } = execute('adp', 'coalition', 17, board, LAST_CAMPAIGN)
    expect(t.count('kabul', 'coalition-troops')).toBeLessThan(5)
    expect(t.count('kabul', 'coalition-troops') + t.count('herat', 'coalition-troops')).toBe(3)
  })

  test('8.4.4/card-28 out of Pakistan onto roads, then into provinces without Opposition, one stays', () => {
    const { t, said } = execute('adp', 'taliban', 28, { waziristan: 'taliban-underground 4, taliban-base 1' })
    expect(said.slice(0, 3)).toEqual([
      'waziristan 8.4.4/card-28',
      'loc-kandahar-spin-boldak 8.4.4/card-28',
      '1 8.4.4/card-28',
    ])
    expect(t.count('waziristan', 'taliban-underground')).toBe(1)
    expect(said.at(-1)).toBe('done 8.4.4/card-28')
    expect(execute('adp', 'taliban', 28, { waziristan: 'taliban-underground 1' }).said).toEqual(['done 8.4.4/card-28'])
  })

  test.each([28, 43])('8.4.4/card-28 card %i not if nobody is in Pakistan', (card) => {
    const { t, said } = execute('adp', 'taliban', card, { kandahar: 'taliban-underground 4' })
    expect(said).toEqual([])
    expect(t.count('kandahar', 'taliban-underground')).toBe(4)
  })

  test('8.4.4/card-28 Pakistani Offensive: out of the space from which most can go', () => {
    const board: Board = { waziristan: 'taliban-active 2', 'northwest-frontier': 'taliban-active 4' }
    const { t } = execute('adp', 'taliban', 43, board)
    expect(t.count('waziristan', 'taliban-active')).toBe(2)
    expect(t.count('northwest-frontier', 'taliban-active')).toBe(1)
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

  test('8.2.1/3 Coup: Police and Troops leave Kabul at random', () => {
    const board: Board = { kabul: 'government-police 3, government-troops 4' }
    const { said, t } = execute('arponen', 'warlords', 71, board)
    expect(said).toEqual([expect.stringMatching(/^[0-3] 8\.2\.1\/3$/)])
    expect(t.count('kabul', 'government-police') + t.count('kabul', 'government-troops')).toBe(4)
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

  test('AR-06 8.3.5/own the Taliban do not play Coup where it would lower Opposition', () => {
    const more = { card: 71, eligible: ['taliban'], seats: seatsOf('arponen', ['taliban']) } as const
    expect(scene({ kabul: 'government-police 4, opposition' }, more).bots(1)[0]).not.toContain('event')
    expect(scene({ kabul: 'government-police 4, support' }, more).bots(1)).toEqual(['event 8.8.2/1'])
  })

  test('8.3.4/card-17 Available Troops come near total Support', () => {
    const few = execute('arponen', 'coalition', 17, { kabul: 'coalition-troops 2, support' })
    expect(few.said[0]).toBe('kabul 8.3.4/card-17')
    expect(few.t.count('kabul', 'coalition-troops')).toBe(6)
    const many = execute('arponen', 'coalition', 17, {
      kabul: 'coalition-troops 10, coalition-base 1, support',
      herat: 'coalition-troops 10',
    })
    expect(many.t.count('herat', 'coalition-troops')).toBe(7)
  })

  test('8.3.4/card-17 before the final round Troops go home, not the last one at a Base', () => {
    const board: Board = { kabul: 'coalition-troops 2, coalition-base 1' }
    const { t } = execute('arponen', 'coalition', 17, board, LAST_CAMPAIGN)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
  })

  test('8.3.4/card-28 out of Pakistan: to Bases without a Guerrilla, then three together, then spread', () => {
    const board: Board = {
      waziristan: 'taliban-underground 6',
      zabol: 'taliban-base 1',
    }
    const { t, said } = execute('arponen', 'taliban', 28, board)
    expect(said.slice(0, 2)).toEqual(['waziristan 8.3.4/card-28', 'zabol 8.3.4/card-28'])
    expect(t.count('waziristan', 'taliban-underground')).toBe(1)
    const gathered = (['kandahar', 'khowst'] as const).some((s) => t.count(s, 'taliban-underground') >= 3)
    expect(gathered).toBe(true)
  })

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
})

describe.each(FAMILIES)('%s Single cards', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-21, 8.3.4/card-21 the Coalition gives up Troops that no Control needs, then Available ones', () => {
    const board: Board = { kabul: 'coalition-troops 5, coalition-base 1', herat: 'coalition-troops 2, warlords-base 1' }
    const { t, said } = execute(family, 'taliban', 21, board, { bots: ['coalition'] })
    expect(said[0]).toBe(`0 ${line(21)}`)
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
    const thin: Board = { herat: 'coalition-troops 2, warlords-base 1' }
    expect(execute(family, 'taliban', 21, thin, { bots: ['coalition'] }).said[0]).toBe(`3 ${line(21)}`)
  })

  test('8.4.4/card-21, 8.3.4/card-21 nothing to choose with Available Troops alone; a player chooses', () => {
    expect(execute(family, 'taliban', 21, {}, { bots: ['coalition'], boxes: NO_BASES }).said).toEqual([])
    const { t, said } = execute(family, 'taliban', 21, { kabul: 'coalition-troops 5' })
    expect([t.question, said]).toEqual(['event.21.available', []])
  })

  test('8.4.4/card-25, 8.3.4/card-25 Terror goes first where a shift follows', () => {
    const board: Board = {
      herat: 'government-police 1, terror 2',
      konduz: 'government-police 1, terror 4',
      balkh: 'government-police 1, support, terror 1',
    }
    const { t, said } = execute(family, 'coalition', 25, board)
    expect(said.slice(0, 2)).toEqual([`herat ${line(25)}`, `herat ${line(25)}`])
    expect(t.level('herat')).toBe('support')
    expect(t.markers('konduz', 'terror') + t.markers('balkh', 'terror')).toBe(4)
  })

  test('8.4.4/card-25, 8.3.4/card-25 not where no Police is: only the shift', () => {
    const { t, said } = execute(family, 'coalition', 25, { herat: 'government-police 1', konduz: 'terror 2' })
    expect(said).toEqual([])
    expect([t.level('herat'), t.markers('konduz', 'terror')]).toEqual(['support', 2])
  })

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

  test('8.4.4/card-36, 8.3.4/card-36 Guerrillas in Pakistan, otherwise Resources', () => {
    const { said } = execute(family, 'coalition', 36, { waziristan: 'taliban-underground 2' })
    expect(said[0]).toBe(`remove ${line(36)}`)
    const t = execute(family, 'coalition', 36, {}).t
    expect(t.resources('taliban')).toBe(10)
  })

  test('8.4.4/card-37, 8.3.4/card-37 Commandos Assault at once where a Base falls, otherwise Sweep first; not with Police', () => {
    const exposed: Board = { helmand: 'government-troops 2, taliban-base 1', herat: 'government-troops 1' }
    const { said, t } = execute(family, 'government', 37, exposed)
    expect(said[0]).toBe(`done ${line(37)}`)
    expect(t.count('helmand', 'taliban-base')).toBe(0)
    const hidden: Board = { helmand: 'government-troops 3, taliban-underground 2' }
    const swept = execute(family, 'government', 37, hidden)
    expect(swept.said[0]).toBe(`sweep ${RULE[family]}/free`)
    expect(swept.t.pieces('helmand')).toEqual({ 'government-troops': 3 })
    const police = execute(family, 'government', 37, { helmand: 'government-police 3, taliban-active 2' })
    expect([police.said, police.t.count('helmand', 'taliban-active')]).toEqual([[], 2])
  })

  test('8.4.4/card-40, 8.3.4/card-40 Patronage for the Government, Resources for the Coalition or without Aid', () => {
    expect(execute(family, 'government', 40, {}).said).toEqual([`aid-to-patronage ${line(40)}`, `5 ${line(40)}`])
    expect(execute(family, 'coalition', 40, {}).said).toEqual([`eight-resources ${line(40)}`])
    expect(execute(family, 'government', 40, {}, { tracks: { aid: 2 } }).said).toEqual([`eight-resources ${line(40)}`])
    const aidless = execute(family, 'government', 40, {}, { tracks: { aid: 0 } })
    expect([aidless.said, aidless.t.resources('government')]).toEqual([[], 28])
  })

  test('8.4.4/card-41, 8.3.4/card-41 Bases come back first and leave last', () => {
    const boxes = { 'out-of-play': { 'coalition-troops': 5, 'coalition-bases': 1 } }
    const back = execute(family, 'coalition', 41, {}, { boxes })
    expect(back.said.slice(0, 2)).toEqual([`coalition-base ${line(41)}`, `coalition-troops ${line(41)}`])
    const { said } = execute(family, 'taliban', 41, {}, { bots: ['coalition'] })
    expect(said).toEqual(Array(3).fill(`coalition-troops ${line(41)}`))
  })

  test('8.4.4/card-41, 8.3.4/card-41 nothing to choose without Bases, or with nothing out of play', () => {
    expect(execute(family, 'taliban', 41, {}, { bots: ['coalition'], boxes: NO_BASES }).said).toEqual([])
    expect(execute(family, 'coalition', 41, {}).said).toEqual([])
  })

  test('8.4.4/card-42, 8.3.4/card-42 Returnees where Support gains, for the Government where no player does; not twice', () => {
    const board: Board = { herat: 'government-troops 1, support', balkh: 'government-troops 1' }
    expect(execute(family, 'coalition', 42, board).said).toEqual([`herat ${line(42)}`])
    expect(execute(family, 'government', 42, board).said).toEqual([`balkh ${line(42)}`])
    const marked: Board = { ...board, herat: 'government-troops 1, support, returnees 1' }
    const { t, said } = execute(family, 'coalition', 42, marked)
    expect([said, t.markers('herat', 'returnees'), t.markers('balkh', 'returnees')]).toEqual([[], 1, 1])
  })

  test('8.4.4/card-44, 8.3.4/card-44 insurgents place, COIN factions remove; Warlords do not help a player', () => {
    const board: Board = { waziristan: 'taliban-underground 2' }
    expect(execute(family, 'taliban', 44, board).said[0]).toBe(`place-in-pakistan ${line(44)}`)
    expect(execute(family, 'coalition', 44, board).said[0]).toBe(`remove-from-pakistan ${line(44)}`)
    expect(execute(family, 'warlords', 44, board).said[0]).toBe(`remove-from-pakistan ${line(44)}`)
    const friends = execute(family, 'warlords', 44, board, { bots: ['taliban'] })
    expect(friends.said[0]).toBe(`place-in-pakistan ${line(44)}`)
  })

  test('8.4.4/card-50, 8.3.4/card-50 all to the Warlords, to Patronage only for a non-player Government; no Aid, nothing', () => {
    expect(execute(family, 'warlords', 50, {}).said).toEqual([`0 ${line(50)}`, `6 ${line(50)}`])
    expect(execute(family, 'taliban', 50, {}).said).toEqual([`0 ${line(50)}`, `6 ${line(50)}`])
    const { t } = execute(family, 'taliban', 50, {}, { bots: ['government'] })
    expect(t.track('patronage')).toBe(11)
    expect(execute(family, 'warlords', 50, {}, { tracks: { aid: 0 } }).said).toEqual([])
  })

  test("8.4.4/card-54, 8.3.4/card-54 as much as possible, nothing to a player at a non-player's cost", () => {
    expect(execute(family, 'government', 54, {}).said).toEqual([`6 ${line(54)}`, `3 ${line(54)}`])
    expect(execute(family, 'coalition', 54, {}).said).toEqual([`6 ${line(54)}`, `0 ${line(54)}`])
    expect(execute(family, 'warlords', 54, {}).said).toEqual([`3 ${line(54)}`, `3 ${line(54)}`])
    expect(execute(family, 'taliban', 54, {}, { bots: ['government'] }).said).toEqual([
      `0 ${line(54)}`,
      `0 ${line(54)}`,
    ])
  })

  test('8.4.4/card-54, 8.3.4/card-54 nothing where nothing is to be shared', () => {
    expect(execute(family, 'government', 54, {}, { resources: { warlords: 0 } }).said).toEqual([])
    const poor = { resources: { government: 0 }, tracks: { patronage: 0 } }
    expect(execute(family, 'warlords', 54, {}, poor).said).toEqual([])
  })

  test('8.4.4/card-67, 8.3.4/card-67 a Capability turns to the own side; without such a one the event is not taken', () => {
    const lasting = { 1: 'unshaded', 31: 'shaded' } as const
    expect(execute(family, 'coalition', 67, {}, { lasting }).said).toEqual([
      `card-31 ${line(67)}`,
      `turn-over ${line(67)}`,
    ])
    expect(execute(family, 'warlords', 67, {}, { lasting }).said).toEqual([
      `card-1 ${line(67)}`,
      `turn-over ${line(67)}`,
    ])
    const more = { card: 67, eligible: ['coalition'], seats: seatsOf(family, ['coalition']) } as const
    expect(standard({}, { ...more, lasting: { 1: 'unshaded' } }).bots(1)[0]).not.toContain('event')
  })

  test("8.4.4/card-69, 8.3.4/card-69 Returnees for one's own total, otherwise markers go", () => {
    const board: Board = {
      herat: 'government-troops 1, terror 1',
      konduz: 'taliban-base 1, terror 1',
      'loc-kabul-aibak': 'sabotage 1',
      'loc-kabul-tor-kham': 'sabotage 1',
    }
    const cleared = execute(family, 'coalition', 69, board)
    expect(cleared.said.slice(0, 3)).toEqual([`clear-markers ${line(69)}`, `konduz ${line(69)}`, `herat ${line(69)}`])
    expect(execute(family, 'government', 69, board).said[0]).toBe(`place-returnees ${line(69)}`)
  })

  test('8.4.4/card-69, 8.3.4/card-69 insurgents Sabotage the richest LoCs, then mark Support; nothing twice', () => {
    const board: Board = {
      'loc-kabul-aibak': 'warlords-active 1',
      kabul: 'taliban-active 1, support',
      ghazni: 'taliban-active 1, opposition',
      herat: 'taliban-active 1',
    }
    expect(execute(family, 'taliban', 69, board).said).toEqual([`loc-kabul-aibak ${line(69)}`, `kabul ${line(69)}`])
    const { said } = execute(family, 'taliban', 69, { 'loc-kabul-aibak': 'warlords-active 1, sabotage 1' })
    expect(said).toEqual([])
  })

  test('8.4.4/card-70, 8.3.4/card-70 Troops from where most are, the last one stays at a Base; nothing without Troops', () => {
    const board: Board = { kabul: 'coalition-troops 3, coalition-base 1', herat: 'coalition-troops 1' }
    const { t, said } = execute(family, 'coalition', 70, board)
    expect(said[0]).toBe(`kabul ${line(70)}`)
    expect(t.count('kabul', 'coalition-troops')).toBe(1)
    expect(t.count('herat', 'coalition-troops')).toBe(0)
    expect(execute(family, 'coalition', 70, { kabul: 'coalition-base 1' }).said).toEqual([])
  })

  test('Strategic Release: each insurgent non-player places its own two Guerrillas', () => {
    const { t } = execute(family, 'coalition', 11, {}, { bots: ['taliban', 'warlords'] })
    const placed = (piece: 'taliban-underground' | 'warlords-underground'): number =>
      aDistantPlain.spaces.reduce((sum, { id }) => sum + t.count(id as keyof Board, piece), 0)
    expect([placed('taliban-underground'), placed('warlords-underground')]).toEqual([2, 2])
  })

  test('8.4.4/card-32, 8.3.4/card-32 nothing without Guerrillas on the map or left', () => {
    const { said } = execute(family, 'taliban', 32, { khowst: 'government-troops 1' }, { boxes: NONE_LEFT })
    expect(said).toEqual([])
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
