import { describe, expect, test } from 'vitest'
import { advise } from '../src/activities/advise.ts'
import { airLift, airLiftAs } from '../src/activities/air-lift.ts'
import { airStrike, airStrikeAs } from '../src/activities/air-strike.ts'
import { raid } from '../src/activities/raid.ts'
import { transport } from '../src/activities/transport.ts'
import { S } from '../src/map.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** The 2nd eligible faction of a card whose 1st did a plain operation: it has a Limited Operation. */
const afterOperation: SceneOptions = { position: { slot: 1, firstDid: 'operation' } }
const second: SceneOptions = { options: { edition: '2nd' } }
const us = (more: SceneOptions = {}): SceneOptions => ({ first: 'us', resources: { arvn: 30 }, ...more })
const arvn = (more: SceneOptions = {}): SceneOptions => ({ first: 'arvn', resources: { arvn: 30 }, ...more })
/** A Coup card comes next. */
const monsoon: SceneOptions = { draw: [127, 21, 40] }
const kate = { 115: 'unshaded' } as const

const NEEDS_OPERATION = { id: 'why.needs-operation', rule: '4.1' }

const words = ({ answers }: Scene): readonly string[] =>
  answers.filter((key) => ['advise', 'air-lift', 'air-strike', 'govern', 'transport', 'raid'].includes(key))
const casualties = (t: Scene): number => {
  const { layout } = t.table.volume
  return t.table.game.n[layout.boxes + layout.supplies] as number
}

