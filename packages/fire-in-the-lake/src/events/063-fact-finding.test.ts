import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 63 Fact Finding', () => {
  const boxes = { 'out-of-play': { 'us-troops': 2, 'us-bases': 1 } } as const

  test('FITL 5.1 card 63 unshaded: 2 US pieces from Out of Play to the South; Aid +6', () => {
    const t = event(63, 'unshaded', { hue: 'us-base 2' }, { boxes })
    expect(t.answers).toEqual(['two-us-pieces', 'roll-patronage'])
    t.play('two-us-pieces')
    expect(t.answers).not.toContain('central-laos')
    // A Base fits neither here nor on a LoC.
    t.play('hue')
    expect(t.count('hue', 'us-troops')).toBe(1)
    t.play('kontum', 'us-base')
    expect([t.pieces('kontum'), outOfPlay(t, 'us-troops'), t.aid]).toEqual([{ 'us-base': 1 }, 1, 21])
    expect([t.track('patronage'), t.question]).toEqual([15, 'turn.second'])
  })

  test('FITL 5.1 card 63 unshaded: or a die of Patronage becomes ARVN Resources, as far as there is any', () => {
    const t = event(63, 'unshaded', {}, { boxes, dice: [4] }).play('roll-patronage')
    expect([t.track('patronage'), t.resources('arvn'), t.aid]).toEqual([11, 24, 21])
    const poor = event(63, 'unshaded', {}, { dice: [6], tracks: { patronage: 2 } })
    expect([poor.track('patronage'), poor.resources('arvn')]).toEqual([0, 22])
  })

  test('FITL 5.1.3 card 63 unshaded: neither is possible, Aid rises all the same', () => {
    const t = event(63, 'unshaded', {}, { tracks: { patronage: 0 } })
    expect([t.aid, t.resources('arvn'), t.question]).toEqual([21, 20, 'turn.second'])
  })

  test('FITL 5.1 card 63 shaded: a City that COIN Controls loses its Support, not Saigon; then Patronage or VC Resources', () => {
    const board = {
      hue: 'active-support, arvn-troops 1',
      kontum: 'passive-support, us-troops 1',
      saigon: 'active-support, us-troops 3',
      'da-nang': 'active-support',
      'quang-nam': 'active-support, arvn-troops 1',
    } as const
    const t = event(63, 'shaded', board)
    expect(t.answers).toEqual(['hue', 'kontum'])
    t.play('hue')
    expect([t.level('hue'), t.answers]).toEqual(['neutral', ['four-patronage', 'four-vc-resources']])
    t.play('four-vc-resources')
    expect([t.resources('vc'), t.track('patronage')]).toEqual([24, 15])
    const other = event(63, 'shaded', { hue: 'active-opposition, arvn-troops 1' }).play('four-patronage')
    expect([other.level('hue'), other.track('patronage'), other.resources('vc')]).toEqual(['active-opposition', 19, 20])
  })
})
