import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 56 Vo Nguyen Giap', () => {
  test('FITL 5.1 card 56 unshaded: in 3 spaces 2 Guerrillas of either faction become 1 NVA Troop', () => {
    const t = event(56, 'unshaded', {
      hue: 'nva-underground 1, vc-active 1, vc-underground 1',
      kontum: 'vc-underground 2',
      'central-laos': 'nva-active 3',
      'quang-nam': 'vc-underground 1',
      'tay-ninh': 'vc-underground 2',
    })
    expect([t.question, t.answers]).toEqual([
      'event.replace-piece-where',
      ['hue', 'kontum', 'central-laos', 'tay-ninh'],
    ])
    t.play('hue')
    expect(t.answers).toEqual(['nva-underground', 'vc-underground', 'vc-active'])
    t.play('vc-underground', 'vc-active', 'kontum', 'central-laos')
    expect([t.pieces('hue'), t.pieces('kontum'), t.pieces('central-laos')]).toEqual([
      { 'nva-troops': 1, 'nva-underground': 1 },
      { 'nva-troops': 1 },
      { 'nva-troops': 1, 'nva-active': 1 },
    ])
    expect([t.count('tay-ninh', 'vc-underground'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 5.1.1 card 56 unshaded: no Troops Available, the Guerrillas just go; the NVA may take a Troop from the map', () => {
    const board = { kontum: 'vc-underground 2', 'north-vietnam': 'nva-troops 40' } as const
    const us = event(56, 'unshaded', board, { eligible: ['us'] })
    expect([us.pieces('kontum'), us.count('north-vietnam', 'nva-troops')]).toEqual([{}, 40])
    const nva = event(56, 'unshaded', board).play('north-vietnam')
    expect([nva.pieces('kontum'), nva.count('north-vietnam', 'nva-troops')]).toEqual([{ 'nva-troops': 1 }, 39])
  })

  const invasion = {
    'north-vietnam': 'nva-troops 8',
    'central-laos': 'nva-underground 2, nva-base 1',
    'quang-nam': 'us-troops 3',
    'quang-tri-thua-thien': 'arvn-troops 2',
  } as const

  test('FITL 5.5 card 56 shaded: a free March into up to 3 spaces in Monsoon, then an operation or activity in each', () => {
    const t = event(56, 'shaded', invasion, {
      eligible: ['us', 'arvn'],
      draw: [127, 40, 70, 99],
      resources: { nva: 0 },
      lasting: { 115: 'unshaded', 38: 'unshaded', 17: 'unshaded' },
    })
    expect([t.by, t.answers]).toEqual(['nva', ['march', 'done']])
    t.play('march', 'north-vietnam', 'quang-tri-thua-thien', '4', 'north-vietnam', 'central-laos', '4')
    t.play('central-laos', 'quang-nam', '3', '1')
    // Three destinations are all, but more may come to those.
    expect(t.answers).toEqual(['central-laos', 'done'])
    t.play('done')
    expect([t.question, t.answers]).toEqual([
      'event.operation-where',
      ['central-laos', 'quang-tri-thua-thien', 'quang-nam', 'done'],
    ])
    t.play('quang-tri-thua-thien')
    // It names the first March only, so Monsoon bars another.
    expect(t.answers).toEqual(['rally', 'attack', 'terror', 'done'])
    t.play('attack')
    expect(t.pieces('quang-tri-thua-thien')).toEqual({ 'nva-troops': 4 })
    expect(t.answers).toEqual(['central-laos', 'quang-nam', 'done'])
    t.play('quang-nam')
    expect(t.answers).toEqual(['rally', 'attack', 'terror', 'bombard', 'ambush', 'done'])
    t.play('ambush')
    expect([t.pieces('quang-nam'), casualties(t, 'us-troops')]).toEqual([
      { 'us-troops': 2, 'nva-troops': 3, 'nva-active': 1 },
      1,
    ])
    t.play('central-laos')
    expect(t.answers).toEqual(['rally', 'terror', 'infiltrate', 'done'])
    t.play('infiltrate', '2', '1')
    expect(t.pieces('central-laos')).toEqual({ 'nva-troops': 4, 'nva-base': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('FITL 4.4.2 card 56 shaded: an activity does not reach beyond the space', () => {
    const t = event(56, 'shaded', { ...invasion, 'da-nang': 'arvn-troops 3' })
    t.play('march', 'north-vietnam', 'central-laos', '4', 'central-laos', 'quang-nam', '4', '0', 'done')
    t.play('quang-nam')
    expect(t.answers).toContain('march')
    t.play('bombard')
    expect([t.count('quang-nam', 'us-troops'), t.count('da-nang', 'arvn-troops')]).toEqual([2, 3])
    expect(t.question).toBe('event.operation-where')
  })

  test('FITL 5.5 card 56 shaded: who does not March does nothing', () => {
    expect(event(56, 'shaded', invasion).play('done').question).toBe('turn.second')
  })
})
