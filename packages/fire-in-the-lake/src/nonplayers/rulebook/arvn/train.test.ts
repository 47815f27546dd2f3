import { describe, expect, test } from 'vitest'
import { CITIES_HELD, inTheField } from '../../../../test/arvn.ts'
import type { Board, SceneOptions } from '../../../../test/kit.ts'
import { answers, byLine, operating } from '../../../../test/nonplayers.ts'

/** Money for one space. */
const POOR: SceneOptions = { resources: { arvn: 3 } }
const TWELVE = { 'arvn-troops': 6, 'arvn-police': 6 }

describe('FITL 8.7.2 Train', () => {
  test('FITL 8.7.2/0 with 12 ARVN pieces Available, not with 11', () => {
    const board: Board = { saigon: 'arvn-police 3' }
    expect(answers(inTheField(board, { left: TWELVE }), 1)).toEqual(['train 8.7.2/0'])
    expect(answers(inTheField(board, { left: { ...TWELVE, 'arvn-police': 5 } }), 1)).not.toEqual(['train 8.7.2/0'])
    const ofAllKinds = { 'arvn-troops': 3, 'arvn-police': 3, rangers: 3, 'arvn-bases': 3 }
    expect(answers(inTheField(board, { left: ofAllKinds }), 1)).toEqual(['train 8.7.2/0'])
  })

  test('FITL 8.7.2/1 cubes come first where they add COIN Control', () => {
    const contested: Board = {
      ...CITIES_HELD,
      hue: 'arvn-troops, arvn-police 2, vc-underground 8',
      'da-nang': 'arvn-police 3',
    }
    const t = inTheField(contested, { ...POOR, left: TWELVE })
    expect(answers(t).slice(1, 5)).toEqual(['hue 8.7.2/1', 'cubes 8.7.2/1', '3 8.7.2/1', '3 8.7.2/1'])
    expect(t.pieces('hue')).toEqual({ 'arvn-troops': 4, 'arvn-police': 5, 'vc-underground': 8 })
  })

  test('FITL 8.7.2/1 then where Troops or Police are missing, as where COIN Control is out of reach', () => {
    const beyond: Board = {
      ...CITIES_HELD,
      hue: 'arvn-troops, arvn-police 2, vc-underground 9',
      'da-nang': 'arvn-police 3',
    }
    expect(answers(inTheField(beyond, { ...POOR, left: TWELVE }))[1]).toBe('da-nang 8.7.2/1')
    const noPolice: Board = { ...CITIES_HELD, kontum: 'arvn-troops 3' }
    expect(answers(inTheField(noPolice, { ...POOR, left: TWELVE }))[1]).toBe('kontum 8.7.2/1')
  })

  test('FITL 8.7.2/1 in provinces with a COIN Base, not in others', () => {
    const us: Board = { ...CITIES_HELD, 'tay-ninh': 'us-base' }
    expect(answers(inTheField(us, { ...POOR, left: TWELVE }))[1]).toBe('tay-ninh 8.7.2/1')
    const none: Board = { ...CITIES_HELD, 'tay-ninh': 'us-troops' }
    expect(answers(inTheField(none, { ...POOR, left: TWELVE }))).not.toContain('tay-ninh 8.7.2/1')
  })

  test('FITL 8.7.2/1 what one kind of cube lacks the other makes up', () => {
    const board: Board = { ...CITIES_HELD, 'tay-ninh': 'us-base' }
    const few = answers(inTheField(board, { ...POOR, left: { 'arvn-troops': 1, 'arvn-police': 11 } }))
    expect(few.slice(2, 5)).toEqual(['cubes 8.7.2/1', '1 8.7.2/1', '5 8.7.2/1'])
    const manyTroops = inTheField(board, { ...POOR, left: { 'arvn-troops': 11, 'arvn-police': 1 } })
    answers(manyTroops)
    expect(manyTroops.count('tay-ninh', 'arvn-police')).toBe(1)
  })

  test('FITL 8.7.2/1 up to 2 Rangers once fewer than 6 cubes are Available', () => {
    const board: Board = { ...CITIES_HELD, 'tay-ninh': 'us-base, arvn-troops, arvn-police' }
    const fewer = { 'arvn-troops': 3, 'arvn-police': 2, rangers: 5, 'arvn-bases': 2 }
    const t = inTheField(board, { ...POOR, left: fewer })
    expect(answers(t).slice(2, 4)).toEqual(['rangers 8.7.2/1', '2 8.7.2/1'])
    const enough = inTheField(board, { ...POOR, left: { ...fewer, 'arvn-police': 3, 'arvn-bases': 1 } })
    expect(answers(enough)[2]).toBe('cubes 8.7.2/1')
  })

  test('FITL 8.7.2/1 in 3 spaces at most', () => {
    const said = answers(
      inTheField(CITIES_HELD, { resources: { arvn: 30 }, left: { 'arvn-troops': 12, 'arvn-police': 12 } }),
    )
    expect(said.filter((answer) => answer === 'cubes 8.7.2/1')).toHaveLength(3)
  })

  test('FITL 8.7.2/2 pauses to Govern, to Transport if there is no such Govern', () => {
    const supporting: Board = { saigon: 'arvn-police 3', 'quang-nam': 'arvn-police 3, active-support' }
    expect(answers(inTheField(supporting, { ...POOR, left: TWELVE }))).toContain('govern 8.7.2/2')
    const neutral: Board = { saigon: 'arvn-troops 3', 'quang-nam': 'arvn-police 3' }
    const said = answers(inTheField(neutral, { ...POOR, left: TWELVE }))
    expect(said).toContain('transport 8.7.2/2')
    expect(said).not.toContain('govern 8.7.2/2')
  })

  describe('FITL 8.7.2/3 a Base', () => {
    /** One space is Trained, and there is a space to Govern. */
    const left = { 'arvn-troops': 5, 'arvn-police': 4, 'arvn-bases': 3 }
    const withSite = (site: Board, more = left) =>
      inTheField({ ...CITIES_HELD, 'quang-nam': 'arvn-police, active-support', ...site }, { left: more })

    test('FITL 8.7.2/3 of 3 cubes in a province with 5 COIN pieces, Troops first if there are more', () => {
      const t = withSite({ 'phu-bon-phu-yen': 'arvn-troops 3, arvn-police 2' })
      expect(answers(t)).toEqual(expect.arrayContaining(['phu-bon-phu-yen 8.7.2/3', 'base 8.7.2/3', '2 8.1.2/2']))
      expect(t.pieces('phu-bon-phu-yen')).toEqual({ 'arvn-troops': 1, 'arvn-police': 1, 'arvn-base': 1 })
    })

    test('FITL 8.7.2/3 not with 4 COIN pieces, 2 ARVN cubes, a COIN Base, no Base Available, nor in Laos', () => {
      const sites: readonly Board[] = [
        { 'phu-bon-phu-yen': 'arvn-troops 2, arvn-police 2' },
        { 'phu-bon-phu-yen': 'arvn-troops 2, us-troops 3' },
        { 'phu-bon-phu-yen': 'arvn-troops 2, arvn-police 2, us-base' },
        { 'southern-laos': 'arvn-police 5' },
      ]
      for (const site of sites) expect(byLine(withSite(site), '8.7.2/3')).toEqual([])
      const none = withSite(
        { 'phu-bon-phu-yen': 'arvn-troops 3, arvn-police 2' },
        { 'arvn-troops': 5, 'arvn-police': 7, 'arvn-bases': 0 },
      )
      expect(byLine(none, '8.7.2/3')).toEqual([])
    })
  })

  describe('FITL 8.7.2/4-5 Pacification', () => {
    /** Nothing to Pacify in the cities; Resources for one space and 2 steps. */
    const loyal = (text: string): string => `${text}, active-support`
    const LOYAL: Board = Object.fromEntries(
      Object.entries(CITIES_HELD).map(([city, text]) => [city, loyal(text as string)]),
    )
    const one = (board: Board) =>
      inTheField(board, {
        left: { 'arvn-troops': 5, 'arvn-police': 4, rangers: 0, 'arvn-bases': 3 },
        resources: { arvn: 9 },
      })

    test('FITL 8.7.2/4 Trains, placing nothing, where it takes that to Pacify, first at an enemy Base', () => {
      const t = one({
        ...LOYAL,
        'kien-phong': 'arvn-troops, arvn-police, active-opposition',
        'ba-xuyen': 'arvn-troops 2, arvn-police, vc-base, passive-opposition',
      })
      const said = answers(t)
      expect(said).not.toContain('kien-phong 8.7.2/4')
      expect(said).toEqual(expect.arrayContaining(['ba-xuyen 8.7.2/4', 'pacify 8.7.2/5']))
      expect(t.level('ba-xuyen')).toBe('passive-support')
    })

    test('FITL 8.7.2/4 not if a space that was Trained can be Pacified; that is Pacified by 8.7.2/5', () => {
      const t = one({ ...LOYAL, 'tay-ninh': 'us-base', 'kien-phong': 'arvn-troops, arvn-police, active-opposition' })
      expect(byLine(t, '8.7.2/4')).toEqual([])
      expect(t.level('tay-ninh')).toBe('active-support')
    })

    test('FITL 8.7.2/5 not once a Base was placed, nor where nothing shifts', () => {
      const based = one({ ...LOYAL, 'tay-ninh': 'us-base', 'phu-bon-phu-yen': 'arvn-troops 3, arvn-police 2' })
      const said = answers(based)
      expect(said).toContain('base 8.7.2/3')
      expect(said.join()).not.toContain('8.7.2/5')
      const settled = one({ ...LOYAL, 'tay-ninh': 'us-base, active-support' })
      expect(byLine(settled, '8.7.2/5')).toEqual([])
    })
  })

  test('FITL 8.7.2/IfNone after a Govern it Trains for nothing; without one it passes', () => {
    const t = inTheField({ saigon: 'arvn-police 3', hue: 'arvn-police 3, active-support' })
    const said = answers(t)
    expect(said.slice(0, 2)).toEqual(['train 8.1.1/none', 'govern 8.7.2/2'])
    expect(said.filter((answer) => answer.endsWith(' 8.7.2/IfNone'))).toHaveLength(1)
    expect(t.resources('arvn')).toBe(20)
    expect(answers(inTheField({ saigon: 'arvn-police 3' }))).toEqual(['pass 8.1/pass'])
  })
})

