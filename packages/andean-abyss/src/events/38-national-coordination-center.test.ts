import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 38 National Coordination Center', () => {
  test('AA 5.1 card 38 unshaded: Active AUC guerrillas leave up to three spaces with Support or cubes', () => {
    const t = event(38, 'unshaded', {
      bogota: 'auc-active 3, auc-underground 1, auc-base 1, passive-support',
      'bogota-neiva-loc': 'auc-active 1, police 1',
      huila: 'auc-active 2, passive-opposition',
      cesar: 'auc-underground 1, troops 1',
    })
    expect(t.answers).toEqual(['bogota', 'bogota-neiva-loc', 'done'])
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('bogota')
    expect(t.pieces('bogota')).toEqual({ 'auc-underground': 1, 'auc-base': 1 })
    t.play('done')
    expect(t.count('bogota-neiva-loc', 'auc-active')).toBe(1)
  })

  test('AA 5.1 card 38 unshaded: three spaces are the most, none the least', () => {
    const board = {
      bogota: 'auc-active 1, police 1',
      cali: 'auc-active 1, police 1',
      neiva: 'auc-active 1, police 1',
      pasto: 'auc-active 1, police 1',
    }
    const t = event(38, 'unshaded', board).play('bogota', 'cali', 'neiva')
    expect(isOver(t)).toBe(true)
    expect(t.count('pasto', 'auc-active')).toBe(1)
    expect(event(38, 'unshaded', board).play('done').count('bogota', 'auc-active')).toBe(1)
  })

  test('AA 4.5.3 card 38 unshaded: a Shipment of the removed goes with them unless another takes it', () => {
    const t = event(38, 'unshaded', { bogota: 'auc-active 1, auc-shipment 1, cartels-underground 1, police 1' })
    t.play('bogota')
    expect([t.by, t.question, t.answers]).toEqual(['auc', 'shipment.whose', ['cartels', 'remove']])
    t.play('cartels')
    expect(t.markers('bogota', 'cartels-shipment')).toBe(1)
    expect(t.aid).toBe(9)
  })

  test('AA 5.1 card 38 shaded: AUC goes Underground wherever there is Support or a cube', () => {
    const t = event(38, 'shaded', {
      bogota: 'auc-active 3, farc-active 1, active-support',
      'bogota-neiva-loc': 'auc-active 1, police 1',
      huila: 'auc-active 2, passive-opposition',
    })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('bogota')).toEqual({ 'auc-underground': 3, 'farc-active': 1 })
    expect(t.pieces('bogota-neiva-loc')).toEqual({ 'auc-underground': 1, police: 1 })
    expect(t.pieces('huila')).toEqual({ 'auc-active': 2 })
  })
})
