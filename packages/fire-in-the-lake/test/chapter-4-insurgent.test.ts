import { inBox } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { CASUALTIES, US_TROOPS } from '../src/forces.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

const nva = (board: Board, more: SceneOptions = {}): Scene => scene(board, { first: 'nva', ...more })
const vc = (board: Board, more: SceneOptions = {}): Scene => scene(board, { first: 'vc', ...more })
const casualties = (t: Scene): number => inBox(t.table.game, CASUALTIES, US_TROOPS)
/** The reason against an activity, as far as the question shows it. */
const against = (t: Scene, activity: string) => t.whyNot(activity)?.id

test.each([
  { word: 'infiltrate', by: 'nva', with: ['rally', 'march'] },
  { word: 'bombard', by: 'nva', with: ['rally', 'march', 'attack', 'terror'] },
  { word: 'ambush', by: 'nva', with: ['march', 'attack'] },
  { word: 'tax', by: 'vc', with: ['rally', 'march', 'attack', 'terror'] },
  { word: 'subvert', by: 'vc', with: ['rally', 'march', 'terror'] },
  { word: 'ambush', by: 'vc', with: ['march', 'attack'] },
] as const)('FITL 4.1.1 $by $word accompanies $with', ({ word, by, with: operations }) => {
  const board: Board = {
    saigon: 'arvn-police 2, nva-underground 2, vc-underground 2',
    'quang-tri-thua-thien': 'nva-base, nva-troops 3, vc-underground 2, arvn-troops 1',
  }
  for (const operation of ['rally', 'march', 'attack', 'terror'] as const) {
    const t = scene(board, { first: by }).play(operation)
    const isRefused = against(t, word) === 'why.not-with-this'
    expect([operation, isRefused]).toEqual([operation, !(operations as readonly string[]).includes(operation)])
  }
})

test('FITL 4.1 FL-09 Rally to the last Resource, Tax, and Rally on', () => {
  const t = vc({ 'loc-saigon-can-tho': 'vc-underground 1' }, { resources: { vc: 2 } })
  t.play('rally', 'tay-ninh', 'guerrilla', 'quang-nam', 'guerrilla')
  expect(t.resources('vc')).toBe(0)
  t.play('tax', 'loc-saigon-can-tho', 'done', 'binh-dinh', 'khanh-hoa')
  expect([t.resources('vc'), t.count('khanh-hoa', 'vc-underground')]).toEqual([0, 1])
})

