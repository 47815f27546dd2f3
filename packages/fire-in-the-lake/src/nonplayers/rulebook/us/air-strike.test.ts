import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { byLine, operating } from '../../../../test/nonplayers.ts'

/** The US under LBJ Trains and Air Strikes after that: no Assault is worth it. */
const training = (board: Board, more: SceneOptions = {}): Scene =>
  operating(
    'us',
    { saigon: 'us-base, us-troops 3, active-support', ...board },
    {
      ...more,
      tracks: { policy: 'lbj', trail: 0, ...more.tracks },
    },
  )
const struck = (t: Scene): string[] =>
  t
    .bots()
    .flatMap((each) => (/^[a-z-]+ 8\.8\.2\/AirStrike\/[1-4]$/.test(each) && !/^(nva|vc|done)/.test(each) ? [each] : []))

describe('FITL 8.8.2 AirStrike', () => {
  test('FITL 8.8.2/AirStrike/0 after an Assault that no Air Lift helps; not if it was helped', () => {
    const board: Board = { 'can-tho': 'us-troops 2, vc-active, vc-base', 'da-nang': 'arvn-police, vc-active' }
    const t = operating('us', board, { tracks: { policy: 'lbj' } })
    expect(t.bots()).toEqual(expect.arrayContaining(['air-strike 8.8.2/AirStrike/0', 'da-nang 8.8.2/AirStrike/4']))
    const lifted = operating('us', { ...board, hue: 'us-troops 9', saigon: 'us-troops, vc-active 3' }, {})
    const said = lifted.bots()
    expect(said).toContain('air-lift 8.8.2/AirLift/0')
    expect(said.join()).not.toContain('air-strike')
  })

  test('FITL 8.8.2/AirStrike/0 no Air Strike where there is nobody Active and the Trail is at 0', () => {
    const t = training({ hue: 'us-troops, vc-underground 3' })
    expect(t.bots().join()).not.toContain('air-strike')
  })

  test('FITL 8.8.2/AirStrike/0 6 pieces; 4 with shaded Laser Guided Bombs; 2 spaces in Monsoon', () => {
    const board: Board = {
      hue: 'arvn-police, vc-active 3, vc-underground',
      'da-nang': 'arvn-police, vc-active 3, vc-underground',
      kontum: 'arvn-police, vc-active 3, vc-underground',
    }
    const hits = (t: Scene): number => byLine(t, '8.8.2/AirStrike/4').filter((each) => each === 'vc-active').length
    expect(hits(training(board))).toBe(6)
    expect(hits(training(board, { lasting: { 20: 'shaded' } }))).toBe(4)
    const small: Board = {
      hue: 'arvn-police, vc-active',
      'da-nang': 'arvn-police, vc-active',
      kontum: 'arvn-police, vc-active',
    }
    expect(struck(training(small))).toHaveLength(3)
    expect(struck(training(small, { draw: [127, 22, 41] }))).toHaveLength(2)
  })

  test('FITL 4.2.3 2nd edition: as many pieces as the die says', () => {
    const t = training({ hue: 'arvn-police, vc-active 4, vc-underground' }, { options: { edition: '2nd' }, dice: [3] })
    t.bots()
    expect(t.count('hue', 'vc-active')).toBe(1)
  })

  test('FITL 8.8.2/AirStrike/1 first to end NVA Control of the most Population, no further than that', () => {
    const t = training({
      'loc-saigon-can-tho': 'arvn-police, vc-active 2',
      'da-nang': 'arvn-police 2, nva-troops 4',
      hue: 'arvn-police 2, nva-troops 4, vc-active',
    })
    expect(struck(t)).toEqual([
      'hue 8.8.2/AirStrike/1',
      'da-nang 8.8.2/AirStrike/1',
      'loc-saigon-can-tho 8.8.2/AirStrike/2',
    ])
    expect([t.count('hue', 'nva-troops'), t.count('hue', 'vc-active'), t.count('da-nang', 'nva-troops')]).toEqual([
      3, 1, 2,
    ])
    expect(t.count('loc-saigon-can-tho', 'vc-active')).toBe(0)
  })

  test('FITL 8.8.2/AirStrike/1 further if there is no other target; not where Control stays or nobody lives', () => {
    const alone = training({ hue: 'arvn-police 2, nva-troops 4' })
    alone.bots()
    expect(alone.count('hue', 'nva-troops')).toBe(0)
    const held = training({ hue: 'arvn-police, nva-troops 4, nva-underground 6' })
    expect(struck(held)).toEqual(['hue 8.8.2/AirStrike/4'])
    const empty = training({ 'southern-laos': 'irregulars-active 2, nva-troops 3' })
    expect(struck(empty)).toEqual(['southern-laos 8.8.2/AirStrike/4'])
  })

  test('FITL 8.8.2/AirStrike/1 it does not take the VC who keep the NVA from Control', () => {
    const t = training({ hue: 'arvn-police, nva-troops, nva-underground 3, vc-active 2' })
    t.bots()
    expect(t.pieces('hue')).toEqual({ 'arvn-police': 1, 'nva-underground': 3, 'vc-active': 2 })
  })

  test('FITL 8.8.2/AirStrike/2 then LoCs, before Active Opposition; AirStrike/3 that before others', () => {
    const t = training({
      'loc-saigon-can-tho': 'arvn-police, vc-active',
      'kien-phong': 'arvn-police, vc-active, active-opposition',
      'phuoc-long': 'arvn-police, vc-active',
    })
    expect(struck(t)).toEqual([
      'loc-saigon-can-tho 8.8.2/AirStrike/2',
      'kien-phong 8.8.2/AirStrike/3',
      'phuoc-long 8.8.2/AirStrike/4',
    ])
  })

  test('FITL 8.8.2/AirStrike/2 not a LoC without COIN pieces', () => {
    const t = training({ 'loc-saigon-can-tho': 'vc-active', hue: 'arvn-police, vc-active' })
    expect(struck(t)).toEqual(['hue 8.8.2/AirStrike/4'])
  })

  test('FITL 8.8.2/AirStrike/3 at Active Opposition Bases first, then the most pieces', () => {
    const t = training({
      'kien-phong': 'arvn-police, vc-active 2, vc-underground, active-opposition',
      'ba-xuyen': 'arvn-police, vc-base, active-opposition',
      'kien-hoa-vinh-binh': 'arvn-police, vc-active 3, vc-underground, active-opposition',
    })
    expect(struck(t)).toEqual([
      'ba-xuyen 8.8.2/AirStrike/3',
      'kien-hoa-vinh-binh 8.8.2/AirStrike/3',
      'kien-phong 8.8.2/AirStrike/3',
    ])
    const passive = training({ 'ba-xuyen': 'arvn-police, vc-base, passive-opposition' })
    expect(struck(passive)).toEqual(['ba-xuyen 8.8.2/AirStrike/4'])
  })

  test('FITL 8.8.2/AirStrike/4 elsewhere the lowest Population, then Bases, then the most pieces', () => {
    const t = training({
      hue: 'arvn-police, vc-active 2, vc-underground',
      'da-nang': 'arvn-police, vc-active, vc-base, passive-opposition',
      kontum: 'arvn-police, vc-active 2, vc-underground',
    })
    expect(struck(t)).toEqual(['da-nang 8.8.2/AirStrike/4', 'kontum 8.8.2/AirStrike/4', 'hue 8.8.2/AirStrike/4'])
    const nobody = training({ hue: 'vc-active 2', 'loc-saigon-can-tho': 'arvn-police, vc-active' })
    expect(struck(nobody)).toEqual(['loc-saigon-can-tho 8.8.2/AirStrike/2'])
  })

  test('FITL 5.3 with unshaded Arc Light also a Province without COIN pieces', () => {
    const board: Board = { 'central-laos': 'nva-active 2', hue: 'arvn-police, vc-active' }
    expect(struck(training(board))).toEqual(['hue 8.8.2/AirStrike/4'])
    expect(struck(training(board, { lasting: { 8: 'unshaded' } }))).toEqual([
      'central-laos 8.8.2/AirStrike/4',
      'hue 8.8.2/AirStrike/4',
    ])
  })

  test('FITL 8.8.2/AirStrike/5 then the Trail is Degraded, also if that is all there is', () => {
    const t = training({ hue: 'arvn-police, vc-active' }, { tracks: { trail: 2 } })
    expect(t.bots()).toContain('yes 8.8.2/AirStrike/5')
    expect(t.track('trail')).toBe(1)
    const alone = training({}, { tracks: { trail: 2 } })
    expect(alone.bots()).toContain('air-strike 8.8.5/AirStrikeOrAdvise')
    expect(alone.track('trail')).toBe(1)
    const safe = training({ hue: 'arvn-police, vc-active' }, { tracks: { trail: 2 }, lasting: { 39: 'shaded' } })
    safe.bots()
    expect(safe.track('trail')).toBe(2)
  })

  test('FITL 5.3 SA-2s: with the Trail an NVA Base goes, or else a guerrilla', () => {
    const t = training(
      { 'central-laos': 'nva-troops 2, nva-underground', 'southern-laos': 'nva-troops, nva-base' },
      { tracks: { trail: 2 }, lasting: { 34: 'unshaded' } },
    )
    t.bots()
    expect([t.count('southern-laos', 'nva-base'), t.count('central-laos', 'nva-underground')]).toEqual([0, 1])
    const other = training(
      { 'central-laos': 'nva-troops 2, nva-underground', 'southern-laos': 'nva-troops' },
      { tracks: { trail: 2 }, lasting: { 34: 'unshaded' } },
    )
    other.bots()
    expect(other.pieces('central-laos')).toEqual({ 'nva-troops': 2 })
  })
})
