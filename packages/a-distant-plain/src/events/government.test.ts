import { isOnBoard, type TrackFacts } from '@coinflict/kernel'
import { describe, expect, test } from 'vitest'
import { event, type Scene, scene } from '../../test/kit.ts'
import { ELDERS, POSTURES } from '../forces.ts'

/** The event is over: the next faction is asked for its turn. */
const isOver = (t: Scene): boolean => t.question.startsWith('turn.')

/** Islamabad's posture by name. */
const posture = (t: Scene) => POSTURES[t.track('islamabad')]

/** The box of pieces that are out of play. */
const outOfPlay = (t: Scene) => t.table.lastCheckpoint().position.boxes?.['out-of-play'] ?? {}

const NO_TALIBAN = { boxes: { 'out-of-play': { 'taliban-guerrillas': 30 } } } as const

describe('ADP 5.1 card 37 Afghan Commandos', () => {
  test('ADP 5.1 card 37 unshaded: the Government Sweeps free, then Assaults there with every cube, in Mountain too', () => {
    const t = event(
      37,
      'unshaded',
      { ghazni: 'government-troops 2, government-police 2, taliban-underground 4' },
      { resources: { government: 0 } },
    )
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.choice', ['sweep', 'done']])
    t.play('sweep', 'ghazni', 'taliban')
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.operation-where', ['ghazni', 'done']])
    expect(t.pieces('ghazni')).toMatchObject({ 'taliban-active': 4 })
    t.play('ghazni')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('ghazni')).toEqual({ 'government-troops': 2, 'government-police': 2, 'taliban-active': 2 })
    expect(t.resources('government')).toBe(0)
  })

  test('ADP 3.2.4 card 37 unshaded: a Taliban Base brings 6 Aid', () => {
    const t = event(37, 'unshaded', { kandahar: 'government-troops 2, taliban-active 1, taliban-base 1' })
    t.play('done', 'kandahar')
    expect(t.pieces('kandahar')).toEqual({ 'government-troops': 2 })
    expect(t.aid).toBe(21)
  })

  test('ADP 3.2.4 card 37 unshaded: Police count in Kabul only, the Coalition nowhere', () => {
    const t = event(37, 'unshaded', {
      kabul: 'government-police 2, coalition-troops 2, taliban-active 4',
      kandahar: 'government-police 2, coalition-troops 2, taliban-active 4',
    })
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('kabul')
    expect(t.count('kabul', 'taliban-active')).toBe(2)
  })

  test('ADP 5.5 card 37 unshaded: whoever executes, the Government decides and may decline either', () => {
    const t = event(
      37,
      'unshaded',
      { kandahar: 'government-troops 2, taliban-active 1', ghazni: 'government-troops 1, taliban-underground 1' },
      { eligible: ['warlords'] },
    )
    expect(t.by).toBe('government')
    t.play('done')
    expect([t.by, t.answers]).toEqual(['government', ['kandahar', 'done']])
    t.play('done')
    expect(isOver(t)).toBe(true)
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
    expect(t.count('ghazni', 'taliban-underground')).toBe(1)
  })

  test('ADP 2.3.5 card 37 unshaded: Troops may come for the Sweep, to one space; the Assault is there and nowhere else', () => {
    const t = event(37, 'unshaded', {
      helmand: 'government-troops 2',
      kandahar: 'taliban-underground 1, taliban-active 1',
      kabul: 'government-troops 1, taliban-active 1',
    })
    t.play('sweep', 'kandahar', 'helmand', '2', 'done', 'taliban')
    expect(t.answers).toEqual(['kandahar', 'done'])
    t.play('kandahar')
    expect(t.pieces('kandahar')).toEqual({ 'government-troops': 2 })
    expect(t.pieces('kabul')).toEqual({ 'government-troops': 1, 'taliban-active': 1 })
  })

  test('ADP 5.1.3 card 37 unshaded: without Government cubes nothing happens', () => {
    const t = event(37, 'unshaded', { kandahar: 'coalition-troops 2, taliban-active 1' })
    expect(isOver(t)).toBe(true)
    expect(t.count('kandahar', 'taliban-active')).toBe(1)
  })

  test('ADP 5.1 card 37 shaded: up to 3 Troops leave a Province, a guerrilla comes', () => {
    const t = event(37, 'shaded', { helmand: 'government-troops 4, government-police 1' })
    expect(t.answers).not.toContain('kabul')
    expect(t.answers).not.toContain('waziristan')
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.how-many', ['0', '1', '2', '3']])
    t.play('3')
    expect(t.pieces('helmand')).toEqual({ 'government-troops': 1, 'government-police': 1, 'taliban-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 37 shaded: a Province without Troops takes the guerrilla alone', () => {
    const t = event(37, 'shaded', { helmand: 'government-troops 1' }).play('konduz')
    expect(t.pieces('konduz')).toEqual({ 'taliban-underground': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 37 shaded: without a guerrilla at hand only Troops matter', () => {
    const t = event(37, 'shaded', { helmand: 'government-troops 1', kabul: 'government-troops 2' }, NO_TALIBAN)
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.pieces('helmand')).toEqual({})
  })
})

describe('ADP 5.1 card 38 Night Raids', () => {
  test('ADP 5.1 card 38 unshaded: everybody is shown and one guerrilla removed, in up to 2 spaces with Coalition Troops', () => {
    const t = event(38, 'unshaded', {
      helmand: 'coalition-troops 1, taliban-underground 2, warlords-underground 1',
      'loc-kabul-aibak': 'coalition-troops 1, warlords-underground 1',
      kandahar: 'coalition-base 1, taliban-underground 1',
      ghazni: 'coalition-troops 1, taliban-base 1',
    })
    expect(t.answers).toEqual(['helmand', 'loc-kabul-aibak', 'done'])
    t.play('helmand')
    expect([t.question, t.answers]).toEqual(['event.remove-which', ['taliban-active', 'warlords-active']])
    t.play('taliban-active')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1, 'taliban-active': 1, 'warlords-active': 1 })
    t.play('loc-kabul-aibak')
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'coalition-troops': 1 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 38 unshaded: it may be no space at all', () => {
    const t = event(38, 'unshaded', { helmand: 'coalition-troops 1, taliban-underground 2' }).play('done')
    expect(t.count('helmand', 'taliban-underground')).toBe(2)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 38 shaded: up to 2 Pashtun spaces with Coalition Troops shift; Patronage +1', () => {
    const t = event(38, 'shaded', {
      kabul: 'coalition-troops 1, support',
      helmand: 'coalition-troops 1',
      ghazni: 'coalition-troops 1, opposition',
      khowst: 'coalition-base 1, support',
      zabol: 'coalition-troops 1',
      konduz: 'coalition-troops 1, support',
    })
    expect(t.answers).toEqual(['kabul', 'helmand', 'done'])
    t.play('kabul', 'helmand')
    expect([t.level('kabul'), t.level('helmand')]).toEqual(['neutral', 'opposition'])
    expect(t.track('patronage')).toBe(6)
  })

  test('ADP 5.1.3 card 38 shaded: with nobody there Patronage rises all the same, to 40 at most', () => {
    const t = event(38, 'shaded', {}, { tracks: { patronage: 40 } })
    expect(isOver(t)).toBe(true)
    expect(t.track('patronage')).toBe(40)
  })
})

describe('ADP 5.1 card 39 Trilateral Summit', () => {
  test('ADP 5.1 card 39 unshaded: toward Hostility, 6 Resources for the Government', () => {
    const t = event(39, 'unshaded', {})
    expect(posture(t)).toBe('pressure')
    expect(t.resources('government')).toBe(26)
  })

  test('ADP 6.6.1 card 39 unshaded: at Hostility guerrillas in Pakistan turn Active; beyond it the posture hardens', () => {
    const reached = event(
      39,
      'unshaded',
      { waziristan: 'taliban-underground 2' },
      { tracks: { islamabad: 'pressure' } },
    )
    expect(reached.pieces('waziristan')).toEqual({ 'taliban-active': 2 })
    expect(reached.track('hard')).toBe(0)
    const beyond = event(39, 'unshaded', {}, { tracks: { islamabad: 'hostility' } })
    expect([posture(beyond), beyond.track('hard')]).toEqual(['hostility', 1])
  })

  test('ADP 5.1 card 39 shaded: toward Sponsorship, 3 Resources for the Taliban', () => {
    const t = event(39, 'shaded', {}, { tracks: { islamabad: 'sponsorship' } })
    expect([posture(t), t.track('hard')]).toEqual(['sponsorship', 1])
    expect(t.resources('taliban')).toBe(23)
  })
})

describe('ADP 5.1 card 40 Line Item', () => {
  test('ADP 5.1 card 40 unshaded: up to 5 from Aid to Patronage', () => {
    const t = event(40, 'unshaded', {})
    expect([t.question, t.answers]).toEqual(['event.choice', ['aid-to-patronage', 'eight-resources']])
    t.play('aid-to-patronage')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5'])
    t.play('5')
    expect([t.aid, t.track('patronage'), t.resources('government')]).toEqual([10, 10, 20])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.8 card 40 unshaded: no more than there is, and what Patronage cannot hold is lost', () => {
    const t = event(40, 'unshaded', {}, { tracks: { aid: 3, patronage: 39 } }).play('aid-to-patronage')
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.play('3')
    expect([t.aid, t.track('patronage')]).toEqual([0, 40])
  })

  test('ADP 5.1 card 40 unshaded: or 8 Resources; without Aid nothing else is left', () => {
    const t = event(40, 'unshaded', {}).play('eight-resources')
    expect([t.aid, t.resources('government')]).toEqual([15, 28])
    expect(event(40, 'unshaded', {}, { tracks: { aid: 0 } }).resources('government')).toBe(28)
  })

  test('ADP 5.1 card 40 shaded: Aid -8', () => {
    expect(event(40, 'shaded', {}).aid).toBe(7)
    expect(event(40, 'shaded', {}, { tracks: { aid: 5 } }).aid).toBe(0)
  })
})

describe('ADP 5.1 card 41 NATO Politics', () => {
  const GONE = { 'coalition-troops': 2, 'coalition-bases': 2 }

  test('ADP 5.1 card 41 unshaded: up to 3 pieces come back to Available', () => {
    const t = event(41, 'unshaded', {}, { boxes: { 'out-of-play': GONE } })
    const before = t.total('support-and-available') ?? 0
    expect([t.by, t.question]).toEqual(['government', 'event.41.return'])
    expect(t.answers).toEqual(['coalition-troops', 'coalition-base', 'done'])
    t.play('coalition-base', 'coalition-base')
    expect(t.answers).toEqual(['coalition-troops', 'done'])
    t.play('coalition-troops')
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual({ 'coalition-troops': 1 })
    expect(t.total('support-and-available')).toBe(before + 3)
  })

  test('ADP 5.1.3 card 41 unshaded: fewer if the executor likes, none if there is none', () => {
    const t = event(41, 'unshaded', {}, { boxes: { 'out-of-play': GONE } }).play('done')
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual(GONE)
    expect(isOver(event(41, 'unshaded', {}))).toBe(true)
  })

  test('ADP 5.1 card 41 shaded: the Coalition chooses 3 Available pieces to leave', () => {
    const t = event(41, 'shaded', { kabul: 'coalition-troops 18, coalition-base 1' })
    expect([t.by, t.question]).toEqual(['coalition', 'event.41.withdraw'])
    expect(t.answers).toEqual(['coalition-troops', 'coalition-base'])
    t.play('coalition-troops', 'coalition-troops')
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual({ 'coalition-troops': 2, 'coalition-bases': 1 })
  })

  test('ADP 5.1.3 card 41 shaded: all, if there are fewer', () => {
    const t = event(41, 'shaded', {
      kabul: 'coalition-troops 19, coalition-base 2',
      helmand: 'coalition-base 2',
      konduz: 'coalition-base 2',
    })
    expect(isOver(t)).toBe(true)
    expect(outOfPlay(t)).toEqual({ 'coalition-troops': 1 })
  })
})

describe('ADP 5.1 card 42 NGOs', () => {
  test('ADP 5.1 card 42 unshaded: Aid +4 and a +1 Pop marker where COIN has Control', () => {
    const t = event(42, 'unshaded', {
      kabul: 'government-police 1',
      zabol: 'coalition-troops 1',
      helmand: 'coalition-troops 1, returnees 1',
      konduz: 'coalition-troops 1, taliban-underground 1',
    })
    expect(t.aid).toBe(19)
    expect([t.question, t.answers]).toEqual(['event.42.where', ['kabul', 'zabol']])
    t.play('zabol')
    expect(t.markers('zabol', 'returnees')).toBe(1)
  })

  test('ADP 4.3.1 card 42 unshaded: there are six markers', () => {
    const returned = 'coalition-troops 1, returnees 1'
    const t = event(42, 'unshaded', {
      kabul: 'government-police 1',
      helmand: returned,
      konduz: returned,
      balkh: returned,
      herat: returned,
      farah: returned,
      zabol: returned,
    })
    expect(isOver(t)).toBe(true)
    expect(t.markers('kabul', 'returnees')).toBe(0)
    expect(t.aid).toBe(19)
  })

  test('ADP 5.1 card 42 shaded: Support fades beside insurgents; 3 Resources for the Warlords', () => {
    const t = event(42, 'shaded', {
      kabul: 'support, government-police 4, warlords-underground 1',
      konduz: 'support, taliban-base 1',
      helmand: 'support, government-police 1',
      ghazni: 'opposition, taliban-base 1',
    })
    expect(t.answers).toEqual(['kabul', 'konduz'])
    t.play('kabul')
    expect(t.level('kabul')).toBe('neutral')
    expect(t.resources('warlords')).toBe(23)
  })

  test('ADP 5.1.3 card 42 shaded: without such a space the Warlords gain all the same', () => {
    const t = event(42, 'shaded', { kabul: 'support, government-police 4' })
    expect(t.level('kabul')).toBe('support')
    expect(t.resources('warlords')).toBe(23)
  })
})

describe('ADP 5.1 card 43 Pakistani Offensive', () => {
  test('ADP 5.1 card 43 unshaded: toward Hostility, then up to 3 guerrillas of one Pakistan space', () => {
    const t = event(43, 'unshaded', {
      waziristan: 'taliban-underground 3, taliban-active 1, taliban-base 1',
      balochistan: 'taliban-underground 1',
      helmand: 'taliban-underground 1',
    })
    expect(posture(t)).toBe('pressure')
    expect(t.answers).toEqual(['balochistan', 'waziristan'])
    t.play('waziristan')
    expect(t.answers).toEqual(['taliban-underground', 'taliban-active', 'done'])
    t.play('taliban-underground', 'taliban-active', 'taliban-underground')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 })
  })

  test('ADP 5.1 card 43 unshaded: fewer, or none', () => {
    const t = event(43, 'unshaded', { waziristan: 'taliban-underground 3' }).play('taliban-underground', 'done')
    expect(t.count('waziristan', 'taliban-underground')).toBe(2)
    expect(isOver(t)).toBe(true)
    expect(isOver(event(43, 'unshaded', { waziristan: 'taliban-base 1' }))).toBe(true)
  })

  test('ADP 5.1 card 43 shaded: toward Sponsorship; guerrillas cross the border as they are, in several groups', () => {
    const t = event(
      43,
      'shaded',
      {
        waziristan: 'taliban-underground 3, taliban-active 2, taliban-base 1',
        balochistan: 'taliban-underground 1',
        'loc-kandahar-spin-boldak': 'government-police 4',
      },
      { eligible: ['government'] },
    )
    expect(posture(t)).toBe('backing')
    expect([t.by, t.question, t.answers]).toEqual(['taliban', 'event.move-from', ['balochistan', 'waziristan', 'done']])
    t.play('waziristan')
    expect(t.answers).toEqual(['kandahar', 'khowst', 'paktika', 'zabol', 'loc-kandahar-spin-boldak', 'done'])
    t.play('loc-kandahar-spin-boldak', '2', '1', 'khowst', '1', '0')
    expect(t.pieces('loc-kandahar-spin-boldak')).toEqual({
      'government-police': 4,
      'taliban-underground': 2,
      'taliban-active': 1,
    })
    expect(t.pieces('khowst')).toEqual({ 'taliban-underground': 1 })
    t.play('done')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-active': 1, 'taliban-base': 1 })
    expect(t.resources('taliban')).toBe(20)
  })

  test('ADP 5.5 card 43 shaded: the Taliban may stay, and have nobody to send', () => {
    const t = event(43, 'shaded', { balochistan: 'taliban-underground 1' }).play('done')
    expect(isOver(t)).toBe(true)
    expect(t.count('balochistan', 'taliban-underground')).toBe(1)
    expect(isOver(event(43, 'shaded', { balochistan: 'taliban-base 1' }))).toBe(true)
  })

  test('ADP 5.1 card 43 shaded: once the last has gone nobody is asked', () => {
    const t = event(43, 'shaded', { balochistan: 'taliban-underground 1' }).play('balochistan', 'nimruz')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('nimruz')).toEqual({ 'taliban-underground': 1 })
  })
})

