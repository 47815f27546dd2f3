import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { answers, byLine, operating, vcOutOfPlay } from '../../../../test/nonplayers.ts'

/** No Guerrilla is Available, so that there is no Rally, and the NVA is a non-player unless said otherwise. */
const vc = (board: Board, { seats, ...more }: SceneOptions = {}): Scene =>
  operating('vc', board, {
    boxes: { 'out-of-play': { 'vc-guerrillas': vcOutOfPlay(board, 0) } },
    seats: { nva: 'fitl', ...seats },
    ...more,
  })
const operation = (t: Scene): string | undefined => answers(t, 1)[0]
/** Every LoC is watched, so that nobody stays Underground there. */
const WATCHED: Board = Object.fromEntries(
  [
    'hue-khe-sanh',
    'hue-da-nang',
    'da-nang-qui-nhon',
    'kontum-dak-to',
    'kontum-qui-nhon',
    'kontum-ban-me-thuot',
    'qui-nhon-cam-ranh',
    'cam-ranh-da-lat',
    'saigon-cam-ranh',
    'saigon-da-lat',
    'saigon-an-loc-ban-me-thuot',
    'saigon-can-tho',
    'can-tho-chau-doc',
    'can-tho-long-phu',
  ].map((id, i) => [`loc-${id}`, i < 7 ? 'arvn-troops 3' : 'us-troops 3']),
)
/** Claymores, unshaded: no Ambush follows. */
const QUIET: SceneOptions = { lasting: { 17: 'unshaded' } }
const inland = (board: Board, more: SceneOptions = {}): Scene => vc({ ...WATCHED, ...board }, more)
/** Where a March went, by the line that sent it. */
const went = (t: Scene, line: string): string[] => byLine(t, line)

