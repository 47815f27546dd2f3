import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene, standard } from '../../../../test/kit.ts'
import type { SpaceId } from '../../../map.ts'

/** Sixteen who cannot leave without losing Control, at two Bases that are guarded: so March is what is left to do. */
const HELD: Board = { herat: 'taliban-base 2, taliban-underground, taliban-active 15, government-police 17' }

/** The Taliban are to operate: alone eligible on a card that does nothing here. */
const taliban = (board: Board, more: SceneOptions = {}): Scene =>
  scene(
    { ...HELD, ...board },
    { card: 67, eligible: ['taliban'], seats: { taliban: 'arponen', warlords: 'arponen' }, ...more },
  )

/** The moves they make by one line, as `from>to`, with the number of those who are Underground where that is asked. */
function moves(line: string, board: Board, more: SceneOptions = {}): string[] {
  const said = taliban(board, more).bots()
  return movesOf(
    said.filter((answer) => answer.endsWith(` 8.8.5/${line}`)).map((answer) => answer.split(' ')[0] as string),
  )
}
/** Pairs of spaces; numbers are left out. */
const movesOf = (keys: readonly string[]): string[] => {
  const spaces = keys.filter((key) => !/^\d+$/.test(key))
  return spaces.flatMap((key, i) => (i % 2 === 1 ? [`${spaces[i - 1]}>${key}`] : []))
}

const hidden = 'taliban-underground'

/** All twelve Bases on the map, the Guerrillas at them hidden. */
const ALL_BASES: Board = {
  farah: 'taliban-base 2, taliban-underground',
  nimruz: 'taliban-base 2, taliban-underground',
  ghowr: 'taliban-base 2, taliban-underground, opposition',
  oruzgan: 'taliban-base 2, taliban-underground, opposition',
  balochistan: 'taliban-base 2, taliban-underground',
}

