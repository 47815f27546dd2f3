import { describe, expect, test } from 'vitest'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 16 Coffee Prices', () => {
  test('AA 5.1 card 16 unshaded: each Mountain pays 5 to who has most pieces, the Government in ties and if empty', () => {
    const t = event(16, 'unshaded', {
      antioquia: 'troops, police, farc-underground, farc-active, farc-base',
      santander: 'auc-underground 2, cartels-base 2, troops',
      huila: 'cartels-active, cartels-base',
      putumayo: 'auc-active 3',
    })
    // Santander is tied between others, Cesar is empty.
    expect(t.resources('govt')).toBe(30)
    expect(t.resources('farc')).toBe(25)
    expect(t.resources('cartels')).toBe(25)
    expect(t.resources('auc')).toBe(20)
  })

  test('AA 1.7 card 16 unshaded: Resources stop at 99', () => {
    const t = event(16, 'unshaded', { huila: 'auc-active' }, { resources: { auc: 97, govt: 96 } })
    expect(t.resources('auc')).toBe(99)
    expect(t.resources('govt')).toBe(99)
  })

  test('AA 5.1 card 16 shaded: the Government loses 10 Resources, as far as it has them', () => {
    expect(event(16, 'shaded', {}).resources('govt')).toBe(10)
    expect(event(16, 'shaded', {}, { resources: { govt: 4 } }).resources('govt')).toBe(0)
  })
})
