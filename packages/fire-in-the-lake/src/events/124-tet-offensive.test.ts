import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { type Board, event, type SceneOptions } from '../../test/kit.ts'

describe('FITL 5.1.4 card 124 Tet Offensive', () => {
  const SIX = Array(6).fill(['saigon', 'vc-underground']).flat()
  const tet = (board: Board, more: SceneOptions = {}) => event(124, 'single', board, more)

  test('FITL 3.3.4 card 124: Terror wherever VC are Underground, one shown in each, on LoCs Sabotage', () => {
    const t = tet(
      {
        hue: 'vc-underground 2, passive-support',
        'phuoc-long': 'vc-underground 1',
        'loc-saigon-can-tho': 'vc-underground 2',
        kontum: 'vc-active 2, active-support',
        'tay-ninh': 'nva-underground 2, passive-support',
        'binh-dinh': 'vc-underground 1, terror 1',
      },
      { resources: { vc: 0 } },
    )
    expect([t.pieces('hue'), t.level('hue'), t.markers('hue', 'terror')]).toEqual([
      { 'vc-underground': 1, 'vc-active': 1 },
      'neutral',
      1,
    ])
    expect([t.markers('phuoc-long', 'terror'), t.markers('loc-saigon-can-tho', 'sabotage')]).toEqual([1, 1])
    expect([t.level('kontum'), t.level('tay-ninh')]).toEqual(['active-support', 'passive-support'])
    expect([t.level('binh-dinh'), t.markers('binh-dinh', 'terror')]).toEqual(['passive-opposition', 1])
    expect([t.by, t.question]).toEqual(['vc', 'event.space'])
  })

  test('FITL 3.3.4 card 124: if markers run short the VC say where Terror comes first', () => {
    const t = tet({
      'quang-nam': 'terror 14',
      hue: 'vc-underground 1',
      kontum: 'vc-underground 1',
      'loc-saigon-can-tho': 'vc-underground 1',
    })
    expect([t.question, t.answers]).toEqual(['event.terror-where', ['hue', 'kontum', 'loc-saigon-can-tho']])
    t.play('kontum', 'loc-saigon-can-tho')
    expect([t.markers('kontum', 'terror'), t.markers('hue', 'terror'), t.level('hue')]).toEqual([
      1,
      0,
      'passive-opposition',
    ])
    expect(t.markers('loc-saigon-can-tho', 'sabotage')).toBe(0)
  })

  test('FITL 5.1 card 124: then 6 VC pieces come to Cities, Bases too; Terror comes before them', () => {
    const t = tet({ hue: 'us-base 2' })
    expect([t.answers.length, t.whyNot('tay-ninh')?.id]).toEqual([8, 'why.event-not-here'])
    t.play('hue', 'saigon', 'vc-base', 'saigon', 'vc-base', 'saigon', 'saigon', 'kontum', 'vc-base')
    expect([t.pieces('hue'), t.pieces('saigon'), t.pieces('kontum')]).toMatchObject([
      { 'us-base': 2 },
      { 'vc-base': 2, 'vc-underground': 2 },
      { 'vc-base': 1 },
    ])
    expect([t.markers('saigon', 'terror'), t.question]).toEqual([0, 'turn.second'])
  })

  test('FITL 3.3.3 card 124: VC and NVA Guerrillas Attack together, all shown, and VC are lost first', () => {
    const t = tet(
      {
        kontum: 'vc-active 1, nva-underground 3, us-troops 3',
        'loc-hue-da-nang': 'nva-active 1, arvn-police 1',
        'tay-ninh': 'nva-troops 5, arvn-police 1',
        'da-nang': 'nva-active 2, arvn-police 1',
      },
      { dice: [3, 4, 1] },
    ).play(...SIX)
    // Da Nang: 3 is more than 2; Kontum: 4 of 4; the LoC: 1 of 1.
    expect(t.count('da-nang', 'arvn-police')).toBe(1)
    expect([t.pieces('kontum'), casualties(t, 'us-troops')]).toEqual([{ 'nva-active': 2, 'us-troops': 1 }, 2])
    expect([t.pieces('loc-hue-da-nang'), t.count('tay-ninh', 'arvn-police')]).toEqual([{ 'nva-active': 1 }, 1])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.3 card 124: with Cadres Terror takes 2 Guerrillas, and there is none where only 1 is', () => {
    const t = tet({ hue: 'vc-underground 3', kontum: 'vc-underground 1' }, { lasting: { 116: 'unshaded' } }).play('1')
    expect([t.pieces('hue'), t.markers('kontum', 'terror')]).toEqual([{ 'vc-underground': 1 }, 0])
  })

  test('FITL 2.3.8 card 124: APC has the VC carry it out though others execute', () => {
    const t = event(96, 'shaded', { hue: 'vc-underground 1' }, { eligible: ['us'], tracks: { 'vc-pivotal': 'held' } })
    expect([t.by, t.question, t.markers('hue', 'terror')]).toEqual(['vc', 'event.space', 1])
  })
})
