import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 36 Hamburger Hill', () => {
  test('FITL 5.1 card 36 unshaded: 4 US Troops come to a Highland Province, a Base there goes, Tunneled or not', () => {
    const t = event(36, 'unshaded', {
      saigon: 'us-troops 3',
      hue: 'us-troops 2, arvn-troops 2',
      'quang-nam': 'vc-tunnel 1, nva-base 1, nva-troops 4, us-troops 1',
      'binh-dinh': 'vc-base 1',
      'north-vietnam': 'nva-base 1',
      'tay-ninh': 'vc-base 1',
    })
    expect([t.question, t.answers]).toEqual(['event.space', ['quang-nam', 'binh-dinh']])
    t.play('quang-nam')
    expect([t.question, t.answers]).toEqual(['event.move-from', ['hue', 'saigon']])
    t.play('saigon')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect([t.question, t.answers]).toEqual(['event.remove-which', ['nva-base', 'vc-tunnel']])
    t.play('vc-tunnel')
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 5, 'nva-troops': 4, 'nva-base': 1 })
    expect([t.count('hue', 'us-troops'), t.count('saigon', 'us-troops'), t.question]).toEqual([1, 0, 'turn.second'])
  })

  test('FITL 5.1.3 card 36 unshaded: no Base, or fewer Troops', () => {
    const t = event(36, 'unshaded', { saigon: 'us-troops 2' })
    expect(t.answers).toEqual(['quang-tri-thua-thien', 'quang-nam', 'binh-dinh', 'pleiku-darlac', 'khanh-hoa'])
    t.play('khanh-hoa', '1')
    expect([t.count('khanh-hoa', 'us-troops'), t.question]).toEqual([2, 'turn.second'])
    const none = event(36, 'unshaded', { 'binh-dinh': 'vc-tunnel 1' })
    expect([none.pieces('binh-dinh'), none.question]).toEqual([{}, 'turn.second'])
  })

  test('FITL 5.1 card 36 shaded: a Base in a Highland Province gets a Tunnel, 3 US Troops there are Casualties', () => {
    const t = event(36, 'shaded', {
      'quang-nam': 'vc-base 1, nva-base 1, us-troops 4',
      'binh-dinh': 'vc-base 1, us-troops 2',
      'pleiku-darlac': 'vc-base 1',
      'khanh-hoa': 'vc-tunnel 1, us-troops 3',
      'tay-ninh': 'vc-base 1, us-troops 3',
    })
    expect([t.question, t.answers]).toEqual(['event.tunnel-where', ['quang-nam', 'binh-dinh']])
    t.play('quang-nam', 'vc-base')
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 1, 'nva-base': 1, 'vc-tunnel': 1 })
    expect([casualties(t, 'us-troops'), t.question]).toEqual([3, 'turn.second'])
  })

  test('FITL 5.1.3 card 36 shaded: nobody faces the Base; or no Tunnel can be placed, then the Troops alone', () => {
    const alone = event(36, 'shaded', { 'north-vietnam': 'nva-base 1', 'khanh-hoa': 'vc-tunnel 1, us-troops 3' })
    expect([alone.pieces('north-vietnam'), casualties(alone, 'us-troops')]).toEqual([{ 'nva-tunnel': 1 }, 0])
    const full = event(36, 'shaded', {
      'khanh-hoa': 'vc-tunnel 1, us-troops 2',
      'binh-dinh': 'vc-base 1',
      'tay-ninh': 'vc-tunnel 2',
      'the-fishhook': 'nva-tunnel 2',
      'kien-phong': 'vc-tunnel 1',
    })
    expect([full.pieces('binh-dinh'), casualties(full, 'us-troops'), full.question]).toEqual([
      { 'vc-base': 1 },
      2,
      'turn.second',
    ])
    expect(event(36, 'shaded', { 'tay-ninh': 'vc-base 1, us-troops 3' }).question).toBe('turn.second')
  })
})
