import { describe, expect, test } from 'vitest'
import { suborn } from '../src/activities/suborn.ts'
import { traffic } from '../src/activities/traffic.ts'
import { type Board, scene } from './kit.ts'

describe('ADP 4.4.1 Extort', () => {
  test('ADP 3.3.2 in mid-March the Taliban say which guerrilla shows itself', () => {
    const extorting = () =>
      scene({ balkh: 'taliban-underground', konduz: 'taliban-underground' }, { first: 'taliban' }).play(
        'march',
        'konduz',
        'balkh',
        'extort',
      )
    expect([extorting().question, extorting().answers]).toEqual(['moved.how-many', ['0', '1']])
    expect(extorting().play('0', 'balkh', 'samangan').pieces('samangan')).toEqual({ 'taliban-active': 1 })
    expect(extorting().play('1', 'balkh', 'samangan').pieces('samangan')).toEqual({ 'taliban-underground': 1 })
  })

  test('1 in a space, the value of a road, 2 for each Warlords base instead', () => {
    const t = scene(
      {
        zabol: 'taliban-underground 2, government-police',
        'loc-kabul-tor-kham': 'taliban-underground',
        'loc-farah-kandahar': 'taliban-underground, sabotage',
        helmand: 'taliban-underground 3, warlords-base 2',
        waziristan: 'taliban-underground',
      },
      { first: 'taliban', resources: { taliban: 0, warlords: 3 } },
    )
    t.play('rally', 'zabol')
    expect(t.resources('taliban')).toBe(1)
    t.play('loc-kabul-tor-kham')
    expect(t.resources('taliban')).toBe(5)
    expect(t.whyNot('zabol')).toEqual({ id: 'why.selected', rule: '4.4.1' })
    t.play('loc-farah-kandahar')
    expect(t.resources('taliban')).toBe(6)
    t.play('helmand')
    expect(t.resources('taliban')).toBe(9)
    expect(t.resources('warlords')).toBe(0)
    t.play('waziristan')
    expect(t.resources('taliban')).toBe(10)
    expect(t.pieces('zabol')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1, 'government-police': 1 })
  })

  test('needs a hidden guerrilla and more pieces than all enemies together', () => {
    const t = scene(
      {
        zabol: 'taliban-underground 2, government-police, warlords-active',
        helmand: 'taliban-active 2',
        ghazni: 'taliban-underground, taliban-base, coalition-troops',
      },
      { first: 'taliban' },
    )
    t.play('rally', 'extort')
    expect(t.pieces('ghazni')).toEqual({ 'taliban-active': 1, 'taliban-base': 1, 'coalition-troops': 1 })
    expect(t.question).toBe('rally.where')
    expect(t.resources('taliban')).toBe(21)
  })
})

