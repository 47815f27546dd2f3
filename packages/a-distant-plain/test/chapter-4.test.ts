import { describe, expect, test } from 'vitest'
import { airLift } from '../src/activities/air-lift.ts'
import { airStrike } from '../src/activities/air-strike.ts'
import { type Board, type SceneOptions, scene, standard } from './kit.ts'

/** The 2nd eligible faction of a card whose 1st did a plain operation: it has a Limited Operation. */
const afterOperation: SceneOptions = { position: { slot: 1, firstDid: 'operation' } }
const second: SceneOptions = { options: { printing: '2nd' } }

const NEEDS_OPERATION = { id: 'why.needs-operation', rule: '4.1' }

describe('ADP 4.1 special activities in general', () => {
  const board: Board = { zabol: 'taliban-underground 2', ghazni: 'taliban-underground 2' }

  test('ADP 4.1 AP-07 the Taliban with no Resources Extort first and pay the operation with it', () => {
    const t = scene(board, { first: 'taliban', resources: { taliban: 0 } })
    t.play('rally', 'zabol', 'done')
    expect(t.resources('taliban')).toBe(1)
    t.play('ghazni', 'guerrilla')
    expect(t.resources('taliban')).toBe(0)
    expect(t.count('ghazni', 'taliban-underground')).toBe(3)
  })

  test('ADP 4.1 during the operation, between two spaces', () => {
    const t = scene(board, { first: 'taliban', resources: { taliban: 1 } })
    t.play('rally', 'zabol', 'guerrilla')
    expect(t.whyNot('ghazni')).toEqual({ id: 'why.cost', rule: '3.1' })
    t.play('extort', 'zabol', 'done', 'ghazni', 'guerrilla')
    expect(t.count('ghazni', 'taliban-underground')).toBe(3)
  })

  test('ADP 4.1 after the operation, with what it brought', () => {
    const t = scene({ kabul: 'coalition-troops' }, { first: 'warlords' })
    t.play('rally', 'balkh', 'cultivate')
    expect(t.pieces('balkh')).toEqual({ 'warlords-underground': 1, 'warlords-base': 1 })
  })

  test('ADP 4.1 one type of activity, at one time', () => {
    const t = scene(
      {
        ...board,
        khowst: 'taliban-underground, government-police',
        paktika: 'taliban-underground, government-police',
      },
      { first: 'taliban' },
    )
    t.play('attack', 'extort', 'zabol', 'done')
    expect(t.whyNot('extort')).toEqual({ id: 'why.activity-used', rule: '4.1' })
    expect(t.whyNot('ambush')).toEqual({ id: 'why.activity-used', rule: '4.1' })
  })

  test('ADP 4.1 not with a Limited Operation', () => {
    const t = scene(board, { first: 'taliban', ...afterOperation })
    t.play('rally')
    expect(t.answers).toContain('zabol')
    expect(t.answers).not.toContain('extort')
  })

  test('ADP 4.1 an activity alone is no turn', () => {
    const t = scene(board, { first: 'taliban' })
    t.play('rally', 'extort', 'zabol', 'done')
    expect(t.whyNot('done')).toEqual({ id: 'why.nothing-yet', rule: '3.1' })
  })
})

