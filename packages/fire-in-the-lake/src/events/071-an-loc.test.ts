import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 71 An Loc', () => {
  test('FITL 5.1 card 71 unshaded: where ARVN pieces are in the South, all NVA Troops go and 3 ARVN Troops come', () => {
    const t = event(71, 'unshaded', {
      'an-loc': 'rangers-active 1, nva-troops 9, nva-underground 2, us-troops 1',
      'loc-hue-da-nang': 'arvn-police 1',
      'the-fishhook': 'arvn-troops 1, nva-troops 2',
      saigon: 'us-troops 3',
    })
    expect(t.answers).toEqual(['an-loc', 'loc-hue-da-nang'])
    t.play('an-loc')
    expect([t.pieces('an-loc'), t.question]).toEqual([
      { 'us-troops': 1, 'rangers-active': 1, 'arvn-troops': 3, 'nva-underground': 2 },
      'turn.second',
    ])
  })

  test('FITL 1.4.1 card 71 unshaded: none Available; the ARVN may take theirs from the map', () => {
    const board = { saigon: 'arvn-troops 30', 'an-loc': 'arvn-police 1, nva-troops 2' } as const
    const nva = event(71, 'unshaded', board, { eligible: ['nva'] }).play('an-loc')
    expect(nva.pieces('an-loc')).toEqual({ 'arvn-police': 1 })
    const arvn = event(71, 'unshaded', board).play('an-loc', 'saigon', 'done')
    expect(arvn.pieces('an-loc')).toEqual({ 'arvn-police': 1, 'arvn-troops': 1 })
    expect(event(71, 'unshaded', { hue: 'us-troops 1' }).question).toBe('turn.second')
  })

  const front = {
    'an-loc': 'us-troops 2, arvn-troops 4, nva-underground 1',
    'north-vietnam': 'nva-troops 4, nva-underground 2',
    'the-fishhook': 'nva-troops 4',
    'tay-ninh': 'nva-troops 2',
    'quang-nam': 'nva-troops 3',
    kontum: 'us-troops 1',
  } as const

  test('FITL 3.3.2 card 71 shaded: Troops March to one City, by the Trail too, in Monsoon too, and Attack there twice, free', () => {
    const t = event(71, 'shaded', front, { draw: [127, 40, 70, 99], eligible: ['us', 'vc'], resources: { nva: 0 } })
    expect([t.by, t.question]).toEqual(['nva', 'event.operation-where'])
    // Quang Nam is beside Da Nang, Tay Ninh beside Saigon; nobody comes to Kontum.
    expect(t.answers).toEqual(['da-nang', 'an-loc', 'saigon', 'done'])
    t.play('an-loc')
    // From Quang Nam through Laos and Cambodia, too.
    expect(t.answers).toEqual(['the-fishhook', 'north-vietnam', 'quang-nam', 'tay-ninh', 'done'])
    t.play('north-vietnam', '4', 'the-fishhook', '4', 'done')
    expect([t.count('an-loc', 'nva-troops'), t.count('north-vietnam', 'nva-underground')]).toEqual([8, 2])
    t.play('attack', 'troops', 'us-troops', 'us-troops', 'arvn-troops')
    expect(t.pieces('an-loc')).toEqual({ 'arvn-troops': 2, 'nva-troops': 6, 'nva-underground': 1 })
    t.play('attack', 'troops')
    expect(t.pieces('an-loc')).toEqual({ 'nva-troops': 6, 'nva-underground': 1 })
    expect([t.resources('nva'), t.question]).toEqual([0, 'turn.second'])
  })

  test('FITL 3.3.2 card 71 shaded: no Trail, no way on through Laos and Cambodia', () => {
    const t = event(71, 'shaded', front, { tracks: { trail: 0 } }).play('an-loc')
    expect(t.answers).toEqual(['the-fishhook', 'tay-ninh', 'done'])
  })

  test('FITL 5.5 card 71 shaded: the NVA may leave any of it; PT-76 in each of the Attacks', () => {
    expect(event(71, 'shaded', front).play('done').question).toBe('turn.second')
    const t = event(71, 'shaded', { ...front, 'an-loc': 'arvn-troops 6' }, { lasting: { 45: 'shaded' } })
    t.play('an-loc', 'tay-ninh', '2', 'done', 'attack', 'tanks')
    expect(t.count('an-loc', 'arvn-troops')).toBe(4)
    t.play('attack', 'tanks')
    expect([t.count('an-loc', 'arvn-troops'), t.question]).toEqual([2, 'turn.second'])
  })
})
