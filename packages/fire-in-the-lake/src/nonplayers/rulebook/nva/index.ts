import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'
import { ambushAnswers, ambushLines } from './ambush.ts'
import { ATTACK_STEP, attackAnswers, attackLines } from './attack.ts'
import { bombardAnswers, bombardLines } from './bombard.ts'
import { infiltrateAnswers, infiltrateLines } from './infiltrate.ts'
import { MARCH_STEP, marchAnswers, marchLines } from './march.ts'
import { RALLY_STEP, rallyAnswers, rallyLines } from './rally.ts'
import { roundAnswers, roundLines } from './round.ts'
import { TERROR_STEP, terrorAnswers, terrorLines } from './terror.ts'

/** 8.6 The NVA: Attack, Terror, Rally or March. */
const STEPS: readonly Step[] = [ATTACK_STEP, TERROR_STEP, RALLY_STEP, MARCH_STEP]

const byRule = (a: { rule: string }, b: { rule: string }): number => a.rule.localeCompare(b.rule)

export const nva: Chart = {
  lines: [
    ...attackLines,
    ...ambushLines,
    ...bombardLines,
    ...terrorLines,
    ...rallyLines,
    ...infiltrateLines,
    ...marchLines,
    ...roundLines,
  ].sort(byRule),
  answers: {
    ...turnAnswers({
      side: 'shaded',
      instructions: instructionsOf('nva'),
      steps: STEPS,
      low: 1,
    }),
    ...attackAnswers,
    ...ambushAnswers,
    ...bombardAnswers,
    ...terrorAnswers,
    ...rallyAnswers,
    ...infiltrateAnswers,
    ...marchAnswers,
    ...roundAnswers,
  },
}
