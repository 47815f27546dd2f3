import type { Chart, NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import type { Word } from '@coinflict/kernel/state'
import { PATROL } from '../../../operations/patrol.ts'
import { SWEEP } from '../../../operations/sweep.ts'
import { instructionsOf } from '../events.ts'
import { turnAnswers } from '../turn.ts'
import { adviseAnswers, adviseLines } from './advise.ts'
import { airLiftAnswers, airLiftLines, howManyFly } from './air-lift.ts'
import { airStrikeAnswers, airStrikeLines, struck } from './air-strike.ts'
import { ASSAULT_STEP, assaultAnswers, assaultLines, hitInAssault } from './assault.ts'
import { howManyPatrol, joinAfterPatrol, PATROL_STEP, patrolAnswers, patrolLines } from './patrol.ts'
import { howManyReturn, roundAnswers, roundLines } from './round.ts'
import { howManySweep, joinAfterSweep, SWEEP_STEP, sweepAnswers, sweepLines } from './sweep.ts'
import { howManyTrained, joinAfterTrain, TRAIN_STEP, trainAnswers, trainLines } from './train.ts'

/** 8.8 The US: Assault, Sweep or Patrol if that is worth it, otherwise Train. */
const STEPS: readonly Step[] = [ASSAULT_STEP, SWEEP_STEP, PATROL_STEP, TRAIN_STEP]

/** The special activity that comes after an operation. */
function joinAfterwards(np: NonPlayer): Word | undefined {
  switch (np.op?.rules.word) {
    case SWEEP:
      return joinAfterSweep(np)
    case PATROL:
      return joinAfterPatrol(np)
    default:
      return joinAfterTrain(np)
  }
}

export const us: Chart = {
  lines: [
    ...assaultLines,
    ...airLiftLines,
    ...airStrikeLines,
    ...sweepLines,
    ...patrolLines,
    ...adviseLines,
    ...trainLines,
    ...roundLines,
  ].sort((a, b) => a.rule.localeCompare(b.rule)),
  answers: {
    ...turnAnswers({ side: 'unshaded', instructions: instructionsOf('us'), steps: STEPS }),
    ...assaultAnswers,
    ...airLiftAnswers,
    ...airStrikeAnswers,
    ...sweepAnswers,
    ...patrolAnswers,
    ...adviseAnswers,
    ...trainAnswers,
    ...roundAnswers,
    'activity.after': (np) => joinAfterwards(np) ?? np.done(),
    'move.how-many': (np) => howManyFly(np) ?? howManySweep(np) ?? howManyPatrol(np),
    'place.how-many': (np) => howManyTrained(np) ?? howManyReturn(np),
    'remove.which': (np) => (np.q.rule === '4.2.3' ? struck(np) : hitInAssault(np)),
  },
}
