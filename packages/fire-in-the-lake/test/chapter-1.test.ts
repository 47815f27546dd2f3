import { controlledBy, setLevel, shift } from '@coinflict/kernel/rules'
import { isAdjacent, type Reason, resources } from '@coinflict/kernel/state'
import { Refused } from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import { base, type FactionId, NVA, room, tunnelsLeft, US, US_BASE, US_TROOPS, VC } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import { CITIES, EVERY, econ, isCoastal, isLoc, LOCS, pop, S, type SpaceId } from '../src/map.ts'
import { type Board, idOf, type Scene, type SceneOptions, scene } from './kit.ts'

const holder = (board: Board, s: SpaceId): string | undefined => {
  const g = scene(board).table.game
  return fireInTheLake.holders[controlledBy(g, S[s])]?.id
}

/** Why something out of turn is refused; nothing if it was done. */
function refusal(t: Scene, by: FactionId, words: string): Reason | undefined {
  const [verb = '', ...rest] = words.split(' ')
  try {
    t.table.interject(idOf(fireInTheLake.factionIndex, by), verb, rest)
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  return undefined
}

describe('FITL 1.2 components', () => {
  test('FITL 1.2 130 cards: 120 events, 4 Pivotal Events, 6 Coup cards; 229 pieces', () => {
    expect(fireInTheLake.cards).toHaveLength(130)
    expect(fireInTheLake.cards.filter((c) => c.round === true).map((c) => c.number)).toEqual([
      125, 126, 127, 128, 129, 130,
    ])
    expect(fireInTheLake.supplies.reduce((sum, { count }) => sum + count, 0)).toBe(229)
  })
})

describe('FITL 1.3 the map', () => {
  test('FITL 1.3.2-4 35 Population, 14 of it in eight Cities; 15 Econ on 17 LoCs', () => {
    expect(EVERY.reduce((sum, s) => sum + pop(s), 0)).toBe(35)
    expect([CITIES.length, CITIES.reduce((sum, s) => sum + pop(s), 0)]).toEqual([8, 14])
    expect([LOCS.length, LOCS.reduce((sum, s) => sum + econ(s), 0)]).toEqual([17, 15])
  })

  test('FITL 1.3.6 FL-01, FL-02 spaces meet at a Town and across a LoC', () => {
    const g = scene({}).table.game
    expect(isAdjacent(g, S['quang-duc-long-khanh'], S['loc-cam-ranh-da-lat'])).toBe(true)
    expect(isAdjacent(g, S['quang-duc-long-khanh'], S['khanh-hoa'])).toBe(true)
    expect(isAdjacent(g, S.hue, S['da-nang'])).toBe(false)
    for (const a of CITIES) for (const b of CITIES) expect(isAdjacent(g, a, b)).toBe(false)
  })

  test('FITL 1.3.7 these spaces of the South are not coastal', () => {
    const inland: readonly SpaceId[] = [
      'tay-ninh',
      'kien-phong',
      'can-tho',
      'an-loc',
      'kontum',
      'pleiku-darlac',
      'phuoc-long',
      'quang-duc-long-khanh',
    ]
    for (const s of inland) expect([s, isCoastal(S[s])]).toEqual([s, false])
    for (const s of ['saigon', 'hue', 'north-vietnam', 'loc-hue-da-nang', 'phu-bon-phu-yen'] as const)
      expect([s, isCoastal(S[s])]).toEqual([s, true])
  })
})

describe('FITL 1.4 forces', () => {
  test('FITL 1.4.2 two Bases of any factions to a space, Tunneled or not; none on LoCs, no COIN in North Vietnam', () => {
    const g = scene({ hue: 'us-base, vc-tunnel', kontum: 'arvn-base' }).table.game
    expect([room(g, base(NVA), S.hue), room(g, US_BASE, S.kontum), room(g, base(VC), S['loc-hue-da-nang'])]).toEqual([
      0, 1, 0,
    ])
    expect([room(g, US_TROOPS, S['north-vietnam']), room(g, base(NVA), S['north-vietnam'])]).toEqual([0, 2])
    expect(() => scene({ 'north-vietnam': 'arvn-troops 1' })).toThrow(/North Vietnam/)
    expect(() => scene({ hue: 'us-base, vc-tunnel, nva-base' })).toThrow()
  })

  test('FITL 1.4.3 pieces that are taken up come back Underground', () => {
    const t = scene({ 'tay-ninh': 'vc-active 30' }, { first: 'vc' }).play('rally', 'saigon')
    expect([t.pieces('saigon'), t.count('tay-ninh', 'vc-active')]).toEqual([{ 'vc-underground': 1 }, 29])
  })

  test('FITL 1.4.4 six Tunnels and no more', () => {
    const board: Board = { hue: 'vc-tunnel 2', kontum: 'nva-tunnel 2', saigon: 'vc-tunnel 2' }
    expect(tunnelsLeft(scene(board).table.game)).toBe(0)
    expect(() => scene({ ...board, 'an-loc': 'vc-tunnel' })).toThrow(/Tunnels/)
  })
})

describe('FITL 1.5.2 negotiation', () => {
  const vc = (more: SceneOptions = {}) => scene({}, { first: 'vc', resources: { vc: 0 }, ...more })

  test('FITL 1.5.2 NVA and VC give each other Resources while one of them executes', () => {
    const t = scene({}, { first: 'vc' }).play('rally')
    t.interject('nva', 'give vc resources 3').play('yes')
    expect([t.resources('nva'), t.resources('vc')]).toEqual([17, 23])
  })

  test('FITL 1.5.2 others do not', () => {
    const t = vc({ resources: { vc: 5 } }).play('rally')
    expect(refusal(t, 'arvn', 'give vc resources 3')?.id).toBe('why.give-insurgents')
    expect(refusal(t, 'vc', 'give us resources 3')?.id).toBe('why.give-insurgents')
  })

  test('FITL 1.5 not if one player holds both', () => {
    const t = vc({ resources: { vc: 5 }, seats: { nva: 'person:ho', vc: 'person:ho' } }).play('rally')
    expect(refusal(t, 'nva', 'give vc resources 3')?.id).toBe('why.same-player')
  })
})

describe('FITL 1.6 Support and Opposition', () => {
  test('FITL 1.6.2 FL-51 Active counts double', () => {
    const t = scene({ saigon: 'active-support', hue: 'passive-support', 'tay-ninh': 'active-opposition' })
    expect([t.total('support-and-available'), t.total('opposition-and-bases')]).toEqual([14 + 46, 4])
  })

  test('FITL 1.6.2 LoCs and provinces without Population are always Neutral', () => {
    const g = scene({}).table.game
    for (const s of EVERY.filter((each) => isLoc(each) || pop(each) === 0)) {
      expect([setLevel(g, s, 2), shift(g, s, -1)]).toEqual([false, false])
    }
  })
})

describe('FITL 1.7 Control', () => {
  test('FITL 1.7 FL-52 every piece counts; COIN needs more than both insurgents, the NVA more than all others', () => {
    const board = 'us-base, rangers-underground, arvn-police 2, vc-underground 2, nva-troops 2'
    expect(holder({ 'tay-ninh': board }, 'tay-ninh')).toBeUndefined()
    expect(holder({ 'tay-ninh': board.replace('vc-underground 2', 'vc-underground 1') }, 'tay-ninh')).toBe('coin')
    expect(holder({ 'tay-ninh': board.replace('nva-troops 2', 'nva-troops 7') }, 'tay-ninh')).toBe('nva')
    expect(holder({ 'tay-ninh': board.replace('nva-troops 2', 'nva-troops 6') }, 'tay-ninh')).toBeUndefined()
  })

  test('FITL 1.7 the VC never Control, and nobody Controls a LoC', () => {
    expect(holder({ 'tay-ninh': 'vc-base, vc-active 5' }, 'tay-ninh')).toBeUndefined()
    expect(holder({ 'loc-hue-da-nang': 'arvn-police 5' }, 'loc-hue-da-nang')).toBeUndefined()
  })
})

describe('FITL 1.8 Resources', () => {
  test('FITL 1.8.1 the US has what the ARVN have above Econ', () => {
    const us = (arvn: number, econLevel: number) =>
      resources(scene({}, { resources: { arvn }, tracks: { econ: econLevel } }).table.game, US)
    expect([us(17, 15), us(15, 15), us(9, 15), us(20, 12)]).toEqual([2, 0, 0, 8])
  })
})
