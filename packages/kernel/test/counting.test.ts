import { describe, expect, test } from 'vitest'
import { defineVolume, Game } from '../src/questions.ts'
import {
  activeKind,
  activeOf,
  allBases,
  allGuerrillas,
  allPieces,
  baseKind,
  baseRoom,
  bases,
  basesOnMap,
  canImprove,
  canSettle,
  canWorsen,
  changePieces,
  controlledBy,
  controlledPopulation,
  controlledWith,
  enemies,
  enemiesOf,
  flawsOf,
  guerrillas,
  hasOpposition,
  hasSupport,
  isExposed,
  markControl,
  markedControl,
  outnumbers,
  peopleWhere,
  pieces,
  rallying,
  recalling,
  setLevel,
  totalOpposition,
  totalSupport,
  undergroundKind,
  undergroundOf,
} from '../src/rules.ts'
import {
  type Faction,
  type Holder,
  insurgentKinds,
  kindsOf,
  type Piece,
  type PieceFacts,
  type Space,
} from '../src/state.ts'
import { MIDDLE, NORTH, SOUTH, toy, toySetup } from './toy.ts'

/** Two COIN factions, one of them with special forces, and two insurgents, one of them with Troops and with bases of two kinds. */
const factions = [
  { id: 'us', letter: 'U', colour: 'green', passIncome: 3, side: 'coin' },
  { id: 'arvn', letter: 'A', colour: 'yellow', passIncome: 3, side: 'coin' },
  { id: 'nva', letter: 'N', colour: 'red', passIncome: 1, side: 'insurgent' },
  { id: 'vc', letter: 'V', colour: 'blue', passIncome: 1, side: 'insurgent' },
] as const
const [US, ARVN, NVA, VC] = [0 as Faction, 1 as Faction, 2 as Faction, 3 as Faction]

const specialForces = (faction: string): PieceFacts[] => [
  { id: `${faction}-hidden`, faction, type: 'special-force', supply: 'all', flip: `${faction}-seen` },
  { id: `${faction}-seen`, faction, type: 'special-force', supply: 'all', flip: `${faction}-hidden`, active: true },
]
const insurgents = (faction: string): PieceFacts[] =>
  insurgentKinds(faction).map((piece) => ({ ...piece, supply: 'all' }))
const PIECES: readonly PieceFacts[] = [
  { id: 'us-troops', faction: 'us', type: 'troops', supply: 'all' },
  ...specialForces('us'),
  { id: 'us-base', faction: 'us', type: 'base', supply: 'all' },
  { id: 'arvn-police', faction: 'arvn', type: 'police', supply: 'all' },
  { id: 'nva-troops', faction: 'nva', type: 'troops', supply: 'all' },
  ...insurgents('nva'),
  { id: 'nva-tunnel', faction: 'nva', type: 'base', supply: 'all' },
  ...insurgents('vc'),
]

const volume = defineVolume({
  ...toy,
  factions,
  holders: [
    { id: 'coin', factions: ['us', 'arvn'], letter: 'C', colour: 'blue' },
    { id: 'nva', factions: ['nva'], letter: 'N', colour: 'red' },
  ],
  spaces: toy.spaces.map((space) => (space.id === 'south' ? { ...space, kind: 'loc' } : space)),
  levels: ['active-opposition', 'passive-opposition', 'neutral', 'passive-support', 'active-support'],
  pieces: PIECES,
  supplies: [{ id: 'all', count: 99, enters: 'us-troops' }],
  cards: toy.cards.map((card) => ({ ...card, order: [] })),
  room: () => 99,
  population: (_, s) => [2, 3, 0][s] as number,
  takesSides: (_, s) => s !== SOUTH,
})
const COIN = 0 as Holder
const NVA_CONTROL = 1 as Holder

type Standing = Readonly<Record<string, number>>

/** A game with these pieces in each space. */
function standing(...spaces: readonly Standing[]): Game {
  const g = new Game(volume, toySetup())
  spaces.forEach((forces, s) => {
    for (const [id, n] of Object.entries(forces)) changePieces(g, volume.pieceIndex.get(id) as Piece, s as Space, n)
  })
  return g
}
const perFaction = (counter: (g: Game, f: Faction, s: Space) => number, g: Game, s: Space): number[] =>
  volume.allFactions.map((f) => counter(g, f, s))

const mixed = () =>
  standing(
    { 'us-troops': 4, 'us-hidden': 2, 'us-seen': 1, 'us-base': 1, 'arvn-police': 3 },
    { 'nva-troops': 5, 'nva-underground': 3, 'nva-active': 2, 'nva-base': 1, 'nva-tunnel': 1, 'vc-active': 4 },
    { 'vc-underground': 6, 'vc-base': 1, 'us-troops': 1 },
  )

