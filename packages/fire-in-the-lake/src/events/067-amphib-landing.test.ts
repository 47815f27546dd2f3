import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 67 Amphib Landing', () => {
  const board = {
    saigon: 'us-troops 4, arvn-troops 2',
    'tay-ninh': 'us-troops 3',
    'ba-xuyen': 'vc-underground 2, vc-active 1',
    'loc-hue-da-nang': 'us-troops 1, vc-active 2',
    hue: 'us-troops 1',
  } as const

  test('FITL 5.1 card 67 unshaded: Troops move along the coast, each once, then Sweep and Assault in one space, free', () => {
    const t = event(67, 'unshaded', board, { draw: [127, 40, 70, 99], lasting: { 78: 'shaded' } })
    expect([t.by, t.answers]).toEqual(['arvn', ['us', 'arvn']])
    t.play('us')
    expect([t.by, t.answers]).toEqual(['us', ['hue', 'saigon', 'loc-hue-da-nang', 'done']])
    t.play('saigon')
    for (const s of ['tay-ninh', 'north-vietnam', 'kontum', 'saigon']) expect(t.answers).not.toContain(s)
    t.play('ba-xuyen', '3')
    expect(t.answers).toEqual(['hue', 'saigon', 'loc-hue-da-nang', 'done'])
    t.play('done')
    expect(t.answers).toEqual(['sweep', 'done'])
    t.play('sweep', 'ba-xuyen', 'vc')
    expect([t.count('ba-xuyen', 'vc-active'), t.answers]).toEqual([3, ['assault', 'done']])
    t.play('assault')
    expect([t.pieces('ba-xuyen'), t.question]).toEqual([{ 'us-troops': 3 }, 'turn.second'])
    expect([t.count('loc-hue-da-nang', 'vc-active'), t.resources('arvn')]).toEqual([2, 20])
  })

  test('FITL 3.2.3 card 67 unshaded: on a LoC only the Assault, without a Sweep elsewhere', () => {
    const t = event(67, 'unshaded', board).play('us', 'done', 'done', 'assault')
    expect([t.count('loc-hue-da-nang', 'vc-active'), t.question]).toEqual([1, 'turn.second'])
  })

  test('FITL 5.1 card 67 unshaded: the ARVN with theirs', () => {
    const t = event(67, 'unshaded', board).play('arvn')
    expect([t.by, t.answers]).toEqual(['arvn', ['saigon', 'done']])
    t.play('saigon', 'ba-xuyen', '2', 'sweep', 'ba-xuyen', 'vc', 'assault')
    expect(t.pieces('ba-xuyen')).toEqual({ 'arvn-troops': 2, 'vc-active': 2 })
  })

  test('FITL 5.1 card 67 shaded: the VC move up to 3 pieces from one coastal space anywhere, as they are', () => {
    const t = event(
      67,
      'shaded',
      {
        'ba-xuyen': 'vc-underground 2, vc-active 1, vc-base 1',
        'quang-nam': 'vc-underground 1',
        'tay-ninh': 'vc-underground 3',
        hue: 'us-base 1, arvn-base 1',
      },
      { eligible: ['nva', 'us'], draw: [1, 40, 70, 99] },
    )
    expect([t.by, t.answers]).toEqual(['vc', ['quang-nam', 'ba-xuyen', 'done']])
    t.play('ba-xuyen', 'vc-base')
    expect([t.answers.includes('hue'), t.answers.includes('loc-hue-da-nang')]).toEqual([false, false])
    t.play('north-vietnam', 'vc-active', 'hue', 'vc-underground', 'loc-hue-da-nang')
    expect([t.pieces('north-vietnam'), t.count('hue', 'vc-active'), t.pieces('ba-xuyen')]).toEqual([
      { 'vc-base': 1 },
      1,
      { 'vc-underground': 1 },
    ])
    expect(t.count('loc-hue-da-nang', 'vc-underground')).toBe(1)
  })

  test('FITL 5.1 card 67 shaded: who was moved by hand meanwhile does not move', () => {
    const t = event(67, 'shaded', { 'ba-xuyen': 'vc-underground 2, vc-active 1' }).play('ba-xuyen', 'vc-active')
    expect(t.question).toBe('event.move-to')
    t.interject('us', 'hand move vc-active ba-xuyen tay-ninh 1')
    expect([t.question, t.pieces('ba-xuyen')]).toEqual(['event.move-which', { 'vc-underground': 2 }])
  })

  test('FITL 1.4.4 card 67 shaded: a Tunneled Base moves with its Tunnel', () => {
    const t = event(67, 'shaded', { 'ba-xuyen': 'vc-tunnel 1' }).play('ba-xuyen', 'vc-tunnel')
    expect(t.answers).not.toContain('loc-hue-da-nang')
    expect(t.play('tay-ninh').pieces('tay-ninh')).toEqual({ 'vc-tunnel': 1 })
  })

  test('FITL 2.3.6 card 67 shaded: the US and the ARVN lose this card and the next', () => {
    const t = event(67, 'shaded', {}, { eligible: ['vc', 'nva'], draw: [1, 40, 70, 99] })
    expect([t.by, t.question]).toEqual(['nva', 'turn.second'])
    t.play('pass')
    expect([t.isEligible('us'), t.isEligible('arvn'), t.isEligible('nva')]).toEqual([false, false, true])
  })
})
