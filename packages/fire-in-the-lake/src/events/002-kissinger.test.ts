import { describe, expect, test } from 'vitest'
import { casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 2 Kissinger', () => {
  test('FITL 5.1 card 2 unshaded: as many insurgent pieces as the die says leave Laos and Cambodia, no Tunneled Base', () => {
    const t = event(
      2,
      'unshaded',
      {
        'southern-laos': 'nva-base 1, nva-tunnel 1, nva-troops 2',
        'the-fishhook': 'vc-underground 2',
        'north-vietnam': 'nva-troops 4',
        'tay-ninh': 'vc-active 2',
      },
      { dice: [3] },
    )
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['southern-laos', 'the-fishhook']])
    t.play('southern-laos')
    expect(t.answers).toEqual(['nva-troops', 'nva-base'])
    t.play('nva-base', 'the-fishhook', 'southern-laos')
    expect([t.pieces('southern-laos'), t.pieces('the-fishhook'), t.question]).toEqual([
      { 'nva-troops': 1, 'nva-tunnel': 1 },
      { 'vc-underground': 1 },
      'turn.second',
    ])
  })

  test('FITL 5.1.3 card 2 unshaded: fewer than the die', () => {
    const t = event(2, 'unshaded', { 'central-laos': 'nva-troops 2, nva-tunnel 1' }, { dice: [6] })
    expect([t.pieces('central-laos'), t.question]).toEqual([{ 'nva-tunnel': 1 }, 'turn.second'])
  })

  test('FITL 5.1.1 card 2 unshaded: the NVA may give up a Tunneled Base of theirs, not one of the VC', () => {
    const board = { 'central-laos': 'nva-troops 1, nva-tunnel 1, vc-tunnel 1' } as const
    const t = event(2, 'unshaded', board, { dice: [2], eligible: ['nva'] })
    expect([t.by, t.answers]).toEqual(['nva', ['nva-troops', 'nva-tunnel']])
    t.play('nva-tunnel')
    expect(t.pieces('central-laos')).toEqual({ 'vc-tunnel': 1 })
  })

  test('FITL 5.1 card 2 shaded: the NVA place 2 pieces in Cambodia, the US sends 2 Troops Out of Play, Aid −6', () => {
    const t = event(
      2,
      'shaded',
      { saigon: 'us-troops 3', 'the-fishhook': 'vc-base 2' },
      { boxes: { casualties: { 'us-troops': 1 } } },
    )
    expect([t.by, t.answers]).toEqual([
      'nva',
      ['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'],
    ])
    t.play('the-fishhook')
    // No third Base.
    expect(t.answers).toEqual(['nva-troops', 'nva-underground'])
    t.play('nva-troops', 'sihanoukville', 'nva-base')
    expect([t.by, t.question, t.answers]).toEqual(['us', 'event.troop-from', ['available', 'casualties', 'saigon']])
    t.play('casualties')
    expect(t.answers).toEqual(['available', 'saigon'])
    t.play('saigon')
    expect([casualties(t, 'us-troops'), t.count('saigon', 'us-troops'), outOfPlay(t, 'us-troops')]).toEqual([0, 2, 2])
    expect([t.count('the-fishhook', 'nva-troops'), t.count('sihanoukville', 'nva-base')]).toEqual([1, 1])
    expect([t.track('aid'), t.question]).toEqual([9, 'turn.second'])
  })

  test('FITL 5.1.3 card 2 shaded: no US Troops are left, Aid does not go below 0', () => {
    const t = event(2, 'shaded', {}, { boxes: { 'out-of-play': { 'us-troops': 40 } }, tracks: { aid: 4 } })
    t.play('sihanoukville', 'nva-troops', 'sihanoukville', 'nva-troops')
    expect([t.track('aid'), t.question]).toEqual([0, 'turn.second'])
  })
})
