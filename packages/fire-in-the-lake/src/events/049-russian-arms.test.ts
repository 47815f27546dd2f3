import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 49 Russian Arms', () => {
  test('FITL 5.1 card 49 unshaded: 6 ARVN pieces of any kind anywhere in the South, whoever executes', () => {
    const t = event(49, 'unshaded', { saigon: 'us-base 1, vc-base 1' })
    expect([t.by, t.question]).toEqual(['nva', 'event.space'])
    for (const s of ['north-vietnam', 'central-laos', 'sihanoukville']) expect(t.answers).not.toContain(s)
    t.play('saigon')
    // Two Bases are there already.
    expect(t.answers).toEqual(['arvn-troops', 'arvn-police', 'rangers-underground'])
    t.play('rangers-underground', 'hue', 'arvn-base', 'loc-hue-da-nang')
    expect(t.answers).toEqual(['arvn-troops', 'arvn-police', 'rangers-underground'])
    t.play('arvn-police', 'hue', 'arvn-troops', 'hue', 'arvn-troops', 'kontum', 'arvn-troops')
    expect([t.pieces('hue'), t.question]).toEqual([{ 'arvn-troops': 2, 'arvn-base': 1 }, 'turn.second'])
  })

  test('FITL 5.1.1 card 49 unshaded: only Available pieces; the NVA may not take those on the map', () => {
    const boxes = { 'out-of-play': { 'arvn-troops': 30, 'arvn-police': 29, rangers: 6, 'arvn-bases': 2 } } as const
    const t = event(49, 'unshaded', { hue: 'arvn-base 1' }, { boxes }).play('kontum')
    expect([t.pieces('kontum'), t.question]).toEqual([{ 'arvn-police': 1 }, 'turn.second'])
  })

  test('FITL 5.1 card 49 shaded: the NVA double their Troops in 3 spaces, then Bombard, Typhoon Kate or not', () => {
    const t = event(
      49,
      'shaded',
      {
        'central-laos': 'nva-troops 2',
        'quang-nam': 'nva-troops 3',
        kontum: 'nva-troops 1, us-troops 3',
        'north-vietnam': 'nva-troops 5, nva-underground 3',
        'southern-laos': 'nva-underground 2',
        'da-nang': 'arvn-troops 3',
      },
      { eligible: ['us'], lasting: { 115: 'unshaded' } },
    )
    expect([t.by, t.question, t.answers]).toEqual([
      'nva',
      'event.place-where',
      ['kontum', 'central-laos', 'north-vietnam', 'quang-nam'],
    ])
    t.play('kontum', 'quang-nam', 'north-vietnam')
    expect([t.count('kontum', 'nva-troops'), t.count('quang-nam', 'nva-troops')]).toEqual([2, 6])
    expect([t.count('north-vietnam', 'nva-troops'), t.count('central-laos', 'nva-troops')]).toEqual([10, 2])
    expect([t.by, t.answers]).toEqual(['nva', ['bombard', 'done']])
    t.play('bombard')
    expect(t.count('da-nang', 'arvn-troops')).toBe(2)
    expect(casualties(t, 'us-troops')).toBe(0)
  })

  test('FITL 1.4.1 card 49 shaded: as many as are Available; the NVA may take more from the map', () => {
    const t = event(49, 'shaded', { 'north-vietnam': 'nva-troops 35', 'central-laos': 'nva-troops 4' })
    t.play('central-laos')
    expect([t.question, t.answers]).toEqual(['recall.where', ['central-laos', 'north-vietnam', 'done']])
    t.play('north-vietnam', 'done')
    expect([t.count('central-laos', 'nva-troops'), t.count('north-vietnam', 'nva-troops')]).toEqual([6, 34])
  })

  test('FITL 5.1.3 card 49 shaded: no Troops on the map, nothing to do', () => {
    expect(event(49, 'shaded', { 'north-vietnam': 'nva-underground 4' }).question).toBe('turn.second')
  })
})
