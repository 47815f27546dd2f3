import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 38 McNamara Line', () => {
  test('FITL 5.1 card 38: all COIN pieces in Laos and Cambodia go to COIN-Controlled Cities as the executor says', () => {
    const t = event(38, 'single', {
      'central-laos': 'us-troops 3, irregulars-active 1, nva-troops 9',
      'the-fishhook': 'arvn-base 1',
      saigon: 'us-troops 1, us-base 2',
      hue: 'arvn-police 1',
      kontum: 'vc-active 1',
      'quang-nam': 'arvn-troops 2',
    })
    expect([t.by, t.question, t.answers]).toEqual(['nva', 'event.move-from', ['central-laos', 'the-fishhook']])
    // Saigon has two Bases.
    t.play('the-fishhook')
    expect(t.count('hue', 'arvn-base')).toBe(1)
    t.play('us-troops')
    expect([t.question, t.answers]).toEqual(['event.move-to', ['hue', 'saigon']])
    t.play('saigon', '2', 'us-troops', 'hue', 'saigon')
    expect([t.pieces('saigon'), t.pieces('hue')]).toEqual([
      { 'us-troops': 3, 'irregulars-active': 1, 'us-base': 2 },
      { 'us-troops': 1, 'arvn-police': 1, 'arvn-base': 1 },
    ])
    expect([t.pieces('central-laos'), t.resources('arvn'), t.question]).toEqual([{ 'nva-troops': 9 }, 8, 'turn.second'])
  })

  test('FITL 5.1.3 card 38: no City is COIN-Controlled, they stay; ARVN Resources stop at 0', () => {
    const t = event(38, 'single', { 'central-laos': 'us-troops 3' }, { resources: { arvn: 5 } })
    expect([t.count('central-laos', 'us-troops'), t.resources('arvn'), t.question]).toEqual([3, 0, 'turn.second'])
  })

  test('FITL 5.4 card 38: until the Coup no Infiltrate, and a Rally does not Improve the Trail', () => {
    const t = event(38, 'single', { 'central-laos': 'nva-base 1' }, { eligible: ['us'], draw: [36, 21, 40, 70] })
    t.play('rally')
    expect([t.question, t.whyNot('infiltrate')?.id]).toEqual(['rally.where', 'why.mcnamara'])
    t.play('southern-laos', 'done')
    expect(t.track('trail')).toBe(1)
  })
})
