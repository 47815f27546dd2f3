import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 64 Honolulu Conference', () => {
  const held = 'us-troops 1, arvn-troops 1, arvn-police 1'

  test('FITL 6.3.1 card 64: Aid and Patronage either way; the ARVN Pacify, alone, at the usual cost', () => {
    const t = event(64, 'single', { hue: held, kontum: `${held}, terror 1` }, { eligible: ['arvn', 'us'] })
    expect([t.question, t.answers]).toEqual(['event.change-aid', ['raise', 'lower']])
    t.play('raise')
    expect([t.aid, t.answers]).toEqual([25, ['patronage-plus-3', 'patronage-minus-5']])
    t.play('patronage-plus-3')
    expect([t.track('patronage'), t.by, t.question]).toEqual([18, 'arvn', 'pacify.where'])
    t.play('hue', 'more', 'kontum', 'done', 'done')
    expect([t.level('hue'), t.level('kontum'), t.markers('kontum', 'terror'), t.resources('arvn')]).toEqual([
      'active-support',
      'neutral',
      0,
      11,
    ])
    expect([t.by, t.question]).toEqual(['us', 'turn.second'])
    expect(t.isEligible('arvn')).toBe(true)
  })

  test('FITL 1.8.1 card 64: the US Pacifies with what is above Econ, in up to 4 spaces', () => {
    const board = { hue: held, kontum: held, saigon: 'us-troops 2' } as const
    const t = event(64, 'single', board, { eligible: ['us', 'vc'], resources: { arvn: 18 } })
    t.play('lower', 'patronage-minus-5')
    expect([t.aid, t.track('patronage'), t.by, t.answers]).toEqual([5, 10, 'us', ['hue', 'kontum', 'done']])
    t.play('hue')
    expect([t.level('hue'), t.resources('arvn'), t.by, t.question]).toEqual([
      'passive-support',
      15,
      'vc',
      'turn.second',
    ])
  })

  test('FITL 2.3.6 card 64: insurgents do not Pacify, but stay Eligible', () => {
    const t = event(64, 'single', { hue: held }, { eligible: ['vc', 'us'], draw: [97, 40, 70, 99] })
    expect(t.by).toBe('us')
    const vc = event(64, 'single', { hue: held }, { eligible: ['vc'], draw: [97, 40, 70, 99] })
    vc.play('lower', 'patronage-minus-5')
    expect([vc.question, vc.by, vc.aid, vc.level('hue')]).toEqual(['turn.first', 'vc', 5, 'neutral'])
  })

  test('FITL 1.8 card 64: Patronage does not fall below 0', () => {
    const t = event(64, 'single', {}, { eligible: ['vc'], tracks: { patronage: 2, aid: 70 } })
    t.play('raise', 'patronage-minus-5')
    expect([t.aid, t.track('patronage')]).toEqual([75, 0])
  })
})
