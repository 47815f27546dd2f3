import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { ECUADOR, isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 53 Criminal Air Force', () => {
  test('AA 5.1 card 53: the named faction flies two guerrillas between departments, Underground', () => {
    const t = event(
      53,
      'single',
      { huila: 'farc-active 2, farc-underground 1', bogota: 'auc-active 1', cesar: 'cartels-active 1' },
      { eligible: ['govt'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['govt', 'event.faction', ['farc', 'cartels']])
    t.play('farc')
    expect([t.by, t.question]).toEqual(['farc', 'event.move-to'])
    for (const s of ['huila', 'bogota', 'bogota-neiva-loc']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('vichada', '0', '2')
    expect(t.pieces('vichada')).toEqual({ 'farc-underground': 2 })
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1 })
  })

  test('AA-55 3.3.2 card 53: they arrive Underground past any number of cubes', () => {
    const t = event(53, 'single', { huila: 'farc-underground 2', choco: 'troops 4, active-support' })
    t.play('choco', '2')
    expect(t.pieces('choco')).toEqual({ troops: 4, 'farc-underground': 2 })
  })

  test('AA 5.1 card 53: one may go and another come back between the same two departments', () => {
    const board = { huila: 'farc-active 1', cesar: 'farc-active 2, farc-underground 1' }
    const t = event(53, 'single', board).play('huila', 'cesar')
    expect([t.by, t.question, t.answers]).toEqual(['farc', 'event.move-from', ['cesar', 'done']])
    t.play('cesar', '0')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1 })
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1, 'farc-underground': 2 })
    const oneWay = event(53, 'single', board).play('huila', 'cesar', 'done')
    expect(oneWay.pieces('cesar')).toEqual({ 'farc-active': 2, 'farc-underground': 2 })
  })

  test('AA 1.4.2 card 53: Ecuador takes no third guerrilla', () => {
    const t = event(53, 'single', { huila: 'farc-active 3', ecuador: 'farc-underground 1' }, ECUADOR)
    t.play('huila', 'ecuador', 'done')
    expect(t.pieces('ecuador')).toEqual({ 'farc-underground': 2 })
    const full = event(53, 'single', { huila: 'farc-active 3', ecuador: 'farc-underground 2' }, ECUADOR).play('huila')
    expect(full.whyNot('ecuador')?.id).toBe('why.event-not-here')
  })

  test('AA 4.5.3 card 53: Shipments fly with their carriers', () => {
    const t = event(53, 'single', { huila: 'auc-active 1, auc-shipment 1' }).play('vichada')
    expect(isOver(t)).toBe(true)
    expect(t.markers('vichada', 'auc-shipment')).toBe(1)
  })

  test('AA 5.1.3 card 53: no guerrilla in any department', () => {
    expect(isOver(event(53, 'single', { bogota: 'farc-active 1', 'bogota-neiva-loc': 'auc-active 1' }))).toBe(true)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 53: guerrillas taken off do not fly', () => {
    const t = event(53, 'single', { huila: 'farc-underground 3', cesar: 'farc-active 1' }, { eligible: ['farc'] })
    t.play('huila', 'vichada')
    expect(t.answers).toEqual(['1', '2'])
    t.interject('farc', 'withdraw farc-underground huila 2')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({})
    expect(t.pieces('vichada')).toEqual({ 'farc-underground': 1 })
  })

  test('AA 1.4.1 card 53: nor do they fly back', () => {
    const t = event(53, 'single', { huila: 'farc-active 1', cesar: 'farc-active 1' }, { eligible: ['farc'] })
    t.play('huila', 'cesar')
    expect(t.answers).toEqual(['cesar', 'done'])
    t.interject('farc', 'withdraw farc-active cesar 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('cesar')).toEqual({ 'farc-underground': 1 })
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h53 Criminal Air Force: 2 own Guerrillas, Active ones first, to where a March would lead', () => {
    const board: Board = {
      huila: 'auc-base 1, auc-underground 2, auc-active 1',
      cesar: 'auc-active 1',
      choco: 'farc-base 1',
    }
    const { t, said } = execute('auc', 53, 'single', board)
    expect(by('8.4.4/h53', said)).toEqual(['huila', 'choco', '1', '1'])
    expect(t.pieces('choco')).toEqual({ 'farc-base': 1, 'auc-underground': 2 })
  })

  test('8.4.4/h53 of one alone nobody flies back', () => {
    const { t, said } = execute('auc', 53, 'single', {
      cesar: 'auc-active 1',
      huila: 'farc-base 1, auc-underground 1',
    })
    expect(said).toContain('done 8.4.4/h53')
    expect(t.count('cesar', 'auc-active')).toBe(0)
  })

  test('8.4.4/h53 nobody flies out of a city', () => {
    const { t, said } = execute('auc', 53, 'single', { cali: 'auc-active 2', choco: 'farc-base 1' })
    expect(said).toEqual([])
    expect(t.count('cali', 'auc-active')).toBe(2)
  })
})
