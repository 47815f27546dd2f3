import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 events led by the Government', () => {
  test('card 4 unshaded: three sound pipelines pay twice their Econ', () => {
    const t = event(4, 'unshaded', { 'arauca-cucuta-loc': 'sabotage' })
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe('why.event-not-here')
    t.play('ayacucho-cucuta-loc', 'ayacucho-sincelejo-loc', 'bogota-yopal-loc')
    expect(t.resources('govt')).toBe(20 + 6 + 6 + 4)
  })

  test('card 4 shaded: the most valuable pipelines without cubes are sabotaged first', () => {
    const t = event(4, 'shaded', { 'ayacucho-cucuta-loc': 'police' })
    // The two open Econ-3 lines go one after the other without a choice being left for the second.
    t.play('arauca-cucuta-loc')
    expect(t.markers('ayacucho-sincelejo-loc', 'sabotage')).toBe(1)
    t.play('bogota-yopal-loc')
    expect(t.markers('bogota-yopal-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
  })
})
