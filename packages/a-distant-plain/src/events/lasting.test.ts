import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { lasts, later } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { aDistantPlain } from '../index.ts'
import { CARD } from './lasting.ts'

describe('ADP 5.3, 5.4 lasting sides', () => {
  test.each([
    CARD.isr,
    CARD.predators,
    CARD.reapers,
    CARD.aerostats,
    CARD.findFixFinish,
    CARD.villageStability,
    CARD.prts,
  ])('ADP 5.3 card %i: the side played is in force, the other one turns it over (ruling 84)', (card) => {
    const shaded = event(card, 'shaded', {})
    expect(inForce(shaded.table.game, card, 'shaded')).toBe(true)
    const turned = event(card, 'unshaded', {}, { lasting: { [card]: 'shaded' } })
    expect(inForce(turned.table.game, card, 'unshaded')).toBe(true)
    expect(inForce(turned.table.game, card, 'shaded')).toBe(false)
    expect(aDistantPlain.cardByNumber[card]?.lasts).toEqual({ unshaded: 'capability', shaded: 'capability' })
  })

  test.each([CARD.partneringPolicy, CARD.nato])('ADP 5.4 card %i: only the shaded side is Momentum', (card) => {
    const shaded = event(card, 'shaded', {})
    expect(inForce(shaded.table.game, card, 'shaded')).toBe(true)
    expect(aDistantPlain.cardByNumber[card]?.lasts).toEqual({ shaded: 'momentum' })
    const once = event(card, 'unshaded', {}, { lasting: { [card]: 'shaded' } })
    expect(inForce(once.table.game, card, 'unshaded')).toBe(false)
  })
})

describe('ADP 5.4 Momentum', () => {
  test('ADP 5.4, 5.3 Momentum ends with the Reset, a Capability does not', () => {
    const t = later(17, 'shaded', {}, { draw: [73, 4, 20, 39, 74, 75, 76, 77, 78], lasting: { 7: 'shaded' } })
    while (t.question !== 'turn.first') t.play(t.answers.at(-1) as string)
    expect(inForce(t.table.game, CARD.nato, 'shaded')).toBe(false)
    expect(inForce(t.table.game, CARD.findFixFinish, 'shaded')).toBe(true)
  })
})

describe('ADP 5.3, 5.4 lasting cards', () => {
  test.each([
    [23, 'unshaded'],
    [23, 'shaded'],
    [24, 'unshaded'],
    [24, 'shaded'],
    [26, 'shaded'],
    [29, 'unshaded'],
    [29, 'shaded'],
    [30, 'unshaded'],
    [30, 'shaded'],
    [31, 'unshaded'],
    [31, 'shaded'],
    [33, 'unshaded'],
    [33, 'shaded'],
    [34, 'unshaded'],
    [34, 'shaded'],
    [36, 'shaded'],
  ] as const)('ADP 5.3 card %i %s puts itself in force', (card, side) => {
    const t = event(card, side, {})
    expect(lasts(t, card, side)).toBe(true)
    expect(t.question).toBe('turn.second')
  })
})
