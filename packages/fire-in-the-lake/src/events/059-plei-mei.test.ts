import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 59 Plei Mei', () => {
  test('FITL 5.1 card 59 unshaded: 3 NVA pieces go from a space with a COIN Base or beside one', () => {
    const t = event(59, 'unshaded', {
      'binh-dinh': 'us-base 1, nva-troops 3, nva-tunnel 1',
      kontum: 'nva-troops 2, nva-base 1, vc-underground 2',
      'quang-nam': 'nva-troops 2',
      'tay-ninh': 'nva-troops 5',
    })
    // Two in Quang Nam are too few as long as there are three elsewhere.
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['kontum', 'binh-dinh']])
    t.play('kontum', 'nva-base')
    expect([t.pieces('kontum'), t.question]).toEqual([{ 'vc-underground': 2 }, 'turn.second'])
  })

  test('FITL 5.1.1 card 59 unshaded: a Base with a Tunnel stays and does not count', () => {
    const board = { 'binh-dinh': 'us-base 1, nva-troops 3, nva-tunnel 1' } as const
    const t = event(59, 'unshaded', board, { eligible: ['us'] })
    expect(t.pieces('binh-dinh')).toEqual({ 'us-base': 1, 'nva-tunnel': 1 })
    // The NVA may give it up.
    const nva = event(59, 'unshaded', board).play('nva-tunnel')
    expect(nva.pieces('binh-dinh')).toEqual({ 'us-base': 1, 'nva-troops': 1 })
  })

  test('FITL 5.1.3 card 59 unshaded: where fewer are, those; nobody near a Base, nobody', () => {
    const t = event(59, 'unshaded', { 'da-nang': 'arvn-base 1', 'quang-nam': 'nva-troops 2' })
    expect([t.pieces('quang-nam'), t.question]).toEqual([{}, 'turn.second'])
    expect(event(59, 'unshaded', { 'quang-nam': 'nva-troops 4' }).count('quang-nam', 'nva-troops')).toBe(4)
  })

  const board = {
    'north-vietnam': 'nva-troops 4',
    'southern-laos': 'nva-active 1, nva-troops 2',
    'pleiku-darlac': 'us-troops 2, arvn-troops 2',
    'quang-nam': 'nva-troops 2',
    kontum: 'nva-active 1, us-base 1',
    hue: 'vc-underground 2, us-troops 1',
  } as const

  test('FITL 5.1.1 FL-12 card 59 shaded: a free March out of spaces outside the South, by the Trail, in Monsoon too', () => {
    const t = event(59, 'shaded', board, { eligible: ['us', 'vc'], draw: [127, 40, 70, 99], resources: { nva: 0 } })
    t.play('march')
    expect(t.answers).toEqual(['southern-laos', 'north-vietnam'])
    expect(t.whyNot('quang-nam')?.id).toBe('why.event-not-here')
    t.play('north-vietnam', 'central-laos', '4', 'central-laos', 'southern-laos', '4')
    t.play('southern-laos', 'pleiku-darlac', '6', '0', 'done')
    expect([t.by, t.answers]).toEqual(['nva', ['attack', 'ambush', 'done']])
    t.play('attack')
    expect(t.answers).toEqual(['kontum', 'pleiku-darlac'])
    t.play('pleiku-darlac', 'us-troops', 'us-troops', 'arvn-troops')
    // Two of the Troops go in return.
    expect([t.pieces('pleiku-darlac'), t.resources('nva'), t.question]).toEqual([
      { 'arvn-troops': 1, 'nva-troops': 4 },
      0,
      'turn.second',
    ])
  })

  test('FITL 4.4.3 card 59 shaded: or an Ambush in 1 space, by a Guerrilla that is Active and did not March, despite Claymores', () => {
    const t = event(59, 'shaded', board, { lasting: { 17: 'unshaded' } }).play('done')
    expect(t.answers).toEqual(['attack', 'ambush', 'done'])
    t.play('ambush')
    expect([t.pieces('kontum'), t.question]).toEqual([{ 'nva-active': 1 }, 'turn.second'])
  })

  test('FITL 5.5 card 59 shaded: neither is forced', () => {
    const t = event(59, 'shaded', board).play('done', 'done')
    expect([t.count('kontum', 'us-base'), t.question]).toEqual([1, 'turn.second'])
  })
})