describe('FITL 4.1 special activities in general', () => {
  const board: Board = {
    hue: 'us-troops 2, arvn-troops 2, irregulars-underground, rangers-underground, vc-active, passive-support',
    'quang-nam': 'us-troops, arvn-troops 3, rangers-underground, vc-active, passive-support',
    saigon: 'us-troops, arvn-troops',
  }

  test.each([
    ['train', ['advise', 'air-lift', 'air-strike']],
    ['patrol', ['advise', 'air-lift', 'air-strike']],
    ['sweep', ['air-lift', 'air-strike']],
    ['assault', ['air-lift', 'air-strike']],
  ])('FITL 4.1.1 US %s goes with %s', (operation, activities) => {
    expect(words(scene(board, us()).play(operation))).toEqual(activities)
  })

  test.each([
    ['train', ['govern', 'transport']],
    ['patrol', ['govern', 'transport', 'raid']],
    ['sweep', ['transport', 'raid']],
    ['assault', ['transport', 'raid']],
  ])('FITL 4.1.1 ARVN %s goes with %s', (operation, activities) => {
    expect(words(scene(board, arvn()).play(operation))).toEqual(activities)
  })

  test('FITL 4.1 one type of activity, at one time', () => {
    const t = scene(board, us())
    t.play('train', 'air-strike', 'done')
    expect(t.whyNot('advise')).toEqual({ id: 'why.activity-used', rule: '4.1' })
    expect(t.whyNot('air-strike')).toEqual({ id: 'why.activity-used', rule: '4.1' })
    expect(t.whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
  })

  test('FITL 4.1 not with a Limited Operation', () => {
    const t = scene(board, us(afterOperation))
    t.play('train')
    expect(words(t)).toEqual([])
  })

  test('FITL 4.1 after the operation, with what it brought', () => {
    const t = scene({ 'quang-nam': 'us-troops 2, vc-underground' }, us())
    t.play('sweep', 'quang-nam', 'done', 'done', 'vc')
    expect([t.question, words(t)]).toEqual(['activity.after', ['air-lift', 'air-strike']])
    t.play('air-strike', 'quang-nam', 'vc-active')
    expect(t.count('quang-nam', 'vc-active')).toBe(0)
  })
})

describe('FITL 4.1 an activity that comes first leaves the operation possible', () => {
  test('an Air Lift may open an Assault', () => {
    const t = scene({ hue: 'us-troops 2, arvn-troops 2', saigon: 'vc-active' }, us())
    t.play('assault')
    // Only there, and only US Troops.
    expect(t.question).toBe('move.how-many')
    expect(t.answers).toEqual(['1', '2'])
  })

  test('an Air Lift does not take the Troops that the Assault needs', () => {
    const t = scene({ 'ba-xuyen': 'us-troops, vc-active', hue: 'us-troops' }, us())
    t.play('assault', 'air-lift')
    expect([t.question, t.table.pending?.params?.space]).toEqual(['lift.to', S.hue])
  })

  test('an Air Lift may open a Train, and leaves one open', () => {
    const t = scene({ 'loc-hue-da-nang': 'us-troops' }, us())
    t.play('train', 'air-lift')
    expect(t.question).toBe('lift.to')
    expect(t.whyNot('loc-hue-khe-sanh')).toEqual(NEEDS_OPERATION)
    expect(t.answers).toContain('hue')
    const u = scene({ hue: 'us-troops' }, us())
    u.play('train', 'air-lift')
    expect(u.whyNot('loc-hue-khe-sanh')).toEqual(NEEDS_OPERATION)
  })

  test('an Air Strike does not take the only target of the Assault', () => {
    const t = scene({ 'ba-xuyen': 'us-troops, vc-active', hue: 'arvn-police, vc-active, active-opposition' }, us())
    t.play('assault', 'air-strike', 'ba-xuyen')
    // The space may be struck, and shifts, but the guerrilla stays.
    expect([t.count('ba-xuyen', 'vc-active'), t.level('ba-xuyen')]).toEqual([1, 'passive-opposition'])
    t.play('hue')
    expect(t.count('hue', 'vc-active')).toBe(0)
  })

  test('Advise and Govern leave the Train a space', () => {
    const t = scene({ hue: 'us-troops, irregulars-underground, vc-active' }, us())
    t.play('train')
    expect(t.whyNot('advise')).toEqual(NEEDS_OPERATION)
  })

  test('Transport may bring the Troops that an Assault needs, and does not take them', () => {
    const t = scene({ 'can-tho': 'arvn-troops 3', 'ba-xuyen': 'vc-active' }, arvn())
    t.play('assault')
    expect([t.question, t.answers]).toEqual(['move.how-many', ['2', '3']])
    t.play('2')
    expect([t.question, t.whyNot('transport')?.id]).toEqual(['transport.to', undefined])
    const u = scene({ 'ba-xuyen': 'arvn-troops 2, vc-active', 'can-tho': 'arvn-troops' }, arvn())
    u.play('assault', 'transport')
    expect(u.table.pending?.params?.space).toBe(S['can-tho'])
  })

  test('a Raid may take the guards away that bar an Assault, and then must', () => {
    const t = scene(
      { 'ba-xuyen': 'arvn-troops 2, vc-underground, nva-underground, vc-base', 'can-tho': 'rangers-underground' },
      arvn(),
    )
    expect(t.answers).toContain('assault')
    t.play('assault')
    expect(t.question).toBe('remove.which')
    t.exactly('vc-underground')
    // Both guards are gone.
    expect(t.pieces('ba-xuyen')).toEqual({ 'arvn-troops': 2, 'rangers-active': 1, 'vc-base': 1 })
    t.play('ba-xuyen')
    expect([t.count('ba-xuyen', 'vc-base'), t.aid]).toEqual([0, 21])
  })

  test('a Raid does not take the only target of an Assault', () => {
    const t = scene({ 'ba-xuyen': 'arvn-troops 2, rangers-underground, vc-active' }, arvn())
    t.play('assault', 'raid')
    expect(t.whyNot('ba-xuyen')).toEqual(NEEDS_OPERATION)
  })
})

describe('FITL 4.2.1 Advise', () => {
  test('FITL 4.2.1 in 1 or 2 spaces that are not selected for Training', () => {
    const board: Board = {
      hue: 'us-troops, arvn-troops 2, vc-active',
      saigon: 'us-troops, arvn-troops 2, vc-active',
      'ba-xuyen': 'arvn-troops 2, vc-active',
      'tay-ninh': 'arvn-troops 2, vc-active',
      kontum: 'us-troops',
    }
    const t = scene(board, us())
    t.play('train', 'hue', 'nobody', 'advise')
    expect(t.whyNot('hue')).toEqual({ id: 'why.trained-here', rule: '4.2.1' })
    t.play('ba-xuyen', 'saigon').exactly('no')
    expect([t.count('ba-xuyen', 'vc-active'), t.count('saigon', 'vc-active')]).toEqual([0, 0])
    expect([t.aid, t.resources('arvn')]).toEqual([15, 30])
    // Nor may Training follow where Advise was.
    expect(t.whyNot('saigon')).toEqual({ id: 'why.activity-here', rule: '4.1.1' })
  })

  test('FITL 4.2.1 with a Patrol there is no such bar', () => {
    const t = scene({ 'loc-hue-da-nang': 'us-troops, arvn-police 2, vc-active' }, us())
    t.play('patrol', 'advise', 'yes')
    expect([t.count('loc-hue-da-nang', 'vc-active'), t.aid]).toEqual([0, 21])
  })

  test('FITL 4.2.1 a Sweep with ARVN forces in the space, where the US chooses', () => {
    const t = scene(
      { 'quang-nam': 'arvn-police 2, rangers-active, us-troops 4, vc-underground 3, nva-underground' },
      us(),
    )
    t.play('patrol', 'advise')
    expect([t.question, t.by]).toEqual(['activate.whose', 'us'])
    t.play('vc', 'vc', 'vc', 'yes')
    expect(t.pieces('quang-nam')).toMatchObject({ 'vc-active': 3, 'nva-underground': 1 })
    expect(t.aid).toBe(21)
  })

  test('FITL 4.2.1 a Sweep of one space that finds nobody will do for the Aid, not in Monsoon', () => {
    const board: Board = { saigon: 'us-troops, arvn-police', hue: 'rangers-active', 'da-nang': 'us-troops' }
    const t = scene(board, us()).play('patrol', 'advise')
    expect(t.answers).toEqual(['hue', 'saigon'])
    expect(t.whyNot('da-nang')).toEqual({ id: 'why.advise-nothing', rule: '4.2.1' })
    t.play('hue')
    // A second one would be for nothing.
    expect([t.question, t.answers]).toEqual(['advise.aid', ['yes', 'no']])
    t.play('yes')
    expect(t.aid).toBe(21)
    const wet = scene(board, us(monsoon)).play('patrol')
    expect(wet.whyNot('advise')).toEqual({ id: 'why.activity-nowhere', rule: '4.2.1' })
  })

  test('FITL 2.3.9 no Sweep in Monsoon, but the other ways', () => {
    const board: Board = { 'quang-nam': 'arvn-troops 3, rangers-underground, us-troops, vc-underground, vc-active' }
    const t = scene(board, us(monsoon))
    t.play('patrol', 'advise')
    expect(t.whyNot('sweep')).toEqual({ id: 'why.monsoon', rule: '2.3.9' })
    expect(t.answers).toEqual(['assault', 'special-forces'])
  })

  test('FITL 4.2.1 where something can be done, no space is Advised for nothing', () => {
    const board: Board = { hue: 'us-troops, arvn-police 2', saigon: 'arvn-troops 2, vc-active', kontum: 'arvn-police' }
    const t = scene(board, { first: 'us' }).play('train', 'advise')
    expect([t.question, t.count('saigon', 'vc-active')]).toEqual(['advise.aid', 0])
  })

  test('FITL 4.2.1 as an ARVN Assault: Aid for a Base, Body Count, Search and Destroy; US cards do not help', () => {
    const t = scene(
      { 'ba-xuyen': 'arvn-troops 4, us-troops, vc-active, vc-base, passive-support' },
      us({ lasting: { 72: 'unshaded', 28: 'shaded', 78: 'shaded' } }),
    )
    t.play('patrol', 'advise', 'no')
    expect([t.pieces('ba-xuyen'), t.aid, t.level('ba-xuyen')]).toEqual([
      { 'arvn-troops': 4, 'us-troops': 1 },
      15 + 3 + 6,
      'neutral',
    ])
  })

  test('FITL 4.2.1 an Irregular or Ranger shows itself to remove 2, hidden ones too, Bases last, no Tunnels', () => {
    const t = scene(
      { 'tay-ninh': 'irregulars-underground, rangers-underground, vc-underground, nva-troops, vc-base, vc-tunnel' },
      us(),
    )
    t.play('patrol', 'advise', 'irregulars-underground')
    expect(t.answers).toEqual(['nva-troops', 'vc-underground'])
    t.play('vc-underground', 'nva-troops', 'no')
    expect(t.pieces('tay-ninh')).toEqual({
      'irregulars-active': 1,
      'rangers-underground': 1,
      'vc-base': 1,
      'vc-tunnel': 1,
    })
    const u = scene({ 'tay-ninh': 'rangers-underground, vc-tunnel' }, us(monsoon))
    u.play('patrol')
    expect(u.whyNot('advise')).toEqual({ id: 'why.activity-nowhere', rule: '4.2.1' })
    const v = scene({ 'tay-ninh': 'rangers-active, vc-active' }, us(monsoon))
    v.play('patrol')
    expect(v.whyNot('advise')).toEqual({ id: 'why.activity-nowhere', rule: '4.2.1' })
  })

  test('FITL 5.3 Cobras and Booby Traps bear on its Sweep as on an ARVN one', () => {
    const t = scene(
      { 'quang-nam': 'arvn-troops 2, us-troops, vc-underground' },
      us({ lasting: { 13: 'unshaded', 101: 'shaded' }, dice: [1] }),
    )
    t.play('patrol', 'advise', 'vc')
    expect([t.question, t.by]).toEqual(['sweep.cobras', 'us'])
    t.play('quang-nam', 'no')
    expect(t.pieces('quang-nam')).toEqual({ 'arvn-troops': 1, 'us-troops': 1 })
  })

  test('FITL 5.4 Typhoon Kate: 1 space', () => {
    const t = scene({ hue: 'arvn-troops 2, vc-active', saigon: 'arvn-troops 2, vc-active' }, us({ lasting: kate }))
    t.play('patrol', 'advise', 'hue')
    expect(t.question).toBe('advise.aid')
  })

  test('FITL 5.5 an event may grant it without an operation', () => {
    const t = scene({ hue: 'arvn-troops 2, vc-active' }, us())
    expect(advise.whyNot(t.table.game)).toBeUndefined()
  })
})

describe('FITL 4.2.2 Air Lift', () => {
  test('FITL 4.2.2 any US Troops and 4 others among 4 spaces; no Police, not North Vietnam', () => {
    const board: Board = {
      saigon: 'us-troops 7, arvn-troops 3, arvn-police 2, rangers-underground, irregulars-active',
      hue: 'arvn-troops 3',
    }
    const t = scene(board, us())
    t.play('patrol', 'air-lift', 'saigon')
    expect(t.whyNot('north-vietnam')).toEqual({ id: 'why.north-vietnam', rule: '1.4.2' })
    t.play('central-laos', '7', '2', '1', '0')
    expect(t.pieces('central-laos')).toEqual({ 'us-troops': 7, 'arvn-troops': 2, 'irregulars-active': 1 })
    t.play('hue', 'da-nang')
    // One of the four is left.
    expect(t.pieces('da-nang')).toEqual({ 'arvn-troops': 1 })
    expect(t.question).toBe('patrol.from')
    expect(t.pieces('saigon')).toEqual({ 'arvn-troops': 1, 'arvn-police': 2, 'rangers-underground': 1 })
  })

  test('FITL 4.2.2 origins and destinations are 4 in all, and pieces go among them as they like', () => {
    const t = scene({ saigon: 'us-troops 2', hue: 'us-troops 2', 'da-nang': 'us-troops', 'an-loc': 'us-troops' }, us())
    t.play('patrol', 'air-lift', 'saigon', 'hue', '1', 'saigon', 'da-nang', 'hue', 'kontum', '2')
    expect(t.whyNot('an-loc')).toEqual({ id: 'why.lift-spaces', rule: '4.2.2' })
    // Who has arrived flies no more.
    expect([t.whyNot('hue')?.id, t.whyNot('kontum')?.id]).toEqual(['why.nobody-to-lift', 'why.nobody-to-lift'])
    t.play('da-nang')
    expect(t.answers).toEqual(['hue', 'kontum', 'saigon'])
  })

  test('FITL 2.3.9 2 spaces in Monsoon', () => {
    const t = scene({ saigon: 'us-troops 2', hue: 'us-troops' }, us(monsoon))
    t.play('patrol', 'air-lift', 'saigon', 'da-nang', '1')
    expect(t.whyNot('hue')).toEqual({ id: 'why.lift-spaces', rule: '4.2.2' })
    t.play('saigon')
    expect(t.count('da-nang', 'us-troops')).toBe(2)
  })

  test('FITL 5.4 Medevac, shaded, and Typhoon Kate bar it; not if an event grants it (FL-13)', () => {
    for (const [lasting, id] of [
      [{ 15: 'shaded' }, 'why.medevac'],
      [kate, 'why.typhoon'],
    ] as const) {
      const t = scene({ saigon: 'us-troops' }, us({ lasting }))
      t.play('train')
      expect(t.whyNot('air-lift')).toEqual({ id, rule: '5.4' })
      expect(airLift.whyNot(t.table.game)).toBeUndefined()
    }
    const u = scene({ saigon: 'us-troops' }, us({ lasting: { 15: 'unshaded' } }))
    u.play('train')
    expect(u.answers).toContain('air-lift')
  })

  test('FITL 4.2.2 an event may say where it leads', () => {
    const t = scene({ saigon: 'us-troops' }, us())
    expect(airLiftAs({ into: (s) => s === S.hue }).whyNot(t.table.game)).toBeUndefined()
    expect(airLiftAs({ into: (s) => s === S.saigon }).whyNot(t.table.game)?.id).toBe('why.event-not-here')
  })

  test('FITL 3.2.3 who moved in a Sweep and is lifted does not Sweep again', () => {
    const t = scene({ hue: 'us-troops', 'qui-nhon': 'us-troops' }, us())
    t.play('sweep', 'quang-tri-thua-thien', 'hue', 'air-lift', 'quang-tri-thua-thien', 'saigon', 'done')
    expect(t.count('saigon', 'us-troops')).toBe(1)
    expect(t.whyNot('tay-ninh')?.id).toBe('why.sweep-nothing')
  })
})

describe('FITL 4.2.3 Air Strike', () => {
  test('FITL 4.2.3 where COIN pieces are, it removes Active pieces; each space shifts', () => {
    const board: Board = {
      hue: 'arvn-police, nva-troops 2, vc-active, vc-underground',
      'tay-ninh': 'us-base, nva-troops 5, passive-support',
      'ba-xuyen': 'vc-active',
      'loc-hue-da-nang': 'arvn-police, vc-active',
    }
    const t = scene(board, us({ tracks: { trail: 0 } }))
    t.play('patrol', 'air-strike')
    expect(t.whyNot('ba-xuyen')).toEqual({ id: 'why.no-coin-pieces', rule: '4.2.3' })
    t.play('hue')
    // In any order, but no hidden guerrilla.
    expect(t.answers).toEqual(['nva-troops', 'vc-active', 'done'])
    t.play('vc-active', 'nva-troops', 'done', 'tay-ninh', ...Array(3).fill('nva-troops')).exactly('nva-troops')
    expect(t.pieces('hue')).toEqual({ 'arvn-police': 1, 'nva-troops': 1, 'vc-underground': 1 })
    expect([t.count('tay-ninh', 'nva-troops'), t.level('hue'), t.level('tay-ninh')]).toEqual([
      1,
      'passive-opposition',
      'neutral',
    ])
    // Six pieces are all.
    expect([t.question, t.resources('arvn')]).toEqual(['patrol.from', 30])
  })

  test('FITL 4.2.3 Bases once nothing else of the insurgents is there, Tunneled ones never', () => {
    const t = scene(
      {
        hue: 'arvn-police, vc-base, nva-underground',
        saigon: 'arvn-police, vc-base, vc-tunnel, nva-active',
      },
      us({ tracks: { trail: 0 } }),
    )
    t.play('patrol', 'air-strike', 'saigon', 'nva-active', 'vc-base')
    expect(t.pieces('saigon')).toEqual({ 'arvn-police': 1, 'vc-tunnel': 1 })
    t.play('hue')
    expect([t.count('hue', 'vc-base'), t.level('hue')]).toEqual([1, 'passive-opposition'])
  })

  test('FITL 4.2.3 spaces without people do not shift', () => {
    const t = scene({ 'phuoc-long': 'us-troops, vc-active' }, us({ tracks: { trail: 0 } }))
    t.play('patrol', 'air-strike')
    expect([t.count('phuoc-long', 'vc-active'), t.level('phuoc-long')]).toEqual([0, 'neutral'])
  })

  test('FITL 4.2.3 then it may Degrade the Trail, or do nothing else', () => {
    const board: Board = { hue: 'us-troops, vc-active' }
    const t = scene(board, us({ tracks: { trail: 3 } }))
    t.play('train', 'air-strike', 'hue', 'vc-active')
    expect(t.question).toBe('strike.degrade')
    t.play('yes')
    expect(t.track('trail')).toBe(2)
    const u = scene(board, us({ tracks: { trail: 3 } }))
    u.play('train', 'air-strike').exactly('done')
    expect([u.track('trail'), u.count('hue', 'vc-active'), u.question]).toEqual([2, 1, 'train.where'])
    const v = scene({ hue: 'us-troops, active-opposition' }, us({ tracks: { trail: 0 } }))
    v.exactly('train')
    expect(v.whyNot('air-strike')).toEqual({ id: 'why.activity-nowhere', rule: '4.2.3' })
  })

  const many: Board = Object.fromEntries(
    ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'can-tho'].map((s) => [
      s,
      'arvn-police, vc-active 2',
    ]),
  )

  test('FITL 4.2.3 up to 6 spaces, 2 in Monsoon, 1 with Typhoon Kate', () => {
    const strikes = (more: SceneOptions): number => {
      const t = scene(many, us({ tracks: { trail: 0 }, ...more }))
      t.play('patrol', 'air-strike')
      let n = 0
      for (; t.question === 'strike.where'; n++) t.play(t.answers[0] as string, 'done')
      return n
    }
    expect(strikes({})).toBe(6)
    expect(strikes(monsoon)).toBe(2)
    expect(strikes({ lasting: kate })).toBe(1)
    expect(strikes({ ...monsoon, lasting: kate })).toBe(1)
  })

  test('FITL 2.3.9 6 pieces even in Monsoon', () => {
    const t = scene({ hue: 'us-troops, vc-active 8' }, us({ tracks: { trail: 0 }, ...monsoon }))
    t.play('patrol', 'air-strike', ...Array(5).fill('vc-active')).exactly('vc-active')
    expect([t.count('hue', 'vc-active'), t.question]).toEqual([2, 'patrol.from'])
  })

  test.each([
    [10, 'shaded'],
    [22, 'shaded'],
    [41, 'unshaded'],
  ] as const)('FITL 5.4 card %i bars it, not where an event grants it', (card, side) => {
    const t = scene({ hue: 'us-troops, vc-active' }, us({ lasting: { [card]: side } }))
    t.play('train')
    expect(t.whyNot('air-strike')).toEqual({ id: 'why.no-air-strike', rule: '5.4' })
    expect(airStrike.whyNot(t.table.game)).toBeUndefined()
  })

  test('FITL 5.3 Arc Light, unshaded: one Province without COIN pieces, in the North too', () => {
    const board: Board = {
      'north-vietnam': 'nva-troops',
      'ba-xuyen': 'vc-active',
      hue: 'arvn-police, vc-active',
      saigon: 'vc-active',
    }
    const t = scene(board, us({ tracks: { trail: 0 }, lasting: { 8: 'unshaded' } }))
    t.play('patrol', 'air-strike')
    expect(t.whyNot('saigon')).toEqual({ id: 'why.no-coin-pieces', rule: '4.2.3' })
    t.play('north-vietnam')
    expect(t.count('north-vietnam', 'nva-troops')).toBe(0)
    expect(t.whyNot('ba-xuyen')).toEqual({ id: 'why.arc-light-used', rule: '5.3' })
    expect(t.answers).toEqual(['hue', 'done'])
  })

  test('FITL 5.3 Arc Light, shaded: a space that loses 2 shifts 2 levels', () => {
    const t = scene(
      { hue: 'us-troops, vc-active 2, active-support', saigon: 'us-troops, vc-active 2, active-support' },
      us({ tracks: { trail: 0 }, lasting: { 8: 'shaded' } }),
    )
    t.play('patrol', 'air-strike', 'hue', 'vc-active', 'vc-active', 'saigon', 'vc-active', 'done')
    expect([t.level('hue'), t.level('saigon')]).toEqual(['neutral', 'passive-support'])
  })

  test('FITL 5.3 Laser Guided Bombs: no shift for a single piece, or 4 pieces in all', () => {
    const board: Board = { hue: 'us-troops, vc-active 3', saigon: 'us-troops, vc-active 3' }
    const t = scene(board, us({ tracks: { trail: 0 }, lasting: { 20: 'unshaded' } }))
    t.play('patrol', 'air-strike', 'hue', 'vc-active', 'done', 'saigon', 'vc-active', 'vc-active', 'done')
    expect([t.level('hue'), t.level('saigon')]).toEqual(['neutral', 'passive-opposition'])
    const u = scene(board, us({ tracks: { trail: 0 }, lasting: { 20: 'shaded' } }))
    u.play('patrol', 'air-strike', 'hue', ...Array(3).fill('vc-active'), 'saigon', 'vc-active')
    expect([u.count('saigon', 'vc-active'), u.question]).toEqual([2, 'patrol.from'])
  })

  describe('FITL 5.3, 5.4 cards that bear on the Trail', () => {
    const degraded = (lasting: SceneOptions['lasting'], trail: number, more: SceneOptions = {}): Scene =>
      scene({ hue: 'us-troops' }, us({ tracks: { trail }, lasting: lasting ?? {}, ...more })).play(
        'train',
        'air-strike',
        'done',
      )

    test('Top Gun, unshaded: 2 boxes', () => {
      expect(degraded({ 4: 'unshaded' }, 3).track('trail')).toBe(1)
      expect(degraded({ 4: 'unshaded' }, 1).track('trail')).toBe(0)
    })

    test('Top Gun, shaded: on a 4 to 6 only', () => {
      expect(degraded({ 4: 'shaded' }, 3, { dice: [3] }).track('trail')).toBe(3)
      expect(degraded({ 4: 'shaded' }, 3, { dice: [4] }).track('trail')).toBe(2)
    })

    test('AAA, shaded: not below 2, with Top Gun neither', () => {
      expect(degraded({ 31: 'shaded', 4: 'unshaded' }, 3).track('trail')).toBe(2)
      const t = scene({ hue: 'us-troops, active-opposition' }, us({ tracks: { trail: 2 }, lasting: { 31: 'shaded' } }))
      t.play('train')
      expect(t.whyNot('air-strike')?.id).toBe('why.activity-nowhere')
    })

    test('Oriskany, shaded: nothing Degrades it', () => {
      const t = scene(
        { hue: 'us-troops, vc-active', saigon: 'us-troops, vc-active' },
        us({ tracks: { trail: 3 }, lasting: { 39: 'shaded' } }),
      )
      t.play('train', 'air-strike')
      expect(t.whyNot('done')).toEqual({ id: 'why.trail-safe', rule: '5.4' })
      t.play('hue', 'vc-active', 'done')
      expect([t.track('trail'), t.question]).toEqual([3, 'train.where'])
    })

    test('Wild Weasels, shaded: either pieces or the Trail', () => {
      expect(degraded({ 5: 'shaded' }, 3).track('trail')).toBe(2)
      const t = scene({ hue: 'us-troops, vc-active' }, us({ tracks: { trail: 3 }, lasting: { 5: 'shaded' } }))
      t.play('train', 'air-strike', 'hue').exactly('vc-active')
      expect([t.track('trail'), t.question]).toEqual([3, 'train.where'])
    })

    test('MiGs, shaded: an Available US Troop becomes a Casualty, but not with Top Gun, unshaded', () => {
      expect(casualties(degraded({ 33: 'shaded' }, 3))).toBe(1)
      expect(casualties(degraded({ 33: 'shaded', 4: 'unshaded' }, 3))).toBe(0)
      expect(casualties(degraded({ 33: 'shaded', 4: 'shaded' }, 3, { dice: [1] }))).toBe(0)
    })

    test('SA-2s, unshaded: the US removes an NVA piece outside the South', () => {
      const t = scene(
        { hue: 'us-troops, nva-troops', 'north-vietnam': 'nva-base, nva-tunnel', 'central-laos': 'nva-underground' },
        us({ tracks: { trail: 3 }, lasting: { 34: 'unshaded' } }),
      )
      t.play('train', 'air-strike', 'done')
      expect([t.question, t.by, t.answers]).toEqual(['strike.sams', 'us', ['north-vietnam', 'central-laos'].sort()])
      t.play('north-vietnam')
      expect(t.pieces('north-vietnam')).toEqual({ 'nva-tunnel': 1 })
    })

    test('SA-2s do not take the only target of the Assault', () => {
      const t = scene(
        { 'central-laos': 'us-troops 2, nva-troops', hue: 'arvn-police', saigon: 'arvn-police' },
        us({ tracks: { trail: 3 }, lasting: { 34: 'unshaded' } }),
      )
      t.play('assault', 'air-strike')
      expect(t.whyNot('done')).toEqual(NEEDS_OPERATION)
    })

    test('ADSID: the change costs the NVA 6', () => {
      expect(degraded({ 7: 'unshaded' }, 3).resources('nva')).toBe(14)
    })
  })

  describe('FITL 4.2.3 in the 2nd edition', () => {
    const board: Board = { hue: 'us-troops, vc-active 4', saigon: 'us-troops, vc-active 4', 'da-nang': 'us-troops' }

    test('a die for hits, one for each piece; spaces that lose none are not struck', () => {
      const t = scene(board, us({ ...second, dice: [3], tracks: { trail: 3 } }))
      t.play('patrol', 'air-strike')
      expect(t.whyNot('da-nang')).toEqual({ id: 'why.strike-nothing', rule: '4.2.3' })
      // The first is removed unasked.
      t.play('hue', 'vc-active', 'vc-active')
      expect([t.count('hue', 'vc-active'), t.track('trail'), t.question]).toEqual([1, 3, 'patrol.from'])
    })

    test('2 hits may Degrade the Trail once', () => {
      const t = scene(board, us({ ...second, dice: [5], tracks: { trail: 3 } }))
      t.play('patrol', 'air-strike', 'hue', 'done', 'done', 'yes')
      expect([t.count('hue', 'vc-active'), t.track('trail'), t.level('hue')]).toEqual([3, 2, 'passive-opposition'])
      const u = scene(board, us({ ...second, dice: [1], tracks: { trail: 3 } }))
      u.play('patrol', 'air-strike')
      expect(u.whyNot('done')).toEqual({ id: 'why.two-hits', rule: '4.2.3' })
    })

    test('a die that allows nothing ends it', () => {
      const t = scene({ 'da-nang': 'us-troops' }, us({ ...second, dice: [1], tracks: { trail: 3 } }))
      t.exactly('train', 'air-strike')
      expect([t.track('trail'), t.question]).toEqual([3, 'train.where'])
    })

    test('Laser Guided Bombs, shaded: 2 pieces; Wild Weasels, shaded: a single one, or the Trail', () => {
      const t = scene(board, us({ ...second, dice: [6], tracks: { trail: 3 }, lasting: { 20: 'shaded' } }))
      t.play('patrol', 'air-strike', 'hue', 'vc-active')
      expect([t.count('hue', 'vc-active'), t.question]).toEqual([2, 'strike.degrade'])
      const u = scene(board, us({ ...second, dice: [6], tracks: { trail: 3 }, lasting: { 5: 'shaded' } }))
      u.play('patrol', 'air-strike', 'hue')
      expect([u.count('hue', 'vc-active'), u.question, u.track('trail')]).toEqual([3, 'patrol.from', 3])
    })

    test('Top Gun, shaded: 2 hits and a 4 to 6', () => {
      const t = scene(board, us({ ...second, dice: [2, 4], tracks: { trail: 3 }, lasting: { 4: 'shaded' } }))
      t.play('patrol', 'air-strike', 'done')
      expect(t.track('trail')).toBe(2)
    })
  })

  test('FITL 5.5 events that grant one may change its terms', () => {
    const t = scene({ 'north-vietnam': 'nva-troops' }, us({ tracks: { trail: 0 } }))
    expect(airStrike.whyNot(t.table.game)?.id).toBe('why.activity-nowhere')
    expect(airStrikeAs({ among: (s) => s === S['north-vietnam'] }).whyNot(t.table.game)).toBeUndefined()
    const u = scene({ hue: 'us-troops, active-opposition' }, us({ tracks: { trail: 3 } }))
    expect(airStrikeAs({ boxes: 0 }).whyNot(u.table.game)?.id).toBe('why.activity-nowhere')
  })
})

