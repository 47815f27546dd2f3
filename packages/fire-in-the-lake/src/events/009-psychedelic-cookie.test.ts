import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 9 Psychedelic Cookie', () => {
  const board = { saigon: 'us-troops 4', 'southern-laos': 'us-troops 1' } as const
  const boxes = { 'out-of-play': { 'us-troops': 5 } } as const

  test('FITL 5.1 card 9 unshaded: up to 3 US Troops come from Out of Play to Available or the South', () => {
    const t = event(9, 'unshaded', board, { boxes })
    expect([t.by, t.answers]).toEqual(['us', ['out-of-play', 'saigon', 'southern-laos', 'done']])
    t.play('out-of-play')
    expect(t.answers).toContain('loc-hue-da-nang')
    expect(t.whyNot('central-laos')?.id).toBe('why.event-not-here')
    t.play('hue')
    // From then on none from the map.
    expect(t.answers).toEqual(['out-of-play', 'done'])
    t.play('out-of-play', 'available', 'out-of-play', 'hue')
    expect([t.count('hue', 'us-troops'), available(t, 'us-troops'), outOfPlay(t, 'us-troops')]).toEqual([2, 31, 2])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 9 unshaded: or they go home from the map, Laos too', () => {
    const t = event(9, 'unshaded', board, { boxes }).play('southern-laos')
    expect(t.answers).toEqual(['saigon', 'done'])
    t.play('saigon', 'done')
    expect([t.count('saigon', 'us-troops'), available(t, 'us-troops'), t.question]).toEqual([3, 32, 'turn.second'])
  })

  test('FITL 5.1 card 9: none at all, or the US declines; the US decides whoever executes', () => {
    expect(event(9, 'unshaded', {}).question).toBe('turn.second')
    const t = event(9, 'unshaded', board, { boxes, eligible: ['vc', 'arvn'] })
    expect(t.by).toBe('us')
    t.play('done')
    expect([outOfPlay(t, 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([5, 4])
  })

  test('FITL 5.1 card 9 shaded: the US sends 3 of its Troops from the map Out of Play, fewer if there are fewer', () => {
    const t = event(9, 'shaded', board, { eligible: ['vc', 'arvn'] })
    expect([t.by, t.answers]).toEqual(['us', ['saigon', 'southern-laos']])
    t.play('southern-laos')
    expect([t.count('saigon', 'us-troops'), outOfPlay(t, 'us-troops'), t.question]).toEqual([2, 3, 'turn.second'])
    expect(outOfPlay(event(9, 'shaded', { hue: 'us-troops 2, us-base 1' }), 'us-troops')).toBe(2)
  })
})
