import { describe, expect, test } from 'vitest'
import { BOTH, executedBy, governs } from '../../test/bot-events.ts'
import { ECUADOR, isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 54 Deserters & Defectors', () => {
  test('AA 5.1 card 54: up to two guerrillas are removed', () => {
    const board = { huila: 'farc-active 1, farc-underground 1', bogota: 'cartels-active 1, cartels-base 1' }
    const t = event(54, 'single', board)
    expect(t.answers).toEqual(['remove', 'replace'])
    t.play('remove', 'huila', 'farc-underground')
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('bogota')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('bogota')).toEqual({ 'cartels-base': 1 })
    const nobody = event(54, 'single', board).play('remove', 'done')
    expect(nobody.pieces('bogota')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 })
  })

  test('AA 5.1 card 54: or each is replaced with a guerrilla of another faction, Underground', () => {
    const t = event(54, 'single', { huila: 'farc-active 2', cesar: 'auc-underground 1' })
    t.play('replace', 'huila')
    expect([t.by, t.question, t.answers]).toEqual([
      'auc',
      'event.replace-with',
      ['auc-underground', 'cartels-underground'],
    ])
    t.play('auc-underground', 'cesar', 'farc-underground')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1, 'auc-underground': 1 })
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 1 })
  })

  test('AA 5.1 card 54: one that has just changed sides is not the second', () => {
    const t = event(54, 'single', { huila: 'farc-active 1' }).play('replace', 'huila', 'cartels-underground')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ 'cartels-underground': 1 })
  })

  test('AA 5.1 card 54: only factions with guerrillas available and room take over', () => {
    const t = event(
      54,
      'single',
      { ecuador: 'farc-active 2, auc-active 2', vichada: 'cartels-active 12', huila: 'farc-active 1' },
      ECUADOR,
    )
    t.play('replace')
    expect(t.whyNot('ecuador')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 54: with no other guerrilla left the second is just removed', () => {
    const t = event(54, 'single', { huila: 'farc-active 2', vichada: 'cartels-active 12, auc-active 17' })
    t.play('replace', 'huila', 'huila')
    expect(t.pieces('huila')).toEqual({ 'auc-underground': 1 })
  })

  test('AA 5.1.1 card 54: with nobody to take over there is only removal', () => {
    const t = event(54, 'single', {
      huila: 'farc-active 2',
      cesar: 'cartels-active 12',
      vichada: 'auc-active 18, farc-active 28',
    })
    expect(t.question).toBe('event.remove-where')
  })

  test("AA 4.5.3 card 54: the Shipment of a defector stays its owner's to give", () => {
    const t = event(54, 'single', { huila: 'farc-active 1, farc-shipment 1' })
    t.play('replace', 'huila', 'auc-underground')
    expect([t.by, t.question, t.answers]).toEqual(['farc', 'shipment.whose', ['auc', 'remove']])
    t.play('auc')
    expect(t.markers('huila', 'auc-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 54: no guerrilla on the map', () => {
    expect(isOver(event(54, 'single', { bogota: 'troops 1, auc-base 1' }))).toBe(true)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 54: a guerrilla taken off is not offered for removal', () => {
    const board = { huila: 'auc-active 1, farc-active 1', cesar: 'auc-underground 1', choco: 'cartels-active 1' }
    const t = event(54, 'single', board).play('remove')
    expect(t.answers).toEqual(['choco', 'cesar', 'huila', 'done'])
    t.interject('auc', 'withdraw auc-underground cesar 1')
    expect(t.answers).toEqual(['choco', 'huila', 'done'])
    t.play('huila')
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.pieces('huila')).toEqual({})
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['choco', 'done']])
  })

  test('AA 1.4.1 card 54: nor for a change of sides, and it can take the place of another', () => {
    const board = { huila: 'auc-active 1, farc-active 1, farc-underground 1', vichada: 'auc-active 17' }
    const t = event(54, 'single', board).play('replace', 'huila')
    expect([t.question, t.answers]).toEqual(['event.replace-which', ['farc-underground', 'farc-active', 'auc-active']])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.answers).toEqual(['farc-underground', 'farc-active'])
    t.play('farc-active')
    expect([t.question, t.answers]).toEqual(['event.replace-with', ['auc-underground', 'cartels-underground']])
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (family, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h54 Deserters & Defectors: players’ Guerrillas become own ones', () => {
    const board: Board = {
      huila: 'farc-underground 1, cartels-active 1',
      cesar: 'farc-active 1',
      choco: 'cartels-active 1',
    }
    const { t, said } = execute('auc', 54, 'single', board, { seats: { auc: family, cartels: family } })
    expect(said[0]).toBe('replace 8.4.4/h54')
    expect([t.pieces('huila'), t.pieces('cesar')]).toEqual([
      { 'auc-underground': 1, 'cartels-active': 1 },
      { 'auc-underground': 1 },
    ])
  })

  test('8.4.4/h54 without own ones Available players’ are removed; nobody else’s', () => {
    const board: Board = { arauca: 'auc-active 18', huila: 'farc-active 1', choco: 'cartels-active 1' }
    const { t, said } = execute('auc', 54, 'single', board, { seats: { auc: family, cartels: family } })
    expect(said).toEqual(['remove 8.4.4/h54', 'huila 8.4.4/h54', 'done 8.4.4/h54'])
    expect(t.pieces('huila')).toEqual({})
    expect(execute('auc', 54, 'single', board).said).toEqual(['remove 8.4.4/h54', 'done 8.4.4/h54'])
    expect(execute('auc', 54, 'single', { huila: 'farc-base 1' }).said).toEqual([])
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h3 remove Guerrillas rather than replace them, two of them', () => {
    const { t, said } = governs(54, { huila: 'farc-active 1, auc-active 1' }, {}, 'single')
    expect(said[0]).toBe('remove 10.3/h3')
    expect(t.pieces('huila')).toEqual({})
  })
})
