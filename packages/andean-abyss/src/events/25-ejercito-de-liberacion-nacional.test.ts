import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 25 Ejército de Liberación Nacional', () => {
  test('AA 5.1 card 25 unshaded: every FARC piece leaves one Mountain', () => {
    const t = event(25, 'unshaded', {
      huila: 'farc-underground 2, farc-active, farc-base, auc-active',
      cesar: 'farc-base',
      arauca: 'farc-base',
    })
    expect(t.answers).toEqual(['cesar', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'auc-active': 1 })
    expect(event(25, 'unshaded', { arauca: 'farc-base' }).question).toBe('turn.second')
  })

  test('AA 5.1 card 25 shaded: 3 FARC pieces in one space at Antioquia, any mix of Bases and guerrillas', () => {
    const t = event(25, 'shaded', { choco: 'auc-base' }, { eligible: ['cartels'] })
    expect(t.by).toBe('cartels')
    expect(t.answers).toEqual(['atlantico', 'choco', 'cesar', 'antioquia', 'santander', 'huila'])
    expect(t.whyNot('medellin')?.id).toBe('why.event-not-here')
    expect(t.whyNot('narino')?.id).toBe('why.event-not-here')
    t.play('choco')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1, 'farc-base': 1, 'farc-underground': 2 })
  })

  test('AA 1.4.2 card 25 shaded: guerrillas only where 2 Bases stand', () => {
    const t = event(25, 'shaded', { choco: 'auc-base, cartels-base' }).play('choco')
    expect(t.pieces('choco')).toEqual({ 'auc-base': 1, 'cartels-base': 1, 'farc-underground': 3 })
  })

  test('AA 1.4.1 card 25 shaded: what is not Available does not come; a space that takes all 3 goes first', () => {
    const t = event(25, 'shaded', { choco: 'auc-base', vichada: 'farc-underground 29' })
    expect(t.whyNot('choco')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'farc-base': 2, 'farc-underground': 1 })
  })

  test('AA 5.1.3 card 25 shaded: as many as possible if 3 are nowhere possible', () => {
    const t = event(25, 'shaded', { vichada: 'farc-underground 30' }).play('huila')
    expect(t.pieces('huila')).toEqual({ 'farc-base': 2 })
    const board = { arauca: 'farc-base 2', vichada: 'farc-base 2, farc-underground 30', guainia: 'farc-base 2' }
    const none = event(25, 'shaded', { ...board, vaupes: 'farc-base 2', amazonas: 'farc-base' })
    expect(none.question).toBe('turn.second')
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.2 card 25 shaded: the number of Bases follows the room', () => {
    const t = event(25, 'shaded', { choco: 'farc-base' }).play('choco')
    expect(t.answers).toEqual(['0', '1'])
    t.interject('farc', 'withdraw farc-base choco 1')
    expect(t.answers).toEqual(['0', '1', '2'])
  })
})
