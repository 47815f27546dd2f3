import { describe, expect, test } from 'vitest'
import { available, casualties, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1.4 card 121 Linebacker II', () => {
  const boxes = { casualties: { 'us-troops': 7, 'us-bases': 1 }, 'out-of-play': { 'us-troops': 5, irregulars: 1 } }

  test('FITL 5.1 card 121: the NVA choose 2 Bases, a Tunneled one if they like, lose 15 Resources and their turn', () => {
    const t = event(
      121,
      'single',
      { 'southern-laos': 'nva-base 1', 'tay-ninh': 'nva-tunnel 1', 'north-vietnam': 'nva-base 1', hue: 'vc-base 1' },
      { boxes },
    )
    expect([t.by, t.question, t.answers]).toEqual([
      'nva',
      'event.remove-where',
      ['southern-laos', 'north-vietnam', 'tay-ninh'],
    ])
    t.play('tay-ninh', 'north-vietnam')
    expect([t.pieces('tay-ninh'), t.pieces('north-vietnam'), t.pieces('southern-laos')]).toEqual([
      {},
      {},
      { 'nva-base': 1 },
    ])
    expect([t.resources('nva'), t.isEligible('nva')]).toEqual([5, false])
    expect([t.by, t.answers]).toEqual(['us', ['casualties', 'out-of-play']])
  })

  test('FITL 5.1.1 card 121: no Tunneled Base need go', () => {
    const t = event(
      121,
      'single',
      { 'southern-laos': 'nva-base 1', 'tay-ninh': 'nva-tunnel 1' },
      { resources: { nva: 9 } },
    )
    t.play('southern-laos')
    expect(t.answers).toEqual(['tay-ninh', 'done'])
    t.play('done')
    expect([t.count('tay-ninh', 'nva-tunnel'), t.resources('nva'), t.question]).toEqual([1, 0, 'turn.second'])
  })

  test('FITL 5.1 card 121: the US brings back 6 Casualties or 3 pieces from Out of Play', () => {
    const t = event(121, 'single', {}, { boxes }).play('casualties', 'us-base')
    expect([casualties(t, 'us-troops'), casualties(t, 'us-bases'), available(t, 'us-bases')]).toEqual([2, 0, 6])
    const u = event(121, 'single', {}, { boxes }).play('out-of-play', 'irregulars-underground')
    expect([outOfPlay(u, 'us-troops'), outOfPlay(u, 'irregulars'), u.question]).toEqual([3, 0, 'turn.second'])
  })

  test('FITL 5.1.3 card 121: no Bases, no pieces', () => {
    const t = event(121, 'single', {})
    expect([t.resources('nva'), t.question]).toEqual([5, 'turn.second'])
  })

  test('FITL 5.1 card 121, 2nd edition: half of the Resources, and 3 Casualties come back', () => {
    const t = event(121, 'single', {}, { boxes, resources: { nva: 9 }, options: { edition: '2nd' } })
    expect([t.resources('nva'), t.question]).toEqual([4, 'event.box-piece'])
    t.play('us-base')
    expect([casualties(t, 'us-troops'), casualties(t, 'us-bases'), t.question]).toEqual([5, 0, 'turn.second'])
  })
})
