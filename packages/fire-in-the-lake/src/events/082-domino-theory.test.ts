import { describe, expect, test } from 'vitest'
import { outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 82 Domino Theory', () => {
  const boxes = { 'out-of-play': { 'us-troops': 4, 'us-bases': 1, 'arvn-troops': 5, rangers: 3 } } as const

  test('FITL 5.1 card 82 unshaded: up to 3 US pieces become Available', () => {
    const t = event(82, 'unshaded', {}, { boxes })
    expect(t.answers).toEqual(['us-pieces', 'arvn-pieces', 'resources-and-aid'])
    t.play('us-pieces', 'us-base', 'us-troops', 'us-troops')
    expect([outOfPlay(t, 'us-troops'), outOfPlay(t, 'us-bases'), t.question]).toEqual([2, 0, 'turn.second'])
    const one = event(82, 'unshaded', {}, { boxes }).play('us-pieces', 'us-troops', 'done')
    expect(outOfPlay(one, 'us-troops')).toBe(3)
  })

  test('FITL 5.1 card 82 unshaded: or up to 6 ARVN pieces', () => {
    const t = event(82, 'unshaded', {}, { boxes }).play('arvn-pieces')
    expect(t.answers).toEqual(['arvn-troops', 'rangers-underground', 'done'])
    t.play('rangers-underground', 'rangers-underground', 'rangers-underground')
    t.play('arvn-troops', 'arvn-troops', 'arvn-troops')
    expect([outOfPlay(t, 'arvn-troops'), outOfPlay(t, 'rangers'), t.question]).toEqual([2, 0, 'turn.second'])
    expect([t.resources('arvn'), t.aid]).toEqual([20, 15])
  })

  test('FITL 5.1 card 82 unshaded: or Resources and Aid; unasked if nobody is Out of Play', () => {
    const t = event(82, 'unshaded', {}, { boxes }).play('resources-and-aid')
    expect([t.resources('arvn'), t.aid]).toEqual([29, 24])
    const none = event(82, 'unshaded', {})
    expect([none.resources('arvn'), none.aid]).toEqual([29, 24])
  })

  test('FITL 5.1 card 82 shaded: 3 Available US Troops, or as many as there are, leave the game; Aid −9', () => {
    const t = event(82, 'shaded', {})
    expect([outOfPlay(t, 'us-troops'), t.aid, t.question]).toEqual([3, 6, 'turn.second'])
    const few = event(82, 'shaded', { saigon: 'us-troops 39' }, { tracks: { aid: 5 } })
    expect([outOfPlay(few, 'us-troops'), few.aid]).toEqual([1, 0])
  })
})
