import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import type { SpaceId } from '../src/map.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

const FACTIONS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
type Insurgent = 'taliban' | 'warlords'

/** A scene in which a faction has a Limited Operation: one space, no Special Activity, so only the rule at hand asks. */
const limited = (board: Board, by: FactionId, more: SceneOptions = {}): Scene =>
  scene(board, {
    ...more,
    position: {
      slot: 1,
      firstDid: 'operation',
      factions: Object.fromEntries(FACTIONS.map((f) => [f, { eligible: f === by }])),
    },
  })

/** The same in many spaces: what Sponsorship gives the Taliban (6.6.1). */
const sponsored = (board: Board, more: SceneOptions = {}): Scene =>
  limited(board, 'taliban', { ...more, tracks: { islamabad: 'sponsorship' } })

const casualties = (t: Scene): number => {
  const { game } = t.table
  const { layout, supplyIndex } = game.volume
  const inBox = (id: string) => game.n[layout.boxes + layout.supplies + (supplyIndex.get(id) as number)] as number
  return inBox('coalition-troops') + inBox('coalition-bases')
}

test('ADP 3.1.1 pawns are no limit: an Operation goes into as many spaces as can be paid', () => {
  const many = ['kabul', 'balkh', 'konduz', 'ghazni', 'zabol', 'khowst', 'herat', 'helmand'] as const
  const t = sponsored({}, { resources: { taliban: many.length } }).play('rally', ...many)
  expect(many.map((id) => t.count(id, 'taliban-underground'))).toEqual(many.map(() => 1))
  // Only what is free at Sponsorship is left.
  expect(t.answers).toEqual(['balochistan', 'waziristan', 'northwest-frontier', 'done'])
})

test('ADP 3.1.2 a free Rally costs nothing and leaves eligibility alone; Sharia bought with it costs', () => {
  const t = scene({ helmand: 'taliban-base' }, { eligible: ['coalition', 'taliban'] })
  t.interject('coalition', 'hand operation taliban rally').play('helmand', 'guerrilla', 'done')
  expect([t.by, t.question, t.resources('taliban')]).toEqual(['taliban', 'rally.sharia', 20])
  t.play('helmand')
  expect([t.level('helmand'), t.resources('taliban'), t.isEligible('taliban')]).toEqual(['opposition', 19, true])
})

test('ADP 3.3 Rally, March, Attack and Terror are the insurgents’', () => {
  for (const first of ['taliban', 'warlords'] as const) {
    const t = scene({ bamian: `${first}-underground, government-police` }, { first })
    expect(t.answers).toEqual(['rally', 'march', 'attack', 'terror', 'event', 'pass'])
  }
})