describe('FITL 4.3.1 Govern', () => {
  const board: Board = {
    hue: 'arvn-troops 2, us-troops, passive-support',
    'quang-nam': 'arvn-police, active-support',
    'da-nang': 'us-troops 2, arvn-troops 2, passive-support',
    saigon: 'arvn-troops, active-support',
    kontum: 'arvn-troops',
    'qui-nhon': 'arvn-police, vc-underground, passive-support',
  }

  test('FITL 4.3.1 1 or 2 spaces with COIN Control and Support, not Saigon', () => {
    const t = scene(board, arvn())
    t.play('patrol', 'govern')
    expect(t.answers).toEqual(['hue', 'da-nang', 'quang-nam'])
    expect(t.whyNot('saigon')).toEqual({ id: 'why.not-saigon', rule: '4.3.1' })
    expect(t.whyNot('kontum')).toEqual({ id: 'why.no-support', rule: '4.3.1' })
    expect(t.whyNot('qui-nhon')).toEqual({ id: 'why.coin-control', rule: '4.3.1' })
    t.play('hue', 'aid', 'quang-nam', 'patronage')
    expect([t.aid, t.track('patronage')]).toEqual([15 + 6 - 1, 16])
    expect([t.level('hue'), t.level('quang-nam')]).toEqual(['passive-support', 'passive-support'])
    expect(t.question).toBe('patrol.from')
  })

  test('FITL 4.3.1 FL-66 Train and Govern apart, whichever comes first', () => {
    const t = scene(board, arvn())
    t.play('train', 'hue', 'nobody', 'govern')
    expect(t.whyNot('hue')).toEqual({ id: 'why.trained-here', rule: '4.3.1' })
    t.play('quang-nam', 'aid', 'done')
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.activity-here', rule: '4.1.1' })
    expect(t.answers).toContain('da-nang')
  })

  test('FITL 4.3.1 to divert Aid, ARVN cubes must outnumber US Troops', () => {
    const t = scene(board, arvn())
    t.play('patrol', 'govern').exactly('da-nang')
    expect([t.question, t.aid]).toEqual(['govern.where', 18])
    t.play('hue', 'patronage')
    expect([t.aid, t.track('patronage'), t.level('hue')]).toEqual([16, 17, 'neutral'])
  })

  test('FITL 1.8 no more Aid than there is is diverted, and none above 75', () => {
    const t = scene({ hue: 'arvn-troops, passive-support' }, arvn({ tracks: { aid: 1 } }))
    t.play('patrol', 'govern', 'patronage')
    expect([t.aid, t.track('patronage'), t.level('hue')]).toEqual([0, 16, 'neutral'])
    const u = scene({ hue: 'arvn-troops, passive-support' }, arvn({ tracks: { aid: 72 } }))
    u.play('patrol', 'govern', 'aid')
    expect(u.aid).toBe(75)
  })

  test('FITL 2.4.1 Young Turks: 2 Patronage for each Govern, not each space', () => {
    const t = scene(board, arvn({ tracks: { leader: 'young-turks' } }))
    t.play('patrol', 'govern', 'hue', 'aid', 'quang-nam', 'aid')
    expect(t.track('patronage')).toBe(17)
  })

  test('FITL 5.3 Mandate of Heaven, unshaded: once without the shift', () => {
    const t = scene(board, arvn({ lasting: { 86: 'unshaded' } }))
    t.play('patrol', 'govern', 'hue', 'patronage-quietly', 'quang-nam')
    expect(t.whyNot('patronage-quietly')).toEqual({ id: 'why.mandate-used', rule: '5.3' })
    t.play('patronage')
    expect([t.level('hue'), t.level('quang-nam'), t.track('patronage')]).toEqual([
      'passive-support',
      'passive-support',
      18,
    ])
  })

  test.each([{ 86: 'shaded' }, kate] as const)('FITL 5.3, 5.4 1 space with %o', (lasting) => {
    const t = scene(board, arvn({ lasting }))
    t.play('patrol', 'govern', 'hue', 'aid')
    expect(t.question).toBe('patrol.from')
  })
})

