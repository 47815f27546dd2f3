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
    const t = marched({ balkh: `warlords-base, ${hidden} 2, ${seen} 2` })
    expect([at(t, 'loc-kabul-aibak'), at(t, 'loc-shibirghan-aibak')].sort()).toEqual([0, 2])
    expect(t.count('balkh', hidden)).toBe(2)
    const three = marched({ balkh: `warlords-base, ${hidden} 5` })
    expect([at(three, 'loc-kabul-aibak'), at(three, 'loc-shibirghan-aibak')]).toEqual([2, 2])
    const one = marched({ balkh: `warlords-base, ${hidden}, ${seen}`, 'loc-kabul-aibak': seen })
    expect(at(one, 'loc-kabul-aibak')).toBe(2)
  })

  test('8.9.4/2 not with 45 Resources, nor in the last Campaign', () => {
    const board: Board = { balkh: `warlords-base, ${hidden} 3` }
    for (const more of [rich, last]) expect(at(marched(board, more), 'loc-kabul-aibak')).toBe(0)
  })

  test('8.9.4/2 who is one of a pair stays there', () => {
    const t = marched({ 'loc-kabul-aibak': `${hidden} 2`, samangan: hidden })
    expect(at(t, 'loc-kabul-aibak')).toBe(2)
  })

  test('8.9.4/3 three into each space with people and room: highest Population, then without Coalition', () => {
    const t = marched({ samangan: `${hidden} 3`, balkh: 'coalition-troops', kabul: 'taliban-base 2' }, rich)
    expect([at(t, 'baghlan'), at(t, 'balkh')]).toEqual([3, 0])
    const u = marched({ samangan: `${hidden} 2`, baghlan: hidden, kabul: 'taliban-base 2' }, rich)
    expect(at(u, 'baghlan')).toBe(3)
  })

  test('8.9.4/3 only if three can be had, and not in the last Campaign', () => {
    expect(
      warlords({ samangan: `${hidden} 2` }, rich)
        .bots()
        .join(),
    ).not.toContain('8.9.4/3')
    expect(
      warlords({ samangan: `${hidden} 3` }, last)
        .bots()
        .join(),
    ).not.toContain('8.9.4/3')
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

  test('8.9.4/5 anywhere with people only if no other Operation is possible', () => {
    const all = {
      ...rich,
      ...last,
      seats: { warlords: 'arponen', taliban: 'arponen', coalition: 'arponen', government: 'arponen' },
    }
    // Nobody is Available, nobody stands where people take sides: no Rally, no Terror, no Attack.
    const board: Board = { samangan: `${hidden} 15` }
    const t = warlords(board, all)
    expect(t.bots(2)).toEqual(['march 8.9.4/if', 'samangan 8.9.4/5'])
    expect(warlords({ samangan: `${hidden} 14` }, all).bots(1)).toEqual(['rally 8.2/none'])
  })

  test('8.1/pass if nobody can march either', () => {
    const t = warlords({ samangan: `warlords-base, ${hidden} 15, government-police 16` }, { ...rich, ...last })
    expect(t.bots(1)[0]).toMatch(/^(pass|march)/)
  })

  test('8.9.3/cultivate-3 Cultivate goes with it', () => {
    const t = warlords(
      { samangan: `${hidden} 3`, kabul: 'taliban-base 2' },
      { resources: { warlords: 20 }, ...{ tracks: { propaganda: 1 } } },
    )
    expect(t.bots().join()).toMatch(/cultivate 8\.9\.3|traffic/)
  })
})
