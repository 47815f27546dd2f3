import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { answers, byLine, operating } from '../../../../test/nonplayers.ts'

const vc = (board: Board, more: SceneOptions = {}): Scene => operating('vc', board, more)
/** Fewer than 12 Guerrillas Available: no Rally without two Bases to place. */
const FEW: SceneOptions = { boxes: { 'out-of-play': { 'vc-guerrillas': 19 } } }

const operation = (board: Board, more: SceneOptions = {}): string | undefined => answers(vc(board, more), 1)[0]

describe('FITL 8.5.1 Terror', () => {
  test('FITL 8.5.1/0 where an Underground Guerrilla is at Support, Passive or Active', () => {
    expect(operation({ hue: 'vc-underground, passive-support' })).toBe('terror 8.5.1/0')
    expect(operation({ hue: 'vc-underground, active-support' })).toBe('terror 8.5.1/0')
    expect(operation({ hue: 'vc-underground' })).toBe('rally 8.5.2/0')
    expect(operation({ hue: 'vc-active, passive-support' })).toBe('rally 8.5.2/0')
  })

  test('FITL 8.5.1/0 not by the last Underground one at a VC Base', () => {
    expect(operation({ hue: 'vc-underground, vc-base, passive-support' })).toBe('rally 8.5.2/0')
    expect(operation({ hue: 'vc-underground, vc-tunnel, passive-support' })).toBe('rally 8.5.2/0')
    expect(operation({ hue: 'vc-underground 2, vc-base, passive-support' })).toBe('terror 8.5.1/0')
  })

  test('FITL 8.5.1/0 only with the Resources at hand, not by a Tax first', () => {
    const board: Board = { hue: 'vc-underground, passive-support', 'tay-ninh': 'vc-underground, active-opposition' }
    expect(operation(board, { resources: { vc: 0 } })).toBe('rally 8.5.2/0')
    expect(operation(board, { resources: { vc: 1 } })).toBe('terror 8.5.1/0')
  })

  test('FITL 8.5.1/0 with Cadres, unshaded, only with two Guerrillas, Active ones lost first', () => {
    const cadres: SceneOptions = { lasting: { 116: 'unshaded' } }
    expect(operation({ hue: 'vc-underground, passive-support' }, cadres)).toBe('rally 8.5.2/0')
    const t = vc({ hue: 'vc-underground 2, vc-active, passive-support' }, cadres)
    expect(byLine(t, '8.1.2/2')).toEqual(['2'])
    expect(t.pieces('hue')).toEqual({ 'vc-underground': 1 })
  })

  test('FITL 8.1.1 FL-19 Terror costs 1 Resource a space and Activates a Guerrilla', () => {
    const t = vc({ hue: 'vc-underground 2, passive-support' })
    t.bots()
    expect(t.resources('vc')).toBe(19)
    expect(t.pieces('hue')).toEqual({ 'vc-underground': 1, 'vc-active': 1 })
    expect([t.level('hue'), t.markers('hue', 'terror')]).toEqual(['neutral', 1])
  })

  test('FITL 8.5.1/2 wherever a shift results, highest Population first, the last one at a Base spared', () => {
    const t = vc({
      hue: 'vc-underground, passive-support',
      saigon: 'vc-underground',
      'an-loc': 'vc-underground, passive-opposition',
      'tay-ninh': 'vc-underground, active-opposition',
      'phuoc-long': 'vc-underground',
      'binh-dinh': 'vc-underground, vc-base',
    })
    expect(byLine(t, '8.5.1/2')).toEqual(['saigon', 'hue', 'an-loc'])
    expect([t.level('an-loc'), t.count('binh-dinh', 'vc-underground')]).toEqual(['active-opposition', 1])
  })

  test('FITL 8.5.1/2 not followed: no Terror where nothing shifts', () => {
    const t = vc({ 'tay-ninh': 'vc-underground, active-opposition' })
    expect(byLine(t, '8.5.1/2')).toEqual([])
  })

  const LOCS: Board = {
    hue: 'vc-underground, passive-support',
    'loc-hue-da-nang': 'vc-underground',
    'loc-saigon-can-tho': 'vc-underground, sabotage',
  }

  test('FITL 8.5.1/3 then on unsabotaged LoCs, with more than 12 Resources and Aid below 30', () => {
    const t = vc(LOCS, { resources: { vc: 14 } })
    expect(byLine(t, '8.5.1/3')).toEqual(['loc-hue-da-nang'])
    expect([t.markers('loc-hue-da-nang', 'sabotage'), t.count('loc-saigon-can-tho', 'vc-underground')]).toEqual([1, 1])
  })

  test.each([
    ['12 Resources are left', { resources: { vc: 13 } }],
    ['Aid is 30', { tracks: { aid: 30 } }],
  ] satisfies [string, SceneOptions][])('FITL 8.5.1/3 not if %s', (_, more) => {
    const t = vc(LOCS, more)
    expect(byLine(t, '8.5.1/3')).toEqual([])
    expect(t.markers('loc-hue-da-nang', 'sabotage')).toBe(0)
  })

  test('FITL 8.5.1/3 not without a marker', () => {
    const t = vc({ ...LOCS, 'phuoc-long': 'terror 13' })
    expect(byLine(t, '8.5.1/3')).toEqual([])
  })

  const POOR: Board = {
    hue: 'vc-underground, passive-support',
    'da-nang': 'vc-underground, passive-support',
    'tay-ninh': 'vc-underground, active-opposition',
  }

  test('FITL 8.5.1/1 out of Resources they Tax, then go on', () => {
    const t = vc(POOR, { resources: { vc: 1 } })
    const said = t.bots()
    expect(said.slice(0, 5)).toEqual([
      'terror 8.5.1/0',
      'hue 8.5.1/2',
      'tax 8.5.1/1',
      'tay-ninh 8.5.1/Tax/3',
      'da-nang 8.5.1/Tax/3',
    ])
    expect([t.level('hue'), t.resources('vc')]).toEqual(['neutral', 6])
  })

  test('FITL 8.5.1/1 not while they have Resources', () => {
    const t = vc({ ...POOR, 'da-nang': 'passive-support' }, { resources: { vc: 2 } })
    expect(byLine(t, '8.5.1/1')).toEqual([])
  })
})