describe('arponen 8.8.5 March', () => {
  test('8.8.5/if if nothing else is to be done', () => {
    const t = taliban({ paktika: `${hidden} 2, opposition`, zabol: 'taliban-base' })
    expect(t.bots(1)).toEqual(['march 8.8.5/if'])
    const terror = taliban({ kabul: `${hidden}, support` })
    expect(terror.bots(1)).toEqual(['terror 8.8.3/if'])
  })

  test('8.8.5/if where nobody may leave they Rally instead', () => {
    const t = taliban({ zabol: `taliban-base, ${hidden}` })
    expect(t.bots(1)).toEqual(['rally 8.2/none'])
  })

  test('8.8.5/if without losing Taliban Control', () => {
    const board = { paktika: 'taliban-underground 2, government-police, opposition' }
    expect(moves('2', board)).toEqual([])
    expect(taliban(board).bots(1)).toEqual(['rally 8.2/none'])
  })

  test('8.8.5/if the last hidden one of a space without Opposition stays', () => {
    expect(moves('1', { paktika: hidden, zabol: 'taliban-base' })).toEqual([])
    expect(moves('1', { paktika: `${hidden} 2`, zabol: 'taliban-base' })).toEqual(['paktika>zabol'])
    expect(moves('1', { paktika: `${hidden}, opposition`, zabol: 'taliban-base' })).toEqual([])
  })

  test('8.8.5/if one Guerrilla stays at a Base, two under Find Fix Finish', () => {
    const board = { paktika: `taliban-base, ${hidden} 2, opposition`, zabol: 'taliban-base' }
    expect(moves('1', board)).toEqual(['paktika>zabol'])
    expect(moves('1', board, { lasting: { 7: 'unshaded' } })).toEqual([])
  })

  test('8.8.5/1 a hidden Guerrilla to each Base without one', () => {
    expect(moves('1', { paktika: `${hidden} 2`, zabol: 'taliban-base, taliban-active' })).toEqual(['paktika>zabol'])
    expect(moves('1', { paktika: `${hidden} 2`, zabol: `taliban-base, ${hidden}` })).toEqual([])
  })

  test('8.8.5/1 two to each under Find Fix Finish', () => {
    const t = taliban(
      { paktika: `${hidden} 2`, ghazni: `${hidden} 2`, zabol: 'taliban-base' },
      { lasting: { 7: 'unshaded' } },
    )
    t.bots()
    expect(t.count('zabol', hidden)).toBe(2)
  })

  test('8.8.5/1 into Pakistan only where nobody is at the Base', () => {
    expect(moves('1', { paktika: `${hidden} 2`, waziristan: 'taliban-base, taliban-active' })).toEqual([])
    expect(moves('1', { paktika: `${hidden} 2`, waziristan: 'taliban-base' })).toEqual(['paktika>waziristan'])
  })

  test('8.8.5/1 through Pashtun spaces, by the cheapest way; those who share it go together', () => {
    const far: Board = {
      kandahar: `${hidden} 3, warlords-base 2, government-police 2`,
      khowst: 'taliban-base',
      paktika: 'taliban-base',
    }
    const backing = { tracks: { islamabad: 'backing' } } as const
    expect(moves('1', far, backing)).toEqual(['kandahar>waziristan', 'waziristan>khowst', 'waziristan>paktika'])
    expect(moves('1', far, { ...backing, lasting: { 57: 'unshaded' } })).toEqual([])
  })

  test('8.8.5/2 three Guerrillas in one Afghan space with room, if a Base is Available', () => {
    const board: Board = {
      helmand: `${hidden}, warlords-underground, opposition`,
      kandahar: `${hidden}, warlords-underground, opposition`,
      oruzgan: `${hidden}, warlords-underground, opposition`,
    }
    expect(moves('2', board)).toEqual(['helmand>kandahar', 'oruzgan>kandahar'])
    expect(moves('2', { ...board, ...ALL_BASES })).toEqual([])
  })

  test('8.8.5/2 hidden ones first, and only if all three can be had', () => {
    const two: Board = {
      helmand: `${hidden}, warlords-underground, opposition`,
      kandahar: `${hidden}, warlords-underground, opposition`,
    }
    expect(moves('2', two)).toEqual([])
    const t = taliban({ ...two, oruzgan: `${hidden}, taliban-active, warlords-underground 2, opposition` })
    t.bots()
    expect(t.pieces('kandahar')).toMatchObject({ 'taliban-underground': 3 })
  })

  /** After the March, with no Base Available. */
  const marched = (board: Board, more: SceneOptions = {}): Scene => {
    const t = taliban({ ...ALL_BASES, ...board }, more)
    t.bots()
    return t
  }
  const hiddenIn = (t: Scene, ...spaces: SpaceId[]): number[] => spaces.map((s) => t.count(s, hidden))

  test('8.8.5/3a Neutral spaces without Taliban and Coalition: cheapest, then highest Population', () => {
    const board: Board = { khowst: `${hidden} 4, opposition`, kabul: 'coalition-troops' }
    const t = marched(board)
    // Baghlan, by way of Nuristan, costs no more than the others once Nuristan is paid for.
    expect(hiddenIn(t, 'nuristan', 'baghlan', 'kabul')).toEqual([1, 1, 0])
    expect(hiddenIn(t, 'ghazni', 'paktika', 'bamian', 'badakhshan').reduce((sum, n) => sum + n)).toBe(1)
    const u = marched({
      ...board,
      ghazni: 'support',
      paktika: 'opposition',
      nuristan: 'coalition-base',
      bamian: 'taliban-active, opposition',
    })
    expect(hiddenIn(u, 'ghazni', 'paktika', 'nuristan', 'bamian')).toEqual([0, 0, 0, 0])
  })

  test('8.8.5/3a not where a single one would be seen', () => {
    const board = (n: number): Board => ({
      kabul: `${hidden} 2, government-police 2, opposition`,
      baghlan: `government-police ${n}`,
      khowst: 'coalition-base',
      nuristan: 'coalition-base',
    })
    expect(marched(board(3)).count('baghlan', 'taliban-active')).toBe(0)
    expect(hiddenIn(marched(board(2)), 'baghlan')).toEqual([1])
  })

  test('8.8.5/3b then Support spaces, three in all', () => {
    const coalition = 'coalition-troops'
    const board: Board = {
      kabul: 'coalition-troops, support',
      khowst: `${hidden} 4, opposition`,
      ghazni: coalition,
      paktika: coalition,
      bamian: coalition,
    }
    expect(hiddenIn(marched(board, { resources: { taliban: 1 } }), 'nuristan', 'kabul')).toEqual([1, 0])
    const full = { ...board, nuristan: coalition }
    expect(hiddenIn(marched(full, { resources: { taliban: 1 } }), 'nuristan', 'kabul')).toEqual([0, 1])
  })

  test('8.8.5/3a not where the Coalition is everywhere, 8.8.5/4 nor onto LoCs with as many Police as may come', () => {
    const coalition = 'coalition-troops'
    const poor = { resources: { taliban: 1 } }
    const support = taliban(
      {
        ...ALL_BASES,
        khowst: `${hidden} 4, opposition`,
        kabul: 'coalition-troops, support',
        nuristan: coalition,
        ghazni: coalition,
        paktika: coalition,
        bamian: coalition,
      },
      poor,
    ).bots()
    expect(support.slice(0, 3)).toEqual(['march 8.8.5/if', 'khowst 8.8.5/3b', 'kabul 8.8.5/3b'])
    expect(support.join()).not.toContain('8.8.5/3a')
    const police = 'government-police 2'
    const neutral = taliban(
      {
        ...ALL_BASES,
        khowst: `${hidden} 3, opposition`,
        'loc-kabul-tor-kham': police,
        'loc-kandahar-kabul': police,
      },
      poor,
    ).bots()
    expect(neutral.slice(0, 3)).toEqual(['march 8.8.5/if', 'khowst 8.8.5/3a', 'kabul 8.8.5/3a'])
    expect(neutral.join()).not.toContain('8.8.5/4')
  })

  const broke = { resources: { taliban: 0 } }

  test('8.8.5/4 up to two onto LoCs next to them where they outnumber the enemies, highest Econ first', () => {
    const rich = 'loc-kabul-tor-kham'
    const poor = 'loc-kandahar-kabul'
    const on = (t: Scene, loc: SpaceId): number => t.count(loc, hidden) + t.count(loc, 'taliban-active')
    const board = (n: number): Board => ({ khowst: `${hidden} ${n}, opposition` })
    const both = marched(board(5), broke)
    expect([on(both, rich), on(both, poor)]).toEqual([2, 2])
    const one = marched(board(3), broke)
    expect([on(one, rich), on(one, poor)]).toEqual([2, 0])
    const guarded = marched({ ...board(5), [rich]: 'government-police 2' }, broke)
    expect([on(guarded, rich), on(guarded, poor)]).toEqual([0, 2])
    const held = marched({ ...board(3), [rich]: 'taliban-active 2' }, broke)
    expect([on(held, rich), on(held, poor)]).toEqual([2, 2])
  })

  test('8.8.5/4 where they stay hidden before others of the same Econ', () => {
    const board: Board = {
      ...ALL_BASES,
      kandahar: 'taliban-active 3, opposition',
      baghlan: `${hidden} 3, opposition`,
      'loc-shibirghan-aibak': 'government-police 2',
    }
    // Of Econ 3, then 1.
    const byEcon = ['kandahar>loc-kandahar-spin-boldak', 'baghlan>loc-kabul-aibak']
    expect(moves('4', board, broke)).toEqual(byEcon)
    const equal = moves('4', { ...board, 'loc-kandahar-spin-boldak': 'government-police 2' }, broke)
    expect(equal[0]).toBe('baghlan>loc-kabul-aibak')
    expect(equal[1]).toMatch(/^kandahar>loc-(farah-kandahar|kandahar-kabul)$/)
    const t = marched(board, broke)
    expect(t.count('loc-kandahar-spin-boldak', 'taliban-active')).toBe(2)
    expect(hiddenIn(t, 'loc-kabul-aibak')).toEqual([2])
  })

  test('8.8.5/4 not by way of other spaces', () => {
    const t = marched({ nuristan: `${hidden} 5, opposition` }, { ...broke, tracks: { islamabad: 'backing' } })
    expect(hiddenIn(t, 'loc-kandahar-kabul', 'loc-kandahar-spin-boldak')).toEqual([0, 0])
  })

  test('8.8.5/if two thirds of the Resources, all of fewer than nine', () => {
    const spent = (n: number): number =>
      (
        marched(
          { khowst: `${hidden} 9, opposition`, 'loc-kabul-tor-kham': 'government-police 9' },
          { resources: { taliban: n }, lasting: { 5: 'unshaded' } },
        ).table.game.log ?? []
      )
        .filter(({ kind, rule }) => kind === 'track' && rule === '3.3.2')
        .reduce((sum, { change = 0 }) => sum - change, 0)
    expect(spent(9)).toBe(6)
    expect(spent(8)).toBe(7)
  })
})

