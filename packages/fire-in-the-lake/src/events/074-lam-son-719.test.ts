import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 74 Lam Son 719', () => {
  test('FITL 5.1 card 74 unshaded: Troops come to Laos, the ARVN act there free, the Trail falls by 2', () => {
    const t = event(
      74,
      'unshaded',
      { 'southern-laos': 'nva-troops 4', 'central-laos': 'nva-troops 2' },
      { tracks: { trail: 4 } },
    )
    expect([t.question, t.answers]).toEqual(['event.place-where', ['central-laos', 'southern-laos']])
    t.play('southern-laos')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    t.play('6')
    expect([t.by, t.answers]).toEqual(['arvn', ['train', 'assault', 'done']])
    t.play('assault')
    expect(t.pieces('southern-laos')).toEqual({ 'arvn-troops': 6, 'nva-troops': 1 })
    expect([t.track('trail'), t.resources('arvn'), t.question]).toEqual([2, 20, 'turn.second'])
    expect(t.count('central-laos', 'nva-troops')).toBe(2)
  })

  test('FITL 2.3.9, 5.5 card 74 unshaded: the ARVN decide about the operation; in Monsoon it is no Sweep', () => {
    const t = event(
      74,
      'unshaded',
      { 'southern-laos': 'nva-underground 4', 'pleiku-darlac': 'arvn-troops 2' },
      { eligible: ['us'] },
    )
    t.play('southern-laos', '2')
    expect([t.by, t.answers]).toEqual(['arvn', ['sweep', 'done']])
    t.play('sweep', 'pleiku-darlac', '2', 'nva')
    expect(t.pieces('southern-laos')).toEqual({ 'arvn-troops': 4, 'nva-underground': 2, 'nva-active': 2 })
    expect(t.track('trail')).toBe(0)
    const monsoon = event(74, 'unshaded', { 'southern-laos': 'arvn-troops 2' }, { draw: [127, 40, 70, 99] })
    expect(monsoon.play('southern-laos', '2').answers).toEqual(['train', 'done'])
  })

  test('FITL 1.4.1 card 74 unshaded: none Available, the VC place nobody; the ARVN may take theirs from the map', () => {
    const board = { saigon: 'arvn-troops 30' } as const
    const vc = event(74, 'unshaded', board, { eligible: ['vc'] }).play('central-laos')
    expect([vc.by, vc.question, vc.count('central-laos', 'arvn-troops')]).toEqual(['arvn', 'event.choice', 0])
    const arvn = event(74, 'unshaded', board).play('central-laos', '2', 'done')
    expect([arvn.count('central-laos', 'arvn-troops'), arvn.count('saigon', 'arvn-troops')]).toEqual([2, 28])
  })

  test('FITL 5.1 card 74 shaded: 6 Resources for the NVA and 1 for each ARVN piece in Laos', () => {
    expect(event(74, 'shaded', {}).resources('nva')).toBe(26)
    const board = {
      'central-laos': 'arvn-troops 2, arvn-base, us-troops 3',
      'southern-laos': 'rangers-active, arvn-police',
      'the-fishhook': 'arvn-troops 4',
    } as const
    expect(event(74, 'shaded', board).resources('nva')).toBe(31)
    expect(event(74, 'shaded', board, { resources: { nva: 70 } }).resources('nva')).toBe(75)
  })
})
