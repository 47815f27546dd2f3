import { answerText } from '@coinflict/kernel/display'
import { type Asked, cardWord, inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event, standard } from '../../test/kit.ts'
import { execute, FAMILIES, RULE, seatsOf } from '../../test/nonplayers.ts'
import { CARD } from './lasting.ts'

describe('card 67 Change in Tactics', () => {
  const lasting = { 1: 'unshaded', 29: 'shaded', 57: 'unshaded' } as const

  test('ADP 5.3 card 67: one Capability of either side turns over', () => {
    const t = event(67, 'single', {}, { lasting })
    expect([t.question, t.answers]).toEqual(['event.67.which', ['card-1', 'card-29']])
    expect(answerText(t.table.game, t.table.pending as Asked, cardWord(29), 'en')).toBe('#29 Night Letters')
    t.play('card-29')
    expect(t.answers).toEqual(['take-away', 'turn-over'])
    t.play('turn-over')
    expect(inForce(t.table.game, CARD.nightLetters, 'unshaded')).toBe(true)
    expect(inForce(t.table.game, CARD.isr, 'unshaded')).toBe(true)
    expect(inForce(t.table.game, CARD.sandstorms, 'unshaded')).toBe(true)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.3 card 67: or it goes', () => {
    const t = event(67, 'single', {}, { lasting }).play('card-1', 'take-away')
    expect(inForce(t.table.game, CARD.isr, 'unshaded')).toBe(false)
    expect(inForce(t.table.game, CARD.isr, 'shaded')).toBe(false)
    expect(inForce(t.table.game, CARD.nightLetters, 'shaded')).toBe(true)
  })

  test('ADP 5.3 card 67: with one in force only the way is asked; Momentum is no Capability', () => {
    const t = event(67, 'single', {}, { lasting: { 1: 'shaded', 24: 'unshaded' } })
    expect([t.question, t.answers]).toEqual(['event.choice', ['take-away', 'turn-over']])
    t.play('turn-over')
    expect(inForce(t.table.game, CARD.isr, 'unshaded')).toBe(true)
    expect(isOver(event(67, 'single', {}, { lasting: { 57: 'unshaded' } }))).toBe(true)
  })
})

describe.each(FAMILIES)('%s card 67 Change in Tactics', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-67, 8.3.4/card-67 a Capability turns to the own side; without such a one the event is not taken', () => {
    const lasting = { 1: 'unshaded', 31: 'shaded' } as const
    expect(execute(family, 'coalition', 67, {}, { lasting }).said).toEqual([
      `card-31 ${line(67)}`,
      `turn-over ${line(67)}`,
    ])
    expect(execute(family, 'warlords', 67, {}, { lasting }).said).toEqual([
      `card-1 ${line(67)}`,
      `turn-over ${line(67)}`,
    ])
    const more = { card: 67, eligible: ['coalition'], seats: seatsOf(family, ['coalition']) } as const
    expect(standard({}, { ...more, lasting: { 1: 'unshaded' } }).bots(1)[0]).not.toContain('event')
  })
})
