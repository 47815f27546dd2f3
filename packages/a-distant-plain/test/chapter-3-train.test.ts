import { describe, expect, test } from 'vitest'
import { COALITION, finish, GOVERNMENT, into } from './coin.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** No further space. */
function finishSelecting(t: Scene): Scene {
  return t.question.endsWith('.where') ? t.play('done') : t
}

/** A Train of the Government in Kabul that places nothing, up to what follows it. */
const trainInKabul = (board: Board, more: SceneOptions = {}): Scene =>
  finishSelecting(into(scene(board, { first: 'government', ...more }).play('train'), 'kabul').play('0', '0'))

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

  test('ADP 3.2.1 cubes that became too dear by hand while the Coalition chose do not come', () => {
    const t = scene({ herat: 'coalition-base' }, COALITION).play('train', 'herat', '4')
    expect(t.question).toBe('place.how-many')
    t.interject('taliban', 'hand track government-resources 1')
    t.play('1')
    expect(t.pieces('herat')).toEqual({ 'coalition-base': 1 })
  })

  test('ADP 3.2.1 who was moved by hand while the Government chose is not fetched', () => {
    const board = { herat: 'government-base, government-troops 2', farah: 'government-police 30, government-troops 3' }
    const t = scene({ ...board, kabul: 'government-troops 25' }, GOVERNMENT).play('train', 'herat', 'farah')
    expect([t.question, t.answers]).toEqual(['move.how-many', ['0', '1', '2', '3']])
    t.interject('taliban', 'hand move government-troops farah kabul 2')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect([t.count('herat', 'government-troops'), t.count('farah', 'government-troops')]).toEqual([3, 0])
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

  test('ADP 3.2.1, 1.4.2 the place of the Base is not filled by hand meanwhile', () => {
    const board = {
      kabul: 'government-troops 3, government-police 3, coalition-base',
      herat: 'government-base',
      farah: 'government-base',
      balkh: 'government-base',
    }
    const t = trainInKabul(board).play('base')
    const fill = () => t.interject('warlords', 'hand place warlords-base kabul 1')
    expect(t.question).toBe('train.base-troops')
    expect(fill).toThrow('no legal way to continue')
    t.play('3')
    expect(t.question).toBe('train.base-from')
    expect(fill).toThrow('no legal way to continue')
    expect(t.play('farah').pieces('kabul')).toEqual({
      'government-police': 3,
      'coalition-base': 1,
      'government-base': 1,
    })
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
