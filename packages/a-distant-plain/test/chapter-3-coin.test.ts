import { inBox } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { CASUALTIES, COALITION_TROOPS } from '../src/forces.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** Answers `done` (or `neither`) until it is somebody else's turn. */
function finish(t: Scene): Scene {
  const { by } = t
  for (;;) {
    const way = ['taliban', 'done', 'neither'].find((word) => t.by === by && t.answers.includes(word))
    if (way === undefined || t.question.startsWith('turn.')) return t
    t.play(way)
  }
}

/** Selects the space, where it is asked for: special activities make it a question. */
function into(t: Scene, space: SpaceId): Scene {
  return t.question.endsWith('.where') && t.answers.includes(space) ? t.play(space) : t
}

/** No further space. */
function finishSelecting(t: Scene): Scene {
  return t.question.endsWith('.where') ? t.play('done') : t
}

/** A Train of the Government in Kabul that places nothing, up to what follows it. */
const trainInKabul = (board: Board, more: SceneOptions = {}): Scene =>
  finishSelecting(into(scene(board, { first: 'government', ...more }).play('train'), 'kabul').play('0', '0'))

/** An Assault in one space, up to its first question there or after it. */
const assaultIn = (space: SpaceId, board: Board, more: SceneOptions): Scene =>
  into(scene(board, more).play('assault'), space)

const GOVERNMENT: SceneOptions = { first: 'government' }
const COALITION: SceneOptions = { first: 'coalition' }

describe('ADP 3.1 operations in general', () => {
  test('a space is selected once for an Operation', () => {
    const t = scene({ herat: 'government-base' }, GOVERNMENT).play('train', 'kabul', '0', '0')
    expect(t.whyNot('kabul')).toEqual({ id: 'why.selected', rule: '3.1' })
  })

  test('at least one space', () => {
    const t = scene({ herat: 'government-base' }, GOVERNMENT).play('train')
    expect(t.whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
  })

  test('without Resources the Government has no Train and no Patrol; the Coalition spends the same money', () => {
    const poor = { resources: { government: 2 } }
    const government = scene({ kabul: 'government-troops 4, taliban-active' }, { first: 'government', ...poor })
    for (const word of ['train', 'patrol', 'assault']) {
      expect(government.whyNot(word)).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    }
    const coalition = scene({ kabul: 'coalition-base' }, { first: 'coalition', ...poor }).play('train')
    // It can place no cubes, for want of money; what it does not pay for it may do.
    expect(coalition.resources('government')).toBe(2)
    expect(coalition.count('kabul', 'government-troops')).toBe(0)
  })
})

test('ADP 3.2 Train, Patrol, Sweep and Assault are both COIN factions’; nobody goes to Pakistan', () => {
  const board = { kabul: 'government-troops 2, coalition-troops, taliban-active' }
  for (const first of ['coalition', 'government'] as const) {
    const t = scene(board, { first })
    expect(t.answers.slice(0, 4)).toEqual(['train', 'patrol', 'sweep', 'assault'])
    for (const operation of ['train', 'sweep'] as const) {
      expect(
        scene({ ...board, herat: 'coalition-base' }, { first })
          .play(operation)
          .whyNot('waziristan'),
      ).toEqual({
        id: 'why.pakistan',
        rule: '1.4.2',
      })
    }
  }
})

describe('ADP 3.2.1 Train by the Government', () => {
  test('3 Resources a space, up to 6 cubes in Kabul without any Base', () => {
    const t = scene({}, GOVERNMENT).play('train')
    expect(t.question).toBe('place.how-many')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    t.play('4')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 4, 'government-police': 2 })
    expect(t.resources('government')).toBe(17)
  })

  test('in a province cubes come beside a Base of either COIN faction', () => {
    const t = scene({ herat: 'coalition-base', farah: 'government-police' }, GOVERNMENT)
    t.play('train', 'herat', '3', '3', 'farah')
    expect(t.pieces('herat')).toEqual({ 'coalition-base': 1, 'government-troops': 3, 'government-police': 3 })
    expect(t.pieces('farah')).toEqual({ 'government-police': 1 })
    expect(t.resources('government')).toBe(14)
  })

  test('a province can be selected for what follows, and is paid for though no cubes come (ruling 35)', () => {
    const t = scene({ herat: 'government-troops' }, GOVERNMENT).play('train')
    expect(t.answers).toContain('herat')
    expect(t.whyNot('ghowr')).toEqual({ id: 'why.train-nothing', rule: '3.2.1' })
    t.play('herat', 'done', 'civic-action')
    expect([t.level('herat'), t.resources('government')]).toEqual(['support', 14])
  })

  test('cubes come from the map once neither kind is Available (ruling 33)', () => {
    const board = { herat: 'government-base, government-troops 2', farah: 'government-police 29, government-troops 28' }
    const t = scene(board, GOVERNMENT).play('train', 'herat')
    // One Police is Available: as long as it is not placed none is taken elsewhere.
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.question).toBe('train.fetch')
    t.play('farah', '3', '1')
    expect([t.question, t.answers]).toEqual(['train.fetch', ['farah', 'done']])
    t.play('done')
    expect(t.pieces('herat')).toEqual({ 'government-base': 1, 'government-troops': 5, 'government-police': 2 })
    expect(t.pieces('farah')).toEqual({ 'government-police': 28, 'government-troops': 25 })
  })

  test('and not while one kind is Available', () => {
    const t = scene({ farah: 'government-troops 30' }, GOVERNMENT).play('train', 'kabul', '2')
    expect(t.question).not.toBe('train.fetch')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 2 })
  })

  test('Civic Action: Terror first, then level by level, 3 Resources each (ruling 36)', () => {
    const t = trainInKabul({ kabul: 'government-troops, opposition, terror 1' }).play('civic-action')
    expect([t.markers('kabul', 'terror'), t.level('kabul'), t.resources('government')]).toEqual([0, 'opposition', 14])
    expect([t.question, t.rule]).toEqual(['civic.more', '6.4.1'])
    t.play('more')
    expect([t.level('kabul'), t.resources('government')]).toEqual(['neutral', 11])
    t.play('more')
    expect([t.level('kabul'), t.resources('government')]).toEqual(['support', 8])
    expect(t.question).not.toBe('civic.more')
  })

  test('it needs COIN Control, by any COIN pieces', () => {
    const t = trainInKabul({ kabul: 'coalition-base' }).play('civic-action')
    expect(t.level('kabul')).toBe('support')
    const tied = trainInKabul({ kabul: 'government-troops 3, taliban-base, warlords-underground 3' })
    expect(tied.whyNot('civic-action')).toEqual({ id: 'why.coin-control', rule: '6.4.1' })
  })

  test('or any 3 Government cubes become a Base', () => {
    const t = trainInKabul({ kabul: 'government-troops 2, government-police 2' }).play('base')
    expect(t.answers).toEqual(['1', '2'])
    t.play('1')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1, 'government-base': 1 })
  })

  test('within stacking, of 3 cubes at least', () => {
    const full = trainInKabul({ kabul: 'government-troops 3, coalition-base 2' })
    expect(full.whyNot('base')).toEqual({ id: 'why.stacking', rule: '1.4.2' })
    const few = trainInKabul({ kabul: 'government-troops 2, coalition-troops 2' })
    expect(few.whyNot('base')).toEqual({ id: 'why.three-cubes', rule: '3.2.1' })
  })

  test('from the map if all Bases are there (ruling 37)', () => {
    const board = {
      kabul: 'government-troops 3',
      herat: 'government-base',
      farah: 'government-base',
      balkh: 'government-base',
    }
    const t = trainInKabul(board, { resources: { government: 3 } }).play('base')
    expect([t.question, t.answers]).toEqual(['train.base-from', ['balkh', 'farah', 'herat']])
    t.play('farah')
    expect(t.pieces('kabul')).toEqual({ 'government-base': 1 })
    expect(t.pieces('farah')).toEqual({})
  })

  test('in one selected space only', () => {
    const board = { kabul: 'government-troops 3', herat: 'government-base, government-troops 3' }
    const t = scene(board, GOVERNMENT).play('train', 'kabul', '0', '0', 'herat', '0', '0', 'done', 'civic-action')
    expect(t.question).toBe('train.then-where')
    t.play('herat')
    expect([t.level('herat'), t.level('kabul')]).toEqual(['support', 'neutral'])
    finish(t)
    expect(t.by).not.toBe('government')
  })
})

