import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 117 Corps Commanders', () => {
  test('FITL 5.1 card 117 unshaded: 3 ARVN Troops from either box come to 2 adjacent spaces, which are Swept', () => {
    const t = event(
      117,
      'unshaded',
      { 'quang-nam': 'vc-underground 2', 'da-nang': 'vc-underground 1', hue: 'vc-underground 1, arvn-troops 1' },
      { boxes: { 'out-of-play': { 'arvn-troops': 2 } }, draw: [127, 21, 40] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['arvn', 'event.from-out-of-play', ['0', '1', '2']])
    t.play('2', 'quang-nam')
    expect([t.answers.includes('da-nang'), t.answers.includes('hue')]).toEqual([true, false])
    t.play('da-nang')
    expect(t.answers).toEqual(['da-nang', 'quang-nam'])
    t.play('quang-nam')
    expect([outOfPlay(t, 'arvn-troops'), t.answers]).toEqual([0, ['sweep', 'done']])
    t.play('sweep')
    expect([t.answers, t.whyNot('hue')?.id]).toEqual([['da-nang', 'quang-nam'], 'why.event-not-here'])
    t.play('quang-nam', 'done', 'da-nang', 'done', 'vc', 'vc')
    expect([t.count('quang-nam', 'vc-active'), t.count('da-nang', 'vc-active')]).toEqual([2, 1])
    expect([t.resources('arvn'), t.question]).toEqual([20, 'turn.second'])
  })

  test('FITL 5.1 card 117 unshaded: all in one space, Available ones if none is Out of Play; no Sweep on a LoC', () => {
    const t = event(117, 'unshaded', { hue: 'arvn-troops 28' })
    t.play('loc-hue-da-nang', 'loc-hue-da-nang')
    expect([t.count('loc-hue-da-nang', 'arvn-troops'), available(t, 'arvn-troops')]).toEqual([2, 0])
    expect([t.question, t.whyNot('north-vietnam')]).toEqual(['turn.second', undefined])
  })

  test('FITL 5.1.3 card 117 unshaded: too few are Available, so some must come from Out of Play', () => {
    const t = event(117, 'unshaded', { hue: 'arvn-troops 26' }, { boxes: { 'out-of-play': { 'arvn-troops': 3 } } })
    expect(t.answers).toEqual(['2', '3'])
  })

  test('FITL 5.1 card 117 shaded: as many ARVN pieces as the die says, Bases too, from 2 adjacent spaces', () => {
    const t = event(
      117,
      'shaded',
      {
        'quang-nam': 'arvn-base 1, arvn-troops 1, us-troops 1',
        'da-nang': 'arvn-police 2',
        'quang-tin-quang-ngai': 'rangers-active 1',
        saigon: 'arvn-police 3',
      },
      { dice: [4] },
    )
    expect(t.answers).toEqual(['da-nang', 'saigon', 'quang-nam', 'quang-tin-quang-ngai'])
    t.play('quang-nam', 'arvn-base')
    expect(t.answers).toEqual(['da-nang', 'quang-nam', 'quang-tin-quang-ngai'])
    t.play('da-nang')
    expect(t.answers).toEqual(['da-nang', 'quang-nam'])
    t.play('da-nang')
    expect([t.pieces('quang-nam'), t.pieces('da-nang'), t.count('saigon', 'arvn-police')]).toEqual([
      { 'us-troops': 1 },
      {},
      3,
    ])
    expect(t.isEligible('arvn')).toBe(false)
  })

  test('FITL 2.3.6 card 117 shaded: the ARVN are out of this card and the next, with nothing to remove too', () => {
    const t = event(117, 'shaded', {}, { eligible: ['vc', 'arvn'], draw: [61, 21, 127], dice: [2] })
    expect([t.by, t.question, t.isEligible('arvn')]).toEqual(['us', 'turn.first', false])
  })
})
