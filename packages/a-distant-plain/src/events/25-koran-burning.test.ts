import { describe, expect, test } from 'vitest'
import { NO_MARKERS, NOT_HERE } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('ADP 5.1 card 25 Koran Burning', () => {
  test('ADP 5.1 card 25 unshaded: up to 3 Terror markers go where Police are, then a calm space shifts toward Support', () => {
    const t = event(25, 'unshaded', {
      kabul: 'government-police, terror 2',
      konduz: 'government-police, terror, opposition',
      balkh: 'government-police, support',
      herat: 'government-troops, terror',
    })
    expect(t.question).toBe('event.25.where')
    expect(t.answers).toEqual(['kabul', 'konduz', 'done'])
    expect(t.whyNot('herat')?.id).toBe(NOT_HERE)
    t.play('konduz', 'kabul', 'kabul')
    expect(t.question).toBe('event.shift-where')
    expect(t.answers).toEqual(['kabul', 'konduz'])
    t.play('konduz')
    expect([t.level('konduz'), t.markers('kabul', 'terror'), t.markers('konduz', 'terror')]).toEqual(['neutral', 0, 0])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1 card 25 unshaded: with Terror left a space does not shift; without Police nothing happens', () => {
    const t = event(25, 'unshaded', { kabul: 'government-police, terror 2' }).play('kabul', 'done')
    expect([t.markers('kabul', 'terror'), t.level('kabul')]).toEqual([1, 'neutral'])
    expect(t.question).toBe('turn.second')
    expect(event(25, 'unshaded', { kabul: 'coalition-troops, terror' }).question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 25 unshaded: without Terror the shift is all', () => {
    const t = event(25, 'unshaded', { kabul: 'government-police', zabol: 'government-police' })
    expect([t.level('kabul'), t.question]).toEqual(['support', 'turn.second'])
  })

  test('ADP 5.1 card 25 shaded: Terror and a shift at up to 2 Coalition Bases', () => {
    const t = event(25, 'shaded', {
      kabul: 'coalition-base, support',
      kandahar: 'coalition-base, opposition',
      zabol: 'coalition-base',
      helmand: 'government-base, coalition-troops',
    })
    expect(t.answers).toEqual(['kabul', 'kandahar', 'zabol', 'done'])
    t.play('kabul', 'zabol')
    expect([t.level('kabul'), t.markers('kabul', 'terror')]).toEqual(['neutral', 1])
    expect([t.level('zabol'), t.markers('zabol', 'terror')]).toEqual(['neutral', 1])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 25 shaded: without markers only what can shift may be chosen', () => {
    const board = { kabul: 'coalition-base', kandahar: 'coalition-base, opposition', ...NO_MARKERS }
    const t = event(25, 'shaded', board)
    expect(t.answers).toEqual(['kabul', 'done'])
    t.play('kabul')
    expect([t.level('kabul'), t.markers('kabul', 'terror')]).toEqual(['opposition', 0])
    expect(t.question).toBe('turn.second')
  })

  test('ADP 5.1.3 card 25 shaded: without a Coalition Base nothing is asked', () => {
    expect(event(25, 'shaded', { kabul: 'coalition-troops 3' }).question).toBe('turn.second')
  })
})

describe.each(FAMILIES)('%s card 25 Koran Burning', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test('8.4.4/card-25, 8.3.4/card-25 Terror goes first where a shift follows', () => {
    const board: Board = {
      herat: 'government-police 1, terror 2',
      konduz: 'government-police 1, terror 4',
      balkh: 'government-police 1, support, terror 1',
    }
    const { t, said } = execute(family, 'coalition', 25, board)
    expect(said.slice(0, 2)).toEqual([`herat ${line(25)}`, `herat ${line(25)}`])
    expect(t.level('herat')).toBe('support')
    expect(t.markers('konduz', 'terror') + t.markers('balkh', 'terror')).toBe(4)
  })

  test('8.4.4/card-25, 8.3.4/card-25 not where no Police is: only the shift', () => {
    const { t, said } = execute(family, 'coalition', 25, { herat: 'government-police 1', konduz: 'terror 2' })
    expect(said).toEqual([])
    expect([t.level('herat'), t.markers('konduz', 'terror')]).toEqual(['support', 2])
  })
})

describe('arponen card 25 Koran Burning', () => {
  test('8.3.4/card-25 Koran Burning: Terror goes where a shift follows; without Terror only the shift is left', () => {
    const board = (terror: string): Board => ({
      herat: `government-police 1${terror}`,
      konduz: `government-police 1${terror}`,
    })
    expect(answersOf('coalition', 25, board(', terror 1'))[0]).toBe('konduz 8.3.4/card-25')
    expect(answersOf('coalition', 25, board(''))).toEqual(['konduz 8.3.5/shift'])
  })
})
