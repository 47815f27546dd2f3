import { enemiesOf } from '@coinflict/kernel/rules'
import { BadInput, currentCard, nextCard } from '@coinflict/kernel/state'
import { setupOf, Table } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { FACTION_FACTS } from '../src/cover.ts'
import { FACTIONS, type FactionId } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import { SPACES } from '../src/map.ts'
import { type Board, Scene, type SceneOptions, scene } from './kit.ts'

/** The short rules that say what there is and who may do what; the others say how. */

const NAMES: readonly FactionId[] = ['us', 'arvn', 'nva', 'vc']
const ids = (fits: (space: (typeof fireInTheLake.spaces)[number]) => boolean): string[] =>
  fireInTheLake.spaces.filter(fits).map(({ id }) => id)
const econOf = (id: string): number | undefined => SPACES.find((space) => space.id === id)?.econ

describe('FITL 1.3 the map', () => {
  test('FITL 1.3.1 provinces, cities and LoCs are spaces and all hold forces', () => {
    expect(['country', 'city', 'loc'].map((kind) => ids((space) => space.kind === kind).length)).toEqual([22, 8, 17])
    const t = scene({ saigon: 'vc-underground' }, { first: 'vc' }).play('march', 'saigon', 'loc-saigon-can-tho')
    expect(t.pieces('loc-saigon-can-tho')).toEqual({ 'vc-underground': 1 })
  })

  test('FITL 1.3.3 Saigon has 6, Hue 2, the other cities 1', () => {
    const cities = fireInTheLake.spaces.filter(({ kind }) => kind === 'city').map(({ id, pop }) => [id, pop])
    const { saigon, hue, ...others } = Object.fromEntries(cities) as Record<string, number>
    expect([saigon, hue, Object.values(others)]).toEqual([6, 2, [1, 1, 1, 1, 1, 1]])
  })

  test('FITL 1.3.4 LoCs are Highways or the Mekong, one both; three are worth nothing, one 2', () => {
    const locs = fireInTheLake.spaces.filter(({ kind }) => kind === 'loc')
    expect(locs.filter(({ terrain }) => terrain === 'mekong').length).toBe(3)
    expect(locs.filter(({ traits }) => traits?.includes('highway')).map(({ id }) => id)).toEqual(['loc-saigon-can-tho'])
    expect(locs.filter(({ id }) => econOf(id) === 2).map(({ id }) => id)).toEqual(['loc-saigon-can-tho'])
    expect(locs.filter(({ id }) => econOf(id) === 0).length).toBe(3)
  })

  test('FITL 1.3.5 two provinces of Laos, four of Cambodia, one of North Vietnam, where no COIN piece may be', () => {
    const of = (country: string) => ids(({ traits }) => traits?.includes(country) === true).length
    expect([of('laos'), of('cambodia'), of('north-vietnam')]).toEqual([2, 4, 1])
    for (const piece of ['us-troops', 'us-base', 'irregulars-active', 'arvn-police', 'rangers-underground'])
      expect(() => scene({ 'north-vietnam': piece }), piece).toThrow(BadInput)
    expect(scene({ 'north-vietnam': 'vc-base, nva-troops', 'southern-laos': 'us-troops' }).table.isOver).toBe(false)
  })
})

test('FITL 1.5.1 US and ARVN are friends, NVA and VC are friends, the two sides enemies', () => {
  const { game } = scene({}).table
  expect(FACTIONS.map((f) => enemiesOf(game, f).map((e) => FACTION_FACTS[e]?.id))).toEqual([
    ['nva', 'vc'],
    ['nva', 'vc'],
    ['us', 'arvn'],
    ['us', 'arvn'],
  ])
  const t = scene({ hue: 'vc-underground, nva-underground' }, { first: 'vc' })
  expect(t.whyNot('attack')).toBeDefined()
})

test('FITL 1.6.1 five levels, one step at a time', () => {
  expect(fireInTheLake.levels).toHaveLength(5)
  const after = (level: string) =>
    scene({ hue: `vc-underground, ${level}` }, { first: 'vc' })
      .play('terror', 'hue')
      .level('hue')
  expect(
    ['active-support', 'passive-support', 'neutral', 'passive-opposition', 'active-opposition'].map(after),
  ).toEqual(['passive-support', 'neutral', 'passive-opposition', 'active-opposition', 'active-opposition'])
})

describe('FITL 2.3 event card', () => {
  test('FITL 2.3.1 everybody starts the game eligible; who is not eligible is not asked', () => {
    const table = new Table(fireInTheLake, setupOf(fireInTheLake, {}, { person: { nonPlayer: false } }), [])
    const t = new Scene(table)
    expect(NAMES.map((f) => t.isEligible(f))).toEqual([true, true, true, true])
    // Card 1: US, NVA, ARVN, VC.
    expect(scene({}, { card: 1, eligible: ['arvn', 'vc'] }).by).toBe('arvn')
  })

  test('FITL 2.3.7 the next card comes up, and the one after it lies open', () => {
    const t = scene({}, { draw: [40, 70, 99] }).play('pass', 'pass', 'pass', 'pass')
    expect([currentCard(t.table.game), nextCard(t.table.game)]).toEqual([40, 70])
  })
})

