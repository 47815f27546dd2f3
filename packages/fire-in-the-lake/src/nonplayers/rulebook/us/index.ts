import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'

/** 8.8 The US. */
const STEPS: readonly Step[] = []

export const us: Chart = {
  lines: [],
  answers: turnAnswers({
    side: 'unshaded',
    instructions: instructionsOf('us'),
    steps: STEPS,
  }),
}
