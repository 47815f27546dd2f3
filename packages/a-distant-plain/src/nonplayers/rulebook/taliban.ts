import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { inOrder } from './coin.ts'
import { activityAnswers, activityLines } from './taliban/activities.ts'
import { ATTACK_STEP, attackAnswers, attackLines, TERROR_STEP } from './taliban/attack.ts'
import { MARCH_STEP, marchAnswers, marchLines } from './taliban/march.ts'
import { RALLY_STEP, rallyAnswers, rallyLines } from './taliban/rally.ts'
import { roundAnswers, roundLines } from './taliban/round.ts'
import { turnAnswers } from './turn.ts'

/** 8.7 The Taliban of the rule book: Rally, March, then Attack or Terror, each of which stands in for the other. */
export const STEPS: readonly Step[] = [RALLY_STEP, MARCH_STEP, ATTACK_STEP, TERROR_STEP]

export const taliban: Chart = {
  lines: inOrder([...rallyLines, ...activityLines, ...marchLines, ...attackLines, ...roundLines]),
  answers: {
    ...turnAnswers({ event: { side: 'shaded' }, steps: STEPS, low: 1 }),
    ...rallyAnswers,
    ...activityAnswers,
    ...marchAnswers,
    ...attackAnswers,
    ...roundAnswers,
  },
}
