import { describe, expect, test } from 'vitest'
import { type Scene, type SceneOptions, scene, standard } from '../../../test/kit.ts'

/** Some factions of the Short scenario are Arponen's, on a card, with the cards that come. */
const table = (more: SceneOptions): Scene => standard({}, { scenario: 'short', ...more })

const COIN_BOTS = { coalition: 'arponen', government: 'arponen' }

describe('arponen 8.1 Capabilities', () => {
  test('AR-07 (T1) the Coalition passes for the Capability on the next card; the Government takes the Momentum', () => {
    const t = table({
      card: 11,
      draw: [12, 75],
      seats: { ...COIN_BOTS, warlords: 'bot' },
      botDice: [3],
    })
    expect(t.bots()).toEqual(['pass 8.1/wait', 'event 8.1/momentum'])
    expect(t.resources('government')).toBe(33)
    t.play('done', 'done')
    expect([t.by, t.question]).toEqual(['warlords', 'turn.second'])
  })

  test('AR-07 (T1) on card 12 the Coalition takes the unshaded Capability', () => {
    const t = table({ card: 12, draw: [75], seats: COIN_BOTS, botDice: [3] })
    expect(t.bots().slice(0, 2)).toEqual(['event 8.1/capability', 'unshaded 8.3.2/coin'])
  })

  test('AR-07 (T1) with 5 or 6 it does not pass for that: it takes the Momentum itself', () => {
    for (const die of [5, 6]) {
      const t = table({ card: 11, draw: [12, 75], seats: COIN_BOTS, botDice: [die] })
      expect(t.bots().slice(0, 1)).toEqual(['event 8.1/momentum'])
    }
  })

  test('8.1/wait, 8.1/momentum a throw that failed is no ground for what is done instead', () => {
    const t = table({ card: 11, draw: [12, 75], seats: COIN_BOTS, botDice: [5] })
    t.bots()
    expect(t.table.explanations.find((explanation) => explanation?.line.id === '8.1/momentum')?.dice).toEqual([])
  })

  test('8.1/wait who passed for a Capability takes it, by the same throw, without being told', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const now = table({ card: 11, draw: [12, 75], seats: { coalition: 'arponen' }, seed })
        .bots()
        .slice(0, 1)
      const then = table({ card: 12, draw: [75], seats: { coalition: 'arponen' }, seed })
        .bots()
        .slice(0, 1)
      expect(now[0] === 'pass 8.1/wait').toBe(then[0] === 'event 8.1/capability')
    }
  })

  test('8.1/wait only if it is certain to be first: who stands before it on the next card has acted, or is asked first', () => {
    const next = { card: 13, draw: [23, 75], seats: { coalition: 'arponen' }, botDice: [1] }
    expect(table(next).bots().slice(0, 1)).not.toEqual(['pass 8.1/wait'])
    const t = table({ ...next, card: 19, eligible: ['taliban', 'coalition'] })
    t.play('terror', 'helmand', 'done')
    expect(t.by).toBe('coalition')
    expect(t.bots().slice(0, 1)).toEqual(['pass 8.1/wait'])
  })

  test('8.1/capability the Coalition takes one with up to the Propaganda cards to come', () => {
    expect(
      table({ card: 1, draw: [75], seats: COIN_BOTS, botDice: [4] })
        .bots()
        .slice(0, 1),
    ).toEqual(['event 8.1/capability'])
    expect(table({ card: 1, draw: [75], seats: COIN_BOTS, botDice: [5] }).bots()[0]).not.toContain('event')
  })

  test('8.1/capability the Government takes one for a non-player Coalition with less than that', () => {
    const at = { card: 46, draw: [75], eligible: ['government', 'warlords'] } as const
    const seats = { coalition: 'bot', government: 'arponen' }
    expect(
      table({ ...at, seats, botDice: [3] })
        .bots()
        .slice(0, 1),
    ).toEqual(['event 8.1/capability'])
    expect(table({ ...at, seats, botDice: [4] }).bots()[0]).not.toContain('event')
    expect(table({ ...at, seats: { government: 'arponen' }, botDice: [1] }).bots()[0]).not.toContain('event')
  })
})

