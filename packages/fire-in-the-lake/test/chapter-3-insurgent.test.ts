import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

const nva = (board: Board, more: SceneOptions = {}): Scene => scene(board, { first: 'nva', ...more })
const vc = (board: Board, more: SceneOptions = {}): Scene => scene(board, { first: 'vc', ...more })
/** A Limited Operation, as the 2nd eligible after an operation without an activity. */
const limited = (faction: 'nva' | 'vc', board: Board, more: SceneOptions = {}): Scene =>
  scene(board, {
    first: faction,
    eligible: [faction],
    ...more,
    position: { slot: 1, firstDid: 'operation' },
  })

describe('FITL 3.3.1 Rally', () => {
  test('FITL 3.3.1 any city or province without Support, COIN-Controlled or abroad too, for 1 each; no LoC', () => {
    const t = vc({
      saigon: 'arvn-police 4',
      hue: 'passive-support',
      'tay-ninh': 'active-opposition',
    }).play('rally')
    expect(t.answers).toEqual(expect.arrayContaining(['saigon', 'tay-ninh', 'north-vietnam', 'southern-laos']))
    expect(t.whyNot('hue')).toEqual({ id: 'why.rally-support', rule: '3.3.1' })
    expect(t.whyNot('loc-saigon-can-tho')).toEqual({ id: 'why.not-loc', rule: '3.3.1' })
    t.play('saigon', 'tay-ninh', 'guerrilla', 'done')
    expect([t.pieces('tay-ninh'), t.resources('vc')]).toEqual([{ 'vc-underground': 1 }, 18])
  })

  test('FITL 3.3.1 two Guerrillas of either state make way for a Base, within stacking', () => {
    const t = vc({
      'tay-ninh': 'vc-underground 2, vc-active 1',
      'kien-phong': 'vc-underground 2, nva-base 2',
    }).play('rally', 'tay-ninh', 'base', '1', 'kien-phong')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-base': 1, 'vc-underground': 1 })
    expect(t.whyNot('base')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
  })

  test('FITL 3.3.1 at a Base the VC place up to Population and Bases, the NVA up to the Trail and Bases', () => {
    const v = vc({ 'tay-ninh': 'vc-base' }).play('rally', 'tay-ninh', 'many')
    expect(v.answers).toEqual(['1', '2', '3'])
    const n = nva({ 'tay-ninh': 'nva-base 2' }, { tracks: { trail: 3 } }).play('rally', 'tay-ninh', 'many')
    expect(n.answers).toEqual(['1', '2', '3', '4', '5'])
    n.play('5')
    expect(n.count('tay-ninh', 'nva-underground')).toBe(5)
  })

  test('FITL 3.3.1 the VC flip all their Guerrillas at a Base Underground; the NVA do not', () => {
    const t = vc({ 'tay-ninh': 'vc-base, vc-active 3' }).play('rally', 'tay-ninh', 'hide', 'done')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-base': 1, 'vc-underground': 3 })
    const n = nva({ 'tay-ninh': 'nva-base, nva-active 3' }).play('rally', 'tay-ninh')
    expect(n.whyNot('hide')).toEqual({ id: 'why.only-vc-hide', rule: '3.3.1' })
  })

  test('FITL 3.3.1 FL-03 own Guerrillas are taken up and placed Underground if none is Available', () => {
    const t = nva({ 'tay-ninh': '', 'southern-laos': 'nva-active 20' }).play('rally', 'tay-ninh')
    expect(t.pieces('tay-ninh')).toEqual({ 'nva-underground': 1 })
    expect(t.count('southern-laos', 'nva-active')).toBe(19)
    const one = nva({ 'southern-laos': 'nva-active 19' }).play('rally', 'tay-ninh')
    expect(one.count('southern-laos', 'nva-active')).toBe(19)
    expect(one.count('tay-ninh', 'nva-underground')).toBe(1)
  })

  test('FITL 1.4.1 a Base too is taken up if none is Available, and loses its Tunnel', () => {
    const t = vc({
      'tay-ninh': 'vc-tunnel, vc-base',
      'quang-nam': 'vc-base 2',
      'binh-dinh': 'vc-base 2',
      'pleiku-darlac': 'vc-base 2',
      'kien-phong': 'vc-base',
      'kien-giang-an-xuyen': 'vc-underground 2',
    }).play('rally', 'kien-giang-an-xuyen', 'base')
    expect(t.question).toBe('recall.where')
    t.play('tay-ninh', 'vc-tunnel', 'done')
    expect(t.pieces('kien-giang-an-xuyen')).toEqual({ 'vc-base': 1 })
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-base': 1 })
  })

  test('FITL 1.4.1 own pieces come off the map only to be placed again', () => {
    const t = scene({ saigon: 'us-troops 3' }, { first: 'us' }).play('train')
    expect(() => t.interject('us', 'withdraw us-troops saigon 3')).toThrow()
  })

  test('FITL 3.3.1 then the NVA may Improve the Trail for 2', () => {
    const t = nva({}).play('rally', 'tay-ninh', 'done', 'yes')
    expect([t.track('trail'), t.resources('nva')]).toEqual([2, 17])
  })

  test('FITL 3.3.1 FL-62 with no space at all, in a Limited Operation too', () => {
    const t = limited('nva', {}, { resources: { nva: 2 }, tracks: { trail: 2 } }).play('rally', 'done')
    expect([t.track('trail'), t.resources('nva')]).toEqual([3, 0])
    const both = limited('nva', {}).play('rally', 'tay-ninh', 'yes')
    expect([both.track('trail'), both.resources('nva')]).toEqual([2, 17])
  })

  test('FITL 3.1.2 FL-62 in a free Rally the Trail costs 2 all the same', () => {
    const t = nva({})
    t.interject('nva', 'hand operation nva rally')
    t.play('tay-ninh', 'done', 'yes')
    expect([t.count('tay-ninh', 'nva-underground'), t.track('trail'), t.resources('nva')]).toEqual([1, 2, 18])
  })

  test('FITL 3.3.1, 4.1 an activity may follow a Rally that only Improved the Trail, all Resources spent', () => {
    const t = nva({ 'southern-laos': 'nva-base' }, { resources: { nva: 2 }, tracks: { trail: 0 } })
    t.play('rally', 'done', 'infiltrate', '2')
    expect(t.pieces('southern-laos')).toEqual({ 'nva-base': 1, 'nva-troops': 2 })
  })

  test('FITL 3.3.1 not without 2 Resources, nor from 4', () => {
    const t = nva({}, { resources: { nva: 2 } }).play('rally', 'tay-ninh')
    expect(t.play('done').by).not.toBe('nva')
    expect(t.track('trail')).toBe(1)
    expect(nva({}, { tracks: { trail: 4 } }).play('rally').answers).not.toContain('done')
  })

  test('FITL 5.3 AAA, unshaded: only a Rally in at most one space Improves the Trail', () => {
    const two = nva({}, { lasting: { 31: 'unshaded' } }).play('rally', 'tay-ninh', 'quang-nam', 'done')
    expect([two.question, two.track('trail')]).toEqual(['turn.second', 1])
    const one = nva({}, { lasting: { 31: 'unshaded' } }).play('rally', 'tay-ninh', 'done', 'yes')
    expect(one.track('trail')).toBe(2)
  })

  test('FITL 5.3 SA-2s, shaded: two boxes; ADSID: the change costs 6', () => {
    expect(
      nva({}, { lasting: { 34: 'shaded' } })
        .play('rally', 'done')
        .track('trail'),
    ).toBe(3)
    const t = nva({}, { lasting: { 34: 'shaded', 7: 'unshaded' } }).play('rally', 'done')
    expect([t.track('trail'), t.resources('nva')]).toEqual([3, 20 - 2 - 6])
  })

  test('FITL 5.4 McNamara Line: no Improvement', () => {
    const t = nva({}, { lasting: { 38: 'unshaded' } }).play('rally')
    expect(t.answers).not.toContain('done')
    t.play('tay-ninh', 'done')
    expect(t.track('trail')).toBe(1)
  })

  describe('FITL 5.3 Cadres, shaded', () => {
    const board = { 'tay-ninh': 'vc-base, active-support, arvn-troops 4', saigon: 'neutral' }
    const rally = (more: SceneOptions = {}, where = 'quang-tin-quang-ngai') =>
      vc(
        { ...board, 'quang-tin-quang-ngai': 'vc-base, terror, arvn-troops 4', 'binh-dinh': 'vc-active 2' },
        { lasting: { 116: 'shaded' }, ...more },
      ).play('rally', where)

    test('FITL 6.3.2 the VC Agitate where they had a Base, under COIN Control too: Terror off, then up to two levels', () => {
      const t = rally().play('guerrilla', 'done', 'quang-tin-quang-ngai', 'more', 'more')
      expect([t.level('quang-tin-quang-ngai'), t.markers('quang-tin-quang-ngai', 'terror')]).toEqual([
        'active-opposition',
        0,
      ])
      expect(t.resources('vc')).toBe(20 - 1 - 3)
    })

    test('FITL 6.3.2 two levels are all, however far it is to Active Opposition', () => {
      const t = vc({ 'kien-phong': 'vc-base, neutral, vc-underground' }, { lasting: { 116: 'shaded' } })
      t.play('rally', 'kien-phong', 'guerrilla', 'tax', 'done', 'kien-phong', 'more')
      expect([t.question, t.level('kien-phong')]).toEqual(['turn.second', 'passive-opposition'])
    })

    test('FITL 5.3 not where the Base has just been built', () => {
      const t = rally({}, 'binh-dinh').play('base', 'done')
      expect([t.question, t.level('binh-dinh')]).toEqual(['turn.second', 'neutral'])
    })
  })
})

describe('FITL 3.3.2 March', () => {
  test('FITL 3.3.2 1 for each city or province entered, however many groups come; LoCs are free', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 2', 'kien-phong': 'vc-underground 2' })
    t.play('march', 'tay-ninh', 'saigon', '1', 'kien-phong', 'saigon', '1')
    expect(t.resources('vc')).toBe(19)
    t.play('kien-phong', 'loc-saigon-can-tho', 'done')
    expect([t.resources('vc'), t.pieces('saigon')]).toEqual([19, { 'vc-underground': 2 }])
  })

  test.each([
    { police: 2, at: 'passive-support', turns: true },
    { police: 1, at: 'passive-support', turns: false },
    { police: 2, at: 'neutral', turns: false },
  ])('FITL 3.3.2 FL-08 two Guerrillas, $police Police, $at: Active $turns', ({ police, at, turns }) => {
    const t = vc({ 'the-parrots-beak': 'vc-underground 2', 'kien-phong': `arvn-police ${police}, ${at}` })
    t.play('march', 'the-parrots-beak', 'kien-phong', '2')
    expect(t.count('kien-phong', 'vc-active')).toBe(turns ? 2 : 0)
    expect(t.count('kien-phong', 'vc-underground')).toBe(turns ? 0 : 2)
  })

  test('FITL 3.3.2 Troops of the group and COIN special forces count, Bases do not; onto LoCs always', () => {
    const t = nva({
      'southern-laos': 'nva-troops 2, nva-underground 1',
      'binh-dinh': 'us-base, passive-support',
      'loc-kontum-dak-to': 'irregulars-active, rangers-underground',
    })
    t.play('march', 'southern-laos', 'binh-dinh', '2', '1')
    expect(t.count('binh-dinh', 'nva-underground')).toBe(1)
    const u = nva({
      'southern-laos': 'nva-troops 1, nva-underground 1',
      'loc-kontum-dak-to': 'irregulars-active, rangers-underground',
    })
    u.play('march', 'southern-laos', 'loc-kontum-dak-to', '1', '1')
    expect(u.pieces('loc-kontum-dak-to')).toMatchObject({ 'nva-active': 1, 'nva-troops': 1 })
  })

  test('FITL 3.3.2 groups from different spaces are counted apart', () => {
    const t = vc({
      'tay-ninh': 'vc-underground 2',
      'kien-phong': 'vc-underground 2',
      saigon: 'arvn-police, passive-support',
    })
    t.play('march', 'tay-ninh', 'saigon', '2', 'kien-phong', 'saigon', '2')
    expect(t.count('saigon', 'vc-underground')).toBe(4)
  })

  test('FITL 5.3 Main Force Bns, unshaded: more than 1 is seen, for both factions', () => {
    const t = nva({ 'southern-laos': 'nva-underground 2' }, { lasting: { 104: 'unshaded' } })
    t.play('march', 'southern-laos', 'loc-kontum-dak-to', '2')
    expect(t.count('loc-kontum-dak-to', 'nva-active')).toBe(2)
  })

  test('FITL 5.4 Claymores: a group that turns Active loses a Guerrilla, one that does not none', () => {
    const board: Board = { 'tay-ninh': 'vc-underground 5', 'kien-phong': 'vc-underground 2' }
    const t = vc(board, { lasting: { 17: 'unshaded' } })
    t.play('march', 'tay-ninh', 'loc-saigon-an-loc-ban-me-thuot', '4', 'kien-phong', 'loc-saigon-can-tho', '2', 'done')
    expect(t.pieces('loc-saigon-an-loc-ban-me-thuot')).toEqual({ 'vc-active': 3 })
    expect(t.pieces('loc-saigon-can-tho')).toEqual({ 'vc-underground': 2 })
  })

  test('FITL 3.3.2 who has Marched does not March on', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 1', saigon: 'vc-active 1' }).play('march', 'tay-ninh', 'saigon')
    t.play('saigon', 'kien-phong', 'done')
    expect([t.pieces('saigon'), t.pieces('kien-phong')]).toEqual([{ 'vc-underground': 1 }, { 'vc-active': 1 }])
  })

  describe('FITL 3.3.2 the Trail', () => {
    const from = (trail: number, more: SceneOptions = {}) =>
      nva({ 'north-vietnam': 'nva-troops 3', 'central-laos': 'arvn-troops 3' }, { tracks: { trail }, ...more })

    test('FITL 3.3.2 FL-63 NVA go on from Laos and Cambodia, COIN Control or not, and pay for each province', () => {
      const t = from(1).play('march', 'north-vietnam', 'central-laos', '3', 'central-laos', 'southern-laos', '2')
      expect([t.count('southern-laos', 'nva-troops'), t.count('central-laos', 'nva-troops')]).toEqual([2, 1])
      expect(t.resources('nva')).toBe(18)
      t.play('southern-laos', 'northeast-cambodia', '2', 'northeast-cambodia', 'pleiku-darlac', '2')
      expect(t.resources('nva')).toBe(16)
      // In the South they stop.
      expect(t.answers).not.toContain('pleiku-darlac')
    })

    test('FITL 3.3.2 FL-63 not at Trail 0, not in a Limited Operation; at 4 for nothing', () => {
      const none = from(0).play('march', 'north-vietnam', 'central-laos', '3')
      expect(none.answers).not.toContain('central-laos')
      const four = from(4).play('march', 'north-vietnam', 'central-laos', '3', 'central-laos', 'southern-laos', '3')
      expect(four.resources('nva')).toBe(20)
      const one = limited('nva', { 'north-vietnam': 'nva-troops 3' }, { tracks: { trail: 4 } })
      one.play('march', 'north-vietnam', 'central-laos', '3')
      expect(one.answers).not.toContain('central-laos')
      expect(one.count('central-laos', 'nva-troops')).toBe(3)
    })

    test('FITL 3.3.2 at 4 a step between two provinces of the South costs 1 all the same', () => {
      const t = nva({ 'quang-nam': 'nva-troops 1', 'southern-laos': 'nva-troops 1' }, { tracks: { trail: 4 } })
      t.play('march', 'southern-laos', 'quang-tin-quang-ngai')
      expect(t.resources('nva')).toBe(20)
      t.play('quang-nam', 'quang-tin-quang-ngai')
      expect(t.resources('nva')).toBe(19)
    })

    test('FITL 3.3.2 the VC do not go on', () => {
      const t = vc({ 'tay-ninh': 'vc-underground 1' }, { tracks: { trail: 4 } })
      t.play('march', 'tay-ninh', 'the-fishhook')
      expect([t.answers.includes('the-fishhook'), t.resources('vc')]).toEqual([false, 19])
    })
  })

  test('FITL 2.3.5 a Limited March has one destination, from several spaces', () => {
    const t = limited('vc', { 'tay-ninh': 'vc-underground 1', 'kien-phong': 'vc-underground 1' })
    t.play('march', 'tay-ninh', 'saigon')
    expect(t.answers).toEqual(['kien-phong', 'done'])
    t.play('kien-phong')
    expect(t.count('saigon', 'vc-underground')).toBe(2)
  })

  test('FITL 2.3.9 FL-12 not in Monsoon', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 1' }, { draw: [127, 21] })
    expect(t.whyNot('march')).toEqual({ id: 'why.monsoon', rule: '2.3.9' })
  })
})

