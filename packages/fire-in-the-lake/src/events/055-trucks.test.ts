import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 55 Trucks', () => {
  test('FITL 5.1 card 55 unshaded: the Trail by 2; the NVA choose 4 pieces in Laos and 4 in Cambodia', () => {
    const t = event(
      55,
      'unshaded',
      {
        'central-laos': 'nva-troops 2, nva-tunnel 1, vc-underground 2',
        'southern-laos': 'nva-underground 2, nva-base 1',
        'the-fishhook': 'nva-troops 1, nva-base 1',
        'north-vietnam': 'nva-troops 5',
      },
      { eligible: ['us'], tracks: { trail: 4 } },
    )
    expect([t.track('trail'), t.by, t.question, t.answers]).toEqual([
      2,
      'nva',
      'event.remove-where',
      ['central-laos', 'southern-laos'],
    ])
    // Their own Base with a Tunnel, if they like (5.1.1).
    t.play('central-laos', 'nva-tunnel', 'southern-laos', 'nva-underground', 'central-laos', 'central-laos')
    expect([t.pieces('central-laos'), t.pieces('southern-laos')]).toEqual([
      { 'vc-underground': 2 },
      { 'nva-underground': 1, 'nva-base': 1 },
    ])
    t.play('nva-base')
    expect([t.pieces('the-fishhook'), t.count('north-vietnam', 'nva-troops'), t.question]).toEqual([
      {},
      5,
      'turn.first',
    ])
  })

  test('FITL 5.1.1 card 55 unshaded: a Base with a Tunnel is not forced off', () => {
    const t = event(55, 'unshaded', { 'central-laos': 'nva-troops 1, nva-tunnel 1' }).play('nva-troops')
    expect([t.pieces('central-laos'), t.track('trail'), t.question]).toEqual([{ 'nva-tunnel': 1 }, 0, 'turn.second'])
  })

  test('FITL 5.1.2 card 55 unshaded: Oriskany does not save the Trail from a later event', () => {
    const t = event(55, 'unshaded', {}, { tracks: { trail: 3 }, lasting: { 39: 'shaded' } })
    expect(t.track('trail')).toBe(1)
  })

  test('FITL 5.1 card 55 shaded: twice the Trail for both; Bases move within Laos and Cambodia, Tunneled ones stay', () => {
    const t = event(
      55,
      'shaded',
      {
        'central-laos': 'nva-base 2',
        'southern-laos': 'nva-tunnel 1',
        'the-fishhook': 'nva-base 1, vc-base 1',
        'north-vietnam': 'nva-base 1',
      },
      { eligible: ['vc'], tracks: { trail: 3 }, resources: { nva: 72, vc: 0 } },
    )
    expect([t.resources('nva'), t.resources('vc')]).toEqual([75, 6])
    expect([t.by, t.answers]).toEqual(['nva', ['central-laos', 'the-fishhook', 'done']])
    t.play('central-laos')
    // No room at the Fishhook, none in the North.
    expect(t.answers).toEqual(['southern-laos', 'northeast-cambodia', 'the-parrots-beak', 'sihanoukville'])
    t.play('southern-laos', 'central-laos', 'sihanoukville')
    expect([t.pieces('southern-laos'), t.pieces('sihanoukville'), t.pieces('central-laos')]).toEqual([
      { 'nva-base': 1, 'nva-tunnel': 1 },
      { 'nva-base': 1 },
      {},
    ])
    // Each once.
    expect(t.answers).toEqual(['the-fishhook', 'done'])
    expect(t.play('done').question).toBe('turn.first')
  })
})
