import { describe, expect, test } from 'vitest'
import { BOTH, executedBy, first } from '../../test/bot-events.ts'
import { ECUADOR, isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 50 Carabineros', () => {
  test('AA 5.1 card 50 unshaded: the Government spreads up to three Police over departments', () => {
    const t = event(50, 'unshaded', { arauca: 'farc-zone' })
    expect([t.by, t.question]).toEqual(['govt', 'event.place-where'])
    for (const s of ['arauca', 'bogota', 'bogota-neiva-loc']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('huila', 'huila', 'cesar')
    expect(isOver(t)).toBe(true)
    expect([t.count('huila', 'police'), t.count('cesar', 'police')]).toEqual([2, 1])
  })

  test('AA 5.1 card 50 unshaded: fewer if it likes or if fewer are available', () => {
    expect(event(50, 'unshaded', {}).play('huila', 'done').count('huila', 'police')).toBe(1)
    const t = event(50, 'unshaded', { bogota: 'police 29' }).play('huila')
    expect(isOver(t)).toBe(true)
    expect(t.count('huila', 'police')).toBe(1)
  })

  test('AA 1.4.1 card 50 unshaded: in the 1st edition the Government may take Police up again for it, in the 2nd not', () => {
    const board = { bogota: 'police 29' }
    const first = event(50, 'unshaded', board).interject('govt', 'withdraw police bogota 1').play('huila', 'cesar')
    expect(isOver(first)).toBe(true)
    expect([first.count('huila', 'police'), first.count('cesar', 'police')]).toEqual([1, 1])
    const second = event(50, 'unshaded', board, { options: { edition: '2nd' } })
    expect(() => second.interject('govt', 'withdraw police bogota 1')).toThrow('only while executing')
  })

  test('AA 5.1 card 50 shaded: two Police are removed', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', huila: 'police 1, troops 1' })
    expect(t.answers).toEqual(['remove', 'replace'])
    t.play('remove', 'huila')
    expect(t.pieces('huila')).toEqual({ troops: 1 })
    expect(t.pieces('bogota')).toEqual({ police: 2 })
  })

  test('AA 5.1 card 50 shaded: or both are replaced with AUC guerrillas', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', 'bogota-neiva-loc': 'police 1' })
    t.play('replace', 'bogota-neiva-loc')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ 'auc-underground': 1 })
    expect(t.pieces('bogota')).toEqual({ police: 2, 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 50 shaded: with one guerrilla available the second Police just goes', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', vichada: 'auc-active 17' }).play('replace')
    expect(t.pieces('bogota')).toEqual({ police: 1, 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 50 shaded: with no guerrilla available both are removed without a choice', () => {
    const t = event(50, 'shaded', { bogota: 'police 3', vichada: 'auc-active 18' })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('bogota')).toEqual({ police: 1 })
  })

  test('AA 1.4.2 card 50 shaded: none is replaced in Ecuador beyond two AUC pieces', () => {
    const t = event(50, 'shaded', { ecuador: 'police 2, auc-base 1', bogota: 'police 1' }, ECUADOR)
    t.play('replace', 'ecuador')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('ecuador')).toEqual({ police: 1, 'auc-base': 1, 'auc-underground': 1 })
    expect(t.pieces('bogota')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.3 card 50 shaded: no Police on the map', () => {
    expect(isOver(event(50, 'shaded', { bogota: 'troops 2' }))).toBe(true)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 50 unshaded: where Police were taken off there is room again', () => {
    const t = event(50, 'unshaded', { ecuador: 'police 2' }, ECUADOR)
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    t.interject('govt', 'withdraw police ecuador 1')
    expect(t.answers).toContain('ecuador')
    t.play('ecuador')
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 1.4.1 card 50 shaded: replacing is no choice once only Police without room beside them are left', () => {
    const board = { ecuador: 'police 1, auc-base 1, auc-active 1', bogota: 'police 1' }
    const t = event(50, 'shaded', board, { ...ECUADOR, eligible: ['govt'] })
    expect(t.answers).toEqual(['remove', 'replace'])
    t.interject('govt', 'withdraw police bogota 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('ecuador')).toEqual({ 'auc-base': 1, 'auc-active': 1 })
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (family, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h50 Carabineros: replace the Police, but for a player just remove them', () => {
    const board: Board = { huila: 'police 2' }
    expect(first(execute('farc', 50, 'shaded', board))).toBe('replace 8.4.4/h50')
    const others = { farc: family, cartels: family }
    expect(first(execute('farc', 50, 'shaded', board, { seats: others }))).toBe('remove 8.4.4/h50')
  })

  test('8.4.4/h50 without AUC Guerrillas Available they can but be removed', () => {
    const { t, said } = execute('farc', 50, 'shaded', { huila: 'police 2', arauca: 'auc-active 18' })
    expect(said).toEqual([])
    expect(t.pieces('huila')).toEqual({})
  })
})
