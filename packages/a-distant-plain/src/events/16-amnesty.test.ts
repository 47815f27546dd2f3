import { describe, expect, test } from 'vitest'
import { isSecondsTurn } from '../../test/events.ts'
import { event } from '../../test/kit.ts'
import type { SpaceId } from '../map.ts'

const PASHTUN_PROVINCES = [
  'farah',
  'ghazni',
  'ghowr',
  'helmand',
  'kandahar',
  'khowst',
  'nimruz',
  'nuristan',
  'oruzgan',
  'paktika',
  'zabol',
] as const satisfies readonly SpaceId[]

describe('card 16 Amnesty', () => {
  test('ADP 5.1 card 16 unshaded: up to 2 Taliban Guerrillas leave each of up to 3 COIN-Controlled spaces', () => {
    const t = event(16, 'unshaded', {
      kabul: 'government-troops 4, taliban-underground 3',
      herat: 'government-police 2, taliban-active',
      balkh: 'coalition-troops 2, taliban-underground, government-police',
      khowst: 'government-troops 2, taliban-active',
      zabol: 'government-troops, taliban-active',
      konduz: 'government-troops 3, taliban-base, warlords-active',
      'loc-kandahar-kabul': 'government-troops 3, taliban-active',
    })
    expect(t.answers).toEqual(['kabul', 'balkh', 'herat', 'khowst', 'done'])
    t.play('kabul', 'taliban-underground', 'taliban-underground')
    expect(t.answers).toEqual(['balkh', 'herat', 'khowst', 'done'])
    t.play('balkh', 'taliban-underground', 'herat', 'taliban-active')
    expect(isSecondsTurn(t)).toBe(true)
    expect([t.count('kabul', 'taliban-underground'), t.count('khowst', 'taliban-active')]).toEqual([1, 1])
    expect([t.pieces('balkh')['taliban-underground'], t.pieces('herat')['taliban-active']]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('ADP 5.1 card 16 unshaded: none need be taken; nothing where COIN Controls no Guerrilla', () => {
    const t = event(16, 'unshaded', { herat: 'government-police 2, taliban-active' }).play('done')
    expect(t.count('herat', 'taliban-active')).toBe(1)
    expect(isSecondsTurn(event(16, 'unshaded', { herat: 'government-police, taliban-active' }))).toBe(true)
  })

  test('ADP 5.1 card 16 shaded: a Taliban Guerrilla in each of up to 4 Pashtun spaces of Afghanistan', () => {
    const t = event(16, 'shaded', {})
    expect(t.answers).toEqual(['kabul', ...PASHTUN_PROVINCES, 'done'])
    t.play('kabul', 'zabol', 'nimruz', 'khowst')
    expect(isSecondsTurn(t)).toBe(true)
    for (const s of ['kabul', 'zabol', 'nimruz', 'khowst'] as const) {
      expect(t.pieces(s)).toEqual({ 'taliban-underground': 1 })
    }
  })

  test('ADP 1.4.1 card 16 shaded: as many as are Available, or as are wanted', () => {
    const t = event(16, 'shaded', { konduz: 'taliban-active 29' }).play('zabol')
    expect(isSecondsTurn(t)).toBe(true)
    expect(t.count('zabol', 'taliban-underground')).toBe(1)
    expect(isSecondsTurn(event(16, 'shaded', { konduz: 'taliban-active 30' }))).toBe(true)
    expect(isSecondsTurn(event(16, 'shaded', {}).play('helmand', 'done'))).toBe(true)
  })
})
