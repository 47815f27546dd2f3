import { describe, expect, test } from 'vitest'
import { CITIES_HELD, inTheField } from '../../../../test/arvn.ts'
import type { Board, SceneOptions } from '../../../../test/kit.ts'
import { answers, byLine } from '../../../../test/nonplayers.ts'

/** Money for one space. */
const POOR: SceneOptions = { resources: { arvn: 3 } }
/** Typhoon Kate: no Transport. */
const KATE: SceneOptions = { lasting: { 115: 'unshaded' } }
/** The next card is a Coup card. */
const MONSOON: SceneOptions = { draw: [127, 21] }
const first = (board: Board, more: SceneOptions = {}): string | undefined => answers(inTheField(board, more))[0]

describe('FITL 8.7.3 Patrol', () => {
  const SAIGON: Board = { saigon: 'arvn-police 2, arvn-troops 6' }

  test('FITL 8.7.3/0 if Guerrillas on a LoC cut a city off from Saigon, not if there is another way', () => {
    expect(first({ ...SAIGON, 'loc-saigon-can-tho': 'vc-underground' })).toBe('patrol 8.7.3/0')
    expect(first({ ...SAIGON, 'loc-saigon-cam-ranh': 'vc-underground' })).not.toBe('patrol 8.7.3/0')
  })

  test('FITL 8.7.3/0 not if insurgents in a city alone are in the way, nor for a LoC beyond it', () => {
    expect(first({ ...SAIGON, 'da-nang': 'vc-underground' })).not.toBe('patrol 8.7.3/0')
    expect(first({ ...SAIGON, 'da-nang': 'vc-underground', 'loc-hue-da-nang': 'vc-underground' })).not.toBe(
      'patrol 8.7.3/0',
    )
    expect(first({ ...SAIGON, 'loc-hue-da-nang': 'vc-underground' })).toBe('patrol 8.7.3/0')
  })

  test('FITL 8.7.3/1-2 Police, then Troops, to 3 cubes on the LoC', () => {
    const t = inTheField({ ...SAIGON, 'loc-saigon-can-tho': 'vc-underground' })
    expect(answers(t).slice(0, 3)).toEqual(['patrol 8.7.3/0', 'saigon 8.7.3/1', 'loc-saigon-can-tho 8.7.3/2'])
    expect(t.count('loc-saigon-can-tho', 'arvn-police')).toBe(2)
    expect(t.count('loc-saigon-can-tho', 'arvn-troops')).toBe(1)
  })

  test('FITL 8.7.3/1 from where most cubes are; a province keeps 3 COIN cubes and Special Forces', () => {
    const t = inTheField({
      saigon: 'arvn-police 3',
      'kien-phong': 'arvn-police 5, arvn-troops',
      'loc-saigon-can-tho': 'vc-active',
    })
    answers(t)
    expect(t.pieces('loc-saigon-can-tho')['arvn-police']).toBe(3)
    expect(t.count('kien-phong', 'arvn-police')).toBe(2)
  })

  test('FITL 8.7.3/1 a province keeps its COIN Control, its last Troop and its last Police', () => {
    const control = inTheField({
      'kien-phong': 'arvn-police 5, arvn-troops, vc-underground 5',
      'loc-saigon-can-tho': 'vc-active',
    })
    answers(control)
    expect(control.count('kien-phong', 'arvn-police')).toBe(5)
    const last = inTheField(
      { 'kien-phong': 'arvn-police, arvn-troops, rangers-active 4', 'loc-saigon-can-tho': 'vc-active' },
      KATE,
    )
    answers(last)
    expect(last.pieces('kien-phong')).toEqual({ 'arvn-police': 1, 'arvn-troops': 1, 'rangers-active': 4 })
  })

  test('FITL 8.7.3/2 nearest to Saigon first; cities are emptied for it', () => {
    const t = inTheField({
      saigon: 'arvn-police 3',
      'can-tho': 'arvn-police 3',
      'loc-saigon-can-tho': 'vc-active',
      'loc-can-tho-chau-doc': 'vc-active',
    })
    const said = answers(t)
    expect(said.indexOf('loc-saigon-can-tho 8.7.3/2')).toBeLessThan(said.indexOf('loc-can-tho-chau-doc 8.7.3/2'))
    expect(said).toContain('loc-saigon-can-tho 8.7.3/2')
    expect(t.count('saigon', 'arvn-police') + t.count('can-tho', 'arvn-police')).toBe(0)
  })

  test('FITL 8.7.3/2 not to a LoC with 3 ARVN cubes', () => {
    const t = inTheField({ saigon: 'arvn-police 3', 'loc-saigon-can-tho': 'vc-underground, arvn-police 3' })
    expect(byLine(t, '8.7.3/2')).toEqual([])
  })

  test('FITL 8.7.3/3 then to cities for COIN Control, 3 cubes, a Troop and a Police, most populous first', () => {
    const t = inTheField({
      saigon: 'arvn-police 6, arvn-troops 6',
      'can-tho': 'vc-active 2, arvn-troops',
      'loc-saigon-can-tho': 'vc-active, arvn-police 3',
    })
    const cities = byLine(t, '8.7.3/3').filter((answer) => !/^\d/.test(answer))
    expect(cities).toContain('cam-ranh')
    expect(t.count('saigon', 'arvn-police') + t.count('saigon', 'arvn-troops')).toBeGreaterThanOrEqual(3)
    expect(t.count('saigon', 'arvn-police')).toBeGreaterThanOrEqual(1)
    expect(t.count('cam-ranh', 'arvn-troops')).toBeGreaterThanOrEqual(1)
  })

  test('FITL 8.7.3/3 not from a city that has no more than it needs itself', () => {
    const t = inTheField({ saigon: 'arvn-police 2, arvn-troops', 'loc-saigon-can-tho': 'vc-active, arvn-police 3' })
    expect(byLine(t, '8.7.3/3')).toEqual([])
  })

  test('FITL 8.7.3/4 then an Assault on the LoC where it removes most', () => {
    const t = inTheField({
      ...CITIES_HELD,
      'loc-saigon-can-tho': 'vc-active 2, arvn-police 3',
      'loc-can-tho-chau-doc': 'vc-active 2, arvn-police 4',
    })
    expect(byLine(t, '8.7.3/4')).toEqual(['loc-can-tho-chau-doc'])
    expect(t.pieces('loc-can-tho-chau-doc')).toEqual({ 'arvn-police': 4 })
  })

  test('FITL 8.7.3/4 no Assault where the cubes on the LoCs are too few for one', () => {
    const t = inTheField({ saigon: 'arvn-police', 'loc-saigon-can-tho': 'vc-underground' })
    const said = answers(t)
    expect(said.slice(0, 3)).toEqual(['patrol 8.7.3/0', 'saigon 8.7.3/1', 'loc-saigon-can-tho 8.7.3/2'])
    expect(said.join()).not.toContain('8.7.3/4')
    expect(t.pieces('loc-saigon-can-tho')).toEqual({ 'arvn-police': 1, 'vc-active': 1 })
  })

  test('FITL 8.7.3/GovernOrTransport after the Patrol Govern, otherwise Transport', () => {
    const board: Board = { ...SAIGON, 'loc-saigon-can-tho': 'vc-active' }
    const govern = answers(inTheField({ ...board, 'quang-nam': 'arvn-police, active-support' }))
    expect(govern).toContain('govern 8.7.3/GovernOrTransport')
    expect(answers(inTheField({ ...board, saigon: 'arvn-police 2, arvn-troops 12' }))).toContain(
      'transport 8.7.3/GovernOrTransport',
    )
    const nobody: Board = { saigon: 'arvn-police 3', 'loc-saigon-can-tho': 'vc-active' }
    expect(byLine(inTheField(nobody), '8.7.3/GovernOrTransport')).toEqual([])
  })

  test('FITL 8.7.3/IfNone Train instead if nobody can move and nobody is in reach', () => {
    const board: Board = { 'kien-phong': 'arvn-police 2, arvn-troops', 'loc-saigon-can-tho': 'vc-active' }
    const said = answers(inTheField(board, { left: { 'arvn-troops': 6 } }))
    expect(said[0]).toBe('train 8.1.1/none')
  })
})

