import type { Chart, Step } from '@coinflict/kernel/nonplayers'
import type { Line } from '@coinflict/kernel/state'
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

/** As the rules print them: under each number first its bullets, then what stands under a heading of its own. */
const HEADINGS = ['Which', 'Ambush', 'Infiltrate', 'Bombard']
const headingOf = ({ id, rule }: Line): number =>
  HEADINGS.findIndex((heading) => id.slice(rule.length + 1).startsWith(heading))
const asPrinted = (a: Line, b: Line): number =>
  a.rule.localeCompare(b.rule) || headingOf(a) - headingOf(b) || a.id.localeCompare(b.id)

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
  ].sort(asPrinted),
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
