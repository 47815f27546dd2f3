import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event, scene } from '../../test/kit.ts'

describe('AA 5.1 card 42 Senado & Cámara', () => {
  const BOARD = {
    bogota: 'troops 3, farc-active 1',
    cali: 'troops 2, farc-active 1, auc-active 1',
    pasto: 'troops 1, farc-underground 1',
    neiva: 'troops 1, farc-underground 1, auc-underground 1',
  }

  test('AA 5.1 card 42 unshaded: Government Resources, and two Neutral spaces with people go to Passive Support', () => {
    const t = event(42, 'unshaded', { bogota: 'passive-support', cali: 'passive-opposition' })
    expect(t.resources('govt')).toBe(23)
    for (const s of ['bogota', 'cali', 'vichada', 'bogota-neiva-loc'])
      expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect([t.level('huila'), t.level('neiva')]).toEqual(['passive-support', 'passive-support'])
    expect(isOver(t)).toBe(true)
  })

  test('AA 5.4 card 42 shaded: Assault spares the faction that executed it', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['farc'] }).play('assault')
    expect(t.whyNot('bogota')?.id).toBe('why.assault-none')
    t.play('cali')
    expect(t.pieces('cali')).toEqual({ troops: 2, 'farc-active': 1 })
  })

  test('AA 5.4 card 42 shaded: Sweep spares the faction that executed it', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['farc'] }).play('sweep')
    t.play('neiva', 'done', 'pasto', 'done', 'done')
    expect(t.pieces('neiva')).toEqual({ troops: 1, 'farc-underground': 1, 'auc-active': 1 })
    expect(t.pieces('pasto')).toEqual({ troops: 1, 'farc-underground': 1 })
  })

  test('AA 5.4 card 42 shaded: a Patrol still finds the faction but its Assault spares it', () => {
    const t = event(42, 'shaded', { 'bogota-neiva-loc': 'police 2, farc-underground 1' }, { eligible: ['farc'] })
    t.play('patrol', 'done')
    expect(t.pieces('bogota-neiva-loc')).toEqual({ police: 2, 'farc-active': 1 })
    // Nobody else is there: no Assault is asked for.
    expect(t.question).not.toBe('patrol.assault')
  })

  test('AA 5.4 card 42 shaded: whoever executes it is the one spared', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['auc'] }).play('assault', 'cali')
    expect(t.pieces('cali')).toEqual({ troops: 2, 'auc-active': 1 })
  })

  test('AA 5.4 card 42 shaded: executed by the Government it spares nobody', () => {
    const t = event(42, 'shaded', BOARD, { eligible: ['govt'], draw: [20, 4, 21, 73] })
    t.play('pass', 'pass', 'pass', 'assault')
    t.play('cali', 'farc-active', 'auc-active')
    expect(t.pieces('cali')).toEqual({ troops: 2 })
  })

  test('AA 6.6 card 42 shaded: over with the Reset phase', () => {
    const t = scene(BOARD, {
      card: 73,
      draw: [4, 20, 74],
      phase: 'reset',
      lasting: { 42: 'shaded' },
      tracks: { senado: 'farc' },
    })
    expect(t.track('senado')).toBe(0)
    t.play('sweep', 'pasto', 'done', 'done')
    expect(t.count('pasto', 'farc-active')).toBe(1)
  })
})
