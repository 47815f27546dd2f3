import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'
import { S } from '../../../map.ts'

/** The Warlords are to operate: alone eligible on a card that does nothing here. */
const warlords = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card: 67, eligible: ['warlords'], seats: { warlords: 'arponen' }, ...more })
const answers = (board: Board, more: SceneOptions = {}): string[] => warlords(board, more).bots()
/** The spaces that one line selects. */
const spacesBy = (line: string, said: readonly string[]): string[] =>
  said.flatMap((answer) => {
    const [key = '', id] = answer.split(' ')
    return id === line && Object.hasOwn(S, key) ? [key] : []
  })
const by = (line: string, board: Board, more: SceneOptions = {}): string[] => spacesBy(line, answers(board, more))

/** Three who make way for a Base: so Rally is what they do; with two more spaces to Rally in, nothing else comes of it. */
const TRIGGER: Board = { faryab: 'warlords-underground 3' }
const full = 'warlords-base 2, warlords-underground'
const BUSY: Board = { ...TRIGGER, samangan: full, farah: full }
const rich = { resources: { warlords: 60 } }
/** The last Propaganda card comes next. */
const last = { tracks: { propaganda: 4 } }

describe('arponen 8.9.3 Rally', () => {
  test('8.9.3/if to replace Guerrillas with a Base', () => {
    expect(answers(TRIGGER)[0]).toBe('rally 8.9.3/if')
    expect(answers({ faryab: 'warlords-underground 2' })[0]).not.toBe('rally 8.9.3/if')
    expect(answers({ faryab: 'warlords-underground 3, taliban-base 2' })[0]).not.toBe('rally 8.9.3/if')
  })

  test('8.9.3/1a a Government Base in the way is suborned first, with 43 Resources', () => {
    const board: Board = { faryab: 'warlords-underground 3, government-base, taliban-base' }
    const t = warlords(board, rich)
    expect(t.bots().slice(0, 3)).toEqual(['rally 8.9.3/if', 'suborn 8.9.3/1a', 'faryab 8.9.3/1b'])
    expect(t.pieces('faryab')).toMatchObject({ 'warlords-base': 1, 'taliban-base': 1 })
    expect(t.count('faryab', 'government-base')).toBe(0)
    expect(answers(board, { resources: { warlords: 42 } })[0]).not.toBe('rally 8.9.3/if')
    expect(answers(board, { ...rich, lasting: { 59: 'unshaded' } })[0]).not.toBe('rally 8.9.3/if')
  })

  test('8.9.3/1a the Suborn is completed by its own lines', () => {
    const board: Board = {
      faryab: 'warlords-underground 3, government-base, taliban-base',
      kabul: 'government-police 2',
    }
    expect(by('8.9.3/1a', board, rich)).toEqual(['faryab'])
    expect(by('8.9.3/suborn-1', board, rich)).toEqual(['kabul'])
  })

  test('8.9.3/1b two of three Guerrillas become a Base, Active ones first', () => {
    const t = warlords({ faryab: 'warlords-underground 2, warlords-active 2' })
    expect(t.bots().slice(0, 4)).toEqual(['rally 8.9.3/if', 'faryab 8.9.3/1b', 'base 8.9.3/1b', '2 8.9.3/1b'])
    expect(t.count('faryab', 'warlords-underground')).toBe(2)
    expect(by('8.9.3/1b', { ...TRIGGER, badghis: 'warlords-underground 2' })).toEqual(['faryab'])
    const full = answers({
      faryab: 'warlords-underground 3, taliban-base 2',
      konduz: 'warlords-base, warlords-underground',
    })
    expect(full.slice(0, 2)).toEqual(['rally 8.2/none', 'konduz 8.9.3/2'])
    expect(full.join()).not.toContain('8.9.3/1b')
  })

  test('8.9.3/2a Rally, then Cultivate where that is possible only after it; 8.9.3/2b not before it', () => {
    const t = warlords({ ...TRIGGER, konduz: 'warlords-base, warlords-underground, government-police' })
    const said = t.bots()
    expect(spacesBy('8.9.3/2', said)).toContain('konduz')
    expect(said).toContain('cultivate 8.9.3/2a')
    expect(t.pieces('konduz')).toMatchObject({ 'warlords-base': 2, 'warlords-underground': 4 })
  })

  test('8.9.3/2b otherwise Cultivate, then Rally with two Bases; 8.9.3/2a not after it', () => {
    const t = warlords({ ...TRIGGER, konduz: 'warlords-base, warlords-underground' })
    expect(t.bots()).toContain('cultivate 8.9.3/2b')
    expect(t.pieces('konduz')).toMatchObject({ 'warlords-base': 2, 'warlords-underground': 5 })
  })

  test('8.9.3/2 in one space only, of highest Population, with a single Base and room', () => {
    const at = 'warlords-base, warlords-underground'
    expect(by('8.9.3/2', { ...TRIGGER, konduz: at, badghis: at })).not.toContain('badghis')
    expect(by('8.9.3/2', { ...TRIGGER, konduz: `${at}, taliban-base` })).toEqual([])
    expect(by('8.9.3/2', { ...TRIGGER, konduz: `${at}, government-police 9` })).toEqual([])
    expect(by('8.9.3/2', { ...TRIGGER, samangan: at })).toEqual([])
  })

  test('8.9.3/3 Bases without Guerrillas: highest Population, then most Bases', () => {
    const board: Board = {
      ...TRIGGER,
      herat: 'warlords-base, coalition-base',
      badghis: 'warlords-base, government-police 9',
      farah: 'warlords-base',
    }
    expect(by('8.9.3/3', board)).toEqual(['herat', 'badghis'])
    expect(by('8.9.3/3', { ...TRIGGER, herat: 'warlords-base 2, warlords-underground' })).toEqual([])
  })

  test('8.9.3/4 all Bases, highest Population first, three spaces in all', () => {
    const two = 'warlords-base 2, warlords-underground'
    expect(by('8.9.3/4', { ...TRIGGER, samangan: two, herat: two, konduz: two })).toEqual(['konduz', 'herat'])
    const bare = answers({ ...TRIGGER, herat: 'warlords-base, taliban-base', badghis: 'warlords-base, taliban-base' })
    expect(spacesBy('8.9.3/3', bare)).toHaveLength(2)
    expect(bare.join()).not.toContain('8.9.3/4')
  })

  test('8.9.3/place once none is Available they turn Underground', () => {
    const rally = (n: number): string[] => {
      const at = `warlords-base 2, warlords-active ${n}`
      return answers({ faryab: 'warlords-active 3', balkh: at, konduz: at })
    }
    expect(rally(6)).toContain('hide 8.9.3/place')
    const placed = rally(2)
    expect(placed.filter((answer) => answer === 'many 8.9.3/4')).toHaveLength(2)
    expect(placed.join()).not.toContain('8.9.3/place')
  })

  test('8.9.3/5 where Guerrillas are without a Base', () => {
    expect(by('8.9.3/5', { ...TRIGGER, badghis: 'warlords-underground' })).toEqual(['badghis'])
    expect(by('8.9.3/5', { ...TRIGGER, badghis: 'warlords-underground, warlords-base 2' })).toEqual([])
  })

  test('8.9.3/6 one space where most people live', () => {
    expect(by('8.9.3/6', TRIGGER)).toEqual(['kabul'])
    expect(by('8.9.3/6', { ...TRIGGER, konduz: full, herat: full })).toEqual([])
  })
})