describe('ADP 4.1 an activity that comes first leaves the operation possible', () => {
  test('Extort does not show the last hidden guerrilla before Terror', () => {
    const t = scene({ zabol: 'taliban-underground', ghazni: 'taliban-underground' }, { first: 'taliban' })
    t.play('terror', 'extort', 'zabol')
    expect(t.markers('zabol', 'terror')).toBe(0)
    expect(t.markers('ghazni', 'terror')).toBe(1)
    expect(t.resources('taliban')).toBe(20)
  })

  test('where one space does not bring enough, Extort goes on until the operation can be paid', () => {
    const t = scene(
      { badakhshan: 'taliban-underground', konduz: 'taliban-underground' },
      { first: 'taliban', resources: { taliban: 0 }, lasting: { 5: 'unshaded' } },
    )
    t.play('march', 'konduz')
    expect(t.resources('taliban')).toBe(2)
    expect(t.question).toBe('march.from')
  })

  test('an Extort that the Warlords cannot pay for opens nothing', () => {
    const t = scene(
      { zabol: 'taliban-underground 3, warlords-base' },
      { first: 'taliban', resources: { taliban: 0, warlords: 0 } },
    )
    expect(t.whyNot('attack')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })

  test('an Air Lift may open an Assault', () => {
    const t = scene({ kabul: 'coalition-troops 2', helmand: 'taliban-active' }, { first: 'coalition' })
    t.play('assault')
    expect(t.question).toBe('move.how-many')
    expect(t.answers).toEqual(['1', '2'])
    t.play('1')
    expect(t.question).toBe('lift.from')
    t.play('done')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 1 })
  })

  test('an Air Lift does not take the Troops that the Assault needs', () => {
    const t = scene({ helmand: 'coalition-troops, taliban-active', kabul: 'coalition-troops' }, { first: 'coalition' })
    t.play('assault', 'air-lift')
    expect(t.question).toBe('lift.to')
    expect(t.answers).not.toContain('kabul')
    expect(t.answers).toContain('helmand')
  })

  test('an Air Strike does not take the only target of the Assault', () => {
    const t = scene(
      { helmand: 'coalition-troops, taliban-active', farah: 'taliban-active', zabol: 'taliban-active' },
      { first: 'coalition' },
    )
    t.play('assault', 'air-strike')
    expect(t.answers).toEqual(['farah', 'zabol'])
    expect(t.whyNot('helmand')).toEqual(NEEDS_OPERATION)
  })

  test('Eradicate does not take the only target of the Assault', () => {
    const t = scene({ helmand: 'government-troops 4, warlords-base' }, { first: 'government' })
    t.play('assault')
    expect(t.whyNot('eradicate')).toEqual(NEEDS_OPERATION)
  })

  test('Transport must leave what the operation costs, and may bring the cubes it needs', () => {
    const board: Board = {
      kabul: 'government-troops 2',
      'loc-kandahar-kabul': 'taliban-active',
      nuristan: 'government-troops',
    }
    const t = scene(board, { first: 'government', resources: { government: 3 } })
    t.play('train', 'transport', 'kabul')
    expect(t.whyNot('loc-kandahar-kabul')).toEqual(NEEDS_OPERATION)
    expect(t.answers).toContain('loc-kabul-aibak')
    const u = scene({ kabul: 'government-troops 4', kandahar: 'taliban-active' }, { first: 'government' })
    u.play('assault')
    expect(u.question).toBe('move.how-many')
    expect(u.answers).toEqual(['2', '3', '4'])
  })

  test('the Warlords cannot spend their last 2 Resources before a Rally, but can before a March onto a road', () => {
    const board: Board = { balkh: 'warlords-underground 2, government-police' }
    const t = scene(board, { first: 'warlords', resources: { warlords: 2 } })
    t.play('rally')
    expect(t.whyNot('suborn')).toEqual(NEEDS_OPERATION)
    const u = scene(board, { first: 'warlords', resources: { warlords: 2 } })
    u.play('march', 'suborn')
    expect(u.resources('warlords')).toBe(0)
    expect(u.pieces('balkh')).toEqual({ 'warlords-underground': 2 })
  })

  test('Suborn does not buy off the only enemy before an Attack', () => {
    const t = scene({ balkh: 'warlords-underground 2, government-police' }, { first: 'warlords' })
    t.play('attack')
    expect(t.resources('warlords')).toBe(19)
    const u = scene({ balkh: 'warlords-underground 2, government-police 2' }, { first: 'warlords', dice: [6] })
    u.play('attack', 'suborn')
    expect(u.resources('warlords')).toBe(17)
    expect(u.count('balkh', 'government-police')).toBe(1)
  })

  test('Suborn may hide a guerrilla and so make Terror possible', () => {
    const t = scene({ balkh: 'warlords-active 2', konduz: 'taliban-active 2' }, { first: 'warlords' })
    t.play('terror')
    expect(t.question).toBe('suborn.hide')
    t.play('1', 'done')
    expect(t.markers('balkh', 'terror')).toBe(1)
  })

  test('Traffic pays for the Rally that it comes with', () => {
    const t = scene({ balkh: 'warlords-base' }, { first: 'warlords', resources: { warlords: 0 } })
    t.play('rally')
    expect(t.resources('warlords')).toBe(1)
    expect(t.question).toBe('rally.where')
    const u = scene(
      { balkh: 'warlords-base' },
      { first: 'warlords', resources: { warlords: 0 }, lasting: { 58: 'unshaded' } },
    )
    expect(u.whyNot('rally')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
  })
})

