import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'

/** 8.5 The VC. */
const STEPS: readonly Step[] = []

export const vc: Chart = {
  lines: [],
  answers: turnAnswers({
    side: 'shaded',
    instructions: instructionsOf('vc'),
    steps: STEPS,
  }),
}
