import { describe, expect, test } from 'vitest'
import { isSecondsTurn } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { warlordsTurn } from '../../test/nonplayers.ts'

describe('card 14 Economic Project', () => {
  test('ADP 5.1 card 14 unshaded: Aid for up to 2 secured spaces with COIN Bases, and one of them shifts', () => {
    const t = event(14, 'unshaded', {
      kabul: 'coalition-base, support',
      herat: 'government-base, government-troops, warlords-underground',
      khowst: 'coalition-base, opposition',
      kandahar: 'coalition-base, taliban-active',
      balkh: 'government-troops 2',
    })
    expect(t.answers).toEqual(['kabul', 'herat', 'khowst', 'done'])
    t.play('herat', 'khowst')
    expect(t.aid).toBe(21)
    expect(t.answers).toEqual(['herat', 'khowst'])
    t.play('khowst')
    expect(t.level('khowst')).toBe('neutral')
    expect(t.level('herat')).toBe('neutral')
  })

  test('ADP 5.1 card 14 unshaded: a space that cannot shift brings Aid only; nobody secured, nothing', () => {
    const t = event(14, 'unshaded', { kabul: 'coalition-base, support', zabol: 'coalition-base' }).play(
      'kabul',
      'zabol',
    )
    expect(isSecondsTurn(t)).toBe(true)
    expect(t.aid).toBe(21)
    const declined = event(14, 'unshaded', { kabul: 'coalition-base' }).play('done')
    expect([declined.aid, declined.level('kabul')]).toEqual([15, 'neutral'])
    expect(isSecondsTurn(event(14, 'unshaded', { kabul: 'coalition-troops' }))).toBe(true)
  })

  test('ADP 5.1 card 14 shaded: 3 Resources to the Warlords for each space they share with a COIN Base', () => {
    const t = event(14, 'shaded', {
      kabul: 'coalition-base, government-base, warlords-underground 2',
      herat: 'government-base, warlords-base',
      khowst: 'coalition-base, taliban-active',
      balkh: 'warlords-active, government-troops',
    })
    expect(t.resources('warlords')).toBe(26)
    const none = event(14, 'shaded', { balkh: 'warlords-active, government-troops' })
    expect(none.resources('warlords')).toBe(20)
  })
})

describe('adp card 14 Economic Project', () => {
  test('8.4.1 Economic Project only if it brings Resources', () => {
    const with14 = (at: Board) => warlordsTurn(14, {}, at)
    expect(with14({ balkh: 'government-base 1, warlords-underground 1' })).toBe('event 8.1/1')
    expect(with14({ balkh: 'government-base 1' })).toBe('rally 8.5.1/1')
  })
})
