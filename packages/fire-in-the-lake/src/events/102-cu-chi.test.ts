import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 102 Cu Chi', () => {
  test('FITL 5.1 card 102 unshaded: every Guerrilla leaves a space with a Tunnel and COIN Control', () => {
    const t = event(102, 'unshaded', {
      'tay-ninh': 'us-troops 7, vc-tunnel 1, vc-underground 2, vc-active 1, nva-active 1, nva-base 1',
      'binh-dinh': 'us-troops 3, vc-base 1, vc-active 1',
      'kien-phong': 'us-troops 1, nva-tunnel 1, vc-active 1',
      saigon: 'arvn-police 4, nva-tunnel 1, nva-underground 1',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['saigon', 'tay-ninh']])
    t.play('tay-ninh')
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 7, 'vc-tunnel': 1, 'nva-base': 1 })
  })

  test('FITL 5.1.3 card 102 unshaded: no such space', () => {
    expect(event(102, 'unshaded', { 'tay-ninh': 'us-troops 6, vc-base 1, vc-active 1' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 102 shaded: Tunnels on all Bases in a Province, then a Guerrilla of each', () => {
    const t = event(102, 'shaded', {
      'tay-ninh': 'vc-base 1, nva-base 1',
      'north-vietnam': 'nva-base 1',
      'binh-dinh': 'vc-tunnel 1',
      saigon: 'vc-base 1',
    })
    expect([t.question, t.answers]).toEqual(['event.space', ['north-vietnam', 'tay-ninh']])
    t.play('tay-ninh')
    expect(t.pieces('tay-ninh')).toEqual({ 'nva-tunnel': 1, 'vc-tunnel': 1, 'nva-underground': 1, 'vc-underground': 1 })
  })

  test('FITL 1.4.4 card 102 shaded: one Tunnel is left, the executor says for which Base', () => {
    const t = event(102, 'shaded', {
      'tay-ninh': 'vc-base 1, nva-base 1',
      'binh-dinh': 'vc-tunnel 2',
      'khanh-hoa': 'vc-tunnel 2',
      'kien-phong': 'nva-tunnel 1',
    })
    expect([t.question, t.answers]).toEqual(['event.tunnel-which', ['nva-base', 'vc-base']])
    t.play('vc-base')
    expect(t.pieces('tay-ninh')).toEqual({ 'nva-base': 1, 'vc-tunnel': 1, 'nva-underground': 1, 'vc-underground': 1 })
  })

  test('FITL 5.1.3 card 102 shaded: without a Base to dig under, Guerrillas anywhere; who has none Available may take own', () => {
    const t = event(102, 'shaded', { saigon: 'vc-active 30' })
    expect([t.answers.includes('the-fishhook'), t.answers.includes('saigon')]).toEqual([true, false])
    t.play('the-fishhook')
    expect([t.question, t.answers]).toEqual(['event.place-which', ['vc-underground', 'done']])
    t.play('vc-underground')
    expect(t.pieces('the-fishhook')).toEqual({ 'nva-underground': 1, 'vc-underground': 1 })
  })
})
