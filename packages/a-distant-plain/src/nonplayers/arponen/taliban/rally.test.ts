import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'
import { S } from '../../../map.ts'

/** The Taliban are to operate: alone eligible on a card that does nothing here. */
const taliban = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card: 67, eligible: ['taliban'], seats: { taliban: 'arponen' }, ...more })

const answers = (board: Board, more: SceneOptions = {}): string[] => taliban(board, more).bots()
/** The spaces that one line selects. */
const by = (line: string, board: Board, more: SceneOptions = {}): string[] => spacesBy(line, answers(board, more))
const spacesBy = (line: string, said: readonly string[]): string[] =>
  said.flatMap((answer) => {
    const [key = '', id] = answer.split(' ')
    return id === line && Object.hasOwn(S, key) ? [key] : []
  })

/** Many who cannot leave without losing Control, at two Bases: so few are Available. */
const held = (n: number): Board => ({
  herat: `taliban-base 2, taliban-active ${n - 1}, taliban-underground, government-police ${n + 1}`,
})
const backing = { tracks: { islamabad: 'backing' } } as const

describe('arponen 8.8.4 Rally', () => {
  test('8.8.4/if with 15 Guerrillas Available', () => {
    expect(answers(held(15))[0]).toBe('rally 8.8.4/if')
    expect(answers(held(16))[0]).not.toBe('rally 8.8.4/if')
  })

  test('8.8.4/if to replace Guerrillas with a Base, where there is room and Rally is allowed', () => {
    expect(answers({ ...held(16), helmand: 'taliban-active 3' })[0]).toBe('rally 8.8.4/if')
    expect(answers({ ...held(16), helmand: 'taliban-active 2' })[0]).not.toBe('rally 8.8.4/if')
    expect(answers({ ...held(16), helmand: 'taliban-active 3, coalition-base 2' })[0]).not.toBe('rally 8.8.4/if')
    expect(answers({ ...held(16), balkh: 'taliban-active 3, support' })[0]).not.toBe('rally 8.8.4/if')
  })

  test('8.8.4/1 Bases without Guerrillas come first', () => {
    expect(answers({ zabol: 'taliban-base', kandahar: 'taliban-base, taliban-active 3' }).slice(0, 3)).toEqual([
      'rally 8.8.4/if',
      'zabol 8.8.4/1',
      'kandahar 8.8.4/2',
    ])
    expect(by('8.8.4/1', { zabol: 'taliban-base, taliban-underground' })).toEqual([])
  })

  test('8.8.4/2 two of three Guerrillas become a Base, Active ones first, in Pakistan first', () => {
    const t = taliban({ helmand: 'taliban-active 2, taliban-underground 2', waziristan: 'taliban-underground 3' })
    expect(t.bots().slice(0, 6)).toEqual([
      'rally 8.8.4/if',
      'waziristan 8.8.4/2',
      'base 8.8.4/2',
      'helmand 8.8.4/2',
      'base 8.8.4/2',
      '2 8.8.4/2',
    ])
    expect([t.count('helmand', 'taliban-base'), t.count('waziristan', 'taliban-base')]).toEqual([1, 1])
  })

  test('8.8.4/2 not with two Guerrillas, nor without room', () => {
    expect(by('8.8.4/2', { helmand: 'taliban-active 2', ghazni: 'taliban-active 3, warlords-base 2' })).toEqual([])
  })

  test('8.8.4/3 Bases whose Guerrillas are all Active beside cubes', () => {
    const others: Board = {
      khowst: 'taliban-base, taliban-active',
      paktika: 'taliban-base, taliban-active, taliban-underground, government-police',
    }
    const board: Board = {
      ...others,
      ghazni: 'taliban-base, taliban-active, coalition-troops',
      kandahar: 'taliban-base, taliban-active, government-police',
    }
    expect(by('8.8.4/3', board)).toEqual(['kandahar', 'ghazni'])
    expect(answers(others).join()).not.toContain('8.8.4/3')
  })

  test('8.8.4/4 Kabul, if nobody hides there', () => {
    expect(by('8.8.4/4', {})).toEqual(['kabul'])
    expect(by('8.8.4/4', { kabul: 'taliban-active, support' })).toEqual(['kabul'])
    expect(by('8.8.4/4', { kabul: 'taliban-underground' })).toEqual([])
  })

  test('8.8.4/5 two Neutral spaces without Coalition and Taliban, highest Population first', () => {
    const board: Board = {
      kabul: 'taliban-underground, opposition',
      balkh: 'coalition-troops',
      konduz: 'taliban-active',
      kandahar: 'opposition',
      khowst: 'support',
    }
    expect(by('8.8.4/5', board).sort()).toEqual(['baghlan', 'nuristan'])
  })

  test('8.8.4/5 no more than two, and not where nobody lives', () => {
    const crowded = Object.fromEntries(
      [
        'badakhshan',
        'badghis',
        'baghlan',
        'balkh',
        'bamian',
        'faryab',
        'ghazni',
        'ghowr',
        'helmand',
        'herat',
        'kabul',
        'kandahar',
        'khowst',
        'konduz',
        'nuristan',
        'oruzgan',
        'paktika',
      ].map((s) => [s, 'coalition-troops']),
    ) as Board
    expect(by('8.8.4/5', crowded)).toEqual([])
    expect(by('8.8.4/5', {})).toHaveLength(2)
  })

  test('8.8.4/6 all Bases, Pakistan last, then highest Population first', () => {
    const board: Board = {
      ghazni: 'taliban-base, taliban-underground',
      khowst: 'taliban-base, taliban-underground',
      waziristan: 'taliban-base, taliban-underground',
    }
    expect(by('8.8.4/6', board)).toEqual(['khowst', 'ghazni', 'waziristan'])
    const bare = answers({ ghazni: 'taliban-base', khowst: 'taliban-base' })
    expect(spacesBy('8.8.4/1', bare)).toEqual(expect.arrayContaining(['ghazni', 'khowst']))
    expect(bare.join()).not.toContain('8.8.4/6')
  })

  test('8.8.4/7 the Pakistan spaces if they are free, beyond the six that cost something', () => {
    const at = 'taliban-base, taliban-underground'
    const board: Board = { helmand: at, ghazni: at, khowst: at, paktika: at, zabol: at, oruzgan: at }
    const said = answers(board, backing)
    expect(spacesBy('8.8.4/7', said).sort()).toEqual(['balochistan', 'northwest-frontier', 'waziristan'])
    expect(['1', '2', '3', '4', '5', '6'].flatMap((mark) => spacesBy(`8.8.4/${mark}`, said))).toHaveLength(6)
    expect(by('8.8.4/7', board)).toEqual([])
  })

  test('8.8.4/place once none is Available Guerrillas are turned Underground', () => {
    const t = taliban({ herat: 'taliban-base 2, taliban-active 27, government-police 3', helmand: 'taliban-active 3' })
    const said = t.bots()
    expect(said.slice(0, 3)).toEqual(['rally 8.8.4/if', 'helmand 8.8.4/2', 'herat 8.8.4/3'])
    expect(said).toContain('many 8.8.4/3')
    const u = taliban({ herat: 'taliban-base 2, taliban-active 27', helmand: 'taliban-active 3' })
    expect(u.bots()).toContain('hide 8.8.4/place')
    // One of them is shown again by the Extort that follows.
    expect(u.count('herat', 'taliban-underground')).toBe(26)
  })
})

