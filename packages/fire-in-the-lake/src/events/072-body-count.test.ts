import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 72 Body Count', () => {
  const board = {
    hue: 'arvn-troops 6, nva-troops 1, vc-active 2',
    saigon: 'us-troops 2, arvn-troops 4, vc-active 3, nva-base 1',
    'loc-hue-da-nang': 'arvn-police 4, vc-underground 1, nva-active 1',
  } as const

  test('FITL 5.4 card 72 unshaded: until the Coup Assaults cost nothing, and each Guerrilla brings 3 Aid', () => {
    const t = event(72, 'unshaded', board, { eligible: ['nva', 'us'], draw: [61, 40, 70, 99] })
    expect([t.by, t.question]).toEqual(['us', 'turn.second'])
    t.play('pass')
    expect([t.by, t.question, t.resources('arvn')]).toEqual(['arvn', 'turn.first', 23])
    t.play('assault', 'hue', 'vc-active', 'done')
    // An NVA Troop and two Guerrillas.
    expect([t.resources('arvn'), t.aid, t.pieces('hue')]).toEqual([23, 21, { 'arvn-troops': 6 }])
  })

  test('FITL 3.2.4 card 72 unshaded: the US and the ARVN that it adds too', () => {
    const t = scene(board, { first: 'us', lasting: { 72: 'unshaded' }, resources: { arvn: 0 } })
    t.play('assault', 'saigon', 'yes', 'nva-base')
    // Three Guerrillas, and 6 for the Base that the ARVN remove.
    expect([t.pieces('saigon'), t.aid, t.resources('arvn')]).toEqual([{ 'us-troops': 2, 'arvn-troops': 4 }, 30, 0])
  })

  test('FITL 3.2.2 card 72 unshaded: Patrols too', () => {
    const t = scene(board, { first: 'arvn', lasting: { 72: 'unshaded' }, resources: { arvn: 0 } })
    t.play('patrol', 'done', 'vc')
    t.play('loc-hue-da-nang', 'nva-active', 'vc-active')
    expect([t.pieces('loc-hue-da-nang'), t.aid, t.resources('arvn')]).toEqual([{ 'arvn-police': 4 }, 21, 0])
  })

  test('FITL 5.1 card 72 shaded: a VC Guerrilla at each Active Opposition, 2 NVA Troops in each space of Laos and Cambodia', () => {
    const t = event(72, 'shaded', {
      hue: 'active-opposition',
      'quang-nam': 'active-opposition, arvn-troops 3',
      kontum: 'passive-opposition',
      'the-fishhook': 'nva-troops 1',
    })
    expect([t.pieces('hue'), t.count('quang-nam', 'vc-underground'), t.pieces('kontum')]).toEqual([
      { 'vc-underground': 1 },
      1,
      {},
    ])
    expect(
      (['central-laos', 'southern-laos', 'northeast-cambodia', 'the-parrots-beak', 'sihanoukville'] as const).map((s) =>
        t.count(s, 'nva-troops'),
      ),
    ).toEqual([2, 2, 2, 2, 2])
    expect([t.count('the-fishhook', 'nva-troops'), t.count('north-vietnam', 'nva-troops')]).toEqual([3, 0])
    expect(t.question).toBe('turn.second')
  })

  test('FITL 1.4.1 card 72 shaded: too few Available, who executes says where; no more than 2 in a space', () => {
    const t = event(
      72,
      'shaded',
      { hue: 'active-opposition', kontum: 'active-opposition', 'north-vietnam': 'nva-troops 37' },
      { boxes: { 'out-of-play': { 'vc-guerrillas': 29 } } },
    )
    expect([t.question, t.answers]).toEqual(['event.place-where', ['hue', 'kontum']])
    t.play('kontum', 'central-laos', 'central-laos')
    expect(t.answers).not.toContain('central-laos')
    t.play('sihanoukville')
    expect([t.count('central-laos', 'nva-troops'), t.count('sihanoukville', 'nva-troops'), t.question]).toEqual([
      2,
      1,
      'turn.second',
    ])
  })
})
