import { describe, expect, test } from 'vitest'
import { isSecondsTurn } from '../../test/events.ts'
import { type Board, event, standard } from '../../test/kit.ts'
import { AMOUNT, execute, FAMILIES, OWN, seatsOf, warlordsTurn } from '../../test/nonplayers.ts'

describe('card 13 Anti-Corruption Drive', () => {
  test('ADP 5.1 card 13 unshaded: 1 to 6 from Patronage to Aid', () => {
    const t = event(13, 'unshaded', {}, { tracks: { patronage: 9 } })
    expect(t.answers).toEqual(['1', '2', '3', '4', '5', '6'])
    t.play('4')
    expect([t.track('patronage'), t.aid]).toEqual([5, 19])
  })

  test('ADP 1.8 card 13 unshaded: no more than there is; what Aid cannot hold is lost (ruling 16)', () => {
    const little = event(13, 'unshaded', {}, { tracks: { patronage: 2 } })
    expect(little.answers).toEqual(['1', '2'])
    const full = event(13, 'unshaded', {}, { tracks: { patronage: 6, aid: 73 } }).play('6')
    expect([full.track('patronage'), full.aid]).toEqual([0, 75])
    expect(isSecondsTurn(event(13, 'unshaded', {}, { tracks: { patronage: 0 } }))).toBe(true)
  })

  test('ADP 5.1 card 13 shaded: Aid falls by 6, Patronage rises by 2, within their tracks', () => {
    const t = event(13, 'shaded', {})
    expect([t.aid, t.track('patronage')]).toEqual([9, 7])
    const edge = event(13, 'shaded', {}, { tracks: { aid: 4, patronage: 39 } })
    expect([edge.aid, edge.track('patronage')]).toEqual([0, 40])
  })
})

describe.each(FAMILIES)('%s card 13 Anti-Corruption Drive', (family) => {
  test('8.4.3/own, 8.3.5/own the Government does not play Anti-Corruption Drive', () => {
    const board: Board = { kabul: 'government-troops 2' }
    const seats = seatsOf(family, ['government'])
    const t = standard(board, { card: 13, eligible: ['government'], seats })
    expect(t.bots(1)[0]).not.toContain('event')
    expect(execute(family, 'government', 13, {}).said).toEqual([`1 ${OWN[family]}`])
    expect(execute(family, 'coalition', 13, {}).said).toEqual([`5 ${AMOUNT[family]}`])
  })
})

describe('adp card 13 Anti-Corruption Drive', () => {
  test('8.4.1/13 Anti-Corruption Drive never', () => {
    expect(warlordsTurn(13)).toBe('rally 8.5.1/1')
  })
})
