import { type Explanation, HIDDEN, type LogEvent, type Word } from '@coinflict/kernel/state'
import { type Table, type Turn, turnAt, turnOf } from '@coinflict/kernel/table'
import { type Answered, belongsTo, explanationsOf, type Step } from './step.ts'

/** How the answers of a turn fall into steps. */

/** The step that an entry belongs to, as far as that entry; nothing for what was done out of turn. */
export const stepUpTo = (table: Table, entry: number): Step | undefined =>
  stepIn(turnOf(table, turnAt(table, entry)), entry)

/** The last entry of the step that begins with one, and the number of the turn if it ends with that. */
export function stepFrom(table: Table, first: number): { readonly entry: number; readonly ended: number | undefined } {
  const turn = turnOf(table, turnAt(table, first))
  let entry = first
  for (let step = stepIn(turn, entry); step !== undefined && entry + 1 < turn.to; step = stepIn(turn, entry)) {
    const next = answeredIn(turn, entry + 1)
    if (next === undefined || !isPartOf(step, next)) break
    entry++
  }
  return { entry, ended: entry + 1 === turn.to ? turn.number : undefined }
}

function stepIn(turn: Turn, entry: number): Step | undefined {
  let step: Step | undefined
  for (let i = turn.from; i <= entry; i++) {
    const next = answeredIn(turn, i)
    if (next === undefined) {
      step = undefined
      continue
    }
    const answers = step !== undefined && isPartOf(step, next) ? [...step.answers, next] : [next]
    const from = answers[0]?.entry ?? i
    step = {
      by: next.question.by,
      answers,
      explanations: explanationsOf(answers.map(({ explanation }) => explanation)),
      events: turn.events.filter(({ at }) => at > from && at <= i + 1),
    }
  }
  return step
}

function answeredIn({ from, entries, asked, reasons }: Turn, entry: number): Answered | undefined {
  const answer = entries[entry - from]
  const question = asked[entry - from]
  if (typeof answer !== 'number' || question === undefined) return undefined
  return { entry, question, answer: question.isSecret ? HIDDEN : (answer as Word), explanation: reasons[entry - from] }
}

const isPartOf = (step: Step, next: Answered): boolean => belongsTo(step, next.question, () => next.answer)

/** Why a non-player did what an event tells: the reasons of the answers from the event before it on. */
export function whyOf({ answeredBy, explanations, log }: Table, { at, by }: LogEvent): readonly Explanation[] {
  if (by === -1) return []
  const before = lastBefore(log, at)
  let first = at - 1
  while (first > before && answeredBy[first - 1] === by) first--
  return explanationsOf(explanations.slice(Math.max(0, first), at))
}

/** After how many entries something last happened before a moment. The log is in the order of the journal. */
function lastBefore(log: readonly LogEvent[], at: number): number {
  let [low, high] = [0, log.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((log[middle]?.at ?? at) < at) low = middle + 1
    else high = middle
  }
  return log[low - 1]?.at ?? 0
}
