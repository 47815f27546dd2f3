import { describe, expect, test } from 'vitest'
import { BOTH, executedBy } from '../../test/bot-events.ts'
import { rolls } from '../../test/bots.ts'
import { type Board, event, scene } from '../../test/kit.ts'

describe('AA 5.1 card 21 Raúl Reyes', () => {
  test('AA 5.1 card 21 unshaded: FARC loses 6 Resources and a Base, guarded or not', () => {
    const t = event(
      21,
      'unshaded',
      { arauca: 'farc-base 2, farc-underground 3', cali: 'farc-base', pasto: 'auc-base' },
      { eligible: ['govt'], resources: { farc: 4 } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.remove-where'])
    expect(t.whyNot('pasto')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'farc-base': 1, 'farc-underground': 3 })
    expect(t.resources('farc')).toBe(0)
  })

  test('AA 5.1.3 card 21 unshaded: without a Base only the Resources go', () => {
    const t = event(21, 'unshaded', { cali: 'farc-underground' })
    expect(t.resources('farc')).toBe(14)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.2 card 21 shaded: FARC gains 6 and a Base where stacking allows one', () => {
    const t = event(
      21,
      'shaded',
      { arauca: 'auc-base, cartels-base', cali: 'troops 5, active-support' },
      { resources: { farc: 95 } },
    )
    expect(t.resources('farc')).toBe(99)
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    expect(t.whyNot('cali-pasto-loc')?.id).toBe('why.event-not-here')
    t.play('cali')
    expect(t.count('cali', 'farc-base')).toBe(1)
  })

  test('AA 1.4.1 card 21 shaded: no Base is placed if none is Available', () => {
    const t = event(21, 'shaded', {
      arauca: 'farc-base 2',
      vichada: 'farc-base 2',
      guainia: 'farc-base 2',
      vaupes: 'farc-base 2',
      amazonas: 'farc-base',
    })
    expect(t.resources('farc')).toBe(26)
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.4.1 card 21 shaded: FARC may first take a Base of its own off the map', () => {
    const full = 'farc-base 2'
    const board = { arauca: full, vichada: full, guainia: full, vaupes: full, amazonas: 'farc-base' }
    const t = scene(board, { card: 21 }).play('event').interject('farc', 'withdraw farc-base arauca 1')
    t.play('shaded', 'cali')
    expect([t.count('arauca', 'farc-base'), t.count('cali', 'farc-base')]).toEqual([1, 1])
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 21 unshaded: a space whose Base FARC took up is no choice', () => {
    const t = event(21, 'unshaded', { arauca: 'farc-base', cali: 'farc-base', huila: 'farc-base' })
    expect(t.answers).toEqual(['cali', 'huila', 'arauca'])
    t.interject('farc', 'withdraw farc-base arauca 1')
    expect(t.answers).toEqual(['cali', 'huila'])
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect([t.count('cali', 'farc-base'), t.count('huila', 'farc-base')]).toEqual([1, 0])
  })

  test('AA 1.4.2 card 21 shaded: a Base that FARC took up makes room for the new one', () => {
    const t = event(21, 'shaded', { arauca: 'farc-base, auc-base' })
    expect(t.whyNot('arauca')?.id).toBe('why.event-not-here')
    t.interject('farc', 'withdraw farc-base arauca 1').play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'farc-base': 1, 'auc-base': 1 })
  })
})

describe.each(BOTH)('%s 8.4.4 Instructions that are known', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/21 Raúl Reyes: the Base to FARC Guerrillas and Support; anywhere if there are none (PB)', () => {
    const board: Board = { cesar: 'farc-underground 1, passive-support', huila: 'farc-base 1' }
    expect(execute('farc', 21, 'shaded', board).said).toEqual(['cesar 8.4.4/21'])
    expect(execute('farc', 21, 'shaded', {}, rolls(6, 1, 2)).said).toEqual(['amazonas 8.4.4/21'])
  })

  test('8.4.4/21 nowhere without a Base Available', () => {
    const board: Board = { cesar: 'farc-underground 1, passive-support' }
    const { t, said } = execute('farc', 21, 'shaded', board, { boxes: { 'out-of-play': { 'farc-bases': 9 } } })
    expect(said).toEqual([])
    expect(t.resources('farc')).toBe(26)
  })
})
