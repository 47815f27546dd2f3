import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 77 Détente', () => {
  test('FITL 5.1 card 77 unshaded: half the Resources, rounded down; 5 Available NVA Troops leave the game', () => {
    const t = event(77, 'unshaded', {}, { resources: { nva: 15, vc: 1 } })
    expect([t.resources('nva'), t.resources('vc'), t.resources('arvn')]).toEqual([7, 0, 20])
    expect([outOfPlay(t, 'nva-troops'), available(t, 'nva-troops')]).toEqual([5, 35])
  })

  test('FITL 5.1.3 card 77 unshaded: only as many Troops as are Available', () => {
    const t = event(77, 'unshaded', { 'north-vietnam': 'nva-troops 38' })
    expect([outOfPlay(t, 'nva-troops'), t.count('north-vietnam', 'nva-troops')]).toEqual([2, 38])
  })

  test('FITL 5.1 card 77 shaded: 9 Resources for the NVA, then the VC Rally in up to 6 spaces, free', () => {
    const t = event(77, 'shaded', {}, { eligible: ['us'], resources: { vc: 0 } })
    expect([t.by, t.answers, t.resources('nva')]).toEqual(['vc', ['rally', 'done'], 29])
    t.play('rally', 'hue', 'da-nang', 'kontum', 'qui-nhon', 'saigon')
    expect(t.question).toBe('rally.where')
    t.play('can-tho')
    expect([t.question, t.by, t.count('can-tho', 'vc-underground')]).toEqual(['turn.first', 'vc', 1])
  })

  test('FITL 4.4.1 card 77 shaded: or they Infiltrate free, McNamara Line or not', () => {
    const t = event(
      77,
      'shaded',
      { 'central-laos': 'nva-base 1', hue: 'active-opposition, nva-troops 2, vc-underground 1' },
      { eligible: ['arvn'], lasting: { 38: 'unshaded' } },
    )
    expect([t.by, t.answers]).toEqual(['nva', ['nine-resources', 'infiltrate']])
    t.play('infiltrate', 'central-laos', '2', 'hue', 'vc-underground')
    expect([t.count('central-laos', 'nva-troops'), t.resources('nva')]).toEqual([2, 20])
    expect([t.pieces('hue'), t.level('hue')]).toEqual([{ 'nva-troops': 2, 'nva-underground': 1 }, 'passive-opposition'])
    expect([t.by, t.answers]).toEqual(['vc', ['rally', 'done']])
  })
})
