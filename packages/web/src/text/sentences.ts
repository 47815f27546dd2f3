import * as display from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'

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

/** A text for a screen: no line of it ends within the short name of a space. */
export const together = (volume: Volume, text: string): string =>
  namesOf(volume).reduce((said, name) => said.replaceAll(name, name.replaceAll(' ', '\u00a0')), text)

export const questionText = (...[g, ...about]: Parameters<typeof display.questionText>): string =>
  together(g.volume, display.questionText(g, ...about))

export const reasonText = (...[g, ...about]: Parameters<typeof display.reasonText>): string =>
  together(g.volume, display.reasonText(g, ...about))

export const logText = (...[volume, ...about]: Parameters<typeof display.logText>): string =>
  together(volume, display.logText(volume, ...about))

export const explanationText = (...[volume, ...about]: Parameters<typeof display.explanationText>): readonly string[] =>
  display.explanationText(volume, ...about).map((sentence) => together(volume, sentence))
