import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { byLine, operating } from '../../../../test/nonplayers.ts'

/** The US under LBJ, without Air Lift (Medevac, shaded) and Air Strike (Rolling Thunder, shaded) unless a test says otherwise. */
const grounded = (board: Board, more: SceneOptions = {}): Scene =>
  operating('us', board, {
    ...more,
    lasting: { 10: 'shaded', 15: 'shaded', ...more.lasting },
    tracks: { policy: 'lbj', ...more.tracks },
  })
const first = (board: Board, more: SceneOptions = {}): string | undefined => grounded(board, more).bots()[0]

const ASSAULT = 'assault 8.8.2/0'

describe('FITL 8.8.2/0 when the US Assaults', () => {
  test('FITL 8.8.2/0 to end NVA Control, of Population or not; not if it stays', () => {
    expect(first({ hue: 'us-troops 2, nva-troops 3' })).toBe(ASSAULT)
    expect(first({ 'southern-laos': 'us-troops 2, nva-troops 3' })).toBe(ASSAULT)
    expect(first({ hue: 'us-troops 2, nva-troops 5' })).not.toBe(ASSAULT)
  })

  test('FITL 8.8.2/0 NVA Control is not ended by what lies Underground', () => {
    expect(first({ hue: 'us-troops 2, nva-underground 3' })).not.toBe(ASSAULT)
  })

  test('FITL 8.8.2/0 to remove a Base; not one that is guarded by more, or Underground', () => {
    expect(first({ 'kien-phong': 'us-troops 3, vc-active 2, vc-base' })).toBe(ASSAULT)
    expect(first({ 'kien-phong': 'us-troops 3, vc-active 3, vc-base' })).not.toBe(ASSAULT)
    expect(first({ 'kien-phong': 'us-troops 3, vc-active, vc-underground, vc-base' })).not.toBe(ASSAULT)
  })

  test('FITL 8.8.2/0 to take a Tunnel off, the roll counted as good; not if a guard is left', () => {
    expect(first({ 'kien-phong': 'us-troops 3, vc-active 2, vc-tunnel' })).toBe(ASSAULT)
    expect(first({ 'kien-phong': 'us-troops 2, vc-active 2, vc-tunnel' })).not.toBe(ASSAULT)
  })

  const many = (n: number): Board => ({
    'kien-phong': 'us-troops 3, vc-active 3, vc-underground',
    'ba-xuyen': `us-troops ${n}, vc-active 3, vc-underground`,
  })
  test('FITL 8.8.2/0 to remove 6 enemies in all; not 5', () => {
    expect(first(many(3))).toBe(ASSAULT)
    expect(first(many(2))).not.toBe(ASSAULT)
  })

  test('FITL 8.8.2/0 the ARVN who are paid count, in one space; not without the Resources above Econ', () => {
    const board = (arvn: number): Board => ({
      'kien-phong': `us-troops 3, arvn-troops ${arvn}, vc-active 6, vc-underground`,
      'ba-xuyen': `us-troops 2, arvn-troops ${arvn}, vc-active 6, vc-underground`,
    })
    expect(first(board(2))).toBe(ASSAULT)
    expect(first(board(1))).not.toBe(ASSAULT)
    expect(first(board(2), { resources: { arvn: 17 } })).not.toBe(ASSAULT)
  })

  test('FITL 8.8.2/0 Capabilities count: Patton, Abrams, Search and Destroy', () => {
    const guarded: Board = { 'quang-nam': 'us-troops 2, vc-active 2, vc-base' }
    expect(first(guarded)).not.toBe(ASSAULT)
    expect(first(guarded, { card: 11, lasting: { 14: 'unshaded' } })).toBe(ASSAULT)
    expect(first(guarded, { lasting: { 11: 'unshaded' } })).toBe(ASSAULT)
    const hidden: Board = { 'kien-phong': 'us-troops 3, vc-active, vc-underground, vc-base' }
    expect(first(hidden, { lasting: { 28: 'unshaded' } })).toBe(ASSAULT)
  })

  test('FITL 8.8.2/0 Air Lift does not count', () => {
    const t = operating('us', { 'kien-phong': 'us-troops 1, vc-active 2, vc-base', saigon: 'us-troops 9' }, {})
    expect(t.bots()[0]).not.toBe(ASSAULT)
  })

  test('FITL 5.4 not with General Lansdale, shaded', () => {
    expect(first({ hue: 'us-troops 2, nva-troops 3' }, { lasting: { 78: 'shaded' } })).not.toBe(ASSAULT)
  })

  test('FITL 8.8.2 IfNone: the US passes where neither Train nor Assault is possible', () => {
    const t = grounded({ 'loc-saigon-can-tho': 'us-troops 2' }, { resources: { arvn: 5 } })
    expect(t.bots(1)).toEqual(['pass 8.1/pass'])
    expect(t.resources('arvn')).toBe(8)
  })
})

