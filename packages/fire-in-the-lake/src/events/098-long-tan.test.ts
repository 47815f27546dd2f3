import { describe, expect, test } from 'vitest'
import { casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 98 Long Tan', () => {
  const board = {
    'tay-ninh': 'us-troops 1, vc-underground 2, nva-active 1, nva-troops 2, vc-base 1',
    'phuoc-long': 'arvn-troops 1, vc-active 1',
    'binh-dinh': 'us-troops 1, vc-active 1',
    'southern-laos': 'us-troops 1, nva-underground 1',
  } as const

  test('FITL 5.1 card 98 unshaded: 2 US Troops from Out of Play come to one Province', () => {
    const t = event(98, 'unshaded', board, { boxes: { 'out-of-play': { 'us-troops': 3 } } })
    expect(t.answers).toEqual(['two-troops', 'clear-jungle'])
    t.play('two-troops')
    expect(t.answers).toContain('the-fishhook')
    expect([t.whyNot('north-vietnam')?.id, t.whyNot('hue')?.id]).toEqual(['why.event-not-here', 'why.event-not-here'])
    t.play('binh-dinh')
    expect([t.count('binh-dinh', 'us-troops'), outOfPlay(t, 'us-troops')]).toEqual([3, 1])
  })

  test('FITL 5.1.3 card 98 unshaded: a single Troop Out of Play comes alone', () => {
    const t = event(98, 'unshaded', {}, { boxes: { 'out-of-play': { 'us-troops': 1 } } }).play('kien-phong')
    expect(t.pieces('kien-phong')).toEqual({ 'us-troops': 1 })
  })

  test('FITL 5.1 card 98 unshaded: or every Guerrilla goes from every Jungle with US Troops', () => {
    const t = event(98, 'unshaded', board)
    expect(t.question).toBe('turn.second')
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 1, 'nva-troops': 2, 'vc-base': 1 })
    expect(t.pieces('southern-laos')).toEqual({ 'us-troops': 1 })
    expect([t.count('phuoc-long', 'vc-active'), t.count('binh-dinh', 'vc-active')]).toEqual([1, 1])
  })

  test('FITL 5.1.3 card 98 unshaded: neither is possible', () => {
    expect(event(98, 'unshaded', { 'binh-dinh': 'us-troops 1, vc-active 1' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 98 shaded: a US Base and a US Troop become Casualties in a Jungle with 2 VC Guerrillas', () => {
    const t = event(98, 'shaded', {
      'tay-ninh': 'us-troops 3, us-base 1, vc-underground 1, vc-active 1',
      'phuoc-long': 'us-troops 2, vc-active 2',
      'quang-duc-long-khanh': 'us-troops 2, us-base 1, vc-active 1, nva-active 2',
      'binh-dinh': 'us-troops 2, us-base 1, vc-active 2',
    })
    expect(t.question).toBe('turn.second')
    expect(t.count('tay-ninh', 'us-troops')).toBe(2)
    expect([casualties(t, 'us-troops'), casualties(t, 'us-bases'), t.count('tay-ninh', 'us-base')]).toEqual([1, 1, 0])
  })

  test('FITL 5.1.3 card 98 shaded: where there is only one of the two, that one', () => {
    const t = event(98, 'shaded', { 'phuoc-long': 'us-troops 2, vc-active 2', 'tay-ninh': 'us-base 1, vc-active 2' })
    t.play('tay-ninh')
    expect([t.count('phuoc-long', 'us-troops'), casualties(t, 'us-bases'), casualties(t, 'us-troops')]).toEqual([
      2, 1, 0,
    ])
  })
})
