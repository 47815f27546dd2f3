import { describe, expect, test } from 'vitest'
import { lasts } from '../../test/events.ts'
import { event, scene } from '../../test/kit.ts'

describe('card 30 Urban Specialists', () => {
  test('ADP 5.3 card 30: played on the other side its one marker turns over (ruling 84)', () => {
    const t = event(30, 'unshaded', {}, { lasting: { 30: 'shaded' } })
    expect([lasts(t, 30, 'unshaded'), lasts(t, 30, 'shaded')]).toEqual([true, false])
  })
})

describe('ADP 5.3 card 30 Urban Specialists', () => {
  test('ADP 3.3.4 card 30 unshaded: Terror in Kabul takes 2 Underground guerrillas', () => {
    const board = { kabul: 'taliban-underground', khowst: 'taliban-underground' }
    const t = scene(board, { first: 'taliban', lasting: { 30: 'unshaded' } }).play('terror')
    expect(t.whyNot('kabul')?.id).toBe('why.two-underground')
    t.play('khowst')
    expect(t.pieces('khowst')).toEqual({ 'taliban-active': 1 })
  })

  test('ADP 3.3.4 card 30 shaded: Terror in Kabul is free and shows nobody, Night Letters notwithstanding', () => {
    const board = { kabul: 'taliban-underground, government-police, support' }
    const t = scene(board, { first: 'taliban', lasting: { 29: 'unshaded', 30: 'shaded' }, resources: { taliban: 0 } })
    t.play('terror')
    expect(t.pieces('kabul')).toEqual({ 'government-police': 1, 'taliban-underground': 1 })
    expect([t.level('kabul'), t.markers('kabul', 'terror'), t.resources('taliban')]).toEqual(['neutral', 1, 0])
  })
})
