import { describe, expect, test } from 'vitest'
import { governs } from '../../test/bot-events.ts'
import { by } from '../../test/bots.ts'
import { isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 48 Unión Sindical Obrera', () => {
  test('AA 5.1 card 48 unshaded: beside a pipeline of Econ 3 Opposition of either level goes', () => {
    const t = event(48, 'unshaded', {
      arauca: 'active-opposition',
      sincelejo: 'passive-opposition',
      huila: 'active-opposition, farc-base 1',
      antioquia: 'farc-active 2, passive-support',
    })
    expect(t.answers).toEqual(['sincelejo', 'arauca'])
    for (const s of ['huila', 'antioquia']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.level('arauca')).toBe('neutral')
  })

  test('AA 5.1 card 48 unshaded: or one FARC Base, guarded or not, as the executor chooses', () => {
    const board = { santander: 'passive-opposition, farc-base 2, farc-underground 1' }
    const t = event(48, 'unshaded', board)
    expect([t.by, t.answers]).toEqual(['auc', ['opposition', 'remove-base']])
    t.play('remove-base')
    expect(t.pieces('santander')).toEqual({ 'farc-base': 1, 'farc-underground': 1 })
    expect(t.level('santander')).toBe('passive-opposition')
    const other = event(48, 'unshaded', board).play('opposition')
    expect([other.level('santander'), other.count('santander', 'farc-base')]).toEqual(['neutral', 2])
  })

  test('AA 5.1.3 card 48 unshaded: neither Opposition nor FARC Bases there', () => {
    const t = event(48, 'unshaded', { cesar: 'active-support, auc-base 1', huila: 'farc-base 1' })
    expect(isOver(t)).toBe(true)
    expect(t.count('cesar', 'auc-base') + t.count('huila', 'farc-base')).toBe(2)
  })

  test('AA 5.1 card 48 shaded: two Cities but not Bogotá go one level down', () => {
    const t = event(48, 'shaded', { cali: 'active-support', pasto: 'active-opposition' })
    for (const s of ['bogota', 'pasto', 'huila']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('cali')
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect([t.level('cali'), t.level('neiva')]).toEqual(['passive-support', 'passive-opposition'])
    expect(isOver(t)).toBe(true)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 48 unshaded: without the Base the Opposition goes', () => {
    const board = { santander: 'passive-opposition, farc-base 1' }
    const t = event(48, 'unshaded', board, { eligible: ['farc'] })
    expect(t.answers).toEqual(['opposition', 'remove-base'])
    t.interject('farc', 'withdraw farc-base santander 1')
    expect(isOver(t)).toBe(true)
    expect(t.level('santander')).toBe('neutral')
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('10.3/h3 end Opposition rather than remove a Base', () => {
    const board: Board = { antioquia: 'farc-base 1, active-opposition', arauca: 'farc-base 2, passive-opposition' }
    const { t, said } = governs(48, board)
    expect(by('10.3/h3', said)).toEqual(['antioquia', 'opposition'])
    expect(t.level('antioquia')).toBe('neutral')
    expect(governs(48, { arauca: 'farc-base 1' }).t.count('arauca', 'farc-base')).toBe(0)
  })
})
