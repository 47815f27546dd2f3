import { controlledBy } from '@coinflict/kernel/rules'
import { positionOf, setupOf, Table } from '@coinflict/kernel/table'
import { deckInOrder } from '@coinflict/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import { idOf, Scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const newGame = (scenario: string, options: Record<string, string> = {}): Scene =>
  new Scene(new Table(aDistantPlain, setupOf(aDistantPlain, { scenario, options }, KINDS), []))

const heldBy = (t: Scene, holder: string): string[] =>
  aDistantPlain.allSpaces
    .filter((s) => aDistantPlain.holders[controlledBy(t.table.game, s)]?.id === holder)
    .map((s) => aDistantPlain.spaces[s]?.id as string)
    .sort()

const available = (t: Scene): Record<string, number> =>
  Object.fromEntries(
    aDistantPlain.supplies.map(({ id }) => [
      id,
      t.table.game.n[aDistantPlain.layout.boxes + idOf(aDistantPlain.supplyIndex, id)] as number,
    ]),
  )

/** What is printed with each scenario: the four totals, Control markers, tracks, and what the listed forces leave beside the map. */
const PRINTED = [
  {
    scenario: 'short',
    totals: [10, 21, 9, 13],
    resources: [30, 15, 20],
    aid: 24,
    coin: ['kabul', 'herat', 'helmand', 'kandahar', 'ghazni', 'paktika', 'khowst', 'konduz'],
    taliban: ['zabol', 'balochistan', 'waziristan', 'northwest-frontier'],
    returnees: ['kabul', 'khowst', 'konduz', 'baghlan'],
    available: [6, 0, 12, 12, 1, 11, 3, 10, 7],
    cards: 52,
  },
  {
    scenario: 'main',
    totals: [17, 17, 8, 9],
    resources: [30, 10, 15],
    aid: 15,
    coin: ['kabul', 'herat', 'kandahar', 'khowst', 'konduz'],
    taliban: ['helmand', 'nuristan', 'oruzgan', 'paktika', 'zabol', 'ghazni', 'waziristan', 'northwest-frontier'],
    returnees: ['kabul', 'khowst'],
    available: [12, 5, 23, 20, 3, 16, 4, 8, 5],
    cards: 65,
  },
  {
    scenario: 'extended',
    totals: [20, 13, 4, 16],
    resources: [20, 5, 10],
    aid: 9,
    coin: ['kabul', 'herat', 'kandahar', 'khowst'],
    taliban: ['paktika', 'zabol', 'waziristan', 'northwest-frontier'],
    returnees: [],
    available: [15, 5, 26, 26, 3, 24, 8, 13, 10],
    cards: 78,
  },
] as const

describe.each(PRINTED)('ADP 2.1 the $scenario scenario as printed', (printed) => {
  test('AP-15 Support + Available, COIN + Patronage, Opposition + Bases, Uncontrolled Population', () => {
    const t = newGame(printed.scenario)
    expect(aDistantPlain.totals(t.table.game)).toEqual({
      'support-and-available': printed.totals[0],
      'coin-and-patronage': printed.totals[1],
      'opposition-and-bases': printed.totals[2],
      uncontrolled: printed.totals[3],
    })
  })

  test('ADP 1.7 the Control markers listed', () => {
    const t = newGame(printed.scenario)
    expect(heldBy(t, 'coin')).toEqual([...printed.coin].sort())
    expect(heldBy(t, 'taliban')).toEqual([...printed.taliban].sort())
  })

  test('Resources, Aid, Patronage 5, Islamabad at Backing and not Hard, Returnees', () => {
    const t = newGame(printed.scenario)
    const purses: readonly FactionId[] = ['government', 'taliban', 'warlords']
    expect(purses.map((f) => t.resources(f))).toEqual(printed.resources)
    const { spaces, tracks } = positionOf(t.table.game)
    expect(tracks).toMatchObject({ aid: printed.aid, patronage: 5, islamabad: 'backing', hard: 'no' })
    expect(
      Object.entries(spaces)
        .filter(([, { markers }]) => markers?.returnees === 1)
        .map(([id]) => id)
        .sort(),
    ).toEqual([...printed.returnees].sort())
  })

  test('what is Available, and nothing in the other boxes', () => {
    const t = newGame(printed.scenario)
    expect(Object.values(available(t))).toEqual(printed.available)
    expect(positionOf(t.table.game).boxes).toBeUndefined()
  })

  test('twelve events and a Propaganda card to a pile', () => {
    const deck = deckInOrder(newGame(printed.scenario).table)
    expect(deck).toHaveLength(printed.cards)
    for (let pile = 0; pile * 13 < deck.length; pile++) {
      expect(deck.slice(pile * 13, (pile + 1) * 13).filter((card) => card > 72)).toHaveLength(1)
    }
    expect(new Set(deck).size).toBe(deck.length)
  })
})
