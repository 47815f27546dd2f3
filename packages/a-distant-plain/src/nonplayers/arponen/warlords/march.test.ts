import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'
import type { SpaceId } from '../../../map.ts'

/** The Warlords are to operate: alone eligible on a card that does nothing here. */
const warlords = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { card: 67, eligible: ['warlords'], seats: { warlords: 'arponen' }, ...more })

/** After their turn. */
function marched(board: Board, more: SceneOptions = {}): Scene {
  const t = warlords(board, more)
  t.bots()
  return t
}
const first = (board: Board, more: SceneOptions = {}): string | undefined => warlords(board, more).bots(1)[0]
const hidden = 'warlords-underground'
const seen = 'warlords-active'
const at = (t: Scene, s: SpaceId): number => t.count(s, hidden) + t.count(s, seen)

/** With so many Resources the roads do not matter. */
const rich = { resources: { warlords: 45 } }
const last = { tracks: { propaganda: 4 } }

describe('arponen 8.9.4 March', () => {
  test('8.9.4/if no Player has a positive margin', () => {
    const board: Board = { balkh: `${hidden} 2` }
    expect(first(board)).toBe('march 8.9.4/if')
    expect(first(board, { tracks: { patronage: 36 } })).not.toBe('march 8.9.4/if')
    const nonPlayer = { seats: { warlords: 'arponen', government: 'arponen' }, tracks: { patronage: 36 } }
    expect(first(board, nonPlayer)).toBe('march 8.9.4/if')
  })

  test('8.9.4/if the last Guerrilla at a Base stays, two at two Bases under Find Fix Finish', () => {
    const t = marched({ balkh: `warlords-base, ${hidden} 2`, konduz: 'warlords-base' })
    expect([t.count('balkh', hidden), t.count('konduz', hidden)]).toEqual([1, 1])
    const two: Board = { balkh: `warlords-base 2, ${hidden} 2`, konduz: 'warlords-base' }
    expect(first(two)).toBe('march 8.9.4/if')
    expect(first(two, { lasting: { 7: 'unshaded' } })).toBe('rally 8.2/none')
  })

  test('8.9.4/if nobody gains Control by it', () => {
    const t = marched({ balkh: `${hidden} 2, government-police 2`, konduz: 'warlords-base' })
    expect(t.count('balkh', hidden)).toBe(3)
    expect(t.count('konduz', hidden)).toBeGreaterThan(0)
    expect(first({ balkh: `${hidden} 2, government-police 2`, konduz: 'warlords-base' })).toBe('rally 8.2/none')
  })

  test('8.9.4/1 a hidden Guerrilla to each Base without one', () => {
    const t = marched({ balkh: `${hidden} 2`, konduz: `warlords-base, ${seen}` }, { ...rich, ...last })
    expect(t.count('konduz', hidden)).toBe(1)
    const u = marched({ balkh: `${hidden} 2`, konduz: `warlords-base, ${hidden}` }, { ...rich, ...last })
    expect(u.count('balkh', hidden)).toBeGreaterThanOrEqual(2)
  })

  test('8.9.4/1 not where it would be seen', () => {
    const board = (n: number): Board => ({ ghowr: `warlords-base, taliban-active ${n}`, badghis: `${hidden} 1` })
    expect(warlords(board(2), rich).bots()).toContain('march 8.9.4/if')
    expect(marched(board(2), rich).count('ghowr', hidden)).toBe(1)
    expect(
      warlords(board(3), { ...rich, ...last })
        .bots()
        .join(),
    ).not.toContain('8.9.4/1')
  })

  test('8.9.4/2 exactly two on each LoC in reach, Active ones first', () => {
    const roads = (board: Board): number[] => {
      const t = marched(board)
      return [at(t, 'loc-kabul-aibak'), at(t, 'loc-shibirghan-aibak')].sort()
    }
    expect(roads({ balkh: `warlords-base 2, ${hidden} 2` })).toEqual([0, 0])
    expect(roads({ balkh: `warlords-base 2, ${hidden} 3` })).toEqual([0, 2])
    expect(roads({ balkh: `warlords-base 2, ${hidden} 5` })).toEqual([2, 2])
    expect(roads({ balkh: `warlords-base 2, ${hidden} 2`, 'loc-kabul-aibak': seen })).toEqual([0, 2])
    const t = marched({ balkh: `warlords-base 2, ${hidden} 2, ${seen} 2` })
    expect(t.pieces('balkh')).toMatchObject({ 'warlords-underground': 2 })
  })

  test('8.9.4/2 not with 45 Resources, nor in the last Campaign', () => {
    const board: Board = { balkh: `warlords-base 2, ${hidden} 3` }
    for (const more of [rich, last]) expect(at(marched(board, more), 'loc-kabul-aibak')).toBe(0)
  })

  test('8.9.4/2 who is one of a pair stays there', () => {
    const t = marched({ 'loc-kabul-aibak': `${hidden} 2`, samangan: hidden })
    expect(at(t, 'loc-kabul-aibak')).toBe(2)
  })

  const three: Board = { samangan: `${hidden} 2`, konduz: hidden, kabul: 'taliban-base 2' }

  test('8.9.4/3 three into each space with people and room: highest Population, then without Coalition', () => {
    expect(at(marched({ ...three, balkh: 'coalition-troops' }, rich), 'baghlan')).toBe(3)
    expect(at(marched({ ...three, baghlan: 'coalition-troops' }, rich), 'balkh')).toBe(3)
    const joined = marched({ samangan: `${hidden} 2`, baghlan: hidden, kabul: 'taliban-base 2' }, rich)
    expect(at(joined, 'baghlan')).toBe(3)
  })

  test('8.9.4/3 only if three can be had, and not in the last Campaign', () => {
    expect(
      warlords({ samangan: `${hidden} 2` }, rich)
        .bots()
        .join(),
    ).not.toContain('8.9.4/3')
    expect(warlords(three, last).bots().join()).not.toContain('8.9.4/3')
  })

  test('8.9.4/4 to remove Control, where most people live, a Player’s first', () => {
    const few: Board = { samangan: `${hidden} 2`, kabul: 'government-police 2', balkh: 'government-police 2' }
    expect(at(marched(few, rich), 'kabul')).toBe(2)
    const tied: Board = { samangan: `${hidden} 2`, baghlan: 'government-police 2', balkh: 'taliban-active 2' }
    const seats = { warlords: 'arponen', government: 'arponen', coalition: 'arponen' }
    expect(at(marched(tied, { ...rich, seats }), 'balkh')).toBe(2)
    expect(
      warlords({ samangan: `${hidden} 2`, balkh: 'government-police 3' }, rich)
        .bots()
        .join(),
    ).not.toContain('8.9.4/4')
  })

  /** Nobody is a Player. */
  const all = {
    ...rich,
    ...last,
    seats: { warlords: 'arponen', taliban: 'arponen', coalition: 'arponen', government: 'arponen' },
  }

  test('8.9.4/5 anywhere with people only if no other Operation is possible', () => {
    // Nobody is Available, no Base fits in, nobody takes sides: no Rally, no Terror, no Attack.
    const board = (n: number): Board => ({ samangan: `${hidden} ${n}, taliban-base 2, government-police 2` })
    expect(warlords(board(15), all).bots(2)).toEqual(['march 8.9.4/if', 'samangan 8.9.4/5'])
    expect(warlords(board(14), all).bots(1)).toEqual(['rally 8.2/none'])
  })

  test('8.1/pass if nobody may leave either', () => {
    const board: Board = { samangan: `${hidden} 15, taliban-base 2, government-police 17` }
    expect(warlords(board, all).bots(1)).toEqual(['pass 8.1/pass'])
  })

  test('8.9.3/cultivate-3 Cultivate goes with it', () => {
    expect(warlords({ ...three, balkh: 'coalition-troops' }).bots()).toContain('cultivate 8.9.3/cultivate-3')
  })
})
