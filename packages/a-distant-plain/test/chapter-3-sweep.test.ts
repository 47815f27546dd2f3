import { inBox } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { CASUALTIES, COALITION_TROOPS } from '../src/forces.ts'
import { COALITION, finish, GOVERNMENT, into } from './coin.ts'
import { scene } from './kit.ts'

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
