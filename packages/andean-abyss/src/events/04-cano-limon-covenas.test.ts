import { describe, expect, test } from 'vitest'
import { everywhere, NOT_HERE, PIPELINES } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 4 Caño Limón - Coveñas', () => {
  test('AA 5.1 card 4 unshaded: three sound pipelines pay twice their Econ', () => {
    const t = event(4, 'unshaded', { 'arauca-cucuta-loc': 'sabotage' })
    expect(t.whyNot('arauca-cucuta-loc')?.id).toBe(NOT_HERE)
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    t.play('ayacucho-cucuta-loc')
    expect(t.whyNot('ayacucho-cucuta-loc')?.id).toBe(NOT_HERE)
    t.play('ayacucho-sincelejo-loc', 'bogota-yopal-loc')
    expect(t.question).toBe('turn.second')
    expect(t.resources('govt')).toBe(20 + 6 + 6 + 4)
  })

  test('AA 5.1.3 card 4 unshaded: with fewer sound pipelines those that there are pay', () => {
    const t = event(4, 'unshaded', everywhere(PIPELINES.slice(2), 'sabotage'), { resources: { govt: 97 } })
    expect(t.question).toBe('event.pipeline')
    t.play('buenaventura-cali-loc')
    expect(t.question).toBe('turn.second')
    expect(t.resources('govt')).toBe(99)
  })

  test('AA 5.1 card 4 shaded: the most valuable pipelines without cubes are sabotaged first', () => {
    const t = event(4, 'shaded', { 'ayacucho-cucuta-loc': 'police' })
    expect(t.answers).toEqual(['arauca-cucuta-loc', 'ayacucho-sincelejo-loc'])
    // The two open Econ-3 lines go one after the other without a choice being left for the second.
    t.play('arauca-cucuta-loc')
    expect(t.markers('ayacucho-sincelejo-loc', 'sabotage')).toBe(1)
    expect(t.whyNot('buenaventura-cali-loc')?.id).toBe(NOT_HERE)
    t.play('bogota-yopal-loc')
    expect(t.markers('bogota-yopal-loc', 'sabotage')).toBe(1)
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
    expect(t.question).toBe('turn.second')
  })

  test('AA 3.3.4 card 4 shaded: nothing happens once all 40 markers are out', () => {
    const t = event(4, 'shaded', { bogota: 'terror 39' })
    t.play('arauca-cucuta-loc')
    expect(t.question).toBe('turn.second')
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(0)
    expect(event(4, 'shaded', { bogota: 'terror 40' }).question).toBe('turn.second')
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 4 shaded: a pipeline that the Government leaves is open to Sabotage', () => {
    const t = event(4, 'shaded', { 'ayacucho-cucuta-loc': 'police' })
    expect(t.answers).toEqual(['arauca-cucuta-loc', 'ayacucho-sincelejo-loc'])
    t.interject('govt', 'withdraw police ayacucho-cucuta-loc 1')
    expect(t.answers).toEqual(['arauca-cucuta-loc', 'ayacucho-sincelejo-loc', 'ayacucho-cucuta-loc'])
    t.play('ayacucho-cucuta-loc')
    expect(t.markers('ayacucho-cucuta-loc', 'sabotage')).toBe(1)
  })
})
