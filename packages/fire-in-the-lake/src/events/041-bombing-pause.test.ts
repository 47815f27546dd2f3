import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 41 Bombing Pause', () => {
  test('FITL 5.1 card 41: 2 spaces turn to Passive Support, Patronage +2, no Air Strike until the Coup', () => {
    const t = event(
      41,
      'single',
      { hue: 'active-opposition, us-troops 1, vc-active 1', saigon: 'passive-support', kontum: 'active-support' },
      { eligible: ['nva', 'us'], draw: [1, 21, 40, 70], tracks: { trail: 3 } },
    )
    expect([t.by, t.question]).toEqual(['nva', 'event.set-where'])
    for (const s of ['saigon', 'phuoc-long', 'loc-hue-da-nang', 'north-vietnam']) expect(t.answers).not.toContain(s)
    t.play('hue', 'kontum')
    expect([t.level('hue'), t.level('kontum'), t.track('patronage')]).toEqual([
      'passive-support',
      'passive-support',
      17,
    ])
    t.play('patrol')
    expect([t.by, t.whyNot('air-strike')?.id]).toEqual(['us', 'why.no-air-strike'])
  })
})
