import { describe, expect, test } from 'vitest'
import { NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 66 Tingo María', () => {
  test('AA 5.1 card 66 unshaded: three Cartels Bases leave Forests', () => {
    const t = event(66, 'unshaded', {
      choco: 'cartels-base 2, cartels-active 1',
      narino: 'cartels-base 1',
      amazonas: 'cartels-base 1, farc-base 1',
      huila: 'cartels-base 2',
    })
    expect(t.answers).toEqual(['choco', 'narino', 'amazonas'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('choco', 'choco', 'amazonas')
    expect(t.pieces('choco')).toEqual({ 'cartels-active': 1 })
    expect(t.pieces('amazonas')).toEqual({ 'farc-base': 1 })
    expect(t.count('narino', 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 66 unshaded: as many as there are', () => {
    const t = event(
      66,
      'unshaded',
      { choco: 'cartels-base 2', panama: 'cartels-base 1' },
      { lasting: { 71: 'shaded' } },
    )
    t.play('choco')
    expect(t.question).toBe('event.remove-where')
    t.play('panama')
    expect([t.count('choco', 'cartels-base'), t.count('panama', 'cartels-base')]).toEqual([0, 0])
  })

  test('AA 5.1 card 66 shaded: one more in each Forest that has one, where there is room', () => {
    const t = event(66, 'shaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 1, farc-base 1',
      amazonas: 'cartels-base 2',
      guaviare: 'cartels-active 1',
      huila: 'cartels-base 1',
    })
    expect(t.count('choco', 'cartels-base')).toBe(2)
    expect(t.count('narino', 'cartels-base')).toBe(1)
    expect(t.count('amazonas', 'cartels-base')).toBe(2)
    expect(t.count('guaviare', 'cartels-base')).toBe(0)
    expect(t.count('huila', 'cartels-base')).toBe(1)
  })

  test('AA 5.1.1 card 66 shaded: the executor chooses when Bases run short', () => {
    const t = event(66, 'shaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 1',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      cesar: 'cartels-base 2',
      huila: 'cartels-base 2',
      santander: 'cartels-base 2',
      vichada: 'cartels-base 2',
    })
    expect(t.answers).toEqual(['choco', 'narino'])
    t.play('narino')
    expect([t.count('choco', 'cartels-base'), t.count('narino', 'cartels-base')]).toEqual([1, 2])
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 66 unshaded: Chocó is no choice once its last Base was taken up', () => {
    const t = event(66, 'unshaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 2',
      amazonas: 'cartels-base 2',
    })
    t.interject('cartels', 'withdraw cartels-base choco 1')
    expect(t.answers).toEqual(['narino', 'amazonas'])
    expect(t.whyNot('choco')?.id).toBe(NOT_HERE)
  })

  test('AA 1.4.1 card 66 shaded: a Forest left without a Base gets none, and the Base is there for others', () => {
    const t = event(66, 'shaded', {
      choco: 'cartels-base 1',
      narino: 'cartels-base 1',
      amazonas: 'cartels-base 1',
      guaviare: 'cartels-base 1',
      antioquia: 'cartels-base 2',
      arauca: 'cartels-base 2',
      cesar: 'cartels-base 2',
      huila: 'cartels-base 2',
      santander: 'cartels-base 2',
    })
    expect(t.answers).toHaveLength(4)
    t.interject('cartels', 'withdraw cartels-base choco 1')
    expect(t.answers).not.toContain('choco')
    t.play('narino', 'amazonas')
    expect([t.count('choco', 'cartels-base'), t.count('guaviare', 'cartels-base')]).toEqual([0, 1])
    expect([t.count('narino', 'cartels-base'), t.count('amazonas', 'cartels-base')]).toEqual([2, 2])
    expect(t.question).toBe('turn.second')
  })
})