/** 9.3 The position of the example: the Short scenario with its changes. */
const exampleThree = (more: SceneOptions = {}, board: Board = {}): Scene =>
  standard(
    {
      kandahar:
        'coalition-base, coalition-troops 2, government-troops 2, taliban-base, taliban-underground 4, opposition',
      ghazni:
        'coalition-base, coalition-troops, government-troops 2, government-police 2, taliban-base, taliban-underground 4, opposition',
      khowst:
        'coalition-base, coalition-troops, government-troops 2, government-police 2, taliban-base, taliban-underground 4, returnees, opposition',
      nuristan:
        'coalition-troops, government-troops, government-police, taliban-underground 2, warlords-base, warlords-underground, opposition',
      zabol: 'coalition-troops, taliban-base',
      oruzgan: 'coalition-troops, government-troops, government-police, warlords-base, warlords-underground',
      balochistan: 'taliban-base 2, taliban-underground',
      waziristan: 'taliban-base 2, taliban-underground 3',
      'northwest-frontier': 'taliban-base 2, taliban-underground 3',
      'loc-kabul-tor-kham': 'warlords-underground 2, government-police 2',
      'loc-kandahar-spin-boldak': 'government-police 2',
      ...board,
    },
    {
      scenario: 'short',
      card: 67,
      eligible: ['taliban'],
      seats: { taliban: 'arponen', coalition: 'arponen', warlords: 'arponen' },
      resources: { taliban: 11 },
      tracks: { islamabad: 'backing' },
      lasting: { 5: 'unshaded' },
      // The Government is asked next.
      draw: [38, 73, 74, 75, 76],
      ...more,
    },
  )

