import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 47 Chu Luc', () => {
  test('FITL 5.1 card 47 unshaded: ARVN Troops double the ARVN there; then the ARVN Assault the NVA everywhere, free', () => {
    const t = event(
      47,
      'unshaded',
      {
        hue: 'arvn-troops 1, arvn-police 1, arvn-base 1, nva-troops 2, vc-active 2',
        'tay-ninh': 'arvn-troops 4, nva-active 1, vc-active 2, us-troops 2',
        kontum: 'arvn-troops 4, vc-active 2',
        'binh-dinh': 'arvn-troops 2, nva-active 1',
      },
      { eligible: ['vc', 'us'], resources: { arvn: 0 } },
    )
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'event.place-where', ['hue', 'binh-dinh', 'tay-ninh']])
    t.play('hue')
    expect(t.pieces('hue')).toEqual({ 'arvn-troops': 4, 'arvn-police': 1, 'arvn-base': 1, 'vc-active': 2 })
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 2, 'arvn-troops': 4, 'vc-active': 2 })
    // Only two in the Highland are too weak; the VC alone are spared.
    expect([t.count('binh-dinh', 'nva-active'), t.count('kontum', 'vc-active')]).toEqual([1, 2])
    expect([t.resources('arvn'), t.question]).toEqual([0, 'turn.second'])
  })

  test('FITL 3.2.4 card 47 unshaded: VC pieces guard NVA Bases; a Base brings Aid; only an NVA Tunnel is struck', () => {
    const guarded = event(47, 'unshaded', { hue: 'arvn-troops 4, nva-base 1, vc-active 1' })
    expect(guarded.pieces('hue')).toEqual({ 'arvn-troops': 8, 'nva-base': 1, 'vc-active': 1 })
    const bare = event(47, 'unshaded', { hue: 'arvn-troops 4, nva-base 1, vc-base 1' })
    expect([bare.pieces('hue'), bare.aid]).toEqual([{ 'arvn-troops': 8, 'vc-base': 1 }, 21])
    const dug = event(47, 'unshaded', { hue: 'arvn-troops 4, nva-tunnel 1, vc-tunnel 1' }, { dice: [4] })
    expect(dug.pieces('hue')).toEqual({ 'arvn-troops': 8, 'nva-base': 1, 'vc-tunnel': 1 })
    const vc = event(
      47,
      'unshaded',
      { hue: 'arvn-troops 4, vc-tunnel 1', kontum: 'arvn-base 1, nva-underground 1' },
      { dice: [6] },
    )
    expect(vc.pieces('hue')).toEqual({ 'arvn-troops': 4, 'vc-tunnel': 1 })
  })

  test('FITL 1.4.1 card 47 unshaded: as many Troops as are Available; the ARVN may take others from the map', () => {
    const board = { hue: 'arvn-base 2, nva-underground 1', saigon: 'arvn-troops 29' } as const
    const vc = event(47, 'unshaded', board, { eligible: ['vc'] })
    expect(vc.count('hue', 'arvn-troops')).toBe(1)
    const arvn = event(47, 'unshaded', board, { eligible: ['arvn'] })
    expect([arvn.by, arvn.question]).toEqual(['arvn', 'recall.where'])
    arvn.play('saigon')
    expect([arvn.count('hue', 'arvn-troops'), arvn.count('saigon', 'arvn-troops')]).toEqual([2, 28])
    expect(event(47, 'unshaded', { hue: 'nva-troops 1', saigon: 'arvn-troops 3' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 47 shaded: up to 10 NVA Troops in North Vietnam and next to it', () => {
    const t = event(47, 'shaded', { 'quang-tri-thua-thien': 'active-support, us-troops 3' })
    expect(t.answers).toEqual(['central-laos', 'north-vietnam', 'quang-tri-thua-thien', 'loc-hue-khe-sanh', 'done'])
    t.play('quang-tri-thua-thien', '6', 'loc-hue-khe-sanh', '4')
    expect([t.count('quang-tri-thua-thien', 'nva-troops'), t.count('loc-hue-khe-sanh', 'nva-troops')]).toEqual([6, 4])
    expect(t.question).toBe('turn.second')
    const few = event(47, 'shaded', {}).play('central-laos', '2', 'done')
    expect([few.count('central-laos', 'nva-troops'), few.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 1.4.1 card 47 shaded: no more than are Available, if it is not the NVA', () => {
    const t = event(47, 'shaded', { 'tay-ninh': 'nva-troops 38' }, { eligible: ['vc', 'us'] }).play('north-vietnam')
    expect(t.answers).toEqual(['1', '2'])
    t.play('2')
    expect([t.count('north-vietnam', 'nva-troops'), t.question]).toEqual([2, 'turn.second'])
  })
})
