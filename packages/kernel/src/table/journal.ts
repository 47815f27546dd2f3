import { badInput } from '../state/errors.ts'
import type { Word } from '../state/ids.ts'
import type { Entry, Game, Volume } from '../state/model.ts'
import { keyOf, wordOf } from '../state/words.ts'

/**
 * A journal is all that was answered and all that chance brought, in order. Written: an answer is its key (`rally`), chance has a `!` before
 * it (`!4`, `!card-45`), what was done out of turn begins with `@`. What its reader may not know is `?`, or `!?` if it was dealt.
 */
export interface Journal {
  readonly entries: readonly Entry[]
  readonly outcomes: readonly Word[]
}

export const NO_JOURNAL: Journal = { entries: [], outcomes: [] }

export const entryKey = (volume: Volume, entry: Entry): string =>
  typeof entry === 'string' ? entry : keyOf(volume, entry as Word)

/** What the reader of a journal sees of an entry or outcome, by its place. */
type Shown = (key: string, at: number) => string
const ALL: Shown = (key) => key

/** Writes the journal of a game that was played, as one list. */
export function writeJournal(g: Game, outcome: Shown = ALL, answer: Shown = ALL): string[] {
  const { record, script, volume } = g
  const written: string[] = []
  let drawn = 0
  const writeOutcomes = (until: number) => {
    for (; drawn < until; drawn++) written.push(`!${outcome(keyOf(volume, script.outcomes[drawn] as Word), drawn)}`)
  }
  script.entries.forEach((entry, at) => {
    writeOutcomes(record?.drawnBefore[at] ?? drawn)
    written.push(answer(entryKey(volume, entry), at))
  })
  writeOutcomes(script.outcomes.length)
  return written
}

/** Reads a written journal. */
export function readJournal(volume: Volume, written: readonly string[]): Journal {
  const entries: Entry[] = []
  const outcomes: Word[] = []
  written.forEach((key, at) => {
    const isChance = key.startsWith('!')
    if (key.startsWith('@')) entries.push(key)
    else {
      const word = wordOf(volume, isChance ? key.slice(1) : key)
      if (word === undefined) {
        const id = isChance ? 'error.journal-chance' : 'error.journal-word'
        throw badInput('journal', id, { n: at + 1, key, title: volume.title })
      }
      if (isChance) outcomes.push(word)
      else entries.push(word)
    }
  })
  return { entries, outcomes }
}
