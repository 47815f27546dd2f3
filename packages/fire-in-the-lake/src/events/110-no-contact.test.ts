import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 110 No Contact', () => {
  test('FITL 5.1 card 110 unshaded: 2 Casualties come to the map, and special forces hide', () => {
    const t = event(
      110,
      'unshaded',
      { hue: 'rangers-active 2, rangers-underground 1', 'tay-ninh': 'irregulars-active 1, vc-active 1' },
      { boxes: { casualties: { 'us-troops': 1, 'us-bases': 1, irregulars: 1 } } },
    )
    expect(t.whyNot('north-vietnam')?.id).toBe('why.event-not-here')
    t.play('loc-hue-da-nang')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['us-troops', 'irregulars-underground']])
    t.play('us-troops', 'hue', 'us-base')
    expect(t.pieces('hue')).toEqual({ 'rangers-underground': 3, 'us-base': 1 })
    expect(t.pieces('tay-ninh')).toEqual({ 'irregulars-underground': 1, 'vc-active': 1 })
    expect([t.count('loc-hue-da-nang', 'us-troops'), casualties(t, 'irregulars'), t.question]).toEqual([
      1,
      1,
      'turn.second',
    ])
  })

  test('FITL 5.1.3 card 110 unshaded: a single Casualty, and none', () => {
    const t = event(110, 'unshaded', {}, { boxes: { casualties: { 'us-troops': 1 } } }).play('hue')
    expect([t.pieces('hue'), t.question]).toEqual([{ 'us-troops': 1 }, 'turn.second'])
    expect(event(110, 'unshaded', { hue: 'rangers-active 1' }).pieces('hue')).toEqual({ 'rangers-underground': 1 })
  })

  test('FITL 5.1 card 110 shaded: all Guerrillas hide', () => {
    const t = event(110, 'shaded', { hue: 'vc-active 2, nva-active 1, rangers-active 1', 'tay-ninh': 'nva-active 3' })
    expect(t.pieces('hue')).toEqual({ 'vc-underground': 2, 'nva-underground': 1, 'rangers-active': 1 })
    expect(t.pieces('tay-ninh')).toEqual({ 'nva-underground': 3 })
  })
})