describe('ADP 5.1 card 44 Pakistani Politics', () => {
  test('ADP 5.1 card 44: up to 2 guerrillas come to Pakistan, and 3 Resources', () => {
    const t = event(44, 'single', {})
    expect(t.answers).toEqual(['place-in-pakistan', 'remove-from-pakistan'])
    t.play('place-in-pakistan')
    expect([t.by, t.answers]).toEqual(['government', ['balochistan', 'waziristan', 'northwest-frontier', 'done']])
    t.play('waziristan', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 2 })
    expect(t.resources('taliban')).toBe(23)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 6.6.1 card 44: at Hostility they are Active', () => {
    const t = event(44, 'single', {}, { tracks: { islamabad: 'hostility' } })
    t.play('place-in-pakistan', 'balochistan', 'done')
    expect(t.pieces('balochistan')).toEqual({ 'taliban-active': 1 })
    expect(t.resources('taliban')).toBe(23)
  })

  test('ADP 5.1.3 card 44: with none Available the Resources come alone', () => {
    const t = event(44, 'single', {}, { ...NO_TALIBAN, eligible: ['government', 'coalition'] })
    t.play('place-in-pakistan')
    expect(isOver(t)).toBe(true)
    expect(t.resources('taliban')).toBe(23)
  })

  test('ADP 5.1 card 44: or up to 2 go, and 3 Resources with them', () => {
    const t = event(
      44,
      'single',
      { waziristan: 'taliban-underground 1, taliban-active 1', helmand: 'taliban-underground 1' },
      { resources: { taliban: 2 } },
    )
    t.play('remove-from-pakistan', 'waziristan', 'taliban-active', 'waziristan')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('waziristan')).toEqual({})
    expect(t.count('helmand', 'taliban-underground')).toBe(1)
    expect(t.resources('taliban')).toBe(0)
  })

  test('ADP 5.1.3 card 44: with nobody in Pakistan the Resources go all the same', () => {
    expect(event(44, 'single', {}).play('remove-from-pakistan').resources('taliban')).toBe(17)
  })
})

