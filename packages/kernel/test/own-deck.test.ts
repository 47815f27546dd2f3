import { describe, expect, test } from 'vitest'
import { questionText } from '../src/display.ts'
import { keyOf } from '../src/state.ts'
import { loadSave, type SetupWish, saveFor, saveOf, type Table, writeJournal } from '../src/table.ts'
import { BLUE, cubes, KINDS_OF_SEAT, play, RED, refusal, sit, toy } from './toy.ts'

/** A table whose players have their own deck and dice. */
const own = (wish: SetupWish = {}): Table => sit({ ...wish, ownDeck: true })
const tell = (table: Table, ...keys: readonly string[]): Table => {
  for (const key of keys) table.deal(key)
  return table
}
const begun = (wish: SetupWish = {}): Table => tell(own(wish), 'card-1', 'card-3')
const asked = ({ pending }: Table) => pending?.id
const awaited = ({ chanceAsked }: Table) => chanceAsked?.id
const possible = ({ chanceAsked }: Table) => chanceAsked?.answers.map((w) => keyOf(toy, w))
const journal = ({ game }: Table) => writeJournal(game)
const ONE = { red: 'person:ann', blue: 'person:ann' }

describe('players with their own deck and dice', () => {
  test('are asked which card was turned, first the one that is played, then the one that lies open', () => {
    const table = own()
    expect([awaited(table), table.pending]).toEqual(['chance.card', undefined])
    table.deal('card-1')
    expect(awaited(table)).toBe('chance.next-card')
    table.deal('card-3')
    expect([awaited(table), table.pending?.id, journal(table)]).toEqual([
      undefined,
      'turn.first',
      ['!card-1', '!card-3'],
    ])
  })

  test('are asked what a die shows, and what it is for', () => {
    const table = play(begun(), 'muster', 'middle')
    expect([awaited(table), possible(table)]).toEqual(['chance.die', ['1', '2', '3', '4', '5', '6']])
    expect(table.chanceAsked?.by).toBe(RED)
    const text = questionText(table.game, table.chanceAsked as NonNullable<Table['chanceAsked']>, 'en')
    expect(text).toBe('Roll a die for Muster. What does it show?')
    table.deal('4')
    expect([cubes(table, RED), journal(table).slice(-3)]).toEqual([
      [2, 4, 0],
      ['muster', 'middle', '!4'],
    ])
  })

  test('name only cards that can be there', () => {
    const table = own()
    expect(possible(table)).toEqual(['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7'])
    expect(refusal(() => table.deal('4'))).toBe('why.no-card')
    expect(refusal(() => table.deal('nonsense'))).toBe('why.unknown-word')
    table.deal('card-1')
    expect(refusal(() => table.deal('card-1'))).toBe('why.card-seen')
    expect(table.whyNot('card-1')?.id).toBe('why.card-seen')
    // The first pile has two events and a round.
    tell(table, 'card-6')
    expect(journal(table)).toEqual(['!card-1', '!card-6'])
  })

  test.each(['0', '7', 'card-2'])('"%s" is no face of a die', (key) => {
    const table = play(begun(), 'muster', 'middle')
    expect(refusal(() => table.deal(key))).toBe('why.no-die')
    expect(awaited(table)).toBe('chance.die')
  })

  test('take back what they told, one by one, down to the first card', () => {
    const table = begun({ seats: ONE })
    play(table, 'muster', 'middle')
    table.deal('4')
    expect(asked(table)).toBe('muster.where')
    table.undo()
    expect([awaited(table), journal(table).at(-1)]).toEqual(['chance.die', 'middle'])
    table.deal('2')
    expect(cubes(table, RED)).toEqual([2, 2, 0])
    for (const left of [5, 3, 2, 1, 0]) {
      table.undo()
      expect(journal(table)).toHaveLength(left === 5 ? 4 : left)
    }
    expect([awaited(table), table.whyNotUndo()?.id]).toEqual(['chance.card', 'why.nothing-to-undo'])
    tell(table, 'card-2', 'card-3')
    expect(asked(table)).toBe('turn.first')
  })

  test('need the others’ consent to take it back', () => {
    const table = play(begun(), 'muster', 'middle')
    table.deal('4')
    expect(table.whyNotUndo(RED)?.id).toBe('why.undo-chance')
    expect(refusal(() => table.undo({ by: RED }))).toBe('why.undo-chance')
    table.undo({ agreed: true })
    expect(awaited(table)).toBe('chance.die')
  })

  test('what non-players did with it goes with it', () => {
    const table = begun({ seats: { red: 'person', blue: 'chart' } })
    play(table, 'pass')
    table.run()
    const before = journal(table)
    while (table.awaitsChance) {
      table.deal(possible(table)?.[0] ?? '')
      table.run()
    }
    expect(journal(table).length).toBeGreaterThan(before.length)
    table.undo()
    expect(table.awaitsChance).toBe(true)
  })

  test('what is dealt face down, the program deals', () => {
    const table = own({ options: { token: 'yes' } })
    expect([awaited(table), journal(table)[0]]).toEqual(['chance.card', expect.stringMatching(/^!(sun|moon)$/)])
    tell(table, 'card-1')
    table.undo({ agreed: true })
    expect([awaited(table), table.whyNotUndo()?.id]).toEqual(['chance.card', 'why.nothing-to-undo'])
  })

  test('a saved game goes on asking, from any moment', () => {
    const moments = [own(), tell(own(), 'card-1'), begun(), play(begun(), 'muster', 'middle')]
    for (const table of moments) {
      for (const save of [saveOf(table), saveFor(table, [BLUE])]) {
        const { table: loaded } = loadSave(JSON.parse(JSON.stringify(save)), [toy], KINDS_OF_SEAT, () => [])
        expect([awaited(loaded), asked(loaded), journal(loaded)]).toEqual([
          awaited(table),
          asked(table),
          journal(table),
        ])
        expect(saveOf(loaded).ownDeck).toBe(true)
      }
    }
  })

  test('a save that says something else of the deck is refused', () => {
    const save = { ...saveOf(begun()), ownDeck: 'yes' }
    expect(() => loadSave(save, [toy], KINDS_OF_SEAT, () => [])).toThrow('the players’ own deck')
  })
})
