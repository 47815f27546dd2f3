import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 116 Cadres', () => {
  test('FITL 5.3 card 116: either side stays in force', () => {
    expect(inForce(event(116, 'unshaded', {}).table.game, 116, 'unshaded')).toBe(true)
    expect(inForce(event(116, 'shaded', {}).table.game, 116, 'shaded')).toBe(true)
  })

  test('FITL 3.3.4 card 116 unshaded: VC Terror takes 2 Guerrillas there, the Active one may be among them', () => {
    const t = scene(
      { hue: 'vc-underground 2, vc-active 1', kontum: 'vc-underground 1', saigon: 'nva-underground 1' },
      { first: 'vc', lasting: { 116: 'unshaded' } },
    ).play('terror')
    expect([t.answers.includes('hue'), t.whyNot('kontum')?.id]).toEqual([true, 'why.cadres-two'])
    t.play('hue', '2')
    expect([t.pieces('hue'), t.markers('hue', 'terror'), t.level('hue')]).toEqual([
      { 'vc-underground': 1 },
      1,
      'passive-opposition',
    ])
  })

  test('FITL 3.3.4 card 116 unshaded: NVA Terror takes none', () => {
    const t = scene({ saigon: 'nva-underground 1' }, { first: 'nva', lasting: { 116: 'unshaded' } })
    expect(t.play('terror', 'saigon').pieces('saigon')).toEqual({ 'nva-active': 1 })
  })

  test('FITL 6.3.2 card 116 unshaded: so does Agitation', () => {
    const t = scene(
      { hue: 'vc-underground 1, vc-active 2', kontum: 'vc-underground 1, vc-base 1' },
      { phase: 'support', lasting: { 116: 'unshaded' } },
    )
    expect([t.by, t.question, t.answers]).toEqual(['vc', 'agitate.where', ['hue', 'done']])
    t.play('hue', '1', 'done')
    expect([t.pieces('hue'), t.level('hue')]).toEqual([{ 'vc-active': 1 }, 'passive-opposition'])
  })

  const board = {
    hue: 'vc-base 1, vc-underground 2, arvn-police 6, terror 1',
    kontum: 'vc-underground 2',
    'tay-ninh': 'vc-tunnel 1',
  } as const

  test('FITL 6.3.2 card 116 shaded: Agitation in a Rally space that had a Base, even under COIN Control, at its cost', () => {
    const t = scene(board, { first: 'vc', lasting: { 116: 'shaded' } })
    t.play('rally', 'hue', 'guerrilla', 'kontum', 'base', 'done')
    expect([t.question, t.answers]).toEqual(['rally.agitate', ['hue', 'done']])
    expect(t.whyNot('kontum')?.id).toBe('why.needs-base')
    t.play('hue', 'more', 'more')
    expect([t.level('hue'), t.markers('hue', 'terror'), t.resources('vc')]).toEqual(['active-opposition', 0, 15])
  })

  test('FITL 3.3.1 card 116 shaded: in one space, which must have Rallied; a Tunneled Base will do', () => {
    const t = scene(board, { first: 'vc', lasting: { 116: 'shaded' } })
    t.play('rally', 'hue', 'guerrilla', 'tay-ninh', 'guerrilla', 'done')
    expect(t.answers).toEqual(['hue', 'tay-ninh', 'done'])
    t.play('tay-ninh', 'done')
    expect([t.level('tay-ninh'), t.level('hue'), t.question]).toEqual([
      'passive-opposition',
      'neutral',
      'activity.after',
    ])
    const u = scene(board, { first: 'vc', lasting: { 116: 'shaded' } }).play('rally', 'kontum', 'guerrilla', 'done')
    expect(u.question).toBe('turn.second')
  })
})