describe('ADP 4.4.2 Infiltrate', () => {
  test('removes two pieces that are not the Coalition’s; the guerrilla stays hidden; Patronage falls', () => {
    const t = scene(
      { khowst: 'taliban-underground, coalition-troops 2, government-troops, government-police 2, warlords-active' },
      { first: 'taliban' },
    )
    t.play('rally', 'infiltrate', 'remove')
    expect(t.answers).toEqual(['government-troops', 'government-police', 'warlords-active'])
    t.play('government-police', 'government-troops')
    expect(t.pieces('khowst')).toEqual({
      'taliban-underground': 1,
      'coalition-troops': 2,
      'government-police': 1,
      'warlords-active': 1,
    })
    expect(t.track('patronage')).toBe(3)
  })

  test('or replaces one with a guerrilla, which counts as removed (ruling 76)', () => {
    const t = scene({ khowst: 'taliban-underground, government-police, warlords-active' }, { first: 'taliban' })
    t.play('rally', 'infiltrate', 'replace', 'government-police')
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 2, 'warlords-active': 1 })
    expect(t.track('patronage')).toBe(4)
    const u = scene({ khowst: 'taliban-underground, warlords-underground' }, { first: 'taliban' })
    u.play('march', 'infiltrate', 'replace')
    expect(u.pieces('khowst')).toEqual({ 'taliban-underground': 2 })
    expect(u.track('patronage')).toBe(5)
  })

  test('ADP 4.4.2 AP-56 Coalition Troops do not guard a Government base; its own cubes do', () => {
    const t = scene({ khowst: 'taliban-underground, coalition-troops 2, government-base' }, { first: 'taliban' })
    t.play('rally', 'infiltrate', 'remove')
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 1, 'coalition-troops': 2 })
    const u = scene({ khowst: 'taliban-underground, government-police, government-base' }, { first: 'taliban' })
    u.play('rally', 'infiltrate', 'replace')
    expect(u.pieces('khowst')).toEqual({ 'taliban-underground': 2, 'government-base': 1 })
  })

  test('a Warlords base only after their guerrillas', () => {
    const t = scene({ balkh: 'taliban-underground, warlords-active, warlords-base' }, { first: 'taliban' })
    t.play('march', 'infiltrate', 'remove')
    expect(t.pieces('balkh')).toEqual({ 'taliban-underground': 1 })
    expect(t.track('patronage')).toBe(5)
  })

  test('one space, with a hidden guerrilla and somebody to infiltrate', () => {
    const t = scene(
      {
        khowst: 'taliban-underground, government-police',
        ghazni: 'taliban-active, government-police',
        zabol: 'taliban-underground, coalition-troops',
        helmand: 'taliban-underground, government-police',
      },
      { first: 'taliban' },
    )
    t.play('rally', 'infiltrate')
    expect(t.answers).toEqual(['helmand', 'khowst'])
    expect(t.whyNot('ghazni')).toEqual({ id: 'why.no-underground', rule: '4.4.2' })
    expect(t.whyNot('zabol')).toEqual({ id: 'why.infiltrate-nobody', rule: '4.4.2' })
    t.play('khowst', 'remove')
    expect(t.question).toBe('rally.where')
  })

  test('card 46, unshaded: not with Police; shaded: in two spaces', () => {
    const board: Board = {
      khowst: 'taliban-underground, government-police, government-troops',
      helmand: 'taliban-underground, government-troops',
      zabol: 'taliban-underground, government-troops',
    }
    const t = scene(board, { first: 'taliban', lasting: { 46: 'unshaded' } })
    t.play('rally', 'infiltrate')
    expect(t.whyNot('khowst')).toEqual({ id: 'why.id-cards', rule: '5.3' })
    const u = scene(board, { first: 'taliban', lasting: { 46: 'shaded' } })
    u.play('rally', 'infiltrate', 'helmand', 'remove', 'khowst', 'replace', 'government-police')
    expect(u.question).toBe('rally.where')
    expect(u.track('patronage')).toBe(3)
  })

  test('ADP 4.4.2 AR-09 a March with Infiltrate in Kandahar', () => {
    const t = scene(
      {
        waziristan: 'taliban-underground 3, taliban-base 2',
        zabol: 'taliban-base',
        kandahar: 'taliban-underground 2, coalition-troops 2, government-troops 2, opposition',
      },
      { first: 'taliban', resources: { taliban: 11 }, tracks: { islamabad: 'backing' }, lasting: { 5: 'unshaded' } },
    )
    t.play('march', 'waziristan', 'zabol', '1')
    expect(t.resources('taliban')).toBe(10)
    t.play('infiltrate', 'remove')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 2, 'coalition-troops': 2 })
    expect(t.track('patronage')).toBe(3)
  })
})

describe('ADP 4.4.3 Ambush', () => {
  test('succeeds without a roll, shows one guerrilla only, removes two, brings one hidden', () => {
    const t = scene({ khowst: 'taliban-underground 2, government-police, coalition-troops 2' }, { first: 'taliban' })
    t.play('attack', 'ambush', 'coalition-troops')
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 2, 'taliban-active': 1, 'coalition-troops': 1 })
    expect(t.resources('taliban')).toBe(19)
  })

  test('in up to three Attack spaces, 1 Resource each', () => {
    const board: Board = {
      khowst: 'taliban-underground, government-police',
      ghazni: 'taliban-underground, government-police',
      zabol: 'taliban-underground, government-police',
      helmand: 'taliban-underground, government-police',
    }
    const t = scene(board, { first: 'taliban', resources: { taliban: 4 } })
    t.play('attack', 'ambush', 'khowst', 'ghazni', 'zabol')
    expect(t.question).toBe('attack.where')
    expect(t.resources('taliban')).toBe(1)
    expect(t.pieces('zabol')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1 })
    const u = scene(board, { first: 'taliban', resources: { taliban: 1 } })
    u.play('attack', 'ambush', 'khowst')
    expect(u.resources('taliban')).toBe(0)
    expect(u.by).not.toBe('taliban')
  })

  test('only where a guerrilla hides and the Attack is not resolved', () => {
    const t = scene(
      {
        khowst: 'taliban-underground 6, government-police 3',
        ghazni: 'taliban-active, government-police',
        zabol: 'taliban-underground, government-police',
        helmand: 'taliban-underground, government-police',
      },
      { first: 'taliban' },
    )
    t.play('attack', 'khowst', 'ambush')
    expect(t.answers).toEqual(['helmand', 'zabol'])
    expect(t.whyNot('khowst')).toEqual({ id: 'why.attack-resolved', rule: '4.4.3' })
    expect(t.whyNot('ghazni')).toEqual({ id: 'why.no-underground', rule: '4.4.3' })
  })

  test('Coalition pieces become Casualties (3.3.3)', () => {
    const t = scene({ khowst: 'taliban-underground, coalition-troops 2' }, { first: 'taliban' })
    t.play('attack', 'ambush')
    expect(t.total('support-and-available')).toBe(24)
  })

  test('card 31, unshaded: one space; shaded: an Active guerrilla will do where none hides', () => {
    const board: Board = {
      khowst: 'taliban-active, government-police',
      ghazni: 'taliban-underground, government-police',
      zabol: 'taliban-underground, government-police',
    }
    const t = scene(board, { first: 'taliban', lasting: { 31: 'unshaded' } })
    t.play('attack', 'ambush', 'ghazni')
    expect(t.question).toBe('attack.where')
    const u = scene(board, { first: 'taliban', lasting: { 31: 'shaded' } })
    u.play('attack', 'ambush', 'khowst')
    expect(u.pieces('khowst')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 })
  })

  test('card 11: not in COIN-Controlled spaces; card 24, unshaded: the Coalition is spared', () => {
    const t = scene(
      { khowst: 'taliban-underground, government-police 2', zabol: 'taliban-underground 2, government-police' },
      { first: 'taliban', lasting: { 11: 'unshaded' } },
    )
    t.play('attack', 'ambush')
    expect(t.pieces('zabol')).toMatchObject({ 'taliban-active': 1 })
    const u = scene(
      { khowst: 'taliban-underground, government-police, coalition-troops' },
      { first: 'taliban', lasting: { 24: 'unshaded' } },
    )
    u.play('attack', 'ambush')
    expect(u.pieces('khowst')).toMatchObject({ 'coalition-troops': 1, 'taliban-active': 1 })
  })

  test('card 33, unshaded: success costs a guerrilla', () => {
    const t = scene(
      { khowst: 'taliban-underground 2, government-police' },
      { first: 'taliban', lasting: { 33: 'unshaded' } },
    )
    t.play('attack', 'ambush')
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 2 })
  })
})

