import { describe, expect, test } from 'vitest'
import { governs } from '../../test/bot-events.ts'
import { playOn } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.4 card 27 Misil Antiaéreo', () => {
  test('AA 5.5 card 27 unshaded: the Government carries out three Special Activities in any mix', () => {
    const t = event(
      27,
      'unshaded',
      { bogota: 'troops 4', arauca: 'cartels-base, farc-active' },
      { lasting: { 12: 'shaded' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.choice'])
    expect(t.answers).toEqual(['air-lift', 'air-strike', 'eradicate'])
    t.play('air-strike', 'farc-active', 'eradicate')
    expect(t.question).toBe('eradicate.shift')
    t.play('santander')
    expect(t.level('santander')).toBe('passive-opposition')
    expect(t.aid).toBe(13)
    expect(t.question).toBe('lift.to')
    t.play('cali', '3')
    expect([t.count('bogota', 'troops'), t.count('cali', 'troops')]).toEqual([1, 3])
    expect(t.pieces('arauca')).toEqual({})
    expect([t.question, t.resources('govt')]).toEqual(['turn.second', 20])
  })

  test('AA 5.1.3 card 27 unshaded: as many as are possible', () => {
    const t = event(27, 'unshaded', { vichada: 'farc-active 2', cali: 'auc-active' })
    expect(t.pieces('vichada')).toEqual({})
    expect(t.pieces('cali')).toEqual({ 'auc-active': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 4.2 card 27 shaded: no Government Special Activity where guerrillas are', () => {
    const t = event(
      27,
      'shaded',
      {
        bogota: 'troops 3',
        cali: 'troops 3, auc-underground',
        arauca: 'farc-active, troops',
        vichada: 'farc-base',
        guainia: 'farc-base, cartels-active',
        vaupes: 'cartels-base, farc-underground',
        amazonas: 'cartels-base',
      },
      { eligible: ['farc', 'govt'] },
    )
    expect([t.by, t.question]).toEqual(['govt', 'turn.second'])
    t.play('assault', 'air-strike')
    // Vichada and Amazonas hold Bases and no guerrilla of anybody.
    expect(t.answers).toEqual(['vichada', 'amazonas'])
    expect(t.whyNot('arauca')?.id).toBe('why.misil')
    expect(t.whyNot('guainia')?.id).toBe('why.misil')
  })

  test('AA 4.2 card 27 shaded: Air Lift neither from nor to guerrillas, Eradicate not beside them (ruling 98)', () => {
    const board = {
      bogota: 'troops 3',
      cali: 'troops 3, auc-underground',
      vaupes: 'cartels-base, farc-underground',
      amazonas: 'cartels-base',
      narino: 'cartels-active',
    }
    const t = event(27, 'shaded', board, { eligible: ['farc', 'govt'] }).play('patrol', 'air-lift')
    expect(t.question).toBe('lift.to')
    expect(t.whyNot('cali')?.id).toBe('why.misil')
    t.play('pasto', '2')
    expect([t.count('bogota', 'troops'), t.count('pasto', 'troops')]).toEqual([1, 2])
    const spray = event(27, 'shaded', board, { eligible: ['farc', 'govt'] }).play('patrol', 'eradicate')
    expect(spray.pieces('amazonas')).toEqual({})
    expect(spray.level('putumayo')).toBe('passive-opposition')
    expect(spray.count('vaupes', 'cartels-base')).toBe(1)
  })

  test('AA 6.6 card 27 shaded: its effect ends with the Reset', () => {
    const board = { bogota: 'police 2', arauca: 'cartels-base, cartels-underground' }
    const held = event(27, 'shaded', board, { eligible: ['farc', 'govt'] }).play('patrol')
    expect(held.question).toBe('patrol.from')
    expect(held.answers).not.toContain('eradicate')
    const t = event(27, 'shaded', board, { eligible: ['farc'], draw: [73, 2, 74, 3, 75, 76] })
    playOn(t, 'turn.first')
    t.play('patrol')
    expect(t.answers).toContain('eradicate')
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('8.8.7 Misil Antiaéreo: special activities in the order of the chart, one Air Lift', () => {
    const board: Board = {
      bogota: 'troops 9',
      cali: 'police 1',
      huila: 'farc-active 1',
      cesar: 'cartels-base 1, cartels-underground 1',
    }
    const { said } = governs(27, board)
    expect(said.filter((answer) => /^(air|erad)/.test(answer))).toEqual([
      'air-strike 8.8.7/4',
      'air-lift 8.8.7/5',
      'eradicate 8.8.7/8',
    ])
  })
})
