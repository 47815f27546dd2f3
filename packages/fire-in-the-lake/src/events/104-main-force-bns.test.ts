import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { type Board, event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 104 Main Force Bns', () => {
  test('FITL 5.3 card 104: either side stays in force', () => {
    expect(inForce(event(104, 'unshaded', {}).table.game, 104, 'unshaded')).toBe(true)
    expect(inForce(event(104, 'shaded', {}).table.game, 104, 'shaded')).toBe(true)
  })

  test.each(['nva', 'vc'] as const)('FITL 3.3.2 card 104 unshaded: %s are seen if more than 1, not 3', (first) => {
    const marched = (text: string, n: string, lasting = {}) => {
      const t = scene({ 'quang-nam': `${first}-underground 3`, 'da-nang': text }, { first, lasting })
      return t.play('march', 'quang-nam', 'da-nang', n).count('da-nang', `${first}-active`)
    }
    const card = { 104: 'unshaded' }
    expect([marched('passive-support', '2'), marched('passive-support', '2', card)]).toEqual([0, 2])
    expect([marched('passive-support', '1', card), marched('neutral, arvn-police 3', '3', card)]).toEqual([0, 0])
    // Bases do not see them, special forces do.
    expect(marched('passive-support, arvn-base 1', '1', card)).toBe(0)
    expect(marched('passive-support, rangers-underground 1', '1', card)).toBe(1)
  })

  test('FITL 3.3.2 card 104 unshaded: on a LoC too', () => {
    const t = scene({ 'quang-nam': 'vc-underground 2' }, { first: 'vc', lasting: { 104: 'unshaded' } })
    t.play('march', 'quang-nam', 'loc-hue-da-nang', '2')
    expect(t.pieces('loc-hue-da-nang')).toEqual({ 'vc-active': 2 })
  })

  const board: Board = {
    hue: 'arvn-troops 3, nva-underground 1, vc-underground 1',
    kontum: 'arvn-troops 3, nva-underground 1, vc-underground 1',
  }

  test('FITL 4.5.3 card 104 shaded: in 1 space of a VC Ambush 2 pieces may go', () => {
    const t = scene(board, { first: 'vc', lasting: { 104: 'shaded' } }).play('attack', 'ambush', 'hue', 'hue')
    expect(t.count('hue', 'arvn-troops')).toBe(1)
    t.play('kontum')
    expect([t.count('kontum', 'arvn-troops'), t.count('kontum', 'vc-active')]).toEqual([2, 1])
  })

  test('FITL 4.5.3 card 104 shaded: the VC may keep it for the second space; the NVA have none of it', () => {
    const t = scene(board, { first: 'vc', lasting: { 104: 'shaded' } })
    t.play('attack', 'ambush', 'hue', 'done', 'kontum', 'kontum')
    expect([t.count('hue', 'arvn-troops'), t.count('kontum', 'arvn-troops')]).toEqual([2, 1])
    const u = scene(board, { first: 'nva', lasting: { 104: 'shaded' } }).play('attack', 'ambush', 'hue', 'kontum')
    expect([u.count('hue', 'arvn-troops'), u.count('kontum', 'arvn-troops')]).toEqual([2, 2])
  })
})
