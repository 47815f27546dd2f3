import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'

/** 8.7 The ARVN. */
const STEPS: readonly Step[] = []

export const arvn: Chart = {
  lines: [],
  answers: turnAnswers({
    side: 'unshaded',
    instructions: instructionsOf('arvn'),
    steps: STEPS,
    low: 3,
  }),
}
