import { ranking } from '@coinflict/kernel/rules'
import { describe, expect, test } from 'vitest'
import { fireInTheLake } from '../src/index.ts'
import { isBehind } from '../src/victory.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** The start of a Coup Round. */
const check = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase: 'victory', card: 128, ...more, tracks: { coups: 1, ...more.tracks } })

/** The end of the final round, with nothing to redeploy. */
const finish = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase: 'redeploy', card: 128, ...more, tracks: { coups: 3, ...more.tracks } })

const standings = (t: Scene) =>
  ranking(t.table.game).map(({ faction, place }) => [t.table.volume.factions[faction]?.id, place])

/** All 46 US Troops and Bases Available, and 4 of Support: 50. */
const SUPPORT_50: Board = { hue: 'active-support' }
/** 33 of Opposition and two Bases: 35. */
const OPPOSITION_35: Board = {
  saigon: 'active-opposition',
  hue: 'active-opposition',
  'tay-ninh': 'active-opposition',
  'quang-tin-quang-ngai': 'active-opposition',
  'binh-dinh': 'active-opposition',
  'kien-phong': 'active-opposition',
  kontum: 'passive-opposition',
  'quang-nam': 'vc-base 2, arvn-police 9',
}
/** 16 people under NVA Control and two Bases: 18. */
const NVA_18: Board = {
  saigon: 'nva-troops',
  hue: 'nva-troops',
  'tay-ninh': 'nva-troops',
  'binh-dinh': 'nva-troops',
  'kien-phong': 'nva-troops',
  'quang-tin-quang-ngai': 'nva-troops',
  'north-vietnam': 'nva-base, nva-tunnel',
}
/** No US piece Available. */
const AWAY = { 'out-of-play': { 'us-troops': 40, 'us-bases': 6 } }

describe('FITL 7.2 victory conditions', () => {
  test('FITL 7.2 the US needs Support + Available above 50: Troops and Bases, no Irregulars, no Casualties', () => {
    expect([check(SUPPORT_50).margins.us, check(SUPPORT_50).table.isOver]).toEqual([0, false])
    const t = check({ ...SUPPORT_50, kontum: 'passive-support' })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['us', 1]])
    const less = { casualties: { 'us-troops': 1 }, 'out-of-play': { 'us-bases': 1 } }
    expect(check(SUPPORT_50, { boxes: less }).margins.us).toBe(-2)
    expect(check({ ...SUPPORT_50, saigon: 'irregulars-active 6' }).margins.us).toBe(0)
  })

  test('FITL 7.2 the ARVN need COIN-Controlled Population + Patronage above 50', () => {
    const board: Board = { saigon: 'us-troops', hue: 'arvn-police', 'tay-ninh': 'arvn-police, vc-active' }
    expect(check(board, { tracks: { patronage: 42 } }).table.isOver).toBe(false)
    const t = check(board, { tracks: { patronage: 43 } })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['arvn', 1]])
  })

  test('FITL 7.2 the NVA need Population of their own + Bases above 18, Tunneled ones and those abroad too', () => {
    expect([check(NVA_18).margins.nva, check(NVA_18).table.isOver]).toEqual([0, false])
    const t = check({ ...NVA_18, kontum: 'nva-active' })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['nva', 1]])
    expect(check({ ...NVA_18, saigon: 'nva-troops, vc-active' }).margins.nva).toBe(-6)
  })

  test('FITL 7.2 the VC need Opposition + Bases above 35', () => {
    expect([check(OPPOSITION_35).margins.vc, check(OPPOSITION_35).table.isOver]).toEqual([0, false])
    const t = check({ ...OPPOSITION_35, 'da-nang': 'passive-opposition' })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['vc', 1]])
  })

  test('FITL 7.1 who passes need not be who wins: the highest margin does', () => {
    const t = check({ ...SUPPORT_50, kontum: 'passive-support' }, { tracks: { patronage: 53 } })
    expect(standings(t).slice(0, 2)).toEqual([
      ['arvn', 1],
      ['us', 2],
    ])
  })
})

describe('FITL 7.1 ties', () => {
  /** US +1, ARVN +1, NVA +1, VC 0. */
  const LEVEL: Board = {
    saigon: 'nva-troops, active-opposition',
    hue: 'nva-troops, active-opposition',
    'tay-ninh': 'nva-troops, active-opposition',
    'quang-tin-quang-ngai': 'nva-troops, active-opposition',
    'binh-dinh': 'nva-troops, active-opposition',
    'kien-phong': 'nva-troops, active-opposition',
    kontum: 'nva-active, passive-opposition',
    'quang-nam': 'vc-base 2',
    'north-vietnam': 'nva-base 2',
    'quang-tri-thua-thien': 'active-support',
    'da-nang': 'passive-support',
  }
  const end = (seats: Record<string, string> = {}) => finish(LEVEL, { tracks: { patronage: 51 }, seats }).play('done')

  test('FITL 7.1, 7.3 FL-78 to the VC, the ARVN, the NVA, the US', () => {
    const t = end()
    expect([t.table.isOver, t.margins]).toEqual([true, { us: 1, arvn: 1, nva: 1, vc: 0 }])
    expect(standings(t).map(([f]) => f)).toEqual(['arvn', 'nva', 'us', 'vc'])
    const low = finish({}, { boxes: AWAY, tracks: { patronage: 15 } })
    expect([low.margins.arvn, low.margins.vc]).toEqual([-35, -35])
    expect(standings(low).map(([f]) => f)).toEqual(['nva', 'vc', 'arvn', 'us'])
  })

  test('FITL 7.1 FL-78 and before them to non-players', () => {
    expect(standings(end({ nva: 'bot' })).map(([f]) => f)).toEqual(['nva', 'arvn', 'us', 'vc'])
  })

  test('FITL 7.1 a non-player that passes the check beats all, who lose alike', () => {
    const t = check({ ...SUPPORT_50, kontum: 'passive-support' }, { tracks: { patronage: 60 }, seats: { us: 'bot' } })
    expect(standings(t)).toEqual([
      ['us', 1],
      ['arvn', 2],
      ['nva', 2],
      ['vc', 2],
    ])
  })
})

