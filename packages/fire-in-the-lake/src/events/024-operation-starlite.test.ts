import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 24 Operation Starlite', () => {
  test('FITL 5.1 card 24 unshaded: all VC pieces leave a coastal Province at or next to US Troops; Tunneled Bases stay', () => {
    const t = event(24, 'unshaded', {
      'quang-tin-quang-ngai': 'vc-underground 2, vc-active 1, vc-base 1, vc-tunnel 1, nva-troops 1',
      'da-nang': 'us-troops 2, vc-active 1',
      'binh-dinh': 'us-troops 1, vc-underground 1',
      'ba-xuyen': 'vc-active 2, arvn-troops 2',
      'tay-ninh': 'us-troops 2, vc-active 2',
      'quang-nam': 'nva-troops 2',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['quang-tin-quang-ngai', 'binh-dinh']])
    t.play('quang-tin-quang-ngai')
    expect(t.pieces('quang-tin-quang-ngai')).toEqual({ 'nva-troops': 1, 'vc-tunnel': 1 })
    expect([t.count('binh-dinh', 'vc-underground'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 5.1.1 card 24 unshaded: the VC may give up a Tunneled Base of theirs with the rest', () => {
    const board = { 'binh-dinh': 'us-troops 1, vc-active 2, vc-base 1, vc-tunnel 1' } as const
    const t = event(24, 'unshaded', board, { eligible: ['vc'] })
    expect([t.pieces('binh-dinh'), t.answers]).toEqual([{ 'us-troops': 1, 'vc-tunnel': 1 }, ['binh-dinh', 'done']])
    expect(t.play('binh-dinh').pieces('binh-dinh')).toEqual({ 'us-troops': 1 })
  })

  test('FITL 5.1.3 card 24 unshaded: no such Province', () => {
    const t = event(24, 'unshaded', { 'binh-dinh': 'us-troops 1, vc-tunnel 1', 'tay-ninh': 'us-troops 1, vc-active 1' })
    expect([t.question, t.count('tay-ninh', 'vc-active')]).toEqual(['turn.second', 1])
  })

  test('FITL 5.1 card 24 shaded: in up to 3 Provinces all VC Guerrillas hide; who executes stays Eligible', () => {
    const board = {
      'binh-dinh': 'vc-active 2, nva-active 1',
      'ba-xuyen': 'vc-active 1',
      'the-fishhook': 'vc-active 3',
      'tay-ninh': 'vc-active 1',
      saigon: 'vc-active 1',
    } as const
    const t = event(24, 'shaded', board, { eligible: ['vc', 'us', 'arvn'], draw: [97, 40, 70, 99] })
    t.play('binh-dinh', 'the-fishhook', 'ba-xuyen')
    expect([t.pieces('binh-dinh'), t.pieces('the-fishhook'), t.pieces('ba-xuyen')]).toEqual([
      { 'nva-active': 1, 'vc-underground': 2 },
      { 'vc-underground': 3 },
      { 'vc-underground': 1 },
    ])
    expect([t.count('tay-ninh', 'vc-active'), t.count('saigon', 'vc-active')]).toEqual([1, 1])
    t.play('pass', 'pass')
    expect([t.isEligible('us'), t.question]).toEqual([true, 'turn.first'])
  })

  test('FITL 5.1 card 24 shaded: fewer, or none, if the executor likes', () => {
    const t = event(24, 'shaded', { 'binh-dinh': 'vc-active 2', saigon: 'vc-active 1' })
    expect(t.answers).toEqual(['binh-dinh', 'done'])
    expect(t.play('done').count('binh-dinh', 'vc-active')).toBe(2)
  })
})
