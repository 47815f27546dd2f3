import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { answersOf, execute, executeLast, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 40 Line Item', () => {
  test('ADP 5.1 card 40 unshaded: up to 5 from Aid to Patronage', () => {
    const t = event(40, 'unshaded', {})
    expect([t.question, t.answers]).toEqual(['event.choice', ['aid-to-patronage', 'eight-resources']])
    t.play('aid-to-patronage')
    expect(t.answers).toEqual(['0', '1', '2', '3', '4', '5'])
    t.play('5')
    expect([t.aid, t.track('patronage'), t.resources('government')]).toEqual([10, 10, 20])
    expect(isOver(t)).toBe(true)
  })

  test('ADP 1.8 card 40 unshaded: no more than there is, and what Patronage cannot hold is lost', () => {
    const t = event(40, 'unshaded', {}, { tracks: { aid: 3, patronage: 39 } }).play('aid-to-patronage')
    expect(t.answers).toEqual(['0', '1', '2', '3'])
    t.play('3')
    expect([t.aid, t.track('patronage')]).toEqual([0, 40])
  })

  test('ADP 5.1 card 40 unshaded: or 8 Resources; without Aid nothing else is left', () => {
    const t = event(40, 'unshaded', {}).play('eight-resources')
    expect([t.aid, t.resources('government')]).toEqual([15, 28])
    expect(event(40, 'unshaded', {}, { tracks: { aid: 0 } }).resources('government')).toBe(28)
  })

  test('ADP 5.1 card 40 shaded: Aid -8', () => {
    expect(event(40, 'shaded', {}).aid).toBe(7)
    expect(event(40, 'shaded', {}, { tracks: { aid: 5 } }).aid).toBe(0)
  })
})

describe.each(FAMILIES)('%s card 40 Line Item', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-40, 8.3.4/card-40 Patronage for the Government, Resources for the Coalition or without Aid', () => {
    expect(execute(family, 'government', 40, {}).said).toEqual([`aid-to-patronage ${line(40)}`, `5 ${line(40)}`])
    expect(execute(family, 'coalition', 40, {}).said).toEqual([`eight-resources ${line(40)}`])
    expect(execute(family, 'government', 40, {}, { tracks: { aid: 2 } }).said).toEqual([`eight-resources ${line(40)}`])
    const aidless = execute(family, 'government', 40, {}, { tracks: { aid: 0 } })
    expect([aidless.said, aidless.t.resources('government')]).toEqual([[], 28])
  })
})

describe('arponen card 40 Line Item', () => {
  test('8.3.4/card-40 Line Item: Patronage or Resources; without Aid only Resources are left', () => {
    expect(answersOf('government', 40, {})[0]).toBe('aid-to-patronage 8.3.4/card-40')
    const [said, t] = executeLast('government', 40, {}, { tracks: { aid: 0 } })
    expect([said, t.resources('government')]).toEqual([[], 28])
  })
})
