import { describe, expect, test } from 'vitest'
import { US, US_BASE, US_TROOPS, underground } from '../src/forces.ts'
import { placeable } from '../src/recall.ts'
import { type Board, type SceneOptions, scene } from './kit.ts'

/** The 2nd eligible faction of a card whose 1st did a plain operation: it has a Limited Operation. */
const afterOperation: SceneOptions = { position: { slot: 1, firstDid: 'operation' } }
const second: SceneOptions = { options: { edition: '2nd' } }
const us = (more: SceneOptions = {}): SceneOptions => ({ first: 'us', resources: { arvn: 30 }, ...more })
const arvn = (more: SceneOptions = {}): SceneOptions => ({ first: 'arvn', resources: { arvn: 30 }, ...more })
/** A Coup card comes next. */
const monsoon: SceneOptions = { draw: [127, 21, 40] }

describe('FITL 3.2.1 Train', () => {
  test('FITL 3.2.1 ARVN select Provinces and Cities without NVA Control', () => {
    const t = scene({ 'tay-ninh': 'nva-troops 2', 'quang-nam': 'vc-underground 3' }, arvn())
    t.play('train')
    expect(t.whyNot('tay-ninh')).toEqual({ id: 'why.nva-control', rule: '3.2.1' })
    expect(t.whyNot('loc-hue-da-nang')).toEqual({ id: 'why.not-loc', rule: '3.2.1' })
    expect(t.whyNot('north-vietnam')).toEqual({ id: 'why.north-vietnam', rule: '1.4.2' })
    expect(t.answers).toEqual(expect.arrayContaining(['quang-nam', 'saigon', 'southern-laos']))
  })

  test('FITL 3.2.1 what the ARVN cannot pay for any more is not to be had', () => {
    const t = scene({ saigon: 'arvn-police' }, arvn())
    t.play('train', 'saigon')
    expect(t.answers).toContain('cubes')
    t.interject('us', 'hand track arvn-resources 1')
    expect(t.pieces('saigon')).toEqual({ 'arvn-police': 1 })
    expect(t.answers).not.toContain('cubes')
  })

  test('FITL 3.2.1 the US selects Provinces and Cities with US pieces', () => {
    const t = scene(
      { 'tay-ninh': 'us-troops, nva-troops 4', hue: 'irregulars-active', 'loc-hue-da-nang': 'us-troops' },
      us(),
    )
    t.play('train')
    expect(t.answers.filter((key) => key !== 'air-lift' && key !== 'advise' && key !== 'air-strike')).toEqual([
      'hue',
      'tay-ninh',
    ])
    expect(t.whyNot('saigon')).toEqual({ id: 'why.no-us', rule: '3.2.1' })
    expect(t.whyNot('loc-hue-da-nang')).toEqual({ id: 'why.not-loc', rule: '3.2.1' })
  })

  test('FITL 3.2.1 the US places 1 or 2 Irregulars anywhere for nothing, ARVN pieces at US Bases for 3', () => {
    const t = scene({ hue: 'us-troops', saigon: 'us-base' }, us())
    t.play('train', 'hue')
    expect(t.whyNot('rangers')).toEqual({ id: 'why.no-us-base', rule: '3.2.1' })
    expect(t.whyNot('cubes')).toEqual({ id: 'why.no-us-base', rule: '3.2.1' })
    t.play('irregulars')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect([t.count('hue', 'irregulars-underground'), t.resources('arvn')]).toEqual([2, 30])
    t.play('saigon', 'cubes', '4')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('saigon')).toEqual({ 'us-base': 1, 'arvn-troops': 4, 'arvn-police': 2 })
    expect(t.resources('arvn')).toBe(27)
  })

  test('FITL 3.2.1 ARVN place 1 or 2 Rangers or up to 6 cubes at Cities and COIN Bases, each space for 3', () => {
    const t = scene({ 'tay-ninh': 'us-base', 'quang-nam': 'arvn-troops' }, arvn())
    t.play('train', 'quang-nam')
    expect(t.resources('arvn')).toBe(30)
    t.play('tay-ninh', 'rangers', '2', 'hue', 'cubes', '0')
    expect(t.answers).toEqual(['1', '2', '3', '4', '5', '6'])
    t.play('6')
    expect([t.pieces('tay-ninh'), t.pieces('hue')]).toEqual([
      { 'us-base': 1, 'rangers-underground': 2 },
      { 'arvn-police': 6 },
    ])
    expect(t.resources('arvn')).toBe(24)
  })

  test('FITL 3.2.1 a space without City or Base may be selected, but nobody comes there', () => {
    const t = scene({ 'quang-nam': 'arvn-troops, arvn-police' }, arvn({ resources: { arvn: 30 } }))
    t.play('train').exactly('quang-nam')
    expect(t.question).toBe('train.where')
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.selected', rule: '3.1' })
  })

  test('FITL 1.4.1 FL-04 US Train takes Police from another space if none is Available', () => {
    const t = scene({ saigon: 'us-base', hue: 'arvn-police 20', 'da-nang': 'arvn-police 10' }, us())
    t.play('train', 'saigon', 'cubes', '0', '1')
    expect([t.question, t.by, t.answers]).toEqual(['recall.where', 'us', ['hue', 'da-nang']])
    t.play('hue')
    expect([t.count('hue', 'arvn-police'), t.count('saigon', 'arvn-police')]).toEqual([19, 1])
  })

  test('FITL 1.4.1 FL-04 the US takes Irregulars up, never its Troops or Bases', () => {
    const t = scene(
      { saigon: 'us-troops 40, irregulars-active 6', hue: 'us-base 2', kontum: 'us-base 2', 'da-nang': 'us-base 2' },
      us(),
    ).play('train')
    const canCome = [US_TROOPS, US_BASE, underground(US)].map((piece) => placeable(t.table.game, US, piece, 1))
    expect(canCome).toEqual([0, 0, 1])
  })

  test('FITL 1.4.1 with one Police Available it is placed, and none taken up', () => {
    const t = scene({ saigon: 'us-base', hue: 'arvn-police 20', 'da-nang': 'arvn-police 9' }, us())
    t.play('train', 'saigon', 'cubes', '0', '1')
    expect([t.count('hue', 'arvn-police'), t.count('saigon', 'arvn-police')]).toEqual([20, 1])
  })

  test('FITL 1.8.1 FL-53 the US spends ARVN Resources above Econ only, the ARVN all', () => {
    const t = scene({ saigon: 'us-base' }, us({ resources: { arvn: 17 } }))
    t.play('train', 'saigon')
    expect(t.whyNot('cubes')).toEqual({ id: 'why.cost', rule: '3.1' })
    const u = scene({ saigon: 'us-base' }, arvn({ resources: { arvn: 17 } }))
    u.play('train', 'saigon', 'rangers', '1')
    expect(u.resources('arvn')).toBe(14)
  })

  test('FITL 3.2.1 ARVN Pacify with COIN Control, Troops and Police: Terror off, then up to 2 levels, 3 each', () => {
    const board: Board = {
      'quang-nam': 'arvn-troops, arvn-police, terror, passive-opposition',
      'tay-ninh': 'arvn-troops 3, passive-opposition',
      'ba-xuyen': 'arvn-troops, arvn-police, vc-underground 2',
    }
    const t = scene(board, arvn())
    t.play('train', 'quang-nam', 'tay-ninh', 'ba-xuyen', 'done', 'pacify')
    // The one space where it is possible.
    expect([t.markers('quang-nam', 'terror'), t.question]).toEqual([0, 'pacify.more'])
    t.play('more', 'more')
    expect([t.level('quang-nam'), t.resources('arvn'), t.question]).toEqual(['passive-support', 21, 'activity.after'])
  })

  test('FITL 3.2.1 why ARVN cannot Pacify', () => {
    const t = scene({ 'tay-ninh': 'arvn-troops 3, passive-opposition' }, arvn())
    t.play('train', 'tay-ninh', 'done')
    expect(t.whyNot('pacify')).toEqual({ id: 'why.pacify-forces', rule: '3.2.1' })
    const u = scene({ 'ba-xuyen': 'arvn-troops 2, arvn-police, vc-underground 3' }, arvn())
    u.play('train', 'ba-xuyen', 'done')
    expect(u.whyNot('pacify')).toEqual({ id: 'why.coin-control', rule: '3.2.1' })
  })

  test('FITL 3.2.1 the US Pacifies with a US piece and COIN Control alone', () => {
    const t = scene({ 'quang-nam': 'irregulars-active' }, us())
    t.play('train', 'quang-nam', 'nobody', 'done', 'pacify', 'more')
    expect([t.level('quang-nam'), t.resources('arvn')]).toEqual(['active-support', 24])
  })

  test('FITL 3.2.1 Pacification costs Resources even in a free Train', () => {
    const t = scene({ 'quang-nam': 'us-troops', saigon: 'us-base' }, us())
    t.interject('us', 'hand operation us train')
    t.play('quang-nam', 'nobody', 'saigon', 'cubes', '6', 'pacify', 'quang-nam', 'done')
    expect([t.level('quang-nam'), t.resources('arvn')]).toEqual(['passive-support', 27])
  })

  test('FITL 2.4.1 FL-56 under Ky a step costs 4', () => {
    const t = scene({ 'quang-nam': 'us-troops' }, us({ tracks: { leader: 'ky' } }))
    t.play('train', 'quang-nam', 'nobody', 'done', 'pacify', 'more')
    expect(t.resources('arvn')).toBe(22)
  })

  test('FITL 3.2.1 Blowtorch Komer does not make a Train cheaper', () => {
    const t = scene({ 'quang-nam': 'us-troops' }, us({ lasting: { 16: 'unshaded' } }))
    t.play('train', 'quang-nam', 'nobody', 'done', 'pacify', 'done')
    expect(t.resources('arvn')).toBe(27)
  })

  test('FITL 5.3 CORDS: the US Pacifies in two of its spaces, or no farther than Passive Support', () => {
    const board: Board = { 'quang-nam': 'us-troops', hue: 'us-troops' }
    const t = scene(board, us({ lasting: { 19: 'unshaded' } }))
    t.play('train', 'quang-nam', 'nobody', 'hue', 'nobody', 'done', 'pacify', 'hue', 'done', 'quang-nam', 'done')
    expect([t.level('quang-nam'), t.level('hue')]).toEqual(['passive-support', 'passive-support'])
    const u = scene(board, us({ lasting: { 19: 'shaded' } }))
    u.play('train', 'quang-nam', 'nobody', 'hue', 'nobody', 'done', 'pacify', 'hue')
    expect([u.level('hue'), u.question]).toEqual(['passive-support', 'activity.after'])
    const v = scene({ 'quang-nam': 'arvn-troops, arvn-police' }, arvn({ lasting: { 19: 'shaded' } }))
    v.play('train', 'quang-nam', 'done', 'pacify', 'more')
    expect(v.level('quang-nam')).toBe('active-support')
  })

  test('FITL 3.2.1 FL-57 a Base for 3 cubes costs 3 if nobody was placed there', () => {
    const t = scene({ 'quang-nam': 'arvn-troops 2, arvn-police 2' }, arvn())
    t.play('train', 'quang-nam', 'done', 'base')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect([t.pieces('quang-nam'), t.resources('arvn')]).toEqual([{ 'arvn-police': 1, 'arvn-base': 1 }, 27])
  })

  test('FITL 3.2.1 a Base where cubes were paid for costs nothing more', () => {
    const t = scene({}, arvn())
    t.play('train', 'hue', 'cubes', '3', '0', 'done', 'base')
    expect([t.pieces('hue'), t.resources('arvn')]).toEqual([{ 'arvn-base': 1 }, 27])
  })

  test('FITL 1.4.2 no third Base', () => {
    const t = scene({ 'quang-nam': 'arvn-troops 4, arvn-police, us-base, vc-tunnel' }, arvn())
    t.play('train', 'quang-nam', 'nobody', 'done')
    expect(t.whyNot('base')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
  })

  test('FITL 3.2.1 in Saigon the US turns up to 3 Patronage into ARVN Resources', () => {
    const t = scene({ saigon: 'us-troops, active-support' }, us({ tracks: { patronage: 5 } }))
    t.play('train', 'saigon', 'nobody', 'done')
    expect(t.answers).toEqual(['patronage', 'neither'])
    t.play('patronage', '3')
    expect([t.track('patronage'), t.resources('arvn')]).toEqual([2, 33])
    const u = scene({ hue: 'us-troops' }, us())
    u.play('train', 'hue', 'nobody', 'done')
    expect(u.whyNot('patronage')).toEqual({ id: 'why.only-saigon', rule: '3.2.1' })
    expect(u.answers).not.toContain('base')
  })

  test('FITL 2.3.5 a Limited Operation is one space, with what follows', () => {
    const t = scene({ 'quang-nam': 'arvn-troops 3' }, arvn(afterOperation))
    t.play('train', 'quang-nam', 'base')
    expect([t.count('quang-nam', 'arvn-base'), t.isEligible('arvn')]).toEqual([1, false])
  })

  test('FITL 2.4.1 Minh: each ARVN Train adds 5 Aid, not a US one', () => {
    const minh = { tracks: { leader: 'minh' } }
    const t = scene({}, arvn(minh))
    t.play('train', 'hue', 'nobody', 'da-nang', 'nobody', 'done')
    expect(t.aid).toBe(20)
    const u = scene({ hue: 'us-troops' }, us(minh))
    u.play('train', 'hue', 'nobody', 'done', 'neither')
    expect(u.aid).toBe(15)
  })

  test('FITL 4.1 the Aid of Minh can be Governed after the Train', () => {
    const t = scene(
      { hue: 'arvn-troops, passive-support' },
      arvn({ tracks: { leader: 'minh', aid: 0, patronage: 15 } }),
    )
    t.play('train', 'da-nang', 'nobody', 'done', 'govern', 'patronage')
    expect([t.aid, t.track('patronage')]).toEqual([3, 17])
  })

  test('FITL 5.3 Combined Action Platoons: a US Train places a Police with US Troops for nothing', () => {
    const t = scene(
      { hue: 'irregulars-underground', 'tay-ninh': 'us-troops', saigon: 'us-base' },
      us({ lasting: { 18: 'unshaded' } }),
    )
    t.play('train', 'hue', 'nobody', 'done', 'neither')
    expect([t.question, t.answers]).toEqual(['train.police', ['tay-ninh', 'done']])
    expect(t.whyNot('hue')).toEqual({ id: 'why.no-us-troops', rule: '5.3' })
    t.play('tay-ninh')
    expect([t.count('tay-ninh', 'arvn-police'), t.resources('arvn')]).toEqual([1, 30])
  })
})

