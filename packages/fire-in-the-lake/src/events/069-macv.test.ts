import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 69 MACV', () => {
  const board = {
    saigon: 'us-troops 3, arvn-troops 2',
    hue: 'passive-support, arvn-troops 4, vc-active 2, vc-underground 1',
    'quang-nam': 'nva-troops 3, nva-underground 1, us-troops 3',
    'ba-xuyen': 'vc-underground 1, arvn-police 1',
    'central-laos': 'nva-base 1',
  } as const

  test('FITL 5.1.2 FL-13 card 69: the US, then the ARVN, any free activity, whatever Momentum bars it', () => {
    const t = event(69, 'single', board, {
      eligible: ['vc', 'nva'],
      draw: [97, 40, 70, 99],
      lasting: { 115: 'unshaded', 41: 'unshaded' },
    })
    expect([t.by, t.answers]).toEqual(['vc', ['us-then-arvn', 'nva-then-vc']])
    t.play('us-then-arvn')
    expect([t.by, t.answers]).toEqual(['us', ['advise', 'air-lift', 'air-strike', 'done']])
    t.play('air-lift', 'saigon', 'ba-xuyen', '3', '0', 'done')
    expect(t.count('ba-xuyen', 'us-troops')).toBe(3)
    expect([t.by, t.answers]).toEqual(['arvn', ['govern', 'transport', 'done']])
    t.play('transport', 'hue', 'da-nang', '3', 'done')
    expect(t.count('da-nang', 'arvn-troops')).toBe(3)
    // The VC stay Eligible.
    expect([t.by, t.question]).toEqual(['nva', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question]).toEqual(['vc', 'turn.first'])
  })

  test('FITL 4.4.3 card 69: or the NVA, then the VC; a free Ambush needs an Underground Guerrilla, and is as in an Attack', () => {
    const t = event(69, 'single', board, { lasting: { 17: 'unshaded' } }).play('nva-then-vc')
    expect([t.by, t.answers]).toEqual(['nva', ['infiltrate', 'bombard', 'ambush', 'done']])
    t.play('ambush')
    expect([t.count('quang-nam', 'nva-active'), casualties(t, 'us-troops')]).toEqual([1, 1])
    expect([t.by, t.answers]).toEqual(['vc', ['tax', 'subvert', 'ambush', 'done']])
    t.play('ambush')
    expect(t.answers).toEqual(['hue', 'ba-xuyen'])
    t.play('hue', 'ba-xuyen')
    expect([t.pieces('ba-xuyen'), t.count('hue', 'arvn-troops')]).toEqual([{ 'vc-active': 1 }, 3])
    expect([t.count('hue', 'vc-active'), t.question]).toEqual([3, 'turn.second'])
  })

  test('FITL 5.3 card 69: Booby Traps leave one Ambush, Main Force Bns let the VC take two in one', () => {
    const t = event(69, 'single', board, { lasting: { 101: 'unshaded', 104: 'shaded' } }).play('nva-then-vc', 'done')
    t.play('ambush', 'hue', 'hue')
    expect([t.count('hue', 'arvn-troops'), t.count('ba-xuyen', 'arvn-police'), t.question]).toEqual([
      2,
      1,
      'turn.second',
    ])
  })

  test('FITL 5.1.3 card 69: nothing possible, or nothing wanted', () => {
    const t = event(69, 'single', {}, { tracks: { trail: 0 } }).play('nva-then-vc')
    expect(t.question).toBe('turn.second')
    expect(event(69, 'single', board).play('us-then-arvn', 'done', 'done').question).toBe('turn.second')
  })
})