describe('FITL 8.7.2 Govern', () => {
  const BOARD: Board = {
    saigon: 'arvn-police 3, active-support',
    'quang-tin-quang-ngai': 'arvn-police 2, active-support',
    'quang-nam': 'arvn-police 2, active-support',
    'binh-dinh': 'arvn-police 2, passive-support',
  }
  const govern = (board: Board, more: SceneOptions = {}) => inTheField(board, more)
  /** A US player well ahead. */
  const AHEAD: SceneOptions = { ...POOR, resources: { arvn: 3 } }

  test('FITL 8.7.2/Govern/1 against a US player ahead: in the most populous spaces, shifting them even with Mandate of Heaven', () => {
    const lasting = { 86: 'unshaded' } as const
    const said = byLine(operating('arvn', BOARD, { ...AHEAD, lasting }), '8.7.2/Govern/1')
    expect(said.filter((answer) => answer !== 'patronage').sort()).toEqual(['binh-dinh', 'quang-tin-quang-ngai'])
    expect(said.filter((answer) => answer === 'patronage')).toHaveLength(2)
  })

  test('FITL 8.7.2/Govern/1 not against a non-player US, nor one that is not ahead', () => {
    expect(byLine(operating('arvn', BOARD, { ...AHEAD, seats: { us: 'fitl' } }), '8.7.2/Govern/1')).toEqual([])
    expect(byLine(govern(BOARD), '8.7.2/Govern/1')).toEqual([])
  })

  test('FITL 8.7.2/Govern/2 otherwise most Patronage without turning a space Neutral', () => {
    const t = govern(BOARD)
    expect(byLine(t, '8.7.2/Govern/2')).toEqual(['quang-tin-quang-ngai', 'patronage', 'quang-nam', 'patronage'])
    expect(t.track('patronage')).toBe(18)
    expect(t.level('binh-dinh')).toBe('passive-support')
    expect(t.level('quang-nam')).toBe('passive-support')
  })

  test('FITL 8.7.2/Govern/2 with Mandate of Heaven one space at Passive Support too, unshifted', () => {
    const t = govern({ ...BOARD, 'quang-nam': '' }, { lasting: { 86: 'unshaded' } })
    expect(byLine(t, '8.7.2/Govern/2')).toContain('patronage-quietly')
    expect(t.track('patronage')).toBe(19)
    expect(t.level('binh-dinh')).toBe('passive-support')
  })

  test('FITL 8.7.2/Govern/2 not where US Troops outnumber', () => {
    const t = govern({ ...BOARD, 'quang-tin-quang-ngai': 'arvn-police 2, us-troops 2, active-support' })
    expect(byLine(t, '8.7.2/Govern/2')).toEqual(['quang-nam', 'patronage'])
  })

  test('FITL 8.7.2/Govern/3 after exactly 1 space Aid from another; not with Mandate of Heaven shaded, not after 2', () => {
    const one: Board = { ...BOARD, 'quang-nam': '' }
    expect(byLine(govern(one), '8.7.2/Govern/3')).toEqual(['binh-dinh', 'aid'])
    expect(byLine(govern(one, { lasting: { 86: 'shaded' } }), '8.7.2/Govern/3')).toEqual([])
    expect(byLine(govern(BOARD), '8.7.2/Govern/3')).toEqual([])
  })

  test('FITL 8.7.2/Govern/3 with no Aid, from the most populous spaces, and no Patronage after it', () => {
    const t = govern(BOARD, { tracks: { aid: 0 } })
    expect(
      byLine(t, '8.7.2/Govern/3')
        .filter((answer) => answer !== 'aid')
        .sort(),
    ).toEqual(['binh-dinh', 'quang-tin-quang-ngai'])
    expect(t.track('aid')).toBe(12)
    expect(t.track('patronage')).toBe(15)
  })

  test('FITL 8.7.2/Govern/3 not with Aid and nothing to turn into Patronage: then there is no such Govern', () => {
    const said = answers(govern({ saigon: 'arvn-police 3', 'binh-dinh': 'arvn-police 2, passive-support' }))
    expect(said.join()).not.toContain('govern')
  })
})