describe('ADP 3.2.1 Train by the Coalition', () => {
  test('Kabul, and provinces with its pieces', () => {
    const t = scene({ herat: 'coalition-troops', farah: 'government-base' }, COALITION).play('train')
    expect(t.answers).toEqual(expect.arrayContaining(['kabul', 'herat']))
    expect(t.whyNot('farah')).toEqual({ id: 'why.no-coalition', rule: '3.2.1' })
  })

  test('cubes only where a Coalition Base stands, in Kabul too, and 3 Resources only for them', () => {
    const board = { kabul: 'government-base', herat: 'coalition-base', balkh: 'coalition-base' }
    const t = scene(board, COALITION).play('train', 'kabul')
    expect([t.question, t.resources('government')]).toEqual(['train.where', 20])
    t.play('herat', '1', '2', 'balkh', '0', '0')
    expect(t.pieces('herat')).toEqual({ 'coalition-base': 1, 'government-troops': 1, 'government-police': 2 })
    expect(t.resources('government')).toBe(17)
  })

  test('Civic Action with the Government’s money; no Bases of the Government', () => {
    const t = scene({ kabul: 'coalition-base, government-troops 3' }, COALITION).play('train', 'kabul', '0', '0')
    finishSelecting(t)
    expect(t.answers).toEqual(['civic-action', 'patronage', 'neither'])
    t.play('civic-action')
    expect([t.level('kabul'), t.resources('government')]).toEqual(['support', 17])
  })

  test('in Kabul 3 Patronage become Government Resources, or what there is (ruling 38)', () => {
    const t = scene({}, COALITION).play('train', 'kabul')
    finishSelecting(t).play('patronage')
    expect([t.track('patronage'), t.resources('government')]).toEqual([2, 23])
    const less = scene({}, { first: 'coalition', tracks: { patronage: 2 } }).play('train', 'kabul')
    finishSelecting(less).play('patronage')
    expect([less.track('patronage'), less.resources('government')]).toEqual([0, 22])
    const none = scene({ kabul: 'coalition-troops' }, { first: 'coalition', tracks: { patronage: 0 } }).play(
      'train',
      'kabul',
    )
    expect(finishSelecting(none).whyNot('patronage')).toEqual({ id: 'why.no-patronage', rule: '3.2.1' })
    const elsewhere = scene({ herat: 'coalition-troops' }, COALITION).play('train', 'herat')
    expect(finishSelecting(elsewhere).whyNot('patronage')).toEqual({ id: 'why.only-kabul', rule: '3.2.1' })
  })
})

