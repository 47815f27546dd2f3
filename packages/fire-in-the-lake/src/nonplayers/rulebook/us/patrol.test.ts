import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { byLine, operating } from '../../../../test/nonplayers.ts'

const us = (board: Board, more: SceneOptions = {}): Scene =>
  operating('us', board, { ...more, tracks: { policy: 'lbj', trail: 0, ...more.tracks } })
const first = (board: Board, more: SceneOptions = {}): string | undefined => us(board, more).bots()[0]

const PATROL = 'patrol 8.8.4/0'
/** Guerrillas cut Can Tho off, which the NVA hold. */
const CUT: Board = {
  saigon: 'us-troops 9, active-support',
  'loc-saigon-can-tho': 'vc-underground 2',
  'can-tho': 'nva-troops 3',
}

describe('FITL 8.8.4/0 when the US Patrols', () => {
  test('FITL 8.8.4/0 if guerrillas on LoCs cut Saigon off from a City that the NVA Control', () => {
    expect(first(CUT)).toBe(PATROL)
    expect(first({ ...CUT, 'loc-saigon-can-tho': 'arvn-police' })).not.toBe(PATROL)
    expect(first({ ...CUT, 'can-tho': 'vc-active 3' })).not.toBe(PATROL)
  })

  test('FITL 8.8.4/0 not if there is another way', () => {
    const north: Board = {
      saigon: 'us-troops 9',
      'da-nang': 'nva-underground 3',
      'loc-da-nang-qui-nhon': 'vc-underground',
    }
    expect(first(north)).not.toBe(PATROL)
    expect(first({ ...north, 'loc-da-nang-dak-to': 'nva-active' })).toBe(PATROL)
  })

  test('FITL 8.8.4/0 insurgents in Cities alone, or NVA Troops on LoCs, do not count', () => {
    expect(first({ saigon: 'us-troops 9, vc-underground', 'can-tho': 'nva-underground 3' })).not.toBe(PATROL)
    expect(first({ ...CUT, 'loc-saigon-can-tho': 'nva-troops' })).not.toBe(PATROL)
  })

  test('FITL 8.8.4/0 nor LoCs beyond a City where insurgents are in the way (8.7.3)', () => {
    const beyond: Board = { saigon: 'us-troops 9', hue: 'nva-underground 3', 'loc-hue-da-nang': 'vc-underground' }
    expect(first(beyond)).toBe(PATROL)
    expect(first({ ...beyond, 'da-nang': 'vc-active' })).not.toBe(PATROL)
  })

  test('FITL 8.8.4 IfNone: Train if nobody can move', () => {
    const t = us({ ...CUT, saigon: 'us-troops 3' })
    expect(t.bots()[0]).toBe('train 8.1.1/none')
  })
})

