import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 52 RAND', () => {
  const lasting = { 4: 'shaded', 8: 'unshaded', 28: 'shaded', 45: 'shaded', 61: 'shaded', 104: 'unshaded' } as const

  test('FITL 5.3 card 52 unshaded: a shaded US Capability turns unshaded, nobody else’s', () => {
    const t = event(52, 'unshaded', {}, { lasting })
    expect([t.by, t.question, t.answers]).toEqual(['nva', 'event.turn-over', ['card-4', 'card-28']])
    const { game } = t.play('card-28').table
    expect([inForce(game, 28, 'unshaded'), inForce(game, 28, 'shaded'), inForce(game, 4, 'shaded')]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('FITL 5.3 card 52 shaded: an unshaded one turns shaded', () => {
    const { game } = event(52, 'shaded', {}, { lasting }).table
    expect([inForce(game, 8, 'shaded'), inForce(game, 104, 'unshaded')]).toEqual([true, true])
  })

  test('FITL 5.1.3 card 52: none in force on that side', () => {
    expect(event(52, 'unshaded', {}, { lasting: { 8: 'unshaded', 45: 'shaded' } }).question).toBe('turn.second')
  })

  test.each([4, 8, 11, 13, 14, 18, 19, 20, 28])('FITL 5.3 card 52: card %i is one of the US', (card) => {
    const { game } = event(52, 'shaded', {}, { lasting: { [card]: 'unshaded' } }).table
    expect(inForce(game, card, 'shaded')).toBe(true)
  })
})