describe('ADP 3.2.1 Train under lasting cards', () => {
  test('29 Night Letters, shaded: at most 4 cubes a space', () => {
    const t = scene({}, { first: 'government', lasting: { 29: 'shaded' } }).play('train')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('3')
    expect(t.answers).toEqual(['0', '1'])
  })

  test('17 NATO, shaded: two spaces for the Coalition, no limit for the Government', () => {
    const board = { herat: 'coalition-base', balkh: 'coalition-base' }
    const t = scene(board, { first: 'coalition', lasting: { 17: 'shaded' } }).play('train', 'kabul', 'herat', '0', '0')
    if (t.question === 'train.where') expect(t.whyNot('balkh')).toEqual({ id: 'why.two-spaces', rule: '5.4' })
    expect(t.answers).not.toContain('balkh')
    const g = scene(board, { first: 'government', lasting: { 17: 'shaded' } })
    g.play('train', 'kabul', '0', '0', 'herat', '0', '0')
    expect(g.answers).toContain('balkh')
  })

  test('18 PRTs, unshaded: Civic Action in two spaces of a Coalition Train', () => {
    const board = { kabul: 'coalition-troops', herat: 'coalition-troops', balkh: 'coalition-troops' }
    const t = scene(board, { first: 'coalition', lasting: { 18: 'unshaded' } })
    t.play('train', 'kabul', 'herat', 'balkh')
    finishSelecting(t).play('civic-action', 'kabul', 'herat')
    expect([t.level('kabul'), t.level('herat'), t.level('balkh')]).toEqual(['support', 'support', 'neutral'])
    expect([t.question === 'train.then-where', t.resources('government')]).toEqual([false, 14])
  })

  test('18 PRTs, shaded: only to Neutral', () => {
    const t = scene({ kabul: 'coalition-troops, opposition' }, { first: 'coalition', lasting: { 18: 'shaded' } })
    t.play('train', 'kabul')
    finishSelecting(t).play('civic-action')
    expect([t.level('kabul'), t.question === 'civic.more']).toEqual(['neutral', false])
    const g = trainInKabul({ kabul: 'coalition-troops' }, { first: 'government', lasting: { 18: 'shaded' } })
    expect(g.play('civic-action').level('kabul')).toBe('support')
  })

  test('12 Village Stability, unshaded: a Police beside Coalition Troops', () => {
    const t = scene({ herat: 'coalition-troops' }, { first: 'coalition', lasting: { 12: 'unshaded' } }).play(
      'train',
      'kabul',
    )
    finishSelecting(t).play('neither')
    expect([t.question, t.answers]).toEqual(['train.police', ['herat', 'done']])
    t.play('herat')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1, 'government-police': 1 })
  })

  test('12 from the map if none is Available', () => {
    const board = { herat: 'coalition-troops', farah: 'government-police 15', balkh: 'government-police 15' }
    const t = scene(board, { first: 'coalition', lasting: { 12: 'unshaded' } }).play('train', 'kabul')
    finishSelecting(t).play('neither', 'herat')
    expect([t.question, t.answers]).toEqual(['train.police-from', ['balkh', 'farah']])
    t.play('farah')
    expect([t.count('farah', 'government-police'), t.count('herat', 'government-police')]).toEqual([14, 1])
  })

  test('12 shaded: the Warlords may place a Guerrilla beside Police; not after the Government’s Train', () => {
    const board = { herat: 'government-police', 'loc-kabul-aibak': 'government-police' } as const
    const t = scene(board, { first: 'coalition', lasting: { 12: 'shaded' } }).play('train', 'kabul')
    finishSelecting(t).play('neither')
    expect([t.by, t.question, t.answers]).toEqual(['warlords', 'train.warlords', ['herat', 'done']])
    t.play('herat')
    expect(t.pieces('herat')).toEqual({ 'government-police': 1, 'warlords-underground': 1 })
    const g = scene(board, { first: 'government', lasting: { 12: 'shaded' } }).play('train', 'kabul', '0', '0')
    expect(finish(g).question).toBe('turn.second')
  })

  test('45 Tribal Elders: who won them sets the level that Civic Action changed', () => {
    const more = { first: 'government', lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } } as const
    const t = trainInKabul({ kabul: 'government-troops, terror 1' }, more).play('civic-action')
    // Terror alone changes no level.
    expect([t.by, t.question]).toEqual(['government', 'civic.more'])
    t.play('more')
    expect([t.by, t.question, t.answers]).toEqual(['taliban', 'elders.level', ['support', 'neutral', 'opposition']])
    t.play('opposition')
    expect([t.level('kabul'), t.question]).toEqual(['opposition', 'civic.more'])
  })
})

