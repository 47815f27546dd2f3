import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'
import { answers, byLine, operating } from '../../../../test/nonplayers.ts'

/** The Trail at 2, and few enough pieces Available: without an Attack or Terror the NVA March. */
const FEW = { 'out-of-play': { 'nva-troops': 20, 'nva-guerrillas': 10 } }
const nva = (board: Board, more: SceneOptions = {}): Scene =>
  operating('nva', board, { boxes: FEW, ...more, tracks: { trail: 2, ...more.tracks } })
/** The Trail at 1: without an Attack or Terror they Rally. */
const rallying = (board: Board, more: SceneOptions = {}): Scene =>
  nva(board, { ...more, tracks: { trail: 1, ...more.tracks } })
const first = (t: Scene): string | undefined => answers(t, 1)[0]
const only = (all: readonly string[], lines: RegExp): string[] => all.filter((answer) => lines.test(answer))

/** What makes the NVA Attack, far from all else. */
const cause: Board = { 'ba-xuyen': 'nva-troops 4, arvn-police 2' }

const ATTACK = 'attack 8.6.2/0'
const TERROR = 'terror 8.6.3/0'
const RALLY = 'rally 8.6.4/0'
const MARCH = 'march 8.6.5/0'

describe('FITL 8.6.2 Attack of the NVA', () => {
  test.each([
    ['add NVA Control', { 'quang-nam': 'nva-troops 4, arvn-troops 3, arvn-police 1' }],
    ['remove a Base', { 'quang-nam': 'nva-troops 4, arvn-police 1, arvn-base 1, us-base 1, vc-underground 5' }],
    ['remove the last enemies', { 'quang-nam': 'nva-troops 4, arvn-troops 2, vc-underground 5' }],
    ['remove 4 enemies', { 'quang-nam': 'nva-troops 8, arvn-troops 9, us-troops 9' }],
    ['remove the last enemies of a LoC', { 'loc-hue-da-nang': 'nva-troops 2, arvn-police 1' }],
  ] satisfies [string, Board][])('FITL 8.6.2/0 if Troops alone would %s', (_, board) => {
    expect(first(nva(board))).toBe(ATTACK)
  })

  test.each([
    ['they hold it already', { 'quang-nam': 'nva-troops 7, arvn-troops 4' }],
    ['they would be too few', { 'quang-nam': 'nva-troops 4, arvn-troops 6' }],
    ['US Troops cost as many of theirs', { 'quang-nam': 'nva-troops 4, us-troops 4' }],
    ['guards are left before the Base', { 'quang-nam': 'nva-troops 4, arvn-police 2, arvn-base 1, vc-underground 5' }],
    ['3 of 9 would go', { 'quang-nam': 'nva-troops 6, arvn-troops 9' }],
    ['guerrillas alone are there', { 'quang-nam': 'nva-underground 6, arvn-police 1' }],
  ] satisfies [string, Board][])('FITL 8.6.2/0 not if %s', (_, board) => {
    expect(first(nva(board))).toBe(MARCH)
  })

  test('FITL 8.6.2/0 PT-76 counts: a Troop less, or one enemy for each', () => {
    const board: Board = { 'quang-nam': 'nva-troops 2, arvn-police 1' }
    expect(first(nva(board))).toBe(ATTACK)
    expect(first(nva(board, { lasting: { 45: 'unshaded' } }))).not.toBe(ATTACK)
    const two: Board = { 'quang-nam': 'nva-troops 2, arvn-police 2, vc-active 3' }
    expect(first(nva(two))).toBe(MARCH)
    expect(first(nva(two, { lasting: { 45: 'shaded' } }))).toBe(ATTACK)
  })

  const inOrder = (board: Board, more: SceneOptions = {}): string[] =>
    only(answers(nva(board, more)), / 8\.6\.2\/[12]$/)

  test('FITL 8.6.2/1 8.6.2/2 Laos and Cambodia come first, then the most pieces removed', () => {
    const board: Board = {
      'quang-nam': 'nva-troops 6, arvn-police 3',
      'kien-phong': 'nva-troops 8, arvn-police 4',
      'central-laos': 'nva-troops 4, arvn-police 2',
    }
    expect(inOrder(board)).toEqual(['central-laos 8.6.2/1', 'kien-phong 8.6.2/2', 'quang-nam 8.6.2/2'])
    expect(inOrder(board, { resources: { nva: 2 } })).toEqual(['central-laos 8.6.2/1', 'kien-phong 8.6.2/2'])
  })

  test('FITL 8.6.2/3 8.6.2/4 at equal numbers where a Base, then Special Forces, then US pieces would go', () => {
    const crowd = 'nva-troops 4, vc-underground 3'
    const t = inOrder({
      'quang-nam': `${crowd}, arvn-troops 2`,
      'kien-phong': `${crowd}, us-troops 2`,
      'phu-bon-phu-yen': `${crowd}, rangers-active 1, arvn-police 2`,
      'ba-xuyen': `${crowd}, arvn-police 1, arvn-base 1`,
    })
    expect(t.map((answer) => answer.split(' ')[0])).toEqual(['ba-xuyen', 'phu-bon-phu-yen', 'kien-phong', 'quang-nam'])
  })

  test('FITL 8.6.2/3 Special Forces go before Troops and Police, of whom the fewer begin and take turns', () => {
    const t = nva({ 'quang-nam': 'nva-troops 10, arvn-troops 4, arvn-police 5, rangers-underground 1, vc-active 9' })
    expect(byLine(t, '8.6.2/3')).toEqual([
      'rangers-underground',
      'arvn-troops',
      'arvn-police',
      'arvn-troops',
      'arvn-police',
    ])
  })

  test('FITL 8.6.2/4 of a kind the US pieces go', () => {
    const t = nva({ ...cause, 'quang-nam': 'nva-troops 2, irregulars-active 1, rangers-active 1' })
    expect(byLine(t, '8.6.2/4')).toEqual(['irregulars-active'])
    expect(t.count('quang-nam', 'rangers-active')).toBe(1)
    const other = nva({ ...cause, 'quang-nam': 'nva-troops 2, us-troops 1, rangers-active 1' })
    expect(byLine(other, '8.6.2/4')).toEqual([])
    expect(other.count('quang-nam', 'us-troops')).toBe(1)
  })

  test('FITL 8.6.2/Which/1 4 Troops Attack, not the Guerrillas beside them', () => {
    const t = nva({ ...cause, 'quang-nam': 'nva-troops 4, nva-underground 4, arvn-police 4' })
    expect(byLine(t, '8.6.2/Which/1')).toEqual(['troops'])
    expect(t.count('quang-nam', 'nva-underground')).toBe(4)
    expect(t.count('quang-nam', 'arvn-police')).toBe(2)
  })

  test('FITL 8.6.2/Which/1 also if PT-76 takes the fourth', () => {
    const t = nva({ 'quang-nam': 'nva-troops 4, nva-underground 4, arvn-police 1' }, { lasting: { 45: 'unshaded' } })
    expect(byLine(t, '8.6.2/Which/1')).toEqual(['troops'])
    expect(t.count('quang-nam', 'nva-troops')).toBe(3)
  })

  test('FITL 8.6.2/Which/3 where fewer Troops are, 4 Guerrillas Attack', () => {
    const t = nva({ ...cause, 'quang-nam': 'nva-troops 3, nva-active 4, arvn-police 4' }, { dice: [1] })
    expect(byLine(t, '8.6.2/Which/3')).toEqual(['guerrillas'])
    expect(t.count('quang-nam', 'arvn-police')).toBe(2)
  })

  test('FITL 8.6.2/Which/4 with 3 Guerrillas the Troops, if they are 2', () => {
    const t = nva({ ...cause, 'quang-nam': 'nva-troops 2, nva-active 3, arvn-police 4' })
    expect(byLine(t, '8.6.2/Which/4')).toEqual(['troops'])
    expect(t.count('quang-nam', 'arvn-police')).toBe(3)
    const one = nva({ ...cause, 'quang-nam': 'nva-troops 1, nva-active 3, arvn-police 4' })
    expect(answers(one).filter((answer) => answer.startsWith('quang-nam'))).toEqual([])
  })

  test('FITL 8.6.2/Which/5 PT-76 where it takes the most more', () => {
    const board: Board = {
      'quang-nam': 'nva-troops 4, nva-active 1, arvn-police 8',
      'kien-phong': 'nva-troops 6, nva-active 1, arvn-police 8',
    }
    const t = nva(board, { lasting: { 45: 'shaded' } })
    expect(byLine(t, '8.6.2/Which/5')).toEqual(['tanks'])
    expect(t.count('kien-phong', 'arvn-police')).toBe(2)
    expect(t.count('quang-nam', 'arvn-police')).toBe(6)
    expect(byLine(nva({ ...cause, ...board }), '8.6.2/Which/5')).toEqual([])
  })

  test('FITL 8.6.2/Which/5 but a space with fewer enemies than Troops has little of it', () => {
    const board: Board = {
      'quang-nam': 'nva-troops 4, nva-active 1, arvn-police 4',
      'kien-phong': 'nva-troops 6, nva-active 1, arvn-police 3',
    }
    const t = nva(board, { lasting: { 45: 'shaded' } })
    expect(byLine(t, '8.6.2/Which/5')).toEqual(['tanks'])
    expect(t.count('quang-nam', 'arvn-police')).toBe(0)
  })
})

