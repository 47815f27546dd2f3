import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.3 card 45 PT-76', () => {
  const more = { eligible: ['us'], draw: [36, 21, 41, 70] } as const

  test('FITL 3.3.3 card 45 unshaded: each NVA Attack space first costs an NVA Troop, Ambushes too', () => {
    const board = { hue: 'nva-troops 5, arvn-troops 4' } as const
    const t = event(45, 'unshaded', board, more).play('attack', 'hue')
    expect(t.pieces('hue')).toEqual({ 'arvn-troops': 2, 'nva-troops': 4 })
    const ambush = event(45, 'unshaded', { hue: 'nva-troops 2, nva-underground 1, arvn-troops 1' }, more)
    ambush.play('attack', 'ambush')
    expect(ambush.pieces('hue')).toEqual({ 'nva-troops': 1, 'nva-active': 1 })
  })

  test('FITL 3.3.3 card 45 shaded: in 1 space of an Attack each Troop removes an enemy', () => {
    const board = { hue: 'nva-troops 3, arvn-troops 4', 'quang-nam': 'nva-troops 4, arvn-troops 4' } as const
    const t = event(45, 'shaded', board, more).play('attack', 'hue', 'tanks', 'quang-nam')
    expect([t.count('hue', 'arvn-troops'), t.count('quang-nam', 'arvn-troops')]).toEqual([1, 2])
  })
})