describe('arponen 9.3 Taliban March with Infiltrate', () => {
  // The table's throw for Ghowr, the one for the LoC, the table's throw for Kandahar.
  const printed = { botDice: [5, 3, 5, 1, 6, 6, 6] }

  test('AR-09 T3 the whole turn as printed', () => {
    const t = exampleThree(printed)
    expect(t.bots()).toEqual([
      'march 8.8.5/if',
      'waziristan 8.8.5/1',
      'zabol 8.8.5/1',
      '1 8.8.5/1',
      'northwest-frontier 8.8.5/3a',
      'badakhshan 8.8.5/3a',
      '1 8.8.5/3a',
      'nuristan 8.8.5/3a',
      'baghlan 8.8.5/3a',
      '1 8.8.5/3a',
      'helmand 8.8.5/3a',
      'ghowr 8.8.5/3a',
      '1 8.8.5/3a',
      'kandahar 8.8.5/4',
      'loc-farah-kandahar 8.8.5/4',
      '2 8.8.5/4',
      'infiltrate 8.8.4/infiltrate-1',
      'kandahar 8.8.4/infiltrate-1',
      'remove 8.8.4/infiltrate-1',
      'done 8.2/stop',
    ])
    expect([t.resources('taliban'), t.track('patronage')]).toEqual([4, 3])
    expect(t.count('loc-farah-kandahar', 'taliban-underground')).toBe(2)
    expect(t.pieces('kandahar')).toEqual({
      'coalition-base': 1,
      'coalition-troops': 2,
      'taliban-base': 1,
      'taliban-underground': 2,
    })
  })

  // Where the example contradicts its own tie-breakers these are followed: Nuristan ties with Kandahar on all of them.
  test('AR-09 T3 by another throw Infiltrate in Nuristan, which the text overlooks', () => {
    const said = exampleThree({ botDice: [5, 3, 5, 1, 3, 5, 1] }).bots()
    expect(said).toContain('nuristan 8.8.4/infiltrate-1')
  })

  test('AR-09 T3 by other throws Bamian, and the LoC from Kandahar to Kabul', () => {
    const said = exampleThree({ botDice: [6, 6, 4, 1, 1, 1, 2] }).bots()
    expect(said).toContain('bamian 8.8.5/3a')
    expect(said).toContain('loc-kandahar-kabul 8.8.5/4')
  })

  test('AR-09 T3 the last hidden Guerrilla of Ghowr stays: no third LoC of Econ 1 is open', () => {
    const t = exampleThree({ botDice: [5, 3, 5, 1, 6, 6, 6], resources: { taliban: 20 } })
    expect(t.bots().join()).not.toContain('loc-toraghondi-farah 8.8.5/4')
  })

  test('AR-09 T3 without Aerostats the way through Pashtun Pakistan costs nothing', () => {
    const t = exampleThree({ lasting: {}, resources: { taliban: 0 } })
    t.bots()
    expect([t.count('zabol', 'taliban-underground'), t.count('badakhshan', 'taliban-underground')]).toEqual([1, 1])
  })

  test('AR-09 T3 with a single Resource the base of Zabol comes first', () => {
    const said = exampleThree({ resources: { taliban: 1 } }).bots()
    expect(said.slice(1, 3)).toEqual(['waziristan 8.8.5/1', 'zabol 8.8.5/1'])
    expect(said.join()).not.toContain('badakhshan')
  })

  test('AR-09 T3 from Nuristan Badakhshan costs 2', () => {
    const elsewhere: Board = {
      zabol: 'coalition-troops, taliban-base, taliban-underground',
      'northwest-frontier': 'taliban-base 2, taliban-underground',
      baghlan: 'coalition-troops',
      ghowr: 'coalition-troops',
      bamian: 'coalition-troops',
    }
    const t = exampleThree({ resources: { taliban: 2 } }, elsewhere)
    t.bots()
    expect([t.count('badakhshan', 'taliban-underground'), t.resources('taliban')]).toEqual([1, 0])
    const u = exampleThree({ resources: { taliban: 1 } }, elsewhere)
    u.bots()
    expect(u.count('badakhshan', 'taliban-underground')).toBe(0)
  })

  test('AR-09 T3 Konduz cannot be reached', () => {
    const said = exampleThree({ resources: { taliban: 60 } }).bots()
    expect(said.join()).not.toContain('konduz 8.8.5')
  })
})