describe('FITL 3.2.2 Patrol', () => {
  test('FITL 3.2.2 cubes go along LoCs and through Cities until they meet insurgents', () => {
    const t = scene({ hue: 'arvn-troops 2, arvn-police', 'loc-da-nang-qui-nhon': 'vc-active' }, arvn())
    t.play('patrol', 'hue')
    expect(t.question).toBe('patrol.to')
    expect(t.answers).toEqual(expect.arrayContaining(['loc-hue-da-nang', 'da-nang', 'kontum', 'loc-da-nang-qui-nhon']))
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    t.play('loc-da-nang-qui-nhon', '1', '1')
    expect(t.pieces('loc-da-nang-qui-nhon')).toEqual({ 'arvn-troops': 1, 'arvn-police': 1, 'vc-active': 1 })
    expect(t.resources('arvn')).toBe(27)
  })

  test('FITL 3.2.2 insurgents bar the way on, not the way out', () => {
    const board: Board = { hue: 'us-troops, nva-troops', 'loc-hue-da-nang': 'nva-underground' }
    const t = scene(board, us())
    t.play('patrol', 'hue')
    expect(t.answers).toEqual(['loc-hue-khe-sanh', 'loc-hue-da-nang'])
  })

  test('FITL 3.2.2 cubes may come from Provinces but not pass through them; the US pays nothing', () => {
    const t = scene({ 'quang-tri-thua-thien': 'us-troops 2' }, us({ resources: { arvn: 0 } }))
    t.play('patrol', 'quang-tri-thua-thien', 'hue', '1')
    expect([t.count('hue', 'us-troops'), t.resources('arvn')]).toEqual([1, 0])
    expect(t.whyNot('hue')).toEqual({ id: 'why.no-cubes-to-move', rule: '3.2.2' })
    expect(t.answers).toContain('quang-tri-thua-thien')
  })

  test('FITL 3.2.2 the ARVN need 3 Resources, and pay them once', () => {
    const t = scene({ hue: 'arvn-troops' }, arvn({ resources: { arvn: 2 } }))
    expect(t.whyNot('patrol')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })

  test('FITL 3.2.2 on every LoC, moved or not, a guerrilla is shown for each own cube; not in Cities', () => {
    const board: Board = {
      'loc-hue-da-nang': 'arvn-police 2, us-troops, vc-underground 3',
      'loc-kontum-qui-nhon': 'us-troops, nva-underground',
      hue: 'arvn-police, vc-underground',
    }
    const t = scene(board, arvn())
    t.play('patrol', 'done', 'vc', 'done')
    expect(t.pieces('loc-hue-da-nang')).toMatchObject({ 'vc-underground': 1, 'vc-active': 2 })
    expect([t.count('loc-kontum-qui-nhon', 'nva-underground'), t.count('hue', 'vc-underground')]).toEqual([1, 1])
  })

  test('FITL 3.2.2 then one Assault on a LoC at no cost; the US may not add the ARVN', () => {
    const board: Board = {
      'loc-hue-da-nang': 'us-troops, arvn-police 4, vc-active 2',
      'loc-kontum-qui-nhon': 'us-troops, nva-active',
    }
    const t = scene(board, us())
    t.play('patrol', 'done')
    expect([t.question, t.answers.filter((key) => key.startsWith('loc'))]).toEqual([
      'patrol.assault',
      ['loc-hue-da-nang', 'loc-kontum-qui-nhon'],
    ])
    t.play('loc-hue-da-nang')
    expect([t.count('loc-hue-da-nang', 'vc-active'), t.question]).toEqual([1, 'activity.after'])
    expect([t.count('loc-kontum-qui-nhon', 'nva-active'), t.resources('arvn')]).toEqual([1, 30])
  })

  test('FITL 2.3.5, 3.2.2 in a Limited Operation every LoC is searched all the same', () => {
    const board: Board = {
      hue: 'arvn-troops 2',
      'loc-hue-da-nang': 'vc-underground',
      'loc-kontum-qui-nhon': 'arvn-police 2, vc-underground',
    }
    const t = scene(board, arvn(afterOperation)).play('patrol', 'hue', 'loc-hue-da-nang', '1', 'done', 'vc', 'vc')
    expect([t.count('loc-hue-da-nang', 'vc-active'), t.count('loc-kontum-qui-nhon', 'vc-active')]).toEqual([1, 1])
  })

  test('FITL 2.3.5 in a Limited Operation all go to one space, and the Assault is there', () => {
    const board: Board = {
      hue: 'arvn-troops 2',
      'quang-nam': 'arvn-troops',
      'loc-hue-da-nang': 'vc-active',
      'loc-kontum-qui-nhon': 'arvn-police 2, vc-active',
    }
    const t = scene(board, arvn(afterOperation))
    t.play('patrol', 'hue', 'loc-hue-da-nang', '2')
    expect(t.question).toBe('patrol.from')
    t.play('quang-nam')
    expect(t.count('loc-hue-da-nang', 'arvn-troops')).toBe(3)
    t.play('done')
    expect([t.question, t.answers]).toEqual(['patrol.assault', ['loc-hue-da-nang', 'done']])
    const u = scene(board, arvn(afterOperation))
    u.play('patrol', 'quang-nam', 'da-nang', 'done')
    expect(u.isEligible('arvn')).toBe(false)
  })

  test('FITL 5.4 Body Count: Patrol costs nothing, guerrillas removed bring 3 Aid each', () => {
    const t = scene(
      { 'loc-hue-da-nang': 'arvn-police 4, vc-active 2' },
      arvn({ resources: { arvn: 0 }, lasting: { 72: 'unshaded' } }),
    )
    t.play('patrol', 'done', 'loc-hue-da-nang')
    expect([t.aid, t.resources('arvn')]).toEqual([21, 0])
  })

  test('FITL 5.4 General Lansdale bars the US Assault of a Patrol too', () => {
    const t = scene({ 'loc-hue-da-nang': 'us-troops, vc-active' }, us({ lasting: { 78: 'shaded' } }))
    t.play('patrol', 'done')
    expect(t.question).toBe('activity.after')
    const u = scene({ 'loc-hue-da-nang': 'arvn-police 2, vc-active' }, arvn({ lasting: { 78: 'shaded' } }))
    u.play('patrol', 'done')
    expect(u.question).toBe('patrol.assault')
  })

  test('FITL 5.3 M-48 Patton, shaded: after the Patrol the NVA on 1 to 3 remove a cube that moved', () => {
    const board: Board = { hue: 'us-troops 2', 'da-nang': 'us-troops', 'loc-hue-da-nang': 'vc-underground' }
    const lasting = { 14: 'shaded' } as const
    const t = scene(board, us({ lasting, dice: [3] }))
    t.play('patrol', 'hue', 'loc-hue-da-nang', '1', 'done', 'vc', 'loc-hue-da-nang')
    // The Troop has found and removed the guerrilla before it is lost itself.
    expect(t.count('loc-hue-da-nang', 'vc-active')).toBe(0)
    t.play('done')
    expect(t.pieces('loc-hue-da-nang')).toEqual({})
    expect([t.count('da-nang', 'us-troops'), t.count('hue', 'us-troops')]).toEqual([1, 1])
    expect(t.table.game.n[t.table.volume.layout.boxes + t.table.volume.layout.supplies]).toBe(1)
    const u = scene(board, us({ lasting, dice: [4] }))
    u.play('patrol', 'hue', 'loc-hue-da-nang', '1', 'done', 'done')
    expect(u.count('loc-hue-da-nang', 'us-troops')).toBe(1)
  })

  test('FITL 5.3 M-48 Patton, shaded, in the 2nd edition: up to 2 cubes without a roll', () => {
    const t = scene({ hue: 'arvn-troops 3' }, arvn({ lasting: { 14: 'shaded' }, ...second }))
    t.play('patrol', 'hue', 'loc-hue-da-nang', '2', 'hue', 'da-nang', 'done', 'done')
    expect([t.by, t.question, t.answers]).toEqual(['nva', 'patrol.patton', ['da-nang', 'loc-hue-da-nang', 'done']])
    t.play('loc-hue-da-nang', 'loc-hue-da-nang')
    expect([t.pieces('loc-hue-da-nang'), t.pieces('da-nang')]).toEqual([{}, { 'arvn-troops': 1 }])
  })
})

describe('FITL 3.2.3 Sweep', () => {
  test('FITL 3.2.3 into Provinces and Cities, not LoCs, not North Vietnam', () => {
    const t = scene({ 'quang-tri-thua-thien': 'us-troops' }, us())
    t.play('sweep')
    expect(t.whyNot('north-vietnam')).toEqual({ id: 'why.north-vietnam', rule: '1.4.2' })
    expect(t.whyNot('loc-hue-da-nang')).toEqual({ id: 'why.not-loc', rule: '3.2.3' })
    expect(t.whyNot('saigon')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
    expect(t.answers).toEqual(expect.arrayContaining(['hue', 'quang-nam', 'central-laos']))
  })

  test('FITL 3.2.3 FL-05, FL-06 Troops come over a LoC free of insurgents, or from next door', () => {
    const board: Board = { 'cam-ranh': 'arvn-troops 2', 'binh-tuy-binh-thuan': 'arvn-troops' }
    const t = scene(board, arvn())
    t.play('sweep', 'quang-duc-long-khanh')
    expect(t.answers).toEqual(expect.arrayContaining(['cam-ranh', 'binh-tuy-binh-thuan']))
    t.play('cam-ranh', '2', 'binh-tuy-binh-thuan')
    expect([t.count('quang-duc-long-khanh', 'arvn-troops'), t.resources('arvn')]).toEqual([3, 27])
    const u = scene({ ...board, 'loc-cam-ranh-da-lat': 'vc-underground' }, arvn())
    u.play('sweep', 'quang-duc-long-khanh')
    expect(u.whyNot('cam-ranh')).toEqual({ id: 'why.no-troops-in-reach', rule: '3.2.3' })
  })

  test('FITL 3.2.3 Troops move once; Police do not move; ARVN pay for each space, the US nothing', () => {
    const t = scene({ hue: 'arvn-troops, arvn-police' }, arvn())
    t.play('sweep', 'quang-tri-thua-thien', 'hue', 'done')
    expect(t.pieces('quang-tri-thua-thien')).toEqual({ 'arvn-troops': 1 })
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
    expect([t.count('hue', 'arvn-police'), t.resources('arvn')]).toEqual([1, 27])
    const u = scene({ hue: 'us-troops' }, us({ resources: { arvn: 0 } }))
    u.play('sweep', 'quang-tri-thua-thien', 'hue')
    expect(u.count('quang-tri-thua-thien', 'us-troops')).toBe(1)
  })

  test('FITL 3.2.3 shows a guerrilla for each own cube and special force, where it is chosen of whom', () => {
    const board: Board = {
      'quang-nam':
        'us-troops, irregulars-underground, irregulars-active, arvn-troops 3, nva-underground 3, vc-underground 3',
    }
    const t = scene(board, us())
    t.play('sweep', 'quang-nam', 'done', 'done', 'vc', 'vc', 'vc')
    expect(t.pieces('quang-nam')).toMatchObject({ 'nva-underground': 3, 'vc-active': 3 })
    const u = scene({ 'quang-nam': 'arvn-police 2, rangers-active, us-troops 5, vc-underground 9' }, arvn())
    u.play('sweep', 'quang-nam', 'done', 'done', 'vc')
    expect(u.pieces('quang-nam')).toMatchObject({ 'vc-underground': 6, 'vc-active': 3 })
  })

  test('FITL 3.2.3 in Jungle one for two, rounded down on the total', () => {
    const t = scene({ 'tay-ninh': 'arvn-troops 2, arvn-police 2, rangers-underground, vc-underground 4' }, arvn())
    t.play('sweep', 'tay-ninh', 'done', 'done', 'vc')
    expect(t.pieces('tay-ninh')).toMatchObject({ 'vc-underground': 2, 'vc-active': 2 })
  })

  test('FITL 2.3.9 not in Monsoon', () => {
    const t = scene({ hue: 'us-troops' }, us(monsoon))
    expect(t.whyNot('sweep')).toEqual({ id: 'why.monsoon', rule: '2.3.9' })
  })

  test('FITL 5.3 Combined Action Platoons, shaded: the US Sweeps 2 spaces', () => {
    const t = scene({ hue: 'us-troops 3' }, us({ lasting: { 18: 'shaded' } }))
    t.play('sweep', 'quang-tri-thua-thien', 'hue', '1', 'done', 'quang-nam', 'hue', '1', 'done')
    expect(t.whyNot('da-nang')).toEqual({ id: 'why.two-spaces', rule: '5.3' })
  })

  test('FITL 5.3 Booby Traps, shaded: on 1 to 3 a Troop that Swept is lost, US Troops to Casualties', () => {
    const board: Board = { 'quang-nam': 'us-troops 2, vc-underground', 'da-nang': 'us-troops, nva-underground' }
    const t = scene(board, us({ lasting: { 101: 'shaded' }, dice: [3, 4] }))
    t.play('sweep', 'quang-nam', 'done', 'da-nang', 'done', 'done', 'vc', 'nva')
    expect([t.count('quang-nam', 'us-troops'), t.count('da-nang', 'us-troops')]).toEqual([1, 1])
    expect(t.table.game.n[t.table.volume.layout.boxes + t.table.volume.layout.supplies]).toBe(1)
  })

  test('FITL 5.3 Cobras, unshaded: an Active piece goes in up to 2 spaces of a Sweep, just found ones too', () => {
    const board: Board = {
      'tay-ninh': 'us-troops, vc-active',
      'quang-nam': 'us-troops, nva-troops, vc-underground',
      'ba-xuyen': 'us-troops, vc-underground',
    }
    const t = scene(board, us({ lasting: { 13: 'unshaded' } }))
    t.play('sweep', 'tay-ninh', 'done', 'quang-nam', 'done', 'ba-xuyen', 'done', 'done', 'vc', 'vc')
    expect([t.question, t.answers]).toEqual(['sweep.cobras', ['tay-ninh', 'quang-nam', 'ba-xuyen', 'done']])
    t.play('quang-nam', 'ba-xuyen')
    expect([t.pieces('quang-nam'), t.pieces('ba-xuyen')]).toEqual([
      { 'us-troops': 1, 'vc-active': 1 },
      { 'us-troops': 1 },
    ])
    expect([t.question, t.count('tay-ninh', 'vc-active')]).toEqual(['activity.after', 1])
  })
})

describe('FITL 3.2.4 Assault', () => {
  test('FITL 3.2.4 FL-60 strength', () => {
    const removed = (
      space: 'quang-nam' | 'tay-ninh' | 'ba-xuyen' | 'hue',
      forces: string,
      more: SceneOptions,
    ): number => {
      const t = scene({ [space]: `${forces}, nva-troops 20` }, more)
      t.play('assault', space)
      return 20 - t.count(space, 'nva-troops')
    }
    expect(removed('quang-nam', 'us-troops 5', us())).toBe(2)
    expect(removed('quang-nam', 'us-troops 5, us-base', us())).toBe(10)
    expect(removed('tay-ninh', 'us-troops 5', us())).toBe(5)
    expect(removed('quang-nam', 'arvn-troops 5', arvn())).toBe(1)
    expect(removed('ba-xuyen', 'arvn-troops 5', arvn())).toBe(2)
    expect(removed('hue', 'arvn-troops 3, arvn-police 2', arvn())).toBe(2)
    expect(removed('ba-xuyen', 'arvn-troops 3, arvn-police 2', arvn())).toBe(1)
    expect(removed('ba-xuyen', 'arvn-troops 2, rangers-active 4', arvn())).toBe(1)
  })

  test('FITL 3.2.4 where own cubes could remove something', () => {
    const board: Board = {
      hue: 'us-troops 3',
      'quang-nam': 'us-troops, vc-active',
      'ba-xuyen': 'us-troops, vc-underground, vc-base',
      'tay-ninh': 'arvn-troops 4, vc-active',
      saigon: 'us-troops, vc-active',
    }
    const t = scene(board, us())
    t.play('assault')
    expect(t.whyNot('hue')).toEqual({ id: 'why.assault-none', rule: '3.2.4' })
    expect(t.whyNot('quang-nam')).toEqual({ id: 'why.assault-weak', rule: '3.2.4' })
    expect(t.whyNot('ba-xuyen')).toEqual({ id: 'why.assault-none', rule: '3.2.4' })
    expect(t.whyNot('tay-ninh')).toEqual({ id: 'why.no-cubes', rule: '3.2.4' })
    expect(t.answers).toContain('saigon')
  })

  test('FITL 3.2.4 FL-59 NVA Troops first, then Active guerrillas, whose first as the Assault chooses', () => {
    const t = scene({ 'ba-xuyen': 'us-troops 3, nva-troops 2, vc-active 2, nva-active' }, us())
    t.play('assault', 'ba-xuyen')
    expect([t.count('ba-xuyen', 'nva-troops'), t.answers]).toEqual([0, ['nva-active', 'vc-active']])
    t.play('vc-active')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 3, 'nva-active': 1, 'vc-active': 1 })
  })

  test('FITL 3.2.4 FL-58 a hidden guerrilla of either faction guards all Bases', () => {
    for (const guard of ['vc-underground', 'nva-underground'] as const) {
      const t = scene({ 'ba-xuyen': `us-troops 4, vc-active, ${guard}, vc-base` }, us())
      t.play('assault', 'ba-xuyen')
      expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 4, [guard]: 1, 'vc-base': 1 })
    }
  })

  test('FITL 3.1 one enemy may be spared, but its pieces still guard the Bases of the other', () => {
    const t = scene({ 'ba-xuyen': 'us-troops 4, vc-active, nva-active, vc-base' }, us())
    t.play('assault', 'ba-xuyen', 'vc-active')
    expect(t.answers).toEqual(['nva-active', 'done'])
    t.play('done')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 4, 'nva-active': 1, 'vc-base': 1 })
  })

  test.each([
    [4, 1],
    [3, 2],
  ])('FITL 3.2.4 FL-07 Tunnels: nothing is removed, a %i leaves %i of them', (die, left) => {
    const t = scene({ 'tay-ninh': 'us-troops 3, nva-tunnel, vc-tunnel' }, us({ dice: [die] }))
    t.play('assault', 'tay-ninh')
    if (die > 3) {
      expect([t.question, t.by]).toEqual(['assault.tunnel', 'us'])
      t.play('nva-tunnel')
      expect(t.count('tay-ninh', 'nva-base')).toBe(1)
    }
    expect(t.count('tay-ninh', 'nva-tunnel') + t.count('tay-ninh', 'vc-tunnel')).toBe(left)
  })

  test('FITL 3.2.4 a plain Base goes before the die for the Tunnel; no strength left, no die', () => {
    const t = scene({ 'tay-ninh': 'us-troops 3, vc-base, vc-tunnel' }, us({ dice: [6] }))
    t.play('assault', 'tay-ninh')
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 3, 'vc-base': 1 })
    const u = scene({ 'tay-ninh': 'us-troops, vc-base, vc-tunnel' }, us({ dice: [6] }))
    u.play('assault', 'tay-ninh')
    expect(u.pieces('tay-ninh')).toEqual({ 'us-troops': 1, 'vc-tunnel': 1 })
  })

  test('FITL 3.2.4 ARVN pay 3 a space, the US nothing', () => {
    const t = scene(
      { hue: 'arvn-troops 2, vc-active 2', saigon: 'arvn-police 2, vc-active' },
      arvn({ resources: { arvn: 3 } }),
    )
    t.play('assault', 'hue')
    expect(t.whyNot('saigon')).toEqual({ id: 'why.cost', rule: '3.1' })
    const u = scene({ hue: 'us-troops, vc-active' }, us({ resources: { arvn: 0 } }))
    u.play('assault', 'hue')
    expect(u.pieces('hue')).toEqual({ 'us-troops': 1 })
  })

  test('FITL 3.2.4 FL-61 the US adds an ARVN Assault in one space for 3; a Base it removes brings 6 Aid', () => {
    const board: Board = {
      'ba-xuyen': 'us-troops, arvn-troops 2, vc-active, vc-base',
      hue: 'us-troops, arvn-police 2, vc-active 2',
    }
    const t = scene(board, us())
    t.play('assault', 'ba-xuyen')
    expect([t.question, t.by]).toEqual(['assault.add-arvn', 'us'])
    t.play('yes')
    expect([t.pieces('ba-xuyen'), t.aid, t.resources('arvn')]).toEqual([{ 'us-troops': 1, 'arvn-troops': 2 }, 21, 27])
    t.play('hue')
    expect([t.count('hue', 'vc-active'), t.question, t.isEligible('arvn')]).toEqual([1, 'assault.where', true])
    const u = scene({ 'ba-xuyen': 'us-troops 2, vc-active, vc-base' }, us())
    u.play('assault', 'ba-xuyen')
    expect([u.count('ba-xuyen', 'vc-base'), u.aid]).toEqual([0, 15])
  })

  test('FITL 3.1 the US chooses whom the ARVN Assault that it adds removes', () => {
    const t = scene({ hue: 'us-troops, arvn-troops 2, vc-active 2, nva-active 2' }, us())
    t.play('assault', 'hue', 'vc-active', 'yes')
    expect([t.question, t.by]).toEqual(['remove.which', 'us'])
  })

  test('FITL 1.8.1 it is added from Resources above Econ only', () => {
    const t = scene({ hue: 'us-troops, arvn-troops 2, vc-active 2' }, us({ resources: { arvn: 17 } }))
    t.play('assault', 'hue')
    expect([t.question, t.count('hue', 'vc-active')]).not.toContain('assault.add-arvn')
    expect(t.resources('arvn')).toBe(17)
  })

  test('FITL 3.2.4 ARVN: every Base brings 6 Aid, a Tunnel none', () => {
    const t = scene({ 'ba-xuyen': 'arvn-troops 6, vc-base, nva-base' }, arvn())
    t.play('assault', 'ba-xuyen', 'vc-base', 'nva-base')
    expect([t.pieces('ba-xuyen'), t.aid]).toEqual([{ 'arvn-troops': 6 }, 27])
    const u = scene({ 'ba-xuyen': 'arvn-troops 6, vc-tunnel' }, arvn({ dice: [5] }))
    u.play('assault', 'ba-xuyen')
    expect([u.count('ba-xuyen', 'vc-base'), u.aid]).toEqual([1, 15])
  })

  test('FITL 4.1 who is done with an Assault is not asked for an activity again', () => {
    const t = scene({ hue: 'us-troops 2, vc-active', saigon: 'us-troops, vc-active' }, us())
    t.play('assault', 'hue', 'done')
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.4 Body Count: Assault is free, each guerrilla brings 3 Aid, Troops and Bases none', () => {
    const t = scene(
      { 'ba-xuyen': 'us-troops 4, arvn-troops 2, nva-troops, vc-active 2, nva-active, vc-base' },
      us({ resources: { arvn: 0 }, lasting: { 72: 'unshaded' } }),
    )
    t.play('assault', 'ba-xuyen', 'vc-active', 'vc-active', 'yes')
    expect([t.pieces('ba-xuyen'), t.aid]).toEqual([{ 'us-troops': 4, 'arvn-troops': 2 }, 15 + 9 + 6])
  })

  test('FITL 5.4 General Lansdale, shaded, bars US Assault; not one that an event grants, nor the ARVN', () => {
    const lasting = { 78: 'shaded' } as const
    const board: Board = { hue: 'us-troops, arvn-troops 2, vc-active' }
    const t = scene(board, us({ lasting }))
    expect(t.whyNot('assault')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    t.interject('us', 'hand operation us assault')
    expect(t.question).toBe('assault.where')
    t.play('hue')
    expect(t.count('hue', 'vc-active')).toBe(0)
    expect(scene(board, arvn({ lasting })).answers).toContain('assault')
  })

  test('FITL 5.3 Abrams: a Base may go first in one space, or the US Assaults in 2 spaces', () => {
    const board: Board = {
      'ba-xuyen': 'us-troops, vc-underground, vc-active, vc-base',
      'tay-ninh': 'us-troops, vc-underground, vc-active, vc-base',
      hue: 'us-troops, vc-active',
    }
    const t = scene(board, us({ lasting: { 11: 'unshaded' } }))
    t.play('assault', 'ba-xuyen', 'vc-base')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 1, 'vc-underground': 1, 'vc-active': 1 })
    t.play('tay-ninh')
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 1, 'vc-underground': 1, 'vc-base': 1 })
    const u = scene(board, us({ lasting: { 11: 'shaded' } }))
    u.play('assault', 'ba-xuyen', 'tay-ninh')
    expect(u.whyNot('hue')).toEqual({ id: 'why.two-spaces', rule: '5.3' })
  })

  test('FITL 5.3 M-48 Patton, unshaded: 2 more in up to 2 spaces that are not Lowland', () => {
    const board: Board = {
      'quang-nam': 'us-troops, vc-active 3',
      hue: 'us-troops, vc-active 4',
      'binh-dinh': 'us-troops, vc-active 3',
      'ba-xuyen': 'us-troops, vc-active 3',
    }
    const t = scene(board, us({ lasting: { 14: 'unshaded' } }))
    t.play('assault', 'quang-nam', 'yes')
    expect(t.count('quang-nam', 'vc-active')).toBe(1)
    t.play('ba-xuyen')
    expect(t.count('ba-xuyen', 'vc-active')).toBe(2)
    t.play('hue', 'yes')
    expect(t.count('hue', 'vc-active')).toBe(1)
    expect(t.whyNot('binh-dinh')).toEqual({ id: 'why.assault-weak', rule: '3.2.4' })
  })

  test('FITL 5.3 Search and Destroy, unshaded: one of those removed may be hidden, even by too weak an Assault', () => {
    const lasting = { 28: 'unshaded' } as const
    const t = scene({ 'quang-nam': 'us-troops, vc-underground 2' }, us({ lasting }))
    t.play('assault', 'quang-nam', 'vc-underground')
    expect(t.count('quang-nam', 'vc-underground')).toBe(1)
    const u = scene({ 'ba-xuyen': 'us-troops 2, vc-underground, vc-active 3' }, us({ lasting }))
    u.play('assault', 'ba-xuyen', 'vc-underground')
    expect(u.pieces('ba-xuyen')).toEqual({ 'us-troops': 2, 'vc-active': 2 })
    const v = scene({ 'ba-xuyen': 'arvn-troops 2, vc-underground, vc-active 3' }, arvn({ lasting }))
    v.play('assault', 'ba-xuyen')
    expect(v.pieces('ba-xuyen')).toEqual({ 'arvn-troops': 2, 'vc-underground': 1, 'vc-active': 2 })
  })

  test('FITL 5.3 Search and Destroy, shaded: a Province of an Assault shifts once, no City', () => {
    const t = scene(
      {
        'ba-xuyen': 'us-troops, arvn-troops 2, vc-active 3, passive-support',
        hue: 'us-troops, vc-active, passive-support',
      },
      us({ lasting: { 28: 'shaded' } }),
    )
    t.play('assault', 'ba-xuyen', 'yes', 'hue')
    expect([t.level('ba-xuyen'), t.level('hue')]).toEqual(['neutral', 'passive-support'])
  })

  test('FITL 5.3 Cobras, shaded: a die for each US Assault space, none for the ARVN Assault added', () => {
    const t = scene(
      { 'ba-xuyen': 'us-troops 2, arvn-troops 2, vc-active 4', hue: 'us-troops, vc-active' },
      us({ lasting: { 13: 'shaded' }, dice: [1, 4] }),
    )
    t.play('assault', 'ba-xuyen', 'yes')
    expect([t.count('ba-xuyen', 'us-troops'), t.count('ba-xuyen', 'vc-active')]).toEqual([1, 1])
    t.play('hue')
    expect(t.count('hue', 'us-troops')).toBe(1)
  })
})
