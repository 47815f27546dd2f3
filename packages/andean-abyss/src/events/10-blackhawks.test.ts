import { describe, expect, test } from 'vitest'
import { later } from '../../test/events.ts'

describe('AA 5.3 card 10 Blackhawks', () => {
  test('AA 5.3 card 10 unshaded: an Air Lift takes any number of Troops', () => {
    const t = later(10, 'unshaded', { bogota: 'troops 8' }).play('train', 'air-lift', 'cali')
    expect(t.question).toBe('move.how-many')
    t.play('8')
    expect(t.count('cali', 'troops')).toBe(8)
  })

  test('AA 5.3 card 10 shaded: an Air Lift takes one Troops cube', () => {
    const t = later(10, 'shaded', { bogota: 'troops 8' }).play('train', 'air-lift', 'cali')
    expect(t.question).toBe('train.where')
    expect(t.count('cali', 'troops')).toBe(1)
    expect(t.count('bogota', 'troops')).toBe(7)
  })
})