describe('ADP 3.3.1 Rally', () => {
  test('1 Resource a space; one guerrilla, Underground, also where nobody of the faction was', () => {
    const t = sponsored({}, { resources: { taliban: 2 } }).play('rally', 'kabul', 'balkh')
    expect(t.resources('taliban')).toBe(0)
    expect([t.pieces('kabul'), t.pieces('balkh')]).toEqual([{ 'taliban-underground': 1 }, { 'taliban-underground': 1 }])
  })

  test('Kabul and provinces, not roads', () => {
    const t = limited({}, 'warlords').play('rally')
    expect(t.whyNot('loc-kabul-aibak')).toEqual({ id: 'why.not-loc', rule: '3.3.1' })
    expect(t.answers).toEqual(expect.arrayContaining(['kabul', 'sar-e-pol']))
  })

  const levels: Board = {
    kabul: 'support',
    kandahar: 'support',
    balkh: 'support',
    konduz: 'neutral',
    baghlan: 'opposition',
  }

  test('Taliban only in Neutral, Opposition or Pashtun spaces', () => {
    const t = limited(levels, 'taliban').play('rally')
    expect(t.whyNot('balkh')).toEqual({ id: 'why.rally-support', rule: '3.3.1' })
    for (const id of ['kabul', 'kandahar', 'konduz', 'baghlan', 'sar-e-pol', 'balochistan'])
      expect(t.answers).toContain(id)
  })

  test('Warlords in all of them, but not in Pakistan', () => {
    const t = limited(levels, 'warlords').play('rally')
    for (const id of ['kabul', 'kandahar', 'balkh', 'konduz', 'baghlan']) expect(t.answers).toContain(id)
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.pakistan', rule: '1.4.2' })
  })

  test('without a Base: a guerrilla, or two guerrillas of either state for a Base', () => {
    const t = limited({ balkh: 'taliban-underground 2, taliban-active 2' }, 'taliban').play('rally', 'balkh')
    expect(t.answers).toEqual(['guerrilla', 'base'])
    for (const way of ['many', 'hide']) expect(t.whyNot(way)).toEqual({ id: 'why.needs-base', rule: '3.3.1' })
    t.play('base')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.pieces('balkh')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1, 'taliban-base': 1 })
  })

  test('with a Base four ways are open, and just one is taken', () => {
    const t = limited({ balkh: 'warlords-base, warlords-underground, warlords-active' }, 'warlords')
    t.play('rally', 'balkh')
    expect(t.answers).toEqual(['guerrilla', 'base', 'many', 'hide'])
    t.play('hide')
    expect(t.pieces('balkh')).toEqual({ 'warlords-base': 1, 'warlords-underground': 2 })
    expect(t.by).not.toBe('warlords')
  })

  test('Warlords at a Base among Pashtuns: only a guerrilla or a Base; Taliban anywhere', () => {
    const t = limited({ helmand: 'warlords-base, warlords-active 2' }, 'warlords').play('rally', 'helmand')
    expect(t.answers).toEqual(['guerrilla', 'base'])
    for (const way of ['many', 'hide']) expect(t.whyNot(way)).toEqual({ id: 'why.pashtun', rule: '3.3.1' })
    const taliban = limited({ balkh: 'taliban-base, taliban-active 2' }, 'taliban').play('rally', 'balkh')
    expect(taliban.answers).toEqual(['guerrilla', 'base', 'many', 'hide'])
  })

  test('as many guerrillas as own Bases and Population, Returnees included, in Pakistan too', () => {
    const most = (board: Board, space: SpaceId, by: Insurgent = 'taliban') =>
      limited(board, by).play('rally', space, 'many').answers.length
    expect(most({ balkh: 'warlords-base 2' }, 'balkh', 'warlords')).toBe(4)
    expect(most({ balkh: 'warlords-base, taliban-base' }, 'balkh', 'warlords')).toBe(3)
    expect(most({ balkh: 'warlords-base, returnees' }, 'balkh', 'warlords')).toBe(4)
    expect(most({ kabul: 'taliban-base' }, 'kabul')).toBe(4)
    expect(most({ waziristan: 'taliban-base' }, 'waziristan')).toBe(2)
    // One of them comes off the map to be placed again (1.4.1).
    expect(most({ balkh: 'warlords-base 2, warlords-active 12' }, 'balkh', 'warlords')).toBe(4)
  })

  test('ADP 3.3.1 a Base where nobody lives brings one guerrilla, as a Rally does anywhere', () => {
    const t = limited({ nimruz: 'taliban-base, taliban-active' }, 'taliban').play('rally', 'nimruz')
    expect(t.whyNot('many')).toEqual({ id: 'why.only-one-guerrilla', rule: '3.3.1' })
    expect(t.play('guerrilla').count('nimruz', 'taliban-underground')).toBe(1)
  })

  test('a Base built in this Rally brings no more guerrillas to the same space', () => {
    const t = sponsored({ helmand: 'taliban-active 2, opposition' }).play('rally', 'helmand', 'base')
    expect(t.pieces('helmand')).toEqual({ 'taliban-base': 1 })
    expect(t.whyNot('helmand')?.id).toBe('why.selected')
  })

  test('without a guerrilla Available a non-player can only turn what is there into a Base or hide it', () => {
    const all = { balkh: 'warlords-active 14', konduz: 'warlords-base, warlords-active' } as const
    const t = limited(all, 'warlords', { seats: { warlords: 'bot' } }).play('rally')
    expect(t.answers).toEqual(['balkh', 'konduz', 'traffic', 'suborn'])
    expect(t.whyNot('herat')).toEqual({ id: 'why.none-available', rule: '1.4.1' })
  })

  describe('Sharia', () => {
    const base: Board = { helmand: 'taliban-base, terror 1, coalition-troops 5' }

    test('in one Rally space with a Taliban Base, whoever Controls it; 1 Resource a step', () => {
      const t = limited(base, 'taliban').play('rally', 'helmand', 'guerrilla')
      expect([t.question, t.answers]).toEqual(['rally.sharia', ['helmand', 'done']])
      t.play('helmand', 'more')
      expect([t.level('helmand'), t.markers('helmand', 'terror'), t.resources('taliban')]).toEqual([
        'opposition',
        0,
        17,
      ])
    })

    test('in one space only, of those selected', () => {
      const t = sponsored({ helmand: 'taliban-base', kandahar: 'taliban-base', ghazni: 'taliban-base', nuristan: '' })
      t.play('rally', 'helmand', 'guerrilla', 'kandahar', 'guerrilla', 'nuristan', 'done')
      expect(t.answers).toEqual(['helmand', 'kandahar', 'done'])
      expect(t.whyNot('ghazni')).toEqual({ id: 'why.not-rallied', rule: '3.3.1' })
      expect(t.whyNot('nuristan')).toEqual({ id: 'why.needs-base', rule: '3.3.1' })
      t.play('kandahar')
      expect([t.level('helmand'), t.level('kandahar')]).toEqual(['neutral', 'opposition'])
      expect(t.by).not.toBe('taliban')
    })

    test('a Base placed just now serves', () => {
      const t = limited({ helmand: 'taliban-active 2' }, 'taliban').play('rally', 'helmand', 'base', 'helmand')
      expect([t.level('helmand'), t.resources('taliban')]).toEqual(['opposition', 18])
    })

    test('not where nothing is left to shift, not in Pakistan, not without Resources, not for the Warlords', () => {
      const by = (board: Board, space: SpaceId, taliban = 20) =>
        limited(board, 'taliban', { resources: { taliban } }).play('rally', space, 'guerrilla').by
      expect(by({ helmand: 'taliban-base, opposition' }, 'helmand')).not.toBe('taliban')
      expect(by({ waziristan: 'taliban-base' }, 'waziristan')).not.toBe('taliban')
      expect(by({ helmand: 'taliban-base' }, 'helmand', 1)).not.toBe('taliban')
      expect(limited({ balkh: 'warlords-base' }, 'warlords').play('rally', 'balkh', 'guerrilla').by).not.toBe(
        'warlords',
      )
    })

    test('AP-54 in the 2nd printing a Rally may place and hide nobody, just to buy it', () => {
      const idle = (printing: string) => limited(base, 'taliban', { options: { printing } }).play('rally', 'helmand')
      expect(idle('1st').whyNot('nothing')).toEqual({ id: 'why.must-rally', rule: '3.3.1' })
      const t = idle('2nd').play('nothing', 'helmand', 'done')
      expect([t.markers('helmand', 'terror'), t.resources('taliban')]).toEqual([0, 18])
      expect(t.pieces('helmand')).toEqual({ 'taliban-base': 1, 'coalition-troops': 5 })
    })

    test('AP-54 then also with nobody Available, if a step can be paid', () => {
      const full: Board = { helmand: 'taliban-base', 'loc-kabul-aibak': 'taliban-active 30' }
      const select = (printing: string, taliban: number) =>
        limited(full, 'taliban', {
          options: { printing },
          resources: { taliban },
          seats: { taliban: 'bot' },
        }).answers.includes('rally')
      expect([select('1st', 5), select('2nd', 5), select('2nd', 1)]).toEqual([false, true, false])
      const t = limited(full, 'taliban', { options: { printing: '2nd' } }).play(
        'rally',
        'helmand',
        'nothing',
        'helmand',
      )
      expect(t.level('helmand')).toBe('opposition')
    })
  })
})

