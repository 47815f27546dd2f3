import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 11 Abrams', () => {
  test('FITL 5.3 card 11: either side stays in force', () => {
    expect(inForce(event(11, 'unshaded', {}).table.game, 11, 'unshaded')).toBe(true)
    expect(inForce(event(11, 'shaded', {}).table.game, 11, 'shaded')).toBe(true)
  })

  test('FITL 3.2.4 card 11 unshaded: a Base goes first, though only hidden Guerrillas guard it; no Tunneled one', () => {
    const lasting = { 11: 'unshaded' } as const
    const t = scene(
      { 'ba-xuyen': 'us-troops 3, vc-underground 2, vc-base 1', saigon: 'us-troops 1, vc-underground 1, vc-tunnel 1' },
      { lasting },
    )
    t.play('assault')
    expect([t.whyNot('ba-xuyen'), t.whyNot('saigon')?.id]).toEqual([undefined, 'why.assault-none'])
    t.play('ba-xuyen', 'vc-base')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 3, 'vc-underground': 2 })
    const arvn = scene({ 'ba-xuyen': 'arvn-troops 4, vc-underground 1, vc-base 1' }, { lasting, first: 'arvn' })
    expect(arvn.answers).not.toContain('assault')
  })

  test('FITL 3.2.4 card 11 unshaded: no more pieces than else, once an Assault, if the US likes', () => {
    const t = scene(
      { 'ba-xuyen': 'us-troops 2, vc-active 2, vc-base 1', hue: 'us-troops 1, vc-underground 1, vc-base 1' },
      { lasting: { 11: 'unshaded' } },
    )
    t.play('assault', 'ba-xuyen', 'vc-base')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 2, 'vc-active': 1 })
    expect(t.whyNot('hue')?.id).toBe('why.assault-none')
    const u = scene({ 'ba-xuyen': 'us-troops 2, vc-active 2, vc-base 1' }, { lasting: { 11: 'unshaded' } })
    u.play('assault', 'ba-xuyen', 'done')
    expect(u.pieces('ba-xuyen')).toEqual({ 'us-troops': 2, 'vc-base': 1 })
  })

  test('FITL 3.2.4 card 11 shaded: the US Assaults in 2 spaces, the ARVN in more', () => {
    const held = 'us-troops 1, arvn-troops 2, vc-active 2'
    const board = { hue: held, saigon: held, kontum: held } as const
    const t = scene(board, { lasting: { 11: 'shaded' } }).play('assault', 'hue', 'no', 'saigon', 'no')
    expect(t.whyNot('kontum')).toEqual({ id: 'why.two-spaces', rule: '5.3' })
    const arvn = scene(board, { lasting: { 11: 'shaded' }, first: 'arvn' }).play('assault', 'hue', 'saigon')
    expect(arvn.answers).toContain('kontum')
  })
})