describe('ADP 4.5.1 Cultivate', () => {
  test('in a province of this Rally with people and more guerrillas than Police', () => {
    const t = scene(
      {
        balkh: 'warlords-underground 2',
        konduz: 'warlords-active, government-police',
        samangan: 'warlords-active 2',
        kabul: 'warlords-active 3',
        herat: 'warlords-active 3, government-police 2',
      },
      { first: 'warlords' },
    )
    t.play('rally')
    expect(t.whyNot('cultivate')).toEqual({ id: 'why.activity-nowhere', rule: '4.5.1' })
    t.play('samangan', 'guerrilla', 'kabul', 'guerrilla')
    expect(t.whyNot('cultivate')).toEqual({ id: 'why.activity-nowhere', rule: '4.5.1' })
    t.play('konduz', 'guerrilla', 'herat', 'guerrilla', 'cultivate')
    expect(t.answers).toEqual(['herat', 'konduz'])
    expect(t.whyNot('balkh')).toEqual({ id: 'why.not-operation-space', rule: '4.5.1' })
    expect(t.whyNot('samangan')).toEqual({ id: 'why.cultivate-where', rule: '4.5.1' })
    expect(t.whyNot('kabul')).toEqual({ id: 'why.cultivate-where', rule: '4.5.1' })
    t.play('konduz')
    expect(t.pieces('konduz')).toMatchObject({ 'warlords-base': 1, 'warlords-underground': 1 })
  })

  test('or a destination of this March, within stacking', () => {
    const t = scene(
      { balkh: 'warlords-underground 2', konduz: 'government-base, coalition-base' },
      { first: 'warlords' },
    )
    t.play('march', 'balkh', 'konduz', '1')
    expect(t.whyNot('cultivate')).toEqual({ id: 'why.activity-nowhere', rule: '4.5.1' })
    t.play('balkh', 'baghlan', 'cultivate')
    expect(t.count('baghlan', 'warlords-base')).toBe(1)
  })
})

describe('ADP 4.5.2 Traffic', () => {
  const board: Board = {
    balkh: 'warlords-base 2, government-police 3',
    konduz: 'warlords-base, taliban-active 2',
    herat: 'warlords-base, coalition-troops',
    faryab: 'warlords-base',
  }

  test('1 for each base, a share for who Controls the space, none beside the Coalition', () => {
    const t = scene(board, { first: 'warlords' })
    t.play('rally', 'traffic')
    expect(t.answers).toEqual(['balkh', 'faryab', 'konduz'])
    expect(t.whyNot('herat')).toEqual({ id: 'why.coalition-here', rule: '4.5.2' })
    t.play('balkh')
    expect(t.resources('warlords')).toBe(22)
    expect(t.track('patronage')).toBe(6)
    t.play('konduz')
    expect(t.resources('warlords')).toBe(23)
    expect(t.resources('taliban')).toBe(21)
    t.play('done')
    expect(t.question).toBe('rally.where')
  })

  test('card 58, unshaded: half of the sum, rounded down', () => {
    const t = scene(board, { first: 'warlords', lasting: { 58: 'unshaded' } })
    t.play('rally', 'traffic', 'faryab', 'konduz', 'balkh')
    expect(t.resources('warlords')).toBe(22)
    expect(t.resources('taliban')).toBe(21)
    expect(t.track('patronage')).toBe(6)
    const u = scene(board, { first: 'warlords', lasting: { 58: 'unshaded' } })
    u.play('rally', 'traffic', 'faryab', 'balkh', 'done')
    expect(u.resources('warlords')).toBe(21)
  })

  test('ADP 4.5.2 AP-10 free by an event it keeps its limits', () => {
    const t = scene({ herat: 'warlords-base, coalition-troops' }, { first: 'warlords' })
    expect(traffic.whyNot(t.table.game)).toEqual({ id: 'why.activity-nowhere', rule: '4.5.2' })
  })
})

