import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 51 Pipeline Repairs', () => {
  test('AA 5.1 card 51 unshaded: all pipelines are repaired, roads are not', () => {
    const t = event(51, 'unshaded', {
      'arauca-cucuta-loc': 'sabotage',
      'cali-ibague-loc': 'sabotage',
      'cali-pasto-loc': 'sabotage',
    })
    expect(t.markers('arauca-cucuta-loc', 'sabotage') + t.markers('cali-ibague-loc', 'sabotage')).toBe(0)
    expect(t.markers('cali-pasto-loc', 'sabotage')).toBe(1)
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.1 card 51 unshaded: with none to repair the Government gains 12, to 99 at most', () => {
    expect(event(51, 'unshaded', { 'cali-pasto-loc': 'sabotage' }).resources('govt')).toBe(32)
    expect(event(51, 'unshaded', {}, { resources: { govt: 90 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 51 shaded: three pipelines with or beside FARC guerrillas are sabotaged', () => {
    const t = event(51, 'shaded', {
      pasto: 'farc-underground 1',
      arauca: 'farc-active 1',
      'cali-ibague-loc': 'farc-active 1',
      neiva: 'farc-base 1',
      'arauca-cucuta-loc': 'sabotage',
      cartagena: 'auc-active 1',
      'medellin-sincelejo-loc': 'farc-underground 1',
      medellin: 'farc-underground 1',
    })
    expect(t.answers).toEqual(['medellin-sincelejo-loc', 'ibague-medellin-loc', 'cali-ibague-loc', 'bogota-yopal-loc'])
    for (const s of ['cali-pasto-loc', 'arauca-cucuta-loc', 'bogota-neiva-loc', 'cartagena-sincelejo-loc'])
      expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('cali-ibague-loc', 'bogota-yopal-loc', 'ibague-medellin-loc')
    expect(isOver(t)).toBe(true)
    expect(t.markers('bogota-yopal-loc', 'sabotage')).toBe(1)
    expect(t.markers('medellin-sincelejo-loc', 'sabotage')).toBe(0)
  })

  test('AA 5.1.3 card 51 shaded: fewer where fewer are in reach, or where markers run out', () => {
    const t = event(51, 'shaded', { 'bogota-neiva-loc': 'farc-active 1' })
    expect(isOver(t)).toBe(true)
    expect(t.markers('bogota-neiva-loc', 'sabotage')).toBe(1)
    const last = event(51, 'shaded', { arauca: 'farc-active 1', huila: 'terror 39' }).play('arauca-cucuta-loc')
    expect(isOver(last)).toBe(true)
    expect(last.markers('bogota-yopal-loc', 'sabotage')).toBe(0)
  })
})
