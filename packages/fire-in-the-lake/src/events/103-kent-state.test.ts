import { describe, expect, test } from 'vitest'
import { available, casualties, outOfPlay } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 103 Kent State', () => {
  const lost = { boxes: { casualties: { 'us-troops': 1, 'us-bases': 1, irregulars: 1 } } }

  test('FITL 5.1 card 103 unshaded: 2 Casualties of any kind become Available, as the executor says', () => {
    const t = event(103, 'unshaded', {}, lost)
    expect([t.by, t.question, t.answers]).toEqual([
      'vc',
      'event.box-piece',
      ['us-troops', 'irregulars-underground', 'us-base'],
    ])
    t.play('us-base', 'us-troops')
    expect([casualties(t, 'us-troops'), casualties(t, 'us-bases'), casualties(t, 'irregulars')]).toEqual([0, 0, 1])
    expect(available(t, 'us-bases')).toBe(6)
  })

  test('FITL 2.3.5 card 103 unshaded: then a free US Operation in one space, without a Special Activity', () => {
    const t = event(103, 'unshaded', { hue: 'us-troops 2, vc-active 2', kontum: 'us-troops 1, nva-active 1' })
    expect([t.by, t.answers]).toEqual(['us', ['train', 'patrol', 'sweep', 'assault', 'done']])
    t.play('assault')
    expect(t.answers).toEqual(['hue', 'kontum'])
    t.play('hue')
    expect([t.pieces('hue'), t.count('kontum', 'nva-active'), t.resources('arvn')]).toEqual([{ 'us-troops': 2 }, 1, 20])
  })

  test('FITL 2.3.9, 5.5 card 103 unshaded: no Sweep in Monsoon', () => {
    const t = event(103, 'unshaded', { hue: 'us-troops 2, vc-active 2' }, { draw: [127, 40, 70, 99] })
    expect(t.answers).toEqual(['train', 'patrol', 'assault', 'done'])
  })

  test('FITL 2.3.6 card 103 unshaded: the US, Ineligible before, acts second on this very card', () => {
    const t = event(103, 'unshaded', {}, { eligible: ['vc', 'arvn'] }).play('done')
    expect([t.by, t.question, t.isEligible('us')]).toEqual(['us', 'turn.second', true])
    t.play('pass')
    expect([t.by, t.question]).toEqual(['arvn', 'turn.second'])
  })

  test('FITL 2.3.6 card 103 unshaded: a US that has acted, or executes it, is Eligible on the next card', () => {
    const t = scene({}, { card: 103, eligible: ['us', 'arvn'], draw: [1, 2, 127] })
    t.play('event', 'unshaded', 'done', 'pass')
    expect([t.isEligible('us'), t.question]).toEqual([true, 'turn.first'])
    const board = { hue: 'us-troops 1, vc-active 1', kontum: 'us-troops 1' } as const
    const u = scene(board, { card: 103, eligible: ['us', 'arvn'], draw: [1, 2, 127] })
    u.play('assault', 'air-strike', 'kontum', 'done', 'no', 'hue', 'event', 'unshaded', 'done')
    expect([u.by, u.question, u.isEligible('us'), u.isEligible('arvn')]).toEqual(['us', 'turn.first', true, false])
  })

  test.each([
    { there: 5, most: ['0', '1', '2', '3'] },
    { there: 2, most: ['0', '1', '2'] },
  ])('FITL 5.1 card 103 shaded: of $there Troops in Casualties up to 3 go Out of Play', ({ there, most }) => {
    const t = event(103, 'shaded', {}, { boxes: { casualties: { 'us-troops': there, 'us-bases': 1 } } })
    expect([t.question, t.answers]).toEqual(['event.how-many', most])
    t.play(most.at(-1) ?? '')
    expect([outOfPlay(t, 'us-troops'), outOfPlay(t, 'us-bases')]).toEqual([Number(most.at(-1)), 0])
    expect([t.aid, t.isEligible('us')]).toEqual([9, false])
  })

  test('FITL 2.3.6 card 103 shaded: no Casualties; the US is out of this card and the next', () => {
    const t = event(103, 'shaded', {}, { eligible: ['vc', 'us'], draw: [1, 2, 127] })
    expect([t.by, t.question, t.isEligible('us')]).toEqual(['nva', 'turn.first', false])
  })
})
