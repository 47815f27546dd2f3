import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 27 Phoenix Program', () => {
  test('FITL 5.1 card 27 unshaded: 3 VC pieces in all from COIN-Controlled spaces, Bases too, Tunneled ones not', () => {
    const t = event(27, 'unshaded', {
      saigon: 'us-troops 5, vc-underground 1, vc-base 1, vc-tunnel 1, nva-troops 1',
      hue: 'arvn-police 2, vc-active 1',
      kontum: 'arvn-police 1, vc-underground 1',
      'loc-hue-da-nang': 'arvn-police 2, vc-active 1',
      'da-nang': 'arvn-police 2, vc-tunnel 1',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['hue', 'saigon']])
    t.play('saigon')
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    t.play('vc-base', 'saigon')
    expect([t.pieces('saigon'), t.pieces('hue')]).toEqual([
      { 'us-troops': 5, 'nva-troops': 1, 'vc-tunnel': 1 },
      { 'arvn-police': 2 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.1 card 27 unshaded: the VC themselves may give up a Tunneled Base, but need not', () => {
    const board = { saigon: 'us-troops 5, vc-active 1, vc-tunnel 1' } as const
    const kept = event(27, 'unshaded', board, { eligible: ['vc'] })
    expect(kept.answers).toEqual(['vc-active', 'vc-tunnel'])
    kept.play('vc-active')
    expect(kept.answers).toEqual(['saigon', 'done'])
    expect(kept.play('done').pieces('saigon')).toEqual({ 'us-troops': 5, 'vc-tunnel': 1 })
    const given = event(27, 'unshaded', board, { eligible: ['vc'] }).play('vc-tunnel')
    expect(given.pieces('saigon')).toEqual({ 'us-troops': 5 })
  })

  test('FITL 5.1 card 27 shaded: Terror and Active Opposition in 2 spaces with COIN Control and the VC, not Saigon', () => {
    const t = event(27, 'shaded', {
      saigon: 'us-troops 5, vc-active 1',
      hue: 'arvn-police 2, vc-active 1, active-support',
      kontum: 'arvn-police 2, vc-tunnel 1, terror 1',
      'da-nang': 'arvn-police 2, nva-active 1',
      'binh-dinh': 'arvn-police 1, vc-underground 1',
      'khanh-hoa': 'arvn-police 2, vc-underground 1',
      'quang-nam': 'us-troops 2, vc-base 1, active-opposition',
      'phuoc-long': 'us-troops 2, vc-active 1',
    })
    // Where both can be done: in Quang Nam and Phuoc Long nobody would turn.
    expect([t.question, t.answers]).toEqual(['event.set-where', ['hue', 'kontum', 'khanh-hoa']])
    t.play('hue', 'kontum')
    expect([t.level('hue'), t.markers('hue', 'terror')]).toEqual(['active-opposition', 1])
    expect([t.level('kontum'), t.markers('kontum', 'terror')]).toEqual(['active-opposition', 2])
    expect([t.markers('quang-nam', 'terror'), t.question]).toEqual([0, 'turn.second'])
  })

  test('FITL 5.1.3 card 27 shaded: no marker left, or nobody lives there', () => {
    const t = event(27, 'shaded', {
      hue: 'arvn-police 2, vc-active 1',
      'quang-nam': 'us-troops 2, vc-base 1, active-opposition',
      saigon: 'terror 15',
    })
    expect([t.level('hue'), t.markers('hue', 'terror'), t.question]).toEqual(['active-opposition', 0, 'turn.second'])
    const empty = event(27, 'shaded', { 'phuoc-long': 'us-troops 2, vc-active 1' })
    expect([empty.markers('phuoc-long', 'terror'), empty.question]).toEqual([1, 'turn.second'])
  })
})