describe('FITL 3.3.3 Attack', () => {
  test('FITL 3.3.3 all Guerrillas show themselves; a roll of no more than their number removes up to two', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 2, vc-active 1, arvn-troops 1, rangers-underground 2' }, { dice: [3] })
    t.play('attack', 'tay-ninh', 'rangers-underground', 'arvn-troops')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-active': 3, 'rangers-underground': 1 })
    expect(t.resources('vc')).toBe(19)
    const failed = vc({ 'tay-ninh': 'vc-underground 3, arvn-troops 2' }, { dice: [4] }).play('attack', 'tay-ninh')
    expect(failed.pieces('tay-ninh')).toEqual({ 'vc-active': 3, 'arvn-troops': 2 })
  })

  test('FITL 3.3.3 FL-64 NVA Troops remove one for two without a roll; US Troops are Casualties and cost as many Troops', () => {
    const t = nva({ 'quang-nam': 'nva-troops 6, nva-underground 1, us-troops 3' })
    t.play('attack', 'quang-nam', 'troops')
    expect(t.pieces('quang-nam')).toEqual({ 'nva-troops': 3, 'nva-underground': 1 })
    expect(t.table.game.n[t.table.volume.layout.boxes + t.table.volume.layout.supplies]).toBe(3)
  })

  test('FITL 3.3.3 FL-64 no Attrition for Police', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 3, arvn-police 2' }, { dice: [3] }).play('attack', 'tay-ninh')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-active': 3 })
  })

  test('FITL 3.3.3 Attrition takes attacking pieces only, as many as there are; Irregulars cause none', () => {
    const t = vc({ 'tay-ninh': 'vc-active 1, irregulars-active 1, us-troops 1' }, { dice: [1] })
    t.play('attack', 'tay-ninh', 'us-troops')
    expect(t.pieces('tay-ninh')).toEqual({})
    const n = nva({ 'quang-nam': 'nva-troops 5, nva-active 2, us-base' }, { dice: [2] })
    n.play('attack', 'quang-nam', 'guerrillas')
    expect(n.pieces('quang-nam')).toEqual({ 'nva-troops': 5, 'nva-active': 1 })
  })

  test('FITL 3.3.3 Bases of either faction go last', () => {
    const t = nva({ 'quang-nam': 'nva-troops 6, us-base, arvn-police 1, rangers-active 1' })
    t.play('attack', 'quang-nam')
    expect(t.answers).toEqual(['arvn-police', 'rangers-active'])
    t.play('arvn-police', 'us-base')
    expect(t.pieces('quang-nam')).toEqual({ 'nva-troops': 5 })
  })

  test('FITL 3.3.3 where an own Guerrilla or Troop and an enemy are', () => {
    const t = nva({
      'quang-nam': 'nva-base, us-troops 1',
      hue: 'nva-troops 2, vc-underground',
      kontum: 'nva-active, arvn-base',
      saigon: 'nva-active, arvn-police',
    })
    t.play('attack')
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.nobody-to-attack', rule: '3.3.3' })
    expect(t.whyNot('hue')).toEqual({ id: 'why.no-enemy', rule: '3.3.3' })
    expect(t.answers).toContain('kontum')
  })

  test('FITL 3.3.3 a single NVA Troop is no Attack, two are; PT-76 makes it one in one space, or three', () => {
    const board: Board = {
      'quang-nam': 'nva-troops 1, arvn-troops 4',
      hue: 'nva-troops 2, arvn-troops 4',
      kontum: 'nva-active, arvn-base',
    }
    const answers = (side?: 'shaded' | 'unshaded') =>
      nva(board, side === undefined ? {} : { lasting: { 45: side } })
        .play('attack')
        .answers.filter((key) => ['quang-nam', 'hue'].includes(key))
    expect([answers(), answers('unshaded'), answers('shaded')]).toEqual([['hue'], [], ['hue', 'quang-nam']])
    const t = nva(board, { lasting: { 45: 'shaded' } }).play('attack', 'hue', 'tanks')
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.two-troops', rule: '3.3.3' })
    expect(nva({ 'quang-nam': 'nva-troops 1, arvn-troops 4' }).answers).not.toContain('attack')
  })

  test('FITL 5.3 PT-76, unshaded: every Attack space of the NVA costs a Troop first', () => {
    const t = nva({ 'quang-nam': 'nva-troops 4, arvn-troops 4' }, { lasting: { 45: 'unshaded' } })
    t.play('attack', 'quang-nam')
    expect(t.pieces('quang-nam')).toEqual({ 'nva-troops': 3, 'arvn-troops': 3 })
    const guerrillas = nva(
      { 'quang-nam': 'nva-troops 1, nva-active 1, arvn-troops 4' },
      { lasting: { 45: 'unshaded' }, dice: [2] },
    )
    guerrillas.play('attack', 'quang-nam')
    expect(guerrillas.pieces('quang-nam')).toEqual({ 'nva-active': 1, 'arvn-troops': 4 })
    const v = vc(
      { 'quang-nam': 'nva-troops 4, vc-active 1, arvn-troops 1' },
      { lasting: { 45: 'unshaded' }, dice: [2] },
    )
    expect(v.play('attack', 'quang-nam').count('quang-nam', 'nva-troops')).toBe(4)
  })

  test('FITL 5.3 PT-76, shaded: in one space of an Attack each Troop removes one', () => {
    const t = nva(
      { 'quang-nam': 'nva-troops 3, arvn-troops 4', hue: 'nva-troops 3, arvn-police 4' },
      { lasting: { 45: 'shaded' } },
    ).play('attack', 'quang-nam', 'tanks')
    expect(t.count('quang-nam', 'arvn-troops')).toBe(1)
    t.play('hue')
    expect(t.count('hue', 'arvn-police')).toBe(3)
  })
})

