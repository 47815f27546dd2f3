import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 42 Chou En Lai', () => {
  test('FITL 5.1 card 42 unshaded: NVA Resources −10; the NVA roll and take that many Troops off, whoever executes', () => {
    const t = event(
      42,
      'unshaded',
      { 'north-vietnam': 'nva-troops 4, nva-underground 2', hue: 'nva-troops 2' },
      { eligible: ['us', 'arvn'], dice: [4], resources: { nva: 6 } },
    )
    expect([t.resources('nva'), t.by, t.question, t.answers]).toEqual([
      0,
      'nva',
      'event.remove-where',
      ['hue', 'north-vietnam'],
    ])
    t.play('north-vietnam', '3', 'hue')
    expect([t.count('north-vietnam', 'nva-troops'), t.count('hue', 'nva-troops')]).toEqual([1, 1])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 42 unshaded: fewer Troops than the die', () => {
    const t = event(42, 'unshaded', { hue: 'nva-troops 2, nva-underground 2' }, { dice: [5] })
    expect([t.pieces('hue'), t.resources('nva'), t.question]).toEqual([{ 'nva-underground': 2 }, 10, 'turn.second'])
  })

  test('FITL 5.1 card 42 shaded: NVA Resources +10, VC Resources by the Trail', () => {
    const t = event(42, 'shaded', {}, { tracks: { trail: 3 } })
    expect([t.resources('nva'), t.resources('vc')]).toEqual([30, 23])
  })
})
