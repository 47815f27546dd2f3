import { describe, expect, test } from 'vitest'
import { available } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 29 Tribesmen', () => {
  test('FITL 5.1 card 29 unshaded: 4 insurgent pieces in all where Irregulars are, Tunneled Bases not', () => {
    const t = event(29, 'unshaded', {
      'pleiku-darlac': 'irregulars-active 1, nva-troops 1, vc-base 1, vc-tunnel 1',
      'central-laos': 'irregulars-underground 1, nva-underground 3',
      hue: 'rangers-active 1, vc-active 2',
    })
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['central-laos', 'pleiku-darlac']])
    t.play('pleiku-darlac', 'vc-base', 'pleiku-darlac')
    expect([t.pieces('pleiku-darlac'), t.count('central-laos', 'nva-underground')]).toEqual([
      { 'irregulars-active': 1, 'vc-tunnel': 1 },
      1,
    ])
    expect(t.question).toBe('turn.second')
    expect(event(29, 'unshaded', { hue: 'vc-active 2' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 29 shaded: Irregulars become VC Guerrillas, a Neutral Highland Province turns, Patronage −3', () => {
    const t = event(29, 'shaded', {
      'pleiku-darlac': 'irregulars-active 1, irregulars-underground 1, passive-support',
      'the-fishhook': 'irregulars-active 1',
      'binh-dinh': 'passive-opposition',
    })
    expect([t.pieces('pleiku-darlac'), t.pieces('the-fishhook')]).toEqual([
      { 'vc-underground': 2 },
      { 'vc-underground': 1 },
    ])
    expect(available(t, 'irregulars')).toBe(6)
    expect([t.question, t.answers]).toEqual(['event.set-where', ['quang-tri-thua-thien', 'quang-nam', 'khanh-hoa']])
    t.play('quang-nam')
    expect([t.level('quang-nam'), t.track('patronage'), t.question]).toEqual(['active-opposition', 12, 'turn.second'])
  })

  test('FITL 5.1.1 card 29 shaded: fewer Guerrillas Available, the executor says where they come; the rest just go', () => {
    const t = event(29, 'shaded', { hue: 'irregulars-active 1', kontum: 'irregulars-active 1', saigon: 'vc-active 29' })
    expect([t.question, t.answers]).toEqual(['event.replace-piece-where', ['hue', 'kontum']])
    t.play('kontum')
    expect([t.pieces('hue'), t.pieces('kontum')]).toEqual([{}, { 'vc-underground': 1 }])
  })

  test('FITL 1.4.1 card 29 shaded: the VC may take Guerrillas from the map, but need not', () => {
    const board = { hue: 'irregulars-active 1', saigon: 'vc-active 30' } as const
    const taken = event(29, 'shaded', board, { eligible: ['vc'] }).play('saigon')
    expect([taken.pieces('hue'), taken.count('saigon', 'vc-active')]).toEqual([{ 'vc-underground': 1 }, 29])
    expect(
      event(29, 'shaded', board, { eligible: ['vc'] })
        .play('done')
        .pieces('hue'),
    ).toEqual({})
  })
})
