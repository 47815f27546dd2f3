import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 12 Capt Buck Adams', () => {
  test('FITL 5.1 card 12 unshaded: outside the South all Guerrillas turn Active and an NVA Base goes, no Tunneled one', () => {
    const t = event(12, 'unshaded', {
      'north-vietnam': 'nva-underground 3, nva-base 1, nva-tunnel 1',
      'the-fishhook': 'vc-underground 2, vc-base 1, nva-base 1',
      hue: 'nva-underground 1',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['the-fishhook', 'north-vietnam']])
    t.play('north-vietnam')
    expect([t.pieces('north-vietnam'), t.pieces('the-fishhook')]).toEqual([
      { 'nva-active': 3, 'nva-tunnel': 1 },
      { 'nva-base': 1, 'vc-active': 2, 'vc-base': 1 },
    ])
    expect([t.count('hue', 'nva-underground'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 5.1.1 card 12 unshaded: only Tunneled Bases are there, none goes', () => {
    const t = event(12, 'unshaded', { 'central-laos': 'nva-tunnel 2, vc-underground 1', kontum: 'nva-base 1' })
    expect([t.pieces('central-laos'), t.count('kontum', 'nva-base')]).toEqual([{ 'nva-tunnel': 2, 'vc-active': 1 }, 1])
    // The NVA themselves may give one up, but need not.
    const nva = event(
      12,
      'unshaded',
      { 'central-laos': 'nva-tunnel 2', 'the-fishhook': 'nva-base 1' },
      { eligible: ['nva'] },
    )
    expect(nva.answers).toEqual(['central-laos', 'the-fishhook'])
    expect(nva.play('central-laos').count('central-laos', 'nva-tunnel')).toBe(1)
    const kept = event(12, 'unshaded', { 'central-laos': 'nva-tunnel 2' }, { eligible: ['nva'] })
    expect(kept.answers).toEqual(['central-laos', 'done'])
  })

  test('FITL 5.1 card 12 shaded: a Base where the NVA Control outside the South and there is room; 3 Guerrillas hide anywhere', () => {
    const t = event(12, 'shaded', {
      'north-vietnam': 'nva-troops 3',
      'central-laos': 'nva-base 2',
      'southern-laos': 'nva-active 2, arvn-troops 1',
      'the-fishhook': 'nva-active 1, vc-underground 1',
      'tay-ninh': 'nva-active 4',
    })
    expect([t.question, t.answers]).toEqual(['event.place-where', ['southern-laos', 'north-vietnam']])
    t.play('southern-laos', 'tay-ninh', 'southern-laos')
    expect(t.answers).toEqual(['southern-laos', 'the-fishhook', 'tay-ninh'])
    t.play('tay-ninh')
    expect(t.pieces('southern-laos')).toEqual({
      'arvn-troops': 1,
      'nva-underground': 1,
      'nva-active': 1,
      'nva-base': 1,
    })
    expect([t.count('tay-ninh', 'nva-underground'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 1.4.1 card 12 shaded: no Base Available; the NVA may take one from the map', () => {
    const board = {
      'north-vietnam': 'nva-troops 3',
      'central-laos': 'nva-base 2',
      'southern-laos': 'nva-base 2',
      'tay-ninh': 'nva-base 2',
      'quang-nam': 'nva-base 2',
      'binh-dinh': 'nva-base 1',
    } as const
    const us = event(12, 'shaded', board)
    expect([us.count('north-vietnam', 'nva-base'), us.question]).toEqual([0, 'turn.second'])
    const nva = event(12, 'shaded', board, { eligible: ['nva'] }).play('north-vietnam', 'binh-dinh')
    expect([nva.count('north-vietnam', 'nva-base'), nva.count('binh-dinh', 'nva-base')]).toEqual([1, 0])
  })
})