describe('1.4 pieces are counted', () => {
  test('1.4.3 Underground and Active: guerrillas and special forces, not what is always seen', () => {
    const g = mixed()
    expect([NORTH, MIDDLE, SOUTH].map((s) => perFaction(undergroundOf, g, s))).toEqual([
      [2, 0, 0, 0],
      [0, 0, 3, 0],
      [0, 0, 0, 6],
    ])
    expect([NORTH, MIDDLE].map((s) => perFaction(activeOf, g, s))).toEqual([
      [1, 0, 0, 0],
      [0, 0, 2, 4],
    ])
  })

  test('guerrillas are neither special forces nor Troops', () => {
    const g = mixed()
    expect([perFaction(guerrillas, g, NORTH), perFaction(guerrillas, g, MIDDLE)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 5, 4],
    ])
    expect(volume.allSpaces.map((s) => allGuerrillas(g, s))).toEqual([0, 9, 6])
  })

  test('1.4.2 bases of all kinds, and the room that they leave', () => {
    const g = mixed()
    expect([perFaction(bases, g, NORTH), perFaction(bases, g, MIDDLE)]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 2, 0],
    ])
    expect(volume.allSpaces.map((s) => allBases(g, s))).toEqual([1, 2, 1])
    expect(volume.allSpaces.map((s) => baseRoom(g, s))).toEqual([1, 0, 0])
    expect([US, ARVN, NVA, VC].map((f) => basesOnMap(g, f))).toEqual([1, 0, 2, 1])
  })

  test('1.5 all of a faction, of everybody, and of those it fights', () => {
    const g = mixed()
    expect([perFaction(pieces, g, NORTH), perFaction(pieces, g, MIDDLE)]).toEqual([
      [8, 3, 0, 0],
      [0, 0, 12, 4],
    ])
    expect(volume.allSpaces.map((s) => allPieces(g, s))).toEqual([11, 16, 8])
    expect([enemiesOf(g, US), enemiesOf(g, VC)]).toEqual([
      [NVA, VC],
      [US, ARVN],
    ])
    expect([perFaction(enemies, g, MIDDLE), perFaction(enemies, g, SOUTH)]).toEqual([
      [16, 16, 0, 0],
      [7, 7, 1, 1],
    ])
  })

  test('without a side everybody else is an enemy', () => {
    const g = new Game(toy, toySetup())
    expect([0, 1].map((f) => enemiesOf(g, f as Faction))).toEqual([[1], [0]])
  })

  test('3.2.4 what is exposed: pieces that are seen, bases only where nothing of theirs is hidden', () => {
    const exposed = (forces: Standing) => isExposed(standing(forces), NVA, NORTH)
    expect(
      ['nva-troops', 'nva-active', 'nva-base', 'nva-tunnel', 'nva-underground', 'vc-active'].map((id) =>
        exposed({ [id]: 1 }),
      ),
    ).toEqual([true, true, true, true, false, false])
    expect([
      exposed({ 'nva-underground': 1, 'nva-base': 1 }),
      exposed({ 'nva-underground': 1, 'nva-troops': 1 }),
    ]).toEqual([false, true])
  })

  test('the kinds of a faction', () => {
    const g = mixed()
    const { kinds, base, underground, active, guerrillaKinds } = kindsOf(factions, PIECES)
    const names = (list: readonly Piece[]) => list.map((piece) => PIECES[piece]?.id)
    expect(names(kinds(US))).toEqual(['us-troops', 'us-hidden', 'us-seen', 'us-base'])
    expect(names(guerrillaKinds(NVA))).toEqual(['nva-underground', 'nva-active'])
    expect(guerrillaKinds(US)).toEqual([])
    expect(names([underground(US), active(VC), base(NVA)])).toEqual(['us-hidden', 'vc-active', 'nva-base'])
    expect([undergroundKind(g, US), activeKind(g, VC), baseKind(g, NVA)]).toEqual([
      underground(US),
      active(VC),
      base(NVA),
    ])
  })

  test('what belongs together must stand together in the facts', () => {
    const scattered = [...PIECES.slice(1), PIECES[0] as PieceFacts]
    expect(() => defineVolume({ ...volume, pieces: scattered })).toThrow('apart: us-hidden,us-seen,us-base,us-troops')
  })
})

