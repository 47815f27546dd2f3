import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'

/** 8.6 The NVA. */
const STEPS: readonly Step[] = []

export const nva: Chart = {
  lines: [],
  answers: turnAnswers({
    side: 'shaded',
    instructions: instructionsOf('nva'),
    steps: STEPS,
    low: 1,
  }),
}
