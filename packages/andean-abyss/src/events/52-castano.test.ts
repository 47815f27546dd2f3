import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { event } from '../../test/kit.ts'

describe('AA 5.1 card 52 Castaño', () => {
  test('AA 5.1 card 52 unshaded: two Cities or Mountains go one level up', () => {
    const t = event(52, 'unshaded', { bogota: 'active-support', huila: 'passive-opposition' })
    for (const s of ['bogota', 'choco', 'arauca']) expect(t.whyNot(s)?.id).toBe('why.event-not-here')
    t.play('huila')
    expect(t.whyNot('huila')?.id).toBe('why.event-not-here')
    t.play('neiva')
    expect([t.level('huila'), t.level('neiva')]).toEqual(['neutral', 'passive-support'])
    expect(isOver(t)).toBe(true)
  })

  test('AA 5.1 card 52 shaded: an AUC Base beside an AUC piece, then a Resource for each Base on the map', () => {
    const t = event(
      52,
      'shaded',
      {
        huila: 'auc-active 1',
        cesar: 'auc-base 1',
        choco: 'auc-active 1, farc-base 2',
        'bogota-neiva-loc': 'auc-active 1',
      },
      { eligible: ['cartels'] },
    )
    expect([t.by, t.answers]).toEqual(['cartels', ['cesar', 'huila']])
    expect(t.whyNot('choco')?.id).toBe('why.event-not-here')
    t.play('cesar')
    expect(t.count('cesar', 'auc-base')).toBe(2)
    expect(t.resources('auc')).toBe(22)
  })

  test('AA 5.1.3 card 52 shaded: no Base available or nowhere to put it, the Resources come all the same', () => {
    const none = event(52, 'shaded', {
      huila: 'auc-base 2',
      cesar: 'auc-base 2',
      choco: 'auc-base 2',
      bogota: 'auc-active 1',
    })
    expect(isOver(none)).toBe(true)
    expect(none.resources('auc')).toBe(26)
    expect(event(52, 'shaded', {}).resources('auc')).toBe(20)
  })
})