describe('FITL 4.3.2 Transport', () => {
  test('FITL 4.3.2 up to 6 Troops and Rangers of one space, each group to where it likes; then all Rangers hide', () => {
    const t = scene(
      { hue: 'arvn-troops 6, arvn-police, rangers-active 2', saigon: 'rangers-active, us-troops' },
      arvn(),
    )
    t.play('patrol', 'transport', 'hue', 'binh-dinh', '3', '1', 'quang-tri-thua-thien')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 3, 'rangers-underground': 1 })
    expect(t.pieces('quang-tri-thua-thien')).toEqual({ 'arvn-troops': 2 })
    expect(t.pieces('hue')).toEqual({ 'arvn-troops': 1, 'arvn-police': 1, 'rangers-underground': 1 })
    expect(t.count('saigon', 'rangers-underground')).toBe(1)
    expect(t.question).toBe('patrol.from')
  })

  test('FITL 4.3.2 along LoCs and through Cities until they meet insurgents; into any space beside, not the North', () => {
    const t = scene({ hue: 'arvn-troops', 'da-nang': 'vc-underground' }, arvn())
    t.play('patrol', 'transport')
    expect(t.answers.sort()).toEqual([
      'central-laos',
      'da-nang',
      'loc-hue-da-nang',
      'loc-hue-khe-sanh',
      'quang-nam',
      'quang-tri-thua-thien',
    ])
    expect(t.whyNot('north-vietnam')).toEqual({ id: 'why.north-vietnam', rule: '1.4.2' })
    expect(t.whyNot('saigon')).toEqual({ id: 'why.no-road', rule: '4.3.2' })
  })

  test('FITL 4.3.2 without a LoC they go next door and no farther', () => {
    const t = scene(
      { 'ba-xuyen': 'arvn-troops', 'loc-can-tho-bac-lieu': 'vc-active', 'loc-can-tho-long-phu': 'vc-active' },
      arvn(),
    )
    t.play('patrol', 'transport')
    expect(t.answers).toContain('can-tho')
    expect(t.whyNot('saigon')).toEqual({ id: 'why.no-road', rule: '4.3.2' })
  })

  test('FITL 4.3.2 it may be for the sake of the Rangers alone', () => {
    const t = scene({ saigon: 'rangers-active, arvn-troops' }, arvn())
    t.play('patrol', 'transport', 'done')
    expect(t.pieces('saigon')).toEqual({ 'arvn-troops': 1, 'rangers-underground': 1 })
    const u = scene({ saigon: 'rangers-underground, arvn-troops' }, arvn())
    u.play('patrol', 'transport')
    expect(u.question).toBe('transport.to')
  })

  test('FITL 4.1 Train may follow where a Transport went', () => {
    const t = scene({ saigon: 'arvn-troops 2' }, arvn())
    t.play('train', 'transport', 'can-tho', '2')
    expect(t.answers).toContain('can-tho')
  })

  test('FITL 2.4.1 Khanh: one LoC in the whole Transport', () => {
    const t = scene({ hue: 'arvn-troops 3' }, arvn({ tracks: { leader: 'khanh' } }))
    t.play('patrol', 'transport')
    expect(t.whyNot('kontum')).toEqual({ id: 'why.khanh', rule: '2.4.1' })
    t.play('da-nang', '1')
    // By the same LoC, or without one.
    expect(t.whyNot('central-laos')).toEqual({ id: 'why.khanh', rule: '2.4.1' })
    expect(t.whyNot('loc-hue-khe-sanh')).toEqual({ id: 'why.khanh', rule: '2.4.1' })
    expect(t.answers).toEqual(expect.arrayContaining(['loc-hue-da-nang', 'quang-nam', 'quang-tri-thua-thien']))
  })

  test('FITL 5.4 Typhoon Kate bars it, not where an event grants it', () => {
    const t = scene({ saigon: 'arvn-troops' }, arvn({ lasting: kate }))
    t.play('train')
    expect(t.whyNot('transport')).toEqual({ id: 'why.typhoon', rule: '5.4' })
    expect(transport.whyNot(t.table.game)).toBeUndefined()
  })

  test('FITL 5.3 Armored Cavalry, shaded: Rangers only', () => {
    const t = scene(
      { saigon: 'arvn-troops 2', hue: 'rangers-underground, arvn-troops' },
      arvn({ lasting: { 61: 'shaded' } }),
    )
    t.play('train', 'transport')
    expect(t.question).toBe('transport.to')
    expect(t.table.pending?.params?.space).toBe(S.hue)
    t.play('da-nang')
    expect(t.pieces('da-nang')).toEqual({ 'rangers-underground': 1 })
  })

  test('FITL 5.3 Armored Cavalry, unshaded: once the operation is over', () => {
    const t = scene(
      { hue: 'arvn-troops 4', 'da-nang': 'vc-active, vc-base', saigon: 'arvn-troops 2, vc-active' },
      arvn({ lasting: { 61: 'unshaded' } }),
    )
    t.play('train', 'transport', 'hue', 'da-nang', '4', 'kontum', 'nobody', 'done')
    expect([t.question, t.by, t.answers]).toEqual(['transport.cavalry', 'arvn', ['da-nang', 'done']])
    expect(t.whyNot('saigon')).toEqual({ id: 'why.transported-elsewhere', rule: '5.3' })
    t.play('da-nang')
    expect([t.pieces('da-nang'), t.aid, t.resources('arvn')]).toEqual([{ 'arvn-troops': 4 }, 21, 30])
  })
})