describe('arponen 8.1 Capabilities for another', () => {
  test('AR-02 (8.3.2/insurgents) the Warlords take the shaded side for non-player Taliban with less than the Propaganda cards to come', () => {
    const at = { card: 46, draw: [75, 19], eligible: ['warlords'] } as const
    const seats = { taliban: 'bot', warlords: 'arponen' }
    expect(table({ ...at, seats, botDice: [3] }).bots()).toEqual(['event 8.1/capability', 'shaded 8.3.2/insurgents'])
    expect(table({ ...at, seats, botDice: [4] }).bots()[0]).not.toContain('event')
    expect(table({ ...at, seats: { warlords: 'arponen' }, botDice: [1] }).bots()[0]).not.toContain('event')
  })
})

describe('arponen 8.1 Momentum and other events', () => {
  test('8.1/momentum not if the next card is Propaganda', () => {
    const at = { card: 11, eligible: ['government', 'warlords'], seats: { government: 'arponen' } } as const
    expect(
      table({ ...at, draw: [13, 75] })
        .bots()
        .slice(0, 1),
    ).toEqual(['event 8.1/momentum'])
    expect(table({ ...at, draw: [75] }).bots()[0]).not.toContain('event')
  })

  test('8.1/always the Coalition takes Tribal Elders even then, the Government does not', () => {
    const elders = { card: 45, draw: [75] }
    expect(
      table({ ...elders, eligible: ['coalition'], seats: COIN_BOTS })
        .bots()
        .slice(0, 1),
    ).toEqual(['event 8.1/always'])
    expect(table({ ...elders, eligible: ['government'], seats: COIN_BOTS }).bots()[0]).not.toContain('event')
  })

  test('8.1/always and passes for no Capability then', () => {
    const board = { card: 45, draw: [12, 75], eligible: ['coalition'], seats: COIN_BOTS, botDice: [1] } as const
    expect(table(board).bots()[0]).toBe('event 8.1/always')
    expect(table({ ...board, card: 11 }).bots()[0]).toBe('pass 8.1/wait')
  })

  test('AR-01 an event without effect is not taken: unshaded NATO Politics with no Coalition piece out of play', () => {
    const t = table({ card: 41, draw: [13, 75], eligible: ['coalition'], seats: COIN_BOTS })
    expect(t.bots()[0]).not.toContain('event')
  })

  test('8.3.2/coin COIN factions take the unshaded text, insurgents do not', () => {
    const t = table({ card: 12, draw: [75], seats: COIN_BOTS, botDice: [1] })
    expect(t.bots()[1]).toBe('unshaded 8.3.2/coin')
    const seats = { taliban: 'arponen' }
    const shaded = table({ card: 12, draw: [75, 19], eligible: ['taliban'], seats, botDice: [1] }).bots()
    expect(shaded.slice(0, 2)).toEqual(['event 8.1/capability', 'shaded 8.3.2/insurgents'])
    expect(shaded.join()).not.toContain('8.3.2/coin')
  })

  test('8.1 a text that no source gives is not taken where players use the printed cards', () => {
    const at = { card: 3, draw: [75], seats: COIN_BOTS, botDice: [1] }
    expect(table(at).bots().slice(0, 1)).toEqual(['event 8.1/capability'])
    expect(table({ ...at, options: { events: 'by-hand' } }).bots()[0]).not.toContain('event')
  })
})

describe('arponen 8.1 Passing', () => {
  test('8.1/poor the Government passes with fewer than 3 Resources, the Coalition operates', () => {
    const at = { card: 11, draw: [75], eligible: ['government', 'warlords'], seats: COIN_BOTS } as const
    expect(
      table({ ...at, resources: { government: 2 } })
        .bots()
        .slice(0, 1),
    ).toEqual(['pass 8.1/poor'])
    expect(
      table({ ...at, resources: { government: 3 } })
        .bots()
        .slice(0, 1),
    ).not.toEqual(['pass 8.1/poor'])
    const coalition = table({ ...at, eligible: ['coalition'], resources: { government: 0 } })
    expect(coalition.bots()[0]).not.toContain('pass')
  })

  test('8.1/pass who can carry out nothing by its chart passes, but a single Base calls for a Surge', () => {
    const at = { card: 11, draw: [75], eligible: ['coalition'], seats: { coalition: 'arponen' } } as const
    const out = (n: number): SceneOptions => ({ ...at, boxes: { 'out-of-play': { 'coalition-bases': n } } })
    expect(scene({}, out(6)).bots().slice(0, 1)).toEqual(['pass 8.1/pass'])
    expect(scene({}, out(5)).bots().slice(0, 2)).toEqual(['train 8.6.5/if', 'surge 8.6.5/3'])
  })
})
