import { describe, expect, test } from 'vitest'
import { available, casualties } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'
import { execute } from '../../test/nonplayers.ts'

describe('FITL 5.1 card 23 Operation Attleboro', () => {
  test('FITL 5.5 card 23 unshaded: the US lifts to a space with a Tunnel, Sweeps and Assaults it as if there were none', () => {
    const t = event(
      23,
      'unshaded',
      {
        'tay-ninh': 'vc-underground 2, vc-tunnel 1, vc-base 1',
        saigon: 'us-troops 6',
        'quang-nam': 'nva-tunnel 1',
        hue: 'vc-base 1',
      },
      { draw: [127, 40, 70, 99], lasting: { 15: 'shaded', 78: 'shaded' }, eligible: ['arvn', 'vc'] },
    )
    expect([t.by, t.answers]).toEqual(['us', ['quang-nam', 'tay-ninh']])
    t.play('tay-ninh')
    expect(t.answers).toEqual(['air-lift', 'done'])
    t.play('air-lift', '4', 'done')
    expect(t.count('tay-ninh', 'us-troops')).toBe(4)
    expect(t.answers).toEqual(['sweep', 'done'])
    t.play('sweep', 'done', 'vc')
    expect(t.count('tay-ninh', 'vc-active')).toBe(2)
    expect(t.answers).toEqual(['assault', 'done'])
    t.play('assault')
    // No die is rolled for the Tunnel.
    expect(t.answers).toEqual(['vc-base', 'vc-tunnel'])
    t.play('vc-tunnel')
    expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 4 })
    expect([available(t, 'vc-bases'), t.resources('arvn')]).toEqual([8, 20])
  })

  test('FITL 3.2.4 card 23 unshaded: the ARVN may be added at no cost, and their Base brings Aid; Guerrillas guard Bases', () => {
    const t = event(23, 'unshaded', {
      'ba-xuyen': 'us-troops 1, arvn-troops 4, vc-active 1, vc-tunnel 2',
    }).play('assault', 'yes')
    expect([t.pieces('ba-xuyen'), t.track('aid'), t.resources('arvn')]).toEqual([
      { 'us-troops': 1, 'arvn-troops': 4 },
      27,
      20,
    ])
    const guarded = event(23, 'unshaded', { 'ba-xuyen': 'us-troops 4, vc-underground 6, vc-tunnel 1' })
    guarded.play('sweep', 'vc', 'assault')
    expect(guarded.pieces('ba-xuyen')).toEqual({ 'us-troops': 4, 'vc-underground': 2, 'vc-tunnel': 1 })
  })

  test('FITL 5.3 card 23 unshaded: with Abrams the Base under the Tunnel may go first', () => {
    const t = event(
      23,
      'unshaded',
      { 'ba-xuyen': 'us-troops 1, vc-active 2, vc-tunnel 1' },
      { lasting: { 11: 'unshaded' } },
    ).play('assault', 'vc-tunnel')
    expect(t.pieces('ba-xuyen')).toEqual({ 'us-troops': 1, 'vc-active': 2 })
  })

  test('FITL 5.5 card 23 unshaded: the US may leave out any of it; no Tunnel, nothing', () => {
    const t = event(23, 'unshaded', { 'tay-ninh': 'vc-tunnel 1, us-troops 2', saigon: 'us-troops 1' })
    t.play('done', 'done', 'done')
    expect([t.pieces('tay-ninh'), t.question]).toEqual([{ 'us-troops': 2, 'vc-tunnel': 1 }, 'turn.second'])
    expect(event(23, 'unshaded', { 'tay-ninh': 'vc-base 1, us-troops 2' }).question).toBe('turn.second')
  })

  test('FITL 5.1 card 23 shaded: as many US Troops as the die says in and next to a space with a Tunnel are Casualties', () => {
    const t = event(
      23,
      'shaded',
      {
        'tay-ninh': 'vc-tunnel 1, us-troops 2',
        'quang-nam': 'nva-tunnel 1',
        saigon: 'us-troops 4, us-base 1, arvn-troops 2',
        hue: 'us-troops 3',
      },
      { dice: [3] },
    )
    expect([t.question, t.answers]).toEqual(['event.space', ['quang-nam', 'tay-ninh']])
    t.play('tay-ninh')
    expect([t.question, t.answers]).toEqual(['event.remove-where', ['saigon', 'tay-ninh']])
    t.play('saigon', 'saigon', 'tay-ninh')
    expect([t.count('saigon', 'us-troops'), t.count('tay-ninh', 'us-troops'), casualties(t, 'us-troops')]).toEqual([
      2, 1, 3,
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 23 shaded: fewer than the die; no Tunnel, nothing', () => {
    const t = event(23, 'shaded', { 'tay-ninh': 'vc-tunnel 1, us-troops 2' }, { dice: [6] })
    expect([casualties(t, 'us-troops'), t.question]).toEqual([2, 'turn.second'])
    expect(casualties(event(23, 'shaded', { 'tay-ninh': 'vc-base 1, us-troops 2' }), 'us-troops')).toBe(0)
  })

  test('FITL 8.4.4/2 card 23: a non-player US lifts to that space, whatever it could do elsewhere', () => {
    const board = { 'tay-ninh': 'us-troops 1, vc-active 2, vc-tunnel 1', saigon: 'us-troops 9' } as const
    const better = { 'kien-phong': 'us-troops 1, vc-active 2, vc-base 1' } as const
    for (const more of [{}, better]) {
      const { t } = execute('us', 23, { ...board, ...more })
      expect(t.pieces('tay-ninh')).toEqual({ 'us-troops': 3 })
    }
    expect(execute('us', 23, { ...board, ...better }).t.count('kien-phong', 'us-troops')).toBe(1)
  })

  test('FITL 8.4.4/2 card 23: under JFK it lifts for the Sweep too, under LBJ not', () => {
    const board = { 'tay-ninh': 'vc-underground 1, vc-tunnel 1', hue: 'us-troops 9' } as const
    const lifted = (policy: 'jfk' | 'lbj') => execute('us', 23, board, { tracks: { policy } }).t.pieces('tay-ninh')
    expect(lifted('jfk')).toEqual({ 'us-troops': 3 })
    expect(lifted('lbj')).toEqual({ 'vc-underground': 1, 'vc-tunnel': 1 })
  })
})