describe('FITL 3.3.4 Terror', () => {
  test('FITL 3.3.4 a Guerrilla shows itself, a marker is laid, the VC shift one level; 1 for a province, 0 for a LoC', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 2, neutral', 'loc-saigon-can-tho': 'vc-underground' })
    t.play('terror', 'tay-ninh', 'loc-saigon-can-tho')
    expect([t.pieces('tay-ninh'), t.level('tay-ninh'), t.markers('tay-ninh', 'terror')]).toEqual([
      { 'vc-underground': 1, 'vc-active': 1 },
      'passive-opposition',
      1,
    ])
    expect([t.markers('loc-saigon-can-tho', 'sabotage'), t.resources('vc')]).toEqual([1, 19])
  })

  test('FITL 3.3.4 the NVA only lower Support, and their Troops will do', () => {
    const t = nva({ saigon: 'nva-troops, active-support', hue: 'nva-underground, nva-troops, neutral' })
    t.play('terror', 'saigon', 'hue')
    expect([t.level('saigon'), t.level('hue')]).toEqual(['passive-support', 'neutral'])
    expect(t.pieces('hue')).toEqual({ 'nva-active': 1, 'nva-troops': 1 })
  })

  test('FITL 3.3.4 FL-65 no second marker, but the people turn (ruling 108)', () => {
    const t = vc({ 'tay-ninh': 'vc-underground, terror, neutral' }).play('terror', 'tay-ninh')
    expect([t.markers('tay-ninh', 'terror'), t.level('tay-ninh')]).toEqual([1, 'passive-opposition'])
  })

  test('FITL 3.3.4 no marker if all 15 are on the map', () => {
    const t = vc({ 'tay-ninh': 'vc-underground', saigon: 'terror 15' }).play('terror', 'tay-ninh')
    expect([t.markers('tay-ninh', 'terror'), t.level('tay-ninh')]).toEqual([0, 'passive-opposition'])
  })

  test('FITL 5.3 Cadres, unshaded: two VC Guerrillas go from each Terror space; the NVA lose none', () => {
    const t = vc(
      { 'tay-ninh': 'vc-underground 2, vc-active 1', saigon: 'vc-underground 1' },
      { lasting: { 116: 'unshaded' } },
    ).play('terror')
    expect(t.whyNot('saigon')).toEqual({ id: 'why.cadres-two', rule: '5.3' })
    t.play('tay-ninh', '2')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-underground': 1 })
    const n = nva({ 'tay-ninh': 'nva-underground 2' }, { lasting: { 116: 'unshaded' } }).play('terror', 'tay-ninh')
    expect(n.pieces('tay-ninh')).toEqual({ 'nva-underground': 1, 'nva-active': 1 })
  })
})