describe('ADP 4.1.1 accompanying operations', () => {
  const everything: Board = {
    kabul: 'coalition-troops 3, coalition-base, government-troops 3, government-police 3, support',
    balkh: 'government-troops 4, warlords-base, warlords-active, support',
    helmand: 'taliban-underground 5, taliban-active, taliban-base, government-police',
    konduz: 'warlords-underground 3, warlords-active, warlords-base',
  }
  const usable = (first: 'coalition' | 'government' | 'taliban' | 'warlords', operation: string): string[] => {
    const t = scene(everything, { first })
    t.play(operation)
    const all = {
      coalition: ['surge', 'air-lift', 'air-strike'],
      government: ['govern', 'transport', 'eradicate'],
      taliban: ['extort', 'infiltrate', 'ambush'],
      warlords: ['cultivate', 'traffic', 'suborn'],
    }[first]
    return all.filter((word) => t.whyNot(word)?.id !== 'why.not-with-this')
  }

  test('ADP 4.2 the Coalition', () => {
    expect(usable('coalition', 'train')).toEqual(['surge', 'air-lift'])
    expect(usable('coalition', 'patrol')).toEqual(['air-lift', 'air-strike'])
    expect(usable('coalition', 'sweep')).toEqual(['air-lift', 'air-strike'])
    expect(usable('coalition', 'assault')).toEqual(['air-lift', 'air-strike'])
  })

  test('ADP 4.3 the Government', () => {
    expect(usable('government', 'train')).toEqual(['govern', 'transport', 'eradicate'])
    expect(usable('government', 'patrol')).toEqual(['govern', 'transport', 'eradicate'])
    expect(usable('government', 'sweep')).toEqual(['transport'])
    expect(usable('government', 'assault')).toEqual(['transport', 'eradicate'])
  })

  test('ADP 4.4 the Taliban', () => {
    expect(usable('taliban', 'rally')).toEqual(['extort', 'infiltrate'])
    expect(usable('taliban', 'march')).toEqual(['extort', 'infiltrate'])
    expect(usable('taliban', 'attack')).toEqual(['extort', 'ambush'])
    expect(usable('taliban', 'terror')).toEqual(['extort'])
  })

  test('ADP 4.5 the Warlords', () => {
    expect(usable('warlords', 'rally')).toEqual(['cultivate', 'traffic', 'suborn'])
    expect(usable('warlords', 'march')).toEqual(['cultivate', 'traffic', 'suborn'])
    expect(usable('warlords', 'attack')).toEqual(['suborn'])
    expect(usable('warlords', 'terror')).toEqual(['suborn'])
  })
})

