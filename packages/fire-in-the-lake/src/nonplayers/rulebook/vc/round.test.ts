import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'
import { byLine } from '../../../../test/nonplayers.ts'

/** A Coup Round from one of its phases on, the VC a non-player. */
const round = (phase: string, board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase, card: 128, seats: { vc: 'fitl' }, ...more, tracks: { coups: 1, ...more.tracks } })
const agitate = (board: Board, vc = 20): Scene => round('support', board, { resources: { vc } })

describe('FITL 8.5.5 Agitate', () => {
  test('FITL 8.5.5/1 to the full, first for the greatest shift', () => {
    const t = agitate({ kontum: 'vc-active', saigon: 'vc-active', 'tay-ninh': 'vc-active' }, 5)
    expect(byLine(t, '8.5.5/1')).toEqual(['saigon', 'more', 'tay-ninh', 'more', 'kontum'])
  })

  test('FITL 8.5.5/1 among equals where there is Support, then where there is no Terror', () => {
    const t = agitate({ kontum: 'vc-active', 'an-loc': 'vc-active, active-support' }, 1)
    expect(byLine(t, '8.5.5/1')).toEqual(['an-loc'])
    const u = agitate({ kontum: 'vc-active, terror', 'an-loc': 'vc-active, passive-opposition' }, 2)
    expect(byLine(u, '8.5.5/1')).toEqual(['an-loc'])
  })

  test('FITL 8.5.5/1 not at Active Opposition', () => {
    const t = agitate({ kontum: 'vc-active, active-opposition' })
    t.bots()
    expect([t.resources('vc'), t.level('kontum')]).toEqual([20, 'active-opposition'])
  })

  test('FITL 8.5.5/2 Terror is paid off only if a shift follows', () => {
    const poor = agitate({ kontum: 'vc-active, terror' }, 1)
    expect(byLine(poor, '8.5.5/2')).toEqual(['done'])
    expect([poor.markers('kontum', 'terror'), poor.resources('vc')]).toEqual([1, 1])
    const done = agitate({ kontum: 'vc-active, terror, active-opposition' })
    expect(byLine(done, '8.5.5/2')).toEqual(['done'])
    const t = agitate({ kontum: 'vc-active, terror' }, 3)
    expect(byLine(t, '8.5.5/2')).toEqual([])
    expect([t.markers('kontum', 'terror'), t.level('kontum'), t.resources('vc')]).toEqual([0, 'active-opposition', 0])
  })

  test('FITL 8.5.5/2 nor several markers for nothing', () => {
    const t = agitate({ kontum: 'vc-active, terror 2' }, 2)
    expect(byLine(t, '8.5.5/2')).toEqual(['done'])
    expect(t.markers('kontum', 'terror')).toBe(2)
  })

  const withdraw = (board: Board): Scene => {
    const t = round('commitment', { hue: 'us-troops 6', ...board }, { options: { edition: '2nd' } })
    return t.play('us-troops', 'hue', 'available', '6', 'done')
  }

  test('FITL 6.5 8.5.5/Unrest 2nd edition: the greatest gain of Opposition, then loss of Support', () => {
    const t = withdraw({
      'tay-ninh': 'active-support',
      'kien-phong': 'passive-opposition',
      'da-nang': 'active-support',
    })
    const [first] = byLine(t, '8.5.5/Unrest')
    expect([
      'hue',
      'kien-phong',
      'binh-dinh',
      'quang-tri-thua-thien',
      'quang-tin-quang-ngai',
      'kien-hoa-vinh-binh',
      'kien-giang-an-xuyen',
    ]).toContain(first)
    expect([t.level('tay-ninh'), t.level('da-nang')]).toEqual(['active-support', 'active-support'])
  })

  test('FITL 6.5 8.5.5/Unrest not in the 1st edition', () => {
    const t = round('commitment', { hue: 'us-troops 6' }).play('us-troops', 'hue', 'available', '6', 'done')
    expect(byLine(t, '8.5.5/Unrest')).toEqual([])
  })
})

describe('FITL 8.3 Sabotage', () => {
  const cut: Board = { 'loc-saigon-can-tho': 'vc-underground', 'loc-hue-khe-sanh': 'nva-underground' }
  const held: Board = Object.fromEntries(
    ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'].map((s) => [s, 'arvn-police']),
  )
  const resources = (terror: number): Scene =>
    round('resources', { ...held, ...cut, 'tay-ninh': `terror ${terror}` }, { options: {} })

  test('FITL 6.2.1 8.3/1 with too few markers the LoC of highest Econ', () => {
    const t = resources(14)
    expect(byLine(t, '8.3/1')).toEqual(['loc-saigon-can-tho'])
    expect([t.markers('loc-saigon-can-tho', 'sabotage'), t.markers('loc-hue-khe-sanh', 'sabotage')]).toEqual([1, 0])
  })

  test('FITL 6.2.1 8.3/1 not asked with enough of them', () => {
    const t = resources(13)
    expect(byLine(t, '8.3/1')).toEqual([])
    expect([t.markers('loc-saigon-can-tho', 'sabotage'), t.markers('loc-hue-khe-sanh', 'sabotage')]).toEqual([1, 1])
  })
})
