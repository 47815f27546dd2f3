import type { Explanation, LogEvent, Space } from '@coinflict/kernel/state'
import { type Step, spacesAmong, spacesNamed } from './step.ts'

/** The spaces an event speaks of. */
export const spacesOf = ({ space, to, word }: LogEvent): ReadonlySet<Space> =>
  new Set([...[space, to].filter((each) => each !== undefined), ...spacesAmong(word === undefined ? [] : [word])])

/** The spaces that a step is about: where it changed something, and those that its questions and answers name. */
export const spacesOfStep = ({ by, answers, events }: Step): ReadonlySet<Space> =>
  new Set([
    ...events.filter((event) => event.by === by).flatMap((event) => [...spacesOf(event)]),
    ...answers.flatMap(({ question, answer }) => [...spacesNamed(question), ...spacesAmong([answer])]),
  ])

/** The spaces among which a non-player chose. */
export const candidatesOf = (explanation: Explanation | undefined): ReadonlySet<Space> =>
  new Set(spacesAmong(explanation?.candidates ?? []))