describe('FITL 8.7.4 Assault', () => {
  test('FITL 8.7.4/0 to add COIN Control, to end NVA Control, for a Base, for NVA Troops', () => {
    expect(first({ 'kien-phong': 'arvn-troops 4, vc-active 5' })).toBe('assault 8.7.4/0')
    expect(first({ 'kien-phong': 'arvn-troops 4, nva-active 5' })).toBe('assault 8.7.4/0')
    expect(first({ 'kien-phong': 'arvn-troops 4, vc-active, vc-base' })).toBe('assault 8.7.4/0')
    expect(first({ 'kien-phong': 'arvn-troops 2, nva-troops' })).toBe('assault 8.7.4/0')
  })

  test('FITL 8.7.4/0 not for Guerrillas alone, nor where the Assault is too weak', () => {
    expect(first({ 'kien-phong': 'arvn-troops 4, vc-active 2' })).not.toBe('assault 8.7.4/0')
    expect(first({ 'kien-phong': 'arvn-troops 2, vc-active 6' })).not.toBe('assault 8.7.4/0')
    expect(first({ 'binh-dinh': 'arvn-troops 2, nva-troops' })).not.toBe('assault 8.7.4/0')
    expect(first({ 'kien-phong': 'arvn-police 2, nva-troops' })).not.toBe('assault 8.7.4/0')
  })

  test('FITL 8.7.4 FL-32 in Monsoon an Assault is tried without its condition, then Patrol and Train', () => {
    const board: Board = { 'kien-phong': 'arvn-troops 5, vc-active 2, vc-underground' }
    expect(first(board)).toBe('sweep 8.7.5/0')
    expect(first(board, MONSOON)).toBe('assault 8.7.4/0')
    const hidden: Board = { saigon: 'arvn-police 9, arvn-troops 3', 'kien-phong': 'vc-underground 2' }
    expect(first(hidden, MONSOON)).toBe('patrol 8.1.1/none')
    const still: Board = { 'quang-nam': 'arvn-police 3', 'kien-phong': 'vc-underground 2' }
    expect(answers(inTheField(still, { ...MONSOON, left: { 'arvn-troops': 6 } }))[0]).toBe('train 8.1.1/none')
  })

  test('FITL 8.7.4/1 first where a Base goes or a Tunnel is rolled for', () => {
    const base: Board = { 'kien-phong': 'arvn-troops 4, nva-troops 4', 'ba-xuyen': 'arvn-troops 4, vc-active, vc-base' }
    expect(answers(inTheField(base, POOR))[1]).toBe('ba-xuyen 8.7.4/1')
    const tunnel: Board = {
      'kien-phong': 'arvn-troops 4, nva-troops 4',
      'ba-xuyen': 'arvn-troops 4, vc-active, vc-tunnel',
    }
    expect(answers(inTheField(tunnel, POOR))[1]).toBe('ba-xuyen 8.7.4/1')
    const guarded: Board = { ...base, 'ba-xuyen': 'arvn-troops 4, vc-active, vc-underground, vc-base' }
    expect(answers(inTheField(guarded, POOR))[1]).toBe('kien-phong 8.7.4/2')
  })

  test('FITL 8.7.4/2 FL-31 an end of NVA Control with COIN Control counts twice', () => {
    const t = inTheField(
      { 'phu-bon-phu-yen': 'arvn-troops 4, nva-troops 5', 'ba-xuyen': 'arvn-troops 2, vc-active 2' },
      POOR,
    )
    expect(answers(t)[1]).toBe('phu-bon-phu-yen 8.7.4/2')
    const both = inTheField(
      { 'phu-bon-phu-yen': 'arvn-troops 4, nva-troops 5', 'kien-phong': 'arvn-troops 6, nva-troops 7' },
      POOR,
    )
    expect(answers(both)[1]).toBe('kien-phong 8.7.4/2')
  })

  test('FITL 8.7.4/2 NVA before VC where only that ends NVA Control', () => {
    const t = inTheField({ 'kien-phong': 'arvn-troops 2, nva-active 4, vc-active' }, POOR)
    expect(byLine(t, '8.7.4/2')).toEqual(['nva-active'])
    expect(t.pieces('kien-phong')).toEqual({ 'arvn-troops': 2, 'nva-active': 3, 'vc-active': 1 })
    const far = inTheField({ 'kien-phong': 'arvn-troops 4, nva-active 9, vc-active 2' }, { ...POOR, ...MONSOON })
    far.bots()
    expect(far.count('kien-phong', 'vc-active')).toBe(0)
  })

  test('FITL 8.7.4/2 not for Control without Population', () => {
    const t = inTheField({ 'phuoc-long': 'arvn-troops 2, nva-troops, vc-active' })
    expect(byLine(t, '8.7.4/2')).toEqual([])
  })

  test('FITL 8.7.4/3 then where the last enemies of a space go', () => {
    const last: Board = { 'kien-phong': 'arvn-troops 4, vc-active 3', 'ba-xuyen': 'arvn-troops 3, nva-troops' }
    expect(answers(inTheField(last, POOR))[1]).toBe('ba-xuyen 8.7.4/3')
    const notLast: Board = { ...last, 'ba-xuyen': 'arvn-troops 3, nva-troops, vc-underground' }
    expect(answers(inTheField(notLast, POOR))[1]).toBe('kien-phong 8.7.4/4')
  })

  test('FITL 8.7.4/4 last where 2 or more go, most first, not where 1 goes', () => {
    const t = inTheField({
      'kien-phong': 'arvn-troops 4, nva-troops 2, vc-underground',
      'ba-xuyen': 'arvn-troops 6, nva-troops 3, vc-underground',
      'kien-hoa-vinh-binh': 'arvn-troops 3, nva-troops, vc-underground',
    })
    expect(byLine(t, '8.7.4/4')).toEqual(['ba-xuyen', 'kien-phong'])
  })

  test('FITL 8.7.4 in 3 spaces at most', () => {
    const held = 'arvn-troops 2, nva-troops'
    const board: Board = {
      'kien-phong': held,
      'ba-xuyen': held,
      'kien-hoa-vinh-binh': held,
      'kien-giang-an-xuyen': held,
    }
    expect(byLine(inTheField(board), '8.7.4/3')).toHaveLength(3)
  })

  test('FITL 8.7.4 VC before NVA, Underground ones spared; a Tunnel of the VC first', () => {
    const t = inTheField({ 'kien-phong': 'arvn-troops 4, vc-active 2, nva-active 3' })
    answers(t)
    expect(t.pieces('kien-phong')).toEqual({ 'arvn-troops': 4, 'nva-active': 3 })
    const tunnel = inTheField({ 'ba-xuyen': 'arvn-troops 6, nva-troops, vc-tunnel, nva-tunnel' }, { dice: [6] })
    answers(tunnel)
    expect(tunnel.pieces('ba-xuyen')).toEqual({ 'arvn-troops': 6, 'vc-base': 1, 'nva-tunnel': 1 })
  })
})

