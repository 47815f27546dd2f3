import { describe, expect, test } from 'vitest'
import { posture } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 48 Strategic Partners', () => {
  test('ADP 5.1 card 48 unshaded: Aid +6, toward Hostility', () => {
    const t = event(48, 'unshaded', {})
    expect([t.aid, posture(t)]).toEqual([21, 'pressure'])
  })

  test('ADP 5.1 card 48 shaded: Aid -3, toward Sponsorship', () => {
    const t = event(48, 'shaded', {}, { tracks: { aid: 2 } })
    expect([t.aid, posture(t)]).toEqual([0, 'backing'])
  })
})
