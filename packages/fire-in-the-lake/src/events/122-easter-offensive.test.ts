import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { type Board, event, type SceneOptions } from '../../test/kit.ts'

describe('FITL 5.1.4 card 122 Easter Offensive', () => {
  const easter = (board: Board, more: SceneOptions = {}) => event(122, 'single', board, more)

  test('FITL 3.3.2 card 122: a free March along the Trail, Guerrillas too', () => {
    const t = easter({ 'north-vietnam': 'nva-troops 4, nva-underground 1' }, { resources: { nva: 0 } })
    expect([t.by, t.answers]).toEqual(['nva', ['march', 'done']])
    t.play('march', 'north-vietnam', 'central-laos', '4', '1', 'central-laos', 'quang-tri-thua-thien', '4', '1')
    expect(t.pieces('quang-tri-thua-thien')).toEqual({ 'nva-troops': 4, 'nva-underground': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 122: then Troops on LoCs without COIN pieces may move 1 space, each once', () => {
    const t = easter({
      'loc-hue-khe-sanh': 'nva-troops 2',
      'loc-hue-da-nang': 'nva-troops 2, nva-active 1',
      'loc-kontum-dak-to': 'nva-troops 2, arvn-police 1',
      'loc-saigon-can-tho': 'nva-active 2',
    }).play('done')
    expect([t.question, t.answers]).toEqual(['event.move-from', ['loc-hue-khe-sanh', 'loc-hue-da-nang', 'done']])
    t.play('loc-hue-da-nang', 'da-nang', '1', 'loc-hue-khe-sanh', 'hue', '2')
    expect(t.answers).toEqual(['loc-hue-da-nang', 'done'])
    t.play('loc-hue-da-nang', 'hue')
    expect([t.count('hue', 'nva-troops'), t.count('da-nang', 'nva-troops')]).toEqual([3, 1])
    expect(t.pieces('loc-hue-da-nang')).toEqual({ 'nva-active': 1 })
  })

  test('FITL 5.1 card 122: those who came to a LoC in that step go no farther', () => {
    const t = easter({ 'loc-kontum-dak-to': 'nva-troops 2' }).play(
      'done',
      'loc-kontum-dak-to',
      'loc-da-nang-dak-to',
      '2',
    )
    expect([t.count('loc-da-nang-dak-to', 'nva-troops'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 3.3.3 card 122: then Troops must Attack wherever enemies are, and are lost for US Troops', () => {
    const t = easter({
      hue: 'nva-troops 5, nva-active 3, us-troops 3, arvn-base 1',
      kontum: 'nva-troops 2, arvn-police 2',
      'da-nang': 'nva-active 6, arvn-police 1',
      saigon: 'nva-troops 1, arvn-police 1',
    }).play('done')
    expect(t.pieces('hue')).toEqual({ 'nva-troops': 3, 'nva-active': 3, 'us-troops': 1, 'arvn-base': 1 })
    expect([t.pieces('kontum'), t.count('da-nang', 'arvn-police'), t.count('saigon', 'arvn-police')]).toEqual([
      { 'nva-troops': 2, 'arvn-police': 1 },
      1,
      1,
    ])
    expect([casualties(t, 'us-troops'), available(t, 'nva-troops'), t.question]).toEqual([2, 34, 'turn.second'])
  })

  test('FITL 5.3 card 122: PT-76 help in one space, or cost a Troop in each', () => {
    const board: Board = { hue: 'nva-troops 3, arvn-troops 4', kontum: 'nva-troops 2, arvn-troops 4' }
    const t = easter(board, { lasting: { 45: 'shaded' } }).play('done')
    expect([t.question, t.answers]).toEqual(['attack.how', ['troops', 'tanks']])
    t.play('tanks')
    expect([t.count('hue', 'arvn-troops'), t.count('kontum', 'arvn-troops')]).toEqual([1, 3])
    const u = easter(board, { lasting: { 45: 'unshaded' } }).play('done')
    expect([u.pieces('hue'), u.pieces('kontum')]).toEqual([
      { 'nva-troops': 2, 'arvn-troops': 3 },
      { 'nva-troops': 1, 'arvn-troops': 4 },
    ])
  })
})