describe('FITL 8.7.4 Raid', () => {
  /** Something to Assault, with nobody to spare. */
  const FOE: Board = { hue: 'arvn-troops 2, nva-troops' }

  test('FITL 8.7.4/Raid/0 before an Assault or a Sweep, if a hidden Ranger removes somebody', () => {
    const beside: Board = {
      ...FOE,
      'ba-xuyen': 'rangers-underground, arvn-police',
      'kien-hoa-vinh-binh': 'vc-underground 2',
    }
    expect(answers(inTheField(beside)).slice(0, 2)).toEqual(['assault 8.7.4/0', 'raid 8.7.4/Raid/0'])
    const seen: Board = { ...FOE, 'ba-xuyen': 'rangers-active, arvn-police', 'kien-hoa-vinh-binh': 'vc-underground 2' }
    expect(answers(inTheField(seen)).join()).not.toContain('Raid')
    const sweep: Board = { 'ba-xuyen': 'rangers-underground, arvn-police 2, vc-underground 3' }
    expect(answers(inTheField(sweep)).slice(0, 2)).toEqual(['sweep 8.7.5/0', 'raid 8.7.4/Raid/0'])
  })

  test('FITL 8.7.4/Raid/0 Underground Guerrillas before Active ones, VC before NVA', () => {
    const t = inTheField({ ...FOE, 'ba-xuyen': 'rangers-underground, vc-active, vc-underground, nva-underground 2' })
    answers(t)
    expect(t.pieces('ba-xuyen')).toEqual({ 'rangers-active': 1, 'vc-active': 1, 'nva-underground': 1 })
  })

  test('FITL 8.7.4/Raid/0 not if it would leave nothing to Assault', () => {
    const t = inTheField({ hue: 'arvn-troops 2, nva-troops, rangers-underground' })
    expect(answers(t).slice(0, 2)).toEqual(['assault 8.7.4/0', 'hue 8.7.4/3'])
  })

  test('FITL 8.7.4/Raid/1 Rangers do not leave where COIN Control would go', () => {
    const t = inTheField({ ...FOE, 'ba-xuyen': 'rangers-underground, arvn-police', 'kien-hoa-vinh-binh': 'vc-base' })
    answers(t)
    expect(t.pieces('kien-hoa-vinh-binh')).toEqual({ 'rangers-active': 1 })
    const alone: Board = { ...FOE, 'ba-xuyen': 'rangers-underground', 'kien-hoa-vinh-binh': 'vc-base' }
    expect(answers(inTheField(alone)).join()).not.toContain('Raid')
  })

  test('FITL 8.7.4/Raid/2 one Ranger comes in, more only for COIN Control', () => {
    const away: Board = { ...FOE, 'ba-xuyen': 'rangers-underground 3' }
    const one = inTheField({ ...away, 'kien-hoa-vinh-binh': 'vc-underground 9' })
    answers(one)
    expect(one.count('kien-hoa-vinh-binh', 'rangers-active')).toBe(1)
    expect(one.count('ba-xuyen', 'rangers-underground')).toBe(2)
    const more = inTheField({ ...away, 'ba-xuyen': 'rangers-underground 4', 'kien-hoa-vinh-binh': 'vc-underground 4' })
    expect(byLine(more, '8.7.4/Raid/2')).toEqual(['3', 'done'])
    expect(more.pieces('kien-hoa-vinh-binh')).toEqual({
      'vc-underground': 2,
      'rangers-active': 1,
      'rangers-underground': 2,
    })
  })

  test('FITL 8.7.4/Raid/3 first for a Base, then for Control, then for most Underground Guerrillas', () => {
    const target = (board: Board): string | undefined =>
      byLine(inTheField({ ...FOE, 'ba-xuyen': 'rangers-underground, arvn-police', ...board }), '8.7.4/Raid/3')[0]
    const control = 'arvn-police 2, vc-active 3'
    const hidden = 'vc-underground 4'
    expect(
      target({ 'can-tho': control, 'kien-hoa-vinh-binh': hidden, 'kien-giang-an-xuyen': 'vc-base, vc-active' }),
    ).toBe('kien-giang-an-xuyen')
    expect(
      target({ 'can-tho': control, 'kien-hoa-vinh-binh': hidden, 'kien-giang-an-xuyen': 'vc-tunnel, vc-active 4' }),
    ).toBe('can-tho')
    expect(target({ 'can-tho': 'vc-active 4', 'kien-hoa-vinh-binh': hidden })).toBe('kien-hoa-vinh-binh')
  })

  test('FITL 8.7.4/Raid/3 NVA before VC where only that ends NVA Control', () => {
    const raided = (nva: number) => {
      const t = inTheField({
        ...FOE,
        'ba-xuyen': 'rangers-underground, arvn-police',
        'can-tho': `nva-underground ${nva}, vc-underground`,
      })
      t.bots()
      return [t.count('can-tho', 'nva-underground'), t.count('can-tho', 'vc-underground')]
    }
    expect(raided(3)).toEqual([1, 1])
    expect(raided(5)).toEqual([4, 0])
  })

  test('FITL 8.7.4/Raid/3 2 spaces', () => {
    const t = inTheField({
      ...FOE,
      'ba-xuyen': 'rangers-underground 3, vc-underground',
      'can-tho': 'vc-underground',
      'kien-hoa-vinh-binh': 'vc-underground',
    })
    expect(byLine(t, '8.7.4/Raid/3')).toHaveLength(2)
  })
})