describe('FITL 8.8.4 how the US Patrols', () => {
  test('FITL 8.8.4/2 as many Troops on LoCs as insurgents are there, then Assault (8.8.4/4)', () => {
    const t = us(CUT)
    const said = t.bots()
    expect(said.slice(1, 4)).toEqual(['saigon 8.8.4/1', 'loc-saigon-can-tho 8.8.4/2', '2 8.8.4/2'])
    expect(said).toContain('loc-saigon-can-tho 8.8.4/4')
    expect(t.pieces('loc-saigon-can-tho')).toEqual({ 'us-troops': 2 })
  })

  test('FITL 8.8.4/2 up to 3 LoCs, the highest Econ first', () => {
    const t = us({
      ...CUT,
      saigon: 'us-troops 30',
      'loc-saigon-cam-ranh': 'vc-underground',
      'loc-saigon-da-lat': 'vc-underground',
      'loc-saigon-an-loc-ban-me-thuot': 'vc-underground',
    })
    const to = byLine(t, '8.8.4/2').filter((each) => each.startsWith('loc'))
    expect(to).toHaveLength(3)
    expect(to[0]).toBe('loc-saigon-can-tho')
    const even = us({ ...CUT, 'loc-saigon-can-tho': 'us-troops 2, vc-underground 2' })
    expect(byLine(even, '8.8.4/2')).toEqual([])
  })

  test('FITL 8.8.4/1 from Laos or Cambodia first, all of them if need be', () => {
    const t = us({
      ...CUT,
      'the-parrots-beak': 'us-troops 2',
      'loc-saigon-can-tho': 'arvn-police',
      'loc-can-tho-chau-doc': 'vc-underground 2',
      hue: 'nva-troops 2',
      'loc-hue-da-nang': 'vc-underground',
      'loc-hue-khe-sanh': 'vc-underground',
      'can-tho': 'arvn-police',
    })
    expect(byLine(t, '8.8.4/1')).toContain('the-parrots-beak')
    expect(t.count('the-parrots-beak', 'us-troops')).toBe(0)
  })

  test('FITL 8.8.4/1 3 cubes or special forces stay, and COIN Control', () => {
    const t = us({ ...CUT, saigon: 'us-troops 4, active-support' })
    t.bots()
    expect([t.count('saigon', 'us-troops'), t.count('loc-saigon-can-tho', 'us-troops')]).toEqual([3, 1])
    const held = us({ ...CUT, saigon: 'us-troops 6, vc-underground 4' })
    held.bots()
    expect(held.count('saigon', 'us-troops')).toBe(5)
    const none = us({ ...CUT, saigon: 'us-troops 3', 'loc-saigon-cam-ranh': 'us-troops, vc-underground' })
    expect(none.bots()[0]).toBe(PATROL)
    expect(none.count('saigon', 'us-troops')).toBe(3)
  })

  test('FITL 8.8.4/3 then to Cities without COIN Control, just enough, the highest Population first', () => {
    const t = us({ ...CUT, hue: 'vc-underground 2', saigon: 'us-troops 8' })
    const said = t.bots()
    expect(said.slice(4, 7)).toEqual(['saigon 8.8.4/1', 'hue 8.8.4/3', '3 8.8.4/3'])
    expect([t.count('hue', 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([3, 3])
  })

  test('FITL 8.8.4/3 not to a City where they would not be enough, nor to one under COIN Control', () => {
    const held = 'arvn-police'
    const t = us({
      ...CUT,
      saigon: 'us-troops 8',
      hue: 'vc-underground 3',
      'da-nang': held,
      kontum: held,
      'qui-nhon': held,
      'cam-ranh': held,
      'an-loc': held,
    })
    expect(byLine(t, '8.8.4/3')).toEqual([])
  })

  test('FITL 8.8.4/4 the Assault that removes the most', () => {
    const t = us({ ...CUT, 'loc-saigon-cam-ranh': 'us-troops 3, vc-underground 3' })
    expect(byLine(t, '8.8.4/4')).toEqual(['loc-saigon-cam-ranh'])
    expect(byLine(us(CUT, { lasting: { 78: 'shaded' } }), '8.8.4/4')).toEqual([])
  })

  test('FITL 8.8.4/AirStrike after it, and Advise if that is not possible', () => {
    const t = us({ ...CUT, hue: 'arvn-troops 2, vc-active' })
    expect(t.bots()).toEqual(expect.arrayContaining(['air-strike 8.8.4/AirStrike', 'hue 8.8.2/AirStrike/4']))
    const other = us({ ...CUT, hue: 'arvn-troops 2, vc-active' }, { lasting: { 10: 'shaded' } })
    expect(other.bots()).toContain('advise 8.8.4/Advise/0')
    expect(other.count('hue', 'vc-active')).toBe(0)
    const nothing = us(CUT, { lasting: { 10: 'shaded' } })
    expect(nothing.bots().join()).not.toContain('advise')
  })
})

describe('FITL 8.8.4 Advise', () => {
  /** Under JFK the US Advises after Training. */
  const advising = (board: Board, more: SceneOptions = {}): Scene =>
    us(
      { saigon: 'us-base, us-troops 3, active-support', ...board },
      { ...more, tracks: { policy: 'jfk', ...more.tracks } },
    )
  const deeds = (t: Scene): string[] => byLine(t, '8.8.4/Advise/1')

  test('FITL 8.8.4/Advise/1 to change Control first, then for Bases, then for the most pieces; highest Population', () => {
    const t = advising({
      hue: 'arvn-police 4, vc-active 2, vc-underground 4',
      'da-nang': 'arvn-troops 2, vc-base',
      kontum: 'arvn-police 2, vc-active 2',
    })
    expect(deeds(t).filter((each) => each !== 'assault')).toEqual(['kontum', 'da-nang'])
    expect(t.count('hue', 'vc-active')).toBe(2)
  })

  test('FITL 8.8.4/Advise/1 the ARVN Assault before Irregulars, those before Rangers', () => {
    const t = advising({ hue: 'arvn-police 4, irregulars-underground, vc-active 2' })
    expect(deeds(t)).toContain('assault')
    const special = advising({ hue: 'irregulars-underground, rangers-underground, vc-active 2' })
    expect(deeds(special)).toEqual(['irregulars-underground'])
    expect(special.pieces('hue')).toMatchObject({ 'irregulars-active': 1, 'rangers-underground': 1 })
  })

  test('FITL 8.8.4/Advise/1 Irregulars where the ARVN would not end NVA Control, the NVA first', () => {
    const t = advising({ 'southern-laos': 'irregulars-underground, nva-troops 3, vc-active 1' })
    t.bots()
    expect(t.pieces('southern-laos')).toEqual({ 'irregulars-active': 1, 'nva-troops': 1, 'vc-active': 1 })
  })

  test('FITL 8.8.4/Advise/2 in a second space an ARVN Sweep of the most guerrillas; not in Monsoon', () => {
    const board: Board = {
      hue: 'arvn-police 2, vc-active 2',
      'kien-phong': 'arvn-troops 3, vc-underground 3',
      'ba-xuyen': 'arvn-troops 2, vc-underground 3',
    }
    const t = advising(board)
    expect(byLine(t, '8.8.4/Advise/2')).toEqual(['kien-phong'])
    expect(t.count('kien-phong', 'vc-underground')).toBe(0)
    expect(byLine(advising(board, { draw: [127, 22, 41] }), '8.8.4/Advise/2')).toEqual([])
    const two = advising({ ...board, 'da-nang': 'arvn-police 2, vc-active 2' })
    expect(byLine(two, '8.8.4/Advise/2')).toEqual([])
  })

  test('FITL 8.8.4/Advise/1 with shaded Search and Destroy no ARVN Assault in a Province at Support', () => {
    const board: Board = { 'kien-phong': 'arvn-troops 4, vc-active 2, passive-support' }
    expect(advising(board).bots()).toContain('advise 8.8.4/Advise/0')
    expect(
      advising(board, { lasting: { 28: 'shaded' } })
        .bots()
        .join(),
    ).not.toContain('advise')
  })

  test('FITL 8.8.4/Advise/5 6 Aid if Aid is 40 or less', () => {
    const board: Board = { hue: 'arvn-police 2, vc-active' }
    const poor = advising(board, { tracks: { aid: 40 } })
    expect(poor.bots()).toContain('yes 8.8.4/Advise/5')
    expect(poor.aid).toBe(46)
    const rich = advising(board, { tracks: { aid: 41 } })
    expect(rich.bots()).toContain('no 8.8.4/Advise/5')
    expect(rich.aid).toBe(41)
    const idle = advising({ hue: 'arvn-police 2' })
    idle.bots()
    expect(idle.aid).toBe(15)
  })

  test('FITL 8.8.4/Advise/0 not where it Trained, and not where nothing would come of it', () => {
    const t = advising({ saigon: 'us-base, us-troops 3, arvn-police 2, active-support, vc-active 1, vc-underground' })
    expect(t.bots().join()).not.toContain('advise')
    expect(advising({ hue: 'arvn-police 2, vc-active' }).bots()).toContain('advise 8.8.4/Advise/0')
  })
})
