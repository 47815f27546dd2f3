import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { type Board, event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 101 Booby Traps', () => {
  test('FITL 5.3 card 101: either side stays in force', () => {
    expect(inForce(event(101, 'unshaded', {}).table.game, 101, 'unshaded')).toBe(true)
    expect(inForce(event(101, 'shaded', {}).table.game, 101, 'shaded')).toBe(true)
  })

  const held: Board = {
    hue: 'arvn-troops 1, nva-underground 1, vc-underground 1',
    kontum: 'arvn-troops 1, nva-underground 1, vc-underground 1',
  }

  test.each(['nva', 'vc'] as const)('FITL 4.4.3 card 101 unshaded: %s Ambush in 1 space only', (first) => {
    const ambush = (lasting = {}) => scene(held, { first, lasting }).play('attack', 'ambush', 'hue').question
    expect([ambush(), ambush({ 101: 'unshaded' })]).toEqual(['ambush.where', 'attack.where'])
  })

  test('FITL 3.2.3 card 101 shaded: on a 1 to 3 a US Troop that Swept is a Casualty', () => {
    const t = scene(
      { hue: 'us-troops 2, vc-underground 1', kontum: 'us-troops 1, vc-underground 1' },
      { first: 'us', lasting: { 101: 'shaded' }, dice: [3, 4] },
    )
    t.play('sweep', 'hue', 'done', 'kontum', 'done', 'done', 'vc', 'vc')
    expect([t.count('hue', 'us-troops'), t.count('kontum', 'us-troops'), casualties(t, 'us-troops')]).toEqual([1, 1, 1])
  })

  test('FITL 3.2.3 card 101 shaded: an ARVN Troop is Available again, Police are safe', () => {
    const board: Board = {
      hue: 'arvn-troops 1, arvn-police 1, vc-underground 1',
      kontum: 'arvn-police 1, vc-underground',
    }
    const t = scene(board, { first: 'arvn', lasting: { 101: 'shaded' }, dice: [1] })
    t.play('sweep', 'hue', 'done', 'kontum', 'done', 'done', 'vc', 'vc')
    expect([t.pieces('hue'), t.pieces('kontum')]).toEqual([
      { 'arvn-police': 1, 'vc-active': 1 },
      { 'arvn-police': 1, 'vc-active': 1 },
    ])
    expect(available(t, 'arvn-troops')).toBe(30)
  })
})
