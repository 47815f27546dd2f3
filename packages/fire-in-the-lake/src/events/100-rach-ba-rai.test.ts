import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 100 Rach Ba Rai', () => {
  const board = {
    'kien-phong': 'us-troops 1, vc-base 1, vc-tunnel 1, vc-active 1, vc-underground 1, nva-troops 2, nva-underground 1',
    'ba-xuyen': 'us-troops 1, nva-troops 2',
    'kien-giang-an-xuyen': 'arvn-troops 1, vc-active 1',
    'tay-ninh': 'us-troops 1, vc-active 1',
  } as const

  test('FITL 5.1 card 100 unshaded: all VC pieces leave a Lowland with US Troops, but no Tunneled Base', () => {
    const t = event(100, 'unshaded', board)
    expect([t.question, t.answers]).toEqual(['event.faction', ['nva', 'vc']])
    t.play('vc')
    expect(t.pieces('kien-phong')).toEqual({ 'us-troops': 1, 'nva-troops': 2, 'nva-underground': 1, 'vc-tunnel': 1 })
  })

  test('FITL 5.1 card 100 unshaded: or all NVA pieces but Troops', () => {
    const t = event(100, 'unshaded', board).play('nva')
    expect([t.count('kien-phong', 'nva-underground'), t.count('kien-phong', 'nva-troops')]).toEqual([0, 2])
    expect(t.count('kien-phong', 'vc-base')).toBe(1)
  })

  test('FITL 5.1.3 card 100 unshaded: nothing but Tunnels and Troops, nothing happens', () => {
    const tunnel = { 'ba-xuyen': 'us-troops 1, nva-troops 2, vc-tunnel 1' } as const
    expect(event(100, 'unshaded', tunnel, { eligible: ['us'] }).pieces('ba-xuyen')).toMatchObject({ 'vc-tunnel': 1 })
    const vc = event(100, 'unshaded', tunnel)
    expect([vc.by, vc.question, vc.answers]).toEqual(['vc', 'event.remove-where', ['ba-xuyen', 'done']])
    expect(vc.play('ba-xuyen').count('ba-xuyen', 'vc-tunnel')).toBe(0)
  })

  test('FITL 5.1 card 100 shaded: as many cubes as the die says go, US Troops to Casualties, then a VC piece comes', () => {
    const t = event(
      100,
      'shaded',
      { 'ba-xuyen': 'us-troops 2, arvn-troops 1, arvn-police 2, rangers-active 1, arvn-base 1, vc-active 1' },
      { dice: [3] },
    )
    expect([t.question, t.answers]).toEqual(['event.remove-which', ['us-troops', 'arvn-troops', 'arvn-police']])
    t.play('us-troops', 'arvn-police', 'us-troops')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['vc-underground', 'vc-base']])
    t.play('vc-base')
    expect(t.pieces('ba-xuyen')).toEqual({
      'arvn-troops': 1,
      'arvn-police': 1,
      'rangers-active': 1,
      'arvn-base': 1,
      'vc-active': 1,
      'vc-base': 1,
    })
    expect([casualties(t, 'us-troops'), available(t, 'arvn-police')]).toEqual([2, 29])
  })

  test('FITL 5.1.3 card 100 shaded: fewer cubes than the die, no room for a Base; no VC, no Lowland', () => {
    const t = event(100, 'shaded', { 'ba-xuyen': 'arvn-troops 1, arvn-base 1, vc-base 1' }, { dice: [6] })
    expect(t.pieces('ba-xuyen')).toEqual({ 'arvn-base': 1, 'vc-base': 1, 'vc-underground': 1 })
    expect(event(100, 'shaded', { 'ba-xuyen': 'us-troops 1', 'tay-ninh': 'vc-base 1' }).question).toBe('turn.second')
  })
})
