import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { available, casualties, outOfPlay } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.4 card 15 Medevac', () => {
  const boxes = { casualties: { 'us-troops': 6, 'us-bases': 1, irregulars: 1 } } as const

  test('FITL 6.5 card 15 unshaded: no Troops go Out of Play in the Commitment Phase, Bases do', () => {
    expect(inForce(event(15, 'unshaded', {}).table.game, 15, 'unshaded')).toBe(true)
    const t = scene({}, { phase: 'commitment', card: 128, tracks: { coups: 1 }, boxes, lasting: { 15: 'unshaded' } })
    expect([available(t, 'us-troops'), outOfPlay(t, 'us-troops'), outOfPlay(t, 'us-bases')]).toEqual([40, 0, 1])
    expect(casualties(t, 'irregulars')).toBe(0)
    const without = scene({}, { phase: 'commitment', card: 128, tracks: { coups: 1 }, boxes })
    expect(outOfPlay(without, 'us-troops')).toBe(2)
  })

  test('FITL 6.5 card 15 unshaded: with Great Society too, and it stays for the round', () => {
    const t = event(73, 'unshaded', {}, { boxes, lasting: { 15: 'unshaded' } })
    expect([available(t, 'us-troops'), outOfPlay(t, 'us-troops')]).toEqual([40, 0])
    expect(inForce(t.table.game, 15, 'unshaded')).toBe(true)
  })

  test('FITL 6.5 card 15 unshaded, 2nd edition: all Troops become Available, none must go to the map', () => {
    const t = event(73, 'unshaded', {}, { boxes, lasting: { 15: 'unshaded' }, options: { edition: '2nd' } })
    expect([t.question, available(t, 'us-troops')]).toEqual(['commit.piece', 40])
  })

  test('FITL 5.4 card 15 shaded: who executes stays Eligible, and no Air Lift until the Coup', () => {
    const t = event(15, 'shaded', { saigon: 'us-troops 2' }, { eligible: ['us', 'arvn'], draw: [1, 40, 70, 99] })
    expect(inForce(t.table.game, 15, 'shaded')).toBe(true)
    t.play('pass')
    expect([t.by, t.question]).toEqual(['us', 'turn.first'])
    t.play('train')
    expect(t.whyNot('air-lift')).toEqual({ id: 'why.medevac', rule: '5.4' })
  })
})