describe('FITL 8.5.1 Tax', () => {
  /** Terror in one space; then 9 Resources unless said otherwise. */
  const taxing = (board: Board, n = 10): Scene =>
    vc({ hue: 'vc-underground, passive-support', ...board }, { resources: { vc: n } })

  test('FITL 8.5.1/Tax/0 with 9 Resources or fewer, otherwise 8.5.1/Subvert/0', () => {
    const board: Board = { 'loc-hue-da-nang': 'vc-underground', kontum: 'vc-underground, arvn-police' }
    const poor = taxing({ ...board, kontum: 'vc-underground, arvn-police, active-opposition' })
    expect(byLine(poor, '8.5.1/Tax/0')).toEqual(['tax'])
    const rich = taxing({ ...board, kontum: 'vc-underground, arvn-police, active-opposition' }, 11)
    const said = answers(rich)
    expect(said).toContain('subvert 8.5.1/Subvert/0')
    expect(said).not.toContain('tax 8.5.1/Tax/0')
    expect(rich.resources('vc')).toBe(10)
  })

  test('FITL 8.5.1/Tax/1 LoCs of Econ 2, then 1, not 0, up to 4 spaces with 8.5.1/Tax/2', () => {
    const t = taxing({
      'loc-hue-da-nang': 'vc-underground',
      'loc-saigon-can-tho': 'vc-underground, sabotage',
      'loc-hue-khe-sanh': 'vc-active',
      'loc-da-nang-dak-to': 'vc-underground',
      'an-loc': 'vc-underground, vc-base, vc-active, active-support',
      'tay-ninh': 'vc-underground, vc-base, active-support',
      saigon: 'vc-underground, vc-base, arvn-police 3, active-support',
      'kien-phong': 'vc-underground, active-opposition',
    })
    const said = answers(t)
    expect(said.filter((s) => s.includes('/Tax/'))).toEqual([
      'tax 8.5.1/Tax/0',
      'loc-saigon-can-tho 8.5.1/Tax/1',
      'loc-hue-da-nang 8.5.1/Tax/1',
      'tay-ninh 8.5.1/Tax/2',
      'an-loc 8.5.1/Tax/2',
    ])
    expect([t.resources('vc'), t.level('tay-ninh')]).toEqual([9 + 2 + 1 + 4 + 2, 'active-support'])
  })

  test('FITL 8.5.1/Tax/1 and 8.5.1/Tax/2 not followed without such spaces', () => {
    const said = answers(
      taxing({ 'loc-da-nang-dak-to': 'vc-underground', 'kien-phong': 'vc-underground, active-opposition' }),
    )
    expect(said.filter((s) => s.includes('/Tax/'))).toEqual([])
  })

  test('FITL 8.5.1/Tax/3 only without Resources: Active Opposition, then others, highest Population first, not 0', () => {
    const board: Board = {
      'an-loc': 'vc-underground, active-opposition',
      'kien-phong': 'vc-underground, active-opposition',
      saigon: 'vc-underground, vc-base, passive-opposition',
      kontum: 'vc-underground, vc-base',
      'ba-xuyen': 'vc-underground, vc-base, arvn-police 3',
      'phuoc-long': 'vc-underground',
    }
    const t = taxing(board, 1)
    expect(byLine(t, '8.5.1/Tax/3')).toEqual(['kien-phong', 'an-loc', 'saigon', 'kontum'])
    expect(t.level('kien-phong')).toBe('passive-opposition')
    expect(byLine(taxing({ ...board, saigon: 'vc-underground, vc-base' }, 3), '8.5.1/Tax/3')).toEqual([])
  })

  test('FITL 8.5.1/Tax/3 not if a LoC brought something', () => {
    const t = taxing({ 'loc-hue-da-nang': 'vc-underground', 'an-loc': 'vc-underground, active-opposition' }, 1)
    expect(byLine(t, '8.5.1/Tax/3')).toEqual([])
    expect([t.resources('vc'), t.level('an-loc')]).toEqual([1, 'active-opposition'])
  })

  test('FITL 8.5.1/Tax/0 once a turn: after it no Subvert either', () => {
    const board = {
      hue: 'vc-underground, passive-support',
      'tay-ninh': 'vc-underground 2, arvn-police, active-opposition',
    }
    const said = answers(vc(board, { resources: { vc: 1 } }))
    expect(said.filter((s) => /^(tax|subvert) /.test(s))).toEqual(['tax 8.5.1/1'])
  })
})

