import { describe, expect, test } from 'vitest'
import { BOTH, executedBy, first } from '../../test/bot-events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('card 70 Ayahuasca Tourism', () => {
  test('AA 5.1 card 70 unshaded: 6 Resources for each Forest without Guerrillas, 99 at most', () => {
    const board = {
      choco: 'farc-active 1',
      narino: 'auc-underground 1',
      guaviare: 'cartels-active 1',
      amazonas: 'cartels-base 1, troops 1',
      huila: 'farc-active 1',
    }
    expect(event(70, 'unshaded', board).resources('govt')).toBe(20 + 6 * 6)
    const panama = event(70, 'unshaded', board, { lasting: { 71: 'shaded' } })
    expect(panama.resources('govt')).toBe(20 + 6 * 7)
    expect(event(70, 'unshaded', {}, { resources: { govt: 60 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 70 shaded: the executor names the faction, which chooses the Guerrillas; 3 Resources each', () => {
    const t = event(
      70,
      'shaded',
      {
        choco: 'farc-active 1, farc-underground 1, passive-support',
        guainia: 'farc-underground 1',
        narino: 'farc-active 1, auc-active 1',
        putumayo: 'farc-base 1',
        huila: 'farc-underground 1, cartels-active 1',
      },
      { eligible: ['govt'] },
    )
    // The Cartels have nobody in a Forest.
    expect([t.by, ...t.answers]).toEqual(['govt', 'farc', 'auc'])
    t.play('farc')
    expect([t.by, t.question]).toEqual(['farc', 'event.terror-which'])
    t.play('farc-active')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect([t.level('choco'), t.markers('choco', 'terror')]).toEqual(['neutral', 1])
    expect(t.pieces('guainia')).toEqual({ 'farc-active': 1 })
    expect(t.markers('guainia', 'terror')).toBe(1)
    expect(t.level('narino')).toBe('passive-opposition')
    expect(t.markers('putumayo', 'terror')).toBe(0)
    expect(t.markers('huila', 'terror')).toBe(0)
    expect(t.resources('farc')).toBe(29)
    expect(t.aid).toBe(9)
  })

  test('AA 3.3.4 card 70 shaded: the log gives Terror and the Aid cut to their rule, the Resources to the event', () => {
    const { log = [] } = event(70, 'shaded', { choco: 'auc-active 1' }).table.game
    expect(log.map(({ kind, rule }) => `${kind} ${rule}`).slice(-4)).toEqual([
      'operation 3.3.4',
      'mark 3.3.4',
      'track 5.1',
      'track 3.3.4',
    ])
  })

  test('AA 5.1.1 card 70 shaded: an Underground Guerrilla that does it is shown', () => {
    const t = event(70, 'shaded', { choco: 'farc-active 1, farc-underground 1' }).play('farc-underground')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 2 })
  })

  test('AA 3.3.4 card 70 shaded: AUC Terror cuts Aid by 3 for one Forest, by 5 for more', () => {
    const one = event(70, 'shaded', { choco: 'auc-active 1, passive-opposition' })
    expect([one.aid, one.resources('auc'), one.level('choco')]).toEqual([6, 23, 'neutral'])
    const two = event(70, 'shaded', { choco: 'auc-active 1', narino: 'auc-underground 2' })
    expect([two.aid, two.resources('auc')]).toEqual([4, 26])
  })

  test('AA 5.1.3 card 70 shaded: without Guerrillas in Forests nothing happens', () => {
    const t = event(70, 'shaded', { huila: 'farc-underground 1', choco: 'farc-base 1' })
    expect([t.question, t.resources('farc')]).toEqual(['turn.second', 20])
  })
})

describe.each(BOTH)('%s 8.4.4 Instructions that are known', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/70 Ayahuasca Tourism: the own Guerrillas, Active ones first; another’s if there are none (PB)', () => {
    const board: Board = {
      guaviare: 'cartels-active 1, cartels-underground 1, farc-underground 1',
      vaupes: 'farc-active 1',
    }
    const { t, said } = execute('cartels', 70, 'shaded', board)
    expect(said).toEqual(['cartels 8.4.4/70', 'cartels-active 8.4.4/70'])
    expect(t.resources('cartels')).toBe(23)
    expect(t.count('guaviare', 'cartels-underground')).toBe(1)
    const other: Board = { vaupes: 'farc-active 1, auc-active 1' }
    expect(first(execute('cartels', 70, 'shaded', other))).toBe('farc 8.4.2/h1')
  })
})
