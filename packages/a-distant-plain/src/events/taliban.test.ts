import { inBox, inForce, type Side } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { event, type Scene, scene } from '../../test/kit.ts'
import { base, CASUALTIES, COALITION, COALITION_TROOPS, OUT_OF_PLAY } from '../forces.ts'

const NOT_HERE = 'why.event-not-here'

/** All Taliban guerrillas are on the map; all markers of Terror and Sabotage are. */
const NO_GUERRILLAS = { herat: 'taliban-underground 30' } as const
const NO_GUERRILLAS_BUT_2 = { herat: 'taliban-underground 28' } as const
const NO_MARKERS = { zabol: 'terror 30' } as const

/** Coalition pieces that left the game: Troops and Bases. */
const outOfPlay = (t: Scene): readonly number[] =>
  [COALITION_TROOPS, base(COALITION)].map((supply) => inBox(t.table.game, OUT_OF_PLAY, supply))

const lasts = (t: Scene, card: number, side: Side): boolean => inForce(t.table.game, card, side)

describe('ADP 5.1 card 19 Al-Qaeda', () => {
  const camps = {
    balochistan: 'taliban-active',
    waziristan: 'taliban-base, taliban-underground 2',
    kandahar: 'taliban-base',
  }

  test('ADP 5.1 card 19 unshaded: a Base in Pakistan goes, guarded or not, and that is all', () => {
    const t = event(19, 'unshaded', camps, { eligible: ['coalition'] })
    expect([t.by, t.question]).toEqual(['coalition', 'event.remove-where'])
    expect(t.answers).toEqual(['balochistan', 'waziristan', 'done'])
    expect(t.whyNot('kandahar')?.id).toBe(NOT_HERE)
    t.play('waziristan', 'taliban-base')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2 })
    expect(t.question).toBe('turn.first')
  })

  test('ADP 5.1 card 19 unshaded: or up to 3 guerrillas, and then no Base', () => {
    const t = event(19, 'unshaded', camps).play('waziristan', 'taliban-underground', 'balochistan', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.pieces('balochistan')).toEqual({})
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 19 unshaded: it may stop at any time; with nobody in Pakistan nothing is asked', () => {
    const t = event(19, 'unshaded', camps).play('balochistan', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2, 'taliban-base': 1 })
    expect(t.question).toBe('turn.second')
    expect(event(19, 'unshaded', { kandahar: 'taliban-base' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 19 shaded: up to 4 guerrillas come to Pakistan, and 2 Resources', () => {
    const t = event(19, 'shaded', {}, { resources: { taliban: 74 } })
    expect(t.answers).toEqual(['balochistan', 'waziristan', 'northwest-frontier', 'done'])
    t.play('waziristan', 'waziristan', 'waziristan', 'balochistan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 3 })
    expect(t.pieces('balochistan')).toEqual({ 'taliban-underground': 1 })
    expect(t.resources('taliban')).toBe(75)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 6.6.1 card 19 shaded: at Hostility they come Active', () => {
    const t = event(19, 'shaded', {}, { tracks: { islamabad: 'hostility' } }).play('waziristan', 'done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 1.4.1 card 19 shaded: the Taliban may first take guerrillas of their own off the map', () => {
    const t = scene(NO_GUERRILLAS, { card: 19 }).play('event')
    t.interject('taliban', 'withdraw taliban-underground herat 1').play('shaded', 'waziristan')
    expect([t.pieces('waziristan'), t.question]).toEqual([{ 'taliban-underground': 1 }, 'turn.second'])
  })

  test('ADP 1.4.1 card 19 shaded: without guerrillas Available only the Resources come', () => {
    const t = event(19, 'shaded', NO_GUERRILLAS)
    expect(t.resources('taliban')).toBe(22)
    expect(t.question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 20 Errant Air Strike', () => {
  test('ADP 5.5 card 20 unshaded: the Coalition may strike from the air, free, by the rules of Air Strike', () => {
    const board = { helmand: 'taliban-active 2', waziristan: 'taliban-base', kabul: 'taliban-active' }
    const t = event(20, 'unshaded', board, { lasting: { 26: 'shaded' } })
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'air-strike', 'done'])
    t.play('air-strike')
    expect(t.answers).toEqual(['helmand', 'waziristan'])
    expect(t.whyNot('kabul')?.id).toBe('why.not-city')
    t.play('helmand', 'waziristan')
    expect([t.count('helmand', 'taliban-active'), t.count('waziristan', 'taliban-base')]).toEqual([1, 0])
    expect(t.track('islamabad')).toBe(3)
    expect([t.by, t.question]).toEqual(['coalition', 'turn.second'])
    expect(t.isEligible('coalition')).toBe(true)
  })

  test('ADP 5.5 card 20 unshaded: the Coalition may decline', () => {
    const t = event(20, 'unshaded', { helmand: 'taliban-active' }, { eligible: ['warlords'] }).play('done')
    expect([t.count('helmand', 'taliban-active'), t.question]).toEqual([1, 'turn.first'])
  })

  test('ADP 5.5 card 20 unshaded: without a target no Air Strike is offered', () => {
    expect(event(20, 'unshaded', { helmand: 'taliban-underground' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 20 shaded: 2 Provinces at or next to the Coalition shift toward Opposition', () => {
    const t = event(20, 'shaded', {
      helmand: 'coalition-troops, support',
      oruzgan: 'opposition',
      kabul: 'government-troops',
    })
    expect(t.answers).toEqual(['ghowr', 'helmand', 'kandahar'])
    expect(t.whyNot('oruzgan')?.id).toBe(NOT_HERE)
    expect(t.whyNot('nimruz')?.id).toBe(NOT_HERE)
    expect(t.whyNot('balochistan')?.id).toBe(NOT_HERE)
    t.play('helmand', 'kandahar')
    expect([t.level('helmand'), t.level('kandahar'), t.level('ghowr')]).toEqual(['neutral', 'opposition', 'neutral'])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1 card 20 shaded: pieces on a line or in Kabul count, Kabul itself is no Province', () => {
    const t = event(20, 'shaded', { 'loc-kabul-tor-kham': 'coalition-troops', kabul: 'support' }).play('khowst')
    expect([t.level('khowst'), t.level('nuristan'), t.level('kabul')]).toEqual(['opposition', 'opposition', 'support'])
    expect(event(20, 'shaded', { kabul: 'coalition-base' }).answers).toEqual([
      'baghlan',
      'bamian',
      'khowst',
      'nuristan',
    ])
  })

  test('ADP 5.1.3 card 20 shaded: one Province only, or none, if no more can shift', () => {
    const t = event(20, 'shaded', { 'loc-kabul-tor-kham': 'coalition-troops', khowst: 'opposition' })
    expect(t.level('nuristan')).toBe('opposition')
    expect(event(20, 'shaded', { kabul: 'government-troops' }).question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 21 Operation Iraqi Freedom', () => {
  test('ADP 5.5 card 21 unshaded: the Coalition may Surge free, with its roll', () => {
    const t = event(21, 'unshaded', { kandahar: 'coalition-troops 2, coalition-base' }, { dice: [4] })
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'surge', 'done'])
    t.play('surge', 'kabul', 'kandahar', '6', '0', '1', '0', 'yes', '3')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 6, 'coalition-base': 1 })
    expect(t.pieces('kandahar')).toEqual({})
    expect([t.aid, t.resources('warlords'), t.question]).toEqual([18, 21, 'turn.second'])
  })

  test('ADP 5.5 card 21 unshaded: or decline', () => {
    const t = event(21, 'unshaded', { kandahar: 'coalition-troops 2' }).play('done')
    expect([t.pieces('kandahar'), t.question]).toEqual([{ 'coalition-troops': 2 }, 'turn.second'])
  })

  test('ADP 5.1 card 21 shaded: the Coalition takes 3 of its pieces out of play, Available or from the map; Aid falls', () => {
    const t = event(21, 'shaded', { kabul: 'coalition-troops 3, coalition-base', helmand: 'coalition-troops' })
    expect([t.by, t.question]).toEqual(['coalition', 'event.21.available'])
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.play('1')
    expect(t.question).toBe('event.how-many')
    t.play('1')
    expect(t.question).toBe('event.remove-where')
    t.play('kabul', 'coalition-base', 'helmand')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 3 })
    expect(t.pieces('helmand')).toEqual({})
    expect(outOfPlay(t)).toEqual([1, 2])
    expect(t.aid).toBe(12)
    expect(t.total('support-and-available')).toBe(26 - 3 - 3)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1 card 21 shaded: all may be Available ones', () => {
    const t = event(21, 'shaded', { kabul: 'coalition-troops 3' }).play('3', '0')
    expect(t.count('kabul', 'coalition-troops')).toBe(3)
    expect(outOfPlay(t)).toEqual([3, 0])
  })

  test('ADP 5.1.3 card 21 shaded: Casualties do not count, and fewer go if there are no more', () => {
    const t = event(
      21,
      'shaded',
      { kabul: 'coalition-troops' },
      {
        boxes: {
          casualties: { 'coalition-troops': 4 },
          'out-of-play': { 'coalition-troops': 15, 'coalition-bases': 5 },
        },
        tracks: { aid: 2 },
      },
    )
    expect(t.pieces('kabul')).toEqual({})
    expect(outOfPlay(t)).toEqual([16, 6])
    expect(t.aid).toBe(0)
    expect(t.question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 22 Border Incident', () => {
  test('ADP 6.6.1 card 22 unshaded: Islamabad toward Hostility, and all guerrillas of a Pakistan space are found', () => {
    const t = event(22, 'unshaded', {
      waziristan: 'taliban-underground 3, taliban-active',
      'northwest-frontier': 'taliban-underground',
      balochistan: 'taliban-active',
      kandahar: 'taliban-underground',
    })
    expect(t.track('islamabad')).toBe(1)
    expect(t.answers).toEqual(['waziristan', 'northwest-frontier'])
    t.play('waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 4 })
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-underground': 1 })
  })

  test('ADP 6.6.1 card 22 unshaded: at Hostility all are found, and a step beyond makes it Hard', () => {
    const board = { waziristan: 'taliban-underground', 'northwest-frontier': 'taliban-underground 2' }
    const t = event(22, 'unshaded', board, { tracks: { islamabad: 'pressure' } })
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-active': 2 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
    expect([t.track('hard'), t.question]).toEqual([0, 'turn.second'])
    expect(event(22, 'unshaded', {}, { tracks: { islamabad: 'hostility' } }).track('hard')).toBe(1)
  })

  test('ADP 6.6.1 card 22 shaded: Islamabad toward Sponsorship, and Sabotage of a line at the border', () => {
    const t = event(22, 'shaded', { 'loc-kabul-tor-kham': 'government-police 4' })
    expect(t.track('islamabad')).toBe(3)
    expect(t.answers).toEqual(['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'])
    t.play('loc-kabul-tor-kham')
    expect(t.markers('loc-kabul-tor-kham', 'sabotage')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 3.3.4 card 22 shaded: one Sabotage a line, and none if all 30 markers are out', () => {
    const both = { 'loc-kabul-tor-kham': 'sabotage', 'loc-kandahar-spin-boldak': 'sabotage' }
    const t = event(22, 'shaded', both, { tracks: { islamabad: 'sponsorship' } })
    expect([t.track('islamabad'), t.track('hard'), t.question]).toEqual([4, 1, 'turn.second'])
    expect(event(22, 'shaded', NO_MARKERS).question).toBe('turn.second')
    const one = event(22, 'shaded', { 'loc-kabul-tor-kham': 'sabotage' })
    expect(one.markers('loc-kandahar-spin-boldak', 'sabotage')).toBe(1)
  })
})

describe('ADP 5.3, 5.4 lasting cards', () => {
  test.each([
    [23, 'unshaded'],
    [23, 'shaded'],
    [24, 'unshaded'],
    [24, 'shaded'],
    [26, 'shaded'],
    [29, 'unshaded'],
    [29, 'shaded'],
    [30, 'unshaded'],
    [30, 'shaded'],
    [31, 'unshaded'],
    [31, 'shaded'],
    [33, 'unshaded'],
    [33, 'shaded'],
    [34, 'unshaded'],
    [34, 'shaded'],
    [36, 'shaded'],
  ] as const)('ADP 5.3 card %i %s puts itself in force', (card, side) => {
    const t = event(card, side, {})
    expect(lasts(t, card, side)).toBe(true)
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.3 card 30: played on the other side its one marker turns over (ruling 84)', () => {
    const t = event(30, 'unshaded', {}, { lasting: { 30: 'shaded' } })
    expect([lasts(t, 30, 'unshaded'), lasts(t, 30, 'shaded')]).toEqual([true, false])
  })
})

describe('ADP 5.1 card 25 Koran Burning', () => {
  test('ADP 5.1 card 25 unshaded: up to 3 Terror markers go where Police are, then a calm space shifts toward Support', () => {
    const t = event(25, 'unshaded', {
      kabul: 'government-police, terror 2',
      konduz: 'government-police, terror, opposition',
      balkh: 'government-police, support',
      herat: 'government-troops, terror',
    })
    expect(t.question).toBe('event.25.where')
    expect(t.answers).toEqual(['kabul', 'konduz', 'done'])
    expect(t.whyNot('herat')?.id).toBe(NOT_HERE)
    t.play('konduz', 'kabul', 'kabul')
    expect(t.question).toBe('event.shift-where')
    expect(t.answers).toEqual(['kabul', 'konduz'])
    t.play('konduz')
    expect([t.level('konduz'), t.markers('kabul', 'terror'), t.markers('konduz', 'terror')]).toEqual(['neutral', 0, 0])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1 card 25 unshaded: with Terror left a space does not shift; without Police nothing happens', () => {
    const t = event(25, 'unshaded', { kabul: 'government-police, terror 2' }).play('kabul', 'done')
    expect([t.markers('kabul', 'terror'), t.level('kabul')]).toEqual([1, 'neutral'])
    expect(t.question).toBe('turn.second')
    expect(event(25, 'unshaded', { kabul: 'coalition-troops, terror' }).question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 25 unshaded: without Terror the shift is all', () => {
    const t = event(25, 'unshaded', { kabul: 'government-police', zabol: 'government-police' })
    expect([t.level('kabul'), t.question]).toEqual(['support', 'turn.second'])
  })

  test('ADP 5.1 card 25 shaded: Terror and a shift at up to 2 Coalition Bases', () => {
    const t = event(25, 'shaded', {
      kabul: 'coalition-base, support',
      kandahar: 'coalition-base, opposition',
      zabol: 'coalition-base',
      helmand: 'government-base, coalition-troops',
    })
    expect(t.answers).toEqual(['kabul', 'kandahar', 'zabol', 'done'])
    t.play('kabul', 'zabol')
    expect([t.level('kabul'), t.markers('kabul', 'terror')]).toEqual(['neutral', 1])
    expect([t.level('zabol'), t.markers('zabol', 'terror')]).toEqual(['neutral', 1])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 25 shaded: without markers only what can shift may be chosen', () => {
    const board = { kabul: 'coalition-base', kandahar: 'coalition-base, opposition', ...NO_MARKERS }
    const t = event(25, 'shaded', board)
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('kabul')
    expect([t.level('kabul'), t.markers('kabul', 'terror')]).toEqual(['opposition', 0])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 25 shaded: without a Coalition Base nothing is asked', () => {
    expect(event(25, 'shaded', { kabul: 'coalition-troops 3' }).question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 26 MANPADS Scare', () => {
  test('ADP 5.1.2 card 26 unshaded: an Air Lift in spite of Sandstorms, then an Air Strike, both free', () => {
    const t = event(
      26,
      'unshaded',
      { kabul: 'coalition-troops 3', helmand: 'taliban-active' },
      { lasting: { 26: 'shaded', 57: 'unshaded' }, eligible: ['government'], resources: { government: 0 } },
    )
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'air-lift', 'done'])
    t.play('air-lift', 'helmand', '2', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'air-strike', 'done'])
    t.play('air-strike')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 2 })
    expect(t.question).toBe('turn.first')
  })

  test('ADP 5.5 card 26 unshaded: either may be declined; nothing is asked where neither is possible', () => {
    const t = event(26, 'unshaded', { kabul: 'coalition-troops', helmand: 'taliban-active' }).play('done', 'done')
    expect([t.pieces('kabul'), t.pieces('helmand')]).toEqual([{ 'coalition-troops': 1 }, { 'taliban-active': 1 }])
    expect(event(26, 'unshaded', { helmand: 'taliban-underground' }).question).toBe('turn.second')
  })

  test('ADP 4.2.3 card 26 shaded: the Taliban may pay 3 to cancel a flight, which is used up all the same', () => {
    const board = {
      khowst: 'coalition-troops, taliban-active',
      paktika: 'coalition-troops, taliban-active',
      helmand: 'taliban-active',
    }
    const fly = () => scene(board, { first: 'coalition', lasting: { 26: 'shaded' } }).play('assault', 'air-strike')
    const t = fly()
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'manpads.cancel', 'yes', 'no'])
    t.play('yes')
    expect([t.resources('taliban'), t.count('helmand', 'taliban-active')]).toEqual([17, 1])
    expect(t.whyNot('air-lift')?.id).toBe('why.activity-used')
    expect(fly().play('no', 'helmand').count('helmand', 'taliban-active')).toBe(0)
  })
})

describe('ADP 5.1 card 27 Tehrik-i-Taliban Pakistan', () => {
  test('ADP 5.1 card 27 unshaded: up to 3 guerrillas leave the two tribal areas', () => {
    const t = event(27, 'unshaded', {
      waziristan: 'taliban-underground, taliban-active, taliban-base',
      'northwest-frontier': 'taliban-underground 2',
      balochistan: 'taliban-underground',
    })
    expect(t.answers).toEqual(['waziristan', 'northwest-frontier', 'done'])
    expect(t.whyNot('balochistan')?.id).toBe(NOT_HERE)
    t.play('waziristan', 'taliban-active', 'northwest-frontier', 'northwest-frontier')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
    expect(t.pieces('northwest-frontier')).toEqual({})
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 27 unshaded: nobody there, nothing to ask', () => {
    expect(event(27, 'unshaded', { waziristan: 'taliban-base' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 27 shaded: up to 2 come to each of them', () => {
    const t = event(27, 'shaded', {}, { eligible: ['warlords'] })
    expect([t.by, t.question, ...t.answers]).toEqual(['warlords', 'place.how-many', '0', '1', '2'])
    t.play('2', '1')
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-underground': 2 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
  })

  test('ADP 1.4.1, 6.6.1 card 27 shaded: as many as are Available, Active at Hostility', () => {
    const board = { herat: 'taliban-underground 27' }
    const t = event(27, 'shaded', board, { tracks: { islamabad: 'hostility' } }).play('2', '1')
    expect(t.pieces('northwest-frontier')).toEqual({ 'taliban-active': 2 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1 })
    expect(event(27, 'shaded', NO_GUERRILLAS).question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 28 Karzai to Islamabad', () => {
  test('ADP 1.8 card 28 unshaded: Resources and Patronage, to their limits', () => {
    const t = event(28, 'unshaded', {})
    expect([t.resources('government'), t.track('patronage')]).toEqual([26, 6])
    const most = event(28, 'unshaded', {}, { resources: { government: 72 }, tracks: { patronage: 40 } })
    expect([most.resources('government'), most.track('patronage')]).toEqual([75, 40])
  })

  test('ADP 5.1 card 28 shaded: the Taliban cross the border, and none turns Active', () => {
    const t = event(
      28,
      'shaded',
      {
        waziristan: 'taliban-underground 4, taliban-active, taliban-base',
        balochistan: 'taliban-underground',
        'loc-kandahar-spin-boldak': 'government-police 5',
      },
      { eligible: ['warlords'], resources: { taliban: 0 } },
    )
    expect([t.by, t.question, ...t.answers]).toEqual([
      'taliban',
      'event.move-from',
      'balochistan',
      'waziristan',
      'done',
    ])
    t.play('waziristan')
    expect(t.answers).toEqual(['kandahar', 'khowst', 'paktika', 'zabol', 'loc-kandahar-spin-boldak'])
    expect(t.whyNot('northwest-frontier')?.id).toBe(NOT_HERE)
    t.play('loc-kandahar-spin-boldak', '3', '1')
    expect(t.pieces('loc-kandahar-spin-boldak')).toEqual({
      'government-police': 5,
      'taliban-underground': 3,
      'taliban-active': 1,
    })
    t.play('waziristan', 'paktika', 'done')
    expect(t.pieces('paktika')).toEqual({ 'taliban-underground': 1 })
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.count('balochistan', 'taliban-underground')).toBe(1)
    expect(t.resources('taliban')).toBe(0)
    expect(t.question).toBe('turn.first')
  })

  test('ADP 6.6.1 card 28 shaded: those who were Active at Hostility stay Active', () => {
    const t = event(28, 'shaded', { waziristan: 'taliban-active' }, { tracks: { islamabad: 'hostility' } })
    t.play('waziristan', 'zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 1.4.1 card 28 shaded: nobody moves who has just been taken off', () => {
    const t = event(28, 'shaded', { waziristan: 'taliban-underground', balochistan: 'taliban-active' })
    t.play('waziristan').interject('taliban', 'withdraw taliban-underground waziristan 1').play('zabol')
    expect([t.pieces('zabol'), t.pieces('waziristan')]).toEqual([{}, {}])
    expect(t.answers).toEqual(['balochistan', 'done'])
  })

  test('ADP 5.1.3 card 28 shaded: with no guerrilla in Pakistan nothing is asked', () => {
    expect(event(28, 'shaded', { waziristan: 'taliban-base' }).question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 32 Haqqani', () => {
  test('ADP 5.1 card 32 unshaded: up to 3 guerrillas leave Khowst, Paktika and Waziristan', () => {
    const t = event(32, 'unshaded', {
      khowst: 'taliban-underground, taliban-base',
      paktika: 'taliban-active',
      waziristan: 'taliban-underground 2',
      kabul: 'taliban-underground',
    })
    expect(t.answers).toEqual(['khowst', 'paktika', 'waziristan', 'done'])
    expect(t.whyNot('kabul')?.id).toBe(NOT_HERE)
    t.play('khowst', 'paktika', 'done')
    expect(t.pieces('khowst')).toEqual({ 'taliban-base': 1 })
    expect([t.pieces('paktika'), t.question]).toEqual([{}, 'turn.second'])
    expect(event(32, 'unshaded', { kabul: 'taliban-underground' }).question).toBe('turn.second')
  })

  test('ADP 4.4.3 card 32 shaded: up to 3 guerrillas come, and the Taliban Ambush in one of the spaces, free', () => {
    const board = {
      kabul: 'government-police, coalition-troops 2',
      paktika: 'government-troops',
      zabol: 'taliban-active',
    }
    const t = event(32, 'shaded', board, { eligible: ['warlords'], resources: { taliban: 0 } })
    expect([t.by, ...t.answers]).toEqual(['warlords', 'kabul', 'khowst', 'paktika', 'done'])
    t.play('kabul', 'khowst', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'event.operation-where', 'kabul', 'done'])
    t.play('kabul')
    expect([t.question, ...t.answers]).toEqual(['event.operation-what', 'ambush', 'attack'])
    t.play('ambush', 'coalition-troops')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 1, 'taliban-underground': 1, 'taliban-active': 1 })
    expect(inBox(t.table.game, CASUALTIES, COALITION_TROOPS)).toBe(1)
    expect([t.resources('taliban'), t.question]).toEqual([0, 'turn.first'])
  })

  test('ADP 3.3.3 card 32 shaded: without somebody Underground it is an Attack, and with card 31 shaded an Ambush', () => {
    const board = { khowst: 'taliban-active 2, government-troops 3', ...NO_GUERRILLAS_BUT_2 }
    const t = event(32, 'shaded', board, { dice: [3] }).play('khowst')
    expect(t.pieces('khowst')).toEqual({ 'government-troops': 3, 'taliban-active': 2 })
    const bombs = event(32, 'shaded', board, { lasting: { 31: 'shaded' } }).play('khowst', 'ambush')
    expect(bombs.pieces('khowst')).toEqual({ 'government-troops': 1, 'taliban-active': 2 })
  })

  test('ADP 5.1.2 card 32 shaded: card 11 does not stop it, but card 24 spares the Coalition', () => {
    const board = { khowst: 'taliban-underground, government-troops 3', kabul: 'taliban-active, coalition-troops 2' }
    const t = event(32, 'shaded', board, { lasting: { 11: 'unshaded', 24: 'unshaded' } }).play('done')
    expect(t.answers).toEqual(['khowst', 'done'])
    t.play('khowst', 'ambush')
    expect(t.count('khowst', 'government-troops')).toBe(1)
  })

  test('ADP 1.4.1 card 32 shaded: nobody Attacks who has just been taken off', () => {
    const t = event(32, 'shaded', { khowst: 'taliban-underground, government-troops' }).play('done', 'khowst')
    t.interject('taliban', 'withdraw taliban-underground khowst 1')
    expect([t.pieces('khowst'), t.question]).toEqual([{ 'government-troops': 1 }, 'turn.second'])
  })

  test('ADP 5.5 card 32 shaded: the Taliban may do without; with no enemy there nothing is asked of them', () => {
    const t = event(32, 'shaded', { khowst: 'taliban-underground, government-troops' }).play('done', 'done')
    expect([t.count('khowst', 'government-troops'), t.question]).toEqual([1, 'turn.second'])
    expect(event(32, 'shaded', { khowst: 'government-troops' }).play('kabul', 'done').question).toBe('turn.second')
    expect(event(32, 'shaded', NO_GUERRILLAS).question).toBe('turn.second')
  })
})

describe('ADP 5.1 card 35 Gulbuddin Hekmatyar', () => {
  test('ADP 5.1.1 card 35 unshaded: up to 3 guerrillas in and around Kabul change to Police', () => {
    const t = event(35, 'unshaded', {
      kabul: 'taliban-underground, taliban-active, taliban-base',
      samangan: 'taliban-active',
      paktika: 'taliban-active',
      'loc-kabul-aibak': 'taliban-active',
    })
    expect(t.question).toBe('event.replace-piece-where')
    expect(t.answers).toEqual(['kabul', 'samangan', 'done'])
    expect(t.whyNot('paktika')?.id).toBe(NOT_HERE)
    expect(t.whyNot('loc-kabul-aibak')?.id).toBe(NOT_HERE)
    t.play('kabul')
    expect(t.question).toBe('event.replace-which')
    t.play('taliban-underground', 'samangan', 'done')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-active': 1, 'taliban-base': 1 })
    expect(t.pieces('samangan')).toEqual({ 'government-police': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('ADP 1.4.1 card 35 unshaded: without Police Available they are removed all the same (ruling 9)', () => {
    const t = event(35, 'unshaded', { kabul: 'taliban-active 2', herat: 'government-police 30' }).play('kabul', 'kabul')
    expect([t.pieces('kabul'), t.question]).toEqual([{}, 'turn.second'])
  })

  test('ADP 5.1.3 card 35 unshaded: nobody there, nothing to ask', () => {
    expect(event(35, 'unshaded', { kabul: 'taliban-base', zabol: 'taliban-active' }).question).toBe('turn.second')
  })

  test('ADP 5.1 card 35 shaded: up to 3 guerrillas come to the north-east, and Patronage falls', () => {
    const t = event(35, 'shaded', { konduz: 'support' })
    expect(t.answers).toEqual(['kabul', 'baghlan', 'konduz', 'nuristan', 'done'])
    t.play('kabul', 'konduz', 'kabul')
    expect([t.pieces('kabul'), t.pieces('konduz')]).toEqual([
      { 'taliban-underground': 2 },
      { 'taliban-underground': 1 },
    ])
    expect([t.track('patronage'), t.question]).toEqual([4, 'turn.second'])
  })

  test('ADP 1.8, 1.4.1 card 35 shaded: no guerrilla Available, no Patronage to lose', () => {
    const t = event(35, 'shaded', NO_GUERRILLAS, { tracks: { patronage: 0 } })
    expect([t.track('patronage'), t.question]).toEqual([0, 'turn.second'])
  })
})

describe('ADP 5.1 card 36 Mullah Omar', () => {
  const camps = { waziristan: 'taliban-underground 2, taliban-base', balochistan: 'taliban-active 2' }

  test('ADP 5.1 card 36 unshaded: up to 3 guerrillas leave Pakistan', () => {
    const t = event(36, 'unshaded', camps)
    expect([t.question, ...t.answers]).toEqual(['event.choice', 'remove', 'halve'])
    t.play('remove', 'balochistan', 'waziristan', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-base': 1 })
    expect(t.pieces('balochistan')).toEqual({ 'taliban-active': 1 })
    expect([t.resources('taliban'), t.question]).toEqual([20, 'turn.second'])
  })

  test('ADP 5.1 card 36 unshaded: or the Taliban keep half their Resources, rounded up', () => {
    const t = event(36, 'unshaded', camps, { resources: { taliban: 15 } }).play('halve')
    expect([t.resources('taliban'), t.count('balochistan', 'taliban-active')]).toEqual([8, 2])
  })

  test('ADP 5.1.3 card 36 unshaded: what cannot be done is not offered', () => {
    expect(event(36, 'unshaded', { kandahar: 'taliban-active' }).resources('taliban')).toBe(10)
    const t = event(36, 'unshaded', camps, { resources: { taliban: 1 } })
    expect([t.question, ...t.answers]).toEqual(['event.remove-where', 'balochistan', 'waziristan', 'done'])
    const poor = event(36, 'unshaded', { kandahar: 'taliban-active' }, { resources: { taliban: 1 } })
    expect([poor.resources('taliban'), poor.question]).toEqual([1, 'turn.second'])
  })
})

describe('ADP 5.3 card 23 Roadside IEDs', () => {
  test('ADP 3.3.4 card 23 unshaded: Terror on a line takes 2 Underground guerrillas', () => {
    const board = {
      'loc-kandahar-kabul': 'taliban-underground',
      'loc-farah-kandahar': 'taliban-underground 3',
      zabol: 'taliban-underground',
    }
    const t = scene(board, { first: 'taliban', lasting: { 23: 'unshaded' } }).play('terror')
    expect(t.whyNot('loc-kandahar-kabul')?.id).toBe('why.two-underground')
    t.play('loc-farah-kandahar', 'zabol')
    expect(t.pieces('loc-farah-kandahar')).toEqual({ 'taliban-underground': 1, 'taliban-active': 2 })
    expect(t.markers('loc-farah-kandahar', 'sabotage')).toBe(1)
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 3.2.3 card 23 shaded: a guerrilla shows itself where cubes of a Sweep came, and one of them is lost', () => {
    const board = { kabul: 'coalition-troops 3', khowst: 'taliban-underground 4', bamian: 'taliban-underground' }
    const t = scene(board, { first: 'coalition', lasting: { 23: 'shaded' } })
    t.play('sweep', 'khowst', 'kabul', '3', 'done', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'ied.where', 'khowst', 'done'])
    t.play('khowst', 'taliban')
    expect(t.pieces('khowst')).toEqual({ 'coalition-troops': 2, 'taliban-active': 3, 'taliban-underground': 1 })
    expect(inBox(t.table.game, CASUALTIES, COALITION_TROOPS)).toBe(1)
  })
})

describe('ADP 5.4 card 24 US-Taliban Talks', () => {
  test('ADP 3.3.3 card 24 unshaded: the Taliban spare the Coalition, which still guards', () => {
    const board = {
      kabul: 'taliban-underground, coalition-troops 2',
      khowst: 'taliban-underground, coalition-troops, government-police, government-base',
    }
    const t = scene(board, { first: 'taliban', lasting: { 24: 'unshaded' }, dice: [1] }).play('attack')
    expect(t.whyNot('kabul')?.id).toBe('why.talks-spare')
    t.play('khowst')
    expect(t.pieces('khowst')).toEqual({
      'coalition-troops': 1,
      'government-base': 1,
      'taliban-active': 1,
      'taliban-underground': 1,
    })
    expect(t.count('kabul', 'coalition-troops')).toBe(2)
  })

  test('ADP 3.2.4 card 24 shaded: the Coalition may not Assault, the Government may', () => {
    const board = { khowst: 'taliban-active 2, coalition-troops 3, government-troops 3' }
    const t = scene(board, { first: 'coalition', lasting: { 24: 'shaded' } })
    expect(t.whyNot('assault')?.id).toBe('why.operation-impossible')
    t.play('pass')
    expect([t.by, t.answers.includes('assault')]).toEqual(['taliban', false])
    t.play('pass', 'pass')
    expect([t.by, t.answers.includes('assault')]).toEqual(['government', true])
  })
})

describe('ADP 5.3 card 29 Night Letters', () => {
  test('ADP 3.3.4 card 29 unshaded: Terror where Police are takes 2 Underground guerrillas', () => {
    const board = {
      kabul: 'taliban-underground 2, government-police',
      khowst: 'taliban-underground, government-police',
    }
    const t = scene({ ...board, paktika: 'taliban-underground' }, { first: 'taliban', lasting: { 29: 'unshaded' } })
    t.play('terror')
    expect(t.whyNot('khowst')?.id).toBe('why.two-underground')
    t.play('kabul', 'paktika')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-active': 2 })
    expect(t.pieces('paktika')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 3.2.1 card 29 shaded: Train places at most 4 cubes', () => {
    const t = scene({ kabul: 'government-troops' }, { first: 'government', lasting: { 29: 'shaded' } })
    t.play('train', 'kabul')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('3')
    expect(t.answers).toEqual(['0', '1'])
  })
})

describe('ADP 5.3 card 30 Urban Specialists', () => {
  test('ADP 3.3.4 card 30 unshaded: Terror in Kabul takes 2 Underground guerrillas', () => {
    const board = { kabul: 'taliban-underground', khowst: 'taliban-underground' }
    const t = scene(board, { first: 'taliban', lasting: { 30: 'unshaded' } }).play('terror')
    expect(t.whyNot('kabul')?.id).toBe('why.two-underground')
    t.play('khowst')
    expect(t.pieces('khowst')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 3.3.4 card 30 shaded: Terror in Kabul is free and shows nobody, Night Letters notwithstanding', () => {
    const board = { kabul: 'taliban-underground, government-police, support' }
    const t = scene(board, { first: 'taliban', lasting: { 29: 'unshaded', 30: 'shaded' }, resources: { taliban: 0 } })
    t.play('terror')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-underground': 1 })
    expect([t.level('kabul'), t.markers('kabul', 'terror'), t.resources('taliban')]).toEqual(['neutral', 1, 0])
  })
})

describe('ADP 5.3 card 31 Car Bombs', () => {
  const board = {
    khowst: 'taliban-underground, government-troops 2',
    paktika: 'taliban-underground, government-troops 2',
    zabol: 'taliban-active, government-troops 2',
  }

  test('ADP 4.4.3 card 31 unshaded: Ambush in one space only', () => {
    const t = scene(board, { first: 'taliban', lasting: { 31: 'unshaded' } }).play('attack', 'ambush', 'khowst')
    expect(t.count('khowst', 'government-troops')).toBe(0)
    expect(t.question).toBe('attack.where')
    expect(t.whyNot('ambush')?.id).toBe('why.activity-used')
  })

  test('ADP 4.4.3 card 31 shaded: an Active guerrilla will do', () => {
    const t = scene(board, { first: 'taliban', lasting: { 31: 'shaded' } }).play('attack', 'ambush', 'zabol')
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 })
    expect(scene(board, { first: 'taliban' }).play('attack', 'ambush').whyNot('zabol')?.id).toBe('why.no-underground')
  })
})

describe('ADP 5.3 card 33 Suicide Bombers', () => {
  const board = { khowst: 'taliban-underground 2, government-troops 2' }

  test('ADP 3.3.3 card 33 unshaded: a success costs the Taliban a guerrilla, before a new one comes', () => {
    const t = scene(board, { first: 'taliban', lasting: { 33: 'unshaded' }, dice: [1] }).play('attack', 'khowst')
    expect(t.pieces('khowst')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 })
    const failed = scene(board, { first: 'taliban', lasting: { 33: 'unshaded' }, dice: [3] }).play('attack', 'khowst')
    expect(failed.pieces('khowst')).toEqual({ 'government-troops': 2, 'taliban-active': 2 })
  })

  test('ADP 3.3.3 card 33 shaded: a guerrilla dies instead of the roll', () => {
    const t = scene(board, { first: 'taliban', lasting: { 33: 'shaded' } }).play('attack', 'khowst', 'bomb')
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 1 })
  })
})

describe('ADP 5.3 card 34 Accidental Guerrillas', () => {
  const board = { khowst: 'coalition-troops 3, taliban-active', herat: 'taliban-base' }

  test('ADP 3.2.4 card 34 unshaded: Civic Action after a Coalition Assault that removed a piece', () => {
    const t = scene(board, { first: 'coalition', lasting: { 34: 'unshaded' } }).play('assault', 'khowst', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'assault.civic', 'khowst', 'done'])
    t.play('khowst')
    expect([t.level('khowst'), t.resources('government')]).toEqual(['support', 17])
  })

  test('ADP 3.2.4 card 34 shaded: a Taliban guerrilla in Kabul or any Province', () => {
    const t = scene(board, { first: 'coalition', lasting: { 34: 'shaded' } }).play('assault', 'khowst', 'done')
    expect([t.by, t.question]).toEqual(['taliban', 'assault.backlash'])
    expect(t.whyNot('waziristan')?.id).toBe('why.not-afghan')
    t.play('kabul')
    expect(t.pieces('kabul')).toEqual({ 'taliban-underground': 1 })
  })
})

describe('ADP 5.4 card 36 Mullah Omar in the Propaganda round', () => {
  const board = {
    herat: 'taliban-base, government-police 2',
    ghowr: 'taliban-underground, warlords-underground',
    kandahar: 'taliban-base',
  }
  const round = (side: Side) => event(36, side, board, { eligible: ['taliban'], draw: [73, 13, 74, 75, 76, 77] })

  test('ADP 6.4.2 card 36 shaded: Sharia at any Taliban Base', () => {
    const t = round('shaded')
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'sharia.where', 'herat', 'kandahar', 'done'])
    t.play('herat')
    expect(t.level('herat')).toBe('opposition')
    expect(round('unshaded').answers).toEqual(['kandahar', 'done'])
  })

  test('ADP 6.5.4 card 36 shaded: guerrillas need not Redeploy; with the Reset that ends', () => {
    const t = round('shaded').play('done')
    while (t.question !== 'turn.first') t.play('done')
    expect(t.count('ghowr', 'taliban-underground')).toBe(1)
    expect(lasts(t, 36, 'shaded')).toBe(false)
  })
})