describe('ADP 3.2.2 Patrol', () => {
  test('ADP 4.1 the Assault is asked for only where one is possible, and leaving it out leaves the Special Activity', () => {
    const none = scene({ kabul: 'government-troops' }, GOVERNMENT).play('patrol', 'done')
    expect(none.question).toBe('activity.after')
    const t = scene({ 'loc-kabul-aibak': 'government-troops 2, taliban-active' }, GOVERNMENT)
    t.play('patrol', 'done')
    expect(t.question).toBe('patrol.assault')
    t.play('done')
    expect(t.question).toBe('activity.after')
    expect(t.answers).toContain('transport')
  })

  test('ADP 4.3.2 cubes that have moved and are transported do not move again', () => {
    const t = scene({ kabul: 'government-troops 2, government-police' }, GOVERNMENT)
    t.play('patrol', 'kabul', 'loc-kabul-aibak', '2', '0', 'transport', 'baghlan', '2')
    expect([t.question, t.count('baghlan', 'government-troops')]).toEqual(['patrol.from', 2])
    expect(t.whyNot('baghlan')).toEqual({ id: 'why.no-cubes-to-move', rule: '3.2.2' })
  })

  test('3 Resources in all for the Government, none for the Coalition', () => {
    const board = { kabul: 'government-police 2, coalition-troops 2' }
    const g = scene(board, GOVERNMENT).play('patrol', 'kabul', 'loc-kabul-aibak', '1', 'kabul')
    expect([g.question, g.resources('government')]).toEqual(['patrol.to', 17])
    const c = scene(board, COALITION).play('patrol', 'kabul', 'loc-kabul-aibak', '1')
    expect([c.pieces('loc-kabul-aibak'), c.resources('government')]).toEqual([{ 'coalition-troops': 1 }, 20])
  })

  test('its own cubes along roads and through Kabul, from provinces too', () => {
    const t = scene({ herat: 'government-troops 2, coalition-troops' }, GOVERNMENT).play('patrol', 'herat')
    expect(t.answers).toEqual(expect.arrayContaining(['kabul', 'loc-kabul-tor-kham', 'loc-shibirghan-aibak']))
    expect(t.whyNot('farah')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
    t.play('loc-kabul-tor-kham', '2')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1 })
  })

  test('a cube that enters a Sabotaged road stops there', () => {
    const t = scene({ herat: 'government-troops', 'loc-farah-kandahar': 'sabotage' }, GOVERNMENT)
    t.play('patrol', 'herat')
    expect(t.answers).toEqual(expect.arrayContaining(['loc-toraghondi-farah', 'loc-farah-kandahar']))
    expect(t.whyNot('kabul')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
  })

  test('one that begins on a Sabotaged road may leave it', () => {
    const t = scene({ 'loc-farah-kandahar': 'sabotage, government-troops' }, GOVERNMENT)
    expect(t.play('patrol', 'loc-farah-kandahar').answers).toContain('kabul')
  })

  test('from Konduz no road can be entered', () => {
    const t = scene({ konduz: 'government-troops', kabul: 'government-troops' }, GOVERNMENT).play('patrol')
    expect(t.whyNot('konduz')).toEqual({ id: 'why.no-way', rule: '3.2.2' })
  })

  test('then every road: a Guerrilla for each cube of either COIN faction (ruling 40)', () => {
    const board = {
      kabul: 'government-troops',
      'loc-kabul-aibak': 'government-police, coalition-troops, taliban-underground 3',
      'loc-toraghondi-farah': 'taliban-underground 2',
    } as const
    const t = scene(board, GOVERNMENT).play('patrol')
    finish(t)
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(2)
    expect(t.count('loc-toraghondi-farah', 'taliban-active')).toBe(0)
  })

  test('the Patrolling faction chooses whose', () => {
    const board = { 'loc-kabul-aibak': 'coalition-troops 2, taliban-underground, warlords-underground 2' } as const
    const t = scene(board, COALITION).play('patrol', 'done')
    expect([t.by, t.question]).toEqual(['coalition', 'activate.whose'])
    t.play('warlords')
    expect([t.question, t.answers]).toEqual(['activate.whose', ['taliban', 'warlords']])
    t.play('taliban')
    expect([t.count('loc-kabul-aibak', 'taliban-active'), t.count('loc-kabul-aibak', 'warlords-active')]).toEqual([
      1, 1,
    ])
  })

  test('then an Assault on one road if desired, at no added cost', () => {
    const board = {
      'loc-kabul-aibak': 'government-police 2, taliban-underground',
      'loc-farah-kandahar': 'government-police 2, taliban-active',
    } as const
    const t = scene(board, GOVERNMENT).play('patrol', 'done', 'taliban')
    expect([t.question, t.answers.slice(0, 2)]).toEqual(['patrol.assault', ['loc-farah-kandahar', 'loc-kabul-aibak']])
    t.play('loc-kabul-aibak')
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(0)
    expect(t.question).not.toBe('patrol.assault')
    expect(t.resources('government')).toBe(17)
  })

  test('Government cubes join the Assault of a Coalition Patrol at no added cost, if they are to (ruling 41)', () => {
    const board = { 'loc-kabul-aibak': 'government-police, coalition-troops, taliban-active 2' } as const
    const more: SceneOptions = { first: 'coalition', resources: { government: 0 } }
    const t = scene(board, more).play('patrol', 'done', 'loc-kabul-aibak')
    expect([t.question, t.answers]).toEqual(['assault.with-government', ['yes', 'no']])
    t.play('yes')
    expect([t.count('loc-kabul-aibak', 'taliban-active'), t.resources('government')]).toEqual([0, 0])
    const alone = scene(board, COALITION).play('patrol', 'done', 'loc-kabul-aibak', 'no')
    expect([alone.count('loc-kabul-aibak', 'taliban-active'), alone.resources('government')]).toEqual([1, 20])
  })

  test('in the 1st printing by Government cubes alone too, at no added cost', () => {
    const board = { 'loc-kabul-aibak': 'government-police 2, taliban-active 2', kabul: 'coalition-troops' } as const
    const t = scene(board, { first: 'coalition', resources: { government: 2 } }).play('patrol', 'done')
    t.play('loc-kabul-aibak')
    expect([t.pieces('loc-kabul-aibak'), t.resources('government')]).toEqual([{ 'government-police': 2 }, 2])
  })

  test('an Assault that is no Patrol’s still costs the Coalition 3 for Government cubes', () => {
    const board = { 'loc-kabul-aibak': 'government-police, coalition-troops, taliban-active 2' } as const
    const t = assaultIn('loc-kabul-aibak', board, { first: 'coalition', resources: { government: 2 } })
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(1)
    const paid = assaultIn('loc-kabul-aibak', board, COALITION).play('yes')
    expect([paid.count('loc-kabul-aibak', 'taliban-active'), paid.resources('government')]).toEqual([0, 17])
  })

  test('24 US-Taliban Talks, shaded: no Assault in a Coalition Patrol', () => {
    const board = { 'loc-kabul-aibak': 'coalition-troops, government-police 2, taliban-active' } as const
    const t = scene(board, { first: 'coalition', lasting: { 24: 'shaded' } }).play('patrol', 'done')
    expect(finish(t).count('loc-kabul-aibak', 'taliban-active')).toBe(1)
    const g = scene(board, { first: 'government', lasting: { 24: 'shaded' } }).play('patrol', 'done')
    expect(g.answers).toContain('loc-kabul-aibak')
  })
})

