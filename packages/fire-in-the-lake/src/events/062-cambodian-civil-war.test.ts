import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 62 Cambodian Civil War', () => {
  const board = {
    saigon: 'us-troops 4',
    'tay-ninh': 'arvn-troops 4',
    'the-fishhook': 'arvn-troops 2, vc-underground 2, nva-base 1',
    'the-parrots-beak': 'vc-base 1, nva-underground 3, vc-tunnel 1',
    sihanoukville: 'nva-base 1',
    'central-laos': 'nva-base 1',
  } as const

  test('FITL 5.1 card 62 unshaded: an Air Lift into Cambodia, a Sweep within it, and 2 Bases go', () => {
    const t = event(62, 'unshaded', board, { draw: [127, 40, 70, 99], lasting: { 115: 'unshaded' } })
    expect([t.by, t.answers]).toEqual(['us', ['air-lift', 'done']])
    t.play('air-lift', 'saigon')
    expect(t.answers).toEqual(['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'])
    t.play('the-parrots-beak', '4')
    expect([t.by, t.question, t.answers]).toEqual(['arvn', 'event.faction', ['us', 'arvn']])
    t.play('us', 'sweep', 'the-parrots-beak')
    // Half of 4 in the Jungle.
    t.play('done', 'nva')
    expect(t.pieces('the-parrots-beak')).toEqual({
      'us-troops': 4,
      'nva-underground': 1,
      'nva-active': 2,
      'vc-base': 1,
      'vc-tunnel': 1,
    })
    expect([t.by, t.question, t.answers]).toEqual([
      'arvn',
      'event.remove-where',
      ['the-fishhook', 'the-parrots-beak', 'sihanoukville'],
    ])
    t.play('the-parrots-beak', 'sihanoukville')
    expect([t.count('the-parrots-beak', 'vc-base'), t.count('the-parrots-beak', 'vc-tunnel')]).toEqual([0, 1])
    expect([t.pieces('sihanoukville'), t.count('the-fishhook', 'nva-base'), t.question]).toEqual([{}, 1, 'turn.second'])
  })

  test('FITL 3.2.3 card 62 unshaded: Troops move among the spaces of Cambodia, but do not come in', () => {
    const t = event(62, 'unshaded', board).play('done', 'arvn')
    expect([t.by, t.answers]).toEqual(['arvn', ['sweep', 'done']])
    t.play('sweep', 'the-parrots-beak')
    expect([t.question, t.answers, t.whyNot('tay-ninh')?.id]).toEqual([
      'sweep.from',
      ['the-fishhook', 'done'],
      'why.event-not-here',
    ])
    t.play('the-fishhook', '2', 'nva')
    expect([t.count('the-parrots-beak', 'nva-active'), t.resources('arvn')]).toEqual([1, 20])
  })

  test('FITL 5.1.3 card 62 unshaded: nobody to fly or to Sweep, no Bases', () => {
    const t = event(62, 'unshaded', { 'tay-ninh': 'arvn-police 2' }).play('arvn')
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1 card 62 shaded: the NVA place 12 Troops and Guerrillas in Cambodia', () => {
    const t = event(62, 'shaded', {})
    expect([t.by, t.answers]).toEqual([
      'nva',
      ['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'],
    ])
    t.play('the-fishhook', 'nva-troops', '7', 'the-fishhook', 'nva-underground', '2')
    t.play('sihanoukville', 'nva-underground')
    expect(t.answers).toEqual(['1', '2', '3'])
    t.play('3')
    expect([t.pieces('the-fishhook'), t.pieces('sihanoukville'), t.question]).toEqual([
      { 'nva-troops': 7, 'nva-underground': 2 },
      { 'nva-underground': 3 },
      'turn.second',
    ])
  })

  test('FITL 1.4.1 card 62 shaded: as many as are Available; the NVA may go on with those on the map', () => {
    const t = event(62, 'shaded', { 'north-vietnam': 'nva-troops 38, nva-active 20' })
    t.play('the-fishhook', 'nva-troops', '2')
    expect([t.by, t.answers.includes('done')]).toEqual(['nva', true])
    t.play('the-fishhook', 'nva-underground', '1', 'done')
    expect([t.pieces('the-fishhook'), t.count('north-vietnam', 'nva-active')]).toEqual([
      { 'nva-troops': 2, 'nva-underground': 1 },
      19,
    ])
  })
})
