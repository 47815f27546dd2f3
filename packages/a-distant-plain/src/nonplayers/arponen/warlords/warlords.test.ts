import { describe, expect, test } from 'vitest'
import { type Board, type SceneOptions, scene } from '../../../../test/kit.ts'

/** What the Warlords do with a card, alone eligible. */
const turn = (
  card: number,
  more: SceneOptions = {},
  board: Board = { farah: 'warlords-underground 2' },
): string | undefined =>
  scene(board, {
    card,
    eligible: ['warlords'],
    seats: { warlords: 'arponen' },
    draw: [13, 73, 74, 75, 76, 77],
    ...more,
  }).bots(1)[0]

describe('arponen 8.9.2 Pass, Event or Operations?', () => {
  test('8.9.2/1 an event that raises uncontrolled Population or their Resources', () => {
    expect(turn(63)).toBe('event 8.9.2/1')
    expect(turn(67)).not.toContain('event')
  })

  test('8.9.2/2 an event that places their Bases, or Guerrillas on LoCs', () => {
    expect(turn(60)).toBe('event 8.9.2/2')
    expect(turn(70)).not.toContain('event')
  })

  test('8.1/poor without Resources they pass', () => {
    expect(turn(67, { resources: { warlords: 0 } })).toBe('pass 8.1/poor')
    expect(turn(67, { resources: { warlords: 1 } })).not.toContain('pass')
  })

  test('8.1/momentum not before Propaganda', () => {
    expect(turn(45)).toBe('event 8.1/momentum')
    expect(turn(45, { draw: [73, 13, 74, 75, 76, 77] })).not.toContain('event')
  })
})

describe('arponen 8.9.1, 8.3.5 Events that last', () => {
  test('8.9.1/village a Guerrilla joins own pieces, if there is any Police', () => {
    const train = (cubes: string): string[] => {
      const t = scene(
        { kabul: cubes, konduz: `${cubes} 2, government-base, warlords-base`, herat: cubes },
        { first: 'coalition', seats: { warlords: 'arponen' }, lasting: { 12: 'shaded' } },
      )
      t.play('train')
      while (t.by === 'coalition' && t.question !== 'turn.second')
        t.play(t.answers.includes('done') ? 'done' : (t.answers[0] as string))
      return t.bots()
    }
    expect(train('government-police')[0]).toBe('konduz 8.9.1/village')
    expect(train('government-troops')).toEqual([])
  })

  const elders = (seats: Readonly<Record<string, string>>, holder = 'warlords'): string | undefined =>
    scene(
      { helmand: 'taliban-underground' },
      {
        first: 'taliban',
        seats: { warlords: 'arponen', ...seats },
        tracks: { elders: holder },
        lasting: { 45: 'unshaded' },
      },
    )
      .play('terror')
      .bots()[0]

  test('8.3.5/warlords a level at which no Player has points; not if others won the Tribal Elders', () => {
    expect(elders({})).toBe('neutral 8.3.5/warlords')
    expect(['neutral 8.3.5/warlords', 'support 8.3.5/warlords']).toContain(elders({ coalition: 'arponen' }))
    expect(elders({}, 'taliban')).toBeUndefined()
  })
})
