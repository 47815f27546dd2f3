import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 25 TF-116 Riverines', () => {
  const delta = {
    'loc-saigon-can-tho': 'vc-underground 2, nva-active 1, nva-troops 1, arvn-police 1',
    'loc-can-tho-long-phu': 'vc-active 1',
    'loc-can-tho-bac-lieu': 'vc-active 1',
    'kien-phong': 'vc-underground 2, us-troops 1, arvn-troops 2',
    'ba-xuyen': 'vc-active 2, us-troops 1',
    'the-parrots-beak': 'nva-active 1',
    'tay-ninh': 'vc-active 2, us-troops 2',
    saigon: 'us-troops 3',
  } as const

  test('FITL 5.1 card 25 unshaded: the river is cleared; one of the two Sweeps and Assaults beside it, free and in Monsoon', () => {
    const t = event(25, 'unshaded', delta, { resources: { arvn: 0 }, draw: [127, 40, 70, 99] })
    expect([t.pieces('loc-saigon-can-tho'), t.pieces('loc-can-tho-long-phu')]).toEqual([{ 'arvn-police': 1 }, {}])
    expect(t.count('loc-can-tho-bac-lieu', 'vc-active')).toBe(1)
    expect([t.question, t.answers]).toEqual(['event.faction', ['us', 'arvn']])
    t.play('us')
    expect([t.by, t.answers]).toEqual(['us', ['sweep', 'done']])
    t.play('sweep')
    expect(t.answers).toEqual(['kien-phong', 'kien-hoa-vinh-binh', 'kien-giang-an-xuyen'])
    expect(t.whyNot('tay-ninh')?.id).toBe('why.event-not-here')
    t.play('kien-phong', 'saigon', '2', 'done', 'done', 'vc')
    expect(t.count('kien-phong', 'vc-active')).toBe(2)
    t.play('assault')
    expect(t.answers).toEqual(['kien-phong', 'ba-xuyen'])
    t.play('kien-phong', 'ba-xuyen')
    expect([t.pieces('kien-phong'), t.pieces('ba-xuyen')]).toEqual([
      { 'us-troops': 3, 'arvn-troops': 2 },
      { 'us-troops': 1, 'vc-active': 1 },
    ])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 3.2.4 card 25 unshaded: the US may add an ARVN Assault, free; or the ARVN act alone', () => {
    const board = { 'kien-phong': 'us-troops 1, arvn-troops 2, vc-active 3' } as const
    const us = event(25, 'unshaded', board, { resources: { arvn: 0 } }).play('us', 'done', 'assault', 'kien-phong')
    expect(us.question).toBe('assault.add-arvn')
    expect(us.play('yes').pieces('kien-phong')).toEqual({ 'us-troops': 1, 'arvn-troops': 2, 'vc-active': 1 })
    const arvn = event(25, 'unshaded', board, { resources: { arvn: 0 } }).play('arvn', 'done', 'assault')
    expect([arvn.count('kien-phong', 'vc-active'), arvn.resources('arvn')]).toEqual([2, 0])
  })

  test('FITL 5.1 card 25 shaded: 2 VC Guerrillas on each, then Sabotage where the VC outnumber COIN', () => {
    const t = event(25, 'shaded', {
      'loc-saigon-can-tho': 'arvn-police 2, nva-active 3',
      'loc-can-tho-chau-doc': 'arvn-police 1',
      'loc-can-tho-long-phu': 'sabotage',
    })
    const river = ['loc-saigon-can-tho', 'loc-can-tho-chau-doc', 'loc-can-tho-long-phu'] as const
    expect(river.map((s) => t.count(s, 'vc-underground'))).toEqual([2, 2, 2])
    expect(river.map((s) => t.markers(s, 'sabotage'))).toEqual([0, 1, 1])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 5.1.3 card 25 shaded: Guerrillas or markers run short, the executor says where', () => {
    const few = event(25, 'shaded', { saigon: 'vc-active 27' })
    expect(few.answers).toEqual(['loc-saigon-can-tho', 'loc-can-tho-chau-doc', 'loc-can-tho-long-phu'])
    few.play('loc-can-tho-long-phu', 'loc-saigon-can-tho')
    expect([
      few.count('loc-can-tho-long-phu', 'vc-underground'),
      few.count('loc-saigon-can-tho', 'vc-underground'),
    ]).toEqual([2, 1])
    expect([few.markers('loc-can-tho-chau-doc', 'sabotage'), few.question]).toEqual([0, 'turn.second'])
    const one = event(25, 'shaded', { hue: 'terror 14' })
    expect([one.question, one.answers.length]).toEqual(['event.sabotage-where', 3])
    one.play('loc-can-tho-chau-doc')
    expect([one.markers('loc-can-tho-chau-doc', 'sabotage'), one.question]).toEqual([1, 'turn.second'])
    const none = event(25, 'shaded', { saigon: 'vc-active 30' })
    expect([none.count('loc-saigon-can-tho', 'vc-underground'), none.question]).toEqual([0, 'turn.second'])
  })

  test('FITL 1.4.1 card 25 shaded: the VC may take Guerrillas from the map', () => {
    const t = event(25, 'shaded', { saigon: 'vc-active 30' }, { eligible: ['vc'] })
    t.play('loc-can-tho-long-phu', 'saigon', 'saigon', 'loc-saigon-can-tho', 'done', 'done')
    expect([t.count('loc-can-tho-long-phu', 'vc-underground'), t.count('saigon', 'vc-active')]).toEqual([2, 28])
  })
})
