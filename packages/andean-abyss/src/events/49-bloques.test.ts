import { describe, expect, test } from 'vitest'
import { ECUADOR } from '../../test/events.ts'
import { event, type Scene } from '../../test/kit.ts'

/** Pieces that an event took out of the game. */
const outOfPlay = (t: Scene) => t.table.lastCheckpoint().position.boxes?.['out-of-play'] ?? {}

describe('AA 5.1 card 49 Bloques', () => {
  test('AA 5.1 card 49 unshaded: three available AUC guerrillas leave the game', () => {
    const t = event(49, 'unshaded', { vichada: 'auc-active 12' })
    expect(outOfPlay(t)).toEqual({ 'auc-guerrillas': 3 })
    expect(t.count('vichada', 'auc-active')).toBe(12)
  })

  test('AA 5.1.3 card 49 unshaded: only those available, none from the map', () => {
    const two = event(49, 'unshaded', { vichada: 'auc-active 16' })
    expect(outOfPlay(two)).toEqual({ 'auc-guerrillas': 2 })
    const none = event(49, 'unshaded', { vichada: 'auc-active 18' })
    expect(outOfPlay(none)['auc-guerrillas'] ?? 0).toBe(0)
    expect(none.count('vichada', 'auc-active')).toBe(18)
  })

  test('AA 5.1 card 49 shaded: an AUC Base and a guerrilla in one department, Zones too', () => {
    const t = event(49, 'shaded', { arauca: 'farc-zone', huila: 'farc-base 2' })
    expect(t.whyNot('bogota')?.id).toBe('why.event-not-here')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('arauca')
    expect(t.pieces('arauca')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })

  test('AA 1.4.2 card 49 shaded: Ecuador only where both fit', () => {
    expect(event(49, 'shaded', { ecuador: 'auc-active 1' }, ECUADOR).whyNot('ecuador')?.id).toBe('why.event-not-here')
    const t = event(49, 'shaded', {}, ECUADOR).play('ecuador')
    expect(t.pieces('ecuador')).toEqual({ 'auc-base': 1, 'auc-underground': 1 })
  })

  test('AA 5.1.3 card 49 shaded: without Bases a guerrilla anywhere, without guerrillas a Base where it fits', () => {
    const noBase = event(49, 'shaded', { huila: 'auc-base 2', cesar: 'auc-base 2', choco: 'auc-base 2' }).play('huila')
    expect(noBase.pieces('huila')).toEqual({ 'auc-base': 2, 'auc-underground': 1 })
    const noGuerrilla = event(49, 'shaded', { vichada: 'auc-active 18', huila: 'farc-base 2' })
    expect(noGuerrilla.whyNot('huila')?.id).toBe('why.event-not-here')
    expect(noGuerrilla.play('cesar').pieces('cesar')).toEqual({ 'auc-base': 1 })
  })
})