describe('ADP 3.1 whom a Sweep or Patrol finds', () => {
  test('a faction that is alone on a road may be spared, another road’s not', () => {
    const board = {
      'loc-kabul-aibak': 'government-police 2, warlords-underground 2',
      'loc-farah-kandahar': 'government-police, taliban-underground',
    } as const
    const t = scene(board, GOVERNMENT).play('patrol', 'done')
    expect([t.by, t.question, t.rule, t.answers]).toEqual([
      'government',
      'activate.whose',
      '3.2.2',
      ['taliban', 'done'],
    ])
    t.play('taliban')
    expect([t.question, t.answers]).toEqual(['activate.whose', ['warlords', 'done']])
    t.play('done')
    expect(t.count('loc-farah-kandahar', 'taliban-active')).toBe(1)
    expect(t.count('loc-kabul-aibak', 'warlords-underground')).toBe(2)
  })

  test('in a Sweep too; a faction that is not spared is shown to the full at once (1.4.1)', () => {
    const board = { herat: 'coalition-troops 2, government-police, warlords-underground 4' }
    const spared = into(scene(board, COALITION).play('sweep'), 'herat')
    while (spared.question.startsWith('sweep.')) spared.play('done')
    expect([spared.question, spared.rule, spared.answers]).toEqual(['activate.whose', '3.2.3', ['warlords', 'done']])
    spared.play('done')
    expect(spared.count('herat', 'warlords-underground')).toBe(4)
    const shown = into(scene(board, COALITION).play('sweep'), 'herat')
    while (shown.question.startsWith('sweep.')) shown.play('done')
    shown.play('warlords')
    expect(shown.question).not.toBe('activate.whose')
    expect(shown.count('herat', 'warlords-active')).toBe(3)
  })

  test('both may be spared; one that was shown goes on to the full before the other is left alone', () => {
    const board = { 'loc-kabul-aibak': 'coalition-troops 4, taliban-underground 2, warlords-underground 2' } as const
    const both = scene(board, COALITION).play('patrol', 'done')
    expect(both.answers).toEqual(['taliban', 'warlords', 'done'])
    both.play('done')
    expect(both.pieces('loc-kabul-aibak')).toMatchObject({ 'taliban-underground': 2, 'warlords-underground': 2 })
    const t = scene(board, COALITION).play('patrol', 'done', 'taliban')
    expect(t.answers).toEqual(['taliban', 'warlords'])
    t.play('taliban')
    expect([t.question, t.answers]).toEqual(['activate.whose', ['warlords', 'done']])
    t.play('done')
    expect(t.pieces('loc-kabul-aibak')).toMatchObject({ 'taliban-active': 2, 'warlords-underground': 2 })
  })
})

describe('ADP 2.3.5 limited COIN operations', () => {
  /** A card on which the Warlords have Operated, so that the next faction is limited to one space. */
  const limited = (by: 'coalition' | 'government', board: Parameters<typeof scene>[0], more = {}) =>
    finish(
      scene(
        { ...board, konduz: 'warlords-underground' },
        { first: 'warlords', eligible: ['warlords', by], ...more },
      ).play('march', 'konduz', 'badakhshan'),
    )

  test('a Patrol from many spaces to one', () => {
    const t = limited('government', { kabul: 'government-police 2', herat: 'government-police' })
    expect([t.by, t.question]).toEqual(['government', 'turn.second'])
    t.play('patrol', 'kabul', 'loc-kabul-aibak', '1')
    expect([t.question, t.answers]).toEqual(['patrol.from', ['kabul', 'herat', 'done']])
    t.play('herat', 'done')
    expect(t.count('loc-kabul-aibak', 'government-police')).toBe(2)
  })

  test('with Activation on every road, and an Assault at the destination only', () => {
    const t = limited('government', {
      kabul: 'government-police 2',
      'loc-kabul-aibak': 'taliban-underground',
      'loc-farah-kandahar': 'government-police 2, taliban-underground',
    })
    t.play('patrol', 'kabul', 'loc-kabul-aibak', '2')
    if (t.question === 'patrol.from') t.play('done')
    t.play('taliban', 'taliban')
    expect(t.count('loc-farah-kandahar', 'taliban-active')).toBe(1)
    expect([t.question, t.answers]).toEqual(['patrol.assault', ['loc-kabul-aibak', 'done']])
  })

  test('a Sweep into one space, a Train and an Assault in one', () => {
    const board = { kabul: 'coalition-troops 3, coalition-base', herat: 'coalition-troops 2, taliban-active' }
    const swept = limited('coalition', board).play('sweep', 'bamian', 'kabul', '2')
    expect(finish(swept).pieces('bamian')).toEqual({ 'coalition-troops': 2 })
    const trained = limited('coalition', board).play('train', 'herat')
    expect(trained.question).toBe('train.then')
    const fought = limited('coalition', { ...board, farah: 'coalition-troops, taliban-active' }).play(
      'assault',
      'herat',
    )
    expect(fought.pieces('farah')).toEqual({ 'coalition-troops': 1, 'taliban-active': 1 })
    expect(fought.question).not.toBe('assault.where')
  })
})

