import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 21 Americal', () => {
  const board = { saigon: 'us-troops 3', 'quang-tin-quang-ngai': 'us-troops 1' } as const
  const boxes = { 'out-of-play': { 'us-troops': 5 } } as const

  test('FITL 5.1 card 21 unshaded: up to 2 Troops from the map and up to 2 from Out of Play go to one space', () => {
    const t = event(21, 'unshaded', board, { boxes, eligible: ['vc', 'arvn'], draw: [22, 40, 70, 99] })
    expect([t.by, t.question, t.whyNot('north-vietnam')?.id]).toEqual(['us', 'event.troop-to', 'why.event-not-here'])
    t.play('quang-tin-quang-ngai')
    // Those that are there need not be moved.
    expect([t.question, t.answers]).toEqual(['event.troop-from', ['saigon', 'done']])
    t.play('saigon', 'saigon')
    expect([t.question, t.answers]).toEqual(['event.from-out-of-play', ['0', '1', '2']])
    t.play('2')
    expect([t.count('quang-tin-quang-ngai', 'us-troops'), t.count('saigon', 'us-troops')]).toEqual([5, 1])
    expect([outOfPlay(t, 'us-troops'), t.question]).toEqual([3, 'turn.second'])
  })

  test('FITL 5.1 card 21 unshaded: or to Available; or fewer, or none', () => {
    const draw = [22, 40, 70, 99]
    const t = event(21, 'unshaded', board, { boxes, draw }).play('available', 'quang-tin-quang-ngai', 'done', '1')
    expect([available(t, 'us-troops'), t.count('quang-tin-quang-ngai', 'us-troops')]).toEqual([33, 0])
    const none = event(21, 'unshaded', board, { boxes, draw }).play('done')
    expect([none.question, outOfPlay(none, 'us-troops')]).toEqual(['turn.second', 5])
    expect(event(21, 'unshaded', {}, { draw }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 21 shaded: in 1 or 2 Provinces with US Troops a VC piece goes and the people turn', () => {
    const t = event(21, 'shaded', {
      'quang-nam': 'us-troops 1, vc-underground 1, vc-base 1, active-support',
      'binh-dinh': 'us-troops 1, vc-active 1, vc-tunnel 1',
      'khanh-hoa': 'us-troops 1',
      'tay-ninh': 'us-troops 1, vc-active 1, active-opposition',
      'ba-xuyen': 'arvn-troops 1, vc-active 1',
      hue: 'us-troops 1, vc-active 1',
    })
    // Where both can be done.
    expect([t.question, t.answers]).toEqual(['event.set-where', ['quang-nam', 'binh-dinh']])
    t.play('quang-nam')
    expect(t.answers).toEqual(['vc-underground', 'vc-base'])
    t.play('vc-base')
    expect(t.answers).toEqual(['binh-dinh', 'done'])
    t.play('binh-dinh')
    expect([t.level('quang-nam'), t.level('binh-dinh')]).toEqual(['active-opposition', 'active-opposition'])
    expect(t.pieces('quang-nam')).toEqual({ 'us-troops': 1, 'vc-underground': 1 })
    expect(t.pieces('binh-dinh')).toEqual({ 'us-troops': 1, 'vc-tunnel': 1 })
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 21 shaded: the people turn for a VC piece only, which goes even if they do not', () => {
    const t = event(21, 'shaded', { 'khanh-hoa': 'us-troops 1, vc-tunnel 1', 'binh-dinh': 'us-troops 1' })
    expect([t.level('khanh-hoa'), t.level('binh-dinh'), t.question]).toEqual(['neutral', 'neutral', 'turn.second'])
    const vc = event(21, 'shaded', { 'khanh-hoa': 'us-troops 1, vc-tunnel 1' }, { eligible: ['vc'] })
    expect([vc.by, vc.answers]).toEqual(['vc', ['khanh-hoa', 'done']])
    expect(vc.play('khanh-hoa').level('khanh-hoa')).toBe('active-opposition')
    const kept = event(21, 'shaded', { 'khanh-hoa': 'us-troops 1, vc-tunnel 1' }, { eligible: ['vc'] }).play('done')
    expect([kept.level('khanh-hoa'), kept.count('khanh-hoa', 'vc-tunnel')]).toEqual(['neutral', 1])
    const one = event(21, 'shaded', { 'khanh-hoa': 'us-troops 1', 'binh-dinh': 'us-troops 1, vc-active 1' })
    expect([one.level('khanh-hoa'), one.level('binh-dinh')]).toEqual(['neutral', 'active-opposition'])
    expect(one.question).toBe('turn.second')
    const empty = event(21, 'shaded', { 'phuoc-long': 'us-troops 1, vc-active 1' })
    expect([empty.pieces('phuoc-long'), empty.level('phuoc-long')]).toEqual([{ 'us-troops': 1 }, 'neutral'])
    expect(event(21, 'shaded', { saigon: 'us-troops 2' }).question).toBe('turn.second')
  })
})