describe('arponen 8.9.3 Cultivate', () => {
  test('8.9.3/cultivate-2 where a Base stands', () => {
    const t = warlords(TRIGGER)
    expect(t.bots()).toContain('cultivate 8.9.3/cultivate-2')
    expect(t.count('faryab', 'warlords-base')).toBe(2)
  })

  test('8.9.3/cultivate-3 else where none stands', () => {
    const board: Board = { faryab: 'warlords-underground 3, taliban-base', konduz: 'warlords-underground' }
    const t = warlords(board)
    expect(t.bots()).toContain('cultivate 8.9.3/cultivate-3')
    expect(t.count('konduz', 'warlords-base')).toBe(1)
    expect(answers(TRIGGER).join()).not.toContain('cultivate-3')
  })

  test('8.9.3/cultivate-4 else a Rally in one more space', () => {
    const board: Board = { faryab: 'warlords-underground 3, taliban-base', samangan: full, herat: full }
    const t = warlords(board)
    const said = t.bots()
    expect(spacesBy('8.9.3/cultivate-4', said)).toHaveLength(1)
    expect(said).toContain('cultivate 8.9.3/cultivate-3')
    expect(t.resources('warlords')).toBe(16)
    expect(answers(TRIGGER).join()).not.toContain('cultivate-4')
  })

  test('8.9.3/cultivate-2 not in the last Campaign, nor first with 43 Resources', () => {
    expect(answers(TRIGGER, last)).toContain('traffic 8.9.3/traffic-1')
    expect(answers({ ...BUSY, kabul: 'government-police' }, rich)).toContain('suborn 8.9.3/suborn-1')
    expect(answers(TRIGGER, rich)).toContain('cultivate 8.9.3/cultivate-2')
  })
})

