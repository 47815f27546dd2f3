import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 83 Election', () => {
  test('FITL 5.1 card 83 unshaded: 3 spaces at Passive Support become Active; Aid +10', () => {
    const t = event(83, 'unshaded', {
      saigon: 'passive-support',
      hue: 'passive-support',
      kontum: 'passive-support',
      'quang-nam': 'passive-support',
      'binh-dinh': 'neutral',
      'ba-xuyen': 'active-support',
    })
    expect([t.question, t.answers]).toEqual(['event.set-where', ['hue', 'kontum', 'saigon', 'quang-nam']])
    t.play('saigon', 'hue', 'quang-nam')
    expect([t.level('saigon'), t.level('hue'), t.level('quang-nam')]).toEqual([
      'active-support',
      'active-support',
      'active-support',
    ])
    expect([t.level('kontum'), t.aid, t.question]).toEqual(['passive-support', 25, 'turn.second'])
  })

  test('FITL 5.1.3 card 83 unshaded: fewer such spaces', () => {
    const t = event(83, 'unshaded', { saigon: 'passive-support' })
    expect([t.level('saigon'), t.aid, t.question]).toEqual(['active-support', 25, 'turn.second'])
  })

  test('FITL 5.1 card 83 shaded: 2 different Cities shift 1 level; Aid −15', () => {
    const t = event(83, 'shaded', { saigon: 'active-support', hue: 'active-opposition' }, { tracks: { aid: 12 } })
    expect(t.question).toBe('event.shift-where')
    expect(t.answers).toEqual(['da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'])
    t.play('saigon')
    expect(t.answers).not.toContain('saigon')
    t.play('kontum')
    expect([t.level('saigon'), t.level('kontum')]).toEqual(['passive-support', 'passive-opposition'])
    expect([t.aid, t.question]).toEqual([0, 'turn.second'])
  })
})
