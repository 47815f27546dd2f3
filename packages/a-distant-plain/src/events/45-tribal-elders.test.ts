import { isOnBoard } from '@coinflict/kernel/rules'
import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'
import { ELDERS } from '../forces.ts'

describe('ADP 5.4 card 45 Tribal Elders', () => {
  test('ADP 5.4 card 45: in force for the faction that executed it', () => {
    const t = event(45, 'single', {}, { eligible: ['taliban'] })
    const { lasting } = t.table.lastCheckpoint().position
    expect(lasting).toEqual({ 45: 'unshaded' })
    expect(t.track('elders')).toBe(3)
    expect(event(45, 'single', {}).track('elders')).toBe(2)
  })

  test('ADP 5.4 card 45: the marker that shows the faction is open to all', () => {
    expect(isOnBoard(event(45, 'single', {}).table.game, ELDERS)).toBe(true)
  })

  test('ADP 3.3.4 card 45: Terror that changes a level lets that faction set it', () => {
    const t = event(45, 'single', { konduz: 'taliban-underground 1', balkh: 'taliban-underground 1, opposition' })
    t.play('terror', 'konduz')
    expect([t.by, t.question, t.answers]).toEqual(['government', 'elders.level', ['support', 'neutral', 'opposition']])
    t.play('support')
    expect([t.level('konduz'), t.markers('konduz', 'terror')]).toEqual(['support', 1])
    expect([t.by, t.question]).toEqual(['taliban', 'terror.where'])
    t.play('balkh')
    expect(t.question).not.toBe('elders.level')
    expect([t.level('balkh'), t.markers('balkh', 'terror')]).toEqual(['opposition', 1])
  })

  test('ADP 3.3.1 card 45: so does a step of Sharia, but not one that takes off Terror', () => {
    const t = event(45, 'single', { helmand: 'taliban-base 1, support, terror 1' })
    t.play('rally', 'helmand', 'guerrilla', 'done', 'helmand')
    expect([t.by, t.question, t.markers('helmand', 'terror')]).toEqual(['taliban', 'sharia.more', 0])
    t.play('more')
    expect([t.by, t.question]).toEqual(['government', 'elders.level'])
    t.play('support')
    expect(t.level('helmand')).toBe('support')
  })

  test('ADP 6.4.1 card 45: and a step of Civic Action in the Support phase', () => {
    const t = scene(
      { konduz: 'coalition-troops 1, government-police 1' },
      { phase: 'support', lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } },
    )
    t.play('konduz')
    expect([t.by, t.question]).toEqual(['taliban', 'elders.level'])
    t.play('opposition')
    expect(t.level('konduz')).toBe('opposition')
  })

  test('ADP 4.3.3 card 45: and Eradicate', () => {
    const t = scene(
      { konduz: 'government-troops 4, warlords-base 1' },
      { first: 'government', lasting: { 45: 'unshaded' }, tracks: { elders: 'warlords' } },
    )
    t.play('train', 'eradicate')
    expect([t.by, t.question]).toEqual(['warlords', 'elders.level'])
    t.play('neutral')
    expect(t.level('konduz')).toBe('neutral')
  })

  test('ADP 6.6 card 45: until Reset', () => {
    const t = scene({}, { phase: 'reset', lasting: { 45: 'unshaded' }, tracks: { elders: 'taliban' } })
    expect(t.table.lastCheckpoint().position.lasting).toBeUndefined()
    expect(t.track('elders')).toBe(0)
  })
})