describe('ADP 3.3.2 March', () => {
  test('1 Resource for each province or Kabul entered, however many groups come; roads free', () => {
    const t = sponsored({ ghazni: 'taliban-active 2', khowst: 'taliban-active', bamian: 'taliban-active 2' })
    t.play('march', 'ghazni', 'bamian', '2', 'khowst', 'bamian')
    expect(t.resources('taliban')).toBe(19)
    t.play('bamian', 'loc-kandahar-kabul', '1', 'bamian', 'samangan')
    expect([t.pieces('loc-kandahar-kabul'), t.pieces('samangan')]).toEqual([
      { 'taliban-active': 1 },
      { 'taliban-active': 1 },
    ])
    expect(t.resources('taliban')).toBe(18)
  })

  test('without Resources only roads are left', () => {
    const t = limited({ konduz: 'warlords-active', balkh: 'warlords-active' }, 'warlords', {
      resources: { warlords: 0 },
    })
    t.play('march')
    expect(t.answers).toEqual(['loc-kabul-aibak', 'loc-shibirghan-aibak'])
    expect(t.whyNot('konduz')).toEqual({ id: 'why.cost', rule: '3.1' })
  })

  test('to adjacent spaces; Warlords not into Pakistan', () => {
    const t = limited({ khowst: 'warlords-underground' }, 'warlords').play('march')
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.pakistan', rule: '1.4.2' })
    expect(t.whyNot('balkh')).toEqual({ id: 'why.not-adjacent', rule: '3.3.2' })
    expect(limited({ khowst: 'taliban-underground' }, 'taliban').play('march').answers).toContain('waziristan')
  })

  test('Warlords move once', () => {
    const t = limited({ khowst: 'warlords-underground' }, 'warlords').play('march', 'kabul')
    expect(t.by).not.toBe('warlords')
    const two = scene({ khowst: 'warlords-underground', balkh: 'warlords-underground' }, { first: 'warlords' })
    two.play('march', 'khowst', 'kabul')
    expect(two.whyNot('kabul')).toEqual({ id: 'why.no-guerrillas-to-march', rule: '3.3.2' })
  })

  test('Taliban go on from Pashtun spaces, and pay for each further one', () => {
    const t = sponsored({ helmand: 'taliban-underground 2' })
    t.play('march', 'kandahar', '2', 'kandahar', 'zabol', '2', 'zabol', 'ghazni', '1', 'ghazni', 'bamian')
    expect(t.resources('taliban')).toBe(16)
    // Bamian is not Pashtun: there they stay.
    expect(t.answers).toEqual(['zabol', 'done'])
    expect([t.pieces('zabol'), t.pieces('bamian')]).toEqual([
      { 'taliban-underground': 1 },
      { 'taliban-underground': 1 },
    ])
  })

  test('a road ends the March too', () => {
    const t = sponsored({ helmand: 'taliban-underground' }).play('march', 'loc-farah-kandahar')
    expect(t.by).not.toBe('taliban')
  })

  test('a space that was paid for may be entered again at no cost', () => {
    const t = sponsored({ helmand: 'taliban-active', zabol: 'taliban-active' }, { resources: { taliban: 2 } })
    t.play('march', 'helmand', 'kandahar', 'kandahar', 'oruzgan', 'zabol', 'kandahar')
    expect(t.resources('taliban')).toBe(0)
    expect([t.pieces('kandahar'), t.pieces('oruzgan')]).toEqual([{ 'taliban-active': 1 }, { 'taliban-active': 1 }])
  })

  test('guerrillas from one space to another move as one group', () => {
    const t = sponsored({ ghazni: 'taliban-underground 3' }).play('march', 'bamian', '2', 'ghazni')
    expect(t.whyNot('bamian')).toEqual({ id: 'why.one-group', rule: '3.3.2' })
  })

  test('Limited: from many spaces to one, and no farther', () => {
    const t = limited(
      { ghazni: 'taliban-underground', zabol: 'taliban-underground', nuristan: 'taliban-underground' },
      'taliban',
    )
    t.play('march', 'ghazni', 'paktika')
    expect(t.whyNot('nuristan')).toEqual({ id: 'why.nowhere-to-march', rule: '3.3.2' })
    expect(t.whyNot('paktika')).toEqual({ id: 'why.nowhere-to-march', rule: '3.3.2' })
    t.play('zabol')
    expect(t.pieces('paktika')).toEqual({ 'taliban-underground': 2 })
    expect(t.by).not.toBe('taliban')
  })

  /** So many Underground guerrillas March into a space as it stands; what is then of theirs there. */
  const arrive = (by: Insurgent, n: number, to: SpaceId, there: string, from: SpaceId) => {
    const t = limited({ [from]: `${by}-underground ${n}`, [to]: there }, by).play('march', to)
    if (t.question === 'move.how-many') t.play(String(n))
    return [t.count(to, `${by}-underground`), t.count(to, `${by}-active`)]
  }
  const hidden = (n: number) => [n, 0]
  const seen = (n: number) => [0, n]

  test('AP-06 two Taliban from Ghazni to Bamian with a Warlords guerrilla and Police there turn Active', () => {
    expect(arrive('taliban', 2, 'bamian', 'warlords-underground, government-police', 'ghazni')).toEqual(seen(2))
  })

  test('AP-06 without the Police, or in a Pashtun space, they stay Underground', () => {
    expect(arrive('taliban', 2, 'bamian', 'warlords-underground', 'ghazni')).toEqual(hidden(2))
    expect(arrive('taliban', 2, 'paktika', 'warlords-underground, government-police', 'ghazni')).toEqual(hidden(2))
  })

  test('roads watch everybody; cubes of both COIN factions count for the Taliban, Bases do not', () => {
    expect(arrive('taliban', 3, 'loc-kandahar-kabul', '', 'ghazni')).toEqual(hidden(3))
    expect(arrive('taliban', 4, 'loc-kandahar-kabul', '', 'ghazni')).toEqual(seen(4))
    expect(arrive('taliban', 2, 'bamian', 'coalition-troops, government-troops', 'ghazni')).toEqual(seen(2))
    expect(arrive('taliban', 3, 'bamian', 'coalition-base, warlords-base', 'ghazni')).toEqual(hidden(3))
    expect(arrive('taliban', 4, 'kabul', 'coalition-troops 3', 'khowst')).toEqual(hidden(4))
  })

  test('Warlords are seen among Pashtuns and on roads, and mind no cubes', () => {
    expect(arrive('warlords', 3, 'ghazni', 'taliban-underground', 'bamian')).toEqual(seen(3))
    expect(arrive('warlords', 3, 'ghazni', 'coalition-troops 4, government-police 2', 'bamian')).toEqual(hidden(3))
    expect(arrive('warlords', 4, 'kabul', '', 'bamian')).toEqual(seen(4))
    expect(arrive('warlords', 4, 'samangan', 'taliban-active 3', 'bamian')).toEqual(hidden(4))
    expect(arrive('warlords', 2, 'loc-kabul-aibak', 'taliban-active 2, government-police 3', 'balkh')).toEqual(seen(2))
  })

  test('each group is judged by itself: those that came before do not count and stay as they are', () => {
    const t = sponsored({ ghazni: 'taliban-underground 3', khowst: 'taliban-underground 3', bamian: 'taliban-active' })
    t.play('march', 'ghazni', 'bamian', '3', 'khowst', 'bamian', '3')
    expect(t.pieces('bamian')).toEqual({ 'taliban-active': 1, 'taliban-underground': 6 })
  })

  test('the whole group turns Active, and counts its Active ones', () => {
    const t = limited({ ghazni: 'taliban-underground 2, taliban-active 2' }, 'taliban').play(
      'march',
      'bamian',
      '2',
      '2',
    )
    expect(t.pieces('bamian')).toEqual({ 'taliban-active': 4 })
  })

  test('what turned Active on the move has moved: it does not go on', () => {
    const t = sponsored({ ghazni: 'taliban-underground 4', zabol: 'taliban-active' })
    t.play('march', 'ghazni', 'bamian', '4')
    expect(t.whyNot('bamian')).toEqual({ id: 'why.no-guerrillas-to-march', rule: '3.3.2' })
  })
})

