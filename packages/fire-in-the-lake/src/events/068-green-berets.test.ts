import { describe, expect, test } from 'vitest'
import { available } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 68 Green Berets', () => {
  test('FITL 5.1 card 68 unshaded: 3 Irregulars or 3 Rangers in a Province without NVA Control; Active Support', () => {
    const t = event(68, 'unshaded', {
      'quang-nam': 'nva-troops 1',
      'binh-dinh': 'active-opposition, vc-underground 2, nva-troops 2',
      'tay-ninh': 'active-support',
    })
    // Where people can turn comes first: not Tay Ninh, which supports already (5.1.3).
    for (const s of ['quang-nam', 'saigon', 'north-vietnam', 'phuoc-long', 'central-laos', 'tay-ninh'])
      expect(t.answers).not.toContain(s)
    t.play('binh-dinh')
    expect(t.answers).toEqual(['irregulars', 'rangers'])
    t.play('rangers')
    expect([t.count('binh-dinh', 'rangers-underground'), t.level('binh-dinh'), t.question]).toEqual([
      3,
      'active-support',
      'turn.second',
    ])
  })

  test('FITL 1.4.1 card 68 unshaded: as many as are Available; the US may take Irregulars from the map, others not', () => {
    const board = { hue: 'irregulars-active 5, rangers-active 6' } as const
    const vc = event(68, 'unshaded', board, { eligible: ['vc'] }).play('binh-dinh')
    expect([vc.pieces('binh-dinh'), vc.level('binh-dinh')]).toEqual([{ 'irregulars-underground': 1 }, 'active-support'])
    const us = event(68, 'unshaded', board, { eligible: ['us'] }).play('binh-dinh', 'irregulars', 'hue', 'done')
    expect([us.count('binh-dinh', 'irregulars-underground'), us.count('hue', 'irregulars-active')]).toEqual([2, 4])
  })

  test('FITL 5.1.3 card 68 unshaded: none Available at all, the Province turns all the same', () => {
    const boxes = { 'out-of-play': { irregulars: 6, rangers: 6 } } as const
    const t = event(68, 'unshaded', {}, { boxes, eligible: ['vc'] }).play('binh-dinh')
    expect([t.pieces('binh-dinh'), t.level('binh-dinh')]).toEqual([{}, 'active-support'])
  })

  test('FITL 5.1 card 68 shaded: 3 Irregulars to Available, and 1 Province of theirs turns to Active Opposition', () => {
    const t = event(68, 'shaded', {
      'quang-nam': 'irregulars-active 1, irregulars-underground 1, active-support',
      'binh-dinh': 'irregulars-underground 1',
      saigon: 'irregulars-underground 1, active-support',
      'central-laos': 'irregulars-underground 1',
    })
    expect(t.answers).toEqual(['saigon', 'central-laos', 'quang-nam', 'binh-dinh'])
    t.play('saigon', 'quang-nam', 'irregulars-active', 'binh-dinh')
    // Saigon is no Province.
    expect([t.question, t.answers]).toEqual(['event.set-where', ['quang-nam', 'binh-dinh']])
    t.play('quang-nam')
    expect([t.level('quang-nam'), t.level('binh-dinh'), t.level('saigon')]).toEqual([
      'active-opposition',
      'neutral',
      'active-support',
    ])
    expect([available(t, 'irregulars'), t.question]).toEqual([4, 'turn.second'])
  })

  test('FITL 5.1.3 card 68 shaded: nobody lives where they were, or there are none', () => {
    const t = event(68, 'shaded', { 'central-laos': 'irregulars-underground 2' })
    expect([available(t, 'irregulars'), t.question]).toEqual([6, 'turn.second'])
    expect(event(68, 'shaded', {}).question).toBe('turn.second')
  })
})
