import { describe, expect, test } from 'vitest'
import { finish, GOVERNMENT } from './coin.ts'
import { scene } from './kit.ts'

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