describe('FITL 8.7.2 Transport', () => {
  const HOME: Board = { saigon: 'arvn-troops 9, arvn-police 3' }

  test('FITL 8.7.2/Transport/1 from Laos or Cambodia first', () => {
    const t = inTheField({ ...HOME, 'southern-laos': 'arvn-troops 2' }, { ...POOR, left: TWELVE })
    expect(byLine(t, '8.7.2/Transport/1')).toEqual(['southern-laos'])
  })

  test('FITL 8.7.2/Transport/1 otherwise from where the most Troops are beyond what COIN Control needs', () => {
    const t = inTheField(
      { saigon: 'arvn-troops 5, arvn-police 3', 'kien-phong': 'arvn-troops 8, vc-underground 6' },
      { ...POOR, left: TWELVE },
    )
    expect(byLine(t, '8.7.2/Transport/1')).toEqual(['saigon'])
  })

  test('FITL 8.7.2/Transport/0 Rangers first, up to 6 pieces', () => {
    const t = inTheField(
      { ...HOME, saigon: 'arvn-troops 9, rangers-underground, rangers-active' },
      { ...POOR, left: TWELVE },
    )
    expect(byLine(t, '8.7.2/Transport/2')).toEqual(['4', '1', '1'])
  })

  test('FITL 8.7.2/Transport/0 not after Govern, nor where a Raid comes before the Assault', () => {
    const board: Board = { ...HOME, 'ba-xuyen': 'arvn-police', 'quang-nam': 'arvn-police, active-support' }
    const govern = answers(inTheField(board, { ...POOR, left: TWELVE })).join()
    expect([govern.includes('govern '), govern.includes('transport ')]).toEqual([true, false])
    const foe: Board = { hue: 'arvn-troops 2, nva-troops', saigon: 'arvn-troops 9' }
    const base = 'arvn-troops, vc-active, vc-base'
    const without = answers(inTheField({ ...foe, 'tay-ninh': base })).join()
    expect([without.includes('raid '), without.includes('transport 8.7.2/Transport/0')]).toEqual([false, true])
    const raided = answers(inTheField({ ...foe, 'tay-ninh': `${base}, rangers-underground` })).join()
    expect([raided.includes('raid '), raided.includes('transport ')]).toEqual([true, false])
  })

  test('FITL 8.7.2/Transport/2 never so many that COIN Control is lost', () => {
    const board: Board = { 'tay-ninh': 'arvn-troops 5, vc-underground 2', hue: 'arvn-police 3, nva-troops' }
    const t = inTheField(board, { ...POOR, left: { ...TWELVE, 'arvn-troops': 0, 'arvn-police': 12 } })
    expect(byLine(t, '8.7.2/Transport/2')).toEqual(['2'])
    expect(t.count('tay-ninh', 'arvn-troops')).toBe(3)
  })

  test('FITL 8.7.2/Transport/0 Rangers only with Armored Cavalry shaded', () => {
    const board: Board = { saigon: 'arvn-troops 9, rangers-active 2', 'ba-xuyen': 'arvn-police' }
    const t = inTheField(board, { ...POOR, left: TWELVE, lasting: { 61: 'shaded' } })
    expect(byLine(t, '8.7.2/Transport/2')).toEqual(['2'])
    expect(t.count('saigon', 'arvn-troops')).toBeGreaterThanOrEqual(9)
  })

  test('FITL 8.7.2/Transport/3 to a province with Police but no Troops', () => {
    const t = inTheField({ ...HOME, 'ba-xuyen': 'arvn-police' }, { ...POOR, left: TWELVE })
    expect(byLine(t, '8.7.2/Transport/3')).toEqual(['ba-xuyen'])
    const withUs = inTheField({ ...HOME, 'ba-xuyen': 'arvn-police, us-troops' }, { ...POOR, left: TWELVE })
    expect(byLine(withUs, '8.7.2/Transport/3')).not.toEqual(['ba-xuyen'])
  })

  test('FITL 8.7.2/Transport/3 among such, and if there is none, where Control of the most Population changes', () => {
    const t = inTheField(
      { ...HOME, 'kien-phong': 'arvn-police', 'ba-xuyen': 'arvn-police, vc-underground 2' },
      { ...POOR, left: TWELVE },
    )
    expect(byLine(t, '8.7.2/Transport/3')).toEqual(['ba-xuyen'])
    const held = 'arvn-troops, arvn-police'
    const none = inTheField(
      {
        ...HOME,
        'kien-phong': held,
        'tay-ninh': 'nva-troops 9',
        'kien-hoa-vinh-binh': 'nva-troops 3',
        'kien-giang-an-xuyen': held,
        'quang-tin-quang-ngai': held,
        'binh-dinh': held,
        'quang-tri-thua-thien': held,
      },
      { ...POOR, left: TWELVE },
    )
    expect(byLine(none, '8.7.2/Transport/3')).toEqual(['kien-hoa-vinh-binh'])
  })

  /** NVA Troops at Hue that can be removed: the ARVN Assault. */
  const FOE: Board = { hue: 'arvn-troops 2, nva-troops' }

  test('FITL 8.7.2/Transport/4 before an Assault just enough Troops where they take a Base', () => {
    const t = inTheField({ ...FOE, saigon: 'arvn-troops 9', 'tay-ninh': 'arvn-troops, vc-active, vc-base' })
    const said = answers(t)
    expect(said.slice(0, 5)).toEqual([
      'assault 8.7.4/0',
      'transport 8.7.2/Transport/0',
      'saigon 8.7.2/Transport/1',
      'tay-ninh 8.7.2/Transport/4',
      '3 8.7.2/Transport/2',
    ])
    expect(said).toContain('tay-ninh 8.7.4/1')
    expect(t.pieces('tay-ninh')).toEqual({ 'arvn-troops': 4 })
  })

  test('FITL 8.7.2/Transport/4 not where they would not help the Assault', () => {
    const t = inTheField({ ...FOE, saigon: 'arvn-troops 9', 'tay-ninh': 'arvn-troops 4, vc-active, vc-base' })
    expect(answers(t).slice(0, 2)).toEqual(['assault 8.7.4/0', 'tay-ninh 8.7.4/1'])
  })

  test('FITL 8.7.2/Transport/4 before a Sweep enough to find the Guerrillas', () => {
    const t = inTheField({ saigon: 'arvn-troops 9', 'kien-phong': 'arvn-police, vc-underground 3' })
    expect(answers(t).slice(0, 4)).toEqual([
      'sweep 8.7.5/0',
      'transport 8.7.2/Transport/0',
      'kien-phong 8.7.2/Transport/4',
      '2 8.7.2/Transport/2',
    ])
  })

  test('FITL 8.7.2/Transport/4 before a Sweep not where no Guerrilla is Underground', () => {
    const t = inTheField({ saigon: 'arvn-troops 9', 'kien-phong': 'arvn-police 3, vc-active 3' })
    expect(answers(t).join()).not.toContain('Transport')
  })

  test('FITL 8.7.2/Transport/5 with Armored Cavalry an Assault where it went, if a line of Assault speaks of it', () => {
    const lasting = { 61: 'unshaded' } as const
    const t = inTheField({ ...HOME, 'kien-phong': 'arvn-police, vc-active 2' }, { ...POOR, left: TWELVE, lasting })
    expect(byLine(t, '8.7.2/Transport/5')).toEqual(['kien-phong'])
    expect(t.pieces('kien-phong')['vc-active']).toBeUndefined()
    const hidden = inTheField(
      { ...HOME, 'kien-phong': 'arvn-police, vc-active, vc-underground 3' },
      { ...POOR, left: TWELVE, lasting },
    )
    expect(byLine(hidden, '8.7.2/Transport/5')).toEqual([])
  })
})
