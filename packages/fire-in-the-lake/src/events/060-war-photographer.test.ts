import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 60 War Photographer', () => {
  test('FITL 5.1 card 60 unshaded: 3 US pieces from Out of Play to Available', () => {
    const boxes = { 'out-of-play': { 'us-troops': 2, 'us-bases': 1, irregulars: 1, 'arvn-troops': 5 } } as const
    const t = event(60, 'unshaded', {}, { boxes })
    expect(t.answers).toEqual(['us-troops', 'irregulars-underground', 'us-base'])
    t.play('us-base', 'us-troops', 'us-troops')
    expect([available(t, 'us-bases'), available(t, 'us-troops'), outOfPlay(t, 'irregulars')]).toEqual([6, 40, 1])
    expect([outOfPlay(t, 'arvn-troops'), t.question]).toEqual([5, 'turn.second'])
    expect(event(60, 'unshaded', {}).question).toBe('turn.second')
  })

  test('FITL 5.1 card 60 shaded: the NVA place 6 Troops outside the South, +6 Resources, and stay Eligible if they execute', () => {
    const t = event(60, 'shaded', {}, { eligible: ['nva', 'vc'], draw: [36, 40, 70, 99] })
    expect([t.by, t.answers]).toEqual([
      'nva',
      [
        'central-laos',
        'southern-laos',
        'northeast-cambodia',
        'the-fishhook',
        'the-parrots-beak',
        'sihanoukville',
        'north-vietnam',
      ],
    ])
    t.play('central-laos', '2', 'north-vietnam', '4')
    expect([t.count('central-laos', 'nva-troops'), t.count('north-vietnam', 'nva-troops')]).toEqual([2, 4])
    expect([t.resources('nva'), t.by, t.question]).toEqual([26, 'vc', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question]).toEqual(['nva', 'turn.first'])
  })

  test('FITL 2.3.6 card 60 shaded: another faction does not stay Eligible', () => {
    const t = event(60, 'shaded', {}, { eligible: ['vc', 'us'], draw: [97, 40, 70, 99] })
    expect(t.by).toBe('nva')
    t.play('north-vietnam', '6', 'pass')
    expect([t.isEligible('vc'), t.resources('nva')]).toEqual([false, 26])
  })

  test('FITL 1.4.1 card 60 shaded: as many as are Available; the NVA may take more from the map', () => {
    const t = event(60, 'shaded', { hue: 'nva-troops 38' }).play('central-laos', '2')
    expect([t.count('central-laos', 'nva-troops'), t.answers.includes('done')]).toEqual([2, true])
    t.play('north-vietnam', '1', 'hue', 'done')
    expect([t.count('north-vietnam', 'nva-troops'), t.count('hue', 'nva-troops')]).toEqual([1, 37])
    expect([t.resources('nva'), t.question]).toEqual([26, 'turn.second'])
  })
})