describe('ADP 4.5.3 Suborn', () => {
  test('three Government cubes, or all there are (1.4.1), 2 Resources', () => {
    const t = scene({ kabul: 'government-troops 3, government-police 2, government-base' }, { first: 'warlords' })
    t.play('rally', 'suborn', 'remove-cubes')
    expect(t.question).toBe('suborn.remove')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('2')
    const few = scene({ kabul: 'government-troops, government-police' }, { first: 'warlords' })
    expect(few.play('rally', 'suborn').pieces('kabul')).toEqual({})
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1, 'government-police': 1, 'government-base': 1 })
    expect(t.resources('warlords')).toBe(18)
  })

  test('ADP 1.4.1, 4.1 only what the Attack to come needs is left', () => {
    const board: Board = { kabul: 'government-troops, government-police, warlords-active' }
    const left = (troops: string) =>
      scene(board, { first: 'warlords' }).play('attack', 'suborn', 'remove-cubes', troops).pieces('kabul')
    expect(left('1')).toEqual({ 'government-police': 1, 'warlords-active': 1 })
    expect(left('0')).toEqual({ 'government-troops': 1, 'warlords-active': 1 })
  })

  test('or a Government base, guarded or not; not both in a space', () => {
    const t = scene({ kabul: 'government-troops 3, government-base' }, { first: 'warlords' })
    t.play('rally', 'suborn', 'remove-base')
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 3 })
    expect(t.question).toBe('rally.where')
  })

  test('or a Taliban guerrilla, hidden too, in Pakistan too', () => {
    const t = scene({ waziristan: 'taliban-underground 2, taliban-base' }, { first: 'warlords' })
    t.play('rally', 'suborn')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
  })

  test('or guerrillas turn Underground, of either faction', () => {
    const t = scene({ konduz: 'taliban-active 2, warlords-active 2' }, { first: 'warlords' })
    t.play('rally', 'suborn', 'hide', '2', '1')
    expect(t.pieces('konduz')).toEqual({ 'warlords-underground': 2, 'taliban-active': 1, 'taliban-underground': 1 })
  })

  test('not in Pakistan at Hostility (6.6.1)', () => {
    const t = scene({ waziristan: 'taliban-active 2' }, { first: 'warlords', tracks: { islamabad: 'hostility' } })
    t.play('rally', 'suborn')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
  })

  test('in up to three spaces, each paid for', () => {
    const board: Board = {
      kabul: 'government-police',
      herat: 'government-police',
      ghazni: 'government-police',
      zabol: 'government-police',
    }
    const t = scene(board, { first: 'warlords' })
    t.play('rally', 'suborn', 'kabul', 'herat', 'ghazni')
    expect(t.question).toBe('rally.where')
    expect(t.resources('warlords')).toBe(14)
    const u = scene(board, { first: 'warlords', resources: { warlords: 5 } })
    u.play('rally', 'suborn', 'kabul')
    expect(u.whyNot('zabol')).toEqual(undefined)
    u.play('zabol')
    expect(u.resources('warlords')).toBe(1)
    expect(u.question).toBe('rally.where')
  })

  test('card 59: none, unless an event grants it', () => {
    const t = scene({ kabul: 'government-police' }, { first: 'warlords', lasting: { 59: 'unshaded' } })
    expect(suborn.whyNot(t.table.game)).toBeUndefined()
    t.play('rally')
    expect(t.whyNot('suborn')).toEqual({ id: 'why.local-truce', rule: '5.4' })
  })

  test('ADP 4.5.3 AP-09 free by an event it costs nothing', () => {
    const t = scene({ kabul: 'government-police' }, { first: 'warlords', resources: { warlords: 0 } })
    expect(suborn.whyNot(t.table.game)).toBeUndefined()
    suborn.run(t.table.game)
    expect(t.pieces('kabul')).toEqual({})
    expect(t.resources('warlords')).toBe(0)
  })
})
