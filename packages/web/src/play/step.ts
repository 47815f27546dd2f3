import {
  type Asked,
  DONE,
  type Explanation,
  type Faction,
  isNumberWord,
  isSpaceWord,
  type LogEvent,
  type Space,
  type Word,
  wordSpace,
} from '@coinflict/kernel/state'

/** An answer that was given: by which entry of the journal, to which question, and why if a non-player gave it. */
export interface Answered {
  readonly entry: number
  readonly question: Asked
  readonly answer: Word
  readonly explanation: Explanation | undefined
}

/** What somebody did in one space, or one deed: the answers that belong together, and what came of them. */
export interface Step {
  readonly by: Faction
  readonly answers: readonly Answered[]
  /** Why, if a non-player did it. */
  readonly explanations: readonly Explanation[]
  readonly events: readonly LogEvent[]
}

/**
 * Whether the next answer still belongs to a step: its question is about a space that the step is about, it completes a choice of which
 * nothing has come yet, or it only says how many or that it is done.
 */
export function belongsTo({ by, answers, events }: Step, question: Asked, answerOf: () => Word): boolean {
  if (question.by !== by) return false
  const about = spacesNamed(question)
  if (about.length > 0) {
    const known = new Set(answers.flatMap((each) => [...spacesNamed(each.question), ...spacesAmong([each.answer])]))
    return about.some((space) => known.has(space))
  }
  const last = answers.at(-1)?.answer
  if (events.length === 0 && last !== undefined && !isSpaceWord(last) && !isTrifle(last)) return true
  return isTrifle(answerOf())
}

/** The reasons of some answers, each line of a chart once. */
export function explanationsOf(given: readonly (Explanation | undefined)[]): readonly Explanation[] {
  const explanations = given.filter((explanation) => explanation !== undefined)
  return explanations.filter(({ line }, i) => explanations.findIndex((each) => each.line.id === line.id) === i)
}

const isTrifle = (answer: Word): boolean => answer === DONE || isNumberWord(answer)

/** The spaces among some words. */
export const spacesAmong = (words: readonly Word[]): readonly Space[] => words.filter(isSpaceWord).map(wordSpace)

/** The spaces that a question names. */
export const spacesNamed = ({ params }: Pick<Asked, 'params'>): readonly Space[] =>
  [params?.space, params?.to].filter((space) => space !== undefined)