describe('FITL 8.6.2 Ambush of the NVA', () => {
  const road: Board = { 'loc-hue-khe-sanh': 'nva-underground 1', hue: 'us-troops 1' }
  const jungle: Board = { 'binh-dinh': 'nva-underground 1, us-troops 1' }
  const joins = (t: Scene): boolean => answers(t).some((answer) => answer.startsWith('ambush '))

  test('FITL 8.6.2/Which/2 8.6.2/Ambush/1 after 4 Troops, before 4 Guerrillas, first on LoCs', () => {
    const mass: Board = { 'kien-phong': 'nva-active 4, arvn-police 4' }
    const t = nva({ ...cause, ...road, ...jungle, ...mass }, { dice: [1] })
    expect(only(answers(t), /8\.6\.2\/(2|Which\/2|Ambush\/1)$/)).toEqual([
      'ba-xuyen 8.6.2/2',
      'ambush 8.6.2/Ambush/1',
      'loc-hue-khe-sanh 8.6.2/Which/2',
      'binh-dinh 8.6.2/Which/2',
      'kien-phong 8.6.2/2',
    ])
    expect(t.count('hue', 'us-troops') + t.count('binh-dinh', 'us-troops')).toBe(0)
  })

  test('FITL 8.6.2/Ambush/0 from a LoC the victim is one that counts', () => {
    const board: Board = {
      ...cause,
      ...jungle,
      'loc-hue-khe-sanh': 'nva-underground 1',
      'central-laos': 'arvn-police 1',
      hue: 'rangers-active 1',
    }
    const t = nva(board)
    expect(byLine(t, '8.6.2/Ambush/0')).toEqual(['hue'])
    expect(t.count('hue', 'rangers-active')).toBe(0)
    expect(t.count('central-laos', 'arvn-police')).toBe(1)
  })

  test.each([
    ['a Ranger', 'rangers-active 1, arvn-police 3'],
    ['an ARVN Base', 'arvn-base 1'],
    ['an Irregular', 'irregulars-active 1, arvn-troops 3'],
    ['a US Base', 'us-base 1'],
    ['a US Troop', 'us-troops 2'],
  ])('FITL 8.6.2/Ambush/0 if the second victim is %s', (_, pieces) => {
    expect(joins(nva({ ...cause, ...jungle, 'kien-phong': `nva-underground 1, ${pieces}` }))).toBe(true)
  })

  test.each([
    ['an ARVN Troop', 'arvn-troops 1'],
    ['Police, who are fewer than the US Troops', 'us-troops 3, arvn-police 1'],
    ['a Police guarding a Base', 'arvn-base 1, arvn-police 1'],
    ['none: 4 Troops are there', 'us-troops 2, nva-troops 4, vc-active 4'],
  ])('FITL 8.6.2/Ambush/0 not if the second victim is %s', (_, pieces) => {
    expect(joins(nva({ ...cause, ...jungle, 'kien-phong': `nva-underground 1, ${pieces}` }))).toBe(false)
  })

  test('FITL 8.6.2/Ambush/0 not in 1 space, nor if 2 cannot be paid for after the Attacks', () => {
    expect(joins(nva({ ...cause, ...jungle }))).toBe(false)
    expect(joins(nva({ ...cause, ...jungle, ...road }, { resources: { nva: 2 } }))).toBe(false)
    expect(joins(nva({ ...cause, ...jungle, ...road }, { resources: { nva: 3 } }))).toBe(true)
  })

  test('FITL 8.6.2/Ambush/0 not if the Attack of 4 Troops next to a LoC leaves no other victim', () => {
    const shared: Board = { hue: 'nva-troops 4, us-troops 1', 'loc-hue-khe-sanh': 'nva-underground 1' }
    expect(joins(nva({ ...cause, ...jungle, ...shared }))).toBe(false)
    expect(joins(nva({ ...cause, ...jungle, ...shared, hue: 'nva-troops 4, us-troops 3' }))).toBe(true)
  })

  test('FITL 8.6.2 FL-27 with Booby Traps no Ambush, but Bombard before the Attacks; with Typhoon Kate 1 Ambush', () => {
    const board: Board = { ...cause, ...jungle, ...road, 'can-tho': 'arvn-troops 3' }
    expect(only(answers(nva(board, { lasting: { 101: 'unshaded' } })), /^(ambush|bombard|ba-xuyen)/)).toEqual([
      'bombard 8.6.2/Ambush/2',
      'ba-xuyen 8.6.2/2',
    ])
    const kate = answers(nva(board, { lasting: { 115: 'unshaded' } }))
    expect(only(kate, /Which\/2$/)).toEqual(['loc-hue-khe-sanh 8.6.2/Which/2'])
    expect(
      joins(nva({ ...cause, 'binh-dinh': 'nva-underground 1, arvn-police 1' }, { lasting: { 115: 'unshaded' } })),
    ).toBe(false)
  })
})

