import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('ADP 5.1 card 51 Karzai', () => {
  const LOYAL = 'government-police 1, support'

  test('ADP 5.5 card 51 unshaded: the Government Governs in up to 3 spaces, whoever executes', () => {
    const t = event(
      51,
      'unshaded',
      { kabul: LOYAL, balkh: LOYAL, konduz: LOYAL, herat: LOYAL, ghazni: 'government-police 1' },
      { eligible: ['coalition'] },
    )
    expect([t.by, t.question, t.answers]).toEqual(['government', 'event.choice', ['govern', 'done']])
    t.play('govern')
    expect(t.answers).not.toContain('ghazni')
    t.play('kabul', 'patronage', 'balkh', 'patronage', 'konduz', 'returnees')
    expect(isOver(t)).toBe(true)
    expect([t.aid, t.track('patronage')]).toEqual([10, 10])
    expect([t.level('kabul'), t.level('balkh'), t.level('konduz')]).toEqual(['neutral', 'neutral', 'support'])
    expect(t.markers('konduz', 'returnees')).toBe(1)
    expect(t.level('herat')).toBe('support')
  })

  test('ADP 5.5 card 51 unshaded: it may be declined, or be impossible', () => {
    const t = event(51, 'unshaded', { kabul: LOYAL }).play('done')
    expect(isOver(t)).toBe(true)
    expect(t.level('kabul')).toBe('support')
    expect(isOver(event(51, 'unshaded', { ghazni: 'government-police 1' }))).toBe(true)
  })

  test('ADP 5.1 card 51 shaded: Patronage -4, Kabul shifts', () => {
    const t = event(51, 'shaded', { kabul: 'support' })
    expect([t.track('patronage'), t.level('kabul')]).toEqual([1, 'neutral'])
    const lowest = event(51, 'shaded', { kabul: 'opposition' }, { tracks: { patronage: 3 } })
    expect([lowest.track('patronage'), lowest.level('kabul')]).toEqual([0, 'opposition'])
  })
})
