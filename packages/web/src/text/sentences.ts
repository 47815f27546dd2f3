import * as display from '@coinflict/kernel/display'
import type { Explanation, Game, LogEvent, Reason, Volume, Word } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { unbroken } from './unbroken.ts'

/** Longer names may be broken: a narrow column has no room for them. */
const MOST_LETTERS = 14

const NAMES = new WeakMap<Volume, readonly string[]>()

/** The names that are kept together, long ones first: others may be parts of them. */
function namesOf(volume: Volume): readonly string[] {
  const known = NAMES.get(volume)
  if (known !== undefined) return known
  const names = volume.spaces
    .map(({ name }) => name)
    .filter((name) => name.length <= MOST_LETTERS && name.includes(' '))
    .sort((one, other) => other.length - one.length)
  NAMES.set(volume, names)
  return names
}

/** A text for a screen: no line of it ends within the short name of a space, nor where its language forbids it. */
export const together = (volume: Volume, text: string, language: Language): string =>
  unbroken(
    namesOf(volume).reduce((said, name) => said.replaceAll(name, name.replaceAll(' ', '\u00a0')), text),
    language,
  )

export const questionText = (
  g: Game,
  question: Parameters<typeof display.questionText>[1],
  language: Language,
): string => together(g.volume, display.questionText(g, question, language), language)

export const reasonText = (g: Game, reason: Reason, language: Language, about?: Word): string =>
  together(g.volume, display.reasonText(g, reason, language, about), language)

export const logText = (volume: Volume, event: LogEvent, language: Language): string =>
  together(volume, display.logText(volume, event, language), language)

export const explanationText = (volume: Volume, explanation: Explanation, language: Language): readonly string[] =>
  display.explanationText(volume, explanation, language).map((sentence) => together(volume, sentence, language))
