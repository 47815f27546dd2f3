import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 40 PoWs', () => {
  const boxes = { casualties: { 'us-troops': 3, irregulars: 1 } } as const

  test('FITL 5.5 card 40 unshaded: who executes directs a free Air Strike; 2 US Troops recover', () => {
    const board = { hue: 'us-troops 1, vc-active 2' } as const
    const t = event(40, 'unshaded', board, {
      eligible: ['vc', 'arvn'],
      boxes,
      tracks: { trail: 3 },
      lasting: { 41: 'unshaded' },
    })
    expect([t.by, t.answers]).toEqual(['vc', ['air-strike', 'done']])
    t.play('air-strike')
    expect([t.by, t.question]).toEqual(['vc', 'strike.where'])
    t.play('hue', 'vc-active', 'done')
    expect(t.by).toBe('vc')
    t.play('no')
    expect([t.count('hue', 'vc-active'), t.level('hue'), t.track('trail')]).toEqual([1, 'passive-opposition', 3])
    expect([casualties(t, 'us-troops'), casualties(t, 'irregulars'), available(t, 'us-troops')]).toEqual([1, 1, 38])
  })

  test('FITL 5.1.3 card 40 unshaded: fewer Casualties; the Air Strike may be left out', () => {
    const t = event(40, 'unshaded', {}, { boxes: { casualties: { 'us-troops': 1 } }, tracks: { trail: 0 } })
    expect([casualties(t, 'us-troops'), t.question]).toEqual([0, 'turn.second'])
    const none = event(40, 'unshaded', {}, { boxes }).play('done')
    expect([none.track('trail'), casualties(none, 'us-troops')]).toEqual([1, 1])
  })

  test('FITL 5.1 card 40 shaded: 3 Available US Troops become Casualties, or as many as there are', () => {
    expect(casualties(event(40, 'shaded', {}), 'us-troops')).toBe(3)
    expect(casualties(event(40, 'shaded', { saigon: 'us-troops 38' }), 'us-troops')).toBe(2)
  })
})