describe('FITL 8.6.2 Bombard of the NVA', () => {
  const bombarded = (board: Board, more: SceneOptions = {}): string[] =>
    byLine(nva({ ...cause, ...board }, more), '8.6.2/Bombard/1')

  test('FITL 8.6.2/Ambush/2 without an Ambush before any Attack; with one not at all', () => {
    const board: Board = { ...cause, 'can-tho': 'arvn-troops 3' }
    const t = nva(board)
    expect(answers(t)).toEqual([ATTACK, 'bombard 8.6.2/Ambush/2'])
    expect(t.count('can-tho', 'arvn-troops')).toBe(2)
    expect(t.count('ba-xuyen', 'arvn-police')).toBe(0)
    const ambush: Board = {
      'binh-dinh': 'nva-underground 1, us-troops 1',
      'kien-phong': 'nva-underground 1, us-troops 1',
    }
    expect(byLine(nva({ ...board, ...ambush }), '8.6.2/Ambush/2')).toEqual([])
  })

  const guns = 'nva-troops 3'

  test('FITL 8.6.2/Bombard/1 Attack spaces first, then with NVA pieces, then with US Troops', () => {
    const board: Board = {
      'loc-hue-da-nang': guns,
      'quang-nam': 'nva-troops 4, arvn-troops 6, vc-active 6',
      hue: 'arvn-troops 3, nva-active 1',
      'quang-tri-thua-thien': 'us-troops 3',
      'da-nang': 'arvn-troops 3',
    }
    expect(bombarded(board)).toEqual(['quang-nam', 'hue'])
    expect(bombarded(board, { lasting: { 32: 'shaded' } })).toEqual(['quang-nam', 'hue', 'quang-tri-thua-thien'])
    expect(bombarded(board, { lasting: { 32: 'unshaded' } })).toEqual(['quang-nam'])
  })

  test('FITL 8.6.2/Bombard/2 US Troops before ARVN', () => {
    const t = nva({ ...cause, 'loc-hue-da-nang': guns, hue: 'us-troops 1, arvn-troops 2' })
    expect(byLine(t, '8.6.2/Bombard/2')).toEqual(['us-troops'])
    const arvn = nva({ ...cause, 'loc-hue-da-nang': guns, hue: 'arvn-troops 3' })
    expect(byLine(arvn, '8.6.2/Bombard/2')).toEqual([])
    expect(arvn.count('hue', 'arvn-troops')).toBe(2)
  })

  test('FITL 8.6.2/Bombard/3 if there is nothing to Bombard, no activity', () => {
    const idle: Board = { 'quang-nam': 'nva-active 1, arvn-police 1' }
    expect(answers(nva({ ...cause, ...idle })).at(-1)).toBe('done 8.6.2/Bombard/3')
    expect(answers(nva({ ...cause, ...idle, 'can-tho': 'arvn-troops 3' })).at(-1)).toBe('done 8.1.1/stop')
  })
})

