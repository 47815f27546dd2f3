import { describe, expect, test } from 'vitest'
import { available, outOfPlay } from '../../test/boxes.ts'
import { event } from '../../test/kit.ts'

describe('FITL 5.1 card 77 Détente', () => {
  test('FITL 5.1 card 77 unshaded: half the Resources, rounded down; 5 Available NVA Troops leave the game', () => {
    const t = event(77, 'unshaded', {}, { resources: { nva: 15, vc: 1 } })
    expect([t.resources('nva'), t.resources('vc'), t.resources('arvn')]).toEqual([7, 0, 20])
    expect([outOfPlay(t, 'nva-troops'), available(t, 'nva-troops')]).toEqual([5, 35])
  })

  test('FITL 5.1.3 card 77 unshaded: only as many Troops as are Available', () => {
    const t = event(77, 'unshaded', { 'north-vietnam': 'nva-troops 38' })
    expect([outOfPlay(t, 'nva-troops'), t.count('north-vietnam', 'nva-troops')]).toEqual([2, 38])
  })
})
