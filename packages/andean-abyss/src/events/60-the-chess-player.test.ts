import { describe, expect, test } from 'vitest'
import { NOT_HERE } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('card 60 The Chess Player', () => {
  const board = {
    bogota: 'cartels-base 1, cartels-active 1, farc-active 1',
    cali: 'cartels-underground 1',
    medellin: 'cartels-base 1',
    huila: 'cartels-base 2',
    'cali-pasto-loc': 'cartels-active 1',
    pasto: 'farc-base 1',
  }

  test('AA 5.1 card 60 unshaded: two cities lose all Cartels pieces, the Government gains 6', () => {
    const t = event(60, 'unshaded', board)
    expect(t.answers).toEqual(['bogota', 'cali', 'medellin', 'huila'])
    expect(t.whyNot('cali-pasto-loc')?.id).toBe(NOT_HERE)
    expect(t.whyNot('pasto')?.id).toBe(NOT_HERE)
    t.play('bogota')
    expect(t.answers).toEqual(['cali', 'medellin'])
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('medellin')
    expect(t.pieces('bogota')).toEqual({ 'farc-active': 1 })
    expect(t.pieces('medellin')).toEqual({})
    expect(t.pieces('cali')).toEqual({ 'cartels-underground': 1 })
    expect(t.resources('govt')).toBe(26)
  })

  test('AA 5.1 card 60 unshaded: or one department', () => {
    const t = event(60, 'unshaded', board).play('huila')
    expect(t.pieces('huila')).toEqual({})
    expect(t.count('cali', 'cartels-underground')).toBe(1)
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 60 unshaded: a single city with Cartels is cleared alone', () => {
    const t = event(60, 'unshaded', { cali: 'cartels-base 1', huila: 'cartels-base 1' }).play('cali')
    expect([t.count('cali', 'cartels-base'), t.count('huila', 'cartels-base')]).toEqual([0, 1])
    expect(t.question).toBe('turn.second')
  })

  test('AA 5.1.3 card 60 unshaded: without Cartels the Government gains its Resources all the same', () => {
    expect(event(60, 'unshaded', {}, { resources: { govt: 96 } }).resources('govt')).toBe(99)
  })

  test('AA 5.1 card 60 shaded: the Cartels place two Bases, then Bribe once for nothing', () => {
    const t = event(60, 'shaded', { huila: 'troops 2, police 1' }, { eligible: ['farc'], resources: { cartels: 0 } })
    expect(t.by).toBe('cartels')
    expect(t.whyNot('huila')?.id).toBe(NOT_HERE)
    t.play('cali', 'pasto')
    expect(t.count('cali', 'cartels-base') + t.count('pasto', 'cartels-base')).toBe(2)
    // Only in Huila is there anything to bribe, and only cubes.
    expect([t.by, t.question]).toEqual(['cartels', 'bribe.which'])
    t.play('troops', 'troops')
    expect(t.pieces('huila')).toEqual({ police: 1 })
    expect(t.resources('cartels')).toBe(0)
    expect(t.question).not.toBe('bribe.where')
  })

  test('AA 5.1.3 card 60 shaded: with nobody to bribe only the Bases come', () => {
    const t = event(60, 'shaded', {}).play('cali', 'pasto')
    expect(t.question).toBe('turn.second')
    expect(t.count('pasto', 'cartels-base')).toBe(1)
  })
})