describe('FITL 8.6.3 Terror of the NVA', () => {
  const hue: Board = { hue: 'nva-underground 1, active-support' }

  test('FITL 8.6.3/0 with 3 Population at Active Support in reach, by Troops too', () => {
    expect(first(nva({ ...hue, 'quang-nam': 'nva-troops 1, active-support' }))).toBe(TERROR)
    expect(first(nva({ ...hue, 'quang-nam': 'nva-active 1, active-support' }))).not.toBe(TERROR)
    expect(first(nva({ ...hue, 'quang-nam': 'nva-troops 1, passive-support' }))).not.toBe(TERROR)
    expect(first(nva({ saigon: 'nva-underground 1, active-support' }))).toBe(TERROR)
  })

  test('FITL 8.6.3/0 not if Resources do not reach so far, nor if they Attack', () => {
    const board: Board = { ...hue, 'quang-nam': 'nva-troops 1, active-support' }
    expect(first(nva(board, { resources: { nva: 1 } }))).not.toBe(TERROR)
    expect(first(nva({ ...board, 'ba-xuyen': 'nva-troops 2, arvn-police 1' }))).toBe(ATTACK)
  })

  test('FITL 8.6.3/1 in every space with Support, at random if Resources are short', () => {
    const board: Board = {
      saigon: 'nva-underground 1, active-support',
      'quang-nam': 'nva-troops 1, passive-support',
      'kien-phong': 'nva-underground 1, neutral',
    }
    const t = nva(board)
    expect(byLine(t, '8.6.3/1').sort()).toEqual(['quang-nam', 'saigon'])
    expect(t.level('quang-nam')).toBe('neutral')
    expect(t.level('saigon')).toBe('passive-support')
    expect(byLine(nva(board, { resources: { nva: 1 } }), '8.6.3/1')).toHaveLength(1)
  })

  test('FITL 8.6.3/Bombard then Bombard, if possible', () => {
    const board: Board = { saigon: 'nva-underground 1, active-support', 'quang-nam': 'nva-troops 3' }
    expect(byLine(nva({ ...board, 'da-nang': 'us-troops 3' }), '8.6.3/Bombard')).toEqual(['bombard'])
    expect(byLine(nva({ ...board, 'da-nang': 'us-troops 2' }), '8.6.3/Bombard')).toEqual([])
  })
})

describe('FITL 8.6.4 Rally of the NVA', () => {
  const away = (troops: number, guerrillas: number) => ({
    boxes: { 'out-of-play': { 'nva-troops': 40 - troops, 'nva-guerrillas': 20 - guerrillas } },
  })
  const march: Board = { 'quang-nam': 'nva-active 3' }

  test('FITL 8.6.4/0 with more than 20 Troops or 10 Guerrillas Available, or the Trail at 1 or less', () => {
    expect(first(nva(march, away(21, 3)))).toBe(RALLY)
    expect(first(nva(march, away(20, 13)))).toBe(MARCH)
    expect(first(nva(march, away(0, 14)))).toBe(RALLY)
    expect(first(nva(march, { tracks: { trail: 1 } }))).toBe(RALLY)
    expect(first(nva(march, { tracks: { trail: 0 } }))).toBe(RALLY)
  })

  test('FITL 8.6.4/1 a Base where 4 insurgents are, 2 of them NVA Guerrillas, Active ones first', () => {
    const t = rallying({ 'quang-nam': 'nva-underground 1, nva-active 1, nva-troops 1, vc-active 1, neutral' })
    expect(byLine(t, '8.6.4/1')).toEqual(['quang-nam', 'base'])
    expect(t.count('quang-nam', 'nva-base')).toBe(1)
    const seen = rallying({ 'quang-nam': 'nva-underground 2, nva-active 1, vc-active 1' })
    expect(byLine(seen, '8.6.4/1')).toContain('quang-nam')
    expect(seen.count('quang-nam', 'nva-active')).toBe(0)
  })

  test.each([
    ['3 are', 'nva-underground 2, vc-active 1'],
    ['1 NVA Guerrilla is', 'nva-underground 1, nva-troops 2, vc-active 2'],
    ['2 Bases are', 'nva-underground 2, vc-active 2, vc-base 2'],
  ])('FITL 8.6.4/1 not where %s', (_, pieces) => {
    expect(byLine(rallying({ 'quang-nam': pieces }), '8.6.4/1')).toEqual([])
  })

  test('FITL 8.6.4/2 8.6.4/3 8.6.4/4 COIN Control outside the South, then Bases, lonely ones first, then anywhere', () => {
    const board: Board = {
      'central-laos': 'arvn-troops 1',
      'quang-nam': 'nva-base 1, nva-underground 2',
      'kien-phong': 'nva-base 1, nva-underground 1',
    }
    const all = only(answers(rallying(board)), /^[a-z-]+ 8\.6\.4\/[234]$/).filter((a) => !/^(many|guerrilla) /.test(a))
    expect(all).toEqual(['central-laos 8.6.4/2', 'kien-phong 8.6.4/3', 'quang-nam 8.6.4/3'])
    const two = only(answers(rallying({ 'quang-nam': 'nva-base 1, nva-underground 2' })), /8\.6\.4\/4$/)
    expect(two.filter((a) => !a.startsWith('guerrilla'))).toHaveLength(2)
    expect(byLine(rallying({ 'central-laos': 'nva-troops 1' }), '8.6.4/2')).toEqual([])
  })

  test('FITL 8.6.4/3 as many as the Trail and the Bases allow', () => {
    const t = rallying({ 'quang-nam': 'nva-base 1' })
    t.bots()
    expect(t.count('quang-nam', 'nva-underground')).toBe(2)
  })

  const trail = (n: number, resources: number, more: SceneOptions = {}): Scene => {
    const t = nva(
      { 'quang-nam': 'nva-base 1, nva-active 2' },
      { ...away(40, 12), resources: { nva: resources }, tracks: { trail: n }, ...more },
    )
    t.bots()
    return t
  }

  test('FITL 8.6.4/5 the Trail is Improved with 3 Resources left, from 3 with 9', () => {
    expect(trail(1, 6).track('trail')).toBe(2)
    expect(trail(1, 5).track('trail')).toBe(1)
    expect(trail(3, 12).track('trail')).toBe(4)
    expect(trail(3, 11).track('trail')).toBe(3)
  })

  test('FITL 8.6.4/5 FL-28 by two boxes with SA-2s', () => {
    const t = trail(2, 6, { lasting: { 34: 'shaded' } })
    expect(t.track('trail')).toBe(4)
    expect(t.resources('nva')).toBe(1)
    expect(trail(2, 5, { lasting: { 34: 'shaded' } }).track('trail')).toBe(2)
  })

  test('FITL 8.6.4/5 with AAA in 1 space, if the Trail is Improved after it', () => {
    const aaa = { lasting: { 31: 'unshaded' } } as const
    expect(trail(1, 4, aaa).track('trail')).toBe(2)
    expect(trail(1, 4, aaa).resources('nva')).toBe(1)
    const poor = trail(1, 3, aaa)
    expect(poor.track('trail')).toBe(1)
    expect(poor.resources('nva')).toBe(0)
  })

  test('FITL 8.6.4/5 without a Guerrilla left the Trail alone', () => {
    const t = nva({ 'quang-nam': 'nva-base 1' }, { ...away(40, 0), tracks: { trail: 1 } })
    t.bots()
    expect(t.track('trail')).toBe(2)
  })

  test('FITL 8.6.4 if there is nothing to Rally or Improve, March', () => {
    const t = nva({ 'quang-nam': 'nva-troops 3' }, { ...away(40, 0), lasting: { 38: 'unshaded' } })
    expect(first(t)).toBe('march 8.1.1/none')
  })
})

