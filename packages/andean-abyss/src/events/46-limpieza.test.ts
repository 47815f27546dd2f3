import { describe, expect, test } from 'vitest'
import { against, BOTH, executedBy } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { deeds, isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 46 Limpieza', () => {
  const BOARD = {
    huila: 'farc-underground 1, farc-active 1, troops 1, govt-base 1, cartels-base 1, passive-support',
    cali: 'auc-active 1',
  }

  test('AA 5.1 card 46: the executor names an insurgent faction with guerrillas, which does the rest', () => {
    const t = event(46, 'single', { ...BOARD, pasto: 'farc-underground 1', cesar: 'cartels-base 1' })
    expect([t.by, t.question, t.answers]).toEqual(['auc', 'event.faction', ['farc', 'auc']])
    t.play('farc')
    expect([t.by, t.question]).toEqual(['farc', 'event.operation-where'])
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect([t.level('huila'), t.markers('huila', 'terror')]).toEqual(['neutral', 2])
    expect([t.by, t.question, t.answers]).toEqual([
      'farc',
      'event.remove-which',
      ['troops', 'govt-base', 'cartels-base'],
    ])
    t.play('cartels-base', 'govt-base')
    expect(t.answers).toEqual(['passive-support', 'passive-opposition'])
    t.play('passive-opposition')
    expect(t.level('huila')).toBe('passive-opposition')
    expect(t.pieces('huila')).toEqual({ 'farc-underground': 1, 'farc-active': 1, troops: 1 })
    expect(t.resources('farc')).toBe(20)
    expect(t.aid).toBe(9)
  })

  test('AA-12 5.1.1 card 46: any guerrilla, so an Active one will do', () => {
    const t = event(46, 'single', { cali: 'cartels-active 1, passive-support' })
    expect([t.level('cali'), t.markers('cali', 'terror')]).toEqual(['neutral', 2])
    t.play('passive-support')
    expect(t.level('cali')).toBe('passive-support')
  })

  test('AA 3.3.4 card 46: with only Underground guerrillas one is shown', () => {
    const t = event(46, 'single', { cali: 'farc-underground 2' }).play('passive-support')
    expect(t.pieces('cali')).toEqual({ 'farc-underground': 1, 'farc-active': 1 })
  })

  test('AA 3.3.4 card 46: AUC Terror cuts Aid by 3', () => {
    const t = event(46, 'single', { cali: 'auc-active 1' }).play('passive-support')
    expect(t.aid).toBe(6)
  })

  test('AA 5.5 card 46: the log names the free Terror', () => {
    expect(deeds(event(46, 'single', { cali: 'auc-active 1' }))).toEqual(['auc terror 3.3.4'])
  })

  test('AA 5.1 card 46: two enemies must go, of one faction or two', () => {
    const t = event(46, 'single', { cali: 'auc-active 1, police 1, cartels-active 1, farc-active 1' })
    t.play('auc', 'police')
    expect(t.answers).toEqual(['farc-active', 'cartels-active'])
    t.play('farc-active', 'passive-support')
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1, 'cartels-active': 1 })
  })

  test('AA 3.3.4 card 46: on a line one Sabotage, no Terror, and nobody to win over', () => {
    const t = event(46, 'single', { 'bogota-neiva-loc': 'auc-underground 1, police 3' })
    expect(isOver(t)).toBe(true)
    expect(t.markers('bogota-neiva-loc', 'sabotage')).toBe(1)
    expect(t.markers('bogota-neiva-loc', 'terror')).toBe(0)
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 1, 'auc-active': 1 })
    expect(t.aid).toBe(6)
  })

  test('AA 1.6 card 46: a department without people stays Neutral', () => {
    const t = event(46, 'single', { vichada: 'farc-active 1' })
    expect(isOver(t)).toBe(true)
    expect([t.level('vichada'), t.markers('vichada', 'terror')]).toEqual(['neutral', 2])
  })

  test('AA 5.1.3 card 46: no guerrilla anywhere, nothing happens', () => {
    expect(isOver(event(46, 'single', { bogota: 'farc-base 1, troops 1' }))).toBe(true)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 46: a faction that took off its last guerrilla cannot be named', () => {
    const t = event(46, 'single', { huila: 'auc-active 1', cesar: 'farc-active 1', choco: 'cartels-active 1' })
    expect(t.answers).toEqual(['farc', 'auc', 'cartels'])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.answers).toEqual(['farc', 'cartels'])
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h46 Limpieza: against a player Government where most Support turns', () => {
    const board: Board = {
      cali: 'auc-active 1, police 1, active-support',
      huila: 'auc-active 1, troops 2, passive-support',
      cesar: 'auc-active 1, farc-base 1, active-opposition',
    }
    const { t, said } = execute('auc', 46, 'single', board)
    expect(by('8.4.4/h46', said)).toEqual(['cali', 'passive-opposition'])
    expect(t.level('cali')).toBe('passive-opposition')
  })

  test('8.4.4/h46 no choice with Guerrillas in one space where nobody lives', () => {
    const { t, said } = execute('auc', 46, 'single', { vaupes: 'auc-active 1, police 2' })
    expect(said).toEqual([])
    expect(t.pieces('vaupes')).toEqual({ 'auc-active': 1 })
  })

  test('8.4.4/h46 of equals where most pieces of players go', () => {
    const board: Board = { vaupes: 'farc-active 1, auc-active 2', guainia: 'farc-active 1, troops 2' }
    expect(execute('farc', 46, 'single', board).said).toContain('guainia 8.4.4/h46')
  })
})

describe('aa2 8.4 Insurgents with a non-player Government', () => {
  const execute = executedBy(against('farc'))

  test('8.4.4/h46 Limpieza: AUC turns the Opposition', () => {
    const board: Board = {
      cali: 'auc-active 1, police 1, active-support',
      cesar: 'auc-active 1, farc-base 1, active-opposition',
    }
    expect(by('8.4.4/h46', execute('auc', 46, 'single', board).said)).toEqual(['cesar', 'passive-support'])
  })
})
