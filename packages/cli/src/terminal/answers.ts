import { answerText, wordText } from '@coinflict/kernel/display'
import {
  type BadInput,
  DONE,
  isNumberWord,
  isSpaceWord,
  keyOf,
  NO,
  type Word,
  wordNumber,
  wordSpace,
  YES,
} from '@coinflict/kernel/state'
import { simplify } from '@coinflict/kernel/text'
import { complaint } from '../text/say.ts'
import type { Screen } from './screen.ts'

/** An answer as it is offered: what to type for it, and what it says. */
export interface Choice {
  readonly word: Word
  readonly label: string
  readonly key: string
  readonly name: string
}

/** Every possible answer with what to type for it. Where numbers are asked for, a number is itself. */
export function choices(screen: Screen): Choice[] {
  const q = screen.asked
  const asksNumber = q.answers.some(isNumberWord)
  let next = 1
  return q.answers.map((word) => {
    const key = keyOf(screen.volume, word)
    const letter = word === DONE ? 'd' : word === YES ? 'y' : word === NO ? 'n' : undefined
    const label = letter ?? (isNumberWord(word) || asksNumber ? key : String(next++))
    return { word, label, key, name: nameOf(screen, word) }
  })
}

export function nameOf(screen: Screen, word: Word): string {
  const { game, pending } = screen.table
  return pending === undefined
    ? wordText(screen.volume, word, screen.language)
    : answerText(game, pending, word, screen.language)
}

/** The answer that a line names without a doubt: by its label or its key. */
export function exactly(screen: Screen, line: string): Word | undefined {
  if (screen.table.pending === undefined) return undefined
  const typed = line.toLowerCase()
  const found = choices(screen).find(({ label, key }) => label === typed || key === typed)
  return found?.word
}

/** The answer that a line means: a possible one, or one that is not (and will be refused with its reason). */
export function find(screen: Screen, line: string): Word {
  const q = screen.asked
  if (/^\d+$/.test(line)) throw numberHint(screen)
  if (line.toLowerCase() === 'd' && !q.answers.every(isNumberWord)) {
    // Not the beginning of a name: who types it wants to be done.
    if (q.refused.includes(DONE)) return DONE
    throw complaint('unknown', 'hear.unknown', { text: line })
  }
  const found = matching(screen, line, [...q.answers, ...q.refused])
  const possible = found.filter((word) => q.answers.includes(word))
  const only = found.length === 1 ? found[0] : possible.length === 1 ? possible[0] : undefined
  if (only !== undefined) return only
  if (found.length === 0 && q.answers.every(isNumberWord)) throw numberHint(screen)
  if (found.length === 0) throw complaint('unknown', 'hear.unknown', { text: line })
  const list = (possible.length > 0 ? possible : found).map((word) => nameOf(screen, word)).join(', ')
  throw complaint('ambiguous', 'hear.ambiguous', { text: line, list })
}

/** What can be typed where a number was that is no answer. */
export function numberHint(screen: Screen): BadInput {
  if (screen.asked.answers.some(isNumberWord)) return complaint('number', 'hear.number', numberRange(screen))
  const labels = choices(screen).map(({ label }) => label)
  const to = labels.filter((label) => /^\d+$/.test(label)).length
  return to === 0
    ? complaint('number', 'hear.letters', { list: labels.join(', ') })
    : complaint('number', 'hear.range', { from: 1, to })
}

export function numberRange(screen: Screen): { readonly from: number; readonly to: number } {
  const numbers = screen.asked.answers.filter(isNumberWord).map(wordNumber)
  return { from: Math.min(...numbers), to: Math.max(...numbers) }
}

/** What an answer is called: its key, its name, a space's full name. */
export function callings(screen: Screen, word: Word): string[] {
  const fullName = isSpaceWord(word) ? screen.volume.spaces[wordSpace(word)]?.fullName : undefined
  const names = [keyOf(screen.volume, word), nameOf(screen, word), fullName ?? '']
  return names.map(simplify).filter((name) => name !== '')
}

/**
 * The answers that a line may mean: those called exactly so, else those that begin so, else those with a word that begins so.
 * Where one is the beginning of all the others (Bogotá, Bogotá–San José) it is meant.
 */
export function matching(screen: Screen, line: string, words: readonly Word[]): Word[] {
  const typed = simplify(line)
  if (typed === '') return []
  const called = words.map((word) => ({ word, names: callings(screen, word) }))
  const tiers = [
    (name: string) => name === typed,
    (name: string) => name.startsWith(typed),
    (name: string) => ` ${name}`.includes(` ${typed}`),
  ]
  for (const fits of tiers) {
    const found = called
      .map(({ word, names }) => ({ word, names: names.filter(fits) }))
      .filter(({ names }) => names.length > 0)
    if (found.length === 0) continue
    const root = found.find((a) =>
      a.names.some((short) => found.every((b) => a === b || b.names.some((name) => name.startsWith(`${short} `)))),
    )
    return root === undefined ? found.map(({ word }) => word) : [root.word]
  }
  return []
}
