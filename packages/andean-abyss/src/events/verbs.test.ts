import { describe, expect, test } from 'vitest'
import { endRound, nextRound } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.3 Capabilities', () => {
  test('AA 5.3 a Capability outlasts the Reset', () => {
    const t = endRound(nextRound(3, 'unshaded', { bogota: 'troops 2, farc-base', cali: 'troops 2, farc-base' }))
    const before = t.resources('govt')
    t.play('assault', 'bogota')
    expect(t.resources('govt')).toBe(before - 1)
  })
})

describe('AA 6.4.3 Aid pays out by an event', () => {
  test.each([
    [12, 10],
    [17, 6],
    [18, 20],
  ])('AA 6.4.3 card %i unshaded: Aid pays out under Samper too, then Aid +%i', (card, growth) => {
    const t = event(card, 'unshaded', {}, { tracks: { aid: 8 } })
    expect(t.resources('govt')).toBe(28)
    expect(t.aid).toBe(8 + growth)
  })

  test.each([12, 17, 18])(
    'AA 5.1.1 card %i unshaded: at most 20 Resources, Aid stops at 29, Resources at 99',
    (card) => {
      const t = event(card, 'unshaded', {}, { tracks: { aid: 25, president: 'uribe' } })
      expect(t.resources('govt')).toBe(40)
      expect(t.aid).toBe(29)
      expect(event(card, 'unshaded', {}, { resources: { govt: 95 } }).resources('govt')).toBe(99)
    },
  )
})

describe('AA 1.4.1 pieces taken up out of turn while an event asks', () => {
  test('AA 1.4.1 cards 20 and 23 shaded: pieces taken up while their number is asked are not asked for any more', () => {
    const hide = event(20, 'shaded', { huila: 'farc-active 2', pasto: 'farc-active' }).play('done', 'huila')
    expect([hide.question, ...hide.answers]).toEqual(['event.how-many', '1', '2'])
    hide.interject('farc', 'withdraw farc-active huila 2')
    expect([hide.question, ...hide.answers]).toEqual(['event.flip-where', 'pasto', 'done'])
    const board = { bogota: 'troops 2', cali: 'troops 2', pasto: 'troops 2' }
    const t = event(23, 'shaded', board, { eligible: ['govt'] }).play('bogota')
    t.interject('govt', 'withdraw troops bogota 2')
    expect([t.question, ...t.answers]).toEqual(['event.remove-where', 'cali', 'pasto'])
    t.play('cali', '2')
    expect([t.count('cali', 'troops'), t.count('pasto', 'troops')]).toEqual([0, 1])
  })
})