describe('FITL 8.6.4 Infiltrate of the NVA', () => {
  const base = 'nva-base 1'

  test('FITL 8.6.4/Infiltrate/0 if 4 Troops would come; else Bombard', () => {
    const board: Board = { 'quang-nam': base, 'quang-tri-thua-thien': 'nva-troops 3, us-troops 9' }
    expect(byLine(rallying(board), '8.6.4/Bombard')).toEqual(['bombard'])
    expect(byLine(rallying({ ...board, 'kien-phong': base }), '8.6.4/Infiltrate/0')).toEqual(['infiltrate'])
  })

  test('FITL 8.6.4/Infiltrate/0 or a Base; in 1 space with the 559th Transport Grp', () => {
    const vc: Board = { 'quang-nam': 'nva-troops 3, vc-base 1' }
    const t = rallying(vc)
    expect(byLine(t, '8.6.4/Infiltrate/0')).toEqual(['infiltrate'])
    expect(t.count('quang-nam', 'nva-base')).toBe(1)
    expect(t.count('quang-nam', 'vc-base')).toBe(0)
    const two: Board = { 'quang-nam': base, 'kien-phong': base }
    expect(byLine(rallying(two, { lasting: { 46: 'unshaded' } }), '8.6.4/Infiltrate/0')).toEqual([])
  })

  test('FITL 8.6.4/Infiltrate/1 VC Bases first where most people are, then Tunneled ones', () => {
    const vc = 'nva-troops 3, vc-base 1'
    const where = (board: Board, more: SceneOptions = {}) =>
      byLine(rallying(board, more), '8.6.4/Infiltrate/1').filter((a) => a !== 'take-over')
    expect(where({ 'quang-nam': vc, 'kien-phong': vc, 'ba-xuyen': 'nva-troops 3, vc-tunnel 1' })).toEqual([
      'kien-phong',
      'ba-xuyen',
    ])
    expect(where({ 'quang-nam': 'nva-troops 1, vc-base 1' })).toEqual([])
    const none = { boxes: { 'out-of-play': { ...FEW['out-of-play'], 'nva-bases': 9 } } }
    expect(where({ 'quang-nam': vc }, none)).toEqual([])
  })

  test('FITL 8.6.4/Infiltrate/2 then Troops where most Guerrillas are, in the South first, then where 2 Bases are', () => {
    // No Guerrilla is Available: they only Improve the Trail.
    const where = (guerrillas: number, board: Board) =>
      byLine(
        rallying(board, { boxes: { 'out-of-play': { 'nva-guerrillas': 20 - guerrillas, 'nva-troops': 20 } } }),
        '8.6.4/Infiltrate/2',
      ).filter((answer) => board[answer as keyof Board] !== undefined)
    const two = 'nva-base 2, nva-active 2'
    expect(where(7, { 'quang-nam': 'nva-base 1, nva-active 3', 'north-vietnam': two, 'kien-phong': two })).toEqual([
      'quang-nam',
      'kien-phong',
    ])
    const one = 'nva-base 1, nva-active 2'
    expect(where(4, { 'north-vietnam': two, 'kien-phong': one })).toEqual(['kien-phong', 'north-vietnam'])
    expect(where(4, { 'north-vietnam': one, 'central-laos': two })).toEqual(['central-laos', 'north-vietnam'])
  })

  test('FITL 8.6.4/Infiltrate/3 and Guerrillas become Troops there until 2 are left', () => {
    const t = rallying({ 'quang-nam': 'nva-base 2, nva-underground 3, nva-active 2' })
    t.bots()
    expect(t.count('quang-nam', 'nva-active') + t.count('quang-nam', 'nva-underground')).toBe(2)
    expect(t.count('quang-nam', 'nva-active')).toBe(0)
    const few = rallying({ 'quang-nam': 'nva-base 2, vc-active 1' }, { tracks: { trail: 0 } })
    few.bots()
    expect(few.count('quang-nam', 'nva-underground')).toBe(2)
  })

  test('FITL 8.6.4/Bombard FL-29 with the McNamara Line', () => {
    const board: Board = { 'quang-nam': 'nva-base 2, nva-underground 3', 'da-nang': 'us-troops 3', hue: 'us-troops 3' }
    const t = rallying({ ...board, 'loc-hue-da-nang': 'nva-troops 3' }, { lasting: { 38: 'unshaded' } })
    expect(byLine(t, '8.6.4/Bombard')).toEqual(['bombard'])
  })
})