describe('FITL 8.7.5 Sweep', () => {
  test('FITL 8.7.5/1 in place where Guerrillas are Underground: Support, then VC, then Population', () => {
    const where = (board: Board): string | undefined => byLine(inTheField(board, POOR), '8.7.5/1')[0]
    const vc = 'arvn-police 3, vc-underground'
    const nva = 'arvn-police 3, nva-underground'
    expect(where({ 'kien-phong': vc, 'ba-xuyen': `${nva}, passive-support` })).toBe('ba-xuyen')
    expect(where({ 'kien-phong': nva, 'ba-xuyen': vc })).toBe('ba-xuyen')
    expect(where({ 'kien-phong': vc, 'ba-xuyen': vc })).toBe('kien-phong')
  })

  test('FITL 8.7.5/1 not where nobody would be found, as by one piece in Jungle', () => {
    expect(
      byLine(inTheField({ 'tay-ninh': 'arvn-police, vc-underground', saigon: 'arvn-troops 3' }, KATE), '8.7.5/1'),
    ).toEqual([])
    expect(byLine(inTheField({ 'tay-ninh': 'arvn-police, rangers-active, vc-underground 3' }), '8.7.5/1')).toEqual([
      'tay-ninh',
    ])
  })

  test('FITL 8.7.5/1 VC are found before NVA', () => {
    const t = inTheField({ 'kien-phong': 'arvn-police, vc-underground, nva-underground' })
    expect(answers(t)).toContain('vc 8.1.2/1')
    expect(t.pieces('kien-phong')).toEqual({ 'arvn-police': 1, 'vc-active': 1, 'nva-underground': 1 })
  })

  test('FITL 8.7.5/2-3 Troops come to find more; 3 COIN cubes and Special Forces and COIN Control stay', () => {
    const t = inTheField({ saigon: 'arvn-troops 5', 'kien-phong': 'arvn-police, vc-underground 3' }, KATE)
    expect(byLine(t, '8.7.5/3')).toEqual(['saigon', '2'])
    expect(t.count('saigon', 'arvn-troops')).toBe(3)
    expect(t.count('kien-phong', 'vc-active')).toBe(3)
    const held = inTheField(
      { saigon: 'arvn-troops 8, vc-underground 6', 'kien-phong': 'arvn-police, vc-underground 3' },
      { ...KATE, ...POOR },
    )
    answers(held)
    expect(held.count('saigon', 'arvn-troops')).toBe(8)
  })

  test('FITL 8.7.5/2 all others that can come go too', () => {
    const t = inTheField(
      { saigon: 'arvn-troops 9', 'kien-phong': 'arvn-police 3, vc-underground' },
      { ...KATE, ...POOR },
    )
    expect(byLine(t, '8.7.5/2')).toContain('saigon')
    expect(t.count('kien-phong', 'arvn-troops')).toBe(6)
  })

  test('FITL 8.7.5/3 then for COIN Control of those spaces, the most populous first', () => {
    const t = inTheField(
      {
        saigon: 'arvn-troops 6',
        'kien-phong': 'arvn-police 2, vc-underground, vc-active 2',
        'ba-xuyen': 'arvn-police 2, vc-underground',
      },
      KATE,
    )
    expect(byLine(t, '8.7.5/3')).toEqual(['saigon', '2'])
    expect(t.count('kien-phong', 'arvn-troops')).toBeGreaterThanOrEqual(2)
  })

  test('FITL 8.7.5/4 into 1 more space for COIN Control of most Population', () => {
    const t = inTheField(
      {
        saigon: 'arvn-troops 6',
        'kien-phong': 'vc-active',
        'quang-duc-long-khanh': 'arvn-police',
        'kien-hoa-vinh-binh': 'arvn-police',
        'tay-ninh': 'arvn-police',
      },
      KATE,
    )
    expect(byLine(t, '8.7.5/4').slice(0, 1)).toEqual(['kien-phong'])
    expect(t.count('kien-phong', 'arvn-troops')).toBe(3)
  })

  test('FITL 8.7.5/4 otherwise to an enemy Base', () => {
    const full = 'arvn-police'
    const t = inTheField(
      {
        'can-tho': 'arvn-troops 5',
        'kien-phong': full,
        'kien-hoa-vinh-binh': full,
        'kien-giang-an-xuyen': full,
        saigon: full,
        'ba-xuyen': 'vc-base, vc-active 6',
      },
      KATE,
    )
    expect(byLine(t, '8.7.5/4')[0]).toBe('ba-xuyen')
  })

  test('FITL 8.7.5/4 not beyond 3 spaces', () => {
    const found = 'arvn-police, vc-underground'
    const t = inTheField({ saigon: 'arvn-troops 9', 'ba-xuyen': found, 'quang-nam': found, 'binh-dinh': found }, KATE)
    expect(byLine(t, '8.7.5/4')).toEqual([])
  })

  test('FITL 8.7.5 with Cobras unshaded an Active piece goes in 2 of its spaces', () => {
    const found = 'arvn-police 3, vc-underground, vc-active'
    const t = inTheField(
      { 'kien-phong': found, 'ba-xuyen': found, 'quang-nam': found },
      { lasting: { 13: 'unshaded', 115: 'unshaded' } },
    )
    expect(byLine(t, '8.1.1/1')).toHaveLength(2)
    const left = (['kien-phong', 'ba-xuyen', 'quang-nam'] as const).map((s) => t.count(s, 'vc-active'))
    expect(left.sort()).toEqual([1, 1, 2])
  })

  test('FITL 8.7.5/IfNone Assault instead', () => {
    const t = inTheField({ 'kien-phong': 'arvn-troops 3, vc-active' }, KATE)
    expect(answers(t)[0]).toBe('assault 8.1.1/none')
  })
})
