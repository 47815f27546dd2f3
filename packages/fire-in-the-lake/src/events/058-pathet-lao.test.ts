import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 58 Pathet Lao', () => {
  test('FITL 5.1 card 58 unshaded: the NVA remove 6 of their pieces in all from the North and Laos', () => {
    const t = event(
      58,
      'unshaded',
      {
        'north-vietnam': 'nva-troops 3, nva-base 1',
        'central-laos': 'nva-underground 3, vc-underground 2, nva-tunnel 1',
        'the-fishhook': 'nva-troops 4',
      },
      { eligible: ['us'] },
    )
    expect([t.by, t.answers]).toEqual(['nva', ['central-laos', 'north-vietnam']])
    t.play('north-vietnam', 'nva-base', 'north-vietnam', 'north-vietnam', 'north-vietnam')
    t.play('nva-underground', 'nva-underground')
    expect([t.pieces('north-vietnam'), t.pieces('central-laos')]).toEqual([
      {},
      { 'nva-underground': 1, 'vc-underground': 2, 'nva-tunnel': 1 },
    ])
    expect([t.count('the-fishhook', 'nva-troops'), t.question]).toEqual([4, 'turn.first'])
  })

  test('FITL 5.1.3 card 58 unshaded: fewer than 6, and no Base with a Tunnel is forced off', () => {
    const t = event(58, 'unshaded', { 'southern-laos': 'nva-base 1, nva-tunnel 1' }).play('nva-base')
    expect([t.pieces('southern-laos'), t.question]).toEqual([{ 'nva-tunnel': 1 }, 'turn.second'])
  })

  test('FITL 5.1 card 58 shaded: with no COIN cube in Laos the Trail rises by 2; Irregulars and Cambodia do not matter', () => {
    const t = event(58, 'shaded', {
      'central-laos': 'irregulars-underground 2, us-base 1',
      'the-fishhook': 'us-troops 3',
    })
    expect([t.track('trail'), t.pieces('central-laos')]).toEqual([3, { 'irregulars-underground': 2, 'us-base': 1 }])
  })

  test('FITL 6.4.2 card 58 shaded: otherwise all cubes there go to the South, each kind where it Redeploys', () => {
    const t = event(58, 'shaded', {
      'central-laos': 'us-troops 2, arvn-troops 3, rangers-active 1',
      'southern-laos': 'arvn-police 1',
      'the-fishhook': 'us-base 1, arvn-troops 1',
      kontum: 'nva-troops 2',
      'binh-dinh': 'us-base 1',
      'quang-nam': 'arvn-police 1',
      'tay-ninh': 'vc-underground 1',
    })
    expect([t.by, t.question]).toEqual(['us', 'redeploy.must'])
    for (const s of ['the-fishhook', 'north-vietnam', 'central-laos']) expect(t.answers).not.toContain(s)
    t.play('tay-ninh', '1', 'loc-hue-da-nang')
    expect([t.by, t.question]).toEqual(['arvn', 'redeploy.must'])
    // Cities that the NVA do not Control, and COIN Bases of the South.
    expect(t.answers).toEqual(['hue', 'da-nang', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho', 'binh-dinh'])
    t.play('hue', '1', 'binh-dinh', '2')
    // Police: LoCs, and what COIN Controlled before: not Hue.
    expect(t.answers).toContain('loc-hue-da-nang')
    expect(t.answers.filter((s) => !s.startsWith('loc-'))).toEqual(['quang-nam', 'binh-dinh'])
    t.play('quang-nam')
    expect([t.pieces('central-laos'), t.pieces('southern-laos')]).toEqual([{ 'rangers-active': 1 }, {}])
    expect([t.pieces('binh-dinh'), t.pieces('quang-nam'), t.count('tay-ninh', 'us-troops')]).toEqual([
      { 'us-base': 1, 'arvn-troops': 2 },
      { 'arvn-police': 2 },
      1,
    ])
    expect([t.track('trail'), t.pieces('the-fishhook')]).toEqual([1, { 'us-base': 1, 'arvn-troops': 1 }])
    expect(t.question).toBe('turn.second')
  })
})
