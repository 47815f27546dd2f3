import { describe, expect, test } from 'vitest'
import { ECUADOR, isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 39 Soldados Campesinos', () => {
  test('AA 5.1 card 39 unshaded: one Police in each of six departments, none in FARC Zones', () => {
    const t = event(39, 'unshaded', { arauca: 'farc-zone' })
    expect(t.by).toBe('auc')
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    expect(t.answers).not.toContain('done')
    t.play('huila')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('cesar', 'choco', 'vichada', 'guainia', 'vaupes')
    expect(isOver(t)).toBe(true)
    expect(t.count('huila', 'police') + t.count('vaupes', 'police')).toBe(2)
  })

  test('AA 1.4.1 card 39 unshaded: the Police that are available are placed', () => {
    const t = event(39, 'unshaded', { bogota: 'police 29' }).play('huila')
    expect(isOver(t)).toBe(true)
    expect(t.count('huila', 'police')).toBe(1)
    expect(isOver(event(39, 'unshaded', { bogota: 'police 30' }))).toBe(true)
  })

  test('AA 1.4.2 card 39 unshaded: Ecuador takes Police only up to two Government pieces', () => {
    const full = event(39, 'unshaded', { ecuador: 'police 1, troops 1' }, ECUADOR)
    expect(full.whyNot('ecuador')?.id).toBe('why.event-not-here')
    expect(event(39, 'unshaded', { ecuador: 'police 1' }, ECUADOR).answers).toContain('ecuador')
    expect(event(39, 'unshaded', {}).answers).not.toContain('ecuador')
  })

  test('AA 5.1 card 39 shaded: up to three departments trade a Police for an AUC guerrilla', () => {
    const t = event(39, 'shaded', { huila: 'police 2', cesar: 'police 1', bogota: 'police 4' })
    expect(t.answers).toEqual(['cesar', 'huila', 'done'])
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ police: 1, 'auc-underground': 1 })
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('done')
    expect(t.pieces('cesar')).toEqual({ police: 1 })
  })

  test('AA 5.1.1 card 39 shaded: with no AUC guerrilla available the Police just go', () => {
    const t = event(39, 'shaded', { huila: 'police 1', vichada: 'auc-active 18' }).play('huila')
    expect(t.pieces('huila')).toEqual({})
  })

  test('AA 1.4.2 card 39 shaded: no replacement in Ecuador where AUC is full', () => {
    const t = event(39, 'shaded', { ecuador: 'police 1, auc-active 2', huila: 'police 1' }, ECUADOR)
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 5.1.3 card 39 shaded: no Police in departments, nothing to choose', () => {
    expect(isOver(event(39, 'shaded', { bogota: 'police 3' }))).toBe(true)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 39 shaded: Police taken off are not replaced', () => {
    const board = { huila: 'police 1', cesar: 'police 1', choco: 'police 1' }
    const t = event(39, 'shaded', board, { eligible: ['govt'] })
    expect([t.question, t.answers]).toEqual(['event.replace-where', ['choco', 'cesar', 'huila', 'done']])
    t.interject('govt', 'withdraw police huila 1')
    expect(t.answers).toEqual(['choco', 'cesar', 'done'])
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('choco').interject('govt', 'withdraw police cesar 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('choco')).toEqual({ 'auc-underground': 1 })
    expect(t.pieces('cesar')).toEqual({})
  })
})