describe('FITL 1.5 players with several factions', () => {
  const POLITBURO = { nva: 'person:ho', vc: 'person:ho' }
  const SOVEREIGNTY = { us: 'person:sam', arvn: 'person:sam' }

  test('FITL 1.5 Politburo: either of NVA and VC wins the check', () => {
    const won = { ...OPPOSITION_35, 'da-nang': 'passive-opposition' }
    const t = check(won, { seats: POLITBURO })
    expect([t.table.isOver, standings(t)[0]?.[1], standings(t)[1]?.[1]]).toEqual([true, 1, 1])
    expect(
      standings(t)
        .slice(0, 2)
        .map(([f]) => f)
        .sort(),
    ).toEqual(['nva', 'vc'])
  })

  test('FITL 1.5 Politburo: after the final Coup the lower of the two counts', () => {
    const t = finish({ ...OPPOSITION_35, 'da-nang': 'passive-opposition' }, { seats: POLITBURO, boxes: AWAY })
    // VC +1, NVA -18, ARVN -34, US -50.
    expect(standings(t)[0]?.[1]).toBe(1)
    const better = finish(
      { ...OPPOSITION_35, 'da-nang': 'passive-opposition' },
      { seats: POLITBURO, boxes: AWAY, tracks: { patronage: 40 } },
    )
    expect(standings(better)[0]).toEqual(['arvn', 1])
  })

  test('FITL 1.5 Sovereignty: play ends only if both US and ARVN meet their conditions', () => {
    const won = { ...SUPPORT_50, kontum: 'passive-support' }
    expect(check(won, { seats: SOVEREIGNTY }).table.isOver).toBe(false)
    expect(check(won, { seats: SOVEREIGNTY, tracks: { patronage: 51 } }).table.isOver).toBe(true)
  })

  test('FITL 1.5 no other factions go together', () => {
    expect(() => scene({}, { seats: { us: 'person:a', nva: 'person:a' } })).toThrow(/the US and the ARVN/)
  })
})

describe('FITL 8.9 a lone player', () => {
  const COUNTERINSURGENT = { us: 'person:sam', arvn: 'person:sam', nva: 'bot', vc: 'bot' }
  const INSURGENT = { us: 'bot', arvn: 'bot', nva: 'person:ho', vc: 'person:ho' }
  const verdict = (t: Scene) => fireInTheLake.verdict?.(t.table.game)

  test('FITL 8.9 never wins at a check, a non-player does', () => {
    const won = { ...SUPPORT_50, kontum: 'passive-support' }
    expect(check(won, { seats: COUNTERINSURGENT, tracks: { patronage: 51 } }).table.isOver).toBe(false)
    expect(check({ ...OPPOSITION_35, 'da-nang': 'passive-opposition' }, { seats: INSURGENT }).table.isOver).toBe(false)
    const t = check(won, { seats: INSURGENT })
    // The lower of the two counts, at a check too: VC at -35, US at +1.
    expect([t.table.isOver, verdict(t)]).toEqual([true, { id: 'verdict.us', rule: '8.9', n: -36 }])
  })

  test.each([
    { patronage: 52, bases: 3, score: 5, verdict: 'verdict.stalemate' },
    { patronage: 52, bases: 2, score: 6, verdict: 'verdict.contained' },
  ])('FITL 8.9 FL-35 by a difference of $score: $verdict', ({ patronage, bases, score, verdict: id }) => {
    // Total Support 30, 22 US pieces Available; 29 of Opposition and the Bases.
    const t = finish(
      {
        saigon: 'active-support',
        hue: 'active-support',
        'tay-ninh': 'active-support',
        'quang-tin-quang-ngai': 'active-support',
        'binh-dinh': 'active-support',
        'an-loc': 'active-support',
        'kien-phong': 'active-opposition',
        'quang-tri-thua-thien': 'active-opposition',
        'kien-hoa-vinh-binh': 'active-opposition',
        'kien-giang-an-xuyen': 'active-opposition',
        'da-nang': 'active-opposition',
        kontum: 'active-opposition',
        'qui-nhon': 'active-opposition',
        'cam-ranh': 'active-opposition',
        'can-tho': 'active-opposition',
        'khanh-hoa': 'active-opposition',
        'ba-xuyen': 'passive-opposition',
        'north-vietnam': 'vc-base 2',
        'southern-laos': bases > 2 ? 'vc-base' : '',
        'quang-nam': 'nva-base 2, vc-active',
      },
      {
        seats: COUNTERINSURGENT,
        boxes: { 'out-of-play': { 'us-troops': 20, 'us-bases': 4 } },
        tracks: { patronage },
      },
    )
    expect([t.margins.us, verdict(t)]).toEqual([2, { id, rule: '8.9', n: score }])
  })

  test('FITL 8.9 a lone player is behind if any of the two factions is', () => {
    const behind = (board: Board, patronage: number) =>
      isBehind(check(board, { seats: COUNTERINSURGENT, tracks: { patronage } }).table.game)
    // NVA at -18: the US is ahead, the ARVN at -19 are not.
    expect(behind(SUPPORT_50, 31)).toBe(true)
    expect(behind(SUPPORT_50, 32)).toBe(false)
  })
})