describe('arponen 8.9.3 Traffic', () => {
  const board: Board = {
    faryab: 'warlords-underground 3',
    herat: 'warlords-base 2',
    farah: 'warlords-base, government-police 5',
    nimruz: 'warlords-base, taliban-active 5',
    badghis: 'warlords-base, coalition-base',
  }
  const traffic = (seats: Readonly<Record<string, string>>): string[] => {
    const said = answers(board, { ...last, seats: { warlords: 'arponen', ...seats } })
    return [...spacesBy('8.9.3/traffic-1', said), '|', ...spacesBy('8.9.3/traffic-2', said)]
  }

  test('8.9.3/traffic-1 at all Bases that nobody Controls, 8.9.3/traffic-2 no others where a Player would gain', () => {
    expect(traffic({})).toEqual(['faryab', 'herat', '|'])
  })

  test('8.9.3/traffic-1 not where the Taliban Control every Base, 8.9.3/traffic-2 there only as non-players', () => {
    const held: Board = {
      faryab: 'warlords-underground 3, taliban-active 9',
      nimruz: 'warlords-base, taliban-active 9',
    }
    const said = answers(held, { ...last, seats: { warlords: 'arponen', taliban: 'arponen' } })
    expect(spacesBy('8.9.3/traffic-2', said)).toEqual(['faryab', 'nimruz'])
    expect(said.join()).not.toContain('8.9.3/traffic-1')
    expect(answers(held, last).join()).not.toContain('traffic')
  })

  test('8.9.3/traffic-2 then where no Player gains by it', () => {
    expect(traffic({ taliban: 'arponen' })).toEqual(['faryab', 'herat', '|', 'nimruz'])
    expect(traffic({ taliban: 'arponen', government: 'arponen' })).toEqual(['faryab', 'herat', '|', 'farah', 'nimruz'])
  })
})

describe('arponen 8.9.3 Suborn', () => {
  const nonPlayer = { seats: { warlords: 'arponen', government: 'arponen' } }

  test('8.9.3/suborn-1 up to four points off a Player’s Government', () => {
    const board: Board = {
      ...BUSY,
      kabul: 'government-police 3',
      badghis: 'government-police',
      konduz: 'government-police 2',
    }
    const t = warlords(board, rich)
    const said = t.bots()
    expect(spacesBy('8.9.3/suborn-1', said)).toEqual(['kabul', 'badghis'])
    expect(by('8.9.3/suborn-1', board, { ...rich, ...nonPlayer })).toEqual([])
  })

  test('8.9.3/suborn-1 not where three cubes are not enough', () => {
    expect(by('8.9.3/suborn-1', { ...BUSY, kabul: 'government-police 4' }, rich)).toEqual([])
    const t = warlords({ ...BUSY, kabul: 'government-police 4, warlords-underground' }, rich)
    t.bots()
    expect(t.count('kabul', 'government-police')).toBe(1)
  })

  test('8.9.3/suborn-1 a Base goes where that is enough; Taliban Control is not handed over', () => {
    const base = warlords({ ...BUSY, kabul: 'government-police, government-base, taliban-active' }, rich)
    base.bots()
    expect(base.pieces('kabul')).toMatchObject({ 'government-police': 1 })
    // As many as can go do (1.4.1).
    const cubesLeft = (kabul: string) => {
      const t = warlords({ ...BUSY, kabul }, rich)
      t.bots()
      return t.count('kabul', 'government-police')
    }
    expect(cubesLeft('government-police 4, taliban-active')).toBe(1)
    expect(cubesLeft('government-police 4, taliban-active 3')).toBe(4)
  })

  test('8.9.3/suborn-2 then any Control in one space of highest Population', () => {
    const board: Board = { ...BUSY, kabul: 'taliban-active 2, government-police', konduz: 'government-police 2' }
    expect(by('8.9.3/suborn-2', board, { ...rich, ...nonPlayer })).toEqual(['kabul'])
    const t = warlords(board, { ...rich, ...nonPlayer })
    t.bots()
    expect(t.count('kabul', 'taliban-active')).toBe(1)
    expect(by('8.9.3/suborn-2', { ...BUSY, zabol: 'government-police 2' }, rich)).toEqual([])
  })

  test('8.9.3/suborn-1 never below 41 Resources', () => {
    const board: Board = { ...BUSY, kabul: 'government-police 3', badghis: 'government-police' }
    // Three spaces of Rally leave 44, two of them for one Suborn.
    const t = warlords(board, { resources: { warlords: 47 } })
    t.bots()
    expect(t.resources('warlords')).toBe(42)
  })
})
