import type { Chart, NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import type { Word } from '@coinflict/kernel/state'
import { COALITION } from '../../forces.ts'
import { inOrder } from './coin.ts'
import { eldersLines } from './government/elders.ts'
import { ASSAULT_STEP, fieldAnswers, fieldLines, howManyField, PATROL_STEP, SWEEP_STEP } from './government/field.ts'
import { howManyRedeploy, roundAnswers, roundLines } from './government/round.ts'
import { howManyTrain, TRAIN_STEP, trainAnswers, trainLines } from './government/train.ts'
import { turnAnswers } from './turn.ts'

/** 8.6 The Government of the rule book: Train, Patrol, Assault if it is worth it, otherwise Sweep. */
const STEPS: readonly Step[] = [TRAIN_STEP, PATROL_STEP, ASSAULT_STEP, SWEEP_STEP]

const howMany = (np: NonPlayer): Word | undefined => howManyTrain(np) ?? howManyField(np) ?? howManyRedeploy(np)

export const government: Chart = {
  lines: inOrder([...eldersLines, ...trainLines, ...fieldLines, ...roundLines]),
  answers: {
    ...turnAnswers({ event: { side: 'unshaded', ally: COALITION }, steps: STEPS, low: 3 }),
    ...trainAnswers,
    ...fieldAnswers,
    ...roundAnswers,
    'move.how-many': howMany,
  },
}