describe('FITL 4.4.1 Infiltrate', () => {
  const rally = (board: Board, more: SceneOptions = {}) => nva(board, more).play('rally')

  test('FITL 4.4.1 at NVA Bases: up to the Trail and the Bases, then any Guerrillas become Troops', () => {
    const t = rally({ 'southern-laos': 'nva-base 2, nva-underground 2, nva-active 1' }, { tracks: { trail: 3 } })
    t.play('infiltrate')
    expect([t.question, t.answers]).toEqual(['place.how-many', ['0', '1', '2', '3', '4', '5']])
    t.play('5', '1', '1')
    expect(t.pieces('southern-laos')).toEqual({ 'nva-base': 2, 'nva-troops': 7, 'nva-underground': 1 })
  })

  test('FITL 4.4.1 a Tunneled Base is one too, and something must come', () => {
    const t = rally({ 'southern-laos': 'nva-tunnel, nva-underground 1' }, { tracks: { trail: 0 } }).play('infiltrate')
    expect(t.answers).toEqual(['0', '1'])
    t.play('0')
    expect(t.pieces('southern-laos')).toEqual({ 'nva-tunnel': 1, 'nva-troops': 1 })
  })

  test('FITL 1.4.1 Troops are taken up elsewhere if none is Available', () => {
    const t = rally({ 'southern-laos': 'nva-base', hue: 'nva-troops 40' }).play('infiltrate', '2')
    expect([t.count('southern-laos', 'nva-troops'), t.count('hue', 'nva-troops')]).toEqual([2, 38])
  })

  test('FITL 4.4.1 where NVA outnumber VC: Opposition wanes a level, then a VC piece changes sides, Underground', () => {
    const t = rally({ 'tay-ninh': 'nva-troops 3, vc-active 1, vc-underground 1, active-opposition' })
    t.play('infiltrate', 'vc-active')
    expect([t.level('tay-ninh'), t.pieces('tay-ninh')]).toEqual([
      'passive-opposition',
      { 'nva-troops': 3, 'nva-underground': 1, 'vc-underground': 1 },
    ])
  })

  test('FITL 4.4.1 as many are not enough, and Support does not wane', () => {
    const t = rally({
      'tay-ninh': 'nva-troops 2, vc-active 2, active-opposition',
      saigon: 'nva-troops 2, vc-active 1, active-support',
    })
    t.play('infiltrate')
    expect([t.level('saigon'), t.pieces('saigon')]).toEqual([
      'active-support',
      { 'nva-troops': 2, 'nva-underground': 1 },
    ])
    expect([t.level('tay-ninh'), t.count('tay-ninh', 'vc-active')]).toEqual(['active-opposition', 2])
  })

  test('FITL 4.4.1 a Tunneled Base keeps its Tunnel', () => {
    const t = rally({ 'tay-ninh': 'nva-troops 3, vc-tunnel, vc-base' }).play('infiltrate', 'vc-tunnel')
    expect(t.pieces('tay-ninh')).toEqual({ 'nva-troops': 3, 'nva-tunnel': 1, 'vc-base': 1 })
  })

  test('FITL 4.4.1 without a counterpart nothing changes sides, but Opposition wanes; a player makes one Available', () => {
    const board: Board = {
      'tay-ninh': 'nva-troops 3, vc-base, passive-opposition',
      'southern-laos': 'nva-base 2',
      'central-laos': 'nva-base 2',
      'the-fishhook': 'nva-base 2',
      'the-parrots-beak': 'nva-base 2',
      sihanoukville: 'nva-base',
    }
    const bot = rally(board, { seats: { nva: 'bot' } }).play('infiltrate', 'tay-ninh', 'done')
    expect([bot.level('tay-ninh'), bot.count('tay-ninh', 'vc-base')]).toEqual(['neutral', 1])
    const t = rally(board).play('infiltrate', 'tay-ninh', 'vc-base', 'sihanoukville', 'done')
    expect([t.pieces('tay-ninh'), t.pieces('sihanoukville')]).toEqual([{ 'nva-troops': 3, 'nva-base': 1 }, {}])
  })

  test('FITL 4.4.1 in one or two spaces, each once, one way each', () => {
    const t = rally({
      'southern-laos': 'nva-base, nva-troops, vc-underground',
      'central-laos': 'nva-base',
      'the-fishhook': 'nva-base',
    }).play('infiltrate', 'southern-laos', 'build-up', '1')
    expect(t.whyNot('southern-laos')?.id).toBe('why.selected')
    t.play('central-laos', '1')
    expect(t.question).toBe('rally.where')
  })

  test('FITL 5.4 559th Transport Grp: one space; Typhoon Kate: one; McNamara Line: none', () => {
    const board: Board = { 'southern-laos': 'nva-base', 'central-laos': 'nva-base' }
    for (const card of [46, 115]) {
      const t = rally(board, { lasting: { [card]: 'unshaded' } }).play('infiltrate', 'southern-laos', '1')
      expect(t.question).toBe('rally.where')
    }
    const none = rally(board, { lasting: { 38: 'unshaded' } })
    expect(none.whyNot('infiltrate')).toEqual({ id: 'why.mcnamara', rule: '5.4' })
  })

  test('FITL 4.1 it cannot come before a March that nothing pays for', () => {
    const t = nva({ 'northeast-cambodia': 'nva-base, nva-troops' }, { resources: { nva: 0 } })
    expect(t.answers).not.toContain('march')
  })

  test('FITL 4.1 without Resources no Troops are taken up that the March needs', () => {
    const t = nva(
      {
        'northeast-cambodia': 'nva-base',
        'central-laos': 'nva-troops 1',
        hue: 'nva-troops 1',
        sihanoukville: 'nva-troops 38',
      },
      { resources: { nva: 0 } },
    ).play('march')
    expect(t.answers).not.toContain('infiltrate')
  })
})