describe('ADP 5.4 card 45 Tribal Elders', () => {
  test('ADP 5.4 card 45: in force for the faction that executed it', () => {
    const t = event(45, 'single', {}, { eligible: ['taliban'] })
    const { lasting } = t.table.lastCheckpoint().position
    expect(lasting).toEqual({ 45: 'unshaded' })
    expect(t.track('elders')).toBe(3)
    expect(event(45, 'single', {}).track('elders')).toBe(2)
  })

  test('ADP 5.4 card 45: the marker that shows the faction is open to all', () => {
    const { game, volume } = event(45, 'single', {}).table
    expect(isOnBoard(game, volume.tracks[ELDERS] as TrackFacts)).toBe(true)
  })

  test('ADP 3.3.4 card 45: Terror that changes a level lets that faction set it', () => {
    const t = event(45, 'single', { konduz: 'taliban-underground 1', balkh: 'taliban-underground 1, opposition' })
    t.play('terror', 'konduz')
    expect([t.by, t.question, t.answers]).toEqual(['government', 'elders.level', ['support', 'neutral', 'opposition']])
    t.play('support')
    expect([t.level('konduz'), t.markers('konduz', 'terror')]).toEqual(['support', 1])
    expect([t.by, t.question]).toEqual(['taliban', 'terror.where'])
    t.play('balkh')
    expect(t.question).not.toBe('elders.level')
    expect([t.level('balkh'), t.markers('balkh', 'terror')]).toEqual(['opposition', 1])
  })

  test('ADP 3.3.1 card 45: so does a step of Sharia, but not one that takes off Terror', () => {
    const t = event(45, 'single', { helmand: 'taliban-base 1, support, terror 1' })
    t.play('rally', 'helmand', 'guerrilla', 'done', 'helmand')
    expect([t.by, t.question, t.markers('helmand', 'terror')]).toEqual(['taliban', 'sharia.more', 0])
    t.play('more')
    expect([t.by, t.question]).toEqual(['government', 'elders.level'])
    t.play('support')
    expect(t.level('helmand')).toBe('support')
  })

  test('ADP 6.4.1 card 45: and a step of Civic Action in the Support phase', () => {
    const t = scene(
      { konduz: 'coalition-troops 1, government-police 1' },
      { phase: 'support', lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } },
    )
    t.play('konduz')
    expect([t.by, t.question]).toEqual(['taliban', 'elders.level'])
    t.play('opposition')
    expect(t.level('konduz')).toBe('opposition')
  })

  test('ADP 4.3.3 card 45: and Eradicate', () => {
    const t = scene(
      { konduz: 'government-troops 4, warlords-base 1' },
      { first: 'government', lasting: { 45: 'unshaded' }, tracks: { elders: 'warlords' } },
    )
    t.play('train', 'eradicate')
    expect([t.by, t.question]).toEqual(['warlords', 'elders.level'])
    t.play('neutral')
    expect(t.level('konduz')).toBe('neutral')
  })

  test('ADP 6.6 card 45: until Reset', () => {
    const t = scene({}, { phase: 'reset', lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } })
    expect(t.table.lastCheckpoint().position.lasting).toBeUndefined()
    expect(t.track('elders')).toBe(0)
  })
})