describe('FITL 8.5.3 March', () => {
  test('FITL 8.5.3/0 if there is neither Terror nor Rally nor an Underground Guerrilla on a LoC', () => {
    expect(operation(vc({ 'tay-ninh': 'vc-underground 3' }))).toBe('march 8.5.3/0')
    expect(operation(vc({ 'tay-ninh': 'vc-underground 3', 'loc-saigon-can-tho': 'vc-active' }))).toBe('march 8.5.3/0')
    const onLoc = vc({ 'tay-ninh': 'vc-underground 3', 'loc-saigon-can-tho': 'vc-underground, arvn-police' })
    expect(operation(onLoc)).toBe('attack 8.5.4/0')
  })

  test('FITL 8.5.3 FL-26 IfNone: without Resources and LoCs in reach they Rally, beginning with Tax', () => {
    const t = inland(
      { 'tay-ninh': 'vc-underground, active-opposition, vc-active' },
      { resources: { vc: 0 }, boxes: { 'out-of-play': { 'vc-guerrillas': 20 } } },
    )
    const said = answers(t)
    expect(said[0]).toBe('rally 8.1.1/none')
    expect(t.level('tay-ninh')).toBe('passive-opposition')
    expect(said).toContain('tay-ninh 8.5.2/7')
  })

  test('FITL 8.5.3 FL-26 IfNone: in Monsoon they Rally, or pass', () => {
    const monsoon: SceneOptions = { draw: [127, 21, 40] }
    const few: SceneOptions = { ...monsoon, boxes: { 'out-of-play': { 'vc-guerrillas': 20 } } }
    expect(operation(vc({ 'tay-ninh': 'vc-underground 3' }, few))).toBe('rally 8.1.1/none')
    expect(
      operation(
        vc({ 'tay-ninh': 'vc-underground, passive-support, arvn-police 5' }, { ...monsoon, resources: { vc: 0 } }),
      ),
    ).toBe('pass 8.1/pass')
  })

  test('FITL 8.5.3/1 leaving 1 Guerrilla, 2 at a Base', () => {
    const t = inland({ 'phuoc-long': 'vc-underground 4', 'the-parrots-beak': 'vc-underground 3, vc-base' })
    t.bots()
    expect([t.count('phuoc-long', 'vc-underground'), t.count('the-parrots-beak', 'vc-underground')]).toEqual([1, 2])
  })

  test('FITL 8.5.3/1 follows for the numbers; as few as must stay Underground go where they are seen', () => {
    const t = inland({ 'phuoc-long': 'vc-underground 2, vc-active 2, nva-troops' })
    expect(went(t, '8.5.3/1')).toEqual(['2', '1'])
    expect(t.pieces('phuoc-long')).toEqual({ 'vc-active': 1, 'nva-troops': 1 })
  })

  test('FITL 8.5.3/1 nobody leaves a space with 1, nor a Base with 2', () => {
    const t = inland({ 'phuoc-long': 'vc-underground', 'the-parrots-beak': 'vc-underground 2, vc-base' })
    expect(operation(t)).toBe('pass 8.1/pass')
  })

  test('FITL 8.5.3/1 nor does the only one on the map', () => {
    const t = vc(
      { 'tay-ninh': 'vc-underground' },
      { resources: { vc: 0 }, boxes: { 'out-of-play': { 'vc-guerrillas': 29 } } },
    )
    expect(operation(t)).toBe('pass 8.1/pass')
    expect(t.count('tay-ninh', 'vc-underground')).toBe(1)
  })

  test('FITL 8.5.3/2 COIN and NVA gain no Control in South Vietnam by it', () => {
    const t = inland({ 'phuoc-long': 'vc-underground 4, arvn-police 3' })
    expect(went(t, '8.5.3/2')).toEqual(['1'])
    expect(t.count('phuoc-long', 'vc-underground')).toBe(3)
    const u = inland({ 'phuoc-long': 'vc-underground 4, nva-troops 3' })
    u.bots()
    expect(u.count('phuoc-long', 'vc-underground')).toBe(3)
  })

  test('FITL 8.5.3/2 not where they have it, nor outside', () => {
    const t = inland({
      'phuoc-long': 'vc-underground 3, arvn-police 5',
      'the-fishhook': 'vc-underground 3, nva-troops 3',
    })
    expect(went(t, '8.5.3/2')).toEqual([])
    expect([t.count('phuoc-long', 'vc-underground'), t.count('the-fishhook', 'vc-underground')]).toEqual([1, 1])
  })

  test('FITL 8.5.3/3 one Underground Guerrilla onto each LoC with Econ, free of charge', () => {
    const t = vc({ 'ba-xuyen': 'vc-underground 3, vc-active 2' }, { resources: { vc: 0 } })
    expect(went(t, '8.5.3/3')).toContain('loc-can-tho-long-phu')
    // There it is Active once it has Taxed.
    expect([t.pieces('loc-can-tho-long-phu'), t.resources('vc')]).toEqual([{ 'vc-active': 1 }, 1])
    expect(t.pieces('loc-can-tho-bac-lieu')).toEqual({})
    expect(t.pieces('ba-xuyen')).toEqual({ 'vc-underground': 2, 'vc-active': 2 })
  })

  test('FITL 8.5.3/3 first the LoC of Econ 2', () => {
    const t = vc({ 'kien-hoa-vinh-binh': 'vc-underground 2' }, { resources: { vc: 0 } })
    expect(went(t, '8.5.3/3')).toContain('loc-saigon-can-tho')
    expect(t.count('loc-can-tho-long-phu', 'vc-underground')).toBe(0)
  })

  test('FITL 8.5.3/3 not where the Guerrilla would be seen, nor by an Active one', () => {
    const seen = vc({ 'ba-xuyen': 'vc-underground 2', 'loc-can-tho-long-phu': 'arvn-police 3' })
    expect(went(seen, '8.5.3/3')).toEqual([])
    expect(seen.count('loc-can-tho-long-phu', 'vc-active')).toBe(0)
    const unseen = vc({ 'ba-xuyen': 'vc-underground 2', 'loc-can-tho-long-phu': 'arvn-police 2' })
    expect(went(unseen, '8.5.3/3')).toContain('loc-can-tho-long-phu')
    expect(went(vc({ 'ba-xuyen': 'vc-active 3' }), '8.5.3/3')).toEqual([])
    const bns = vc(
      { 'ba-xuyen': 'vc-underground 2', 'loc-can-tho-long-phu': 'arvn-police' },
      { lasting: { 104: 'unshaded' } },
    )
    expect(went(bns, '8.5.3/3')).toEqual([])
  })

  test('FITL 8.5.3/4 first where there is no Active Opposition', () => {
    const t = inland({
      'the-parrots-beak': 'vc-underground 3',
      'kien-phong': 'active-opposition',
      'kien-giang-an-xuyen': 'passive-support',
      'tay-ninh': 'active-opposition',
    })
    expect(went(t, '8.5.3/4')).toContain('kien-giang-an-xuyen')
    expect(t.count('kien-giang-an-xuyen', 'vc-underground')).toBe(2)
  })

  test('FITL 8.5.3/4 then where most stay Underground, and just so many go', () => {
    const t = inland(
      {
        'the-parrots-beak': 'vc-underground 6',
        'kien-phong': 'passive-support, arvn-police 2',
        'kien-giang-an-xuyen': 'passive-support, arvn-police 4',
        'tay-ninh': 'passive-support',
      },
      QUIET,
    )
    t.bots()
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-underground': 3 })
    expect(t.count('kien-phong', 'vc-underground')).toBe(1)
    // 2 are left: 1 could go, but would be seen, and COIN would keep its Control.
    expect([t.count('kien-giang-an-xuyen', 'vc-active'), t.count('the-parrots-beak', 'vc-underground')]).toEqual([0, 2])
  })

  test('FITL 8.5.3/4 among equals to remove COIN Control', () => {
    const t = inland(
      {
        'the-parrots-beak': 'vc-underground 3',
        'kien-phong': 'arvn-police 3',
        'kien-giang-an-xuyen': 'arvn-police 2',
        'tay-ninh': 'arvn-police 4',
      },
      QUIET,
    )
    t.bots()
    expect(t.count('kien-giang-an-xuyen', 'vc-underground')).toBe(2)
  })

  test('FITL 8.5.3/4 where nobody stays Underground only to remove COIN Control, Active ones first', () => {
    const board = (n: number): Board => ({
      'the-parrots-beak': 'vc-underground 2, vc-active 2',
      'kien-phong': 'passive-support, arvn-police 7',
      'kien-giang-an-xuyen': `passive-support, arvn-police ${n}`,
      'tay-ninh': 'passive-support, arvn-police 9',
    })
    const t = inland(board(3))
    expect(went(t, '8.5.3/4')).toContain('kien-giang-an-xuyen')
    expect(t.pieces('kien-giang-an-xuyen')).toEqual({ 'vc-active': 3, 'arvn-police': 3 })
    expect(t.pieces('the-parrots-beak')).toEqual({ 'vc-underground': 1 })
    expect(operation(inland(board(4)))).not.toBe('march 8.5.3/0')
  })

  test('FITL 8.5.3/4 not into spaces without people, nor without Resources', () => {
    expect(operation(inland({ sihanoukville: 'vc-underground 3' }, { resources: { vc: 0 } }))).toBe('pass 8.1/pass')
    const t = inland({ 'northeast-cambodia': 'vc-underground 3' })
    expect(went(t, '8.5.3/4')).toContain('pleiku-darlac')
    expect([t.count('southern-laos', 'vc-underground'), t.count('the-fishhook', 'vc-underground')]).toEqual([0, 0])
  })

  test('FITL 8.5.3/4 nobody goes back where others came from', () => {
    const opposed = 'active-opposition'
    const t = inland(
      {
        'ba-xuyen': 'vc-underground 3',
        'kien-giang-an-xuyen': 'vc-underground 3',
        'can-tho': opposed,
        'kien-phong': opposed,
        'kien-hoa-vinh-binh': opposed,
      },
      { resources: { vc: 2 } },
    )
    t.bots()
    const left = (space: 'ba-xuyen' | 'kien-giang-an-xuyen'): number =>
      t.count(space, 'vc-underground') + t.count(space, 'vc-active')
    expect([left('ba-xuyen'), left('kien-giang-an-xuyen')].sort()).toEqual([1, 2])
  })

  const northern: Board = {
    'the-parrots-beak': 'vc-active 4',
    'kien-phong': 'nva-troops 3, vc-base',
    'tay-ninh': 'nva-troops 4',
    'phuoc-long': 'nva-troops',
  }

  test('FITL 8.5.3/5 against NVA Control of Population, if the NVA is a player', () => {
    const t = inland(northern, { seats: { nva: 'person' } })
    expect(went(t, '8.5.3/5')).toContain('kien-phong')
    expect(t.count('kien-phong', 'vc-active')).toBe(3)
  })

  test('FITL 8.5.3/5 not if the NVA is a non-player, nor where its Control stays', () => {
    expect(operation(inland(northern))).not.toBe('march 8.5.3/0')
    const t = inland({ 'the-parrots-beak': 'vc-active 4', 'tay-ninh': 'nva-troops 4' }, { seats: { nva: 'person' } })
    expect(operation(t)).not.toBe('march 8.5.3/0')
  })
})

