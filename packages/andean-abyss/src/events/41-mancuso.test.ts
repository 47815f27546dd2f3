import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 41 Mancuso', () => {
  test('AA 5.1 card 41 unshaded: AUC loses 6 Resources and everything in one space', () => {
    const t = event(41, 'unshaded', {
      huila: 'auc-active 1, auc-underground 2, auc-base 1, farc-active 1',
      'bogota-neiva-loc': 'auc-active 1',
    })
    expect(t.resources('auc')).toBe(14)
    expect(t.whyNot('cesar')?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.pieces('huila')).toEqual({ 'farc-active': 1 })
    expect(t.count('bogota-neiva-loc', 'auc-active')).toBe(1)
  })

  test('AA 1.7 card 41 unshaded: Resources stop at 0, and AUC may have nothing to lose', () => {
    const t = event(41, 'unshaded', {}, { resources: { auc: 4 } })
    expect(t.resources('auc')).toBe(0)
    expect(isOver(t)).toBe(true)
  })

  test('AA 5.1 card 41 shaded: AUC gains 3 for each space shared with the Cartels, lines too', () => {
    const t = event(41, 'shaded', {
      huila: 'auc-active 2, cartels-base 2',
      'bogota-neiva-loc': 'auc-underground 1, cartels-active 1',
      cali: 'auc-base 1, farc-active 1',
      pasto: 'cartels-active 1',
    })
    expect(t.resources('auc')).toBe(26)
    expect(t.resources('cartels')).toBe(20)
  })

  test('AA 1.7 card 41 shaded: never beyond 99', () => {
    const t = event(41, 'shaded', { huila: 'auc-active 1, cartels-base 1' }, { resources: { auc: 98 } })
    expect(t.resources('auc')).toBe(99)
  })
})

describe('AA 1.4.1 own pieces taken off while a question of an event stands', () => {
  test('AA 1.4.1 card 41 unshaded: a space that AUC left is not to be chosen', () => {
    const t = event(41, 'unshaded', { huila: 'auc-active 1', cesar: 'auc-active 1', choco: 'auc-base 1' })
    expect(t.answers).toEqual(['choco', 'cesar', 'huila'])
    t.interject('auc', 'withdraw auc-active huila 1')
    expect(t.answers).toEqual(['choco', 'cesar'])
  })
})
