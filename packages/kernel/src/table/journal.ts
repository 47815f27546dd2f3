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

/** So many entries a journal may have, and so many things done out of turn among them: far more than any game. */
export const MOST_ENTRIES = 20_000
export const MOST_INTERJECTIONS = 2000
/** So long an entry may be: what is done out of turn names a few things. */
const MOST_OF_AN_ENTRY = 200

const isOutOfTurn = (entry: Entry): boolean => typeof entry === 'string' && entry.startsWith('@')

const isTooLong = (entry: Entry): boolean => typeof entry === 'string' && entry.length > MOST_OF_AN_ENTRY

const tooMany = () => badInput('journal', 'error.journal-long', { n: MOST_ENTRIES })
const tooLong = (at: number) => badInput('journal', 'error.journal-entry', { n: at + 1 })
const tooManyOutOfTurn = () => badInput('journal', 'error.journal-interjections', { n: MOST_INTERJECTIONS })

/** Refuses a journal that is too long to be one, written or not. */
export function requireBounds(journal: readonly Entry[]): void {
  if (journal.length > MOST_ENTRIES) throw tooMany()
  const long = journal.findIndex(isTooLong)
  if (long !== -1) throw tooLong(long)
  if (journal.filter(isOutOfTurn).length > MOST_INTERJECTIONS) throw tooManyOutOfTurn()
}

/** Refuses one more entry of a journal within its bounds, if they do not hold it. */
export function requireRoom(journal: readonly Entry[], entry: Entry): void {
  if (journal.length >= MOST_ENTRIES) throw tooMany()
  if (isTooLong(entry)) throw tooLong(journal.length)
  if (isOutOfTurn(entry) && journal.filter(isOutOfTurn).length >= MOST_INTERJECTIONS) throw tooManyOutOfTurn()
}

export const NO_JOURNAL: Journal = { entries: [], outcomes: [] }

export const entryKey = (volume: Volume, entry: Entry): string =>
  typeof entry === 'string' ? entry : keyOf(volume, entry as Word)

/** What the reader of a journal sees of an entry or outcome, by its place. */
type Shown = (key: string, at: number) => string
const ALL: Shown = (key) => key

/** How many answers and outcomes the first `length` entries of a written journal hold. */
export function partsOf(g: Game, length: number): { readonly entries: number; readonly outcomes: number } {
  const { record, script } = g
  let entries = script.entries.length
  while (entries > 0 && entries - 1 + (record?.drawnBefore[entries - 1] ?? 0) >= length) entries--
  return { entries, outcomes: Math.max(0, Math.min(length - entries, script.outcomes.length)) }
}

/** Writes the journal of a game that was played, as one list, from an entry of that list on. */
export function writeJournal(g: Game, outcome: Shown = ALL, answer: Shown = ALL, from = 0): string[] {
  const { record, script, volume } = g
  const written: string[] = []
  const before = from === 0 ? { entries: 0, outcomes: 0 } : partsOf(g, from)
  let drawn = before.outcomes
  const writeOutcomes = (until: number) => {
    for (; drawn < until; drawn++) written.push(`!${outcome(keyOf(volume, script.outcomes[drawn] as Word), drawn)}`)
  }
  for (let at = before.entries; at < script.entries.length; at++) {
    writeOutcomes(record?.drawnBefore[at] ?? drawn)
    written.push(answer(entryKey(volume, script.entries[at] as Entry), at))
  }
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
