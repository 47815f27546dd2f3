import { describe, expect, test } from 'vitest'
import { BOTH, executedBy, first, governs } from '../../test/bot-events.ts'
import { lines } from '../../test/bots.ts'
import { deeds } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'

describe('AA 5.5 card 29 Kill Zone', () => {
  test('AA 5.1.2 card 29 unshaded: the Government shows FARC in one space and Assaults there, whatever protects it', () => {
    const t = event(
      29,
      'unshaded',
      {
        arauca: 'troops 2, farc-underground 3, auc-active',
        vichada: 'farc-underground',
        'meta-east': 'troops, cartels-base',
        cali: 'police, auc-underground',
      },
      { lasting: { 17: 'shaded', 42: 'shaded' }, tracks: { senado: 'farc' } },
    )
    expect([t.by, t.question]).toEqual(['govt', 'event.operation-where'])
    expect(t.answers).toEqual(['arauca', 'meta-east', 'vichada'])
    expect(t.whyNot('cali')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect([t.by, t.question]).toEqual(['govt', 'remove.which'])
    expect(t.answers).toEqual(['farc-active', 'auc-active'])
    t.play('farc-active', 'farc-active')
    expect(t.pieces('arauca')).toEqual({ troops: 2, 'farc-active': 1, 'auc-active': 1 })
    expect([t.resources('govt'), t.question]).toEqual([20, 'turn.second'])
  })

  test('AA 5.1.3 card 29 unshaded: guerrillas are shown even where no cube can Assault', () => {
    const t = event(29, 'unshaded', { huila: 'troops, farc-underground 2' })
    expect(t.pieces('huila')).toEqual({ troops: 1, 'farc-active': 2 })
    expect(event(29, 'unshaded', { huila: 'troops 4, auc-underground' }).question).toBe('turn.second')
  })

  test('AA-12 card 29 shaded: two Ambushes in one space by guerrillas of any state, which stay as they are', () => {
    const t = event(
      29,
      'shaded',
      {
        arauca: 'farc-active, farc-underground, troops 5',
        'meta-east': 'auc-underground, police',
        cali: 'cartels-underground, police',
      },
      { eligible: ['cartels'] },
    )
    expect([t.by, t.question]).toEqual(['cartels', 'event.faction'])
    expect(t.answers).toEqual(['farc', 'auc'])
    t.play('farc')
    expect(t.pieces('arauca')).toEqual({ troops: 1, 'farc-active': 1, 'farc-underground': 3 })
    expect(t.resources('farc')).toBe(20)
  })

  test('AA-11 card 29 shaded: the named faction picks the space and the victims', () => {
    const t = event(29, 'shaded', {
      arauca: 'auc-active, troops 2, farc-underground, farc-base',
      'meta-east': 'auc-underground, police',
      bogota: 'auc-base, police',
    })
    t.play('auc')
    expect([t.by, t.question]).toEqual(['auc', 'event.operation-where'])
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect([t.by, t.question]).toEqual(['auc', 'remove.which'])
    expect(t.answers).toEqual(['troops', 'farc-underground'])
    t.play('farc-underground')
    expect(t.answers).toEqual(['troops', 'farc-base'])
    t.play('farc-base')
    expect(t.pieces('arauca')).toEqual({ 'auc-active': 1, 'auc-underground': 2 })
  })

  test('AA 5.5 card 29: the log names the Assault and each Ambush', () => {
    const shown = event(29, 'unshaded', { arauca: 'troops, farc-underground' }, { eligible: ['auc'] })
    expect(deeds(shown)).toEqual(['govt assault 3.2.4'])
    const t = event(29, 'shaded', { arauca: 'farc-active, troops 5' }, { eligible: ['cartels'] })
    expect(deeds(t)).toEqual(['farc ambush 4.3.2', 'farc ambush 4.3.2'])
  })

  test('AA 5.1.3 card 29 shaded: no second Ambush without enemies; nobody to ambush', () => {
    const t = event(29, 'shaded', { 'meta-east': 'auc-active, police' })
    expect(t.pieces('meta-east')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
    expect(event(29, 'shaded', { cali: 'cartels-underground, police' }).question).toBe('turn.second')
  })
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 29 shaded: FARC without guerrillas leaves the Ambushes to AUC', () => {
    const t = event(29, 'shaded', { arauca: 'farc-active, police', 'meta-east': 'auc-active, police' })
    expect(t.answers).toEqual(['farc', 'auc'])
    t.interject('farc', 'withdraw farc-active arauca 1')
    expect(t.pieces('meta-east')).toEqual({ 'auc-active': 1, 'auc-underground': 1 })
  })

  test('AA 1.4.1 card 29 shaded: no Ambush if FARC takes up the only enemy of AUC', () => {
    const t = event(29, 'shaded', { arauca: 'farc-active, auc-active' })
    expect(t.answers).toEqual(['farc', 'auc'])
    expect(t.interject('farc', 'withdraw farc-active arauca 1').question).toBe('turn.second')
    expect(t.pieces('arauca')).toEqual({ 'auc-active': 1 })
  })
})

describe.each(BOTH)('%s 8.4.4 What free operations and other cards come to', (_, seats) => {
  const execute = executedBy(seats)

  test('8.4.4/h1 Kill Zone: where there is most to hit, by the targets of the chart', () => {
    const board: Board = { huila: 'farc-underground 1, troops 1', cesar: 'farc-active 1, police 3, auc-active 2' }
    const { t, said } = execute('farc', 29, 'shaded', board)
    expect(said).toContain('cesar 8.4.4/h1')
    expect(t.pieces('cesar')).toEqual({ 'farc-active': 1, 'farc-underground': 2, police: 1 })
    // AUC has no quarrel with the Cartels.
    const others: Board = { huila: 'auc-underground 1, troops 1', cesar: 'auc-active 1, cartels-active 3' }
    expect(execute('auc', 29, 'shaded', others).said).toContain('huila 8.4.4/h1')
    const one = execute('auc', 29, 'shaded', { huila: 'auc-underground 1, troops 1' })
    expect(lines(one.said)).not.toContain('8.4.4/h1')
    expect(one.t.count('huila', 'troops')).toBe(0)
  })
})

describe('aa2 10.3 Events of the Government', () => {
  test('8.4.4/h1 Kill Zone: where the Assault removes most Bases, then most pieces', () => {
    const board: Board = { cali: 'troops 2, farc-underground 1, farc-base 1', pasto: 'troops 3, farc-underground 3' }
    expect(first(governs(29, board))).toBe('cali 8.4.4/h1')
    expect(first(governs(29, { ...board, cali: 'troops 1, farc-underground 1, farc-base 1' }))).toBe('pasto 8.4.4/h1')
  })
})
