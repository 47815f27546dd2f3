import { adjust } from '@coinflict/kernel/rules'
import { positionOf } from '@coinflict/kernel/table'
import { describe, expect, test, vi } from 'vitest'
import { event } from '../../test/kit.ts'
import { AID, VC } from '../forces.ts'
import { card as tetOffensive } from './124-tet-offensive.ts'

describe('FITL 5.1 card 96 APC', () => {
  const held = 'us-troops 1, arvn-troops 1, arvn-police 1'

  test('FITL 6.3.1 card 96 unshaded: the US, then the ARVN Pacify at no cost, 1 level a space, Terror first', () => {
    const t = event(
      96,
      'unshaded',
      { hue: `${held}, terror 2`, saigon: `${held}, passive-support`, kontum: 'arvn-troops 1, arvn-police 1' },
      { resources: { arvn: 0 } },
    )
    expect([t.by, t.question, t.answers]).toEqual(['us', 'pacify.where', ['hue', 'saigon', 'done']])
    t.play('hue', 'more', 'more')
    expect([t.markers('hue', 'terror'), t.level('hue')]).toEqual([0, 'passive-support'])
    expect(t.whyNot('hue')?.id).toBe('why.pacify-levels')
    t.play('done')
    expect([t.by, t.answers]).toEqual(['arvn', ['kontum', 'saigon', 'done']])
    t.play('saigon', 'kontum')
    expect([t.level('saigon'), t.level('kontum')]).toEqual(['active-support', 'passive-support'])
    expect(t.resources('arvn')).toBe(0)
  })

  test('FITL 6.3.1 card 96 unshaded: 4 spaces together', () => {
    const t = event(96, 'unshaded', { hue: held, saigon: held, kontum: held, 'can-tho': held, 'da-nang': held })
    t.play('hue', 'saigon', 'kontum', 'done', 'da-nang')
    expect(t.question).toBe('turn.second')
    expect([t.level('da-nang'), t.level('can-tho')]).toEqual(['passive-support', 'neutral'])
  })

  test('FITL 2.3.8 card 96 shaded: Tet Offensive comes back to the VC if it was played', () => {
    const more = { eligible: ['us'], tracks: { 'vc-pivotal': 'played' }, played: [40, 124, 41] } as const
    const t = event(96, 'shaded', {}, { ...more, draw: [21, 70, 99, 127] })
    expect(t.track('vc-pivotal')).toBe(1)
    expect(positionOf(t.table.game).cards).toMatchObject({ played: [40, 41, 96], current: 21, next: 70 })
  })

  test.each(['held', 'none'])('FITL 2.3.8 card 96 shaded: else the VC carry it out and the card stays %s', (state) => {
    const tet = vi.spyOn(tetOffensive, 'effect').mockImplementation((g, by) => adjust(g, AID, by))
    const t = event(96, 'shaded', {}, { eligible: ['us'], tracks: { 'vc-pivotal': state } })
    expect([t.aid, t.track('vc-pivotal')]).toEqual([15 + VC, state === 'held' ? 1 : 0])
    tet.mockRestore()
  })
})
