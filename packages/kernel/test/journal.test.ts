import { describe, expect, test } from 'vitest'
import { BadInput, word } from '../src/state.ts'
import { positionOf, readJournal, writeJournal } from '../src/table.ts'
import { BLUE, laid, play, sit, sitDown, toy, toySetup } from './toy.ts'

/** A turn with chance, something out of turn and a second faction. */
function played() {
  const table = play(sit({}, laid([1, 3, 6, 2, 4, 7], [4, 1])), 'muster', 'middle')
  table.interject(BLUE, 'give', ['red', 'resources', '1'])
  return play(table, 'yes', 'south', 'forage', 'done', 'pass')
}
const WRITTEN = [
  '!card-1',
  '!card-3',
  'muster',
  'middle',
  '!4',
  '@2 blue give red resources 1',
  'yes',
  'south',
  '!1',
  'forage',
  'done',
  'pass',
  '!card-6',
]

test('the number of a word comes from its letters, so that threads and programs understand each other', () => {
  expect(['done', 'rally', 'pass'].map(word)).toEqual([81688542, 121300334, 258954803])
})

describe('a journal', () => {
  test('is written as one list, chance where it fell', () => {
    expect(writeJournal(played().game)).toEqual(WRITTEN)
  })

  test('is read back as it was', () => {
    const { journal } = played()
    expect(readJournal(toy, WRITTEN)).toEqual({ entries: journal.entries, outcomes: journal.outcomes })
  })

  test('leads to the same state without a seed, and is written the same again', () => {
    const table = played()
    const again = sitDown({ ...toySetup(), seed: '' }, { journal: readJournal(toy, WRITTEN) })
    expect([...again.game.n]).toEqual([...table.game.n])
    expect([again.log, again.answeredBy]).toEqual([table.log, table.answeredBy])
    expect(again.record.drawnBefore).toEqual(table.record.drawnBefore)
    expect(writeJournal(again.game)).toEqual(WRITTEN)
  })

  test('cut anywhere leads to where the game was then', () => {
    const table = played()
    const positions: string[] = []
    const step = sit({}, laid([1, 3, 6, 2, 4, 7], [4, 1]))
    positions.push(JSON.stringify(positionOf(step.game)))
    for (const entry of table.entries) {
      if (typeof entry === 'string') step.interject(BLUE, 'give', ['red', 'resources', '1'])
      else
        play(
          step,
          WRITTEN[[...WRITTEN.keys()].filter((i) => !WRITTEN[i]?.startsWith('!'))[step.entries.length] ?? 0] as string,
        )
      positions.push(JSON.stringify(positionOf(step.game)))
    }
    positions.forEach((position, n) => {
      const cut = sitDown({ ...toySetup(), seed: '' }, { journal: table.journalUpTo(n) })
      expect(JSON.stringify(positionOf(cut.game))).toBe(position)
    })
  })

  test('shows of what fell what its reader may see', () => {
    expect(writeJournal(played().game, (key, at) => `${key}/${at}`).filter((key) => key.startsWith('!'))).toEqual([
      '!card-1/0',
      '!card-3/1',
      '!4/2',
      '!1/3',
      '!card-6/4',
    ])
  })

  test('goes on where it ends', () => {
    const again = sit({}, { ...laid([1, 3, 6, 2, 4, 7], [4, 1]), journal: readJournal(toy, WRITTEN) })
    expect([again.pending?.by, again.pending?.id]).toEqual([BLUE, 'turn.first'])
    play(again, 'pass')
    expect(writeJournal(again.game)).toEqual([...WRITTEN, 'pass', '!card-2', '!card-4'])
  })

  test.each([
    [['muster', 'nonsense'], 'entry 2 of the journal, “nonsense”, is not an answer in Toy'],
    [['!nonsense'], 'entry 1 of the journal, “!nonsense”, is nothing that can be dealt or rolled in Toy'],
    [['!'], 'entry 1 of the journal, “!”, is nothing that can be dealt or rolled in Toy'],
    [[''], 'entry 1 of the journal, “”, is not an answer in Toy'],
  ])('%j is not read: a sentence', (written, said) => {
    expect(() => readJournal(toy, written)).toThrow(BadInput)
    expect(() => readJournal(toy, written)).toThrow(said)
  })
})
