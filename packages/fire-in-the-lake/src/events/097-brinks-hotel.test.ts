import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'
import { LEADERS } from '../forces.ts'

describe('FITL 5.1 card 97 Brinks Hotel', () => {
  test('FITL 5.1 card 97 unshaded: Aid +10, and the leader’s text is gone but his card stays', () => {
    const t = event(97, 'unshaded', {}, { tracks: { leader: 'ky', 'leader-cards': 3 } })
    expect([t.question, t.answers]).toEqual(['event.choice', ['aid', 'patronage']])
    t.play('aid')
    expect([t.aid, t.track('patronage'), t.resources('arvn')]).toEqual([25, 15, 20])
    expect([LEADERS[t.track('leader')], t.track('leader-cards')]).toEqual(['nobody', 3])
  })

  test.each([
    { has: 15, takes: 4 },
    { has: 3, takes: 3 },
  ])('FITL 5.1.3 card 97 unshaded: of $has Patronage $takes become ARVN Resources', ({ has, takes }) => {
    const t = event(97, 'unshaded', {}, { tracks: { patronage: has } }).play('patronage')
    expect([t.aid, t.track('patronage'), t.resources('arvn')]).toEqual([15, has - takes, 20 + takes])
  })

  test('FITL 5.1.3 card 97 unshaded: without Patronage it is Aid, with the most Aid Patronage', () => {
    expect(event(97, 'unshaded', {}, { tracks: { patronage: 0 } }).aid).toBe(25)
    expect(event(97, 'unshaded', {}, { tracks: { aid: 75 } }).resources('arvn')).toBe(24)
  })

  test('FITL 2.4.1 card 97 unshaded: Minh is no card and stays; a face-down leader has no effect any more', () => {
    const t = event(97, 'unshaded', {}, { tracks: { leader: 'minh' } }).play('aid')
    expect(LEADERS[t.track('leader')]).toBe('minh')
    const board = { hue: 'arvn-troops 1, arvn-police 1' } as const
    const govern = (leader: string) => {
      const u = scene({ ...board, 'quang-nam': 'arvn-troops 1, active-support' }, { first: 'arvn', tracks: { leader } })
      return u.play('train', 'govern', 'aid').track('patronage')
    }
    expect([govern('young-turks'), govern('nobody')]).toEqual([17, 15])
  })

  test('FITL 5.1 card 97 shaded: a City with VC pieces shifts 2 levels and gets another Terror marker', () => {
    const t = event(97, 'shaded', {
      hue: 'vc-active, active-support, terror',
      kontum: 'vc-tunnel',
      saigon: 'nva-active',
    })
    expect(t.answers).toEqual(['hue', 'kontum'])
    t.play('hue')
    expect([t.level('hue'), t.markers('hue', 'terror'), t.question]).toEqual(['neutral', 2, 'turn.second'])
  })

  test('FITL 5.1.3 card 97 shaded: it goes no farther than Active Opposition, markers may lack, there may be no City', () => {
    const t = event(97, 'shaded', { hue: 'vc-active, passive-opposition', 'quang-nam': 'terror 15' })
    expect([t.level('hue'), t.markers('hue', 'terror')]).toEqual(['active-opposition', 0])
    expect(event(97, 'shaded', { 'quang-nam': 'vc-active' }).question).toBe('turn.second')
  })
})
