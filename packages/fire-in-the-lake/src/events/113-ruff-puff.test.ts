import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 113 Ruff Puff', () => {
  test('FITL 5.1 card 113 unshaded: up to 8 Police anywhere in the South, LoCs too', () => {
    const t = event(113, 'unshaded', {})
    expect(t.whyNot('southern-laos')?.id).toBe('why.event-not-here')
    t.play(...Array(7).fill('loc-hue-da-nang'), 'saigon')
    expect([t.count('loc-hue-da-nang', 'arvn-police'), t.count('saigon', 'arvn-police')]).toEqual([7, 1])
    expect(t.question).toBe('turn.second')
    expect(event(113, 'unshaded', {}).play('saigon', 'done').question).toBe('turn.second')
  })

  test('FITL 5.1 card 113 shaded: 5 Police outside Cities become VC pieces, one of them a Base', () => {
    const t = event(113, 'shaded', {
      'tay-ninh': 'arvn-police 3',
      'loc-saigon-can-tho': 'arvn-police 2',
      'binh-dinh': 'arvn-police 1',
      saigon: 'arvn-police 2',
    })
    expect([t.question, t.answers]).toEqual(['event.replace-where', ['binh-dinh', 'tay-ninh', 'loc-saigon-can-tho']])
    t.play('tay-ninh')
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    t.play('vc-base', 'tay-ninh', 'tay-ninh', 'loc-saigon-can-tho', 'binh-dinh')
    expect([t.pieces('tay-ninh'), t.pieces('binh-dinh')]).toEqual([
      { 'vc-base': 1, 'vc-underground': 2 },
      { 'vc-underground': 1 },
    ])
    expect(t.pieces('loc-saigon-can-tho')).toEqual({ 'arvn-police': 1, 'vc-underground': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.1 card 113 shaded: without a VC piece to come they are removed; the VC may take theirs from elsewhere', () => {
    const board = {
      'tay-ninh': 'arvn-police 2, us-base 2',
      hue: 'vc-active 30',
    } as const
    const t = event(113, 'shaded', board, { eligible: ['us'] })
    expect([t.pieces('tay-ninh'), t.question]).toEqual([{ 'us-base': 2 }, 'turn.first'])
    const u = event(113, 'shaded', board)
    expect([u.by, u.question, u.answers]).toEqual(['vc', 'event.place-which', ['vc-underground', 'done']])
    u.play('vc-underground', 'done')
    expect([u.pieces('tay-ninh'), u.count('hue', 'vc-active')]).toEqual([{ 'us-base': 2, 'vc-underground': 1 }, 29])
  })
})