describe('ADP 4.2.1 Surge', () => {
  const board: Board = {
    kabul: 'coalition-troops 2',
    herat: 'coalition-troops, coalition-base',
    helmand: 'taliban-base',
  }

  test('pieces come from Available, go home and move between the spaces', () => {
    const t = scene(board, { first: 'coalition' })
    t.play('train', 'surge', 'kabul', 'herat')
    expect(t.question).toBe('surge.how-many')
    t.play('3', '0', '1', '0', 'no')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 3, 'coalition-base': 1 })
    expect(t.pieces('herat')).toEqual({})
    expect(t.total('support-and-available')).toBe(22)
  })

  test('a space may take what only another space has', () => {
    const t = scene(
      { kabul: 'coalition-troops 2', herat: 'coalition-troops 2' },
      { first: 'coalition', boxes: { casualties: { 'coalition-troops': 16 } } },
    )
    t.play('train', 'surge', 'kabul', 'herat')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('4', '0', '0', 'no')
    expect(t.pieces('kabul')).toEqual({ 'coalition-troops': 4 })
    expect(t.pieces('herat')).toEqual({})
  })

  test('up to three spaces: Kabul, or provinces that COIN Controls', () => {
    const t = scene({ ...board, balkh: 'government-police', konduz: 'government-police' }, { first: 'coalition' })
    t.play('train', 'surge')
    expect(t.answers).toEqual(['kabul', 'balkh', 'herat', 'konduz'])
    expect(t.whyNot('helmand')).toEqual({ id: 'why.coin-control', rule: '4.2.1' })
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.pakistan', rule: '1.4.2' })
    t.play('balkh', 'konduz', 'kabul')
    expect(t.question).toBe('surge.how-many')
  })

  test('Control is looked at when spaces are selected: all may leave a space (ruling 68)', () => {
    const t = scene({ herat: 'coalition-troops', balkh: 'government-police' }, { first: 'coalition' })
    t.play('train', 'surge', 'herat', 'balkh', 'done', '0', '1', '0', '0', 'no')
    expect(t.pieces('herat')).toEqual({})
    expect(t.pieces('balkh')).toEqual({ 'coalition-troops': 1, 'government-police': 1 })
  })

  test('two bases to a space (1.4.2)', () => {
    const t = scene({ kabul: 'government-base, taliban-base' }, { first: 'coalition' })
    t.play('train', 'surge', '0')
    expect(t.question).toBe('surge.roll')
  })

  test('the die is shared out between Aid and the Warlords, all of it', () => {
    const t = scene(board, { first: 'coalition', dice: [5] })
    t.play('train', 'surge', 'kabul', 'done', '2', '0', 'yes')
    expect(t.question).toBe('surge.aid')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5'])
    t.play('2')
    expect(t.aid).toBe(17)
    expect(t.resources('warlords')).toBe(23)
  })

  test('ADP 4.2.1 AR-10 the Coalition Trains and Surges', () => {
    const t = standard(
      {
        ghazni: 'coalition-troops, coalition-base, government-troops 2, taliban-underground 2, opposition',
        kandahar: 'taliban-underground 4',
        baghlan: 'government-troops 2, government-police 2, government-base, warlords-underground',
      },
      { first: 'coalition', scenario: 'short', resources: { government: 30 }, tracks: { aid: 20 }, dice: [4] },
    )
    t.play('train', 'surge', 'baghlan')
    expect(t.answers).toContain('kabul')
    t.play('done', '1', '1', 'yes', '4')
    expect(t.aid).toBe(24)
    t.play('baghlan', '0', '0', 'done', 'civic-action')
    expect(t.pieces('baghlan')).toMatchObject({ 'coalition-troops': 1, 'coalition-base': 1 })
    expect(t.level('baghlan')).toBe('support')
    expect(t.resources('government')).toBe(27)
  })
})

