import { describe, expect, test } from 'vitest'
import { against, BOTH, executedBy, first } from '../../test/bot-events.ts'
import { by, lines } from '../../test/bots.ts'
import { deeds } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.5 card 19 General Offensive', () => {
  test('AA 5.5 card 19: an insurgent acts once, free, in every space where it can', () => {
    const t = event(
      19,
      'single',
      {
        arauca: 'farc-underground 2, troops',
        vichada: 'farc-active, police',
        pasto: 'farc-underground',
        'meta-east': 'farc-active',
      },
      { dice: [1] },
    )
    expect([t.by, t.question]).toEqual(['farc', 'event.operation-where'])
    expect(t.answers).toEqual(['pasto', 'arauca', 'vichada'])
    expect(t.whyNot('meta-east')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.answers).toEqual(['attack', 'terror'])
    t.play('terror', 'vichada')
    expect(t.level('arauca')).toBe('passive-opposition')
    expect(t.pieces('arauca')).toEqual({ troops: 1, 'farc-underground': 1, 'farc-active': 1 })
    expect(t.pieces('vichada')).toEqual({ 'farc-active': 1, 'farc-underground': 1 })
    expect(t.markers('pasto', 'terror')).toBe(1)
    expect(t.resources('farc')).toBe(20)
    expect(t.question).toBe('turn.second')
  })

  test('AA-14 card 19: free Terror needs an Underground guerrilla', () => {
    const t = event(19, 'single', { arauca: 'farc-active, troops', cali: 'farc-underground' }, { dice: [6] })
    t.play('arauca')
    expect(t.markers('arauca', 'terror')).toBe(0)
    expect(t.markers('cali', 'terror')).toBe(1)
    expect(t.count('arauca', 'troops')).toBe(1)
  })

  test('AA 3.3.4 card 19: AUC Terror cuts Aid once, by 5 for two spaces with lines counted, by 3 for one', () => {
    const t = event(
      19,
      'single',
      { pasto: 'auc-underground', 'pasto-tumaco-loc': 'auc-underground' },
      { eligible: ['auc'] },
    )
    t.play('pasto')
    expect(t.markers('pasto-tumaco-loc', 'sabotage')).toBe(1)
    expect(t.aid).toBe(4)
    expect(event(19, 'single', { pasto: 'auc-underground' }, { eligible: ['auc'] }).aid).toBe(6)
    expect(event(19, 'single', { pasto: 'cartels-underground' }, { eligible: ['cartels'] }).aid).toBe(9)
  })

  test('AA 5.1.2 card 19: the Government Sweeps in place or Assaults, cards 2, 3, 17 and 42 notwithstanding', () => {
    const t = event(
      19,
      'single',
      {
        arauca: 'troops 2, farc-underground, farc-active',
        'meta-east': 'troops 2, farc-underground 3',
        'meta-west': 'troops, farc-underground',
        'arauca-cucuta-loc': 'police, farc-active, auc-underground',
        bogota: 'police 2',
      },
      {
        eligible: ['govt'],
        lasting: { 2: 'shaded', 3: 'shaded', 17: 'shaded', 42: 'shaded' },
        tracks: { senado: 'farc' },
      },
    )
    expect(t.answers).toEqual(['arauca', 'meta-east', 'arauca-cucuta-loc'])
    expect(t.whyNot('meta-west')?.id).toBe('why.event-not-here')
    t.play('meta-east')
    expect(t.pieces('meta-east')).toEqual({ troops: 2, 'farc-underground': 1, 'farc-active': 2 })
    t.play('arauca')
    expect(t.answers).toEqual(['sweep', 'assault'])
    t.play('assault')
    expect(t.pieces('arauca')).toEqual({ troops: 2, 'farc-underground': 1 })
    expect(t.pieces('arauca-cucuta-loc')).toEqual({ police: 1, 'auc-underground': 1 })
    expect(t.resources('govt')).toBe(20)
  })

  test('AA 5.5 card 19: the log names each operation, and the Aid cut by the rule of Terror', () => {
    const board = { pasto: 'auc-underground', arauca: 'auc-underground 2, troops' }
    const t = event(19, 'single', board, { eligible: ['auc'], dice: [2] }).play('pasto', 'attack')
    expect(deeds(t)).toEqual(['auc terror 3.3.4', 'auc attack 3.3.3'])
    expect(t.table.game.log?.find(({ kind }) => kind === 'track')?.rule).toBe('3.3.4')
  })

  test('AA 5.1.3 card 19: nothing is asked where nobody can act', () => {
    const t = event(19, 'single', { arauca: 'cartels-active' }, { eligible: ['cartels'] })
    expect(t.question).toBe('turn.first')
    expect(t.pieces('arauca')).toEqual({ 'cartels-active': 1 })
    expect(t.isEligible('cartels')).toBe(false)
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 19: no operation in a space that the executor has just left', () => {
    const t = event(19, 'single', { arauca: 'farc-underground, troops', pasto: 'farc-underground' }).play('arauca')
    expect([t.question, ...t.answers]).toEqual(['event.operation-what', 'attack', 'terror'])
    t.interject('farc', 'withdraw farc-underground arauca 1')
    expect([t.markers('arauca', 'terror'), t.markers('pasto', 'terror')]).toEqual([0, 1])
    expect(t.question).toBe('turn.second')
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h19 General Offensive: Attack in force if the chart would, otherwise Terror', () => {
    const board: Board = { huila: 'farc-underground 3, troops 1', cesar: 'farc-underground 1, police 1' }
    const rich = execute('farc', 19, 'single', board, { resources: { govt: 5 } }).said
    expect(by('8.4.4/h19', rich)).toEqual(['cesar', 'terror', 'attack'])
    const poor = execute('farc', 19, 'single', board, { resources: { govt: 25 } }).said
    expect(by('8.4.4/h19', poor)).toEqual(['cesar', 'terror', 'terror'])
  })

  test('8.4.4/h19 Attack in force where Terror would not serve; Terror with fewer', () => {
    const board: Board = {
      huila: 'farc-underground 3, troops 1, active-opposition',
      cesar: 'farc-underground 2, police 1, active-opposition',
    }
    expect(by('8.4.4/h19', execute('farc', 19, 'single', board).said)).toEqual(['cesar', 'terror', 'attack'])
  })

  test('8.4.4/h19 nothing to choose where Active Guerrillas can but Attack', () => {
    const { t, said } = execute('farc', 19, 'single', { huila: 'farc-active 3, troops 2' }, { dice: [1] })
    expect(lines(said)).not.toContain('8.4.4/h19')
    expect(t.count('huila', 'troops')).toBe(0)
  })
})

describe('aa2 8.4 Insurgents with a non-player Government', () => {
  const execute = executedBy(against('farc'))

  test('8.4.4/h19 AUC spares its Support', () => {
    const board: Board = { huila: 'auc-underground 2, troops 1, farc-base 1, passive-support' }
    expect(first(execute('auc', 19, 'single', board))).toBe('attack 8.4.4/h19')
    expect(first(execute('auc', 19, 'single', board, { seats: against('govt') }))).toBe('terror 8.4.4/h19')
  })
})
