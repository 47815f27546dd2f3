import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { type Board, event, type SceneOptions, scene } from '../../test/kit.ts'

describe('FITL 5.4 card 115 Typhoon Kate', () => {
  const KATE: SceneOptions = { lasting: { 115: 'unshaded' } }

  test('FITL 2.3.6 card 115: it is in force, and the executor stays Eligible', () => {
    const t = event(115, 'single', {}, { eligible: ['us'], draw: [1, 21, 127] })
    expect(inForce(t.table.game, 115, 'unshaded')).toBe(true)
    expect([t.by, t.question, t.isEligible('us')]).toEqual(['us', 'turn.first', true])
  })

  const board: Board = {
    hue: 'us-troops 3, arvn-troops 3, rangers-underground 1, vc-active 2, active-support',
    'da-nang': 'us-troops 1, arvn-police 2, rangers-underground 1, vc-active 1, active-support',
    'quang-nam': 'nva-troops 3, nva-base 1, vc-underground 2',
    'quang-tri-thua-thien': 'nva-troops 3, nva-base 1, nva-underground 1, arvn-police 1',
    'tay-ninh': 'vc-underground 1, nva-underground 1, arvn-police 1',
    'binh-dinh': 'vc-underground 1, arvn-police 1',
  }

  test.each([
    { first: 'us', op: 'assault', activity: 'air-lift' },
    { first: 'arvn', op: 'assault', activity: 'transport' },
    { first: 'nva', op: 'attack', activity: 'bombard' },
  ] as const)('FITL 5.4 card 115: no $activity', ({ first, op, activity }) => {
    expect(scene(board, { first }).play(op).answers).toContain(activity)
    const t = scene(board, { first, ...KATE }).play(op)
    expect([t.answers.includes(activity), t.whyNot(activity)?.rule]).toEqual([false, '5.4'])
  })

  test.each([
    { first: 'us', keys: ['train', 'advise', 'quang-tri-thua-thien', 'nva'], more: 'advise.where', next: 'advise.aid' },
    { first: 'us', keys: ['assault', 'air-strike', 'hue', 'done'], more: 'strike.where', next: 'strike.degrade' },
    { first: 'arvn', keys: ['train', 'govern', 'hue'], more: 'govern.where', next: 'train.where' },
    { first: 'nva', keys: ['attack', 'ambush', 'quang-tri-thua-thien'], more: 'ambush.where', next: 'attack.where' },
    { first: 'vc', keys: ['rally', 'tax', 'quang-nam'], more: 'tax.where', next: 'rally.where' },
    { first: 'vc', keys: ['rally', 'subvert', 'tay-ninh', 'replace-one'], more: 'subvert.where', next: 'rally.where' },
  ] as const)('FITL 5.4 card 115: $keys ends with its first space', ({ first, keys, more, next }) => {
    expect(scene(board, { first }).play(...keys).question).toBe(more)
    expect(scene(board, { first, ...KATE }).play(...keys).question).toBe(next)
  })
})
