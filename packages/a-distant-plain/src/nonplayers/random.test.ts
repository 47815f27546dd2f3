import { describe, expect, test } from 'vitest'
import { type Board, scene } from '../../test/kit.ts'
import type { SpaceId } from '../map.ts'

/** Where three dice send a Guerrilla of a Rally that may go into any province (8.5.1). */
const province = (dice: readonly number[], board: Board = {}): string => {
  const t = scene(
    { ...board },
    {
      card: 67,
      eligible: ['warlords'],
      seats: { warlords: 'adp' },
      // No Base is left, so that Cultivate does not matter.
      boxes: { 'out-of-play': { 'warlords-bases': 12 } },
      botDice: [...dice],
    },
  )
  return t.bots()[1]?.split(' ')[0] ?? ''
}

describe('8.2 Random spaces', () => {
  test.each([
    [[1, 1, 2], 'nimruz'],
    [[2, 2, 4], 'nimruz'],
    [[1, 1, 6], 'farah'],
    [[2, 3, 1], 'herat'],
    [[1, 6, 5], 'paktika'],
    [[3, 2, 3], 'khowst'],
    [[4, 5, 4], 'baghlan'],
    [[5, 1, 1], 'konduz'],
    [[6, 4, 6], 'ghowr'],
    [[6, 6, 6], 'kandahar'],
  ])('8.2 %j is %s', (dice, expected) => {
    expect(province(dice)).toBe(expected)
  })

  test('8.2 down the column to the first candidate, and on from column to column', () => {
    // Balochistan and Waziristan are closed to Warlords, Kabul to their Rally.
    expect(province([1, 1, 1])).toBe('nimruz')
    expect(province([3, 1, 1])).toBe('khowst')
    expect(province([3, 3, 1])).toBe('nuristan')
    // The Northwest Frontier ends the second column.
    expect(province([3, 6, 6])).toBe('konduz')
  })
})

describe('8.2-3 LoCs and provinces together', () => {
  /** An Air Strike on somebody's last piece, after an Assault in Kabul that takes four. */
  const struck = (board: Board): string[] =>
    scene(
      {
        kabul: 'coalition-troops 4, taliban-active 4',
        'loc-kabul-tor-kham': 'taliban-active 1',
        'loc-kandahar-kabul': 'taliban-active 1',
        'loc-kabul-aibak': 'taliban-active 1',
        ...board,
      },
      { card: 67, eligible: ['coalition'], seats: { coalition: 'adp' }, botDice: [5, 5, 5] },
    )
      .bots()
      .filter((answer) => answer.endsWith(' 8.8.3/8') && !answer.startsWith('air'))
      .map((answer) => answer.split(' ')[0] as string)

  test('adp 8.2-3 provinces and Kabul by the table; a LoC only if nothing else is a candidate', () => {
    const [first, second, third] = struck({ herat: 'taliban-active 1', konduz: 'taliban-active 1' })
    expect([first, second]).toEqual(['herat', 'konduz'])
    expect(third).toBe('loc-kabul-tor-kham')
  })
})

describe('8.3 Random LoCs', () => {
  const road = (dice: readonly number[], taken: readonly SpaceId[] = []): string => {
    const t = scene(
      {
        kabul: 'warlords-underground 4, warlords-active 10',
        ...Object.fromEntries(taken.map((id) => [id, 'government-police 1'])),
      },
      {
        card: 67,
        eligible: ['warlords'],
        seats: { warlords: 'adp' },
        boxes: { 'out-of-play': { 'warlords-bases': 12 } },
        botDice: [...dice],
      },
    )
    return (
      t
        .bots()
        .find((answer) => answer.startsWith('loc'))
        ?.split(' ')[0] ?? ''
    )
  }

  test('8.3 highest Econ first, then an equal chance', () => {
    expect(road([])).toBe('loc-kabul-tor-kham')
    const poor = ['loc-kabul-tor-kham'] as const
    expect(road([1], poor)).toBe('loc-kabul-aibak')
    expect(road([2], poor)).toBe('loc-kandahar-kabul')
  })
})
