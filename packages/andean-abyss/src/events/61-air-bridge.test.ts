import { describe, expect, test } from 'vitest'
import { NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 61 Air Bridge', () => {
  test('AA 5.1 card 61 unshaded: one city loses all Cartels pieces, the Cartels 6 Resources', () => {
    const t = event(61, 'unshaded', {
      cali: 'cartels-base 1, cartels-active 1',
      pasto: 'cartels-base 1',
      huila: 'cartels-base 1',
    })
    expect(t.answers).toEqual(['cali', 'pasto'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali')
    expect(t.pieces('cali')).toEqual({})
    expect(t.count('pasto', 'cartels-base')).toBe(1)
    expect(t.resources('cartels')).toBe(14)
  })

  test('AA 5.1.3 card 61 unshaded: without Cartels in cities they still lose Resources', () => {
    expect(event(61, 'unshaded', { huila: 'cartels-base 1' }).resources('cartels')).toBe(14)
  })

  test('AA 5.1 card 61 shaded: a Base in each of three departments without Cartels and with room', () => {
    const t = event(61, 'shaded', {
      huila: 'cartels-underground 1',
      cesar: 'farc-base 2',
      santander: 'farc-base 1, farc-zone',
    })
    for (const s of ['huila', 'cesar', 'cali', 'cali-pasto-loc']) expect(t.whyNot(s)?.id).toBe(NOT_HERE)
    t.play('santander', 'choco')
    expect(t.whyNot('choco')?.id).toBe(NOT_HERE)
    t.play('amazonas')
    for (const s of ['santander', 'choco', 'amazonas'] as const) expect(t.count(s, 'cartels-base')).toBe(1)
    expect(t.question).toBe('turn.second')
  })
})

describe('pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 card 61 shaded: a department that the Cartels leave takes a Base', () => {
    const t = event(61, 'shaded', { huila: 'cartels-underground 1' })
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.interject('cartels', 'withdraw cartels-underground huila 1').play('huila')
    expect(t.pieces('huila')).toEqual({ 'cartels-base': 1 })
  })
})
