import { inForce } from '@coinflict/kernel/state'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('FITL 5.1 card 10 Rolling Thunder', () => {
  test('FITL 5.1 card 10 unshaded: the Trail falls 2 boxes, NVA Resources −9, and the NVA sit out this card and the next', () => {
    const t = event(10, 'unshaded', {}, { tracks: { trail: 3 }, draw: [36, 40, 70, 99] })
    expect([t.track('trail'), t.resources('nva')]).toEqual([1, 11])
    // NVA would be second in the order of the card.
    expect([t.by, t.question]).toEqual(['vc', 'turn.second'])
    t.play('pass', 'pass')
    expect(t.isEligible('nva')).toBe(false)
    t.play('pass')
    expect(t.question).toBe('turn.first')
  })

  test('FITL 5.4 card 10 shaded: ARVN Resources −5 and no Air Strike until the Coup', () => {
    const t = event(10, 'shaded', {})
    expect([t.resources('arvn'), inForce(t.table.game, 10, 'shaded')]).toEqual([15, true])
    const later = scene({ hue: 'us-troops 1, vc-active 1' }, { lasting: { 10: 'shaded' } }).play('train')
    expect(later.whyNot('air-strike')).toEqual({ id: 'why.no-air-strike', rule: '5.4' })
  })
})
