import { isSpaceWord, type LogEvent, type Space, type Word, wordSpace } from '@coinflict/kernel'
import type { Step } from './step.ts'

const spacesAmong = (words: readonly (Word | undefined)[]): readonly Space[] =>
  words.flatMap((word) => (word !== undefined && isSpaceWord(word) ? [wordSpace(word)] : []))

/** The spaces an event speaks of. */
export const spacesOf = ({ space, to, word }: LogEvent): ReadonlySet<Space> =>
  new Set([...[space, to].filter((each) => each !== undefined), ...spacesAmong([word])])

/** The spaces that an answer is about: those it names, those its question names, and where it changed something. */
export function spacesOfStep({ entry, question, answer }: Step, log: readonly LogEvent[]): ReadonlySet<Space> {
  const { space, to } = question.params ?? {}
  const changed = log.filter((event) => event.at === entry + 1 && event.by === question.by)
  const named = [space, to].filter((each) => each !== undefined)
  return new Set([...changed.flatMap((event) => [...spacesOf(event)]), ...named, ...spacesAmong([answer])])
}

/** The spaces among which a non-player chose. */
export const candidatesOf = ({ ground }: Pick<Step, 'ground'>): ReadonlySet<Space> =>
  new Set(spacesAmong(ground?.candidates ?? []))