describe('FITL 8.8.2 where the US Assaults', () => {
  const spaces = (t: Scene): string[] =>
    t.bots().flatMap((each) => (/ 8\.8\.2\/[12]$/.test(each) && !each.startsWith('nva') ? [each] : []))

  test('FITL 8.8.2/1 first to end NVA Control of Population, the highest first', () => {
    const t = grounded({
      'kien-phong': 'us-troops 3, vc-active 2, vc-base',
      'da-nang': 'us-troops 2, nva-troops 3',
      hue: 'us-troops 2, nva-troops 3',
    })
    expect(spaces(t)).toEqual(['hue 8.8.2/1', 'da-nang 8.8.2/1', 'kien-phong 8.8.2/2'])
  })

  test('FITL 8.8.2/1 not first where nobody lives', () => {
    const t = grounded({
      'kien-phong': 'us-troops 3, vc-active 2, vc-base',
      'southern-laos': 'us-troops 2, nva-troops 3',
    })
    expect(spaces(t)).toEqual(['kien-phong 8.8.2/2', 'southern-laos 8.8.2/2'])
  })

  test('FITL 8.8.2/1 NVA pieces go before VC ones for it, elsewhere the VC first (8.1.2)', () => {
    const t = grounded({ hue: 'us-troops 2, nva-active 4, vc-active' })
    expect(t.bots().slice(1)).toEqual(['nva-active 8.8.2/1', 'nva-active 8.8.2/1'])
    expect(t.pieces('hue')).toEqual({ 'us-troops': 2, 'nva-active': 2, 'vc-active': 1 })
    const other = grounded({ hue: 'us-troops 3, nva-active 2, vc-active 2, nva-base', 'can-tho': 'us-troops, vc-base' })
    other.bots()
    expect(other.pieces('hue')).toEqual({ 'us-troops': 3, 'nva-active': 1, 'nva-base': 1 })
  })

  test('FITL 8.8.2/2 Bases or Tunnels, then the most pieces in the South, then elsewhere', () => {
    const t = grounded({
      'southern-laos': 'us-troops 5, vc-active 5, vc-underground',
      saigon: 'us-troops 2, vc-active 2, vc-underground',
      'kien-phong': 'us-troops 3, vc-active 3, vc-underground',
      'da-nang': 'us-troops, vc-base',
    })
    expect(spaces(t)).toEqual(['da-nang 8.8.2/2', 'kien-phong 8.8.2/2', 'saigon 8.8.2/2', 'southern-laos 8.8.2/2'])
  })

  test('FITL 8.8.2/2 nothing where the Assault would remove nobody', () => {
    const t = grounded({ hue: 'us-troops 2, nva-troops 3', saigon: 'us-troops 3, vc-underground 2' })
    expect(t.bots()).toEqual(['assault 8.8.2/0'])
    expect(t.count('saigon', 'vc-underground')).toBe(2)
  })

  test('FITL 8.8.2/2 a Tunnel is as good as a Base; the highest Population decides', () => {
    const t = grounded({ 'da-nang': 'us-troops 1, vc-base', saigon: 'us-troops 2, vc-tunnel' }, { dice: [1] })
    expect(spaces(t)).toEqual(['saigon 8.8.2/2', 'da-nang 8.8.2/2'])
  })

  test('FITL 8.8.2/0a 2 spaces with shaded Cobras, all without it', () => {
    const board: Board = {
      'da-nang': 'us-troops, vc-base',
      hue: 'us-troops, vc-base',
      saigon: 'us-troops, vc-base',
    }
    const few = grounded(board, { lasting: { 13: 'shaded' }, dice: [6, 6] })
    expect(few.bots().slice(1)).toEqual(['saigon 8.8.2/2', 'hue 8.8.2/2', 'done 8.8.2/0a'])
    expect(few.count('da-nang', 'vc-base')).toBe(1)
    expect(spaces(grounded(board))).toHaveLength(3)
  })

  test('FITL 8.8.2/0a with shaded Search and Destroy a Province at Support only for a Base or NVA Troops', () => {
    const board: Board = {
      saigon: 'us-troops, vc-base',
      'kien-phong': 'us-troops 3, vc-active 3, passive-support',
      'ba-xuyen': 'us-troops 3, vc-active 3',
      'quang-nam': 'us-troops 4, vc-base, passive-support',
      'binh-dinh': 'us-troops 4, nva-troops 2, passive-support',
    }
    const t = grounded(board, { lasting: { 28: 'shaded' } })
    expect(spaces(t).map((each) => each.split(' ')[0])).toEqual(['saigon', 'quang-nam', 'ba-xuyen', 'binh-dinh'])
    expect(spaces(grounded(board)).map((each) => each.split(' ')[0])).toContain('kien-phong')
  })

  test('FITL 8.8.2/4 the ARVN are paid in the first space where they remove more, and in no other', () => {
    const t = grounded({
      saigon: 'us-troops 2, arvn-troops 2, vc-base',
      'kien-phong': 'us-troops 3, arvn-troops 2, vc-active 5',
      'ba-xuyen': 'us-troops 2, arvn-troops 2, vc-active 5',
    })
    expect(t.bots().slice(1)).toEqual(['saigon 8.8.2/2', 'kien-phong 8.8.2/2', 'yes 8.8.2/4', 'ba-xuyen 8.8.2/2'])
    expect([t.resources('arvn'), t.count('kien-phong', 'vc-active'), t.count('ba-xuyen', 'vc-active')]).toEqual([
      17, 1, 3,
    ])
  })

  test('FITL 8.8.2/4 not paid where they would only roll for a Tunnel, nor without the Resources above Econ', () => {
    const t = grounded({ saigon: 'us-troops 2, arvn-troops 2, vc-tunnel' }, { dice: [1] })
    expect(t.bots()).toContain('no 8.8.2/4')
    expect(t.resources('arvn')).toBe(20)
    const poor = grounded(
      { saigon: 'us-troops 2, arvn-troops 2, vc-active 3', hue: 'us-troops, vc-base' },
      { resources: { arvn: 17 } },
    )
    expect(poor.bots().slice(1)).toEqual(['hue 8.8.2/2', 'saigon 8.8.2/2'])
    expect(poor.count('saigon', 'vc-active')).toBe(1)
  })
})