describe('ADP 5.3 card 46 ID Cards', () => {
  test('ADP 5.3 card 46: either side is in force for the rest of the game', () => {
    for (const side of ['unshaded', 'shaded'] as const) {
      expect(event(46, side, {}).table.lastCheckpoint().position.lasting).toEqual({ 46: side })
    }
  })

  test('ADP 5.3 card 46: played again on its other side the marker turns over', () => {
    const t = event(46, 'shaded', {}, { lasting: { 46: 'unshaded' } })
    expect(t.table.lastCheckpoint().position.lasting).toEqual({ 46: 'shaded' })
  })

  const PASSPORTS = {
    helmand: 'taliban-underground 1, government-police 1, government-troops 2',
    konduz: 'taliban-underground 1, government-troops 2',
    balkh: 'taliban-underground 1, warlords-active 1',
  }

  test('ADP 4.4.2 card 46 unshaded: no Infiltrate where Police are', () => {
    const t = event(46, 'unshaded', PASSPORTS).play('rally', 'infiltrate')
    expect(t.answers).toEqual(['balkh', 'konduz'])
    expect(t.whyNot('helmand')).toEqual({ id: 'why.id-cards', rule: '5.3' })
    t.play('konduz', 'remove')
    expect(t.pieces('konduz')).toEqual({ 'taliban-underground': 1 })
    expect(t.question).toBe('rally.where')
  })

  test('ADP 4.4.2 card 46 shaded: Infiltrate in up to 2 spaces, each in its own way', () => {
    const t = event(46, 'shaded', PASSPORTS).play('rally', 'infiltrate', 'konduz', 'remove')
    expect([t.question, t.answers]).toEqual(['infiltrate.where', ['balkh', 'helmand', 'done']])
    t.play('helmand', 'replace', 'government-police')
    expect(t.question).toBe('rally.where')
    expect(t.pieces('konduz')).toEqual({ 'taliban-underground': 1 })
    expect(t.pieces('helmand')).toEqual({ 'taliban-underground': 2, 'government-troops': 2 })
    expect(t.track('patronage')).toBe(2)
  })
})

