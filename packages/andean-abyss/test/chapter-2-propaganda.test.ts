import { describe, expect, test } from 'vitest'
import { type Scene, type SceneOptions, scene } from './kit.ts'
import { currentCard, FACTIONS } from './new-game.ts'

/** Everybody passes, then the Propaganda round goes by with nobody doing anything. */
function passTo(t: Scene, question: string): Scene {
  for (let i = 0; i < 60 && t.question !== question && t.question !== 'over'; i++) {
    t.play(t.answers.includes('pass') ? 'pass' : t.answers.includes('done') ? 'done' : (t.answers[0] as string))
  }
  return t
}

describe('AA 2.4 Propaganda card', () => {
  const uribe = { president: 'uribe' }

  test('brings a Propaganda round, then the next card with everybody eligible', () => {
    const t = scene({}, { card: 4, draw: [73, 2, 3], tracks: uribe }).play(
      'train',
      'bogota',
      '0',
      '0',
      'done',
      'rally',
      'huila',
    )
    expect(currentCard(t)).toBe(73)
    expect(t.track('propaganda')).toBe(1)
    passTo(t, 'turn.first')
    expect(currentCard(t)).toBe(2)
    expect(FACTIONS.every((f) => t.isEligible(f))).toBe(true)
    // 3 paid; 30 of the lines and 9 of Aid.
    expect(t.resources('govt')).toBe(17 + 30 + 9)
  })

  test('never two rounds in a row: a Propaganda card right after a round is played without one', () => {
    const t = scene({}, { card: 4, draw: [73, 74, 2, 3], tracks: uribe }).play('pass', 'pass', 'pass', 'pass')
    passTo(t, 'turn.first')
    expect(currentCard(t)).toBe(2)
    expect(t.track('propaganda')).toBe(2)
    // One round's earnings only.
    expect(t.resources('govt')).toBe(23 + 30 + 9)
  })

  test('an event in between allows the next round', () => {
    const t = scene({}, { card: 4, draw: [73, 2, 74, 3], tracks: uribe, resources: { govt: 0 } }).play(
      'pass',
      'pass',
      'pass',
      'pass',
    )
    passTo(t, 'turn.first').play('pass', 'pass', 'pass', 'pass')
    passTo(t, 'turn.first')
    expect(currentCard(t)).toBe(3)
    expect(t.resources('govt')).toBe(3 + 39 + 3 + 39)
  })
})

describe('AA 2.4.1 final Propaganda', () => {
  const uribe = { president: 'uribe' }
  /** Passes on to the end of the round that is next; returns whether the game went on. */
  const goesOn = (more: SceneOptions): boolean => {
    const t = scene({}, { card: 4, ...more, tracks: { ...uribe, ...more.tracks } }).play('pass', 'pass', 'pass', 'pass')
    passTo(t, 'turn.first')
    return !t.table.isOver
  }

  test('after the round of the 4th card the game is over', () => {
    expect(goesOn({ draw: [76, 2, 3], tracks: { propaganda: 3 } })).toBe(false)
    expect(goesOn({ draw: [75, 2, 3], tracks: { propaganda: 2 } })).toBe(true)
  })

  test('short game: after the 3rd, whatever lies under it', () => {
    const third = { draw: [75, 2, 3], tracks: { propaganda: 2 } } as const
    expect(goesOn({ ...third, scenario: 'short' })).toBe(false)
    expect(goesOn({ ...third, options: { 'short-game': 'yes' } })).toBe(false)
    expect(goesOn({ draw: [74, 2, 3], tracks: { propaganda: 1 }, scenario: 'short' })).toBe(true)
  })

  test('Quick: after the 2nd', () => {
    const quick = { scenario: 'quick', options: { edition: '2nd' } } as const
    expect(goesOn({ ...quick, draw: [74, 2, 3], tracks: { propaganda: 1 } })).toBe(false)
    expect(goesOn({ ...quick, draw: [73, 2, 3], tracks: { propaganda: 0 } })).toBe(true)
  })

  test('a final card right after a round ends the game without another', () => {
    const t = scene({}, { card: 4, draw: [75, 76, 2], tracks: { ...uribe, propaganda: 2 } }).play(
      'pass',
      'pass',
      'pass',
      'pass',
    )
    passTo(t, 'turn.first')
    expect(t.table.isOver).toBe(true)
    expect(currentCard(t)).toBe(76)
    expect(t.resources('govt')).toBe(23 + 30 + 9)
  })
})