describe('FITL 8.5.1 Subvert', () => {
  const subverting = (board: Board, more: SceneOptions = {}): Scene =>
    vc({ hue: 'vc-underground, passive-support', ...board }, more)

  test('FITL 8.5.1/Subvert/1 first where COIN Control ends, most Population first, then 8.5.1/Subvert/2 most cubes', () => {
    const t = subverting({
      'an-loc': 'vc-underground, arvn-police 2, active-opposition',
      'tay-ninh': 'vc-underground, arvn-troops, arvn-police, active-opposition',
      'phuoc-long': 'vc-underground, arvn-troops 6',
    })
    expect(byLine(t, '8.5.1/Subvert/1')).toEqual(['tay-ninh', 'an-loc'])
    expect([t.pieces('tay-ninh'), t.track('patronage')]).toEqual([{ 'vc-underground': 1 }, 13])
  })

  test('FITL 8.5.1/Subvert/1 not where COIN Control stays, 8.5.1/Subvert/2 there', () => {
    const t = subverting({
      'phuoc-long': 'vc-underground, arvn-troops 4, arvn-police',
      'tay-ninh': 'vc-underground, arvn-troops, nva-troops 2, active-opposition',
    })
    const said = answers(t)
    expect(said.filter((s) => /Subvert\/[12]$/.test(s))).toEqual([
      'phuoc-long 8.5.1/Subvert/2',
      '1 8.5.1/Subvert/2',
      'tay-ninh 8.5.1/Subvert/2',
    ])
    expect(t.pieces('phuoc-long')).toEqual({ 'vc-underground': 1, 'arvn-troops': 3 })
  })

  test('FITL 8.5.1/Subvert/3 a single cube is replaced, two are removed', () => {
    const t = subverting({
      'phuoc-long': 'vc-underground, arvn-troops',
      'tay-ninh': 'vc-underground, arvn-police 2, nva-troops 2, active-opposition',
    })
    expect(byLine(t, '8.5.1/Subvert/3')).toEqual(['remove-two', 'replace-one'])
    expect(t.pieces('phuoc-long')).toEqual({ 'vc-underground': 2 })
    expect(t.count('tay-ninh', 'arvn-police')).toBe(0)
  })

  test('FITL 8.5.1/Subvert/3 a single cube goes even if no Guerrilla is Available (8.1.2)', () => {
    const t = subverting(
      { 'phuoc-long': 'vc-underground, arvn-troops' },
      { boxes: { 'out-of-play': { 'vc-guerrillas': 28 } } },
    )
    t.bots()
    expect(t.pieces('phuoc-long')).toEqual({ 'vc-underground': 1 })
  })

  test('FITL 8.5.1/Subvert/4 no Special Activity if there is nowhere; 8.5.1/Subvert/0 and 8.5.1/Subvert/3 not followed', () => {
    const t = subverting({ 'tay-ninh': 'vc-underground, active-opposition' })
    const said = answers(t)
    expect(said).toContain('done 8.5.1/Subvert/4')
    expect(said.filter((s) => s.startsWith('subvert'))).toEqual([])
    const u = subverting({ 'tay-ninh': 'vc-underground, arvn-police, active-opposition' })
    expect(answers(u)).not.toContain('done 8.5.1/Subvert/4')
  })

  test('FITL 5.4 Typhoon Kate: one space', () => {
    const t = subverting(
      { 'phuoc-long': 'vc-underground, arvn-troops 2', 'the-fishhook': 'vc-underground, arvn-troops 2' },
      { ...FEW, lasting: { 115: 'unshaded' } },
    )
    t.bots()
    expect(t.count('phuoc-long', 'arvn-troops') + t.count('the-fishhook', 'arvn-troops')).toBe(2)
  })
})
