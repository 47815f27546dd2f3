import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 39 Oriskany', () => {
  test('FITL 5.1 card 39 unshaded: 4 pieces from North Vietnam, Tunneled Bases not, then from Laos; the Trail falls by 2', () => {
    const t = event(
      39,
      'unshaded',
      {
        'north-vietnam': 'nva-base 1, nva-tunnel 1, nva-troops 1',
        'central-laos': 'nva-troops 3, us-troops 1',
        'southern-laos': 'vc-underground 1',
        'the-fishhook': 'nva-troops 3',
      },
      { eligible: ['us', 'arvn'], tracks: { trail: 3 } },
    )
    expect(t.answers).toEqual(['nva-troops', 'nva-base'])
    t.play('nva-base')
    expect([t.pieces('north-vietnam'), t.answers]).toEqual([{ 'nva-tunnel': 1 }, ['central-laos', 'southern-laos']])
    t.play('central-laos')
    expect(t.answers).toEqual(['us-troops', 'nva-troops'])
    t.play('nva-troops', 'southern-laos')
    expect([t.count('central-laos', 'nva-troops'), t.pieces('southern-laos'), t.track('trail')]).toEqual([2, {}, 1])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 39 unshaded: nobody there, the Trail still falls', () => {
    const t = event(39, 'unshaded', { 'the-fishhook': 'nva-troops 3' })
    expect([t.track('trail'), t.count('the-fishhook', 'nva-troops'), t.question]).toEqual([0, 3, 'turn.second'])
  })

  test('FITL 5.1.1 card 39 unshaded: the NVA may give up their Tunneled Base rather than more', () => {
    const t = event(39, 'unshaded', { 'north-vietnam': 'nva-tunnel 1', 'central-laos': 'nva-troops 5' })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['north-vietnam', 'done']])
    t.play('north-vietnam')
    expect([t.pieces('north-vietnam'), t.count('central-laos', 'nva-troops')]).toEqual([{}, 2])
  })

  test('FITL 5.4 card 39 shaded: an Available US Troop leaves the game; Air Strikes do not Degrade the Trail', () => {
    const t = event(
      39,
      'shaded',
      { hue: 'us-troops 1, vc-active 1', kontum: 'us-troops 1, vc-active 1' },
      { eligible: ['nva', 'us'], tracks: { trail: 3 }, draw: [1, 21, 40, 70] },
    )
    expect(outOfPlay(t, 'us-troops')).toBe(1)
    t.play('patrol', 'air-strike')
    expect(t.whyNot('done')?.id).toBe('why.trail-safe')
    t.play('hue', 'vc-active', 'done')
    expect([t.track('trail'), t.question]).toEqual([3, 'patrol.from'])
    expect(outOfPlay(event(39, 'shaded', { saigon: 'us-troops 40' }), 'us-troops')).toBe(0)
  })

  test('FITL 5.1.2 card 39 shaded: another event Degrades the Trail all the same', () => {
    const t = scene({}, { card: 46, tracks: { trail: 3 }, lasting: { 39: 'shaded' } }).play('event', 'unshaded')
    expect(t.track('trail')).toBe(1)
  })
})
