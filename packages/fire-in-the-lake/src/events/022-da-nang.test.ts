import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 22 Da Nang', () => {
  test('FITL 5.1 card 22 unshaded: up to 6 US Troops come to Da Nang, up to 3 of them from Out of Play', () => {
    const t = event(22, 'unshaded', {}, { boxes: { 'out-of-play': { 'us-troops': 9 } }, eligible: ['vc', 'arvn'] })
    expect([t.by, t.question, t.answers]).toEqual(['us', 'event.from-out-of-play', ['0', '1', '2', '3']])
    t.play('2')
    expect([t.question, t.answers]).toEqual(['place.how-many', ['0', '1', '2', '3', '4']])
    t.play('4')
    expect([t.count('da-nang', 'us-troops'), outOfPlay(t, 'us-troops'), t.question]).toEqual([6, 7, 'turn.second'])
  })

  test('FITL 5.1.1 card 22 unshaded: as many as there are in the boxes; none from the map', () => {
    const t = event(22, 'unshaded', { saigon: 'us-troops 38' }, { boxes: { 'out-of-play': { 'us-troops': 1 } } })
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect([t.count('da-nang', 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([2, 38])
    const none = event(22, 'unshaded', { saigon: 'us-troops 40' })
    expect([none.question, none.count('da-nang', 'us-troops')]).toEqual(['turn.second', 0])
  })

  test('FITL 5.1 card 22 shaded: Support in and around Da Nang is gone, Opposition stays', () => {
    const t = event(22, 'shaded', {
      'da-nang': 'active-support',
      'quang-nam': 'passive-support',
      'quang-tin-quang-ngai': 'passive-opposition',
      hue: 'active-support',
    })
    expect([t.level('da-nang'), t.level('quang-nam'), t.level('quang-tin-quang-ngai'), t.level('hue')]).toEqual([
      'neutral',
      'neutral',
      'passive-opposition',
      'active-support',
    ])
    expect(inForce(t.table.game, 22, 'shaded')).toBe(true)
  })

  test('FITL 5.4 card 22 shaded: no Air Strike until the Coup', () => {
    const t = scene({ hue: 'us-troops 1, vc-active 1' }, { lasting: { 22: 'shaded' } }).play('train')
    expect(t.whyNot('air-strike')).toEqual({ id: 'why.no-air-strike', rule: '5.4' })
  })
})