describe('ADP 3.2.3 Sweep by the Government', () => {
  test('3 Resources a space; adjacent Troops come, Police do not', () => {
    const t = scene({ kabul: 'government-troops 3, government-police 2' }, GOVERNMENT)
    t.play('sweep', 'bamian', 'kabul', '2', 'done')
    expect(t.pieces('bamian')).toEqual({ 'government-troops': 2 })
    expect(t.resources('government')).toBe(17)
  })

  test('not on roads; somebody must come or be found', () => {
    const t = scene({ kabul: 'government-troops 3' }, GOVERNMENT).play('sweep')
    expect(t.whyNot('loc-kabul-aibak')).toEqual({ id: 'why.not-loc', rule: '3.2.3' })
    expect(t.whyNot('herat')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
  })

  test('a Guerrilla for each Government cube there, Police too, Coalition cubes not (ruling 44)', () => {
    const board = { herat: 'government-police, government-troops, coalition-troops 2, taliban-underground 4' }
    const t = into(scene(board, GOVERNMENT).play('sweep'), 'herat')
    finish(t)
    expect([t.count('herat', 'taliban-active'), t.count('herat', 'taliban-underground')]).toEqual([2, 2])
  })

  test('by a road without Sabotage into a space beyond it', () => {
    const board = { kabul: 'government-troops 2' }
    const t = scene(board, GOVERNMENT).play('sweep', 'balkh', 'kabul', '2')
    expect(finish(t).pieces('balkh')).toEqual({ 'government-troops': 2 })
    const cut = scene({ ...board, 'loc-kabul-aibak': 'sabotage' }, GOVERNMENT).play('sweep')
    expect(cut.whyNot('balkh')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
  })

  test('the Warlords get 1 for each road with Guerrillas entered, whosever they are (ruling 45)', () => {
    const board = { kabul: 'government-troops 4', 'loc-kabul-aibak': 'taliban-underground' } as const
    const t = scene(board, GOVERNMENT).play('sweep', 'balkh', 'kabul', '2')
    finish(t)
    expect([t.resources('government'), t.resources('warlords')]).toEqual([16, 21])
    // Into an adjacent space they go directly.
    const near = scene(board, GOVERNMENT).play('sweep', 'baghlan', 'kabul', '2')
    finish(near)
    expect([near.resources('government'), near.resources('warlords')]).toEqual([17, 20])
    // With nothing left nothing is paid, and the move stands.
    const poor = scene(board, { first: 'government', resources: { government: 3 } }).play(
      'sweep',
      'balkh',
      'kabul',
      '2',
    )
    finish(poor)
    expect([poor.resources('government'), poor.resources('warlords')]).toEqual([0, 20])
    expect(poor.count('balkh', 'government-troops')).toBe(2)
  })

  test('once for a road however many groups enter it', () => {
    const board = { kabul: 'government-troops 3', 'loc-kabul-aibak': 'taliban-underground' } as const
    const t = scene(board, GOVERNMENT).play('sweep', 'balkh', 'kabul', '1', 'kabul', '1')
    expect(finish(t).resources('warlords')).toBe(21)
  })

  test('each Troop moves once', () => {
    const t = scene({ kabul: 'government-troops 2' }, GOVERNMENT)
    t.play('sweep', 'bamian', 'kabul', '2')
    if (t.question === 'sweep.where') expect(t.whyNot('ghazni')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
    expect(t.answers).not.toContain('ghazni')
  })
})

describe('ADP 3.2.3 Sweep by the Coalition', () => {
  const AP05 = {
    kabul: 'coalition-troops 2, government-troops 2',
    zabol: 'coalition-troops 3',
  } as const

  test('AP-05 by the road south of Kabul with as many Government Troops, and directly from Zabol', () => {
    const t = scene(AP05, COALITION).play('sweep', 'kandahar')
    expect([t.question, t.answers.slice(0, 2)]).toEqual(['sweep.from', ['kabul', 'zabol']])
    t.play('kabul', '2')
    expect([t.question, t.answers]).toEqual(['move.how-many', ['0', '1', '2']])
    t.play('2', 'zabol', '3')
    finish(t)
    expect(t.pieces('kandahar')).toEqual({ 'coalition-troops': 5, 'government-troops': 2 })
    expect(t.resources('government')).toBe(17)
  })

  test('AP-05 (+) nothing to pay without Government Troops', () => {
    const t = scene(AP05, COALITION).play('sweep', 'kandahar', 'kabul', '2', '0', 'zabol', '1')
    finish(t)
    expect(t.pieces('kandahar')).toEqual({ 'coalition-troops': 3 })
    expect(t.resources('government')).toBe(20)
  })

  test('AP-05 (+) with the road Sabotaged those in Kabul cannot come', () => {
    const t = scene({ ...AP05, 'loc-kandahar-kabul': 'sabotage' }, COALITION).play('sweep', 'kandahar')
    expect(t.answers).toContain('zabol')
    expect(t.whyNot('kabul')).toEqual({ id: 'why.no-troops-in-reach', rule: '3.2.3' })
  })

  test('a space is paid for once, however many groups bring Government Troops', () => {
    const board = { kabul: 'coalition-troops 2, government-troops', khowst: 'coalition-troops, government-troops' }
    const t = finish(scene(board, COALITION).play('sweep', 'bamian', 'kabul', '2', '1', 'khowst', '1'))
    expect(t.pieces('bamian')).toEqual({ 'coalition-troops': 3, 'government-troops': 2 })
    expect(t.resources('government')).toBe(17)
  })

  test('one Government Troop for each Coalition cube; none without money', () => {
    const board = { kabul: 'coalition-troops 3, government-troops 5' }
    const t = scene(board, COALITION).play('sweep', 'bamian', 'kabul', '2')
    expect(t.answers).toEqual(['0', '1', '2'])
    const poor = scene(board, { first: 'coalition', resources: { government: 2 } }).play(
      'sweep',
      'bamian',
      'kabul',
      '2',
    )
    expect(poor.question).not.toBe('move.how-many')
  })

  test('all cubes there Activate, but only beside a Coalition piece; a Base is enough (ruling 44)', () => {
    const board = {
      herat: 'coalition-base, government-police 2, taliban-underground 3',
      farah: 'government-troops 3, taliban-underground 3',
    }
    const t = scene(board, COALITION).play('sweep')
    if (t.question === 'sweep.where') {
      expect(t.whyNot('farah')).toEqual({ id: 'why.sweep-nothing', rule: '3.2.3' })
      t.play('herat')
    }
    finish(t)
    expect([t.count('herat', 'taliban-active'), t.count('farah', 'taliban-active')]).toEqual([2, 0])
  })

  test('nothing goes to the Warlords', () => {
    const board = { kabul: 'coalition-troops 2', 'loc-kabul-aibak': 'warlords-underground' } as const
    const t = scene(board, COALITION).play('sweep', 'balkh', 'kabul', '2')
    expect(finish(t).resources('warlords')).toBe(20)
  })

  test('10 Partnering Policy, shaded: no Government Troops come along; those there still Activate', () => {
    const board = {
      kabul: 'coalition-troops 2, government-troops 2',
      bamian: 'government-police, taliban-underground 3',
    }
    const t = scene(board, { first: 'coalition', lasting: { 10: 'shaded' } }).play('sweep', 'bamian', 'kabul', '1')
    finish(t)
    expect(t.pieces('bamian')).toEqual({
      'coalition-troops': 1,
      'government-police': 1,
      'taliban-underground': 1,
      'taliban-active': 2,
    })
    expect(t.count('kabul', 'government-troops')).toBe(2)
  })

  test('17 NATO, shaded: two spaces', () => {
    const t = scene({ kabul: 'coalition-troops 4' }, { first: 'coalition', lasting: { 17: 'shaded' } })
    t.play('sweep', 'bamian', 'kabul', '1', 'done', 'baghlan', 'kabul', '1', 'done')
    if (t.question === 'sweep.where') expect(t.whyNot('khowst')).toEqual({ id: 'why.two-spaces', rule: '5.4' })
    expect(t.answers).not.toContain('khowst')
  })

  test('1 ISR, unshaded: up to two Guerrillas in any one space, Pakistan and roads included', () => {
    const board = {
      kabul: 'coalition-troops, taliban-underground',
      waziristan: 'taliban-underground 3',
      'loc-kabul-aibak': 'warlords-underground',
    } as const
    const t = scene(board, { first: 'coalition', lasting: { 1: 'unshaded' } }).play('sweep', 'kabul', 'done')
    if (t.question === 'sweep.where') t.play('done')
    t.play('taliban')
    expect(t.count('kabul', 'taliban-active')).toBe(1)
    expect([t.question, t.answers]).toEqual(['sweep.isr', ['waziristan', 'loc-kabul-aibak', 'done']])
    t.play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 })
  })
})

describe('ADP 3.2.2, 3.2.3 under 23 Roadside IEDs, shaded', () => {
  const lasting = { 23: 'shaded' } as const

  test('after the moves of a Patrol the Taliban may remove a cube that moved in', () => {
    const board = {
      kabul: 'government-troops, government-police',
      'loc-kabul-aibak': 'taliban-underground 2, government-police',
    } as const
    const t = scene(board, { first: 'government', lasting }).play('patrol', 'kabul', 'loc-kabul-aibak', '1', '1')
    if (t.question === 'patrol.from') t.play('done')
    expect([t.by, t.question, t.answers]).toEqual(['taliban', 'ied.where', ['loc-kabul-aibak', 'done']])
    t.play('loc-kabul-aibak', 'government-troops', 'taliban')
    expect(t.count('loc-kabul-aibak', 'government-troops')).toBe(0)
    // One shown by itself, one found by the two Police that are left.
    expect(t.count('loc-kabul-aibak', 'taliban-active')).toBe(2)
  })

  test('a Coalition cube of a Sweep goes to Casualties; cubes that stood there are safe', () => {
    const board = { kabul: 'coalition-troops', bamian: 'taliban-underground 3, government-troops' }
    const t = scene(board, { first: 'coalition', lasting }).play('sweep', 'bamian', 'kabul')
    if (t.by === 'coalition') finish(t)
    t.play('bamian')
    expect(t.pieces('bamian')).toMatchObject({ 'government-troops': 1, 'taliban-active': 1, 'taliban-underground': 2 })
    expect(inBox(t.table.game, CASUALTIES, COALITION_TROOPS)).toBe(1)
    const still = scene({ bamian: 'coalition-troops, taliban-underground 3' }, { first: 'coalition', lasting }).play(
      'sweep',
    )
    finish(still)
    expect(still.by).not.toBe('taliban')
  })
})

describe('ADP 3.2.4 Assault by the Government', () => {
  test('3 Resources a space, one piece for two Troops in Plains, for three in Mountain (ruling 48)', () => {
    const plains = assaultIn('herat', { herat: 'government-troops 5, taliban-active 3' }, GOVERNMENT)
    finish(plains)
    expect([plains.count('herat', 'taliban-active'), plains.resources('government')]).toEqual([1, 17])
    const mountain = assaultIn('bamian', { bamian: 'government-troops 5, taliban-active 3' }, GOVERNMENT)
    finish(mountain)
    expect(mountain.count('bamian', 'taliban-active')).toBe(2)
    const weak = assaultIn(
      'herat',
      { bamian: 'government-troops 2, taliban-active', herat: 'government-troops 2, taliban-active' },
      GOVERNMENT,
    )
    expect(weak.pieces('herat')).toEqual({ 'government-troops': 2 })
    expect(weak.count('bamian', 'taliban-active')).toBe(1)
  })

  test('Police count in Kabul and on roads only, Coalition cubes never', () => {
    const board = {
      kabul: 'government-troops, government-police, taliban-active',
      'loc-kabul-aibak': 'government-police 2, taliban-active',
      herat: 'government-troops, government-police 3, coalition-troops 4, taliban-active',
    } as const
    const t = scene(board, GOVERNMENT).play('assault')
    expect(t.answers.slice(0, 2)).toEqual(['kabul', 'loc-kabul-aibak'])
    expect(t.whyNot('herat')).toEqual({ id: 'why.assault-weak', rule: '3.2.4' })
  })

  test('hidden Guerrillas are safe, and with them their faction’s Bases; the other faction’s are not (ruling 50)', () => {
    const board = { herat: 'government-troops 8, taliban-underground, taliban-base, warlords-base' }
    const t = finish(assaultIn('herat', board, GOVERNMENT))
    expect(t.pieces('herat')).toEqual({ 'government-troops': 8, 'taliban-underground': 1, 'taliban-base': 1 })
    const two = { herat: 'government-troops 8, taliban-underground', kabul: 'government-troops 2, taliban-active' }
    const none = scene({ ...two, farah: 'government-troops 2, taliban-active' }, GOVERNMENT).play('assault')
    expect(none.whyNot('herat')).toEqual({ id: 'why.assault-none', rule: '3.2.4' })
  })

  test('Bases last; +6 Aid for each Taliban Base, none for Warlords Bases (ruling 51)', () => {
    const t = assaultIn('herat', { herat: 'government-troops 6, taliban-active 2, taliban-base' }, GOVERNMENT)
    expect([t.pieces('herat'), t.aid]).toEqual([{ 'government-troops': 6 }, 21])
    const w = assaultIn('herat', { herat: 'government-troops 2, warlords-base' }, GOVERNMENT)
    expect([w.pieces('herat'), w.aid]).toEqual([{ 'government-troops': 2 }, 15])
  })

  test('one may be ignored, but who is hit is hit to the full', () => {
    const t = assaultIn('herat', { herat: 'government-troops 6, taliban-active 2, warlords-active' }, GOVERNMENT)
    expect([t.question, t.answers]).toEqual(['remove.which', ['taliban-active', 'warlords-active']])
    t.play('taliban-active')
    expect(t.answers).not.toContain('done')
    t.play('taliban-active')
    expect(t.answers).toEqual(['warlords-active', 'done'])
  })
})

describe('ADP 3.2.4 Assault by the Coalition', () => {
  test('AP-04 three Troops remove three pieces, in Mountain too, for nothing', () => {
    const t = assaultIn('bamian', { bamian: 'coalition-troops 3, taliban-active 4' }, COALITION)
    finish(t)
    expect([t.count('bamian', 'taliban-active'), t.resources('government')]).toEqual([1, 20])
  })

  test('Government cubes join in for 3 Resources: Troops, and Police in Kabul and on roads (ruling 49)', () => {
    const board = { bamian: 'coalition-troops, government-troops 2, government-police 2, taliban-active 5' }
    const t = assaultIn('bamian', board, COALITION)
    expect([t.question, t.answers]).toEqual(['assault.with-government', ['yes', 'no']])
    t.play('yes')
    expect([t.count('bamian', 'taliban-active'), t.resources('government')]).toEqual([2, 17])
    const no = assaultIn('bamian', board, COALITION)
    no.play('no')
    expect([no.count('bamian', 'taliban-active'), no.resources('government')]).toEqual([4, 20])
    const kabul = assaultIn('kabul', { kabul: 'coalition-troops, government-police 2, taliban-active 3' }, COALITION)
    kabul.play('yes')
    expect(kabul.count('kabul', 'taliban-active')).toBe(0)
  })

  test('they are not asked for where they add nothing, nor where nobody can pay', () => {
    const enough = assaultIn('herat', { herat: 'coalition-troops 2, government-troops 2, taliban-active 2' }, COALITION)
    expect(enough.count('herat', 'taliban-active')).toBe(0)
    const poor = assaultIn(
      'herat',
      { herat: 'coalition-troops, government-troops 2, taliban-active 2' },
      { first: 'coalition', resources: { government: 2 } },
    )
    expect(poor.count('herat', 'taliban-active')).toBe(1)
  })

  test('no Aid for Taliban Bases, even with Government cubes (ruling 51)', () => {
    const t = assaultIn(
      'herat',
      { herat: 'coalition-troops, government-troops, taliban-active, taliban-base' },
      COALITION,
    )
    t.play('yes')
    expect([t.pieces('herat'), t.aid]).toEqual([{ 'coalition-troops': 1, 'government-troops': 1 }, 15])
  })

  test('1st printing: with Government cubes alone, if paid for; 2nd printing: only beside Coalition Troops (ruling 47)', () => {
    const board = { herat: 'government-troops 2, taliban-active 3', kabul: 'coalition-troops, taliban-active' }
    const first = scene(board, COALITION).play('assault', 'herat')
    expect([first.count('herat', 'taliban-active'), first.resources('government')]).toEqual([1, 17])
    const poor = scene(
      { ...board, farah: 'coalition-troops, taliban-active' },
      { first: 'coalition', resources: { government: 2 } },
    )
    expect(poor.play('assault').whyNot('herat')).toEqual({ id: 'why.cost', rule: '3.1' })
    const second = scene(
      { ...board, farah: 'coalition-troops, taliban-active' },
      { first: 'coalition', options: { printing: '2nd' } },
    ).play('assault')
    expect(second.whyNot('herat')).toEqual({ id: 'why.no-coalition-troops', rule: '3.2.4' })
  })

  const two = { herat: 'coalition-troops, taliban-active', farah: 'coalition-troops, taliban-active' }
  const three = { ...two, kabul: 'coalition-troops, taliban-active' }

  test('24 US-Taliban Talks, shaded: none at all', () => {
    const t = scene(three, { first: 'coalition', lasting: { 24: 'shaded' } })
    expect(t.answers).not.toContain('assault')
    expect(
      scene({ kabul: 'government-troops 2, taliban-active' }, { first: 'government', lasting: { 24: 'shaded' } })
        .answers,
    ).toContain('assault')
  })

  test('7 Find Fix Finish and 17 NATO, shaded: two spaces', () => {
    for (const lasting of [{ 7: 'shaded' }, { 17: 'shaded' }] as const) {
      const t = scene(three, { first: 'coalition', lasting }).play('assault', 'herat', 'farah')
      expect(finish(t).count('kabul', 'taliban-active')).toBe(1)
    }
  })

  test('7 Find Fix Finish, unshaded: a hidden Guerrilla goes as well, first if it guards a Base', () => {
    const board = { herat: 'coalition-troops, taliban-underground, taliban-base' }
    const t = assaultIn('herat', board, { first: 'coalition', lasting: { 7: 'unshaded' } })
    expect([t.question, t.answers]).toEqual(['assault.underground', ['taliban-underground', 'done']])
    t.play('taliban-underground')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 1 })
    const g = scene(
      { herat: 'government-troops 2, taliban-underground' },
      { first: 'government', lasting: { 7: 'unshaded' } },
    )
    expect(g.answers).not.toContain('assault')
  })

  test('10 Partnering Policy, shaded: Government cubes do not join in', () => {
    const board = { herat: 'coalition-troops, government-troops 2, taliban-active 2' }
    const t = assaultIn('herat', board, { first: 'coalition', lasting: { 10: 'shaded' } })
    expect(t.count('herat', 'taliban-active')).toBe(1)
    expect(t.question).not.toBe('assault.with-government')
  })

  test('34 Accidental Guerrillas, unshaded: Civic Action in one of its spaces', () => {
    const t = scene(two, { first: 'coalition', lasting: { 34: 'unshaded' } }).play('assault', 'herat', 'farah')
    if (t.question === 'assault.where') t.play('done')
    // Nobody lives in Farah.
    expect([t.question, t.answers]).toEqual(['assault.civic', ['herat', 'done']])
    t.play('herat')
    expect([t.level('herat'), t.resources('government')]).toEqual(['support', 17])
  })

  test('34 shaded: the Taliban may place a Guerrilla in any Afghan space; not after a Patrol', () => {
    const t = scene(two, { first: 'coalition', lasting: { 34: 'shaded' } }).play('assault', 'herat', 'done')
    expect([t.by, t.question]).toEqual(['taliban', 'assault.backlash'])
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.not-afghan', rule: '5.3' })
    t.play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'taliban-underground': 1 })
    const board = { 'loc-kabul-aibak': 'coalition-troops, taliban-active' } as const
    const p = scene(board, { first: 'coalition', lasting: { 34: 'shaded' } }).play('patrol', 'done', 'loc-kabul-aibak')
    finish(p)
    expect(p.question).toBe('turn.second')
  })
})
