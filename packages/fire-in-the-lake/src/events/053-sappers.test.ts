import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 53 Sappers', () => {
  const troops = {
    hue: 'nva-troops 3, nva-underground 2',
    kontum: 'nva-troops 1',
    'quang-nam': 'nva-troops 2',
    'loc-hue-da-nang': 'nva-troops 4',
    'central-laos': 'nva-troops 6',
  } as const

  test('FITL 5.1 card 53 unshaded: 2 NVA Troops go from each of up to 3 spaces in the South', () => {
    const t = event(53, 'unshaded', troops)
    expect(t.answers).toEqual(['hue', 'kontum', 'quang-nam', 'loc-hue-da-nang', 'done'])
    t.play('hue', 'kontum', 'loc-hue-da-nang')
    expect([t.pieces('hue'), t.pieces('kontum'), t.count('loc-hue-da-nang', 'nva-troops')]).toEqual([
      { 'nva-troops': 1, 'nva-underground': 2 },
      {},
      2,
    ])
    expect([t.count('quang-nam', 'nva-troops'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 2.3.6 card 53 unshaded: who executes stays Eligible', () => {
    const t = event(53, 'unshaded', troops, { eligible: ['us', 'arvn'], draw: [1, 40, 70, 99] })
    t.play('done', 'pass')
    expect([t.by, t.question]).toEqual(['us', 'turn.first'])
  })

  test('FITL 5.1 card 53 shaded: up to 1 US and 2 ARVN Bases go from Provinces, guarded or not', () => {
    const t = event(53, 'shaded', {
      'quang-nam': 'us-base 1, arvn-base 1, us-troops 3',
      'binh-dinh': 'us-base 1',
      'tay-ninh': 'arvn-base 1',
      saigon: 'us-base 1, arvn-base 1',
    })
    expect(t.answers).toEqual(['quang-nam', 'binh-dinh', 'tay-ninh', 'done'])
    t.play('quang-nam', 'us-base')
    expect([casualties(t, 'us-bases'), t.answers]).toEqual([1, ['quang-nam', 'tay-ninh', 'done']])
    t.play('quang-nam', 'tay-ninh')
    expect([t.pieces('quang-nam'), t.pieces('tay-ninh'), t.count('binh-dinh', 'us-base')]).toEqual([
      { 'us-troops': 3 },
      {},
      1,
    ])
    expect([available(t, 'arvn-bases'), t.question]).toEqual([2, 'turn.second'])
  })

  test('FITL 5.1 card 53 shaded: none need go', () => {
    const t = event(53, 'shaded', { 'binh-dinh': 'us-base 1' }).play('done')
    expect([t.count('binh-dinh', 'us-base'), t.question]).toEqual([1, 'turn.second'])
  })
})
