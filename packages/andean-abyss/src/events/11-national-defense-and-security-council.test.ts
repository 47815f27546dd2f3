import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'

describe('AA 5.3 card 11 National Defense & Security Council', () => {
  test('AA 5.3 card 11 unshaded: one Police moves into each Sweep space and helps to find guerrillas', () => {
    const t = later(11, 'unshaded', {
      bogota: 'troops, police 3',
      'meta-west': 'farc-underground 2',
      'meta-east': 'police, farc-underground 2',
    })
    t.play('sweep', 'meta-west', 'bogota', '1')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.whyNot('bogota')?.id).toBe('why.no-troops-in-reach')
    // The second space has its own Police; with no Troops left to come it moves without a further question.
    t.play('done', 'meta-east', 'bogota', 'done', 'done')
    expect(t.pieces('meta-west')).toEqual({ troops: 1, police: 1, 'farc-underground': 1, 'farc-active': 1 })
    expect(t.pieces('meta-east')).toEqual({ police: 2, 'farc-active': 2 })
  })

  test('AA 5.3 card 11 shaded: the more numerous kind of cubes counts, in Forest by halves', () => {
    const t = later(11, 'shaded', {
      'meta-east': 'troops 2, police, farc-underground 4',
      'meta-west': 'troops, police 3, farc-underground 4',
    })
    t.play('sweep', 'meta-east', 'done', 'meta-west', 'done', 'done')
    expect(t.count('meta-east', 'farc-active')).toBe(2)
    expect(t.count('meta-west', 'farc-active')).toBe(1)
  })
})
