import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import { answersOf, execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 50 Development Aid', () => {
  test('ADP 5.1 card 50 unshaded: Aid +9', () => {
    expect(event(50, 'unshaded', {}).aid).toBe(24)
    expect(event(50, 'unshaded', {}, { tracks: { aid: 70 } }).aid).toBe(75)
  })

  test('ADP 5.1 card 50 shaded: up to 6 Aid, split between Patronage and the Warlords', () => {
    const t = event(50, 'shaded', {}).play('2')
    expect([t.question, t.answers]).toEqual(['event.50.warlords', ['0', '1', '2', '3', '4']])
    t.play('3')
    expect([t.aid, t.track('patronage'), t.resources('warlords')]).toEqual([10, 7, 23])
  })

  test('ADP 5.1 card 50 shaded: all of it to one, or to none', () => {
    const all = event(50, 'shaded', {}).play('6')
    expect(isOver(all)).toBe(true)
    expect([all.aid, all.track('patronage'), all.resources('warlords')]).toEqual([9, 11, 20])
    const none = event(50, 'shaded', {}).play('0', '0')
    expect([none.aid, none.track('patronage'), none.resources('warlords')]).toEqual([15, 5, 20])
  })

  test('ADP 1.8 card 50 shaded: no more than there is', () => {
    const t = event(50, 'shaded', {}, { tracks: { aid: 2 } })
    expect(t.answers).toEqual(['0', '1', '2'])
    t.play('1')
    expect(t.answers).toEqual(['0', '1'])
    t.play('1')
    expect([t.aid, t.track('patronage'), t.resources('warlords')]).toEqual([0, 6, 21])
    expect(isOver(event(50, 'shaded', {}, { tracks: { aid: 0 } }))).toBe(true)
  })
})

describe.each(FAMILIES)('%s card 50 Development Aid', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-50, 8.3.4/card-50 all to the Warlords, to Patronage only for a non-player Government; no Aid, nothing', () => {
    expect(execute(family, 'warlords', 50, {}).said).toEqual([`0 ${line(50)}`, `6 ${line(50)}`])
    expect(execute(family, 'taliban', 50, {}).said).toEqual([`0 ${line(50)}`, `6 ${line(50)}`])
    const { t } = execute(family, 'taliban', 50, {}, { bots: ['government'] })
    expect(t.track('patronage')).toBe(11)
    expect(execute(family, 'warlords', 50, {}, { tracks: { aid: 0 } }).said).toEqual([])
  })
})

describe('arponen card 50 Development Aid', () => {
  test('8.3.4/card-50 Development Aid: to the Warlords; nothing without Aid', () => {
    expect(answersOf('warlords', 50, {})).toEqual(['0 8.3.4/card-50', '6 8.3.4/card-50'])
    expect(answersOf('warlords', 50, {}, { tracks: { aid: 0 } })).toEqual([])
  })
})
