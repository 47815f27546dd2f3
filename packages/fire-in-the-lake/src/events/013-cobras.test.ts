import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { casualties } from '../../test/boxes.ts'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.3 card 13 Cobras', () => {
  test('FITL 5.3 card 13: either side stays in force', () => {
    expect(inForce(event(13, 'unshaded', {}).table.game, 13, 'unshaded')).toBe(true)
    expect(inForce(event(13, 'shaded', {}).table.game, 13, 'shaded')).toBe(true)
  })

  test('FITL 3.2.3 card 13 unshaded: after an ARVN Sweep too: NVA Troops, then Guerrillas, then Bases, no Tunneled one', () => {
    const t = scene(
      {
        'ba-xuyen': 'arvn-troops 1, nva-troops 1, vc-active 1, vc-base 1',
        'kien-phong': 'arvn-troops 1, vc-base 1, vc-tunnel 1',
        saigon: 'arvn-police 1, vc-tunnel 1',
      },
      { first: 'arvn', lasting: { 13: 'unshaded' } },
    )
    t.play('sweep', 'ba-xuyen', 'done', 'kien-phong', 'done', 'done', 'ba-xuyen', 'kien-phong')
    expect([t.pieces('ba-xuyen'), t.pieces('kien-phong')]).toEqual([
      { 'arvn-troops': 1, 'vc-active': 1, 'vc-base': 1 },
      { 'arvn-troops': 1, 'vc-tunnel': 1 },
    ])
  })

  test('FITL 3.2.4 card 13 shaded: a die for each US Assault space, on a 1 to 3 a US Troop there is a Casualty', () => {
    const board = { hue: 'us-troops 2, vc-active 1', saigon: 'us-troops 2, vc-active 1' } as const
    const t = scene(board, { lasting: { 13: 'shaded' }, dice: [3, 4] }).play('assault', 'hue', 'saigon')
    expect([t.count('hue', 'us-troops'), t.count('saigon', 'us-troops'), casualties(t, 'us-troops')]).toEqual([1, 2, 1])
  })
})