describe('FITL 4.4.2 Bombard', () => {
  const terror = (board: Board, more: SceneOptions = {}) =>
    nva({ 'tay-ninh': 'nva-underground', ...board }, more).play('terror')

  test('FITL 4.4.2 3 US and ARVN Troops, or some at a COIN Base, with 3 NVA Troops there or next to it', () => {
    const t = terror({
      'quang-tri-thua-thien': 'nva-troops 3',
      hue: 'us-troops 2, arvn-troops 1',
      'quang-nam': 'us-base, arvn-troops 1',
      'central-laos': 'us-troops 2, arvn-police 4, rangers-active 2',
      'loc-hue-khe-sanh': 'arvn-troops 3',
      saigon: 'us-troops 5',
      kontum: 'us-base',
    }).play('bombard')
    expect([...t.answers].sort()).toEqual(['hue', 'loc-hue-khe-sanh', 'quang-nam'])
    expect(t.whyNot('central-laos')?.id).toBe('why.bombard-target')
    expect(t.whyNot('saigon')?.id).toBe('why.bombard-guns')
    expect(t.whyNot('kontum')?.id).toBe('why.bombard-none')
  })

  test('FITL 4.4.2 one Troop of the NVA’s choice, US ones to Casualties, in up to two spaces', () => {
    const t = terror({
      'quang-tri-thua-thien': 'nva-troops 3, us-troops 1, arvn-troops 2',
      hue: 'us-troops 3',
      'quang-nam': 'arvn-troops 3',
    }).play('bombard', 'quang-tri-thua-thien', 'arvn-troops', 'hue')
    expect([casualties(t), t.count('hue', 'us-troops'), t.count('quang-tri-thua-thien', 'arvn-troops')]).toEqual([
      1, 2, 1,
    ])
    expect(t.question).toBe('terror.where')
  })

  test('FITL 5.3 Long Range Guns: one space, or three; Typhoon Kate: none', () => {
    const board: Board = {
      'quang-tri-thua-thien': 'nva-troops 3, us-troops 3',
      hue: 'us-troops 3',
      'quang-nam': 'us-troops 3',
    }
    const one = terror(board, { lasting: { 32: 'unshaded' } }).play('bombard', 'hue')
    expect([one.question, casualties(one)]).toEqual(['terror.where', 1])
    const three = terror(board, { lasting: { 32: 'shaded' } }).play(
      'bombard',
      'hue',
      'quang-nam',
      'quang-tri-thua-thien',
    )
    expect([three.question, casualties(three)]).toEqual(['terror.where', 3])
    const none = terror(board, { lasting: { 115: 'unshaded' } })
    expect(none.whyNot('bombard')).toEqual({ id: 'why.typhoon-kate', rule: '5.4' })
  })

  test('FITL 4.1 it cannot come before an operation that nothing pays for', () => {
    const board: Board = { 'quang-nam': 'nva-troops 3, us-troops 3' }
    expect(nva(board, { resources: { nva: 0 } }).whyNot('attack')?.id).toBe('why.operation-impossible')
    expect(nva(board, { resources: { nva: 1 } }).play('attack').answers).toContain('bombard')
  })
})