describe('FITL 8.6.5 March of the NVA', () => {
  const without = (bases: number) => ({ boxes: { 'out-of-play': { ...FEW['out-of-play'], 'nva-bases': bases } } })
  /** No Base is Available: nobody gathers for one. */
  const marching = (board: Board, more: SceneOptions = {}): Scene => nva(board, { ...without(9), ...more })

  test('FITL 8.6.5/0 FL-30 March if nothing else; in Monsoon Rally, or Pass', () => {
    const board: Board = { 'quang-nam': 'nva-troops 2' }
    expect(first(nva(board))).toBe(MARCH)
    const monsoon = { draw: [127, 21, 40, 70, 99, 128] }
    expect(first(nva(board, monsoon))).toBe('rally 8.1.1/none')
    const lost = { 'out-of-play': { 'nva-troops': 38, 'nva-guerrillas': 20 } }
    expect(first(nva(board, { ...monsoon, boxes: lost, lasting: { 38: 'unshaded' } }))).toBe('pass 8.1/pass')
  })

  test('FITL 8.6.5/3 toward 4 Guerrillas where a Base can come, hidden ones first', () => {
    const t = nva({ 'quang-nam': 'nva-underground 3, nva-active 3', 'southern-laos': 'nva-base 1, nva-active 2' })
    expect(byLine(t, '8.6.5/3')).toContain('central-laos')
    expect(t.count('central-laos', 'nva-underground')).toBe(3)
    expect(t.count('central-laos', 'nva-active')).toBe(1)
  })

  test('FITL 8.6.5/3 not without an Available Base, nor where 4 Guerrillas or a Base are', () => {
    const board: Board = { 'quang-nam': 'nva-underground 3', 'southern-laos': 'nva-base 1, nva-active 2' }
    expect(byLine(nva(board, without(8)), '8.6.5/3')).toEqual([])
    expect(byLine(nva(board, without(7)), '8.6.5/3')).toContain('central-laos')
    expect(byLine(nva({ ...board, 'central-laos': 'nva-active 4' }), '8.6.5/3')).toEqual([])
    expect(byLine(nva({ ...board, 'central-laos': 'nva-base 1, nva-active 2' }), '8.6.5/3')).toEqual([])
  })

  test('FITL 8.6.5/4 1 Underground Guerrilla onto Hue to Da Nang, else onto another LoC', () => {
    const t = marching({ 'quang-nam': 'nva-underground 2' })
    expect(byLine(t, '8.6.5/4')).toContain('loc-hue-da-nang')
    expect(t.count('loc-hue-da-nang', 'nva-underground')).toBe(1)
    const taken = marching({ 'quang-nam': 'nva-underground 2', 'loc-hue-da-nang': 'vc-underground 1' })
    expect(byLine(taken, '8.6.5/4')).toContain('loc-da-nang-dak-to')
  })

  test('FITL 8.6.5/4 not by an Active one, nor where it would be seen', () => {
    expect(byLine(marching({ 'quang-nam': 'nva-active 2' }), '8.6.5/4')).toEqual([])
    const watched = marching({ 'quang-nam': 'nva-underground 2', 'loc-hue-da-nang': 'arvn-police 3' })
    expect(byLine(watched, '8.6.5/4')).toContain('loc-da-nang-dak-to')
  })

  test('FITL 8.6.5/7 a group wins Control where most people are, if it can', () => {
    const board: Board = { 'tay-ninh': 'nva-troops 5', 'an-loc': 'arvn-police 1', saigon: 'arvn-police 3' }
    const t = marching(board)
    expect(byLine(t, '8.6.5/7')).toContain('saigon')
    expect(t.count('saigon', 'nva-troops')).toBe(4)
    expect(byLine(marching({ ...board, saigon: 'arvn-police 4' }), '8.6.5/7')).not.toContain('saigon')
  })

  test('FITL 8.6.5/7 at equal Population without a US Base, then under COIN Control', () => {
    const goal = (north: string, south: string): number => {
      const t = marching({ 'quang-nam': 'nva-troops 4', 'quang-tri-thua-thien': north, 'quang-tin-quang-ngai': south })
      t.bots()
      return t.count('quang-tri-thua-thien', 'nva-troops') - t.count('quang-tin-quang-ngai', 'nva-troops')
    }
    expect(goal('us-base 1', 'vc-active 1')).toBe(-3)
    expect(goal('vc-active 1', 'us-base 1')).toBe(3)
    expect(goal('arvn-police 1', 'vc-active 1')).toBe(3)
    expect(goal('vc-active 1', 'arvn-police 1')).toBe(-3)
  })

  test('FITL 8.6.5/7 groups go together if one is not enough, otherwise apart', () => {
    const board: Board = { 'tay-ninh': 'nva-troops 4', 'kien-phong': 'nva-troops 4' }
    const t = marching({ ...board, saigon: 'arvn-police 5' })
    t.bots()
    expect(t.count('saigon', 'nva-troops')).toBe(6)
    const apart = marching({ ...board, saigon: 'arvn-police 2' })
    apart.bots()
    expect(apart.count('saigon', 'nva-troops')).toBe(3)
  })

  test('FITL 8.6.5/7 in 3 spaces at most', () => {
    const group = 'nva-troops 4'
    const t = marching({ 'quang-nam': group, 'kien-phong': group, 'khanh-hoa': group, 'central-laos': group })
    expect(new Set(byLine(t, '8.6.5/7').filter((answer) => /[a-z]/.test(answer)))).toHaveLength(6)
  })

  test('FITL 8.6.5/7 those stay who keep Control, Guerrillas before Troops, and 2 at a Base', () => {
    const t = marching({ 'quang-nam': 'nva-troops 3, nva-active 3, arvn-police 2' })
    t.bots()
    expect(t.count('quang-nam', 'nva-active')).toBe(3)
    expect(t.count('quang-nam', 'nva-troops')).toBe(0)
    const base = nva({ 'quang-nam': 'nva-base 1, nva-troops 4' }, without(8))
    base.bots()
    expect(base.count('quang-nam', 'nva-troops')).toBe(2)
  })

  test('FITL 8.6.5/2 more than one space only by a Trail of 4', () => {
    const board: Board = { 'north-vietnam': 'nva-troops 5', 'kien-giang-an-xuyen': 'arvn-police 1' }
    const far = marching(board, { tracks: { trail: 4 } })
    expect(byLine(far, '8.6.5/2')).toContain('central-laos')
    expect(far.count('kien-giang-an-xuyen', 'nva-troops')).toBe(4)
    const near = marching(board, { tracks: { trail: 3 } })
    expect(byLine(near, '8.6.5/2')).toEqual([])
    expect(near.count('quang-tri-thua-thien', 'nva-troops')).toBe(4)
  })

  test('FITL 8.6.5/7 two groups do not join by the same last step of a long way', () => {
    const group = 'nva-troops 4'
    const board: Board = { 'north-vietnam': group, 'central-laos': group, 'kien-phong': 'arvn-police 5' }
    const t = marching(board, { tracks: { trail: 4 } })
    t.bots()
    expect(t.count('kien-phong', 'nva-troops')).toBe(0)
    const beside = marching({ ...board, 'central-laos': '', 'kien-giang-an-xuyen': group }, { tracks: { trail: 4 } })
    beside.bots()
    expect(beside.count('kien-phong', 'nva-troops')).toBe(6)
  })

  test('FITL 8.6.5/8 then to a Base that nobody guards', () => {
    const board: Board = { sihanoukville: 'nva-troops 3', 'kien-giang-an-xuyen': 'arvn-police 9' }
    const t = nva({ ...board, 'the-parrots-beak': 'nva-base 1' })
    expect(byLine(t, '8.6.5/8')).toContain('2')
    expect(t.count('the-parrots-beak', 'nva-troops')).toBe(2)
    const guarded = nva({ ...board, 'the-parrots-beak': 'nva-base 1, nva-active 1' })
    expect(first(guarded)).toBe('rally 8.1.1/none')
  })

  const cliff = 'arvn-police 6'

  test('FITL 8.6.5/Ambush if a Base falls, at once or once its last guard is gone', () => {
    const road = marching({ 'quang-nam': 'nva-underground 2', 'da-nang': 'us-base 1' })
    expect(byLine(road, '8.6.5/Ambush')).toEqual(['ambush'])
    expect(road.count('da-nang', 'us-base')).toBe(0)
    const both: Board = {
      'quang-nam': 'nva-underground 5',
      'quang-tri-thua-thien': cliff,
      'quang-tin-quang-ngai': cliff,
      'southern-laos': cliff,
      'central-laos': cliff,
      'da-nang': 'us-base 1, arvn-police 1',
    }
    const t = marching(both)
    expect(byLine(t, '8.6.5/Ambush')).toContain('ambush')
    expect(t.count('da-nang', 'us-base') + t.count('da-nang', 'arvn-police')).toBe(0)
    const guarded = marching({ ...both, 'da-nang': 'us-base 1, arvn-police 2' })
    expect(byLine(guarded, '8.6.5/Ambush')).toEqual([])
  })

  test('FITL 8.6.5/InfiltrateOrBombard else Infiltrate, else Bombard', () => {
    const board: Board = { 'quang-nam': 'nva-troops 5', hue: 'us-troops 3', 'quang-tin-quang-ngai': cliff }
    expect(byLine(marching(board), '8.6.5/InfiltrateOrBombard')).toEqual(['bombard'])
    const base = nva({ ...board, 'kien-phong': 'nva-base 2, nva-active 2' }, without(7))
    expect(only(answers(base), /^(infiltrate|bombard) /)).toEqual(['infiltrate 8.6.4/Infiltrate/0'])
  })
})

