import { describe, expect, test } from 'vitest'
import { NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 62 Amazonía', () => {
  test('AA 5.1 card 62 unshaded: up to three Insurgent pieces from Forests without Population', () => {
    const t = event(62, 'unshaded', {
      guainia: 'farc-base 1, farc-underground 2',
      amazonas: 'cartels-base 1, troops 1',
      vaupes: 'troops 2',
      vichada: 'farc-active 1',
      guaviare: 'farc-active 1',
    })
    expect(t.answers).toEqual(['guainia', 'amazonas', 'done'])
    for (const s of ['vaupes', 'vichada', 'guaviare']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    // A Base goes past its Guerrillas: this is no Assault.
    t.play('guainia', 'farc-base', 'amazonas', 'done')
    expect(t.pieces('guainia')).toEqual({ 'farc-underground': 2 })
    expect(t.pieces('amazonas')).toEqual({ troops: 1 })
  })

  test('AA 1.3.5 card 62 unshaded: Panamá is such a Forest once it is a space; three pieces are the end of it', () => {
    const t = event(62, 'unshaded', { panama: 'auc-base 1, auc-active 3' }, { lasting: { 71: 'shaded' } })
    t.play('panama', 'auc-active', 'panama', 'auc-active', 'panama', 'auc-active')
    expect(t.pieces('panama')).toEqual({ 'auc-base': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1 card 62 shaded: a Base in each of the three, as stacking allows, without a question', () => {
    const t = event(62, 'shaded', { guainia: 'farc-base 2', vaupes: 'cartels-base 1' })
    expect(t.pieces('guainia')).toEqual({ 'farc-base': 2 })
    expect(t.count('vaupes', 'cartels-base')).toBe(2)
    expect(t.count('amazonas', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.1 card 62 shaded: the executor says where when Bases run short', () => {
    const t = event(
      62,
      'shaded',
      {
        antioquia: 'cartels-base 2',
        arauca: 'cartels-base 2',
        atlantico: 'cartels-base 2',
        cesar: 'cartels-base 2',
        choco: 'cartels-base 2',
        huila: 'cartels-base 2',
        narino: 'cartels-base 2',
      },
      { eligible: ['farc'] },
    )
    expect([t.by, ...t.answers]).toEqual(['farc', 'guainia', 'vaupes', 'amazonas'])
    t.play('vaupes')
    expect(t.count('vaupes', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base') + t.count('guainia', 'cartels-base')).toBe(0)
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 62 unshaded: a Forest whose last piece was taken up is no choice', () => {
    const t = event(62, 'unshaded', { guainia: 'cartels-base 1', amazonas: 'cartels-base 1', vaupes: 'farc-active 2' })
    expect(t.answers).toEqual(['guainia', 'vaupes', 'amazonas', 'done'])
    t.interject('cartels', 'withdraw cartels-base guainia 1')
    expect(t.answers).toEqual(['vaupes', 'amazonas', 'done'])
    expect(t.whyNot('guainia')?.id).toBe(NOT_HERE)
    // That was none of the three.
    t.play('amazonas', 'vaupes', 'vaupes')
    expect([t.pieces('amazonas'), t.pieces('vaupes')]).toEqual([{}, {}])
  })
})