describe('arponen 8.8.4 Rally needs money', () => {
  test('8.8.3/extort Rally stops for Extort when Resources run out', () => {
    const t = taliban({ zabol: 'taliban-base', waziristan: 'taliban-underground 2' }, { resources: { taliban: 1 } })
    const said = t.bots()
    expect(said).toContain('kabul 8.8.4/4')
    expect(said.slice(0, 5)).toEqual([
      'rally 8.8.4/if',
      'zabol 8.8.4/1',
      'guerrilla 8.8.4/1',
      'extort 8.8.3/extort',
      'waziristan 8.8.3/extort-1',
    ])
  })

  test('8.8.3/extort before the free Rally in Pakistan, if a line before that wants money', () => {
    const base = 'taliban-base, taliban-underground 2'
    const t = taliban({ waziristan: base, zabol: base }, { ...backing, resources: { taliban: 0 } })
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['rally 8.8.4/if', 'extort 8.8.3/extort'])
    expect(said.indexOf('kabul 8.8.4/4')).toBeLessThan(said.indexOf('waziristan 8.8.4/6'))
  })

  test('8.8.3/extort with nothing at all Extort comes first; without Guerrillas to show there is no Rally', () => {
    const broke = { resources: { taliban: 0 } }
    expect(answers({ waziristan: 'taliban-underground 2' }, broke)[0]).toBe('rally 8.8.4/if')
    expect(taliban({ zabol: 'taliban-active' }, broke).bots(1)).toEqual(['pass 8.1/pass'])
  })
})

describe('arponen 8.8.4 Sharia after Rally', () => {
  const sharia = (board: Board, more: SceneOptions = {}): string[] => by('8.8.4/sharia', board, more)

  test('8.8.4/sharia for the greatest shift at a Base where they Rallied', () => {
    const board: Board = {
      kabul: 'taliban-underground, opposition',
      kandahar: 'taliban-base, taliban-active, opposition',
      khowst: 'taliban-base, taliban-active',
      ghazni: 'taliban-base, taliban-active, support',
    }
    expect(sharia(board)).toEqual(['ghazni'])
    expect(sharia({ kandahar: 'taliban-base, taliban-active, opposition' })).toEqual([])
  })

  test('8.8.4/sharia Terror goes only where a level can be shifted too', () => {
    const at = (terror: number) => ({ kandahar: `taliban-base, taliban-underground, terror ${terror}` })
    const few = { resources: { taliban: 7 } }
    expect(sharia(at(6), few)).toEqual([])
    expect(sharia(at(2), few)).toEqual(['kandahar'])
  })
})