describe('ADP 6.6.1 what Islamabad does to Taliban Operations', () => {
  const at = (islamabad: string, board: Board, more: SceneOptions = {}) =>
    limited(board, 'taliban', { ...more, tracks: { islamabad } })

  test('Hostility and Pressure: no Rally in Pakistan', () => {
    for (const islamabad of ['hostility', 'pressure']) {
      const t = at(islamabad, {}).play('rally')
      for (const id of ['balochistan', 'waziristan', 'northwest-frontier'])
        expect(t.whyNot(id)).toEqual({ id: 'why.rally-posture', rule: '6.6.1' })
    }
  })

  test('Tolerance: Rally and March in Pakistan as elsewhere', () => {
    expect(at('tolerance', {}).play('rally', 'waziristan').resources('taliban')).toBe(19)
    expect(at('tolerance', { waziristan: 'taliban-underground' }).play('march', 'khowst').resources('taliban')).toBe(19)
  })

  test('Backing and Sponsorship: Rally there and March there and back cost nothing, also to what is not Pashtun', () => {
    for (const islamabad of ['backing', 'sponsorship']) {
      const none = { resources: { taliban: 0 } }
      const rally = at(islamabad, {}, none).play('rally')
      expect(rally.answers.slice(0, 3)).toEqual(['balochistan', 'waziristan', 'northwest-frontier'])
      const out = at(islamabad, { 'northwest-frontier': 'taliban-underground' }, none).play('march', 'badakhshan')
      expect(out.pieces('badakhshan')).toEqual({ 'taliban-underground': 1 })
      const back = at(islamabad, { khowst: 'taliban-underground' }, none).play('march', 'waziristan')
      expect(back.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
    }
  })

  test('a destination entered free from Pakistan is paid for by a group from elsewhere', () => {
    const t = sponsored({ waziristan: 'taliban-underground', ghazni: 'taliban-underground' })
    t.play('march', 'waziristan', 'khowst')
    expect(t.resources('taliban')).toBe(20)
    t.play('ghazni', 'khowst')
    expect(t.resources('taliban')).toBe(19)
  })

  test('Sponsorship: a Limited Operation in many spaces, without Special Activity, and still Limited', () => {
    const t = sponsored({ kabul: 'taliban-underground', balkh: 'taliban-underground', zabol: 'taliban-underground' })
    t.play('terror', 'kabul', 'balkh')
    expect(t.answers).toEqual(['zabol', 'done'])
    const other = at('backing', { kabul: 'taliban-underground', balkh: 'taliban-underground' }).play('terror', 'kabul')
    expect(other.by).not.toBe('taliban')
  })

  test('Hostility: who comes to Pakistan is Active there', () => {
    const t = at('hostility', { khowst: 'taliban-underground 2' }).play('march', 'waziristan', '2')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 2 })
    const far = at('hostility', { helmand: 'taliban-underground' }).play('march', 'balochistan')
    expect(far.pieces('balochistan')).toEqual({ 'taliban-active': 1 })
  })
})

