import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { by, lines, rolls } from '../../test/bots.ts'
import { isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.1 card 40 Demobilization', () => {
  test('AA 5.1 card 40 unshaded: three AUC guerrillas of either state become Police', () => {
    const t = event(40, 'unshaded', { huila: 'auc-active 1, auc-underground 1', 'bogota-neiva-loc': 'auc-active 2' })
    t.play('huila', 'auc-underground', 'bogota-neiva-loc', 'bogota-neiva-loc')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ police: 1, 'auc-active': 1 })
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 2 })
  })

  test('AA 5.1.3 card 40 unshaded: bases are no guerrillas; as many go as there are', () => {
    const t = event(40, 'unshaded', { huila: 'auc-active 1, auc-base 1' })
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ police: 1, 'auc-base': 1 })
  })

  test('AA 5.1.1 card 40 unshaded: not in a FARC Zone while Police are available; without any they are removed', () => {
    const board = { arauca: 'farc-zone, auc-active 3' }
    const t = event(40, 'unshaded', { ...board, huila: 'auc-active 2', cesar: 'auc-active 2' })
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    const none = event(40, 'unshaded', { ...board, bogota: 'police 30' })
    expect(isOver(none)).toBe(true)
    expect(none.pieces('arauca')).toEqual({})
  })

  test('AA 5.1 card 40 shaded: all cubes of a department with AUC go to Cities, then AUC pieces come to two', () => {
    const t = event(
      40,
      'shaded',
      { huila: 'troops 3, police 2, govt-base 1, auc-base 1', cesar: 'troops 1', choco: 'auc-active 1' },
      { eligible: ['cartels'] },
    )
    t.play('bogota', '2')
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('cali', 'pasto', '2')
    expect(t.pieces('huila')).toEqual({ 'govt-base': 1, 'auc-base': 1 })
    expect([t.count('bogota', 'troops'), t.count('cali', 'troops'), t.count('pasto', 'police')]).toEqual([2, 1, 2])
    expect(t.by).toBe('cartels')
    t.play('bogota')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['auc-underground', 'auc-base']])
    t.play('auc-base')
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('medellin', 'auc-underground')
    expect(t.count('bogota', 'auc-base')).toBe(1)
    expect(t.count('medellin', 'auc-underground')).toBe(1)
  })

  test('AA 5.1 card 40 shaded: only departments with both AUC pieces and cubes are named', () => {
    const t = event(40, 'shaded', {
      huila: 'troops 1, auc-base 1',
      cesar: 'police 1, auc-active 1',
      choco: 'auc-active 1',
      cali: 'police 1, auc-active 1',
      arauca: 'troops 1',
    })
    expect(t.question).toBe('event.move-from')
    expect(t.answers).toEqual(['cesar', 'huila'])
  })

  test('AA 1.4.2 card 40 shaded: a City with two Bases takes only a guerrilla, and one that nobody fits is not named', () => {
    const t = event(40, 'shaded', { cali: 'govt-base 1, cartels-base 1' })
    t.play('cali', 'bogota', 'auc-base')
    expect(t.pieces('cali')).toEqual({ 'govt-base': 1, 'cartels-base': 1, 'auc-underground': 1 })
    const basesOnly = event(40, 'shaded', { cali: 'govt-base 1, cartels-base 1', vichada: 'auc-active 18' })
    expect(basesOnly.whyNot('cali')?.id).toBe('why.event-not-here')
  })

  test('AA 5.1.3 card 40 shaded: with no AUC piece available the cubes still go', () => {
    const t = event(40, 'shaded', {
      huila: 'troops 1',
      vichada: 'auc-active 18, auc-base 2, troops 1',
      cesar: 'auc-base 2',
      choco: 'auc-base 2',
    })
    t.play('neiva')
    expect(isOver(t)).toBe(true)
    expect(t.count('neiva', 'troops')).toBe(1)
    expect(t.count('huila', 'troops')).toBe(1)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 40 unshaded: a guerrilla taken off is not replaced', () => {
    const t = event(40, 'unshaded', { huila: 'auc-active 1, auc-underground 1', cesar: 'auc-active 3' }).play('huila')
    expect([t.question, t.answers]).toEqual(['event.replace-which', ['auc-underground', 'auc-active']])
    t.interject('auc', 'withdraw auc-underground huila 1')
    expect(isOver(t)).toBe(true)
    expect(t.pieces('huila')).toEqual({ police: 1 })
    expect(t.pieces('cesar')).toEqual({ 'auc-active': 1, police: 2 })
  })

  test('AA 1.4.1 card 40 shaded: cubes taken off do not move', () => {
    const board = { huila: 'troops 3, auc-base 1', cesar: 'police 2, auc-base 1', choco: 'troops 1, auc-base 1' }
    const t = event(40, 'shaded', board, { eligible: ['govt'] })
    expect(t.answers).toEqual(['choco', 'cesar', 'huila'])
    t.interject('govt', 'withdraw troops choco 1')
    expect(t.answers).toEqual(['cesar', 'huila'])
    t.play('huila', 'bogota')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.interject('govt', 'withdraw troops huila 1')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect(t.count('bogota', 'troops')).toBe(2)
    expect(t.pieces('huila')).toEqual({ 'auc-base': 1 })
  })

  test('AA 1.4.1 card 40 shaded: a guerrilla taken off may come to a City', () => {
    const t = event(40, 'shaded', { cali: 'govt-base 1, cartels-base 1', vichada: 'auc-active 18' })
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.interject('auc', 'withdraw auc-active vichada 1')
    expect(t.answers).toContain('cali')
    t.play('bogota')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['auc-underground', 'auc-base']])
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h40 Demobilization: most cubes, to cities that the Government holds anyway', () => {
    const board: Board = {
      huila: 'auc-active 1, troops 2, police 1',
      cesar: 'auc-active 1, troops 1',
      cali: 'police 1',
    }
    const { t, said } = execute('auc', 40, 'shaded', board)
    expect(by('8.4.4/h40', said)).toEqual(['huila', 'cali', 'cali'])
    expect([t.count('cali', 'troops'), t.count('cali', 'police')]).toEqual([2, 2])
    // A city that nobody holds is taken if there is no other.
    const nobody = execute('auc', 40, 'shaded', { huila: 'auc-active 1, troops 1' }, rolls(1, 1, 1)).said
    expect(nobody[0]).toBe('cali 8.4.4/h40')
  })

  test('8.4.4/h40 cubes without AUC beside them stay', () => {
    const { t, said } = execute('auc', 40, 'shaded', { huila: 'auc-active 1', cesar: 'troops 2' })
    expect(lines(said)).not.toContain('8.4.4/h40')
    expect(t.count('cesar', 'troops')).toBe(2)
  })
})
