import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../../../test/arvn.ts'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'
import { answers, byLine } from '../../../../test/nonplayers.ts'

/** A phase of a Coup round with the ARVN a non-player; US pieces that are not on the map are out of play, but for so many. */
const round = (
  phase: string,
  board: Board,
  { left = {}, ...more }: SceneOptions & { readonly left?: Readonly<Record<string, number>> } = {},
): Scene =>
  scene(board, {
    card: 128,
    phase,
    seats: { arvn: 'fitl' },
    boxes: { 'out-of-play': outOfPlay(board, left) },
    ...more,
  })

const FORCES = 'arvn-troops, arvn-police'

describe('FITL 8.7.6 Pacify', () => {
  const pacify = (board: Board, more: SceneOptions & { left?: Record<string, number> } = {}) =>
    round('support', board, more)

  test('FITL 8.7.6/1 to Active Support as long as Support and Available stay at 45 or less', () => {
    const board: Board = { 'kien-phong': `${FORCES}, passive-support` }
    const up = pacify(board, { left: { 'us-troops': 40, 'us-bases': 1 } })
    expect(byLine(up, '8.7.6/2')).toEqual(['kien-phong'])
    expect(up.level('kien-phong')).toBe('active-support')
    const beyond = pacify(board, { left: { 'us-troops': 40, 'us-bases': 2 } })
    expect(byLine(beyond, '8.7.6/2')).toEqual([])
    expect(beyond.level('kien-phong')).toBe('passive-support')
  })

  test('FITL 8.7.6/1 from Neutral it goes on to Active Support only within that', () => {
    const board: Board = { 'kien-phong': FORCES }
    const up = pacify(board, { left: { 'us-troops': 40, 'us-bases': 1 } })
    expect(byLine(up, '8.7.6/1')).toEqual(['more'])
    const beyond = pacify(board, { left: { 'us-troops': 40, 'us-bases': 2 } })
    expect(byLine(beyond, '8.7.6/1')).toEqual(['done'])
    expect(beyond.level('kien-phong')).toBe('passive-support')
  })

  test('FITL 8.7.6/2 first without Terror, then with Opposition, then for the greatest shift', () => {
    const where = (board: Board): string | undefined => answers(pacify(board, { resources: { arvn: 6 } }))[0]
    const terror = where({ 'kien-phong': `${FORCES}, passive-opposition, terror`, 'ba-xuyen': FORCES })
    expect(terror).toBe('ba-xuyen 8.7.6/2')
    expect(where({ 'kien-phong': FORCES, 'ba-xuyen': `${FORCES}, passive-opposition` })).toBe('ba-xuyen 8.7.6/2')
    expect(where({ 'kien-phong': FORCES, 'ba-xuyen': FORCES })).toBe('kien-phong 8.7.6/2')
    expect(where({ 'kien-phong': `${FORCES}, passive-support`, 'kien-hoa-vinh-binh': FORCES })).toBe(
      'kien-hoa-vinh-binh 8.7.6/2',
    )
  })

  test('FITL 8.7.6/3 Terror comes off if a shift follows', () => {
    const board: Board = { 'kien-phong': `${FORCES}, passive-opposition, terror` }
    const t = pacify(board, { resources: { arvn: 6 } })
    expect(byLine(t, '8.7.6/3')).toEqual(['kien-phong'])
    expect(t.level('kien-phong')).toBe('neutral')
    expect(answers(pacify(board, { resources: { arvn: 5 } }), 1)).toEqual(['done 8.1.1/stop'])
    const settled: Board = { 'kien-phong': `${FORCES}, active-support, terror` }
    expect(answers(pacify(settled), 1)).toEqual(['done 8.1.1/stop'])
  })

  test('FITL 8.7.6/3 not if the first shift would bring Support and Available above 40', () => {
    const board: Board = { 'kien-phong': `${FORCES}, terror` }
    expect(byLine(pacify(board, { left: { 'us-troops': 38 } }), '8.7.6/3')).toEqual(['kien-phong'])
    expect(byLine(pacify(board, { left: { 'us-troops': 39 } }), '8.7.6/3')).toEqual([])
    const opposed: Board = { 'kien-phong': `${FORCES}, passive-opposition, terror` }
    expect(byLine(pacify(opposed, { left: { 'us-troops': 39 } }), '8.7.6/3')).toEqual(['kien-phong'])
  })

  test('FITL 8.7.6 nothing where there is no COIN Control, or only Police', () => {
    const t = pacify({ 'kien-phong': `${FORCES}, vc-active 2`, 'ba-xuyen': 'arvn-police' })
    answers(t)
    expect(t.level('kien-phong')).toBe('neutral')
    expect(t.level('ba-xuyen')).toBe('neutral')
  })
})