describe('FITL 4.4.3 Ambush', () => {
  test('FITL 4.4.3 FL-67 with Attack it takes the place of that Attack: one removal, one Guerrilla shown, no roll', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 3, us-troops 2' }).play('attack', 'ambush')
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-underground': 2, 'vc-active': 1, 'us-troops': 1 })
    expect([t.resources('vc'), casualties(t), t.question]).toEqual([19, 1, 'turn.second'])
  })

  test('FITL 4.4.3 not where the Attack is resolved, nor without an Underground Guerrilla', () => {
    const t = vc(
      {
        'tay-ninh': 'vc-underground 3, us-troops 2',
        saigon: 'vc-active 3, arvn-police',
        hue: 'vc-underground, arvn-police 2',
      },
      { dice: [6] },
    ).play('attack', 'tay-ninh', 'ambush')
    expect(t.pieces('hue')).toEqual({ 'vc-active': 1, 'arvn-police': 1 })
    expect(t.pieces('tay-ninh')).toEqual({ 'vc-active': 3, 'us-troops': 2 })
  })

  test('FITL 4.4.3 Bases last, in up to two spaces', () => {
    const t = nva({
      hue: 'nva-underground, us-base, arvn-police',
      saigon: 'nva-underground, us-base',
      kontum: 'nva-underground, arvn-police',
    }).play('attack', 'ambush', 'hue', 'saigon')
    expect([t.pieces('hue'), t.pieces('saigon')]).toEqual([{ 'nva-active': 1, 'us-base': 1 }, { 'nva-active': 1 }])
    expect(t.answers).not.toContain('ambush')
    expect(t.resources('nva')).toBe(18)
  })

  test('FITL 4.4.3 FL-10 from a LoC the victim may be in any space next to it', () => {
    const t = nva({
      'loc-saigon-can-tho': 'nva-underground, arvn-police',
      'kien-phong': 'arvn-police',
      'kien-hoa-vinh-binh': 'arvn-police',
      'can-tho': 'arvn-police',
      saigon: 'us-troops',
      'tay-ninh': 'us-troops',
    }).play('attack', 'ambush')
    expect(t.question).toBe('ambush.victim')
    expect([...t.answers].sort()).toEqual([
      'can-tho',
      'kien-hoa-vinh-binh',
      'kien-phong',
      'loc-saigon-can-tho',
      'saigon',
    ])
    t.play('saigon')
    expect([t.count('saigon', 'us-troops'), casualties(t)]).toEqual([0, 1])
  })

  test('FITL 4.4.3 from an empty LoC too', () => {
    const t = vc({ 'loc-saigon-can-tho': 'vc-underground', saigon: 'arvn-police' }).play('attack', 'ambush')
    expect([t.count('saigon', 'arvn-police'), t.count('loc-saigon-can-tho', 'vc-active')]).toEqual([0, 1])
  })

  test('FITL 4.4.3 FL-11 two Ambushes may have their victims in one space', () => {
    const t = nva({ 'loc-saigon-can-tho': 'nva-underground', 'kien-phong': 'nva-underground, arvn-troops 2' })
    t.play('attack', 'ambush', 'loc-saigon-can-tho', 'kien-phong')
    expect(t.pieces('kien-phong')).toEqual({ 'nva-active': 1 })
  })

  test('FITL 4.4.3 with March it is free and extra, where an Underground Guerrilla Marched in', () => {
    const t = vc({
      'tay-ninh': 'vc-underground 2',
      saigon: 'arvn-police 2',
      'kien-phong': 'vc-underground, arvn-police 2',
    }).play('march', 'tay-ninh', 'saigon', '2', 'ambush')
    expect(t.pieces('saigon')).toEqual({ 'vc-underground': 1, 'vc-active': 1, 'arvn-police': 1 })
    expect([t.resources('vc'), t.count('kien-phong', 'arvn-police')]).toEqual([19, 2])
  })

  test('FITL 4.4.3 not by Guerrillas that turned Active on the way, nor by those that were there', () => {
    const t = vc({ 'tay-ninh': 'vc-underground 2', saigon: 'vc-underground, arvn-police 2, active-support' })
    t.play('march', 'tay-ninh', 'saigon', '2')
    expect(t.whyNot('ambush')?.id).toBe('why.activity-nowhere')
    const there = vc({ 'tay-ninh': 'vc-active', saigon: 'vc-underground, arvn-police 2' })
    expect(there.play('march', 'tay-ninh', 'saigon').whyNot('ambush')?.id).toBe('why.activity-nowhere')
  })

  test('FITL 4.4.3 on the Trail too, unless the Guerrillas have gone on', () => {
    const board: Board = { 'north-vietnam': 'nva-underground', 'central-laos': 'arvn-troops 2' }
    const t = nva(board).play('march', 'north-vietnam', 'central-laos', 'ambush')
    expect(t.pieces('central-laos')).toEqual({ 'nva-active': 1, 'arvn-troops': 1 })
    const on = nva(board).play('march', 'north-vietnam', 'central-laos', 'central-laos', 'southern-laos')
    expect(on.answers).not.toContain('ambush')
  })

  test('FITL 4.4.3 who Ambushed has moved, who was there has not', () => {
    const t = vc({ 'tay-ninh': 'vc-underground', saigon: 'vc-active, arvn-police 2' })
    t.play('march', 'tay-ninh', 'saigon', 'ambush', 'saigon', 'kien-phong')
    expect([t.pieces('saigon'), t.pieces('kien-phong')]).toEqual([
      { 'vc-active': 1, 'arvn-police': 1 },
      { 'vc-active': 1 },
    ])
  })

  test('FITL 4.4.3 of two that hide the player says which one showed itself', () => {
    const t = vc({ 'tay-ninh': 'vc-underground', saigon: 'vc-underground, arvn-police 2' })
    t.play('march', 'tay-ninh', 'saigon', 'ambush')
    expect(t.question).toBe('moved.how-many')
    t.play('1', 'saigon', 'kien-phong')
    expect([t.pieces('saigon'), t.pieces('kien-phong')]).toEqual([
      { 'vc-active': 1, 'arvn-police': 1 },
      { 'vc-underground': 1 },
    ])
  })

  test('FITL 5.3 Booby Traps, unshaded, and Typhoon Kate: one space; Claymores: none', () => {
    const board: Board = { hue: 'vc-underground, arvn-police', saigon: 'vc-underground, arvn-police' }
    for (const card of [101, 115]) {
      const t = vc(board, { lasting: { [card]: 'unshaded' } }).play('attack', 'ambush', 'hue')
      expect([t.question, t.count('saigon', 'arvn-police')]).toEqual(['attack.where', 1])
    }
    const none = vc(board, { lasting: { 17: 'unshaded' } }).play('attack')
    expect(none.whyNot('ambush')).toEqual({ id: 'why.claymores', rule: '5.4' })
  })

  test('FITL 5.3 Main Force Bns, shaded: two pieces in one space of a VC Ambush, not of the NVA’s', () => {
    const board: Board = {
      hue: 'vc-underground, nva-underground, arvn-police 3',
      saigon: 'vc-underground, nva-underground, arvn-police 3',
    }
    const t = vc(board, { lasting: { 104: 'shaded' } }).play('attack', 'ambush', 'hue', 'hue', 'saigon')
    expect([t.count('hue', 'arvn-police'), t.count('saigon', 'arvn-police')]).toEqual([1, 2])
    expect(t.question).toBe('turn.second')
    const later = vc(board, { lasting: { 104: 'shaded' } }).play('attack', 'ambush', 'hue', 'done', 'saigon', 'saigon')
    expect([later.count('hue', 'arvn-police'), later.count('saigon', 'arvn-police')]).toEqual([2, 1])
    const n = nva(board, { lasting: { 104: 'shaded' } }).play('attack', 'ambush', 'hue', 'saigon')
    expect([n.count('hue', 'arvn-police'), n.count('saigon', 'arvn-police')]).toEqual([2, 2])
  })

  test('FITL 5.3 PT-76, unshaded: an NVA Ambush costs a Troop there too', () => {
    const t = nva({ hue: 'nva-underground, nva-troops 2, arvn-police 2' }, { lasting: { 45: 'unshaded' } })
    t.play('attack', 'ambush')
    expect(t.pieces('hue')).toEqual({ 'nva-active': 1, 'nva-troops': 1, 'arvn-police': 1 })
  })
})

