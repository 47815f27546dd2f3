import { describe, expect, test } from 'vitest'
import { available } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 81 CIDG', () => {
  test('FITL 5.1 card 81 unshaded: as many VC Guerrillas in the South as the die says become Rangers, Irregulars or Police', () => {
    const t = event(
      81,
      'unshaded',
      {
        'pleiku-darlac': 'vc-underground 2, vc-active 1, vc-base 1, nva-active 1',
        'loc-kontum-dak-to': 'vc-active 1',
        'the-fishhook': 'vc-active 2',
      },
      { dice: [3] },
    )
    expect([t.question, t.answers]).toEqual(['event.replace-piece-where', ['pleiku-darlac', 'loc-kontum-dak-to']])
    t.play('pleiku-darlac', 'vc-underground')
    expect(t.answers).toEqual(['rangers-underground', 'irregulars-underground', 'arvn-police'])
    t.play('rangers-underground', 'pleiku-darlac', 'vc-active', 'irregulars-underground', 'loc-kontum-dak-to')
    t.play('arvn-police')
    expect(t.question).toBe('turn.second')
    expect(t.pieces('pleiku-darlac')).toEqual({
      'irregulars-underground': 1,
      'rangers-underground': 1,
      'nva-active': 1,
      'vc-underground': 1,
      'vc-base': 1,
    })
    expect(t.pieces('loc-kontum-dak-to')).toEqual({ 'arvn-police': 1 })
  })

  test('FITL 5.1.3 card 81 unshaded: fewer Guerrillas than the die, and no substitutes left', () => {
    const t = event(
      81,
      'unshaded',
      { hue: 'vc-active 2' },
      { dice: [6], boxes: { 'out-of-play': { rangers: 6, irregulars: 6, 'arvn-police': 30 } } },
    )
    expect([t.pieces('hue'), t.question]).toEqual([{}, 'turn.second'])
  })

  test('FITL 1.4.1 card 81 unshaded: without any Available the US may take Irregulars and ARVN pieces from elsewhere, the VC none', () => {
    const board = { hue: 'vc-active 1', saigon: 'arvn-police 30, rangers-active 6, irregulars-active 6' } as const
    const t = event(81, 'unshaded', board, { dice: [1], eligible: ['us'] })
    expect([t.by, t.answers]).toEqual(['us', ['rangers-underground', 'irregulars-underground', 'arvn-police', 'done']])
    t.play('irregulars-underground')
    expect([t.pieces('hue'), t.count('saigon', 'irregulars-active')]).toEqual([{ 'irregulars-underground': 1 }, 5])
    const arvn = event(81, 'unshaded', board, { dice: [1], eligible: ['arvn'] })
    expect(arvn.answers).toEqual(['rangers-underground', 'arvn-police', 'done'])
    expect(arvn.play('done').pieces('hue')).toEqual({})
    const vc = event(81, 'unshaded', board, { dice: [1], eligible: ['vc'] })
    expect([vc.pieces('hue'), vc.count('saigon', 'arvn-police')]).toEqual([{}, 30])
  })

  test('FITL 5.1 card 81 shaded: in one Highland Province all of them make way for 2 VC Guerrillas', () => {
    const t = event(81, 'shaded', {
      'binh-dinh': 'arvn-police 2, rangers-active 1, irregulars-underground 1, arvn-troops 2, us-base 1',
      'khanh-hoa': 'arvn-police 1',
      'kien-phong': 'arvn-police 1',
      'pleiku-darlac': 'arvn-troops 3',
      kontum: 'rangers-underground 1',
    })
    expect(t.answers).toEqual(['binh-dinh', 'khanh-hoa'])
    t.play('binh-dinh')
    expect(t.pieces('binh-dinh')).toEqual({ 'arvn-troops': 2, 'us-base': 1, 'vc-underground': 2 })
    expect(available(t, 'irregulars')).toBe(6)
  })

  test('FITL 1.4.1 card 81 shaded: fewer Guerrillas Available; the VC may take theirs from the map', () => {
    const board = { 'binh-dinh': 'arvn-police 2', saigon: 'vc-active 29' } as const
    expect(event(81, 'shaded', board).pieces('binh-dinh')).toEqual({ 'vc-underground': 1 })
    const vc = event(81, 'shaded', board, { eligible: ['vc'] })
    expect([vc.by, vc.question]).toEqual(['vc', 'recall.where'])
    expect(vc.play('saigon').pieces('binh-dinh')).toEqual({ 'vc-underground': 2 })
    expect(event(81, 'shaded', { 'kien-phong': 'arvn-police 1' }).question).toBe('turn.second')
  })
})