describe('ADP 3.3.2 cards that change March', () => {
  test('5 Aerostats, unshaded: each destination costs 1 more, once', () => {
    const lasting = { 5: 'unshaded' } as const
    const t = sponsored(
      { ghazni: 'taliban-active 2', khowst: 'taliban-active', waziristan: 'taliban-active' },
      { lasting },
    )
    t.play('march', 'ghazni', 'bamian', '1')
    expect(t.resources('taliban')).toBe(18)
    t.play('khowst', 'bamian')
    expect(t.resources('taliban')).toBe(18)
    t.play('ghazni', 'loc-kandahar-kabul')
    expect(t.resources('taliban')).toBe(17)
    t.play('waziristan', 'paktika')
    expect(t.resources('taliban')).toBe(16)
    const warlords = limited({ balkh: 'warlords-active' }, 'warlords', { lasting }).play('march', 'konduz')
    expect(warlords.resources('warlords')).toBe(19)
  })

  test('5 Aerostats, shaded: after the March all Taliban in one space may hide', () => {
    const lasting = { 5: 'shaded' } as const
    const t = limited({ ghazni: 'taliban-active 2', khowst: 'taliban-active 2, taliban-underground' }, 'taliban', {
      lasting,
    })
    t.play('march', 'ghazni', 'paktika', '2', 'done')
    expect([t.question, t.answers]).toEqual(['march.hide', ['khowst', 'paktika', 'done']])
    t.play('khowst')
    expect([t.pieces('khowst'), t.pieces('paktika')]).toEqual([{ 'taliban-underground': 3 }, { 'taliban-active': 2 }])
    const none = limited({ ghazni: 'taliban-underground' }, 'taliban', { lasting }).play('march', 'paktika')
    expect(none.by).not.toBe('taliban')
    const warlords = limited({ balkh: 'warlords-active' }, 'warlords', { lasting }).play('march', 'konduz')
    expect(warlords.by).not.toBe('warlords')
  })

  test('ADP 3.3.2 ADP 4.1 5 Aerostats, shaded: who hides at the end of the March may still Extort after it', () => {
    const t = scene({ ghazni: 'taliban-active 2' }, { first: 'taliban', lasting: { 5: 'shaded' } })
    t.play('march', 'paktika', '2', 'done')
    expect(t.whyNot('extort')).toEqual({ id: 'why.activity-nowhere', rule: '4.4.1' })
    t.play('paktika')
    expect([t.question, t.answers]).toEqual(['activity.after', ['extort', 'done']])
    t.play('extort')
    expect(t.pieces('paktika')).toEqual({ 'taliban-underground': 1, 'taliban-active': 1 })
  })

  test('5 Aerostats, shaded: nobody hides in Pakistan at Hostility', () => {
    const more = { lasting: { 5: 'shaded' }, tracks: { islamabad: 'hostility' } } as const
    const t = limited({ khowst: 'taliban-underground', helmand: 'taliban-active' }, 'taliban', more)
    t.play('march', 'khowst', 'waziristan')
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.hostility', rule: '6.6.1' })
    expect(t.answers).toEqual(['helmand', 'done'])
  })

  test('57 Sandstorms: Taliban March once', () => {
    const t = sponsored({ helmand: 'taliban-active' }, { lasting: { 57: 'unshaded' } }).play('march', 'kandahar')
    expect(t.by).not.toBe('taliban')
  })
})

