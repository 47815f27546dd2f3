import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 6 Aces', () => {
  const board = {
    'north-vietnam': 'nva-troops 8',
    'central-laos': 'nva-active 1, nva-base 1',
    hue: 'us-troops 1, vc-active 1',
  } as const

  test('FITL 5.1 card 6 unshaded: an Air Strike in 1 space outside the South without COIN pieces, and the Trail falls 2 boxes', () => {
    const t = event(6, 'unshaded', board, { tracks: { trail: 3 } })
    expect([t.by, t.question]).toEqual(['us', 'strike.where'])
    expect([t.answers.slice().sort(), t.whyNot('hue')?.id]).toEqual([
      ['central-laos', 'done', 'north-vietnam'],
      'why.event-not-here',
    ])
    t.play('north-vietnam', ...Array(5).fill('nva-troops'))
    expect([t.count('north-vietnam', 'nva-troops'), t.track('trail'), t.question]).toEqual([2, 1, 'turn.second'])
  })

  test('FITL 5.1 card 6 unshaded: Bases once nobody else is there; fewer pieces if the US likes; the Trail falls all the same', () => {
    const t = event(6, 'unshaded', board, { tracks: { trail: 3 } }).play('central-laos', 'nva-base')
    expect([t.pieces('central-laos'), t.track('trail')]).toEqual([{}, 1])
    const few = event(6, 'unshaded', board, { tracks: { trail: 3 } }).play('done')
    expect([few.count('north-vietnam', 'nva-troops'), few.track('trail'), few.question]).toEqual([8, 1, 'turn.second'])
  })

  test('FITL 5.1.2 card 6 unshaded: cards that bar Air Strikes or protect the Trail do not count; AAA and MiGs do', () => {
    const trail = (lasting: Record<number, 'shaded' | 'unshaded'>, n: number): number =>
      event(6, 'unshaded', board, { lasting, tracks: { trail: n } })
        .play('done')
        .track('trail')
    expect(trail({ 10: 'shaded', 39: 'shaded', 5: 'shaded' }, 3)).toBe(1)
    expect(trail({ 31: 'shaded' }, 3)).toBe(2)
    const t = event(6, 'unshaded', board, { lasting: { 33: 'shaded' }, tracks: { trail: 4 } }).play('done')
    expect([t.track('trail'), casualties(t, 'us-troops')]).toEqual([2, 1])
  })

  test.each([
    { edition: '1st', die: 3, trail: 3 },
    { edition: '2nd', die: 3, trail: 3 },
    { edition: '2nd', die: 4, trail: 1 },
  ])(
    'FITL 5.3 card 6 unshaded, $edition edition: the Degrading is the Air Strike’s own; shaded Top Gun rolls a $die for it',
    (each) => {
      const { edition, die, trail } = each
      const more = { tracks: { trail: 3 }, options: { edition }, lasting: { 4: 'shaded' }, dice: [die] } as const
      expect(event(6, 'unshaded', board, more).play('done').track('trail')).toBe(trail)
    },
  )

  test('FITL 5.1.3 card 6 unshaded: nobody to strike, only the Trail; at 0 only the strike', () => {
    expect(event(6, 'unshaded', {}, { tracks: { trail: 1 } }).track('trail')).toBe(0)
    const t = event(6, 'unshaded', { 'the-fishhook': 'vc-active 1' }, { tracks: { trail: 0 } })
    expect([t.count('the-fishhook', 'vc-active'), t.question]).toEqual([0, 'turn.second'])
    expect(event(6, 'unshaded', {}, { tracks: { trail: 0 } }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 6 unshaded, 2nd edition: 6 hits without a roll, and the Trail besides', () => {
    const t = event(6, 'unshaded', board, { tracks: { trail: 3 }, options: { edition: '2nd' }, dice: [1] })
    t.play('north-vietnam', ...Array(5).fill('nva-troops'))
    expect([t.count('north-vietnam', 'nva-troops'), t.track('trail'), t.question]).toEqual([2, 1, 'turn.second'])
  })

  test('FITL 5.1 card 6 unshaded: who executes directs the Air Strike', () => {
    const t = event(6, 'unshaded', board, { eligible: ['arvn'], tracks: { trail: 3 } })
    expect([t.by, t.question]).toEqual(['arvn', 'strike.where'])
    t.play('central-laos')
    expect([t.by, t.question]).toEqual(['arvn', 'remove.which'])
  })

  test('FITL 5.1.2 card 6 unshaded, 2nd edition: its 6 hits go before the single piece of Wild Weasels', () => {
    const t = event(6, 'unshaded', board, {
      tracks: { trail: 3 },
      options: { edition: '2nd' },
      lasting: { 5: 'shaded' },
    })
    t.play('north-vietnam', ...Array(5).fill('nva-troops'))
    expect([t.count('north-vietnam', 'nva-troops'), t.track('trail')]).toEqual([2, 1])
  })

  test('FITL 5.1 card 6 shaded: 2 Available US Troops become Casualties, the Trail rises 2 boxes', () => {
    const t = event(6, 'shaded', { saigon: 'us-troops 5' })
    expect([casualties(t, 'us-troops'), t.track('trail'), t.count('saigon', 'us-troops')]).toEqual([2, 3, 5])
    const few = event(6, 'shaded', { saigon: 'us-troops 39' }, { tracks: { trail: 3 } })
    expect([casualties(few, 'us-troops'), few.track('trail')]).toEqual([1, 4])
  })
})