describe('FITL 8.6.6 Redeploy of the NVA', () => {
  const redeploying = (board: Board): Scene => {
    const t = scene(board, { phase: 'redeploy', seats: { nva: 'fitl' } })
    t.bots()
    return t
  }
  const troops = (t: Scene, space: Parameters<Scene['count']>[0]): number => t.count(space, 'nva-troops')

  test('FITL 8.6.6/2 only the Troops needed add Control', () => {
    const board: Board = { 'north-vietnam': 'nva-troops 6, nva-base 1', 'quang-nam': 'nva-base 1, us-troops 3' }
    const t = scene(board, { phase: 'redeploy', seats: { nva: 'fitl' } })
    expect(byLine(t, '8.6.6/2')).toContain('3')
    expect(troops(t, 'quang-nam')).toBe(3)
    const held = redeploying({ ...board, 'quang-nam': 'nva-base 1, nva-active 3, us-troops 3' })
    expect(troops(held, 'quang-nam')).toBe(0)
  })

  test('FITL 8.6.6/2 where most people are won', () => {
    const haven = 'nva-base 1, us-troops 3'
    const t = redeploying({ 'north-vietnam': 'nva-troops 4', 'quang-nam': haven, 'kien-phong': haven })
    expect([troops(t, 'quang-nam'), troops(t, 'kien-phong')]).toEqual([0, 3])
    const two = redeploying({
      'north-vietnam': 'nva-troops 5',
      'kien-phong': 'nva-base 1, us-troops 4',
      'quang-nam': 'nva-base 1, us-troops 2',
      'binh-dinh': 'nva-base 1, us-troops 2',
    })
    expect([troops(two, 'kien-phong'), troops(two, 'quang-nam'), troops(two, 'binh-dinh')]).toEqual([0, 2, 2])
  })

  test('FITL 8.6.6/2 by lot where as much is won', () => {
    const haven = 'nva-base 1, us-troops 3'
    const board: Board = { 'north-vietnam': 'nva-troops 4', 'tay-ninh': haven, 'kien-phong': haven }
    const won = (botDice: readonly number[]): number[] => {
      const t = scene(board, { phase: 'redeploy', seats: { nva: 'fitl' }, botDice })
      t.bots()
      return [troops(t, 'tay-ninh'), troops(t, 'kien-phong')]
    }
    expect([won([1]), won([2])]).toEqual(
      expect.arrayContaining([
        [3, 0],
        [0, 3],
      ]),
    )
  })

  test('FITL 8.6.6/2 never Troops that keep Control, or keep COIN from it', () => {
    const haven: Board = { 'quang-nam': 'nva-base 1, us-troops 2' }
    const held = redeploying({ ...haven, 'kien-phong': 'nva-troops 3, us-troops 2' })
    expect(troops(held, 'kien-phong')).toBe(3)
    const even = redeploying({ ...haven, 'kien-phong': 'nva-troops 2, us-troops 2' })
    expect(troops(even, 'kien-phong')).toBe(2)
    const lost = redeploying({ ...haven, 'kien-phong': 'nva-troops 2, us-troops 3' })
    expect([troops(lost, 'kien-phong'), troops(lost, 'quang-nam')]).toEqual([0, 2])
  })

  test('FITL 8.6.6/3 too few to win: at least COIN Control goes', () => {
    const board: Board = { 'north-vietnam': 'nva-troops 3', 'quang-nam': 'nva-base 1, us-troops 3' }
    const t = scene(board, { phase: 'redeploy', seats: { nva: 'fitl' } })
    expect(byLine(t, '8.6.6/3')).toContain('2')
    expect(troops(t, 'quang-nam')).toBe(2)
    const fewer = redeploying({ ...board, 'north-vietnam': 'nva-troops 2' })
    expect(troops(fewer, 'quang-nam')).toBe(0)
  })

  test('FITL 8.6.6/4 the rest next to COIN Control, in the South first, but none that is there already', () => {
    const board: Board = {
      'north-vietnam': 'nva-troops 5',
      'quang-nam': 'nva-base 1',
      'central-laos': 'nva-base 1',
      'da-nang': 'us-troops 1',
      'quang-tri-thua-thien': 'us-troops 3',
    }
    const t = redeploying({ ...board, 'quang-tri-thua-thien': '' })
    expect(troops(t, 'quang-nam')).toBe(4)
    const near = redeploying(board)
    expect(troops(near, 'north-vietnam')).toBe(5)
    const none = redeploying({ 'north-vietnam': 'nva-troops 5', 'quang-nam': 'nva-base 1' })
    expect(troops(none, 'north-vietnam')).toBe(5)
  })
})

