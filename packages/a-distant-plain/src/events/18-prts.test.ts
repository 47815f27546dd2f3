import { describe, expect, test } from 'vitest'
import { everywhere, later } from '../../test/events.ts'

describe('card 18 PRTs', () => {
  test('ADP 5.3 card 18 unshaded: a Coalition Train conducts Civic Action in 2 of its spaces', () => {
    const t = later(18, 'unshaded', everywhere(['helmand', 'khowst'], 'coalition-troops, opposition'))
    t.play('train', 'helmand', 'khowst', 'done', 'civic-action', 'helmand')
    t.play('done')
    expect(t.question).toBe('train.then-where')
    t.play('khowst', 'done')
    expect([t.level('helmand'), t.level('khowst')]).toEqual(['neutral', 'neutral'])
    expect(t.resources('government')).toBe(14)
  })

  test('ADP 5.3 card 18 shaded: Civic Action in a Coalition Train leads to Neutral only', () => {
    const t = later(18, 'shaded', { helmand: 'coalition-troops, terror, opposition', khowst: 'coalition-troops' })
    t.play('train', 'helmand', 'khowst', 'done', 'civic-action')
    expect(t.level('khowst')).toBe('neutral')
    while (t.question.startsWith('civic')) t.play(t.answers[0] as string)
    expect(t.level('helmand')).toBe('neutral')
    expect(t.markers('helmand', 'terror')).toBe(0)
    expect(t.resources('government')).toBe(14)
  })
})