describe('FITL 5.3 Capabilities in a US Assault', () => {
  test('FITL 5.3 Patton: two more where that removes more, not elsewhere', () => {
    const t = grounded(
      { 'quang-nam': 'us-troops 2, vc-active 2, vc-base', hue: 'us-troops 3, vc-active 1' },
      { card: 11, lasting: { 14: 'unshaded' } },
    )
    expect(t.bots().slice(1)).toEqual(['quang-nam 8.8.2/2', 'yes 8.1.2/1', 'hue 8.8.2/2', 'no 8.1.2/1'])
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 2 })
  })

  test('FITL 5.3 Abrams: a Base first that would stay otherwise; it is kept where the Base falls anyhow', () => {
    const t = grounded(
      { saigon: 'us-troops 2, vc-active, vc-base', hue: 'us-troops 2, vc-active 3, vc-base' },
      { lasting: { 11: 'unshaded' } },
    )
    expect(t.bots().slice(1)).toEqual(['saigon 8.8.2/2', 'done 8.1.1/stop', 'hue 8.8.2/2', 'vc-base 8.1.2/1'])
    expect(t.pieces('hue')).toEqual({ 'us-troops': 2, 'vc-active': 2 })
  })

  test('FITL 5.3 Search and Destroy: a hidden guerrilla, VC before NVA', () => {
    const t = grounded(
      { saigon: 'us-troops 3, vc-underground, nva-underground, vc-active, vc-base' },
      { lasting: { 28: 'unshaded' }, resources: { arvn: 75 } },
    )
    expect(t.bots().join()).not.toContain('assault')
    const other = grounded(
      { saigon: 'us-troops 3, vc-underground 2, nva-underground', hue: 'us-troops 1, vc-base' },
      { lasting: { 28: 'unshaded' } },
    )
    expect(other.bots()).toContain('vc-underground 8.1.2/1')
    expect(other.pieces('saigon')).toEqual({ 'us-troops': 3, 'vc-underground': 1, 'nva-underground': 1 })
  })

  test('FITL 3.2.4 Tunnels of the VC are rolled for before those of the NVA', () => {
    const t = grounded({ saigon: 'us-troops 2, vc-tunnel, nva-tunnel' }, { dice: [6] })
    expect(byLine(t, '8.1.2/1')).toEqual(['vc-tunnel'])
  })
})
