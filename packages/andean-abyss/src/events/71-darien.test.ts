import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('card 71 Darién', () => {
  test('AA 5.1 card 71 unshaded: a Guerrilla of any faction leaves Chocó, and its faction loses 5 Resources', () => {
    const t = event(
      71,
      'unshaded',
      { choco: 'farc-underground 1, farc-active 1, auc-active 1, farc-base 1', narino: 'cartels-active 1' },
      { resources: { farc: 4 } },
    )
    expect(t.answers).toEqual(['farc-underground', 'farc-active', 'auc-active'])
    t.play('farc-underground')
    expect(t.pieces('choco')).toEqual({ 'farc-active': 1, 'auc-active': 1, 'farc-base': 1 })
    expect([t.resources('farc'), t.resources('auc')]).toEqual([0, 20])
  })

  test('AA 5.1.3 card 71 unshaded: without Guerrillas in Chocó nobody pays', () => {
    const t = event(71, 'unshaded', { choco: 'farc-base 1', narino: 'farc-active 1' })
    expect(t.question).toBe('turn.second')
    expect(t.resources('farc')).toBe(20)
  })

  test('AA 5.1 card 71 shaded: one or two own Bases in Panamá', () => {
    const t = event(71, 'shaded', {}, { eligible: ['auc'] })
    expect([t.by, ...t.answers]).toEqual(['auc', '1', '2'])
    t.play('2')
    expect(t.pieces('panama')).toEqual({ 'auc-base': 2 })
  })

  test('AA 5.1.1 card 71 shaded: no more than are available', () => {
    const one = event(71, 'shaded', { bogota: 'govt-base 2' }, { eligible: ['govt'] })
    expect(one.pieces('panama')).toEqual({ 'govt-base': 1 })
    const none = event(
      71,
      'shaded',
      { bogota: 'govt-base 2', huila: 'govt-base 1' },
      { eligible: ['govt'], draw: [57, 2, 3] },
    )
    expect(none.pieces('panama')).toEqual({})
    // The space is open all the same: the Cartels may Rally there.
    none.play('rally')
    expect(none.answers).toContain('panama')
  })

  test('AA 1.3.5 card 71 shaded: before it Panamá is no space, afterwards a department beside Chocó only (AA-01)', () => {
    const board = { choco: 'cartels-underground 2' }
    const before = scene(board, { first: 'cartels' }).play('march', 'choco')
    expect(before.answers).not.toContain('panama')
    const t = event(71, 'shaded', board, { eligible: ['farc'], draw: [57, 2, 3] }).play('1')
    expect(t.by).toBe('cartels')
    t.play('march', 'choco', 'panama', '2')
    expect(t.count('panama', 'cartels-underground')).toBe(2)
    expect(t.resources('cartels')).toBe(19)
    t.play('done')
    const back = scene({ panama: 'cartels-underground 1' }, { first: 'cartels', lasting: { 71: 'shaded' } })
    back.play('march', 'panama')
    // From Panamá there is only one way.
    expect(back.count('choco', 'cartels-underground')).toBe(1)
  })

  test('AA 3.2.3 card 71 shaded: Troops Sweep into Panamá and find nobody (AA-01)', () => {
    const t = event(71, 'shaded', { choco: 'troops 6, farc-underground 1' }, { eligible: ['cartels', 'govt'] }).play(
      '1',
    )
    t.play('sweep', 'panama', 'choco', '4', 'done', 'done')
    expect(t.pieces('panama')).toEqual({ troops: 4, 'cartels-base': 1 })
    const hidden = scene(
      { panama: 'troops 4, farc-underground 2', choco: 'troops 4, farc-underground 2' },
      { lasting: { 71: 'shaded' } },
    ).play('sweep', 'panama', 'done', 'choco', 'done', 'done')
    expect(hidden.count('panama', 'farc-underground')).toBe(2)
    expect(hidden.count('choco', 'farc-active')).toBe(2)
  })

  test('AA 1.6 card 71 shaded: Panamá has no Population, Terror there only leaves its marker', () => {
    const t = scene({ panama: 'farc-underground 1' }, { first: 'farc', lasting: { 71: 'shaded' } }).play('terror')
    expect([t.markers('panama', 'terror'), t.level('panama')]).toEqual([1, 'neutral'])
  })

  test('AA 5.1 card 71 shaded: it lasts beyond the next Propaganda', () => {
    const t = event(
      71,
      'shaded',
      {},
      { eligible: ['cartels'], draw: [73, 57, 2, 3], tracks: { president: 'uribe' } },
    ).play('2')
    expect(t.question).toBe('elite.where')
    expect(t.answers).toContain('panama')
    t.play('done', 'rally')
    expect(t.by).toBe('cartels')
    expect(t.answers).toContain('panama')
  })
})
