import { describe, expect, test } from 'vitest'
import type { Board, Scene, SceneOptions } from '../../../../test/kit.ts'
import { byLine, operating } from '../../../../test/nonplayers.ts'

/** The US Assaults: in Can Tho a Base falls whatever else happens. */
const assaulting = (board: Board, more: SceneOptions = {}): Scene =>
  operating(
    'us',
    { 'can-tho': 'us-troops 2, vc-active, vc-base', ...board },
    {
      ...more,
      tracks: { policy: 'lbj', ...more.tracks },
    },
  )

const GUARDED: Board = {
  'kien-phong': 'us-troops, vc-active 2, vc-base',
  'ba-xuyen': 'us-troops, vc-active 3, vc-base',
}

/** Monsoon: the next card is a Coup. */
const MONSOON: SceneOptions = { draw: [127, 22, 41] }

describe('FITL 8.8.2 AirLift before an Assault', () => {
  test('FITL 8.8.2 FL-33 just enough Troops to remove all Guerrillas and Bases in 2 spaces, and the Irregular to one of them', () => {
    const board: Board = { ...GUARDED, saigon: 'us-troops 9, irregulars-underground', 'da-nang': 'us-troops 2' }
    const t = assaulting(board)
    const said = t.bots()
    expect(said.slice(0, 2)).toEqual(['assault 8.8.2/0', 'air-lift 8.8.2/AirLift/0'])
    expect(said).toContain('1 8.8.2/AirLift/4')
    expect([t.count('kien-phong', 'us-troops'), t.count('ba-xuyen', 'us-troops')]).toEqual([3, 4])
    expect(t.count('kien-phong', 'irregulars-underground') + t.count('ba-xuyen', 'irregulars-underground')).toBe(1)
    expect([t.count('kien-phong', 'vc-base'), t.count('ba-xuyen', 'vc-base')]).toEqual([0, 0])
  })

  test('FITL 8.8.2/AirLift/0 2 destinations, 1 in Monsoon: the highest Population', () => {
    const board: Board = { ...GUARDED, saigon: 'us-troops 9' }
    const t = assaulting(board)
    t.bots()
    expect([t.count('kien-phong', 'vc-base'), t.count('ba-xuyen', 'vc-base')]).toEqual([0, 0])
    const wet = assaulting(board, MONSOON)
    wet.bots()
    expect([wet.count('kien-phong', 'vc-base'), wet.count('ba-xuyen', 'vc-base')]).toEqual([0, 1])
  })

  test('FITL 8.8.2/AirLift/0 none that does not help: then Air Strike', () => {
    const t = assaulting({ saigon: 'us-troops 9' })
    expect(t.bots().slice(0, 3)).toEqual(['assault 8.8.2/0', 'can-tho 8.8.2/2', 'air-strike 8.8.2/AirStrike/0'])
  })

  test('FITL 8.8.2/AirLift/2 no ARVN Troops to where the US itself is too weak to Assault', () => {
    const board: Board = { 'khanh-hoa': 'us-troops, vc-active', 'southern-laos': 'arvn-troops 4' }
    const rich: SceneOptions = { resources: { arvn: 40 } }
    const t = assaulting(board, rich)
    expect(t.bots().slice(0, 2)).toEqual(['assault 8.8.2/0', 'can-tho 8.8.2/2'])
    expect(t.count('southern-laos', 'arvn-troops')).toBe(4)
    const strong = assaulting({ ...board, 'khanh-hoa': 'us-troops 2, vc-active 2' }, rich)
    expect(strong.bots().slice(0, 2)).toEqual(['assault 8.8.2/0', 'air-lift 8.8.2/AirLift/0'])
    expect(strong.pieces('khanh-hoa')).toEqual({ 'us-troops': 2, 'arvn-troops': 3 })
  })

  test('FITL 8.8.2/AirLift/0 first to end NVA Control, then for Bases, then for pieces', () => {
    const t = assaulting(
      {
        ...GUARDED,
        hue: 'us-troops 1, nva-troops 6',
        'kien-hoa-vinh-binh': 'us-troops, vc-active 6',
        saigon: 'us-troops 20',
      },
      MONSOON,
    )
    expect(t.bots()).toContain('hue 8.8.2/AirLift/2')
    const other = assaulting(
      { ...GUARDED, 'kien-hoa-vinh-binh': 'us-troops, vc-active 6, vc-underground', saigon: 'us-troops 20' },
      MONSOON,
    )
    expect(other.bots()).toContain('kien-phong 8.8.2/AirLift/2')
  })

  test('FITL 8.8.2/AirLift/1 from Laos or Cambodia first, then from where the most can be spared', () => {
    const board: Board = { 'kien-phong': 'us-troops, vc-active 4, vc-base', saigon: 'us-troops 9', hue: 'us-troops 5' }
    const abroad = assaulting({ ...board, 'the-fishhook': 'us-troops 3' })
    expect(byLine(abroad, '8.8.2/AirLift/1')).toEqual(['the-fishhook', 'saigon'])
    expect([abroad.count('the-fishhook', 'us-troops'), abroad.count('saigon', 'us-troops')]).toEqual([1, 7])
    const home = assaulting(board)
    expect(byLine(home, '8.8.2/AirLift/1')).toEqual(['saigon'])
  })

  test('FITL 8.8.2/AirLift/1 from 2 spaces, in Monsoon from 1', () => {
    const board: Board = {
      'kien-phong': 'us-troops, vc-active 7',
      saigon: 'us-troops 3',
      hue: 'us-troops 3',
      'da-nang': 'us-troops 3',
    }
    const t = assaulting(board)
    t.bots()
    expect(t.count('kien-phong', 'us-troops')).toBe(5)
    const wet = assaulting(board, MONSOON)
    wet.bots()
    expect(wet.count('kien-phong', 'us-troops')).toBe(3)
  })

  test('FITL 8.8.2/AirLift/1 nobody who is needed for COIN Control or for the Assault there', () => {
    const t = assaulting({
      'kien-phong': 'us-troops, vc-active 4, vc-base',
      saigon: 'us-troops 4, vc-underground 2',
      hue: 'us-troops 9, vc-active 8',
    })
    t.bots()
    expect([t.count('saigon', 'us-troops'), t.count('hue', 'us-troops')]).toEqual([3, 9])
    const none = assaulting({
      'kien-phong': 'us-troops, vc-active 4, vc-base',
      saigon: 'us-troops 4, vc-underground 3',
    })
    expect(byLine(none, '8.8.2/AirLift/1')).toEqual([])
  })

  test('FITL 8.8.2/AirLift/2 then ARVN Troops, who are paid to join; not without the Resources', () => {
    const board: Board = { 'kien-phong': 'us-troops 2, arvn-troops, vc-active 4', saigon: 'us-troops, arvn-troops 9' }
    const t = assaulting(board)
    t.bots()
    expect([t.count('kien-phong', 'arvn-troops'), t.count('kien-phong', 'vc-active')]).toEqual([4, 0])
    const poor = assaulting(board, { resources: { arvn: 17 } })
    poor.bots()
    expect(poor.count('kien-phong', 'arvn-troops')).toBe(1)
  })

  test('FITL 8.8.2/AirLift/2 no ARVN Troops whose own Assault would remove as many', () => {
    const t = assaulting({
      'kien-phong': 'us-troops 3, arvn-troops 2, vc-active 5, vc-underground',
      'ba-xuyen': 'us-troops 2, vc-active 3, vc-underground',
    })
    t.bots()
    expect(t.count('kien-phong', 'arvn-troops')).toBe(2)
  })

  test('FITL 8.8.2/AirLift/2 into Laos or Cambodia only under Nixon', () => {
    const board: Board = { 'southern-laos': 'us-troops, nva-troops 3', saigon: 'us-troops 9' }
    const johnson = assaulting(board)
    johnson.bots()
    expect(johnson.count('southern-laos', 'us-troops')).toBe(1)
    const nixon = assaulting(board, { tracks: { policy: 'nixon' } })
    nixon.bots()
    expect(nixon.count('southern-laos', 'us-troops')).toBe(3)
  })

  test('FITL 8.8.2/AirLift/4 Irregulars, then Rangers, evenly; not for the loss of COIN Control', () => {
    const board = (saigon: string): Board => ({ ...GUARDED, saigon: `us-troops 9, ${saigon}` })
    const t = assaulting(board('irregulars-underground 2, rangers-active 2'))
    t.bots()
    const forces = (s: 'kien-phong' | 'ba-xuyen'): number[] => [
      t.count(s, 'irregulars-underground'),
      t.count(s, 'rangers-active'),
    ]
    expect([forces('kien-phong'), forces('ba-xuyen')]).toEqual([
      [1, 1],
      [1, 1],
    ])
    const held = assaulting(board('irregulars-underground 2, vc-underground 4'))
    held.bots()
    expect(held.count('saigon', 'irregulars-underground')).toBe(1)
    const elsewhere = assaulting({ ...GUARDED, saigon: 'us-troops 9', hue: 'us-troops, irregulars-underground' })
    elsewhere.bots()
    expect(elsewhere.count('hue', 'irregulars-underground')).toBe(1)
  })

  test('FITL 8.8.2/AirLift/4 no more than 4 besides US Troops', () => {
    const t = assaulting({ ...GUARDED, saigon: 'us-troops 9, irregulars-underground 3, rangers-underground 3' })
    t.bots()
    expect([t.count('saigon', 'irregulars-underground'), t.count('saigon', 'rangers-underground')]).toEqual([0, 2])
  })

  const ONE: Board = { 'kien-phong': 'us-troops, vc-active 2, vc-base', saigon: 'us-troops 9' }
  test('FITL 8.8.2/AirLift/5 if one destination is free, an Irregular, else a Ranger, into an empty space of Laos or Cambodia', () => {
    const abroad = (t: Scene): string[] => byLine(t, '8.8.2/AirLift/5').slice(0, 2)
    const t = assaulting({ ...ONE, hue: 'us-troops, irregulars-underground', 'central-laos': 'nva-troops' })
    const [from, to] = abroad(t)
    expect(from).toBe('hue')
    expect(['southern-laos', 'northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville']).toContain(to)
    const ranger = assaulting({ ...ONE, hue: 'us-troops, rangers-underground' })
    expect(abroad(ranger)[0]).toBe('hue')
  })

  test('FITL 8.8.2/AirLift/5 not in Monsoon, not if both destinations are used, not where somebody is', () => {
    const away = { hue: 'us-troops, irregulars-underground' }
    expect(byLine(assaulting({ ...ONE, ...away }, MONSOON), '8.8.2/AirLift/5')).toEqual([])
    expect(byLine(assaulting({ ...GUARDED, ...away, saigon: 'us-troops 9' }), '8.8.2/AirLift/5')).toEqual([])
    const full = Object.fromEntries(
      ['central-laos', 'southern-laos', 'northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'].map(
        (s) => [s, 'vc-underground'],
      ),
    )
    expect(byLine(assaulting({ ...ONE, ...away, ...full }), '8.8.2/AirLift/5')).toEqual([])
  })
})

describe('FITL 8.8.5 Train that is not possible', () => {
  const BOARD: Board = {
    'quang-nam': 'us-troops 4',
    hue: 'us-troops 3, irregulars-underground 6',
    'binh-dinh': 'us-troops, vc-active 4',
  }
  test('FITL 8.8.5 FL-34 without Resources above Econ or Irregulars: Assault, with Air Lift', () => {
    const t = operating('us', BOARD, { resources: { arvn: 16 }, seats: { arvn: 'fitl' }, tracks: { policy: 'lbj' } })
    const said = t.bots()
    expect(said[0]).toBe('assault 8.1.1/none')
    expect([t.count('binh-dinh', 'us-troops'), t.count('binh-dinh', 'vc-active')]).toEqual([6, 1])
  })

  test('FITL 8.8.5 FL-34 with Resources it Trains', () => {
    const t = operating('us', BOARD, { resources: { arvn: 18 }, seats: { arvn: 'fitl' }, tracks: { policy: 'lbj' } })
    expect(t.bots()[0]).toBe('train 8.8.5/0')
  })
})