describe('ADP 5.1 card 47 Loya Jirga', () => {
  test('ADP 5.1 card 47 unshaded: up to 2 COIN-Controlled Pashtun spaces shift toward Support', () => {
    const t = event(47, 'unshaded', {
      kabul: 'government-police 1, support',
      helmand: 'government-police 1, opposition',
      ghazni: 'coalition-troops 1',
      khowst: 'government-police 1, taliban-underground 1',
      zabol: 'government-police 1',
      konduz: 'government-police 1',
    })
    expect(t.answers).toEqual(['ghazni', 'helmand', 'done'])
    t.play('helmand', 'ghazni')
    expect([t.level('helmand'), t.level('ghazni')]).toEqual(['neutral', 'support'])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 47 unshaded: nowhere, or nowhere it likes', () => {
    expect(isOver(event(47, 'unshaded', { konduz: 'government-police 1' }))).toBe(true)
    const t = event(47, 'unshaded', { ghazni: 'coalition-troops 1' }).play('done')
    expect(t.level('ghazni')).toBe('neutral')
  })

  test('ADP 5.1 card 47 shaded: Warlords come to up to 2 Provinces of theirs, which turn Neutral', () => {
    const t = event(47, 'shaded', {
      kabul: 'warlords-underground 1, support',
      balkh: 'warlords-base 1, support',
      zabol: 'warlords-active 1',
      konduz: 'taliban-underground 1, opposition',
    })
    expect(t.answers).toEqual(['balkh', 'zabol', 'done'])
    t.play('balkh', 'zabol')
    expect(t.pieces('balkh')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
    expect(t.level('balkh')).toBe('neutral')
    expect(t.pieces('zabol')).toEqual({ 'warlords-underground': 1, 'warlords-active': 1 })
  })

  test('ADP 5.1.3 card 47 shaded: without a guerrilla at hand only the level changes', () => {
    const t = event(47, 'shaded', {
      balkh: 'warlords-active 15, opposition',
      zabol: 'warlords-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'done'])
    t.play('balkh')
    expect(t.level('balkh')).toBe('neutral')
    expect(t.pieces('balkh')).toEqual({ 'warlords-active': 15 })
  })
})

describe('ADP 5.1 card 48 Strategic Partners', () => {
  test('ADP 5.1 card 48 unshaded: Aid +6, toward Hostility', () => {
    const t = event(48, 'unshaded', {})
    expect([t.aid, posture(t)]).toEqual([21, 'pressure'])
  })

  test('ADP 5.1 card 48 shaded: Aid -3, toward Sponsorship', () => {
    const t = event(48, 'shaded', {}, { tracks: { aid: 2 } })
    expect([t.aid, posture(t)]).toEqual([0, 'backing'])
  })
})

describe('ADP 5.1 card 49 Crop Substitution', () => {
  test('ADP 5.1 card 49 unshaded: a Warlords Base goes from a COIN-Controlled Province, guarded or not', () => {
    const t = event(49, 'unshaded', {
      kabul: 'government-police 5, warlords-base 1',
      balkh: 'government-police 5, warlords-base 2, warlords-underground 1',
      zabol: 'government-police 5, warlords-base 1',
      konduz: 'government-police 1, warlords-base 1',
    })
    expect(t.answers).toEqual(['balkh', 'zabol'])
    t.play('balkh')
    expect(t.pieces('balkh')).toEqual({ 'government-police': 5, 'warlords-base': 1, 'warlords-underground': 1 })
    expect([t.level('balkh'), t.aid]).toEqual(['support', 18])
  })

  test('ADP 1.6.2 card 49 unshaded: where nobody lives nothing shifts', () => {
    const t = event(49, 'unshaded', { zabol: 'government-police 5, warlords-base 1' })
    expect([t.level('zabol'), t.aid]).toEqual(['neutral', 18])
  })

  test('ADP 5.1.3 card 49 unshaded: without such a Base nothing happens', () => {
    const t = event(49, 'unshaded', { konduz: 'government-police 1, warlords-base 1' })
    expect(isOver(t)).toBe(true)
    expect(t.aid).toBe(15)
  })

  test('ADP 5.1 card 49 shaded: a Warlords Base where people and Warlords are', () => {
    const t = event(49, 'shaded', {
      kabul: 'warlords-underground 1',
      balkh: 'warlords-active 1',
      baghlan: 'warlords-underground 1',
      konduz: 'warlords-underground 1, taliban-base 2',
      zabol: 'warlords-underground 1',
      farah: 'warlords-underground 1, returnees 1',
      herat: 'warlords-base 1',
    })
    expect(t.answers).toEqual(['baghlan', 'balkh', 'farah'])
    t.play('farah')
    expect(t.count('farah', 'warlords-base')).toBe(1)
    expect(t.resources('warlords')).toBe(23)
  })

  test('ADP 5.1.3 card 49 shaded: the Resources come in any case', () => {
    expect(event(49, 'shaded', { zabol: 'warlords-underground 1' }).resources('warlords')).toBe(23)
  })
})

describe('ADP 5.1 card 50 Development Aid', () => {
  test('ADP 5.1 card 50 unshaded: Aid +9', () => {
    expect(event(50, 'unshaded', {}).aid).toBe(24)
    expect(event(50, 'unshaded', {}, { tracks: { aid: 70 } }).aid).toBe(75)
  })

  test('ADP 5.1 card 50 shaded: up to 6 Aid, split between Patronage and the Warlords', () => {
    const t = event(50, 'shaded', {}).play('2')
    expect([t.question, t.answers]).toEqual(['event.50.warlords', ['0', '1', '2', '3', '4']])
    t.play('3')
    expect([t.aid, t.track('patronage'), t.resources('warlords')]).toEqual([10, 7, 23])
  })

  test('ADP 5.1 card 50 shaded: all of it to one, or to none', () => {
    const all = event(50, 'shaded', {}).play('6')
    expect(isOver(all)).toBe(true)
    expect([all.aid, all.track('patronage'), all.resources('warlords')]).toEqual([9, 11, 20])
    const none = event(50, 'shaded', {}).play('0', '0')
    expect([none.aid, none.track('patronage'), none.resources('warlords')]).toEqual([15, 5, 20])
  })

  test('ADP 1.8 card 50 shaded: no more than there is', () => {
    const t = event(50, 'shaded', {}, { tracks: { aid: 2 } })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect([t.aid, t.track('patronage'), t.resources('warlords')]).toEqual([0, 6, 21])
    expect(isOver(event(50, 'shaded', {}, { tracks: { aid: 0 } }))).toBe(true)
  })
})

describe('ADP 5.1 card 51 Karzai', () => {
  const LOYAL = 'government-police 1, support'

  test('ADP 5.5 card 51 unshaded: the Government Governs in up to 3 spaces, whoever executes', () => {
    const t = event(
      51,
      'unshaded',
      { kabul: LOYAL, balkh: LOYAL, konduz: LOYAL, herat: LOYAL, ghazni: 'government-police 1' },
      { eligible: ['coalition'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.choice', ['govern', 'done']])
    t.play('govern')
    expect(t.answers).not.toContain('ghazni')
    t.play('kabul', 'patronage', 'balkh', 'patronage', 'konduz', 'returnees')
    expect(isOver(t)).toBe(true)
    expect([t.aid, t.track('patronage')]).toEqual([10, 10])
    expect([t.level('kabul'), t.level('balkh'), t.level('konduz')]).toEqual(['neutral', 'neutral', 'support'])
    expect(t.markers('konduz', 'returnees')).toBe(1)
    expect(t.level('herat')).toBe('support')
  })

  test('ADP 5.5 card 51 unshaded: it may be declined, or be impossible', () => {
    const t = event(51, 'unshaded', { kabul: LOYAL }).play('done')
    expect(isOver(t)).toBe(true)
    expect(t.level('kabul')).toBe('support')
    expect(isOver(event(51, 'unshaded', { ghazni: 'government-police 1' }))).toBe(true)
  })

  test('ADP 5.1 card 51 shaded: Patronage -4, Kabul shifts', () => {
    const t = event(51, 'shaded', { kabul: 'support' })
    expect([t.track('patronage'), t.level('kabul')]).toEqual([1, 'neutral'])
    const lowest = event(51, 'shaded', { kabul: 'opposition' }, { tracks: { patronage: 3 } })
    expect([lowest.track('patronage'), lowest.level('kabul')]).toEqual([0, 'opposition'])
  })
})

describe('ADP 5.1 card 52 Power Shuffle', () => {
  test('ADP 5.1 card 52 unshaded: Police go to lines and where COIN had Control', () => {
    const t = event(
      52,
      'unshaded',
      {
        kabul: 'government-police 3',
        balkh: 'government-police 1, taliban-underground 2',
        konduz: 'coalition-troops 1',
        herat: 'taliban-underground 1',
      },
      { eligible: ['warlords'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.move-from', ['kabul', 'balkh', 'done']])
    t.play('kabul')
    expect(t.answers.filter((s) => !s.startsWith('loc-'))).toEqual(['konduz'])
    expect(t.answers).toContain('loc-kabul-aibak')
    t.play('konduz', '3')
    // Kabul has lost Control, but counts as it stood.
    expect(t.answers).toEqual(['balkh', 'done'])
    t.play('balkh', 'kabul')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1 })
    expect(t.pieces('konduz')).toEqual({ 'coalition-troops': 1, 'government-police': 3 })
    expect(t.track('patronage')).toBe(7)
  })

  test('ADP 5.1 card 52 unshaded: each moves once, and none needs to', () => {
    const t = event(52, 'unshaded', { kabul: 'government-police 3', konduz: 'government-police 1' })
    t.play('kabul', 'konduz', '2')
    expect(t.answers).toEqual(['kabul', 'konduz', 'done'])
    t.play('konduz', 'kabul')
    expect(t.pieces('konduz')).toEqual({ 'government-police': 2 })
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('done')
    expect(isOver(t)).toBe(true)
    expect(event(52, 'unshaded', { kabul: 'government-police 3' }).play('done').track('patronage')).toBe(7)
  })

  test('ADP 5.1.3 card 52 unshaded: without Police Patronage rises all the same', () => {
    const t = event(52, 'unshaded', { kabul: 'government-troops 3' })
    expect(isOver(t)).toBe(true)
    expect(t.track('patronage')).toBe(7)
  })

  test('ADP 5.1 card 52 shaded: up to 4 Government cubes from up to 2 spaces', () => {
    const t = event(52, 'shaded', {
      kabul: 'government-troops 2, government-police 1, coalition-troops 1',
      'loc-kabul-aibak': 'government-police 3',
      konduz: 'government-troops 1',
    })
    t.play('kabul', 'government-troops', 'loc-kabul-aibak')
    expect(t.answers).toEqual(['kabul', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'government-police', 'kabul')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-police': 2 })
    expect(t.track('patronage')).toBe(3)
  })

  test('ADP 5.1 card 52 shaded: fewer, or none', () => {
    const t = event(52, 'shaded', { kabul: 'government-troops 2' }, { tracks: { patronage: 1 } }).play('kabul', 'done')
    expect(t.count('kabul', 'government-troops')).toBe(1)
    expect(t.track('patronage')).toBe(0)
    expect(event(52, 'shaded', { kabul: 'coalition-troops 2' }).track('patronage')).toBe(3)
  })
})

describe('ADP 5.1 card 53 Prison Break', () => {
  test('ADP 5.1 card 53 unshaded: up to 3 Taliban guerrillas in all from spaces with Police', () => {
    const t = event(53, 'unshaded', {
      kabul: 'government-police 1, taliban-underground 2, warlords-underground 1',
      'loc-kabul-aibak': 'government-police 1, taliban-active 1, taliban-underground 1',
      konduz: 'government-troops 1, taliban-active 1',
      ghazni: 'government-police 1, taliban-base 1',
    })
    expect(t.answers).toEqual(['kabul', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'loc-kabul-aibak', 'taliban-underground', 'kabul')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'warlords-underground': 1 })
    expect(t.pieces('loc-kabul-aibak')).toEqual({ 'government-police': 1, 'taliban-active': 1 })
  })

  test('ADP 5.1.3 card 53 unshaded: fewer, or nobody there', () => {
    const t = event(53, 'unshaded', { kabul: 'government-police 1, taliban-underground 2' }).play('kabul', 'done')
    expect(t.count('kabul', 'taliban-underground')).toBe(1)
    expect(isOver(event(53, 'unshaded', { konduz: 'government-troops 1, taliban-active 1' }))).toBe(true)
  })

  test('ADP 5.1 card 53 shaded: up to 4 come to Kandahar or to a space with Police', () => {
    const t = event(53, 'shaded', {
      kabul: 'government-police 1',
      konduz: 'government-police 1',
      ghazni: 'government-troops 1',
      'loc-kabul-aibak': 'government-police 1',
    })
    expect(t.answers).toEqual(['kabul', 'kandahar', 'konduz'])
    t.play('konduz')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('4')
    expect(t.pieces('konduz')).toEqual({ 'government-police': 1, 'taliban-underground': 4 })
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 53 shaded: as many as are Available', () => {
    const t = event(53, 'shaded', { waziristan: 'taliban-underground 28' })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.pieces('kandahar')).toEqual({ 'taliban-underground': 2 })
    expect(isOver(event(53, 'shaded', {}, NO_TALIBAN))).toBe(true)
  })
})

describe('ADP 5.1 card 54 Profit Sharing', () => {
  const purses = (t: Scene) => [t.resources('warlords'), t.track('patronage'), t.resources('government')]

  test('ADP 5.1 card 54 unshaded: up to 6 from the Warlords, up to 3 of them as Patronage', () => {
    const t = event(54, 'unshaded', {})
    expect([t.question, t.answers]).toEqual(['event.54.share', ['0', '1', '2', '3', '4', '5', '6']])
    t.play('6')
    expect([t.question, t.answers]).toEqual(['event.54.pocket', ['0', '1', '2', '3']])
    t.play('2')
    expect(purses(t)).toEqual([14, 7, 24])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.8 card 54 unshaded: no more than they have', () => {
    const t = event(54, 'unshaded', {}, { resources: { warlords: 2 }, eligible: ['government', 'taliban'] })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('2')
    expect(purses(t)).toEqual([0, 7, 20])
    expect(isOver(event(54, 'unshaded', {}, { resources: { warlords: 0 } }))).toBe(true)
    expect(purses(event(54, 'unshaded', {}).play('0'))).toEqual([20, 5, 20])
  })

  test('ADP 5.1 card 54 shaded: up to 3 Patronage and up to 3 Government Resources to the Warlords', () => {
    const t = event(54, 'shaded', {})
    expect([t.question, t.answers]).toEqual(['event.54.bribes', ['0', '1', '2', '3']])
    t.play('3')
    expect([t.question, t.answers]).toEqual(['event.54.pay', ['0', '1', '2', '3']])
    t.play('1')
    expect(purses(t)).toEqual([24, 2, 19])
  })

  test('ADP 1.8 card 54 shaded: what there is', () => {
    const t = event(54, 'shaded', {}, { resources: { government: 1 }, tracks: { patronage: 0 } })
    expect([t.question, t.answers]).toEqual(['event.54.pay', ['0', '1']])
    t.play('1')
    expect(purses(t)).toEqual([21, 0, 0])
  })
})
