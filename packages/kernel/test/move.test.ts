import { describe, expect, test } from 'vitest'
import { seedDealer } from '../src/questions.ts'
import { type Word, word, wordOf } from '../src/state.ts'
import {
  addresseeOf,
  hidesFrom,
  isSecretMove,
  loadSave,
  meeting,
  moveOf,
  readMove,
  SPECTATOR,
  type Table,
} from '../src/table.ts'
import { BLUE, KINDS_OF_SEAT, play, RED, sit, toy } from './toy.ts'

const SUN = word('sun')

/** A game in which a token lies face down before Red. */
function withToken(...answers: readonly string[]): Table {
  const outcomes = [SUN, ...['card-1', 'card-3'].map((key) => wordOf(toy, key) as Word)]
  const setting = { dealer: seedDealer('a'), journal: { entries: [], outcomes } }
  return play(sit({ options: { token: 'yes' }, seed: 'a' }, setting), ...answers)
}

describe('a move that is sent', () => {
  test('goes to the person who is asked, without seed and checkpoint, and is the same game there', () => {
    const table = play(sit({ seed: 'a' }), 'pass')
    const { save, game, to } = moveOf(table, 'g1')
    expect([game, to]).toEqual(['g1', toy.factions[addresseeOf(table) ?? -1]?.id])
    expect(save).not.toHaveProperty('seed')
    expect(save).not.toHaveProperty('checkpoint')
    const there = loadSave(JSON.parse(JSON.stringify(save)), [toy], KINDS_OF_SEAT, () => []).table
    expect([...there.game.n]).toEqual([...table.game.n])
    expect(there.pending?.by).toBe(table.pending?.by)
  })

  test('is not sent where it could not be played on without what its addressee may not see', () => {
    const asked = withToken()
    const [first, second] = [asked, withToken('pass')]
    expect([first, second].map(addresseeOf).sort()).toEqual([RED, BLUE].sort())
    for (const table of [first, second]) expect(isSecretMove(table)).toBe(addresseeOf(table) === BLUE)
    expect(hidesFrom(asked, SPECTATOR)).toBe(true)
    expect(hidesFrom(asked, [RED])).toBe(false)
    expect(isSecretMove(play(sit({ seed: 'a' })))).toBe(false)
  })

  test('anything else in a link is refused', () => {
    for (const data of [undefined, 'x', {}, { game: 'g1' }, { save: {}, game: '../x' }, { save: {}, game: 'g', to: 1 }])
      expect(() => readMove(data)).toThrow('link')
    expect(readMove({ save: { game: 'toy' }, game: 'g1', to: 'red' })).toMatchObject({ game: 'g1', to: 'red' })
  })
})

test('a journal that comes goes on from the one here, is the same, is behind, or is apart', () => {
  const here = ['!card-1', 'pass', 'event']
  expect(meeting(here, [...here, 'pass'])).toBe('on')
  expect(meeting(here, here)).toBe('same')
  expect(meeting(here, here.slice(0, 2))).toBe('behind')
  expect(meeting(here, ['!card-1', 'pass', 'pass', 'pass'])).toBe('apart')
})