describe('ADP 4.2.2 Air Lift', () => {
  const board: Board = {
    kabul: 'coalition-troops 4, government-troops 5, government-police',
    herat: 'coalition-troops 2',
    waziristan: 'taliban-underground',
  }

  test('any Coalition Troops and up to 3 Government Troops', () => {
    const t = scene(board, { first: 'coalition' })
    t.play('patrol', 'air-lift', 'kabul', 'helmand')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4'])
    t.play('4')
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.play('2')
    expect(t.question).toBe('lift.from')
    t.play('kabul', 'herat')
    expect(t.pieces('herat')).toEqual({ 'coalition-troops': 2, 'government-troops': 1 })
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 4, 'government-troops': 2 })
  })

  test('ADP 4.2.2 who was moved by hand while the Coalition chose does not fly', () => {
    const t = scene(
      { herat: 'coalition-troops 3, government-troops 2, taliban-active', farah: 'taliban-active' },
      { first: 'coalition' },
    )
    t.play('assault', 'air-lift', 'farah', '2')
    t.interject('taliban', 'hand move coalition-troops herat kabul 2')
    expect(t.question).toBe('move.how-many')
    t.play('1')
    expect(t.pieces('farah')).toEqual({ 'coalition-troops': 1, 'government-troops': 1, 'taliban-active': 1 })
  })

  test('among three spaces, roads and Kabul too, never Pakistan', () => {
    const t = scene({ ...board, balkh: 'coalition-troops' }, { first: 'coalition' })
    t.play('patrol', 'air-lift', 'kabul')
    expect(t.whyNot('waziristan')).toEqual({ id: 'why.pakistan', rule: '1.4.2' })
    expect(t.whyNot('kabul')).toEqual({ id: 'why.already-here', rule: '4.2.2' })
    t.play('loc-kandahar-kabul', '1', '0', 'balkh')
    expect(t.answers).toEqual(['kabul', 'loc-kandahar-kabul'])
    t.play('loc-kandahar-kabul')
    expect(t.whyNot('herat')).toEqual({ id: 'why.three-spaces', rule: '4.2.2' })
    expect(t.answers).toEqual(['kabul', 'done'])
  })

  test('who has arrived does not fly again', () => {
    const t = scene({ herat: 'coalition-troops' }, { first: 'coalition' })
    t.play('patrol', 'air-lift', 'balkh')
    expect(t.count('balkh', 'coalition-troops')).toBe(1)
    expect(t.question).not.toBe('lift.from')
  })

  test('card 1, shaded: not with a Sweep', () => {
    const t = scene(board, { first: 'coalition', lasting: { 1: 'shaded' } })
    t.play('sweep')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.isr', rule: '5.3' })
  })

  test('card 10, shaded: no Government Troops', () => {
    const t = scene(board, { first: 'coalition', lasting: { 10: 'shaded' } })
    t.play('patrol', 'air-lift', 'kabul', 'helmand')
    expect(t.answers).toEqual(['1', '2', '3', '4'])
    t.play('2')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 2 })
  })

  test('card 57: none; AP-08 an event that grants one beats it (5.1.2)', () => {
    const t = scene(board, { first: 'coalition', lasting: { 57: 'unshaded' } })
    expect(airLift.whyNot(t.table.game)).toBeUndefined()
    t.play('patrol')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.sandstorms', rule: '5.4' })
  })

  test('card 26, shaded: the Taliban may pay 3 to cancel it; it counts as the activity all the same', () => {
    const t = scene(board, { first: 'coalition', lasting: { 26: 'shaded' }, resources: { taliban: 3 } })
    t.play('patrol', 'air-lift')
    expect(t.by).toBe('taliban')
    expect(t.question).toBe('manpads.cancel')
    t.play('yes')
    expect(t.resources('taliban')).toBe(0)
    expect(t.question).toBe('patrol.from')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.activity-used', rule: '4.1' })
    const u = scene(board, { first: 'coalition', lasting: { 26: 'shaded' } })
    u.play('patrol', 'air-lift', 'no')
    expect(u.question).toBe('lift.from')
    expect(u.resources('taliban')).toBe(20)
    const v = scene(board, { first: 'coalition', lasting: { 26: 'shaded' }, resources: { taliban: 2 } })
    v.play('patrol', 'air-lift')
    expect(v.question).toBe('lift.from')
  })

  test('card 26, shaded: a flight that may be cancelled opens no Assault', () => {
    const open: Board = { kabul: 'coalition-troops 2', helmand: 'taliban-active' }
    const t = scene(open, { first: 'coalition', lasting: { 26: 'shaded' } })
    expect(t.whyNot('assault')).toEqual({ id: 'why.operation-impossible', rule: '3.1' })
    const u = scene(open, { first: 'coalition', lasting: { 26: 'shaded' }, resources: { taliban: 2 } })
    expect(u.whyNot('assault')).toBeUndefined()
  })
})

