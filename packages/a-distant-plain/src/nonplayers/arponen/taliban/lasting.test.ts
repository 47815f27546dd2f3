import { describe, expect, test } from 'vitest'
import { type Board, type Scene, type SceneOptions, scene } from '../../../../test/kit.ts'

const seats = { taliban: 'arponen' }

describe('arponen 8.8.1 Events that last', () => {
  const flights: Board = {
    khowst: 'coalition-troops, taliban-active',
    paktika: 'coalition-troops, taliban-active',
    helmand: 'taliban-active',
  }
  const fly = (die: number, taliban = 20): string[] =>
    scene(flights, {
      first: 'coalition',
      seats,
      lasting: { 26: 'shaded' },
      botDice: [die],
      resources: { taliban },
    })
      .play('assault', 'air-strike')
      .bots()

  test('8.8.1/manpads a flight is cancelled on 1 to 4, as long as there are 5 Resources; not a thought of it below 3', () => {
    expect(fly(4)).toEqual(['yes 8.8.1/manpads'])
    expect(fly(5)).toEqual(['no 8.8.1/manpads'])
    expect(fly(1, 5)).toEqual(['yes 8.8.1/manpads'])
    expect(fly(1, 4)).toEqual(['no 8.8.1/manpads'])
    expect(fly(1, 2)).toEqual([])
  })

  test('8.8.1/elders to Opposition, if they won the Tribal Elders', () => {
    const terror = (elders: string): Scene =>
      scene(
        { helmand: 'warlords-underground, support' },
        { first: 'warlords', seats, tracks: { elders }, lasting: { 45: 'unshaded' } },
      ).play('terror')
    const t = terror('taliban')
    expect(t.bots().slice(0, 1)).toEqual(['opposition 8.8.1/elders'])
    expect(t.level('helmand')).toBe('opposition')
    expect(terror('coalition').bots()).toEqual([])
  })

  const backlash = (board: Board): string | undefined =>
    scene(
      { khowst: 'coalition-troops 3, taliban-active', ...board },
      { first: 'coalition', seats, lasting: { 34: 'shaded' } },
    )
      .play('assault', 'khowst', 'done')
      .bots()[0]

  test('8.8.1/backlash-1 a Guerrilla at Support, highest Population first; 8.8.1/backlash-2 not at a Base then', () => {
    expect(backlash({ helmand: 'support', kandahar: 'support', zabol: 'taliban-base' })).toBe(
      'kandahar 8.8.1/backlash-1',
    )
  })

  test('8.8.1/backlash-2 else at a Taliban Base, highest Population first; 8.8.1/backlash-1, 8.8.1/backlash-3 not elsewhere then', () => {
    expect(backlash({ zabol: 'taliban-base', ghazni: 'taliban-base' })).toBe('ghazni 8.8.1/backlash-2')
  })

  test('8.8.1/backlash-3 else where most people live', () => {
    expect(backlash({})).toBe('kabul 8.8.1/backlash-3')
  })

  const held = 'taliban-base 2, taliban-underground, taliban-active 15, government-police 17'
  const hide = (board: Board): string | undefined =>
    scene(
      { herat: held, paktika: 'taliban-underground 2, opposition', zabol: 'taliban-base', ...board },
      { card: 67, eligible: ['taliban'], seats, lasting: { 5: 'shaded' }, resources: { taliban: 1 } },
    )
      .bots()
      .find((answer) => answer.endsWith('/aerostats'))

  test('8.8.1/aerostats after a March Guerrillas hide at Support, else at a Base', () => {
    expect(hide({ helmand: 'taliban-active, support' })).toBe('helmand 8.8.1/aerostats')
    expect(hide({ helmand: 'taliban-active, opposition' })).toBe('herat 8.8.1/aerostats')
    const unlasting = scene(
      { herat: held, paktika: 'taliban-underground 2', zabol: 'taliban-base' },
      { card: 67, seats },
    )
    expect(unlasting.bots().join()).not.toContain('aerostats')
  })

  const trap = (at: string): string[] =>
    scene(
      { kabul: 'coalition-troops 3', khowst: `${at}, taliban-active` },
      { first: 'coalition', seats, lasting: { 23: 'shaded' } },
    )
      .play('sweep', 'khowst', 'kabul', '3', 'done', 'done')
      .bots()

  test('8.8.1/ieds a cube is removed, but not by the last hidden Guerrilla at a Base; none where no Taliban hide', () => {
    expect(trap('taliban-underground 4')[0]).toBe('khowst 8.8.1/ieds')
    expect(trap('taliban-base, taliban-underground 4')[0]).toBe('khowst 8.8.1/ieds')
    expect(trap('taliban-base, taliban-underground')[0]).toBe('done 8.8.1/ieds')
    expect(trap('warlords-underground 4')).toEqual([])
  })

  const attack = (n: number, more: SceneOptions = {}): string[] =>
    scene(
      {
        herat: held,
        zabol: 'taliban-underground, coalition-troops 2',
        farah: `taliban-active ${n}, government-police 9, warlords-base 2`,
      },
      { card: 67, eligible: ['taliban'], seats, lasting: { 33: 'shaded' }, ...more },
    ).bots()

  test('8.8.1/bombers where a roll could fail, a Guerrilla dies; not where an Ambush is enough', () => {
    expect(attack(4)).toContain('bomb 8.8.1/bombers')
    expect(attack(6)).toContain('roll 8.8.1/bombers')
    const ambush = attack(3)
    expect(ambush).toContain('zabol 8.8.6/ambush-1')
    expect(ambush.join()).not.toContain('8.8.1/bombers')
  })

  test('8.3.5/taliban a province is shifted where Opposition gains, else where Support loses; no choice with one left', () => {
    const strike = (board: Board): Scene =>
      scene(board, { first: 'coalition', seats, lasting: { 3: 'shaded' } }).play(
        'patrol',
        'air-strike',
        'helmand',
        'kandahar',
      )
    const shift = (board: Board): string | undefined => strike(board).bots()[0]
    expect(shift({ helmand: 'taliban-active', kandahar: 'taliban-active, support' })).toBe('helmand 8.3.5/taliban')
    expect(shift({ helmand: 'taliban-active, support', kandahar: 'taliban-active, support' })).toBe(
      'kandahar 8.3.5/taliban',
    )
    const t = strike({ helmand: 'taliban-active', kandahar: 'taliban-active, opposition' })
    expect([t.level('helmand'), t.question]).toEqual(['opposition', 'turn.second'])
    expect(t.bots().join()).not.toContain('8.3.5/taliban')
  })
})
