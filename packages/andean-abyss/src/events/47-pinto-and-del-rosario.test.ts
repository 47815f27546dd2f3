import { describe, expect, test } from 'vitest'
import { deeds, isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 47 Pinto & del Rosario', () => {
  test('AA 5.1 card 47 unshaded: all AUC guerrillas turn Active and Police strike them everywhere', () => {
    const t = event(47, 'unshaded', {
      arauca: 'police 2, troops 3, auc-underground 3',
      bogota: 'police 1, auc-underground 1, auc-base 1',
      vichada: 'troops 2, auc-underground 1, auc-active 1',
    })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('arauca')).toEqual({ police: 2, troops: 3, 'auc-active': 1 })
    expect(t.pieces('bogota')).toEqual({ police: 1, 'auc-base': 1 })
    expect(t.pieces('vichada')).toEqual({ troops: 2, 'auc-active': 2 })
  })

  test('AA 5.1 card 47 unshaded: only AUC is hit; Bases fall last', () => {
    const t = event(47, 'unshaded', {
      'bogota-neiva-loc': 'police 3, auc-active 1, farc-active 1, cartels-active 1',
      cali: 'police 3, auc-underground 1, auc-base 1, farc-base 1',
    })
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 3, 'farc-active': 1, 'cartels-active': 1 })
    expect(t.pieces('cali')).toEqual({ police: 3, 'farc-base': 1 })
  })

  test('AA 3.2.4 card 47 unshaded: Mountains halve Police as they do Troops, or by card 9', () => {
    const board = { huila: 'police 5, auc-underground 6' }
    expect(event(47, 'unshaded', board).count('huila', 'auc-active')).toBe(4)
    expect(event(47, 'unshaded', board, { lasting: { 9: 'unshaded' } }).count('huila', 'auc-active')).toBe(1)
    expect(event(47, 'unshaded', board, { lasting: { 9: 'shaded' } }).count('huila', 'auc-active')).toBe(5)
  })

  test('AA 5.1.2 card 47 unshaded: neither Senado & Cámara nor Madrid Donors stops it', () => {
    const t = event(
      47,
      'unshaded',
      { arauca: 'police 1, auc-active 1' },
      { lasting: { 17: 'shaded', 42: 'shaded' }, tracks: { senado: 'auc' } },
    )
    expect(t.pieces('arauca')).toEqual({ police: 1 })
  })

  test('AA 5.5 card 47: the log names the free Assault or Terror', () => {
    const board = { bogota: 'police 1, auc-active 1' }
    expect(deeds(event(47, 'unshaded', board))).toEqual(['govt assault 3.2.4'])
    expect(deeds(event(47, 'shaded', {}))).toEqual(['auc terror 3.3.4'])
  })

  test('AA 3.2.5 card 47 unshaded: a Shipment lost in it brings Aid', () => {
    const t = event(47, 'unshaded', { bogota: 'police 1, auc-underground 1, auc-shipment 2' })
    expect(t.aid).toBe(21)
  })

  test('AA-14 5.5 card 47 shaded: two guerrillas in Cúcuta, free Terror by an Underground one, Aid -3, two hidden', () => {
    const t = event(
      47,
      'shaded',
      { cucuta: 'auc-active 1, active-support', huila: 'auc-active 2', cali: 'auc-active 1' },
      { eligible: ['govt'], resources: { auc: 0 } },
    )
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 1, 'auc-active': 2 })
    expect([t.level('cucuta'), t.markers('cucuta', 'terror'), t.aid]).toEqual(['passive-support', 1, 6])
    expect([t.by, t.question, t.answers]).toEqual(['auc', 'event.flip-where', ['cali', 'cucuta', 'huila']])
    t.play('huila', 'cucuta')
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 1, 'auc-active': 1 })
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 2, 'auc-active': 1 })
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1 })
  })

  test('AA 5.1.3 card 47 shaded: alone in Cúcuta, the one that was shown hides again', () => {
    const t = event(47, 'shaded', {})
    expect(isOver(t)).toBe(true)
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 2 })
    expect(t.markers('cucuta', 'terror')).toBe(1)
  })

  test('AA-14 5.5 card 47 shaded: without an Underground guerrilla in Cúcuta no Terror, but two still hide', () => {
    const t = event(47, 'shaded', { vichada: 'auc-underground 16', cucuta: 'auc-active 2' })
    expect(isOver(t)).toBe(true)
    expect([t.markers('cucuta', 'terror'), t.aid]).toEqual([0, 9])
    expect(t.pieces('cucuta')).toEqual({ 'auc-underground': 2 })
  })
})
