import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 79 Henry Cabot Lodge', () => {
  test('FITL 5.1 card 79 unshaded: Aid +20, 75 at most', () => {
    expect(event(79, 'unshaded', {}).aid).toBe(35)
    expect(event(79, 'unshaded', {}, { tracks: { aid: 60 } }).aid).toBe(75)
  })

  const board = { saigon: 'arvn-troops 1, arvn-base 1, us-base 1', hue: 'rangers-active 1' } as const

  test('FITL 5.1 card 79 shaded: up to 3 ARVN pieces go, Patronage +2 for each', () => {
    const t = event(79, 'shaded', board)
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['hue', 'saigon', 'done']])
    t.play('saigon')
    expect(t.answers).toEqual(['arvn-troops', 'arvn-base'])
    t.play('arvn-base', 'hue', 'saigon')
    expect([t.pieces('saigon'), t.pieces('hue'), t.track('patronage')]).toEqual([{ 'us-base': 1 }, {}, 21])
    const one = event(79, 'shaded', board).play('hue', 'done')
    expect(one.track('patronage')).toBe(17)
    const none = event(79, 'shaded', board).play('done')
    expect(none.track('patronage')).toBe(15)
  })

  test('FITL 2.3.6 card 79 shaded: the ARVN lose this card and the next', () => {
    const t = event(79, 'shaded', {}, { eligible: ['vc'], draw: [61, 40, 70, 99] })
    expect([t.by, t.question, t.isEligible('arvn')]).toEqual(['us', 'turn.first', false])
    const own = event(79, 'shaded', {}, { draw: [61, 40, 70, 99] })
    expect([own.by, own.isEligible('arvn')]).toEqual(['nva', false])
  })
})
