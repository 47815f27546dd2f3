import { describe, expect, test } from 'vitest'
import { event, scene } from '../../test/kit.ts'

describe('ADP 5.1 card 26 MANPADS Scare', () => {
  test('ADP 5.1.2 card 26 unshaded: an Air Lift in spite of Sandstorms, then an Air Strike, both free', () => {
    const t = event(
      26,
      'unshaded',
      { kabul: 'coalition-troops 3', helmand: 'taliban-active' },
      { lasting: { 26: 'shaded', 57: 'unshaded' }, eligible: ['government'], resources: { government: 0 } },
    )
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'air-lift', 'done'])
    t.play('air-lift', 'helmand', '2', 'done')
    expect([t.by, t.question, ...t.answers]).toEqual(['coalition', 'event.choice', 'air-strike', 'done'])
    t.play('air-strike')
    expect(t.pieces('helmand')).toEqual({ 'coalition-troops': 2 })
    expect(t.question).toBe('turn.first')
  })

  test('ADP 5.5 card 26 unshaded: either may be declined; nothing is asked where neither is possible', () => {
    const t = event(26, 'unshaded', { kabul: 'coalition-troops', helmand: 'taliban-active' }).play('done', 'done')
    expect([t.pieces('kabul'), t.pieces('helmand')]).toEqual([{ 'coalition-troops': 1 }, { 'taliban-active': 1 }])
    expect(event(26, 'unshaded', { helmand: 'taliban-underground' }).question).toBe('turn.second')
  })

  test('ADP 4.2.3 card 26 shaded: the Taliban may pay 3 to cancel a flight, which is used up all the same', () => {
    const board = {
      khowst: 'coalition-troops, taliban-active',
      paktika: 'coalition-troops, taliban-active',
      helmand: 'taliban-active',
    }
    const fly = () => scene(board, { first: 'coalition', lasting: { 26: 'shaded' } }).play('assault', 'air-strike')
    const t = fly()
    expect([t.by, t.question, ...t.answers]).toEqual(['taliban', 'manpads.cancel', 'yes', 'no'])
    t.play('yes')
    expect([t.resources('taliban'), t.count('helmand', 'taliban-active')]).toEqual([17, 1])
    expect(t.whyNot('air-lift')?.id).toBe('why.activity-used')
    expect(fly().play('no', 'helmand').count('helmand', 'taliban-active')).toBe(0)
  })
})