describe('FITL 8.5.3 after the March', () => {
  const board: Board = {
    'the-parrots-beak': 'vc-underground 3',
    'kien-phong': 'passive-support, us-troops, arvn-police',
    'kien-giang-an-xuyen': 'active-support, arvn-police 4',
    'tay-ninh': 'active-support, arvn-police 9',
  }

  test('FITL 8.5.3/Ambush/0 with a Resource left they Ambush where Underground ones came', () => {
    const t = inland(board)
    const said = answers(t)
    expect(said).toContain('ambush 8.5.3/Ambush/0')
    expect(t.pieces('kien-phong')).toEqual({ 'vc-active': 1, 'arvn-police': 1 })
  })

  test('FITL 8.5.3/Ambush/0 not without Resources, then 8.5.3/TaxOrSubvert', () => {
    const t = inland({ ...board, 'ba-xuyen': 'vc-underground, arvn-police' }, { resources: { vc: 1 } })
    const said = answers(t)
    expect(said.filter((s) => s.startsWith('ambush'))).toEqual([])
    expect(said).toContain('tax 8.5.3/TaxOrSubvert')
  })

  test('FITL 8.5.3/TaxOrSubvert not after an Ambush; Subvert where no Tax is', () => {
    expect(answers(inland(board)).filter((s) => s.endsWith('TaxOrSubvert'))).toEqual([])
    const t = inland({ 'northeast-cambodia': 'vc-underground 2', 'phuoc-long': 'vc-underground, arvn-police 3' })
    expect(answers(t)).toContain('subvert 8.5.3/TaxOrSubvert')
    expect(t.count('phuoc-long', 'arvn-police')).toBe(1)
  })

  test('FITL 8.5.3/Ambush/1 by the priorities of Attack: US before ARVN, 1 space with Booby Traps', () => {
    const two: Board = {
      sihanoukville: 'vc-underground 2',
      'kien-giang-an-xuyen': 'us-troops',
      'northeast-cambodia': 'vc-underground 2',
      'pleiku-darlac': 'arvn-police',
    }
    const t = inland(two, { lasting: { 101: 'unshaded' } })
    expect(byLine(t, '8.5.3/Ambush/1')).toEqual(['kien-giang-an-xuyen'])
    expect([t.count('kien-giang-an-xuyen', 'us-troops'), t.count('pleiku-darlac', 'arvn-police')]).toEqual([0, 1])
    const both = inland(two)
    both.bots()
    expect([both.count('kien-giang-an-xuyen', 'us-troops'), both.count('pleiku-darlac', 'arvn-police')]).toEqual([0, 0])
    const u = inland({ 'northeast-cambodia': 'vc-underground 2' })
    expect(byLine(u, '8.5.3/Ambush/1')).toEqual([])
  })
})
