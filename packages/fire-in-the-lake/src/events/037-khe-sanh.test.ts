import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 37 Khe Sanh', () => {
  test('FITL 5.1 card 37 unshaded: 10 NVA Troops in all go from around a US Base with US Troops', () => {
    const t = event(37, 'unshaded', {
      'quang-tri-thua-thien': 'us-base 1, us-troops 2, nva-troops 4, nva-active 1',
      'central-laos': 'nva-troops 9',
      'north-vietnam': 'nva-troops 5',
      'can-tho': 'us-base 1, us-troops 2',
      saigon: 'us-base 1, arvn-troops 2',
      'tay-ninh': 'us-base 1, nva-troops 3',
    })
    expect([t.question, t.answers]).toEqual([
      'event.remove-where',
      ['central-laos', 'north-vietnam', 'quang-tri-thua-thien'],
    ])
    t.play('central-laos')
    expect([t.question, t.answers.at(0), t.answers.at(-1)]).toEqual(['event.remove-how-many', '1', '9'])
    t.play('9', 'quang-tri-thua-thien')
    expect([t.count('central-laos', 'nva-troops'), t.pieces('quang-tri-thua-thien')]).toEqual([
      0,
      { 'us-troops': 2, 'us-base': 1, 'nva-troops': 3, 'nva-active': 1 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 37 unshaded: fewer than 10 all go; no such Base, nothing', () => {
    const t = event(37, 'unshaded', { kontum: 'us-base 1, us-troops 1, nva-troops 2', 'binh-dinh': 'nva-troops 7' })
    expect([t.count('kontum', 'nva-troops'), t.count('binh-dinh', 'nva-troops'), t.question]).toEqual([
      0,
      0,
      'turn.second',
    ])
    expect(
      event(37, 'unshaded', { kontum: 'us-base 1, arvn-troops 1, nva-troops 2' }).count('kontum', 'nva-troops'),
    ).toBe(2)
  })

  test('FITL 5.1 card 37 shaded: up to 3 US Troops where NVA are become Casualties; the US loses this card and the next', () => {
    const t = event(
      37,
      'shaded',
      {
        kontum: 'us-troops 5, nva-underground 1',
        hue: 'us-troops 1, nva-tunnel 1',
        saigon: 'us-troops 4, vc-active 1',
      },
      { eligible: ['nva', 'us'], draw: [1, 21, 40, 70] },
    )
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['hue', 'kontum', 'done']])
    t.play('kontum')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect([t.count('kontum', 'us-troops'), casualties(t, 'us-troops'), t.isEligible('us')]).toEqual([2, 3, false])
    expect(t.by).not.toBe('us')
    const none = event(37, 'shaded', { kontum: 'us-troops 5' })
    expect(none.isEligible('us')).toBe(false)
  })
})