describe('ADP 4.2.3 Air Strike', () => {
  test('an Active guerrilla in up to three spaces, no Coalition needed', () => {
    const t = scene(
      {
        helmand: 'taliban-active 2',
        'loc-kandahar-kabul': 'warlords-active',
        zabol: 'taliban-active, warlords-active',
        farah: 'taliban-active',
      },
      { first: 'coalition' },
    )
    t.play('patrol', 'air-strike', 'helmand', 'loc-kandahar-kabul', 'zabol')
    expect(t.question).toBe('remove.which')
    t.play('warlords-active')
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 1 })
    expect(t.pieces('loc-kandahar-kabul')).toEqual({})
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('a base that no guerrilla of its faction guards; not in Kabul; nobody hidden', () => {
    const t = scene(
      {
        kabul: 'taliban-active',
        helmand: 'taliban-base, warlords-underground',
        zabol: 'taliban-base, taliban-underground',
        balkh: 'warlords-base, warlords-active',
      },
      { first: 'coalition' },
    )
    t.play('patrol', 'air-strike')
    expect(t.answers).toEqual(['balkh', 'helmand'])
    expect(t.whyNot('kabul')).toEqual({ id: 'why.not-city', rule: '4.2.3' })
    expect(t.whyNot('zabol')).toEqual({ id: 'why.strike-none', rule: '4.2.3' })
    t.play('helmand', 'balkh')
    expect(t.pieces('helmand')).toEqual({ 'warlords-underground': 1 })
    expect(t.pieces('balkh')).toEqual({ 'warlords-base': 1 })
    expect(t.aid).toBe(15)
  })

  test('Pakistan shifts Islamabad once', () => {
    const t = scene({ waziristan: 'taliban-active', balochistan: 'taliban-base' }, { first: 'coalition' })
    t.play('patrol', 'air-strike', 'waziristan', 'balochistan')
    expect(t.track('islamabad')).toBe(3)
    expect(t.track('hard')).toBe(0)
  })

  test('ADP 4.2.3 AP-58 at Sponsorship it turns Hard', () => {
    const t = scene({ waziristan: 'taliban-active' }, { first: 'coalition', tracks: { islamabad: 'sponsorship' } })
    t.play('patrol', 'air-strike')
    expect(t.track('islamabad')).toBe(4)
    expect(t.track('hard')).toBe(1)
  })

  test('card 2, unshaded: a drone finds one hidden guerrilla in Pakistan and shifts nothing', () => {
    const board: Board = { waziristan: 'taliban-underground 2', 'northwest-frontier': 'taliban-underground 2' }
    const t = scene(board, { first: 'coalition', lasting: { 2: 'unshaded' } })
    t.play('patrol', 'air-strike', 'waziristan')
    expect(t.pieces('waziristan')).toEqual({ 'taliban-underground': 1 })
    expect(t.question).not.toBe('strike.where')
    expect(t.track('islamabad')).toBe(2)
    const u = scene(
      { waziristan: 'taliban-underground', balochistan: 'taliban-active' },
      { first: 'coalition', lasting: { 2: 'unshaded' } },
    )
    u.play('patrol', 'air-strike', 'waziristan', 'balochistan')
    expect(u.track('islamabad')).toBe(3)
  })

  test('card 2, shaded: Pakistan shifts Islamabad by two', () => {
    const t = scene({ waziristan: 'taliban-active' }, { first: 'coalition', lasting: { 2: 'shaded' } })
    t.play('patrol', 'air-strike')
    expect(t.track('islamabad')).toBe(4)
  })

  test('card 3, unshaded: two pieces in one of the spaces', () => {
    const t = scene(
      { helmand: 'taliban-active, taliban-base', zabol: 'taliban-active 2', farah: 'taliban-active 2' },
      { first: 'coalition', lasting: { 3: 'unshaded' } },
    )
    t.play('patrol', 'air-strike', 'zabol', 'done', 'helmand')
    expect(t.question).toBe('remove.which')
    expect(t.answers).toEqual(['taliban-base', 'done'])
    t.play('taliban-base', 'farah')
    expect(t.pieces('helmand')).toEqual({})
    expect(t.pieces('zabol')).toEqual({ 'taliban-active': 1 })
    expect(t.pieces('farah')).toEqual({ 'taliban-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('card 3, shaded: the Taliban turn a province that lost a piece', () => {
    const t = scene(
      { helmand: 'taliban-active, support', farah: 'taliban-active', ghazni: 'taliban-active' },
      { first: 'coalition', lasting: { 3: 'shaded' } },
    )
    t.play('patrol', 'air-strike', 'helmand', 'farah', 'ghazni')
    expect(t.by).toBe('taliban')
    expect(t.answers).toEqual(['helmand', 'ghazni'])
    t.play('helmand')
    expect(t.level('helmand')).toBe('neutral')
    expect(t.question).toBe('turn.second')
  })

  test('card 26, shaded: the Taliban may cancel it, but not one that an event grants', () => {
    const board: Board = { helmand: 'taliban-active' }
    const t = scene(board, { first: 'coalition', lasting: { 26: 'shaded' } })
    expect(airStrike.whyNot(t.table.game)).toBeUndefined()
    t.play('patrol', 'air-strike', 'yes')
    expect(t.pieces('helmand')).toEqual({ 'taliban-active': 1 })
    expect(t.resources('taliban')).toBe(17)
  })
})

describe('ADP 4.3.1 Govern', () => {
  const board: Board = {
    kabul: 'government-police, coalition-base, support',
    balkh: 'government-police, support',
    samangan: 'government-police',
    konduz: 'government-police',
    herat: 'government-police, taliban-active 2, support',
  }

  test('only COIN-Controlled spaces with Support or without people', () => {
    const t = scene(board, { first: 'government' })
    t.play('train', 'govern')
    expect(t.answers).toEqual(['kabul', 'balkh', 'samangan'])
    expect(t.whyNot('konduz')).toEqual({ id: 'why.govern-support', rule: '4.3.1' })
    expect(t.whyNot('herat')).toEqual({ id: 'why.coin-control', rule: '4.3.1' })
    expect(t.whyNot('loc-kabul-aibak')).toEqual({ id: 'why.not-afghan', rule: '4.3.1' })
  })

  test('Patronage takes the Population in Aid and leaves the space Neutral; not beside a Coalition Base', () => {
    const t = scene(board, { first: 'government' })
    t.play('train', 'govern', 'balkh', 'patronage')
    expect(t.aid).toBe(13)
    expect(t.track('patronage')).toBe(7)
    expect(t.level('balkh')).toBe('neutral')
    t.play('kabul')
    expect(t.markers('kabul', 'returnees')).toBe(1)
    expect(t.level('kabul')).toBe('support')
    expect(t.question).toBe('train.where')
  })

  test('Returnees count as people from then on (AP-51), one marker to a space', () => {
    const t = scene({ samangan: 'government-police, returnees, support' }, { first: 'government' })
    t.play('train', 'govern')
    expect(t.aid).toBe(14)
    expect(t.track('patronage')).toBe(6)
    expect(t.level('samangan')).toBe('neutral')
    const u = scene({ samangan: 'government-police' }, { first: 'government' })
    u.play('patrol', 'govern')
    expect(u.markers('samangan', 'returnees')).toBe(1)
    expect(u.total('coin-and-patronage')).toBe(6)
  })

  test('there are six markers', () => {
    const returned = 'returnees'
    const t = scene(
      {
        farah: returned,
        nimruz: returned,
        zabol: returned,
        'sar-e-pol': returned,
        herat: returned,
        ghowr: returned,
        samangan: 'government-police',
        balkh: 'government-police, support',
      },
      { first: 'government' },
    )
    t.play('train', 'govern')
    expect(t.level('balkh')).toBe('neutral')
    expect(t.track('patronage')).toBe(7)
    expect(t.question).toBe('train.where')
  })

  test('no more than there is Aid, and Patronage ends at 40 (rulings 16, 71)', () => {
    const t = scene(
      { balkh: 'government-police, support, returnees' },
      { first: 'government', tracks: { aid: 2, patronage: 39 } },
    )
    t.play('train', 'govern')
    expect(t.aid).toBe(0)
    expect(t.track('patronage')).toBe(40)
  })

  test('ADP 4.3.1 AR-08 with Support that Civic Action of the same Train has won (ruling 72)', () => {
    const t = scene(
      { nuristan: 'coalition-troops 2, government-troops' },
      { first: 'government', resources: { government: 20 }, tracks: { aid: 24, patronage: 5 } },
    )
    t.play('train', 'nuristan', 'done', 'civic-action')
    expect(t.level('nuristan')).toBe('support')
    t.play('govern', 'patronage')
    expect(t.resources('government')).toBe(14)
    expect(t.aid).toBe(22)
    expect(t.track('patronage')).toBe(7)
    expect(t.level('nuristan')).toBe('neutral')
  })
})

describe('ADP 4.3.2 Transport', () => {
  test('along roads and through Kabul into an adjacent space', () => {
    const t = scene({ kandahar: 'government-troops 5, government-police 2' }, { first: 'government' })
    t.play('patrol', 'transport')
    expect(t.question).toBe('transport.to')
    expect(t.answers).toContain('nuristan')
    expect(t.answers).toContain('herat')
    expect(t.answers).not.toContain('waziristan')
    expect(t.whyNot('badakhshan')).toEqual({ id: 'why.no-road', rule: '4.3.2' })
    t.play('balkh', '3')
    expect(t.pieces('balkh')).toEqual({ 'government-troops': 3 })
    expect(t.pieces('kandahar')).toEqual({ 'government-troops': 2, 'government-police': 2 })
    expect(t.resources('warlords')).toBe(20)
  })

  test('the road is taken if desired: Troops may go straight into a space next to theirs', () => {
    const t = scene({ badakhshan: 'government-troops' }, { first: 'government' })
    t.play('patrol', 'transport')
    expect(t.answers).toContain('baghlan')
    expect(t.answers).not.toContain('balkh')
    expect(t.whyNot('northwest-frontier')).toEqual({ id: 'why.no-road', rule: '4.3.2' })
  })

  test('Troops on a road go on from there', () => {
    const t = scene({ 'loc-kabul-tor-kham': 'government-troops' }, { first: 'government' })
    t.play('patrol', 'transport')
    expect(t.answers).toContain('khowst')
    expect(t.answers).toContain('loc-kabul-aibak')
  })

  test('Sabotage stops it', () => {
    const t = scene({ herat: 'government-troops', 'loc-toraghondi-farah': 'sabotage' }, { first: 'government' })
    t.play('patrol', 'transport')
    expect(t.answers).toContain('loc-toraghondi-farah')
    expect(t.answers).not.toContain('nimruz')
  })

  test('1 Resource to the Warlords for each space entered with guerrillas, on the cheapest way', () => {
    const t = scene(
      {
        zabol: 'government-troops 2',
        'loc-kandahar-kabul': 'taliban-underground',
        'loc-farah-kandahar': 'warlords-active',
        helmand: 'taliban-active',
        kandahar: 'taliban-active',
      },
      { first: 'government' },
    )
    t.play('train', 'transport', 'kandahar', '2')
    // By the road to Spin Boldak, where nobody is.
    expect(t.resources('warlords')).toBe(21)
    expect(t.resources('government')).toBe(19)
    const u = scene(
      { zabol: 'government-troops 2', 'loc-farah-kandahar': 'warlords-active', helmand: 'taliban-active' },
      { first: 'government' },
    )
    u.play('train', 'transport', 'helmand', '1')
    expect(u.resources('warlords')).toBe(22)
  })

  test('who has nothing pays nothing', () => {
    const t = scene(
      { herat: 'government-troops', 'loc-toraghondi-farah': 'sabotage, taliban-active 3' },
      { first: 'government', resources: { government: 3 } },
    )
    t.play('patrol')
    expect(t.resources('government')).toBe(0)
    t.play('transport', 'loc-toraghondi-farah')
    expect(t.count('loc-toraghondi-farah', 'government-troops')).toBe(1)
    expect(t.resources('warlords')).toBe(20)
  })
})

describe('ADP 4.3.3 Eradicate', () => {
  const board: Board = {
    balkh: 'government-troops 4, warlords-base, warlords-underground',
    khowst: 'government-police 3, warlords-base, support',
    konduz: 'coalition-troops 3, warlords-base',
    herat: 'government-police, warlords-base 2',
    kabul: 'government-police 3, warlords-base',
  }

  test('Aid +3, Patronage +1, a base goes, guarded or not, one level toward Opposition', () => {
    const t = scene(board, { first: 'government', ...second })
    t.play('train', 'eradicate')
    expect(t.answers).toEqual(['balkh', 'khowst'])
    expect(t.whyNot('konduz')).toEqual({ id: 'why.no-government-cubes', rule: '4.3.3' })
    expect(t.whyNot('herat')).toEqual({ id: 'why.coin-control', rule: '4.3.3' })
    expect(t.whyNot('kabul')).toEqual({ id: 'why.not-province', rule: '4.3.3' })
    t.play('balkh')
    expect(t.aid).toBe(18)
    expect(t.track('patronage')).toBe(6)
    expect(t.pieces('balkh')).toEqual({ 'government-troops': 4, 'warlords-underground': 1 })
    expect(t.level('balkh')).toBe('opposition')
    t.play('khowst')
    expect(t.level('khowst')).toBe('neutral')
    expect(t.pieces('khowst')).toEqual({ 'government-police': 3, 'taliban-underground': 1 })
    expect(t.question).toBe('train.where')
  })

  test('1st printing: without a base too; 2nd printing: only where one is (ruling 74)', () => {
    const bare: Board = { konduz: 'government-police', kabul: 'government-police' }
    const t = scene(bare, { first: 'government' })
    t.play('patrol', 'eradicate')
    expect(t.aid).toBe(18)
    expect(t.level('konduz')).toBe('opposition')
    const u = scene(bare, { first: 'government', ...second })
    u.play('patrol')
    expect(u.whyNot('eradicate')).toEqual({ id: 'why.activity-nowhere', rule: '4.3.3' })
  })

  test('card 45: who won the Tribal Elders sets the level', () => {
    const t = scene(board, {
      first: 'government',
      ...second,
      lasting: { 45: 'unshaded' },
      tracks: { elders: 'coalition' },
    })
    t.play('train', 'eradicate', 'balkh')
    expect(t.by).toBe('coalition')
    t.play('support')
    expect(t.level('balkh')).toBe('support')
  })
})
