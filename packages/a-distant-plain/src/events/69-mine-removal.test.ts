import { describe, expect, test } from 'vitest'
import { isOver } from '../../test/events.ts'
import { type Board, event } from '../../test/kit.ts'
import { answersOf, execute, FAMILIES, RULE } from '../../test/nonplayers.ts'

describe('card 69 Mine Removal', () => {
  const board = {
    herat: 'government-troops 1',
    balkh: 'coalition-base 1, returnees 1',
    kabul: 'government-troops 1, terror 2',
    helmand: 'taliban-active 1',
    'loc-kabul-aibak': 'sabotage 1',
    waziristan: 'terror 1',
  } as const

  test('ADP 5.1 card 69 unshaded: Returnees come to a Province of COIN Control without any', () => {
    const t = event(69, 'unshaded', { ...board, zabol: 'government-police 1' })
    expect([t.question, t.answers]).toEqual(['event.choice', ['place-returnees', 'clear-markers']])
    t.play('place-returnees')
    expect(t.answers).toEqual(['herat', 'zabol'])
    t.play('zabol')
    expect(t.markers('zabol', 'returnees')).toBe(1)
    expect(t.markers('kabul', 'terror')).toBe(2)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 69 unshaded: or up to 3 Terror and Sabotage markers go', () => {
    const t = event(69, 'unshaded', board).play('clear-markers')
    expect([t.question, t.answers]).toEqual(['event.69.clear', ['kabul', 'waziristan', 'loc-kabul-aibak', 'done']])
    t.play('kabul', 'loc-kabul-aibak', 'kabul')
    expect([t.markers('kabul', 'terror'), t.markers('loc-kabul-aibak', 'sabotage')]).toEqual([0, 0])
    expect(t.markers('waziristan', 'terror')).toBe(1)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 69 unshaded: a way that is not open is not offered, and fewer markers may go', () => {
    const t = event(69, 'unshaded', { kabul: 'terror 2' })
    expect(t.question).toBe('event.69.clear')
    t.play('kabul', 'done')
    expect(t.markers('kabul', 'terror')).toBe(1)
    const returned = event(69, 'unshaded', { herat: 'government-troops 1' })
    expect(returned.markers('herat', 'returnees')).toBe(1)
    expect(isOver(event(69, 'unshaded', {}))).toBe(true)
  })

  test('ADP 4.3.1 card 69 unshaded: with all six Returnees markers out only the others can go', () => {
    const out = Object.fromEntries(
      ['balkh', 'faryab', 'konduz', 'ghazni', 'ghowr', 'khowst'].map((s) => [s, 'returnees 1']),
    )
    const t = event(69, 'unshaded', { ...out, herat: 'government-troops 1' })
    expect(t.markers('herat', 'returnees')).toBe(0)
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1 card 69 shaded: Terror or Sabotage in up to 2 Afghan spaces with Guerrillas, without a shift', () => {
    const t = event(69, 'shaded', {
      kabul: 'taliban-underground 1, support',
      zabol: 'warlords-active 1',
      'loc-kabul-aibak': 'warlords-active 1',
      'loc-kabul-tor-kham': 'warlords-active 1, sabotage 1',
      waziristan: 'taliban-active 1',
      herat: 'taliban-base 1',
    })
    expect(t.answers).toEqual(['kabul', 'zabol', 'loc-kabul-aibak', 'done'])
    t.play('kabul', 'loc-kabul-aibak')
    expect([t.markers('kabul', 'terror'), t.markers('loc-kabul-aibak', 'sabotage')]).toEqual([1, 1])
    expect(t.level('kabul')).toBe('support')
    expect(isOver(t)).toBe(true)
  })

  test('ADP 5.1.3 card 69 shaded: as far as the markers reach', () => {
    const t = event(69, 'shaded', { herat: 'terror 29, warlords-active 1', kabul: 'taliban-active 1' }).play('kabul')
    expect(t.markers('kabul', 'terror')).toBe(1)
    expect(isOver(t)).toBe(true)
  })
})

describe.each(FAMILIES)('%s card 69 Mine Removal', (family) => {
  const line = (card: number): string => `${RULE[family]}/card-${card}`

  test("8.4.4/card-69, 8.3.4/card-69 Returnees for one's own total, otherwise markers go", () => {
    const board: Board = {
      herat: 'government-troops 1, terror 1',
      konduz: 'taliban-base 1, terror 1',
      'loc-kabul-aibak': 'sabotage 1',
      'loc-kabul-tor-kham': 'sabotage 1',
    }
    const cleared = execute(family, 'coalition', 69, board)
    expect(cleared.said.slice(0, 3)).toEqual([`clear-markers ${line(69)}`, `konduz ${line(69)}`, `herat ${line(69)}`])
    expect(execute(family, 'government', 69, board).said[0]).toBe(`place-returnees ${line(69)}`)
  })

  test('8.4.4/card-69, 8.3.4/card-69 insurgents Sabotage the richest LoCs, then mark Support; nothing twice', () => {
    const board: Board = {
      'loc-kabul-aibak': 'warlords-active 1',
      kabul: 'taliban-active 1, support',
      ghazni: 'taliban-active 1, opposition',
      herat: 'taliban-active 1',
    }
    expect(execute(family, 'taliban', 69, board).said).toEqual([`loc-kabul-aibak ${line(69)}`, `kabul ${line(69)}`])
    const { said } = execute(family, 'taliban', 69, { 'loc-kabul-aibak': 'warlords-active 1, sabotage 1' })
    expect(said).toEqual([])
  })
})

describe('arponen card 69 Mine Removal', () => {
  test('8.3.4/card-69 Mine Removal: markers go; without any on the map Returnees come by their own line', () => {
    const board = (terror: string): Board => ({ herat: 'government-troops 1', konduz: `government-troops 1${terror}` })
    expect(answersOf('coalition', 69, board(', terror 1'))[0]).toBe('clear-markers 8.3.4/card-69')
    expect(answersOf('coalition', 69, board(''))).toEqual([expect.stringMatching(/ 8\.3\.4\/card-42$/)])
  })
})
