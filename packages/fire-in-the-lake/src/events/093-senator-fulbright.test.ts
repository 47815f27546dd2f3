import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 93 Senator Fulbright', () => {
  test('FITL 5.1 card 93 unshaded: the US brings 4 of its pieces home, whoever executes', () => {
    const t = event(93, 'unshaded', { saigon: 'us-troops 4, us-base 1, arvn-base 1', hue: 'irregulars-active 1' })
    expect([t.by, t.answers]).toEqual(['us', ['hue', 'saigon']])
    const before = t.total('support-and-available') ?? 0
    t.play('hue', 'us-base')
    expect([t.pieces('saigon'), t.pieces('hue')]).toEqual([{ 'us-troops': 2, 'arvn-base': 1 }, {}])
    expect([t.total('support-and-available'), t.question]).toEqual([before + 3, 'turn.second'])
  })

  test('FITL 5.1.3 card 93 unshaded: fewer than 4 on the map', () => {
    const t = event(93, 'unshaded', { saigon: 'us-troops 3' })
    expect([t.pieces('saigon'), available(t, 'us-troops'), t.question]).toEqual([{}, 40, 'turn.second'])
  })

  test('FITL 5.1 card 93 shaded: an Available US Base leaves the game, Aid −9', () => {
    const t = event(93, 'shaded', {})
    expect([outOfPlay(t, 'us-bases'), t.aid]).toEqual([1, 6])
    const none = event(93, 'shaded', {}, { boxes: { casualties: { 'us-bases': 6 } }, tracks: { aid: 4 } })
    expect([outOfPlay(none, 'us-bases'), none.aid]).toEqual([0, 0])
  })
})
