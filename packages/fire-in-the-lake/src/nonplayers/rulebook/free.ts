import type { NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import { carryOut, operationFor } from '@coinflict/kernel/rules'
import { DONE, type LogEvent, type Word } from '@coinflict/kernel/state'
import type { Answers } from '../answers.ts'
import { LINES } from './events.ts'

/** 8.4.4/2 Operations and special activities that an event grants a faction: by its own chart. */
export const freeAnswers = (steps: readonly Step[]): Answers => ({
  'event.choice': (np) => freely(np, steps),
  'event.operation-what': (np) => whatHere(np, steps),
})

/** The one that the chart leads to, or another, as long as it finds something to do; otherwise none. */
function freely(np: NonPlayer, steps: readonly Step[]): Word | undefined {
  const granted = np.q.answers.filter((answer) => np.q.deedOf(answer) !== undefined)
  if (granted.length === 0) return undefined
  const chosen = inOrder(np, steps, granted).find((answer) => np.leadsOn(answer))
  return np.firstOf(LINES.free, [chosen ?? DONE])
}

/** As the chart tries them: its operations, then the activity that it would carry out with one, then any other at random. */
function inOrder(np: NonPlayer, steps: readonly Step[], granted: readonly Word[]): readonly Word[] {
  if (granted.length === 1) return granted
  const wanted = steps.find((step) => step.when(np))
  const operations = wanted === undefined ? [] : [wanted.operation, ...wanted.ifNone]
  const order = [...operations, ...steps.map(({ operation }) => operation)].filter((each) => granted.includes(each))
  const rest = granted.filter((each) => !order.includes(each))
  if (rest.length < 2) return [...order, ...rest]
  const activity = activityOf(np, operations, rest)
  const from = np.below(rest.length)
  return [...order, ...(activity === undefined ? [] : [activity]), ...rest.slice(from), ...rest.slice(0, from)]
}

/** The activity that goes with the operation the chart leads to; the operation itself is left aside. */
function activityOf(np: NonPlayer, operations: readonly Word[], among: readonly Word[]): Word | undefined {
  for (const operation of operations) {
    const rules = np.g.volume.turn.operationsOf(np.me).find(({ word }) => word === operation)
    const log: LogEvent[] = []
    const trial = rules && np.attempt((g) => carryOut(g, operationFor(g, np.me, rules)), log)
    if (trial === undefined) continue
    const carriedOut = log.flatMap(({ kind, word }) => (kind === 'activity' && word !== undefined ? [word] : []))
    return carriedOut.find((each) => among.includes(each))
  }
  return undefined
}

/** One of two operations in a space: the first that the chart would carry out now, otherwise the one that comes later in it. */
function whatHere(np: NonPlayer, steps: readonly Step[]): Word | undefined {
  const open = steps.filter(({ operation }) => np.q.isPossible(operation))
  const chosen = open.find((step) => step.when(np)) ?? open.at(-1)
  return chosen && np.say(LINES.free, chosen.operation)
}
