import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 84 To Quoc', () => {
  const threatened = {
    'quang-nam': 'nva-underground 1',
    'loc-hue-da-nang': 'nva-troops 1',
    saigon: 'nva-base 1',
    hue: 'vc-underground 2',
    'central-laos': 'nva-troops 5',
    'north-vietnam': 'nva-base 1',
  } as const

  test('FITL 5.1 card 84 unshaded: a Troop and a Police to every space of the South with NVA pieces', () => {
    const t = event(84, 'unshaded', threatened)
    expect(t.question).toBe('turn.second')
    for (const s of ['quang-nam', 'loc-hue-da-nang', 'saigon'] as const)
      expect([t.count(s, 'arvn-troops'), t.count(s, 'arvn-police')]).toEqual([1, 1])
    for (const s of ['hue', 'central-laos', 'north-vietnam'] as const) expect(t.count(s, 'arvn-troops')).toBe(0)
  })

  test('FITL 1.4.1 card 84 unshaded: too few Available, the executor says where; the ARVN may take others from the map', () => {
    const short = { ...threatened, 'can-tho': 'arvn-troops 28' }
    const vc = event(84, 'unshaded', short, { eligible: ['vc', 'us'] })
    expect([vc.by, vc.question, vc.answers]).toEqual([
      'vc',
      'event.place-where',
      ['saigon', 'quang-nam', 'loc-hue-da-nang'],
    ])
    vc.play('quang-nam', 'saigon')
    expect([vc.count('loc-hue-da-nang', 'arvn-troops'), vc.count('loc-hue-da-nang', 'arvn-police')]).toEqual([0, 1])
    const arvn = event(84, 'unshaded', short).play('quang-nam', 'saigon')
    expect(arvn.answers).toEqual(['loc-hue-da-nang', 'done'])
    arvn.play('loc-hue-da-nang', 'can-tho')
    expect([arvn.count('loc-hue-da-nang', 'arvn-troops'), arvn.count('can-tho', 'arvn-troops')]).toEqual([1, 27])
    const left = event(84, 'unshaded', short).play('quang-nam', 'saigon', 'done')
    expect([left.count('can-tho', 'arvn-troops'), left.count('loc-hue-da-nang', 'arvn-police')]).toEqual([28, 1])
  })

  test('FITL 5.1 card 84 shaded: a third of the ARVN cubes desert, as the ARVN say; Guerrillas in 3 of these spaces', () => {
    const t = event(
      84,
      'shaded',
      {
        saigon: 'arvn-troops 4, arvn-police 3',
        hue: 'arvn-troops 3',
        'loc-hue-da-nang': 'arvn-police 5',
        'southern-laos': 'arvn-troops 3',
        kontum: 'arvn-troops 1, arvn-police 1, rangers-active 1',
      },
      { eligible: ['vc'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['arvn', 'coup.desert', ['0', '1', '2']])
    t.play('1')
    expect(t.pieces('saigon')).toEqual({ 'arvn-troops': 3, 'arvn-police': 2 })
    expect([t.count('hue', 'arvn-troops'), t.count('loc-hue-da-nang', 'arvn-police')]).toEqual([2, 4])
    expect([t.by, t.answers]).toEqual(['vc', ['hue', 'saigon', 'southern-laos', 'loc-hue-da-nang']])
    t.play('saigon', 'loc-hue-da-nang', 'hue')
    expect([t.count('saigon', 'vc-underground'), t.count('southern-laos', 'vc-underground')]).toEqual([1, 0])
    expect(t.count('kontum', 'arvn-troops')).toBe(1)
  })

  test('FITL 5.1.3 card 84 shaded: nobody deserts from small garrisons, and no Guerrilla comes', () => {
    const t = event(84, 'shaded', { hue: 'arvn-troops 2', kontum: 'arvn-police 2' })
    expect([t.question, t.count('hue', 'vc-underground')]).toEqual(['turn.second', 0])
    const few = event(84, 'shaded', { hue: 'arvn-troops 6' })
    expect(few.pieces('hue')).toEqual({ 'arvn-troops': 4, 'vc-underground': 1 })
  })
})