describe('FITL 4.3.3 Raid', () => {
  test('FITL 4.3.3 adjacent Rangers come in as they are; a hidden one shows itself to remove 2', () => {
    const t = scene(
      {
        'quang-nam': 'vc-underground, nva-troops, vc-base',
        'da-nang': 'rangers-underground, rangers-active',
        hue: 'rangers-underground',
      },
      arvn(),
    )
    t.play('patrol', 'raid', 'quang-nam')
    expect(t.whyNot('hue')).toEqual({ id: 'why.no-rangers-there', rule: '4.3.3' })
    t.play('da-nang', '1', '1', 'yes')
    expect(t.answers).toEqual(['nva-troops', 'vc-underground'])
    t.play('vc-underground', 'nva-troops', 'done')
    expect(t.pieces('quang-nam')).toEqual({ 'rangers-active': 2, 'vc-base': 1 })
  })

  test('FITL 5.5 FL-15 without a hidden Ranger nobody is removed', () => {
    const t = scene({ 'quang-nam': 'rangers-active, vc-active' }, arvn())
    t.play('patrol', 'raid')
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.raid-nothing', rule: '4.3.3' })
    const u = scene({ 'quang-nam': 'vc-active', 'da-nang': 'rangers-active' }, arvn())
    u.play('patrol', 'raid', 'quang-nam', 'da-nang')
    expect(u.pieces('quang-nam')).toEqual({ 'rangers-active': 1, 'vc-active': 1 })
  })

  test('FITL 4.3.3 Rangers who were moved by hand while the ARVN chose do not come', () => {
    const coming = (n: number) => {
      const t = scene({ 'da-nang': 'rangers-underground 2', saigon: 'arvn-police' }, arvn())
      t.play('patrol', 'raid', 'quang-nam', 'da-nang')
      expect([t.question, t.answers]).toEqual(['move.how-many', ['1', '2']])
      return t.interject('us', `hand move rangers-underground da-nang saigon ${n}`)
    }
    expect(coming(1).pieces('quang-nam')).toEqual({ 'rangers-underground': 1 })
    expect(coming(2).pieces('quang-nam')).toEqual({})
  })

  test('FITL 4.3.3 Bases last, Tunneled ones not; no Aid for a Base', () => {
    const t = scene({ 'quang-nam': 'rangers-underground, vc-active, vc-base, nva-tunnel' }, arvn())
    t.play('patrol', 'raid', 'quang-nam', 'yes')
    expect([t.pieces('quang-nam'), t.aid]).toEqual([{ 'rangers-active': 1, 'nva-tunnel': 1 }, 15])
    const u = scene({ 'quang-nam': 'rangers-underground, nva-tunnel' }, arvn())
    u.play('patrol', 'raid')
    expect(u.whyNot('quang-nam')).toEqual({ id: 'why.raid-nothing', rule: '4.3.3' })
  })

  test('FITL 4.3.3 1 or 2 spaces; the strike is as one likes', () => {
    const t = scene(
      {
        'quang-nam': 'rangers-underground, vc-active',
        saigon: 'rangers-underground, vc-active',
        hue: 'rangers-underground, vc-active',
      },
      arvn(),
    )
    t.play('patrol', 'raid', 'quang-nam', 'no', 'saigon').exactly('yes')
    expect(t.question).toBe('patrol.from')
    expect([t.count('quang-nam', 'vc-active'), t.count('saigon', 'vc-active')]).toEqual([1, 0])
  })

  test('FITL 4.3.3 who has Raided does not go on to the second space', () => {
    const t = scene(
      { 'da-nang': 'rangers-underground 2, vc-active', 'quang-nam': 'vc-active', saigon: 'rangers-active' },
      arvn(),
    )
    t.play('patrol', 'raid', 'da-nang', 'yes')
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.no-rangers', rule: '4.3.3' })
  })

  test('FITL 5.5 an event may grant it without an operation', () => {
    expect(raid.whyNot(scene({ 'quang-nam': 'rangers-underground, vc-active' }, arvn()).table.game)).toBeUndefined()
    expect(raid.whyNot(scene({ hue: 'arvn-troops' }, arvn()).table.game)?.id).toBe('why.activity-nowhere')
  })

  test('FITL 5.4 Typhoon Kate: 1 space', () => {
    const t = scene(
      { 'quang-nam': 'rangers-underground, vc-active', saigon: 'rangers-underground, vc-active' },
      arvn({ lasting: kate }),
    )
    t.play('patrol', 'raid', 'quang-nam').exactly('yes')
    expect(t.question).toBe('patrol.from')
  })
})
