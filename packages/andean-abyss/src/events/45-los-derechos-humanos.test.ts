import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 45 Los Derechos Humanos', () => {
  test('AA 5.1 card 45 unshaded: every space with cubes and Terror rises one level, to Active Support at most', () => {
    const t = event(45, 'unshaded', {
      bogota: 'police 1, terror 3, passive-opposition',
      cali: 'troops 1, terror 1, active-support',
      huila: 'troops 1, terror 1',
      cesar: 'terror 1',
      pasto: 'police 1',
      vichada: 'troops 1, terror 1',
      'bogota-neiva-loc': 'police 1, sabotage',
    })
    expect(isOver(t)).toBe(true)
    expect([t.level('bogota'), t.level('cali'), t.level('huila')]).toEqual([
      'neutral',
      'active-support',
      'passive-support',
    ])
    expect([t.level('cesar'), t.level('pasto'), t.level('vichada')]).toEqual(['neutral', 'neutral', 'neutral'])
    expect(t.markers('bogota', 'terror')).toBe(3)
  })

  test('AA 5.1 card 45 shaded: Aid falls for each space with AUC, lines too, then a die for the Government', () => {
    const t = event(
      45,
      'shaded',
      { huila: 'auc-active 3, auc-base 1', cali: 'auc-base 1', 'bogota-neiva-loc': 'auc-underground 1' },
      { dice: [5] },
    )
    expect(t.aid).toBe(6)
    expect(t.resources('govt')).toBe(15)
  })

  test('AA 1.7 card 45 shaded: neither Aid nor Resources fall below 0', () => {
    const t = event(
      45,
      'shaded',
      { huila: 'auc-base 1', cali: 'auc-base 1' },
      { dice: [6], tracks: { aid: 1 }, resources: { govt: 4 } },
    )
    expect([t.aid, t.resources('govt')]).toEqual([0, 0])
  })
})