describe('arponen 8.8.4 Extort on rich LoCs, else Infiltrate, else Extort', () => {
  const activity = (board: Board, more: SceneOptions = {}): string[] =>
    answers({ kabul: 'taliban-underground, opposition', ...board }, more).filter((answer) =>
      / 8\.8\.(4\/(extort|infiltrate)|3)/.test(answer),
    )
  const nonPlayers = { seats: { taliban: 'arponen', government: 'arponen', warlords: 'arponen' } }

  test('8.8.4/extort on LoCs of Econ 3 and 4 only', () => {
    const board: Board = {
      'loc-kabul-tor-kham': 'taliban-underground',
      'loc-kandahar-spin-boldak': 'taliban-underground 2, government-police',
      'loc-kandahar-kabul': 'taliban-underground',
    }
    expect(activity(board)).toEqual([
      'extort 8.8.4/extort',
      'loc-kabul-tor-kham 8.8.4/extort',
      'loc-kandahar-spin-boldak 8.8.4/extort',
    ])
    expect(activity({ 'loc-kandahar-kabul': 'taliban-underground' }).join()).not.toContain('8.8.4/extort')
  })

  test('8.8.4/infiltrate-1 a Player’s pieces: most Government cubes, then last pieces, then Population', () => {
    const board: Board = {
      helmand: 'taliban-underground, government-police, opposition',
      paktika: 'taliban-underground, government-police 3, opposition',
      nuristan: 'taliban-underground, government-police 3, opposition',
      oruzgan: 'taliban-underground, government-police 2, opposition',
    }
    const t = taliban({ ...board, kabul: 'taliban-active' }, { seats: { taliban: 'arponen', warlords: 'arponen' } })
    const said = t.bots()
    expect(spacesBy('8.8.4/infiltrate-1', said)).toEqual(['oruzgan'])
    expect([t.count('oruzgan', 'government-police'), t.track('patronage')]).toEqual([0, 3])
    expect(spacesBy('8.8.4/infiltrate-1', answers({ ...board, kabul: 'taliban-active' }, nonPlayers))).toEqual([])
  })

  test('8.8.4/infiltrate-1 Population decides last', () => {
    const board: Board = {
      paktika: 'taliban-underground, government-police 3',
      nuristan: 'taliban-underground, government-police 3, opposition',
    }
    expect(spacesBy('8.8.4/infiltrate-1', activity(board))).toEqual(['nuristan'])
  })

  test('8.8.4/infiltrate-2 a non-player Government before Warlords', () => {
    const board: Board = {
      helmand: 'taliban-underground, government-troops 3',
      nuristan: 'taliban-underground, warlords-underground 3, opposition',
    }
    expect(spacesBy('8.8.4/infiltrate-2', activity(board, nonPlayers))).toEqual(['helmand'])
    expect(activity(board).join()).not.toContain('infiltrate-2')
  })

  test('8.8.4/infiltrate-3 the Warlords if there is nobody else', () => {
    const t = taliban(
      { nuristan: 'taliban-underground, warlords-underground 2, warlords-active, opposition' },
      nonPlayers,
    )
    expect(t.bots()).toContain('infiltrate 8.8.4/infiltrate-3')
    expect(t.pieces('nuristan')).toMatchObject({ 'warlords-active': 1 })
    expect(t.count('nuristan', 'warlords-underground')).toBe(0)
    const government = activity(
      {
        nuristan: 'taliban-underground, warlords-underground 3, opposition',
        helmand: 'taliban-underground, government-police 2',
      },
      nonPlayers,
    )
    expect(government[0]).toBe('infiltrate 8.8.4/infiltrate-2')
    expect(government.join()).not.toContain('8.8.4/infiltrate-3')
  })

  test('8.8.4/infiltrate-alone a single piece is replaced', () => {
    const t = taliban({ helmand: 'taliban-underground, government-police' })
    expect(t.bots()).toContain('replace 8.8.4/infiltrate-alone')
    expect([t.count('helmand', 'taliban-underground'), t.track('patronage')]).toEqual([2, 4])
    expect(activity({ helmand: 'taliban-underground, government-police 2' }).join()).not.toContain('alone')
  })

  test('8.8.3/extort if nobody can be infiltrated', () => {
    expect(activity({ waziristan: 'taliban-underground 2' })).toEqual([
      'extort 8.8.3/extort',
      'kabul 8.8.3/extort-1',
      'waziristan 8.8.3/extort-1',
    ])
  })
})
