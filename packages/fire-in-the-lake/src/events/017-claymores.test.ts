import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 17 Claymores', () => {
  test('FITL 5.4 card 17 unshaded: who executes stays Eligible', () => {
    const t = event(17, 'unshaded', {}, { eligible: ['us', 'arvn'], draw: [1, 40, 70, 99] })
    expect(inForce(t.table.game, 17, 'unshaded')).toBe(true)
    t.play('pass')
    expect([t.by, t.question]).toEqual(['us', 'turn.first'])
  })

  test('FITL 4.4.3 card 17 unshaded: no Ambush until the Coup', () => {
    const board = { hue: 'vc-underground 2, arvn-police 1' } as const
    const t = scene(board, { first: 'vc', lasting: { 17: 'unshaded' } }).play('attack')
    expect(t.whyNot('ambush')).toEqual({ id: 'why.claymores', rule: '5.4' })
  })

  test('FITL 3.3.2 card 17 unshaded: a Marching group that turns Active loses a Guerrilla, NVA Troops none', () => {
    const t = scene(
      { 'southern-laos': 'nva-troops 3, nva-underground 2' },
      { first: 'nva', lasting: { 17: 'unshaded' } },
    )
    t.play('march', 'southern-laos', 'loc-kontum-dak-to', '2', '2')
    expect(t.pieces('loc-kontum-dak-to')).toEqual({ 'nva-troops': 2, 'nva-active': 1 })
    const troops = scene({ 'southern-laos': 'nva-troops 5' }, { first: 'nva', lasting: { 17: 'unshaded' } })
    troops.play('march', 'southern-laos', 'loc-kontum-dak-to', '5')
    expect(troops.count('loc-kontum-dak-to', 'nva-troops')).toBe(5)
  })

  test('FITL 5.1 card 17 shaded: a COIN Base and an Underground Guerrilla of the same space go', () => {
    const t = event(17, 'shaded', {
      hue: 'us-base 1, arvn-base 1, nva-underground 1, vc-underground 2, us-troops 2',
      saigon: 'us-base 1, vc-active 2',
      kontum: 'arvn-troops 2, vc-underground 1',
      'quang-nam': 'arvn-base 1, vc-underground 1',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['hue', 'quang-nam']])
    t.play('hue')
    expect(t.answers).toEqual(['us-base', 'arvn-base'])
    t.play('us-base')
    expect(t.answers).toEqual(['nva-underground', 'vc-underground'])
    t.play('vc-underground')
    expect(t.pieces('hue')).toEqual({ 'us-troops': 2, 'arvn-base': 1, 'nva-underground': 1, 'vc-underground': 1 })
    expect([casualties(t, 'us-bases'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 1.4.1 card 17 shaded: an ARVN Base becomes Available; nothing without such a space', () => {
    const t = event(17, 'shaded', { 'quang-nam': 'arvn-base 1, vc-underground 1' })
    expect([t.pieces('quang-nam'), available(t, 'arvn-bases')]).toEqual([{}, 3])
    expect(event(17, 'shaded', { saigon: 'us-base 1, vc-active 2' }).count('saigon', 'us-base')).toBe(1)
  })
})