describe('FITL 8.7.7 Redeploy', () => {
  const redeploy = (board: Board, more: SceneOptions = {}) => round('redeploy', board, more)
  const CITY = 'arvn-troops 3'
  /** Every city has what it wants. */
  const CITIES: Board = {
    hue: CITY,
    'da-nang': CITY,
    kontum: CITY,
    'qui-nhon': CITY,
    'cam-ranh': CITY,
    'an-loc': CITY,
    saigon: CITY,
    'can-tho': CITY,
  }

  test('FITL 8.7.7/1-2 Troops that must leave go where they add COIN Control of most Population', () => {
    const t = redeploy({
      ...CITIES,
      'kien-phong': 'arvn-troops 2',
      hue: `${CITY}, vc-active 4`,
      'can-tho': `${CITY}, vc-active 4`,
    })
    expect(byLine(t, '8.7.7/2')).toEqual(['hue', '2'])
    expect(t.count('hue', 'arvn-troops')).toBe(5)
  })

  test('FITL 8.7.7/1 Troops to spare help, not those that a city or its Control needs', () => {
    const t = redeploy({ ...CITIES, saigon: 'arvn-troops 5', hue: `${CITY}, vc-active 4` })
    expect(byLine(t, '8.7.7/1')).toEqual(['saigon'])
    expect(t.count('hue', 'arvn-troops')).toBe(5)
    const bound = redeploy({ ...CITIES, saigon: 'arvn-troops 5, vc-active 4', hue: `${CITY}, vc-active 4` })
    expect(byLine(bound, '8.7.7/1')).toEqual([])
  })

  test('FITL 8.7.7/2 at COIN Bases and in Saigon an end of NVA Control counts too', () => {
    const t = redeploy({ ...CITIES, 'kien-phong': 'arvn-troops 2', 'tay-ninh': 'us-base, nva-troops 3, vc-active 1' })
    expect(byLine(t, '8.7.7/2')[0]).toBe('tay-ninh')
    const beyond = redeploy({ ...CITIES, 'kien-phong': 'arvn-troops 2', 'tay-ninh': 'us-base, nva-troops 6' })
    expect(byLine(beyond, '8.7.7/2')).toEqual([])
  })

  test('FITL 8.7.7/3 Police keep the COIN Control that Troops leave behind', () => {
    const t = redeploy({
      ...CITIES,
      'kien-phong': 'arvn-troops 2, vc-active',
      'loc-saigon-can-tho': 'arvn-police 3, vc-active',
    })
    expect(byLine(t, '8.7.7/3')).toEqual(['loc-saigon-can-tho', 'kien-phong', '2'])
    expect(t.count('kien-phong', 'arvn-police')).toBe(2)
  })

  test('FITL 8.7.7/3 not where there are not enough', () => {
    const t = redeploy({ ...CITIES, 'kien-phong': 'arvn-troops 2, vc-active', 'loc-saigon-can-tho': 'arvn-police' })
    expect(byLine(t, '8.7.7/3')).toEqual([])
  })

  test('FITL 8.7.7/3 then 1 Police in each COIN-Controlled province, and its last one stays', () => {
    const t = redeploy({ ...CITIES, 'tay-ninh': 'us-base', 'quang-nam': 'arvn-police 3' })
    expect(byLine(t, '8.7.7/3')).toEqual(['quang-nam', 'tay-ninh', '1'])
    const last = redeploy({ ...CITIES, 'tay-ninh': 'us-base', 'quang-nam': 'arvn-police' })
    expect(byLine(last, '8.7.7/3')).toEqual([])
  })

  test('FITL 8.7.7/4 Troops, then Police, to 3 cubes in each city without NVA Control', () => {
    const troops = redeploy({ ...CITIES, kontum: 'arvn-troops', 'kien-phong': 'arvn-troops 2' })
    expect(byLine(troops, '8.7.7/4')).toEqual(['kontum', '2'])
    const police = redeploy({ ...CITIES, kontum: 'arvn-troops', 'loc-saigon-can-tho': 'arvn-police 3' })
    expect(byLine(police, '8.7.7/4')).toEqual(['kontum', '2'])
    const lost = redeploy({ ...CITIES, kontum: 'nva-troops 9', 'kien-phong': 'arvn-troops 2' })
    expect(byLine(lost, '8.7.7/4')).toEqual([])
  })

  test('FITL 8.7.7/5 the rest to 1 random space', () => {
    const t = redeploy({ ...CITIES, 'kien-phong': 'arvn-troops 2', 'ba-xuyen': 'arvn-troops' })
    const where = byLine(t, '8.7.7/5').filter((answer) => !/^\d/.test(answer))
    expect(where).toHaveLength(2)
    expect(new Set(where).size).toBe(1)
    expect(byLine(redeploy(CITIES), '8.7.7/5')).toEqual([])
  })
})

describe('FITL 8.1.2/2 Desertion', () => {
  test('FITL 8.1.2/2 Troops and Police in turn, the more numerous first, Troops if even', () => {
    const t = scene(
      {
        saigon: 'arvn-troops 4, arvn-police 5',
        hue: 'arvn-troops 5, arvn-police 4',
        'da-nang': 'arvn-troops 2, arvn-police 2',
      },
      { card: 129, phase: 'coup', seats: { arvn: 'fitl' } },
    )
    expect(byLine(t, '8.1.2/2').slice(0, 3)).toEqual(['2', '1', '1'])
  })
})
