import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 90 Walt Rostow', () => {
  test('FITL 5.1 card 90 unshaded: 2 ARVN pieces from the map and the boxes come to COIN-Controlled spaces', () => {
    const t = event(
      90,
      'unshaded',
      {
        saigon: 'us-troops 2',
        hue: 'arvn-troops 1, nva-troops 3',
        'quang-nam': 'rangers-active 1, vc-underground 2',
      },
      { boxes: { 'out-of-play': { 'arvn-bases': 1 } } },
    )
    expect([t.question, t.answers]).toEqual(['event.take-from', ['available', 'out-of-play', 'hue', 'quang-nam']])
    expect(t.whyNot('saigon')?.id).toBe('why.event-not-here')
    t.play('out-of-play')
    expect([t.count('saigon', 'arvn-base'), outOfPlay(t, 'arvn-bases')]).toEqual([1, 0])
    t.play('quang-nam')
    expect(t.pieces('saigon')).toEqual({ 'us-troops': 2, 'rangers-underground': 1, 'arvn-base': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('FITL 1.4.2 card 90 unshaded: no Base where two are, and it does not stay where it was', () => {
    const t = event(90, 'unshaded', { saigon: 'us-base 2, arvn-troops 1', hue: 'arvn-base 1' })
    t.play('available')
    expect(t.answers).toContain('arvn-base')
    t.play('arvn-base')
    expect(t.count('hue', 'arvn-base')).toBe(2)
    t.play('available')
    expect(t.answers).not.toContain('arvn-base')
    t.play('arvn-police', 'hue')
    expect([t.count('hue', 'arvn-police'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 5.1 card 90 unshaded: who was moved by hand meanwhile stays there', () => {
    const t = event(90, 'unshaded', {
      saigon: 'us-troops 2',
      'an-loc': 'us-troops 2',
      hue: 'arvn-troops 1, vc-active 2',
    })
    t.play('hue')
    expect(t.question).toBe('event.move-to')
    t.interject('us', 'hand move arvn-troops hue can-tho 1')
    expect([t.question, t.pieces('can-tho')]).toEqual(['event.take-from', { 'arvn-troops': 1 }])
  })

  test('FITL 5.1.3 card 90 unshaded: COIN Controls nothing, nothing is done', () => {
    expect(event(90, 'unshaded', { hue: 'arvn-troops 1, vc-underground 1' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 90 shaded: a Guerrilla of either faction to every Province with ARVN pieces, as the executor says', () => {
    const t = event(
      90,
      'shaded',
      {
        'quang-nam': 'arvn-base 1',
        'southern-laos': 'rangers-active 1',
        hue: 'arvn-police 2',
        'binh-dinh': 'us-troops 2',
        'loc-hue-da-nang': 'arvn-police 1',
      },
      { eligible: ['vc', 'us'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'event.place-which', ['nva-underground', 'vc-underground']])
    t.play('vc-underground', 'nva-underground')
    expect([t.pieces('southern-laos'), t.pieces('quang-nam')]).toEqual([
      { 'rangers-active': 1, 'vc-underground': 1 },
      { 'arvn-base': 1, 'nva-underground': 1 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 6.4.2 card 90 shaded: then ARVN Troops leave Provinces and LoCs, at Bases too, for Cities without NVA Control', () => {
    const t = event(
      90,
      'shaded',
      {
        'binh-dinh': 'arvn-troops 3, arvn-base 1, us-base 1',
        'loc-hue-da-nang': 'arvn-troops 1, arvn-police 1',
        hue: 'nva-troops 2',
        saigon: 'nva-troops 2',
        kontum: 'arvn-troops 1',
      },
      { eligible: ['us'], boxes: { 'out-of-play': { 'nva-guerrillas': 20 } } },
    )
    expect([t.by, t.question]).toEqual(['arvn', 'redeploy.must'])
    expect(t.answers).toEqual(['da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'])
    t.play('saigon', '3', 'da-nang')
    expect([t.question, t.answers]).toEqual(['redeploy.may', ['kontum', 'done']])
    t.play('kontum', 'saigon')
    expect([t.pieces('saigon'), t.pieces('da-nang')]).toEqual([
      { 'arvn-troops': 4, 'nva-troops': 2 },
      { 'arvn-troops': 1 },
    ])
    expect(t.pieces('binh-dinh')).toEqual({ 'us-base': 1, 'arvn-base': 1, 'vc-underground': 1 })
    expect(t.count('loc-hue-da-nang', 'arvn-police')).toBe(1)
    expect(t.track('frozen')).toBe(0)
  })

  test('FITL 1.4.1 card 90 shaded: too few Guerrillas, the executor says where', () => {
    const t = event(
      90,
      'shaded',
      { 'quang-nam': 'arvn-base 1', 'binh-dinh': 'arvn-police 1', saigon: 'vc-active 29' },
      { eligible: ['us'], boxes: { 'out-of-play': { 'nva-guerrillas': 20 } } },
    )
    expect([t.question, t.answers]).toEqual(['event.space', ['quang-nam', 'binh-dinh']])
    t.play('binh-dinh')
    expect([t.count('binh-dinh', 'vc-underground'), t.count('quang-nam', 'vc-underground')]).toEqual([1, 0])
  })
})