describe('ADP 3.3.3 Attack', () => {
  const attack = (board: Board, dice: readonly number[], by: Insurgent = 'taliban', more: SceneOptions = {}) => {
    const t = limited(board, by, { ...more, dice }).play('attack')
    if (t.question === 'attack.where') t.play('ghazni')
    return t
  }

  test('needs a guerrilla, of either state, and an enemy piece; 1 Resource a space', () => {
    const t = sponsored(
      {
        ghazni: 'taliban-active 6, government-police',
        khowst: 'taliban-underground 6, warlords-base',
        zabol: 'taliban-underground',
        kabul: 'taliban-base, government-police',
      },
      { dice: [6, 6] },
    ).play('attack')
    expect(t.whyNot('zabol')).toEqual({ id: 'why.no-enemy', rule: '3.3.3' })
    expect(t.whyNot('kabul')).toEqual({ id: 'why.no-guerrilla', rule: '3.3.3' })
    t.play('ghazni')
    t.play('khowst')
    expect(t.resources('taliban')).toBe(18)
  })

  test('all guerrillas there turn Active, success or not', () => {
    const board: Board = { ghazni: 'taliban-underground 2, taliban-active, government-police' }
    expect(attack(board, [6]).pieces('ghazni')).toEqual({ 'taliban-active': 3, 'government-police': 1 })
    expect(attack(board, [3]).pieces('ghazni')).toEqual({ 'taliban-active': 3 })
  })

  test('a roll of no more than the guerrillas there succeeds', () => {
    const left = (roll: number, more = '') =>
      attack({ ghazni: `taliban-active 4, government-police 5${more}` }, [roll]).count('ghazni', 'government-police')
    expect([left(4), left(5), left(5, ', taliban-base 2')]).toEqual([3, 5, 5])
  })

  test('two pieces go, of one faction or two, Underground guerrillas too', () => {
    const t = attack({ ghazni: 'taliban-active 4, government-police, warlords-underground, warlords-active' }, [4])
    expect(t.answers).toEqual(['government-police', 'warlords-underground', 'warlords-active'])
    t.play('government-police')
    expect(t.answers).toEqual(['warlords-underground', 'warlords-active', 'done'])
    t.play('warlords-underground')
    expect(t.pieces('ghazni')).toEqual({ 'taliban-active': 4, 'warlords-active': 1 })
  })

  test('a faction once hit is hit to the full', () => {
    const t = attack({ ghazni: 'taliban-active 4, government-police 2, warlords-underground' }, [4])
    expect(t.play('government-police').answers).toEqual(['government-police', 'warlords-underground'])
  })

  test('AP-53 Government cubes go before Coalition cubes, and any cube guards all COIN Bases', () => {
    const t = attack(
      { ghazni: 'taliban-active 4, government-police, coalition-troops 2, coalition-base, government-base' },
      [4],
    )
    // Only the Police was in reach: it went unasked.
    expect([t.count('ghazni', 'government-police'), t.answers]).toEqual([0, ['coalition-troops', 'done']])
    t.play('coalition-troops')
    expect(t.pieces('ghazni')).toEqual({
      'taliban-active': 4,
      'coalition-troops': 1,
      'coalition-base': 1,
      'government-base': 1,
    })
    const bases = attack({ ghazni: 'taliban-active 4, government-police, coalition-base' }, [4])
    expect([bases.count('ghazni', 'coalition-base'), bases.answers]).toEqual([1, ['coalition-base', 'done']])
  })

  test('Coalition pieces go to Casualties, all others become Available', () => {
    const t = attack({ ghazni: 'taliban-active 4, coalition-troops, coalition-base' }, [4])
    expect(t.pieces('ghazni')).toEqual({ 'taliban-active': 4 })
    expect(casualties(t)).toBe(2)
    expect(t.total('support-and-available')).toBe(24)
    expect(casualties(attack({ ghazni: 'taliban-active 4, government-police 2' }, [4]))).toBe(0)
  })

  test('an insurgent’s Base only after its guerrillas', () => {
    const t = attack({ ghazni: 'warlords-active 4, taliban-underground 2, taliban-base' }, [4], 'warlords')
    expect(t.pieces('ghazni')).toEqual({ 'warlords-active': 4, 'taliban-base': 1 })
    expect(attack({ ghazni: 'warlords-active 4, taliban-base 2' }, [4], 'warlords').pieces('ghazni')).toEqual({
      'warlords-active': 4,
    })
  })

  test('a 1 always succeeds and brings an Underground guerrilla', () => {
    const t = attack({ ghazni: 'taliban-active, government-police 3' }, [1])
    expect(t.pieces('ghazni')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1, 'government-police': 1 })
    expect(
      attack({ ghazni: 'taliban-active 2, government-police 3' }, [2]).count('ghazni', 'taliban-underground'),
    ).toBe(0)
    const full = attack({ ghazni: 'warlords-active 15, government-police 3' }, [1], 'warlords')
    expect(full.pieces('ghazni')).toEqual({ 'warlords-active': 15, 'government-police': 1 })
  })

  test('11 Strategic Release: not in COIN-Controlled spaces', () => {
    const board: Board = { ghazni: 'taliban-active, government-police 2', zabol: 'taliban-active, government-police' }
    const t = attack(board, [6], 'taliban', { lasting: { 11: 'unshaded' } })
    expect([t.pieces('zabol'), t.resources('taliban')]).toEqual([{ 'taliban-active': 1, 'government-police': 1 }, 19])
    const only = limited({ ghazni: 'warlords-active, government-police 2' }, 'warlords', {
      lasting: { 11: 'unshaded' },
    })
    expect(only.answers).not.toContain('attack')
  })

  test('24 US-Taliban Talks, unshaded: Taliban spare the Coalition, whose cubes still guard', () => {
    const lasting = { 24: 'unshaded' } as const
    const t = limited(
      {
        ghazni: 'taliban-active 4, coalition-troops 2',
        zabol: 'taliban-active 4, coalition-troops 2, government-police, government-base',
        khowst: 'taliban-active 4, warlords-base',
      },
      'taliban',
      { lasting, dice: [4] },
    ).play('attack')
    expect(t.whyNot('ghazni')).toEqual({ id: 'why.talks-spare', rule: '5.4' })
    t.play('zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 4, 'coalition-troops': 2, 'government-base': 1 })
    const warlords = attack({ ghazni: 'warlords-active 4, coalition-troops 2' }, [4], 'warlords', { lasting })
    expect(casualties(warlords)).toBe(2)
  })

  describe('33 Suicide Bombers', () => {
    test('unshaded: an Attack that removes a piece costs the Taliban a guerrilla, before captured goods', () => {
      const more = { lasting: { 33: 'unshaded' } } as const
      const board: Board = { ghazni: 'taliban-underground 3, government-police 2' }
      expect(attack(board, [3], 'taliban', more).pieces('ghazni')).toEqual({ 'taliban-active': 2 })
      expect(attack(board, [4], 'taliban', more).pieces('ghazni')).toEqual({
        'taliban-active': 3,
        'government-police': 2,
      })
      expect(attack(board, [1], 'taliban', more).pieces('ghazni')).toEqual({
        'taliban-active': 2,
        'taliban-underground': 1,
      })
      const other: Board = { ghazni: 'warlords-underground 3, government-police 2' }
      expect(attack(other, [3], 'warlords', more).pieces('ghazni')).toEqual({ 'warlords-active': 3 })
    })

    test('shaded: in up to 2 spaces a guerrilla dies instead of the roll, and no other is shown', () => {
      const board: Board = {
        ghazni: 'taliban-underground 2, government-police 2',
        zabol: 'taliban-underground, taliban-active, government-police 2',
        khowst: 'taliban-underground 2, government-police 2',
      }
      const t = sponsored(board, { lasting: { 33: 'shaded' }, dice: [6] }).play('attack', 'ghazni')
      expect([t.question, t.answers]).toEqual(['attack.how', ['roll', 'bomb']])
      t.play('bomb', 'zabol', 'bomb')
      expect([t.question, t.answers]).toEqual(['attack.bomber', ['taliban-underground', 'taliban-active']])
      t.play('taliban-active', 'khowst')
      expect((['ghazni', 'zabol', 'khowst'] as const).map((id) => t.pieces(id))).toEqual([
        { 'taliban-underground': 1 },
        { 'taliban-underground': 1 },
        { 'taliban-active': 2, 'government-police': 2 },
      ])
    })

    test('shaded: the roll is still there, and the Warlords have no bombers', () => {
      const more = { lasting: { 33: 'shaded' } } as const
      const t = attack({ ghazni: 'taliban-underground 2, government-police 2' }, [2], 'taliban', more).play('roll')
      expect(t.pieces('ghazni')).toEqual({ 'taliban-active': 2 })
      const other = attack({ ghazni: 'warlords-underground 2, government-police 2' }, [2], 'warlords', more)
      expect(other.pieces('ghazni')).toEqual({ 'warlords-active': 2 })
    })
  })
})