describe('3.3.1 Rally', () => {
  const { ways, whyNotAtBase, rallyPlaces } = rallying({
    recall: recalling({ mayNow: () => false }),
    whyNotThere: (_, s) => (s === MIDDLE ? { id: 'why.none', rule: '3.3.1' } : undefined),
  })
  const against = (g: Game, s: Space) => ways.map((way) => way.whyNot(g, VC, s)?.id)
  const supplied = (n: number, ...spaces: readonly Standing[]): Game => {
    const g = standing(...spaces)
    g.n[g.at.boxes] = n
    return g
  }

  test('a guerrilla, a base for two of them, several at a base', () => {
    const g = supplied(9, { 'vc-active': 1, 'vc-underground': 1 }, { 'vc-base': 1 })
    expect(against(g, NORTH)).toEqual([undefined, undefined, 'why.needs-base'])
    expect(against(g, MIDDLE)).toEqual([undefined, 'why.two-guerrillas', 'why.none'])
    expect(whyNotAtBase(g, VC, MIDDLE)?.id).toBe('why.none')
  })

  test('as many as bases and people, as far as there are any', () => {
    const at = (n: number) => supplied(n, { 'vc-base': 1 })
    expect([9, 2, 1, 0].map((n) => rallyPlaces(at(n), VC, NORTH))).toEqual([3, 2, 1, 0])
    expect([1, 0].map((n) => against(at(n), NORTH)[2])).toEqual(['why.only-one-guerrilla', 'why.none-available'])
  })

  test('no third base', () => {
    const forces = { 'vc-active': 2, 'us-base': 1, 'nva-tunnel': 1 }
    expect(against(supplied(9, forces), NORTH)[1]).toBe('why.stacking')
    expect(against(supplied(0, { 'vc-active': 2 }), NORTH)[1]).toBe('why.no-base')
  })
})

describe('1.7 Control', () => {
  test('more than all others together, friends counted together; nobody has it at half, or on a line', () => {
    const g = standing(
      { 'us-troops': 2, 'arvn-police': 2, 'nva-troops': 2, 'vc-active': 1 },
      { 'nva-troops': 2, 'vc-active': 2 },
      { 'us-troops': 3 },
    )
    expect(volume.allSpaces.map((s) => controlledBy(g, s))).toEqual([COIN, -1, -1])
    expect([outnumbers(g, US, NORTH), outnumbers(g, US, SOUTH), outnumbers(g, NVA, MIDDLE)]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('as it would be with more or fewer pieces', () => {
    const g = standing({ 'us-troops': 2, 'arvn-police': 2, 'nva-troops': 3 }, {}, { 'nva-troops': 1 })
    expect([0, 1].map((n) => controlledBy(g, NORTH, VC, n))).toEqual([COIN, -1])
    expect([1, 2].map((n) => controlledBy(g, NORTH, NVA, n))).toEqual([-1, NVA_CONTROL])
    expect(controlledBy(g, NORTH, ARVN, -1)).toBe(-1)
    expect([controlledWith(g, NORTH, [0, -2, 0, 0]), controlledWith(g, NORTH, [-1, 2, 1, 0])]).toEqual([
      NVA_CONTROL,
      COIN,
    ])
    expect([controlledBy(g, SOUTH, NVA, 9), controlledWith(g, SOUTH, [0, 0, 9, 0])]).toEqual([-1, -1])
  })

  test('as it was marked, while pieces come and go', () => {
    const g = standing({ 'us-troops': 1 })
    markControl(g)
    changePieces(g, volume.pieceIndex.get('vc-active') as Piece, NORTH, 2)
    expect([markedControl(g, NORTH), markedControl(g, MIDDLE), controlledBy(g, NORTH)]).toEqual([COIN, -1, -1])
  })

  test('the checks count it apart', () => {
    const g = standing({ 'us-troops': 1 })
    expect(flawsOf(g).join()).not.toMatch(/Control/)
    const rows = g.at.held.slice()
    g.at.held.fill(0)
    const said = flawsOf(g).join()
    g.at.held.set(rows)
    expect(said).toMatch(/Control/)
    expect(flawsOf(g).join()).not.toMatch(/Control/)
  })
})

describe('1.6, 1.9 totals', () => {
  test('what is Active counts double', () => {
    const g = standing()
    setLevel(g, NORTH, 2)
    setLevel(g, MIDDLE, -1)
    expect([totalSupport(g), totalOpposition(g)]).toEqual([4, 3])
    expect(volume.allSpaces.map((s) => [hasSupport(g, s), hasOpposition(g, s)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  test('where people can still be brought round', () => {
    const g = standing()
    setLevel(g, NORTH, 2)
    const can = () => [canWorsen, canImprove, canSettle].map((fits) => volume.allSpaces.map((s) => fits(g, s)))
    expect(can()).toEqual([
      [true, true, false],
      [false, true, false],
      [true, false, false],
    ])
    setLevel(g, NORTH, -2)
    expect(can()[0]).toEqual([false, true, false])
  })

  test('Population that somebody Controls, or nobody; only where people take sides', () => {
    const g = standing({ 'us-troops': 1 }, { 'nva-troops': 1 }, { 'nva-troops': 1 })
    expect([controlledPopulation(g, COIN), controlledPopulation(g, NVA_CONTROL), controlledPopulation(g, -1)]).toEqual([
      2, 3, 0,
    ])
    changePieces(g, volume.pieceIndex.get('vc-active') as Piece, MIDDLE, 1)
    expect(controlledPopulation(g, -1)).toBe(3)
    expect(peopleWhere(g, (s) => s !== NORTH)).toBe(3)
  })
})
