import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 32 Secuestrados', () => {
  test('AA 5.1 card 32 unshaded: 2 spaces, Neutral or in Passive Opposition, go to Passive Support', () => {
    const t = event(32, 'unshaded', {
      cali: 'passive-opposition',
      huila: 'active-opposition',
      pasto: 'passive-support',
    })
    for (const s of ['huila', 'pasto', 'vichada', 'cali-pasto-loc']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('cali', 'bogota')
    expect([t.level('cali'), t.level('bogota')]).toEqual(['passive-support', 'passive-support'])
    expect(t.question).toBe('turn.second')
  })

  test('AA 1.7 card 32 shaded: FARC gains 12 Resources, up to 99', () => {
    expect(event(32, 'shaded', {}).resources('farc')).toBe(32)
    expect(event(32, 'shaded', {}, { eligible: ['auc'], resources: { farc: 90 } }).resources('farc')).toBe(99)
  })
})