describe('ADP 3.3.4 Terror', () => {
  test('needs an Underground guerrilla; 1 Resource a province or Kabul, roads free', () => {
    const t = sponsored({
      ghazni: 'taliban-underground 2',
      kabul: 'taliban-underground',
      'loc-kabul-aibak': 'taliban-underground',
      zabol: 'taliban-active 3',
      balkh: 'warlords-underground',
      khowst: 'taliban-underground',
    }).play('terror')
    for (const id of ['zabol', 'balkh']) expect(t.whyNot(id)).toEqual({ id: 'why.no-underground', rule: '3.3.4' })
    t.play('ghazni', 'kabul', 'loc-kabul-aibak', 'done')
    expect(t.resources('taliban')).toBe(18)
  })

  test('AP-55 one guerrilla turns Active, and a Terror marker comes to those that are there', () => {
    const t = limited({ ghazni: 'warlords-underground 3, terror 1' }, 'warlords').play('terror')
    expect(t.pieces('ghazni')).toEqual({ 'warlords-underground': 2, 'warlords-active': 1 })
    expect(t.markers('ghazni', 'terror')).toBe(2)
  })

  test.each([
    ['taliban', ['neutral', 'opposition', 'opposition']],
    ['warlords', ['neutral', 'neutral', 'neutral']],
  ] as const)('%s turns Support, Neutral, Opposition to %j', (by, after) => {
    const play = (level: string) => limited({ kabul: `${by}-underground, ${level}` }, by).play('terror')
    expect(['support', 'neutral', 'opposition'].map((level) => play(level).level('kabul'))).toEqual(after)
  })

  test('without people, and in Pakistan, the marker comes and nothing shifts', () => {
    const t = sponsored({ zabol: 'taliban-underground', waziristan: 'taliban-underground' }).play(
      'terror',
      'zabol',
      'waziristan',
    )
    for (const id of ['zabol', 'waziristan'] as const)
      expect([t.markers(id, 'terror'), t.level(id)]).toEqual([1, 'neutral'])
  })

  test('AP-55 on a road Sabotage; on a sabotaged one nothing more', () => {
    const t = sponsored(
      { 'loc-kabul-aibak': 'taliban-underground', 'loc-kandahar-kabul': 'taliban-underground, sabotage' },
      { resources: { taliban: 0 } },
    ).play('terror', 'loc-kabul-aibak', 'loc-kandahar-kabul')
    expect([t.markers('loc-kabul-aibak', 'sabotage'), t.markers('loc-kabul-aibak', 'terror')]).toEqual([1, 0])
    expect([t.markers('loc-kandahar-kabul', 'sabotage'), t.pieces('loc-kandahar-kabul')]).toEqual([
      1,
      { 'taliban-active': 1 },
    ])
  })

  test('AP-55 all 30 markers on the map: no Terror, no Sabotage, but the shift', () => {
    const t = sponsored({
      zabol: 'terror 28',
      'loc-toraghondi-farah': 'sabotage',
      kabul: 'taliban-underground, support',
      ghazni: 'taliban-underground, support',
      'loc-kabul-aibak': 'taliban-underground',
    }).play('terror', 'kabul', 'ghazni', 'loc-kabul-aibak')
    expect([
      t.markers('kabul', 'terror'),
      t.markers('ghazni', 'terror'),
      t.markers('loc-kabul-aibak', 'sabotage'),
    ]).toEqual([1, 0, 0])
    expect([t.level('kabul'), t.level('ghazni')]).toEqual(['neutral', 'neutral'])
  })

  describe('cards that take two guerrillas, unshaded', () => {
    const two = { id: 'why.two-underground', rule: '5.3' }
    const spaces: Board = {
      kabul: 'taliban-underground 2',
      balkh: 'taliban-underground, government-police',
      konduz: 'taliban-underground',
      'loc-kabul-aibak': 'taliban-underground',
    }

    test.each([
      [23, ['loc-kabul-aibak']],
      [29, ['balkh']],
      [30, []],
    ] as const)('card %i', (card, refused) => {
      const t = limited(spaces, 'taliban', { lasting: { [card]: 'unshaded' } }).play('terror')
      for (const id of ['kabul', 'balkh', 'konduz', 'loc-kabul-aibak'])
        expect(t.whyNot(id), id).toEqual((refused as readonly string[]).includes(id) ? two : undefined)
      t.play('kabul')
      expect(t.count('kabul', 'taliban-active')).toBe(card === 30 ? 2 : 1)
    })

    test('they turn two Active, and leave the Warlords alone', () => {
      const road = (by: Insurgent, n: number) =>
        limited({ 'loc-kabul-aibak': `${by}-underground ${n}` }, by, { lasting: { 23: 'unshaded' } }).play('terror')
      expect(road('taliban', 3).pieces('loc-kabul-aibak')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 })
      expect(road('warlords', 1).markers('loc-kabul-aibak', 'sabotage')).toBe(1)
    })

    test('never more than two: Night Letters and Urban Specialists in Kabul', () => {
      const lasting = { 29: 'unshaded', 30: 'unshaded' } as const
      const t = limited({ kabul: 'taliban-underground 3, government-police' }, 'taliban', { lasting }).play('terror')
      expect(t.pieces('kabul')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2, 'government-police': 1 })
    })
  })

  test('30 Urban Specialists, shaded: in Kabul free and unseen, in spite of Night Letters', () => {
    const more = { lasting: { 29: 'unshaded', 30: 'shaded' }, resources: { taliban: 0 } } as const
    const t = limited({ kabul: 'taliban-underground, government-police, support' }, 'taliban', more).play('terror')
    expect([t.pieces('kabul'), t.level('kabul')]).toEqual([
      { 'taliban-underground': 1, 'government-police': 1 },
      'neutral',
    ])
    const none = limited({ kabul: 'taliban-active, government-police' }, 'taliban', more)
    expect(none.answers).not.toContain('terror')
  })

  test('45 Tribal Elders: after a change of level their faction sets it', () => {
    const more = { lasting: { 45: 'unshaded' }, tracks: { elders: 'government' } } as const
    const t = limited({ kabul: 'taliban-underground' }, 'taliban', more).play('terror')
    expect([t.by, t.question]).toEqual(['government', 'elders.level'])
    t.play('support')
    expect(t.level('kabul')).toBe('support')
    const same = limited({ kabul: 'taliban-underground, opposition' }, 'taliban', more).play('terror')
    expect(same.question).not.toBe('elders.level')
  })
})
