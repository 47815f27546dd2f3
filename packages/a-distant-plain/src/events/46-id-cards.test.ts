import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('ADP 5.3 card 46 ID Cards', () => {
  test('ADP 5.3 card 46: either side is in force for the rest of the game', () => {
    for (const side of ['unshaded', 'shaded'] as const) {
      expect(event(46, side, {}).table.lastCheckpoint().position.lasting).toEqual({ 46: side })
    }
  })

  test('ADP 5.3 card 46: played again on its other side the marker turns over', () => {
    const t = event(46, 'shaded', {}, { lasting: { 46: 'unshaded' } })
    expect(t.table.lastCheckpoint().position.lasting).toEqual({ 46: 'shaded' })
  })

  const PASSPORTS = {
    helmand: 'taliban-underground 1, government-police 1, government-troops 2',
    konduz: 'taliban-underground 1, government-troops 2',
    balkh: 'taliban-underground 1, warlords-active 1',
  }

  test('ADP 4.4.2 card 46 unshaded: no Infiltrate where Police are', () => {
    const t = event(46, 'unshaded', PASSPORTS).play('rally', 'infiltrate')
    expect(t.answers).toEqual(['balkh', 'konduz'])
    expect(t.whyNot('helmand')).toEqual({ id: 'why.id-cards', rule: '5.3' })
    t.play('konduz', 'remove')
    expect(t.pieces('konduz')).toEqual({ 'taliban-underground': 1 })
    expect(t.question).toBe('rally.where')
  })

  test('ADP 4.4.2 card 46 shaded: Infiltrate in up to 2 spaces, each in its own way', () => {
    const t = event(46, 'shaded', PASSPORTS).play('rally', 'infiltrate', 'konduz', 'remove')
    expect([t.question, t.answers]).toEqual(['infiltrate.where', ['balkh', 'helmand', 'done']])
    t.play('helmand', 'replace', 'government-police')
    expect(t.question).toBe('rally.where')
    expect(t.pieces('konduz')).toEqual({ 'taliban-underground': 1 })
    expect(t.pieces('helmand')).toEqual({ 'taliban-underground': 2, 'government-troops': 2 })
    expect(t.track('patronage')).toBe(2)
  })
})
