import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { byLine, operating } from '../../../../test/nonplayers.ts'

const us = (board: Board, more: SceneOptions = {}): Scene =>
  operating('us', board, { ...more, tracks: { policy: 'lbj', ...more.tracks } })
const first = (board: Board, more: SceneOptions = {}): string | undefined => us(board, more).bots()[0]

const SWEEP = 'sweep 8.8.3/0'
/** A Sweep in place is worth it here. */
const WORTH: Board = { 'kien-phong': 'us-troops 3, vc-underground 2, passive-support' }

describe('FITL 8.8.3/0 when the US Sweeps', () => {
  test('FITL 8.8.3/0 to show all guerrillas of a space at Support or with any Base; not at neither', () => {
    expect(first({ 'kien-phong': 'us-troops 2, vc-underground 2, passive-support' })).toBe(SWEEP)
    expect(first({ 'kien-phong': 'us-troops 2, vc-underground 2, vc-base' })).toBe(SWEEP)
    expect(first({ 'kien-phong': 'us-troops 2, vc-underground 2, arvn-base' })).toBe(SWEEP)
    expect(first({ 'kien-phong': 'us-troops 2, vc-underground 2' })).not.toBe(SWEEP)
  })

  test('FITL 8.8.3/0 Irregulars help; not if one would stay Underground, in Jungle half as many are found', () => {
    expect(first({ 'kien-phong': 'us-troops, irregulars-active, vc-underground 2, vc-base' })).toBe(SWEEP)
    expect(first({ 'kien-phong': 'us-troops, arvn-troops, vc-underground 2, vc-base' })).not.toBe(SWEEP)
    expect(first({ 'tay-ninh': 'us-troops 4, vc-underground 2, vc-base' })).toBe(SWEEP)
    expect(first({ 'tay-ninh': 'us-troops 3, vc-underground 2, vc-base' })).not.toBe(SWEEP)
  })

  test('FITL 8.8.3/0 not in Monsoon, not if an Assault is worth it', () => {
    expect(first(WORTH, { draw: [127, 22, 41] })).not.toBe(SWEEP)
    expect(first({ ...WORTH, hue: 'us-troops, vc-base' })).not.toBe(SWEEP)
  })
})