describe('FITL 4.5.1 Tax', () => {
  test('FITL 4.5.1 FL-68 a LoC yields its value, Sabotaged and outnumbered or not', () => {
    const t = vc({ 'loc-hue-da-nang': 'vc-underground, arvn-police 5, sabotage' }).play(
      'rally',
      'hue',
      'guerrilla',
      'tax',
      'loc-hue-da-nang',
      'done',
    )
    expect([t.resources('vc'), t.count('loc-hue-da-nang', 'vc-active')]).toEqual([20 - 1 + 1, 1])
  })

  test('FITL 4.5.1 FL-68 a city or province twice its Population, and shifts toward Active Support', () => {
    const t = vc({ hue: 'vc-underground 2, passive-opposition', 'tay-ninh': 'vc-underground, passive-support' })
    t.play('march', 'tay-ninh', 'the-fishhook', 'tax', 'hue')
    expect([t.resources('vc'), t.level('hue'), t.pieces('hue')]).toEqual([
      20 - 1 + 4,
      'neutral',
      { 'vc-underground': 1, 'vc-active': 1 },
    ])
  })

  test('FITL 4.5.1 not under COIN Control, nor without an Underground Guerrilla; up to four spaces', () => {
    const t = vc({
      saigon: 'vc-underground, arvn-police 2',
      'tay-ninh': 'vc-active',
      hue: 'vc-underground',
      kontum: 'vc-underground',
      'qui-nhon': 'vc-underground',
      'cam-ranh': 'vc-underground, nva-troops 3',
      'an-loc': 'vc-underground',
    }).play('rally', 'ba-xuyen', 'guerrilla', 'tax')
    expect(t.whyNot('saigon')).toEqual({ id: 'why.tax-control', rule: '4.5.1' })
    expect(t.whyNot('tay-ninh')).toEqual({ id: 'why.no-underground', rule: '4.5.1' })
    t.play('hue', 'kontum', 'qui-nhon', 'cam-ranh')
    expect([t.resources('vc'), t.question]).toEqual([20 - 1 + 4 + 2 + 2 + 2, 'rally.where'])
  })

  test('FITL 5.4 Typhoon Kate: one space', () => {
    const t = vc({ hue: 'vc-underground', kontum: 'vc-underground' }, { lasting: { 115: 'unshaded' } })
    t.play('rally', 'tay-ninh', 'guerrilla', 'tax', 'hue')
    expect([t.resources('vc'), t.question]).toEqual([23, 'rally.where'])
  })

  test('FITL 4.1 it may pay for an operation that comes after, and must leave Terror its Guerrilla', () => {
    const t = vc({ hue: 'vc-underground' }, { resources: { vc: 0 } })
    expect(t.whyNot('terror')?.id).toBe('why.operation-impossible')
    t.play('rally', 'tax')
    expect(t.resources('vc')).toBe(4)
    const two = vc({ hue: 'vc-underground 2' }, { resources: { vc: 0 } }).play('terror', 'tax', 'hue')
    expect([two.resources('vc'), two.markers('hue', 'terror')]).toEqual([3, 1])
  })
})

