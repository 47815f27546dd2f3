import { describe, expect, test } from 'vitest'
import { against, executedBy, first, SECOND, turn } from '../../test/bot-events.ts'
import { rolls } from '../../test/bots.ts'
import { isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import type { FactionId } from '../forces.ts'

describe('AA 5.1 card 43 Calima Front', () => {
  test('AA 5.1 card 43 unshaded: two Terror and no FARC Base left, guarded or not, and no shift or Aid cut', () => {
    const t = event(43, 'unshaded', { huila: 'troops 1, farc-base 2, farc-underground 3, passive-support' })
    expect(isOver(t)).toBe(true)
    expect(t.markers('huila', 'terror')).toBe(2)
    expect(t.pieces('huila')).toEqual({ troops: 1, 'farc-underground': 3 })
    expect(t.level('huila')).toBe('passive-support')
    expect(t.aid).toBe(9)
  })

  test('AA 5.1.3 card 43 unshaded: a department with both Troops and FARC Bases comes first', () => {
    const t = event(43, 'unshaded', {
      huila: 'troops 1, farc-base 1',
      cesar: 'troops 1, farc-base 1',
      choco: 'troops 1',
      arauca: 'farc-base 1, police 1',
      bogota: 'troops 1, farc-base 1',
    })
    expect(t.answers).toEqual(['cesar', 'huila'])
    for (const s of ['choco', 'arauca', 'bogota']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
  })

  test('AA 5.1.3 card 43 unshaded: without such a department the Terror comes beside Troops alone', () => {
    const t = event(43, 'unshaded', { choco: 'troops 1', vichada: 'troops 1', arauca: 'farc-base 1' }).play('vichada')
    expect(t.markers('vichada', 'terror')).toBe(2)
    expect(t.count('arauca', 'farc-base')).toBe(1)
  })

  test('AA 5.1 card 43 shaded: two Terror beside Troops, Aid -9', () => {
    const t = event(
      43,
      'shaded',
      { huila: 'troops 1, farc-base 1', choco: 'troops 1', arauca: 'police 1' },
      { tracks: { aid: 20 } },
    )
    expect(t.answers).toEqual(['choco', 'huila'])
    t.play('huila')
    expect([t.markers('huila', 'terror'), t.count('huila', 'farc-base'), t.aid]).toEqual([2, 1, 11])
  })

  test('AA 5.1.3 card 43 shaded: Aid falls, to 0 at least, also when no department has Troops', () => {
    const t = event(43, 'shaded', { bogota: 'troops 3' }, { tracks: { aid: 5 } })
    expect(isOver(t)).toBe(true)
    expect([t.aid, t.markers('bogota', 'terror')]).toEqual([0, 0])
  })

  test('AA 3.3.4 card 43: no more than the 40 markers there are', () => {
    const t = event(43, 'shaded', { huila: 'troops 1', choco: 'terror 39' })
    expect(t.markers('huila', 'terror')).toBe(1)
  })
})

describe('aa2 8.4 Insurgents with a non-player Government', () => {
  const execute = executedBy(against('farc'))

  test('8.4.3/1 Calima Front: AUC frightens the Opposition, FARC the Support', () => {
    const board: Board = {
      huila: 'troops 1, passive-opposition',
      cesar: 'troops 1, passive-support',
      choco: 'troops 1',
    }
    const frightened = (faction: FactionId, seats: Record<string, string>) =>
      first(execute(faction, 43, 'shaded', board, { seats, ...rolls(6, 6, 6) }))
    expect(frightened('auc', SECOND)).toBe('huila 8.4.3/1')
    expect(frightened('farc', SECOND)).toBe('cesar 8.4.3/1')
    expect(frightened('auc', against('govt'))).toBe('choco 8.4.3/1')
  })
})

describe('aa2 8.1, 10.3 Whether an event is worth taking', () => {
  test('8.1/b no lot decides: AUC takes Calima Front for the one department in Opposition', () => {
    const departments = ['huila', 'cesar', 'choco', 'arauca', 'antioquia', 'santander', 'guaviare', 'putumayo']
    const board: Board = Object.fromEntries(
      departments.map((s, i) => [s, `troops 1${i === 4 ? ', passive-opposition' : ''}`]),
    )
    for (const seed of ['a', 'b', 'c', 'd']) expect(turn('auc', 43, board, { seats: SECOND, seed })).toBe('event 8.1/b')
    const quiet: Board = Object.fromEntries(departments.map((s) => [s, 'troops 1']))
    expect(turn('auc', 43, quiet, { seats: SECOND })).not.toBe('event 8.1/b')
  })
})