describe('FITL 8.8.3 how the US Sweeps', () => {
  /** Ba Xuyen can be Swept from Kien Hoa. */
  const beside = (troops: string): Board => ({ ...WORTH, 'ba-xuyen': 'vc-underground 2', 'kien-hoa-vinh-binh': troops })

  test('FITL 8.8.3/3 into a space where that adds COIN Control and shows everybody, with just enough', () => {
    const t = us(beside('us-troops 8'))
    const said = t.bots()
    expect(said).toEqual(expect.arrayContaining(['ba-xuyen 8.8.3/3', 'kien-hoa-vinh-binh 8.8.3/2', '3 8.8.3/2']))
    expect([t.count('kien-hoa-vinh-binh', 'us-troops'), t.count('ba-xuyen', 'us-troops')]).toEqual([5, 3])
  })

  test('FITL 8.8.3/2 3 cubes or special forces stay, and COIN Control', () => {
    expect(byLine(us(beside('us-troops 5')), '8.8.3/3')).toEqual([])
    expect(byLine(us(beside('us-troops 5, arvn-police')), '8.8.3/3')).toEqual(['ba-xuyen'])
    expect(byLine(us(beside('us-troops 6, vc-active 3')), '8.8.3/3')).toEqual([])
    expect(byLine(us(beside('us-troops 7, vc-active 3')), '8.8.3/3')).toEqual(['ba-xuyen'])
  })

  test('FITL 8.8.3/2 nobody who would find guerrillas in place', () => {
    expect(byLine(us(beside('us-troops 7, vc-underground 2')), '8.8.3/3')).toEqual(['ba-xuyen'])
    expect(byLine(us(beside('us-troops 6, arvn-police 3, vc-underground 5')), '8.8.3/3')).toEqual([])
  })

  test('FITL 8.8.3/3 not where COIN Control is there already, or cannot be added, or nobody hides', () => {
    const to = (space: string): string[] =>
      byLine(us({ ...WORTH, 'ba-xuyen': space, 'kien-hoa-vinh-binh': 'us-troops 8' }), '8.8.3/3')
    expect(to('vc-underground 2, arvn-police 3')).toEqual([])
    expect(to('vc-underground 2, vc-active 4')).toEqual([])
    expect(to('vc-active 2')).toEqual([])
    expect(to('vc-underground 2')).toEqual(['ba-xuyen'])
  })

  test('FITL 8.8.3/3 up to 2 spaces: Support, then Population, then a Base', () => {
    const from: Board = { ...WORTH, saigon: 'us-troops 30' }
    const entered = (board: Board): string[] => byLine(us({ ...from, ...board }), '8.8.3/3')
    expect(
      entered({
        'tay-ninh': 'vc-underground',
        'binh-tuy-binh-thuan': 'vc-underground',
        'quang-duc-long-khanh': 'vc-underground, passive-support',
      }),
    ).toEqual(['quang-duc-long-khanh', 'tay-ninh'])
    expect(
      entered({ 'binh-tuy-binh-thuan': 'vc-underground', 'quang-duc-long-khanh': 'vc-underground, vc-base' })[0],
    ).toBe('quang-duc-long-khanh')
  })

  test('FITL 8.8.3/3 into Laos or Cambodia only under Nixon', () => {
    const board: Board = {
      ...WORTH,
      'the-parrots-beak': 'nva-underground',
      saigon: 'us-base',
      'kien-giang-an-xuyen': 'us-troops 9',
    }
    expect(byLine(us(board), '8.8.3/3')).toEqual([])
    expect(byLine(us(board, { tracks: { policy: 'nixon' } }), '8.8.3/3')).toEqual(['the-parrots-beak'])
  })

  test('FITL 8.8.3/1 all US Troops in Laos and Cambodia come out, those in the South only if needed', () => {
    const t = us({ 'kien-phong': 'us-troops 3, vc-underground 2, passive-support', 'the-parrots-beak': 'us-troops 4' })
    expect(t.bots()).toContain('the-parrots-beak 8.8.3/1')
    expect([t.count('the-parrots-beak', 'us-troops'), t.count('kien-phong', 'us-troops')]).toEqual([0, 7])
    const home = us({ ...WORTH, 'kien-hoa-vinh-binh': 'us-troops 9' })
    home.bots()
    expect(home.count('kien-hoa-vinh-binh', 'us-troops')).toBe(9)
  })

  test('FITL 8.8.3/6 in place wherever guerrillas are shown, with Support or not', () => {
    const t = us({ ...WORTH, hue: 'us-troops, vc-underground 3', 'da-nang': 'us-troops 2, vc-active' })
    expect(byLine(t, '8.8.3/6').sort()).toEqual(['hue', 'kien-phong'])
    expect([t.count('hue', 'vc-underground'), t.count('kien-phong', 'vc-underground')]).toEqual([2, 0])
    const none = us({ saigon: 'us-troops 3', hue: 'arvn-troops 3, vc-underground 3, vc-base' })
    expect(byLine(none, '8.8.3/6')).toEqual([])
  })

  test('FITL 8.1.2 VC are shown before NVA', () => {
    const t = us({
      'kien-phong': 'us-troops 2, vc-underground 2, vc-base',
      hue: 'us-troops 1, vc-underground, nva-underground',
    })
    t.bots()
    expect([t.count('hue', 'vc-underground'), t.count('hue', 'nva-underground')]).toEqual([0, 1])
  })

  test('FITL 8.8.3/0a 2 spaces with shaded Booby Traps', () => {
    const board: Board = { ...WORTH, hue: 'us-troops, vc-underground', 'da-nang': 'us-troops, vc-underground' }
    const t = us(board, { lasting: { 101: 'shaded' }, dice: [6, 6] })
    const said = t.bots()
    expect(said).toContain('done 8.8.3/0a')
    expect(said.filter((each) => each.endsWith('8.8.3/6'))).toHaveLength(2)
    expect(byLine(us(board), '8.8.3/6')).toHaveLength(3)
  })

  test('FITL 8.8.3/AirLift under JFK or Nixon, where it adds COIN Control and shows everybody', () => {
    const board: Board = { ...WORTH, 'binh-dinh': 'vc-underground 2', saigon: 'us-troops 9' }
    const kennedy = us(board, { tracks: { policy: 'jfk' } })
    expect(kennedy.bots()).toContain('air-lift 8.8.3/AirLift')
    expect([kennedy.count('binh-dinh', 'us-troops'), kennedy.count('binh-dinh', 'vc-active')]).toEqual([3, 2])
    expect(us(board, { tracks: { policy: 'nixon' } }).bots()).toContain('air-lift 8.8.3/AirLift')
    const johnson = us(board)
    const said = johnson.bots()
    expect(said.join()).not.toContain('air-lift')
    expect(said).toContain('air-strike 8.8.3/AirStrike')
  })

  test('FITL 8.8.3 AirLift to show those whom the forces there cannot', () => {
    const t = us(
      { ...WORTH, hue: 'us-troops 3, arvn-police 4, vc-underground 4', saigon: 'us-troops 9' },
      { tracks: { policy: 'jfk' } },
    )
    t.bots()
    expect([t.count('hue', 'us-troops'), t.count('hue', 'vc-active')]).toEqual([4, 4])
  })

  test('FITL 8.8.3/AirStrike if no Air Lift helps', () => {
    const t = us({ ...WORTH, saigon: 'us-troops 9' }, { tracks: { policy: 'jfk' } })
    const said = t.bots()
    expect(said.join()).not.toContain('air-lift')
    expect(said).toContain('air-strike 8.8.3/AirStrike')
    const barred = us({ ...WORTH, saigon: 'us-troops 9' }, { lasting: { 10: 'shaded' } })
    expect(barred.bots().join()).not.toContain('air-strike')
  })

  test('FITL 5.3 unshaded Cobras: first what ends NVA Control, then Bases', () => {
    const t = us(
      {
        ...WORTH,
        'da-nang': 'us-troops 3, nva-underground 4',
        'ba-xuyen': 'us-troops 2, vc-underground, vc-active',
      },
      { lasting: { 13: 'unshaded', 10: 'shaded' } },
    )
    expect(byLine(t, '8.1.2/1')[0]).toBe('da-nang')
  })
})
