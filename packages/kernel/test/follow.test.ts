import { describe, expect, test } from 'vitest'
import { type Asked, JournalMismatch, keyOf, type Word } from '../src/state.ts'
import { journalFor, positionFor, readJournal, SPECTATOR, Table, type Viewer } from '../src/table.ts'
import { BLUE, laid, play, sit, toy } from './toy.ts'

/** A table far from the one that is played at: it has no dealer, and knows what a viewer may know. */
const watching = (table: Table, viewer: Viewer): Table =>
  new Table(toy, { ...table.setup, seed: '' }, [], { journal: readJournal(toy, journalFor(table, viewer)) })

/** One of the possible answers, others from time to time. */
function answerAny(table: Table, n: number): void {
  const { by, answers } = table.pending as Asked
  table.answer(by, keyOf(toy, answers[(n * 5) % answers.length] as Word))
}

describe('a table that follows another', () => {
  test.each([
    ['everything', 'everything'],
    ['what Blue may know', [BLUE]],
    ['what all know', SPECTATOR],
  ] as const)('has the same journal, question and position after every answer: %s', (_, viewer) => {
    const table = sit({ options: { token: 'yes' }, seed: 'follow' })
    const far = watching(table, viewer)
    for (let n = 0; ; n++) {
      const from = far.entries.length + far.journal.outcomes.length
      answerAny(table, n)
      if (table.isOver) break
      const more = journalFor(table, viewer, from)
      expect(more).toEqual(journalFor(table, viewer).slice(from))
      far.follow(from, more)
      expect(journalFor(far, 'everything')).toEqual(journalFor(table, viewer))
      expect([far.pending?.by, far.pending?.id]).toEqual([table.pending?.by, table.pending?.id])
      expect(positionFor(far, viewer)).toEqual(positionFor(table, viewer))
    }
    // At the end what was hidden is open, from the first entry on.
    far.follow(0, journalFor(table, viewer))
    expect([journalFor(far, SPECTATOR), far.isOver]).toEqual([journalFor(table, SPECTATOR), true])
    expect(positionFor(far, viewer)).toEqual(positionFor(table, viewer))
  })

  test('goes back where the other went back, and on from there', () => {
    const table = sit({}, laid([1, 3], [4]))
    const far = watching(table, SPECTATOR)
    const from = journalFor(table, SPECTATOR).length
    play(table, 'muster', 'middle', 'done', 'pass')
    far.follow(from, journalFor(table, SPECTATOR, from))
    table.rewind(1)
    play(table, 'north')
    far.follow(from + 1, journalFor(table, SPECTATOR, from + 1))
    expect(journalFor(far, SPECTATOR)).toEqual(journalFor(table, SPECTATOR))
    expect(positionFor(far, SPECTATOR)).toEqual(positionFor(table, SPECTATOR))
    table.rewind(0)
    far.follow(from, [])
    expect(positionFor(far, SPECTATOR)).toEqual(positionFor(table, SPECTATOR))
  })

  test('stays as it is if what comes cannot be played', () => {
    const far = watching(play(sit({}, laid([1, 3], [4])), 'muster', 'middle'), SPECTATOR)
    const state = () => [journalFor(far, SPECTATOR), positionFor(far, SPECTATOR)]
    const before = state()
    const { length } = journalFor(far, SPECTATOR)
    expect(() => far.follow(2, ['nonsense'])).toThrow()
    expect(() => far.follow(length, ['middle'])).toThrow(JournalMismatch)
    expect(state()).toEqual(before)
  })
})