describe('FITL 3.1 operations', () => {
  test('FITL 3.1.2 a free Rally costs nothing and leaves eligibility alone; the Trail Improved with it costs 2', () => {
    const t = scene({ 'tay-ninh': 'nva-underground' }, { first: 'us', eligible: ['us', 'nva'] })
    t.interject('us', 'hand operation nva rally').play('tay-ninh', 'done')
    expect([t.by, t.question, t.resources('nva')]).toEqual(['nva', 'rally.trail', 20])
    t.play('yes')
    expect([t.track('trail'), t.resources('nva'), t.isEligible('nva')]).toEqual([2, 18, true])
  })

  test('FITL 3.2 Train, Patrol, Sweep and Assault are both COIN factions’', () => {
    const board: Board = { saigon: 'us-troops 2, arvn-troops 2, vc-active' }
    for (const first of ['us', 'arvn'] as const) {
      const t = scene(board, { first })
      expect(t.answers).toEqual(['train', 'patrol', 'sweep', 'assault', 'event', 'pass'])
      expect(t.play('train').whyNot('north-vietnam')?.rule).toBe('1.4.2')
    }
  })

  test('FITL 3.3 Rally, March, Attack and Terror are the insurgents’', () => {
    for (const first of ['nva', 'vc'] as const) {
      const t = scene({ 'tay-ninh': `${first}-underground, arvn-police` }, { first })
      expect(t.answers).toEqual(['rally', 'march', 'attack', 'terror', 'event', 'pass'])
    }
  })
})

describe('FITL 4.1 special activities', () => {
  const everything: Board = {
    saigon: 'us-base, us-troops 3, arvn-troops 4, arvn-police 3, rangers-underground, vc-active, active-support',
    hue: 'us-troops 2, arvn-troops 4, arvn-police 2, passive-support',
    'tay-ninh': 'vc-underground 4, nva-underground 2, nva-base, nva-troops 6, arvn-troops 3',
  }
  const ALL = {
    us: ['advise', 'air-lift', 'air-strike'],
    arvn: ['govern', 'transport', 'raid'],
    nva: ['infiltrate', 'bombard', 'ambush'],
    vc: ['tax', 'subvert', 'ambush'],
  }
  const EVERY_ONE = Object.values(ALL).flat()
  /** What a faction is offered with some operation of its own, sooner or later. */
  const offered = (first: FactionId, operations: readonly string[], more: SceneOptions = {}): string[] => {
    const found = operations.flatMap((operation) => {
      const t = scene(everything, { first, ...more }).play(operation)
      return EVERY_ONE.filter((word) => t.answers.includes(word))
    })
    return [...new Set(found)].toSorted()
  }

  test('FITL 4.2 the US has Advise, Air Lift and Air Strike', () => {
    expect(offered('us', ['patrol', 'assault'])).toEqual(ALL.us.toSorted())
  })
  test('FITL 4.3 the ARVN have Govern, Transport and Raid', () => {
    expect(offered('arvn', ['patrol', 'assault'])).toEqual(ALL.arvn.toSorted())
  })
  test('FITL 4.4 the NVA have Infiltrate, Bombard and Ambush', () => {
    expect(offered('nva', ['rally', 'attack'])).toEqual(ALL.nva.toSorted())
  })
  test('FITL 4.5 the VC have Tax, Subvert and Ambush', () => {
    expect(offered('vc', ['rally', 'attack'])).toEqual(ALL.vc.toSorted())
  })
})

test('FITL 5.2 any faction may execute either side of a dual-use event', () => {
  for (const first of NAMES) {
    const t = scene({}, { first, card: 107, eligible: [first] }).play('event')
    expect(t.answers, first).toEqual(['unshaded', 'shaded'])
  }
})

describe('FITL 6 Coup Rounds', () => {
  const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { phase, card: 128, ...more, tracks: { coups: 1, ...more.tracks } })

  test('FITL 6.3 the US Pacifies, then the ARVN, then the VC Agitate', () => {
    const t = round('support', { hue: 'us-troops, arvn-troops, arvn-police', 'tay-ninh': 'vc-underground' })
    const asked: string[][] = []
    for (let i = 0; i < 3; i++) {
      asked.push([t.by, t.question])
      t.play('done')
    }
    expect(asked).toEqual([
      ['us', 'pacify.where'],
      ['arvn', 'pacify.where'],
      ['vc', 'agitate.where'],
    ])
  })

  test('FITL 6.7 the Trail stays within 0 and 4', () => {
    const after = (trail: number, card: number, side: string) =>
      scene({}, { first: 'us', card, eligible: ['us'], tracks: { trail } })
        .play('event', side)
        .track('trail')
    // Wild Weasels take 2 boxes off, the 301st Supply Bn adds 2.
    expect([after(4, 5, 'unshaded'), after(1, 5, 'unshaded')]).toEqual([2, 0])
    expect([after(1, 51, 'shaded'), after(3, 51, 'shaded')]).toEqual([3, 4])
  })
})
