import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'
import { activityAnswers, activityLines } from './activities.ts'
import { ATTACK_STEP, attackAnswers, attackLines } from './attack.ts'
import { MARCH_STEP, marchAnswers, marchLines } from './march.ts'
import { RALLY_STEP, rallyAnswers, rallyLines } from './rally.ts'
import { roundAnswers, roundLines } from './round.ts'
import { TERROR_STEP, terrorAnswers, terrorLines } from './terror.ts'

/** 8.5 The VC: Terror at Support, Rally while many are Available, Attack out of LoCs, otherwise March. */
const STEPS: readonly Step[] = [TERROR_STEP, RALLY_STEP, ATTACK_STEP, MARCH_STEP]

export const vc: Chart = {
  lines: [...terrorLines, ...activityLines, ...rallyLines, ...marchLines, ...attackLines, ...roundLines],
  answers: {
    ...turnAnswers({ side: 'shaded', instructions: instructionsOf('vc'), steps: STEPS }),
    ...terrorAnswers,
    ...activityAnswers,
    ...rallyAnswers,
    ...marchAnswers,
    ...attackAnswers,
    ...roundAnswers,
  },
}
