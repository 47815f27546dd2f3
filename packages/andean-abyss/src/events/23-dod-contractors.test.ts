import { describe, expect, test } from 'vitest'
import { carryOut, SECOND } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { type Board, event, scene } from '../../test/kit.ts'

describe('AA 5.1 card 23 DoD Contractors', () => {
  test('AA 5.1 card 23 unshaded: in a department all guerrillas turn Active and Cartels Bases go', () => {
    const t = event(23, 'unshaded', {
      arauca: 'farc-underground 2, auc-underground, cartels-underground, cartels-active, cartels-base 2',
      vichada: 'cartels-base',
      guainia: 'farc-active',
      cali: 'farc-underground, cartels-base',
    })
    expect(t.answers).toEqual(['arauca', 'vichada'])
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    expect(t.whyNot('guainia')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'farc-active': 2, 'auc-active': 1, 'cartels-active': 2 })
  })

  test('AA 5.1.3 card 23 unshaded: nothing to find in any department', () => {
    expect(event(23, 'unshaded', { cali: 'farc-underground' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 23 shaded: the Government chooses 3 Troops; it and FARC sit out this card and the next', () => {
    const t = event(23, 'shaded', { bogota: 'troops 2, police 2', cali: 'troops 2' }, { draw: [2, 20, 3] })
    expect([t.by, t.question]).toEqual(['govt', 'event.remove-where'])
    t.play('bogota', '2')
    expect(t.count('cali', 'troops')).toBe(1)
    expect(t.pieces('bogota')).toEqual({ police: 2 })
    expect([t.by, t.question]).toEqual(['cartels', 'turn.second'])
    t.play('pass', 'pass')
    expect([t.by, t.question]).toEqual(['auc', 'turn.first'])
    expect([t.isEligible('govt'), t.isEligible('farc')]).toEqual([false, false])
    t.play('pass', 'pass')
    expect([t.isEligible('govt'), t.isEligible('farc')]).toEqual([true, true])
    expect(t.by).toBe('farc')
  })

  test('AA 5.1.3 card 23 shaded: with fewer than 3 Troops all go', () => {
    const t = event(23, 'shaded', { bogota: 'troops', 'bogota-yopal-loc': 'police' })
    expect(t.pieces('bogota')).toEqual({})
    expect(t.by).toBe('cartels')
    expect(event(23, 'shaded', { bogota: 'police' }).by).toBe('cartels')
  })

  test('AA 2.3.7 card 23 shaded: also a Government that had passed sits out the next card (ruling 33)', () => {
    const t = scene({}, { card: 23, eligible: ['govt', 'cartels'], draw: [2, 20, 3] }).play('pass', 'event', 'shaded')
    expect([t.by, t.question]).toEqual(['auc', 'turn.first'])
    expect([t.isEligible('govt'), t.isEligible('farc'), t.isEligible('auc')]).toEqual([false, false, true])
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h2 Troops are lost where Control can spare them', () => {
    const board: Board = { bogota: 'troops 6', cali: 'troops 2, farc-active 1', pasto: 'troops 1' }
    const { t, said } = carryOut('farc', 23, 'shaded', board, { seats: SECOND })
    expect(by('10.3/h2', said)).toEqual(['bogota', '3'])
    expect(t.count('bogota', 'troops')).toBe(3)
    const few = carryOut('farc', 23, 'shaded', { cali: 'troops 2', pasto: 'troops 2' }, { seats: SECOND })
    expect([few.t.count('cali', 'troops'), few.t.count('pasto', 'troops')].sort()).toEqual([0, 1])
    const last = carryOut('farc', 23, 'shaded', { pasto: 'troops 1, police 1' }, { seats: SECOND })
    expect(last.said).toEqual([])
    expect(last.t.pieces('pasto')).toEqual({ police: 1 })
  })
})
