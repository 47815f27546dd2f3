import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1.4 card 123 Vietnamization', () => {
  test('FITL 5.1 card 123: Resources and Aid +12, all ARVN pieces Out of Play become Available, 4 cubes anywhere', () => {
    const t = event(
      123,
      'single',
      {},
      {
        boxes: { 'out-of-play': { 'arvn-troops': 10, 'arvn-police': 2, rangers: 3, 'arvn-bases': 2, 'us-troops': 5 } },
      },
    )
    expect([t.resources('arvn'), t.aid, outOfPlay(t, 'us-troops')]).toEqual([32, 27, 5])
    expect([available(t, 'rangers'), available(t, 'arvn-bases')]).toEqual([6, 3])
    expect([t.by, t.whyNot('north-vietnam')?.id]).toEqual(['arvn', 'why.event-not-here'])
    t.play('hue')
    expect(t.answers).toEqual(['arvn-troops', 'arvn-police'])
    t.play('arvn-troops', 'loc-hue-da-nang', 'arvn-police', 'southern-laos', 'arvn-troops', 'hue', 'arvn-troops')
    expect([t.pieces('hue'), t.pieces('loc-hue-da-nang')]).toEqual([{ 'arvn-troops': 2 }, { 'arvn-police': 1 }])
    expect([available(t, 'arvn-troops'), available(t, 'arvn-police'), t.question]).toEqual([27, 29, 'turn.second'])
  })

  test('FITL 5.1.1 card 123: no track goes beyond 75', () => {
    const t = event(123, 'single', {}, { resources: { arvn: 70 }, tracks: { aid: 70 } })
    expect([t.resources('arvn'), t.aid]).toEqual([75, 75])
  })

  test('FITL 1.4.1 card 123: with all cubes on the map the ARVN may take them from there', () => {
    const t = event(123, 'single', { hue: 'arvn-troops 30, arvn-police 30' })
    expect([t.answers.includes('saigon'), t.answers.includes('done')]).toEqual([true, true])
    t.play('saigon', 'arvn-police')
    expect([t.count('saigon', 'arvn-police'), t.play('done').question]).toEqual([1, 'turn.second'])
  })
})
