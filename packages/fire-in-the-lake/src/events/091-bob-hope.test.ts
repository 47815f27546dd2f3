import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 91 Bob Hope', () => {
  const board = {
    'quang-nam': 'us-troops 5',
    'binh-dinh': 'us-troops 1',
    saigon: 'arvn-police 1',
    hue: 'vc-underground 1',
    'loc-hue-da-nang': 'us-troops 1',
  } as const
  const boxes = { casualties: { 'us-troops': 3, 'us-bases': 1 } } as const

  test('FITL 5.1 card 91 unshaded: Troops from a Province to a City under COIN Control; for every 2 a Casualty recovers', () => {
    const t = event(91, 'unshaded', { ...board, kontum: 'us-base 1' }, { boxes })
    expect(t.answers).toEqual(['quang-nam', 'binh-dinh', 'done'])
    t.play('quang-nam')
    expect(t.answers).toEqual(['kontum', 'saigon'])
    t.play('saigon')
    expect(t.answers).toEqual(['1', '2', '3', '4', '5'])
    t.play('5')
    expect(t.answers).toEqual(['us-troops', 'us-base'])
    t.play('us-base')
    expect([t.count('saigon', 'us-troops'), t.count('quang-nam', 'us-troops'), t.question]).toEqual([
      5,
      0,
      'turn.second',
    ])
    expect([casualties(t, 'us-troops'), casualties(t, 'us-bases')]).toEqual([2, 0])
  })

  test('FITL 5.1 card 91 unshaded: one Troop recovers nobody, none is moved, or there is no City to go to', () => {
    const one = event(91, 'unshaded', board, { boxes }).play('binh-dinh')
    expect([one.count('saigon', 'us-troops'), casualties(one, 'us-troops')]).toEqual([1, 3])
    const none = event(91, 'unshaded', board, { boxes }).play('done')
    expect([none.count('quang-nam', 'us-troops'), casualties(none, 'us-troops')]).toEqual([5, 3])
    expect(event(91, 'unshaded', { 'quang-nam': 'us-troops 5' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 91 shaded: NVA or VC move up to 3 US Troops to Cities, and a Guerrilla of theirs takes the place of each', () => {
    const t = event(91, 'shaded', board, { eligible: ['us', 'arvn'] })
    expect([t.by, t.answers]).toEqual(['us', ['nva', 'vc']])
    t.play('nva')
    expect([t.by, t.answers]).toEqual(['nva', ['quang-nam', 'binh-dinh', 'done']])
    t.play('quang-nam')
    expect(t.answers).toEqual(['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'])
    t.play('hue', 'binh-dinh', 'saigon', 'quang-nam', 'hue')
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 3, 'nva-underground': 2 })
    expect(t.pieces('binh-dinh')).toEqual({ 'nva-underground': 1 })
    expect([t.count('hue', 'us-troops'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 5.1 card 91 shaded: Troops that were moved by hand meanwhile are not moved', () => {
    const t = event(91, 'shaded', board).play('vc', 'binh-dinh')
    expect(t.question).toBe('event.move-to')
    t.interject('us', 'hand move us-troops binh-dinh quang-nam 1')
    expect([t.answers, t.pieces('binh-dinh')]).toEqual([['quang-nam', 'done'], {}])
  })

  test('FITL 1.4.1 card 91 shaded: without Guerrillas Available the Troops go all the same; own ones may come from the map', () => {
    const t = event(91, 'shaded', { 'quang-nam': 'us-troops 1', hue: 'vc-active 30' }).play('vc', 'quang-nam', 'saigon')
    expect([t.question, t.answers]).toEqual(['recall.where', ['hue', 'done']])
    t.play('done')
    expect([t.pieces('quang-nam'), t.count('saigon', 'us-troops')]).toEqual([{}, 1])
  })
})
