import { ranking } from '@coinflict/kernel/rules'
import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** The start of a Propaganda round. */
const check = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase: 'victory', card: 73, ...more, tracks: { propaganda: 1, ...more.tracks } })

/** The end of the final round, with nothing to redeploy. */
const finish = (board: Board, more: SceneOptions = {}): Scene =>
  scene(board, { phase: 'redeploy', card: 77, ...more, tracks: { propaganda: 5, ...more.tracks } })

const standings = (t: Scene) =>
  ranking(t.table.game).map(({ faction, place }) => [t.table.volume.factions[faction]?.id, place])

/** Four people at Support: with all 26 Coalition pieces Available, 30. */
const SUPPORT_30: Board = { kabul: 'support', herat: 'support' }
/** Eight people in Opposition and twelve Taliban Bases: 20. */
const OPPOSITION_20: Board = {
  kabul: 'opposition',
  balkh: 'opposition',
  baghlan: 'opposition',
  herat: 'opposition',
  waziristan: 'taliban-base 2',
  balochistan: 'taliban-base 2',
  'northwest-frontier': 'taliban-base 2',
  zabol: 'taliban-base 2',
  nimruz: 'taliban-base 2',
  farah: 'taliban-base 2',
}

describe('ADP 7.2 victory conditions', () => {
  test('ADP 7.2 the Coalition needs Support + Available above 30', () => {
    expect(check(SUPPORT_30).margins.coalition).toBe(0)
    expect(check(SUPPORT_30).table.isOver).toBe(false)
    const t = check({ ...SUPPORT_30, badghis: 'support' })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['coalition', 1]])
  })

  test('ADP 7.2 Casualties and what is out of play are not Available', () => {
    const t = finish(
      { ...SUPPORT_30, badghis: 'support' },
      { boxes: { casualties: { 'coalition-troops': 1 }, 'out-of-play': { 'coalition-bases': 1 } } },
    )
    expect(t.margins.coalition).toBe(-1)
  })

  test('ADP 7.2 the Government needs COIN Control + Patronage above 35', () => {
    const board: Board = { kabul: 'coalition-troops', balkh: 'government-police' }
    expect(check(board, { tracks: { patronage: 30 } }).table.isOver).toBe(false)
    const t = check(board, { tracks: { patronage: 31 } })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['government', 1]])
  })

  test('ADP 7.2 the Taliban need Opposition + Bases above 20; Bases in Pakistan count, its people do not', () => {
    expect(check(OPPOSITION_20).margins.taliban).toBe(0)
    expect(check(OPPOSITION_20).table.isOver).toBe(false)
    const t = check({ ...OPPOSITION_20, badghis: 'opposition' })
    expect([t.table.isOver, standings(t)[0]]).toEqual([true, ['taliban', 1]])
  })

  test('ADP 7.2 the Warlords need both Uncontrolled Population above 15 and Resources above 40', () => {
    const rich: SceneOptions = { resources: { warlords: 41 } }
    expect(check({}, { resources: { warlords: 40 } }).table.isOver).toBe(false)
    expect(check({}, rich).table.isOver).toBe(true)
    // 25 people less 10 under Control leave 15.
    const controlled: Board = {
      kabul: 'government-police',
      balkh: 'government-police',
      baghlan: 'government-police',
      konduz: 'taliban-underground',
      herat: 'taliban-underground',
    }
    expect(check(controlled, rich).margins.warlords).toBe(0)
    expect(check(controlled, rich).table.isOver).toBe(false)
  })

  test('AP-52 Uncontrolled Population is what neither side Controls in Afghanistan, empty spaces included', () => {
    const t = check({
      kabul: 'government-police',
      balkh: 'government-police',
      baghlan: 'government-police',
      konduz: 'government-police',
      kandahar: 'government-police',
      khowst: 'coalition-troops',
      herat: 'coalition-base',
      nuristan: 'taliban-underground',
      ghazni: 'taliban-base',
      waziristan: 'taliban-base',
    })
    expect(t.total('coin-and-patronage')).toBe(14 + 5)
    expect(t.total('uncontrolled')).toBe(25 - 14 - 3)
  })

  test('ADP 1.9 Returnees count with the others', () => {
    expect(check({ herat: 'returnees, support' }).total('uncontrolled')).toBe(26)
    expect(check({ herat: 'returnees, support' }).total('support-and-available')).toBe(28)
  })
})

describe('ADP 7.3 margins', () => {
  test('ADP 7.3 beyond or short of the condition; the Warlords’ is the lower of two', () => {
    const t = finish({ kabul: 'support, government-police' }, { resources: { warlords: 30 } })
    expect(t.margins).toEqual({ coalition: 29 - 30, government: 8 - 35, taliban: -20, warlords: -10 })
    expect(finish({ kabul: 'government-police' }, { resources: { warlords: 75 } }).margins.warlords).toBe(22 - 15)
  })

  test('ADP 7.3 after the final round the highest margin wins', () => {
    const t = finish({ kabul: 'support' }, { resources: { warlords: 36 } })
    expect(t.table.isOver).toBe(true)
    expect(standings(t)).toEqual([
      ['coalition', 1],
      ['warlords', 2],
      ['taliban', 3],
      ['government', 4],
    ])
  })

  test('AP-14 Government at 34 stands at -1, Taliban with 9 and 12 Bases at 1', () => {
    const t = finish(
      {
        ...OPPOSITION_20,
        badghis: 'opposition',
        ghazni: 'government-police 1',
        kandahar: 'government-police 1',
      },
      { tracks: { patronage: 31 } },
    )
    expect([t.margins.government, t.margins.taliban]).toEqual([-1, 1])
  })
})

describe('ADP 7.1 ranking and ties', () => {
  /** Government, Taliban and Warlords all stand at -5; the Coalition too, with 4 pieces of its 26 on the map. */
  const LEVEL: Board = {
    'loc-kabul-aibak': 'coalition-troops 4',
    kabul: 'support',
    balkh: 'opposition',
    baghlan: 'opposition',
    konduz: 'opposition',
    ...Object.fromEntries(
      ['waziristan', 'balochistan', 'northwest-frontier', 'zabol'].map((s) => [s, 'taliban-base 2']),
    ),
    farah: 'taliban-base',
  }
  const level: SceneOptions = { resources: { warlords: 35 }, tracks: { patronage: 30 } }

  test('ADP 7.1 ties go to the Warlords, then Government, Taliban, Coalition', () => {
    const t = finish(LEVEL, level).play('done')
    expect(t.margins).toEqual({ coalition: -5, government: -5, taliban: -5, warlords: -5 })
    expect(standings(t)).toEqual([
      ['warlords', 1],
      ['government', 2],
      ['taliban', 3],
      ['coalition', 4],
    ])
  })

  test('ADP 7.1 and before them to non-players', () => {
    const t = finish(LEVEL, { ...level, seats: { taliban: 'bot' } }).play('done')
    expect(standings(t)[0]).toEqual(['taliban', 1])
  })

  test('ADP 7.1 a non-player that passes a check beats all, who lose alike', () => {
    const t = check({}, { tracks: { patronage: 36 }, seats: { government: 'bot' } })
    expect(standings(t)).toEqual([
      ['government', 1],
      ['coalition', 2],
      ['warlords', 2],
      ['taliban', 2],
    ])
  })

  test('ADP 1.5 a player of two factions passes a check only if both do', () => {
    const seats = { government: 'person:ann', coalition: 'person:ann', taliban: 'person:bob', warlords: 'person:bob' }
    expect(check({}, { tracks: { patronage: 36 }, seats }).table.isOver).toBe(false)
  })
})
