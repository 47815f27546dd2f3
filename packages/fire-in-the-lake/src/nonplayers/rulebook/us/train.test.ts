import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { byLine, operating } from '../../../../test/nonplayers.ts'

/** The US Trains under LBJ; no Air Strike (Rolling Thunder, shaded) comes after it, unless a test says otherwise. */
const us = (board: Board, more: SceneOptions = {}): Scene =>
  operating('us', board, {
    ...more,
    lasting: { 10: 'shaded', ...more.lasting },
    tracks: { policy: 'lbj', ...more.tracks },
  })

const SAIGON = 'us-base, us-troops 3, active-support'
/** All Irregulars are on the map: none can be placed. */
const NONE: SceneOptions = { boxes: { 'out-of-play': { irregulars: 6 } } }

describe('FITL 8.8.5 Train', () => {
  test('FITL 8.8.5/0 if neither Assault nor Sweep nor Patrol is worth it', () => {
    expect(us({ saigon: SAIGON }).bots()[0]).toBe('train 8.8.5/0')
    expect(us({ saigon: SAIGON, hue: 'us-troops, vc-base' }).bots()[0]).not.toBe('train 8.8.5/0')
  })

  test('FITL 8.8.5/1 1 Irregular, 2 under JFK, where none are and no US Base', () => {
    const board: Board = { saigon: SAIGON, hue: 'us-troops', 'da-nang': 'us-troops, irregulars-active' }
    const t = us(board)
    t.bots()
    expect([t.count('hue', 'irregulars-underground'), t.count('saigon', 'irregulars-underground')]).toEqual([1, 0])
    expect(t.count('da-nang', 'irregulars-underground')).toBe(0)
    const kennedy = us(board, { tracks: { policy: 'jfk' } })
    kennedy.bots()
    expect(kennedy.count('hue', 'irregulars-underground')).toBe(2)
    expect(byLine(us({ saigon: SAIGON, hue: 'us-troops' }, NONE), '8.8.5/1')).toEqual([])
  })

  test('FITL 8.8.5/1 first where that ends NVA Control or brings COIN Control', () => {
    const board: Board = {
      hue: 'us-troops',
      kontum: 'us-troops',
      'da-nang': 'us-troops, nva-underground 2',
      'qui-nhon': 'us-troops, irregulars-active 5, active-support',
    }
    expect(byLine(us(board), '8.8.5/1')[0]).toBe('da-nang')
    const other: Board = { ...board, 'da-nang': 'us-troops, nva-underground 3' }
    const said = byLine(us({ ...other, kontum: 'us-troops, vc-underground' }), '8.8.5/1')
    expect(said[0]).toBe('kontum')
  })

  test('FITL 8.8.5/2 unshaded Combined Action Platoons: Police where US Troops and the fewest Police are', () => {
    const t = us(
      { saigon: `${SAIGON}, arvn-police 2`, hue: 'us-troops, arvn-police', 'da-nang': 'us-base' },
      { lasting: { 18: 'unshaded' }, ...NONE },
    )
    expect(byLine(t, '8.8.5/2')).toEqual(['hue'])
    expect(t.count('hue', 'arvn-police')).toBe(2)
    expect(byLine(us({ saigon: SAIGON, hue: 'us-troops, active-support' }, NONE), '8.8.5/2')).toEqual([])
  })

  test('FITL 8.8.5/3 at one US Base 6 cubes, the kind with fewer first (8.1.2)', () => {
    const t = us({ saigon: SAIGON, hue: 'us-base, active-support' }, NONE)
    expect(byLine(t, '8.8.5/3').filter((each) => each === 'cubes')).toHaveLength(1)
    expect(t.resources('arvn')).toBe(17)
    const alone = us({ saigon: `${SAIGON}, arvn-police 9` }, NONE)
    alone.bots()
    expect([alone.count('saigon', 'arvn-troops'), alone.count('saigon', 'arvn-police')]).toEqual([3, 12])
    const odd = us({ saigon: SAIGON }, { boxes: { 'out-of-play': { irregulars: 6, 'arvn-police': 29 } } })
    odd.bots()
    expect([odd.count('saigon', 'arvn-troops'), odd.count('saigon', 'arvn-police')]).toEqual([5, 1])
  })

  test('FITL 8.8.5/3 without cubes Rangers; under Nixon Rangers first, cubes if there are none', () => {
    const noCubes = { irregulars: 6, 'arvn-police': 30, 'arvn-troops': 30 }
    const noRangers = { irregulars: 6, rangers: 6 }
    const placed = (policy: string, box: Record<string, number>): number[] => {
      const t = us({ saigon: SAIGON }, { boxes: { 'out-of-play': box }, tracks: { policy } })
      t.bots()
      return [
        t.count('saigon', 'rangers-underground'),
        t.count('saigon', 'arvn-troops') + t.count('saigon', 'arvn-police'),
      ]
    }
    expect(placed('lbj', { irregulars: 6 })).toEqual([0, 6])
    expect(placed('jfk', noCubes)).toEqual([2, 0])
    expect(placed('nixon', { irregulars: 6 })).toEqual([2, 0])
    expect(placed('nixon', noRangers)).toEqual([0, 6])
  })

  test('FITL 8.8.5/3 first where that changes Control; not without 3 Resources above Econ', () => {
    const board: Board = {
      saigon: SAIGON,
      hue: 'us-base, nva-underground 4, active-support',
      'da-nang': 'us-base, active-support',
    }
    expect(byLine(us(board, NONE), '8.8.5/3')[0]).toBe('hue')
    expect(us(board, { ...NONE, resources: { arvn: 17 } }).bots(1)).toEqual(['pass 8.1/pass'])
  })

  test('FITL 8.8.5/5 from an ARVN player with more than 22 Patronage 3 of it', () => {
    const board: Board = { saigon: 'us-troops 3', hue: 'us-troops' }
    const t = us(board, { tracks: { patronage: 23 }, ...NONE })
    expect(t.bots()).toContain('3 8.8.5/5')
    expect([t.track('patronage'), t.resources('arvn'), t.level('saigon')]).toEqual([20, 23, 'neutral'])
    const less = us(board, { tracks: { patronage: 22 }, ...NONE })
    less.bots()
    expect(less.track('patronage')).toBe(22)
    const friend = us(board, { tracks: { patronage: 23 }, seats: { arvn: 'fitl' }, eligible: ['us'], ...NONE })
    friend.bots()
    expect(friend.track('patronage')).toBe(23)
    const away = us({ hue: 'us-troops 2' }, { tracks: { patronage: 23 }, ...NONE })
    away.bots()
    expect([away.track('patronage'), away.level('hue')]).toEqual([23, 'passive-support'])
  })

  test('FITL 8.8.5/6 Train where it helps to Pacify the most, placing nothing', () => {
    const t = us({ saigon: 'us-troops 3, arvn-police', hue: 'us-troops, arvn-police' }, NONE)
    expect(t.bots()).toContain('saigon 8.8.5/6')
    expect([t.level('saigon'), t.level('hue')]).toEqual(['passive-support', 'neutral'])
    const won = us({ saigon: SAIGON, hue: 'us-troops, vc-underground 2' })
    expect(byLine(won, '8.8.5/6')).toEqual([])
  })

  test('FITL 8.8.5/6 with unshaded CORDS in 2 spaces; not without Resources', () => {
    const board: Board = { saigon: 'us-troops 3, arvn-police', hue: 'us-troops, arvn-police' }
    const both = us(board, { ...NONE, lasting: { 19: 'unshaded' }, resources: { arvn: 40 } })
    both.bots()
    expect([both.level('saigon'), both.level('hue')]).toEqual(['active-support', 'active-support'])
    const one = us(board, { ...NONE, resources: { arvn: 40 } })
    one.bots()
    expect([one.level('saigon'), one.level('hue')]).toEqual(['active-support', 'neutral'])
    expect(us(board, { ...NONE, resources: { arvn: 17 } }).bots()[0]).not.toBe('train 8.8.5/0')
  })

  test('FITL 5.3 with shaded CORDS no farther than Passive Support', () => {
    const t = us({ saigon: 'us-troops 3' }, { ...NONE, lasting: { 19: 'shaded' }, resources: { arvn: 40 } })
    t.bots()
    expect([t.level('saigon'), t.resources('arvn')]).toEqual(['passive-support', 37])
  })

  test('FITL 8.8.6/1 in Training first where no Police are, then the greatest shift, then without Terror', () => {
    const both = us({ saigon: 'us-troops 3, arvn-police', hue: 'us-troops' })
    expect(byLine(both, '8.8.6/1')).toEqual(['hue'])
    const free = us({ saigon: 'us-troops 3, arvn-police', hue: 'us-troops' }, NONE)
    free.bots()
    expect([free.level('saigon'), free.level('hue')]).toEqual(['neutral', 'passive-support'])
    const calm = us({ 'da-nang': 'us-troops, terror', kontum: 'us-troops' }, { ...NONE, resources: { arvn: 24 } })
    calm.bots()
    expect(calm.level('kontum')).toBe('active-support')
  })

  test('FITL 8.8.6/3 Terror only if a shift will follow', () => {
    const t = us({ 'da-nang': 'us-troops, terror' }, { ...NONE, resources: { arvn: 21 } })
    t.bots()
    expect([t.level('da-nang'), t.markers('da-nang', 'terror')]).toEqual(['passive-support', 0])
    const poor = us({ 'da-nang': 'us-troops, terror' }, { ...NONE, resources: { arvn: 20 } })
    expect(poor.bots(1)).toEqual(['pass 8.1/pass'])
    expect(poor.markers('da-nang', 'terror')).toBe(1)
  })

  test('FITL 8.8.5/AirStrikeOrAdvise under LBJ Air Strike, else Advise; under JFK and Nixon Advise', () => {
    const board: Board = { saigon: SAIGON, hue: 'arvn-police 2, vc-active' }
    const activity = (policy: string, more: SceneOptions = {}): string[] =>
      operating('us', board, { ...more, tracks: { policy } })
        .bots()
        .filter((each) => /^(air-strike|advise) /.test(each))
    expect(activity('lbj')).toEqual(['air-strike 8.8.5/AirStrikeOrAdvise'])
    expect(activity('lbj', { lasting: { 10: 'shaded' } })).toEqual(['advise 8.8.4/Advise/0'])
    expect(activity('jfk')).toEqual(['advise 8.8.4/Advise/0'])
    expect(activity('nixon')).toEqual(['advise 8.8.4/Advise/0'])
  })

  test('FITL 8.8.5/AirStrikeOrAdvise after Pacification if there is any', () => {
    const t = operating(
      'us',
      { saigon: 'us-troops 3', hue: 'arvn-police, vc-active' },
      { ...NONE, tracks: { policy: 'lbj' } },
    )
    const said = t.bots()
    expect(said.indexOf('pacify 8.8.5/6')).toBeGreaterThan(0)
    expect(said.indexOf('air-strike 8.8.5/AirStrikeOrAdvise')).toBeGreaterThan(said.indexOf('pacify 8.8.5/6'))
  })
})
