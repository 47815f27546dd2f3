import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 26 LRRP', () => {
  const sanctuary = {
    'the-fishhook': 'nva-base 1, nva-troops 2, vc-underground 1',
    'central-laos': 'nva-tunnel 1, nva-troops 1',
    'quang-nam': 'us-troops 1, vc-base 1, vc-active 1',
  } as const

  test('FITL 5.5 card 26 unshaded: the US places 3 Irregulars in Laos and Cambodia, then strikes, Bases first', () => {
    const t = event(26, 'unshaded', sanctuary, { eligible: ['vc'], lasting: { 41: 'unshaded' } })
    expect([t.by, t.question]).toEqual(['us', 'event.place-where'])
    expect(t.answers).toEqual([
      'central-laos',
      'southern-laos',
      'northeast-cambodia',
      'the-fishhook',
      'the-parrots-beak',
      'sihanoukville',
    ])
    t.play('the-fishhook', 'the-fishhook', 'central-laos')
    expect([t.by, t.answers]).toEqual(['us', ['air-strike', 'done']])
    t.play('air-strike', 'the-fishhook')
    // The Base goes though others are there.
    expect(t.count('the-fishhook', 'nva-base')).toBe(0)
    t.play('nva-troops', 'done', 'quang-nam', 'vc-base', 'done', 'central-laos')
    expect([t.count('the-fishhook', 'nva-troops'), t.count('the-fishhook', 'irregulars-underground')]).toEqual([1, 2])
    expect([t.pieces('quang-nam'), t.level('quang-nam')]).toEqual([
      { 'us-troops': 1, 'vc-active': 1 },
      'passive-opposition',
    ])
    expect(t.pieces('central-laos')).toEqual({ 'irregulars-underground': 1, 'nva-tunnel': 1 })
  })

  test('FITL 4.2.3 card 26 unshaded, 2nd edition: Bases last as ever', () => {
    const t = event(26, 'unshaded', sanctuary, { options: { edition: '2nd' }, dice: [6] })
    t.play('the-fishhook', 'the-fishhook', 'the-fishhook', 'air-strike', 'the-fishhook', 'nva-troops')
    expect([t.question, t.count('the-fishhook', 'nva-troops'), t.count('the-fishhook', 'nva-base')]).toEqual([
      'strike.where',
      0,
      1,
    ])
  })

  test('FITL 1.4.1 card 26 unshaded: none Available, the US may take Irregulars from the map, but need not', () => {
    const t = event(26, 'unshaded', { saigon: 'irregulars-active 6' })
    expect(t.answers).toContain('done')
    t.play('central-laos', 'done')
    expect([t.count('central-laos', 'irregulars-underground'), t.count('saigon', 'irregulars-active')]).toEqual([1, 5])
  })

  test('FITL 5.1 card 26 shaded: 3 Irregulars become Casualties, each space they left shifts once', () => {
    const t = event(26, 'shaded', {
      saigon: 'irregulars-active 1, irregulars-underground 2, active-support',
      'central-laos': 'irregulars-underground 1',
      hue: 'irregulars-active 1, us-troops 2',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['hue', 'saigon', 'central-laos']])
    t.play('saigon', 'irregulars-underground', 'saigon', 'irregulars-active', 'central-laos')
    expect([t.pieces('saigon'), t.level('saigon')]).toEqual([{ 'irregulars-underground': 1 }, 'passive-support'])
    expect([casualties(t, 'irregulars'), t.level('hue'), t.question]).toEqual([3, 'neutral', 'turn.second'])
  })

  test('FITL 5.1.3 card 26 shaded: fewer than 3, or none', () => {
    const one = event(26, 'shaded', { hue: 'irregulars-active 1' })
    expect([casualties(one, 'irregulars'), one.level('hue')]).toEqual([1, 'passive-opposition'])
    expect(event(26, 'shaded', { hue: 'us-troops 1' }).question).toBe('turn.second')
  })
})