describe('FITL 8.6 what others ask of the NVA', () => {
  test('FITL 8.1.2 M-48 Patton: of the cubes that moved Police and Troops go evenly', () => {
    const t = scene(
      { hue: 'arvn-troops 2, arvn-police 2' },
      {
        first: 'arvn',
        eligible: ['arvn'],
        lasting: { 14: 'shaded' },
        options: { edition: '2nd' },
        seats: { nva: 'fitl' },
      },
    )
    t.play('patrol', 'hue', 'loc-hue-da-nang', '2', '2', 'done', 'done')
    expect(byLine(t, '8.1.2/1')).toEqual(['loc-hue-da-nang', 'arvn-troops', 'loc-hue-da-nang', 'arvn-police'])
    expect([t.count('loc-hue-da-nang', 'arvn-troops'), t.count('loc-hue-da-nang', 'arvn-police')]).toEqual([1, 1])
  })

  const granted = (card: number, board: Board, more: SceneOptions = {}): Scene =>
    scene(board, { card, eligible: ['nva'], ...more, seats: { nva: 'fitl' } })

  test('FITL 8.4.1/R59 An Loc: all Troops that can March to the City, if that brings NVA Control', () => {
    const near: Board = { 'the-fishhook': 'nva-troops 3', 'phuoc-long': 'nva-troops 2' }
    const won = granted(71, { ...near, 'an-loc': 'arvn-police 8' })
    won.bots()
    expect(won.pieces('an-loc')).toEqual({ 'arvn-police': 4, 'nva-troops': 5 })
    // One Police more, and nobody would Control the City.
    const held = granted(71, { ...near, 'an-loc': 'arvn-police 9' })
    held.bots()
    expect(held.count('an-loc', 'arvn-police')).toBe(9)
  })

  test('FITL 8.6.2/Ambush/0 an Ambush that an event grants takes a Base, then Special Forces first', () => {
    const board: Board = {
      'loc-hue-da-nang': 'nva-underground 1',
      hue: 'arvn-police 1',
      'da-nang': 'rangers-active 1, arvn-police 1',
    }
    const t = granted(69, board, { botDice: [2, 1] })
    t.bots()
    expect(t.count('da-nang', 'rangers-active')).toBe(0)
    expect(t.count('hue', 'arvn-police')).toBe(1)
  })
})