describe('FITL 4.5.2 Subvert', () => {
  const terror = (board: Board, more: SceneOptions = {}) =>
    vc({ 'tay-ninh': 'vc-underground', ...board }, more).play('terror', 'tay-ninh')

  test('FITL 4.5.2 FL-69 two cubes go, or one becomes a Guerrilla; Patronage falls by one for two in all', () => {
    const t = terror({ saigon: 'vc-underground, arvn-troops 2, arvn-police 2', hue: 'vc-underground, arvn-police 2' })
    t.play('subvert', 'saigon', 'remove-two', '1', 'hue', 'replace-one')
    expect(t.pieces('saigon')).toEqual({ 'vc-underground': 1, 'arvn-troops': 1, 'arvn-police': 1 })
    expect(t.pieces('hue')).toEqual({ 'vc-underground': 2, 'arvn-police': 1 })
    expect(t.track('patronage')).toBe(14)
  })

  test('FITL 4.5.2 a single cube goes or changes sides; Patronage stays', () => {
    const t = terror({ saigon: 'vc-underground, arvn-police 1' }).play('subvert', 'remove-two')
    expect([t.pieces('saigon'), t.track('patronage')]).toEqual([{ 'vc-underground': 1 }, 15])
  })

  test('FITL 4.5.2 only ARVN cubes, only with an Underground Guerrilla, LoCs too', () => {
    const t = terror({
      saigon: 'vc-active, arvn-police 2',
      hue: 'vc-underground, us-troops 2, rangers-active',
      'loc-saigon-can-tho': 'vc-underground, arvn-troops 1',
    })
    t.play('subvert', 'replace-one')
    expect(t.pieces('loc-saigon-can-tho')).toEqual({ 'vc-underground': 2 })
  })

  test('FITL 1.4.1 without a Guerrilla Available the VC may take one up, or the cube is just removed', () => {
    const board: Board = { saigon: 'vc-underground, arvn-police 2', 'quang-nam': 'vc-active 28' }
    const t = terror(board).play('subvert', 'replace-one')
    expect(t.question).toBe('recall.where')
    t.play('done')
    expect(t.pieces('saigon')).toEqual({ 'vc-underground': 1, 'arvn-police': 1 })
    const up = terror(board).play('subvert', 'replace-one', 'quang-nam')
    expect([up.count('saigon', 'vc-underground'), up.count('quang-nam', 'vc-active')]).toEqual([2, 27])
  })

  test('FITL 5.4 Typhoon Kate: one space', () => {
    const t = terror(
      { saigon: 'vc-underground, arvn-police 2', hue: 'vc-underground, arvn-police 2' },
      { lasting: { 115: 'unshaded' } },
    ).play('subvert', 'saigon', 'remove-two')
    expect([t.count('hue', 'arvn-police'), t.question]).toEqual([2, 'terror.where'])
  })
})
